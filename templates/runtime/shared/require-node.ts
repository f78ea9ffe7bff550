/** Lowest Node of a command, and the command's name in the message. */
export interface NodeRequirement {
  readonly subject: string;
  /** Major and minor version, such as `22.12`. */
  readonly minimum: string;
}

/** Returns the error message for an unsupported version of Node, or `undefined`. */
export function unsupportedNodeMessage(version: string, { subject, minimum }: NodeRequirement): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = minimum.split('.').map(Number);
  const isOlder = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return isOlder ? `${subject} needs Node ${minimum} or later; this is Node ${version}.` : undefined;
}

/** Ends the process with a clear message if Node is too old, instead of with a syntax error. */
export function exitIfUnsupported(version: string, requirement: NodeRequirement, exitCode: number): void {
  const message = unsupportedNodeMessage(version, requirement);
  if (message === undefined) return;
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
