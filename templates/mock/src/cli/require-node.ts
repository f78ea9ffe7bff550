import { unsupportedNodeMessage } from '../start.ts';

/** Ends the process with a word where Node is too old: it would end over something that it does not know. */
export function requireNode(version: string): void {
  const message = unsupportedNodeMessage(version);
  if (message === undefined) return;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
