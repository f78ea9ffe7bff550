// Imported by the entry points before anything else: it must load on any Node, and imports nothing.

/** Returns the message for a Node that `engines` does not include; `undefined` for others. */
export function unsupportedNodeMessage(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isIncluded = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return isIncluded
    ? undefined
    : `The generator needs Node 20.19 or later, or 22.12 or later; this is Node ${version}.`;
}

/** Ends the process with a message if Node is too old, instead of with a syntax error. */
export function requireNode(version: string): void {
  const message = unsupportedNodeMessage(version);
  if (message === undefined) return;
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
