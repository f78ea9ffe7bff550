/** Lowest version of Node, as in `engines` of the package. */
const MINIMUM_NODE = '22.12';

/** Returns the error message for an unsupported version of Node, or `undefined`. */
export function unsupportedNodeMessage(version: string, subject = 'The mock'): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MINIMUM_NODE.split('.').map(Number);
  const isOlder = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return isOlder ? `${subject} needs Node ${MINIMUM_NODE} or later; this is Node ${version}.` : undefined;
}

/** Ends the process with a clear message if Node is too old, instead of with a syntax error. */
export function requireNode(version: string): void {
  const message = unsupportedNodeMessage(version);
  if (message === undefined) return;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
