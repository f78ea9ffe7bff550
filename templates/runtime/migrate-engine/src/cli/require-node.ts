import { exitIfUnsupported } from '#shared/require-node.ts';

/** Ends the process with a clear message if Node is older than `engines` of the package says. */
export function requireNode(version: string): void {
  exitIfUnsupported(version, { subject: 'The codemod', minimum: '20' }, 2);
}
