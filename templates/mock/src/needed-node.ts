/** What Prism needs; the same as in `engines` of the package. */
const LEAST = '24.18';

/** What to say of a Node that is too old; nothing of one that is not. */
export function tooOld(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST.split('.').map(Number);
  const isOlder = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return isOlder ? `The mock needs Node ${LEAST} or later; this is Node ${version}.` : undefined;
}
