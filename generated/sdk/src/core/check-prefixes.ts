/**
 * Refuses a prefix of a group that is not there, which would otherwise stand for nothing.
 *
 * @param names - those of the groups, with blanks between them; any will do where there are none
 * @throws {TypeError} with the name that was probably meant
 */
export function checkPrefixes(prefixes: object | undefined, names: string): void {
  const known = names.split(' ');
  for (const given in prefixes) {
    if (!names || known.includes(given)) continue;
    // Few letters that a name lacks, and about as many as it has.
    const distance = (name: string): number =>
      Math.abs(name.length - given.length) + [...given].filter((letter) => !name.includes(letter)).length;
    const [nearest] = known.sort((left, right) => distance(left) - distance(right));
    throw new TypeError(`pathPrefixes has no ${given}; is it ${nearest}?`);
  }
}
