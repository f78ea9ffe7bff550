/**
 * Refuses a prefix of a group that is not there, which would otherwise stand for nothing.
 *
 * @param names - those of the groups, with blanks between them; any will do where there are none
 * @throws {TypeError} with the names that there are
 */
export function checkPrefixes(prefixes: object | undefined, names: string): void {
  for (const given in prefixes) {
    if (names && !names.split(' ').includes(given)) throw new TypeError(`pathPrefixes has no ${given}, but ${names}`);
  }
}
