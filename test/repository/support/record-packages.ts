// Loaded with `--import` into every process and thread of a command: records which of our files load which packages.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Packages that load modules for our files, by which they cannot be told apart. */
const RUNNERS: readonly (string | undefined)[] = ['vite', 'vitest'];

const file = process.env['RECORDED_PACKAGES'] ?? '';
const recorded = new Set<string>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const name = packageOf(resolved.url);
    const loader = packageOf(context.parentURL);
    if (name !== undefined && (loader === undefined || RUNNERS.includes(loader))) {
      record([
        name,
        loader === undefined && context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : '',
      ]);
    }
    return resolved;
  },
});

function record(load: readonly [name: string, from: string]): void {
  const line = `${JSON.stringify(load)}\n`;
  if (!recorded.has(line)) appendFileSync(file, line);
  recorded.add(line);
}

function packageOf(url: string | undefined): string | undefined {
  const path = url?.split('/node_modules/') ?? [];
  return path.length > 1 ? /^(?:@[^/]+\/)?[^/]+/.exec(path.at(-1) ?? '')?.[0] : undefined;
}
