/** Lowest Node of a command, and the command's name in the message. */
export interface NodeRequirement {
  readonly subject: string;
  /** Major and minor version, such as `22.12`; of several, a major version between them is not supported. */
  readonly minimum: string | readonly string[];
}

/** Returns the error message for an unsupported version of Node, or `undefined`. */
export function unsupportedNodeMessage(version: string, { subject, minimum }: NodeRequirement): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const minimums = [minimum].flat();
  const isIncluded = minimums.some((text, index) => {
    const [leastMajor = 0, leastMinor = 0] = text.split('.').map(Number);
    return (major === leastMajor && minor >= leastMinor) || (index === minimums.length - 1 && major > leastMajor);
  });
  return isIncluded
    ? undefined
    : `${subject} needs Node ${minimums.join(' or later, or ')} or later; this is Node ${version}.`;
}

/** Ends the process with a clear message if Node is too old, instead of with a syntax error. */
export function exitIfUnsupported(version: string, requirement: NodeRequirement, exitCode: number): void {
  const message = unsupportedNodeMessage(version, requirement);
  if (message === undefined) return;
  process.stderr.write(`${message} To run it with another one: npx -y -p node@24 COMMAND.\n`);
  process.exit(exitCode);
}
