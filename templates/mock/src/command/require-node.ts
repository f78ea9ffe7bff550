/** What Prism needs; the same as in `engines` of the package. */
const LEAST = '24.18';

/** Ends the process with a word where Node is too old: it would end over something that it does not know. */
export function requireNode(version: string): void {
  if (!isOlder(version)) return;
  process.stderr.write(`The mock needs Node ${LEAST} or later; this is Node ${version}.\n`);
  process.exit(1);
}

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}
