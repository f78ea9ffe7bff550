import module, { createRequire } from 'node:module';
import { exitIfUnsupported } from '#shared/require-node.ts';

/** Packages that the codemod loads, of its `dependencies`. */
const PACKAGES = ['typescript', 'diff'];

/**
 * Ends the process with a clear message if Node is older than `engines` of the package says, or the package's own
 * dependencies are not installed: npm does not install those of a folder that it links.
 */
export function requireNode(version: string): void {
  exitIfUnsupported(version, { subject: 'The codemod', minimum: '20' }, 2);
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  // The compiler is 9 MB of code. Node 20 has no such cache.
  module.enableCompileCache?.();
  if (missing.length === 0) return;
  const advice = 'npm only links a folder without its packages: install it with npm install --install-links FOLDER.';
  process.stderr.write(`The codemod needs ${missing.join(' and ')}, not installed with it. ${advice}\n`);
  process.exit(2);
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
