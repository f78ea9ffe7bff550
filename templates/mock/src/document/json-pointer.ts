/** A name as a step of a JSON pointer (RFC 6901), with its slash. */
export function step(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The name that a step stands for, told without its slash. */
export function nameOf(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
