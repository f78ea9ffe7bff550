import { unsupportedNodeMessage } from '../start.ts';

/** Ends the process with a clear message if Node is too old, instead of with a syntax error. */
export function requireNode(version: string): void {
  const message = unsupportedNodeMessage(version);
  if (message === undefined) return;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
