/** Returns the segments of a path that are parameters, such as `{id}`, in order. */
export function pathParameters(path: string): readonly string[] {
  return path.split('/').filter(isParameter);
}

/** Tests whether a segment of a template is a parameter. */
export function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

/** Returns a path without the names of its parameters: paths of one form have the same addresses. */
export function pathForm(path: string | undefined): string | undefined {
  return path?.replaceAll(/\{[^/]*/g, '{}');
}

/** Tests whether the last segments of an address are those of a template: fixed ones are equal, values not empty. */
export function endsInTemplate(segments: readonly string[], template: readonly string[]): boolean {
  const start = segments.length - template.length;
  if (start < 0) return false;
  // The first segment of a template is empty: what stands before it is the base of the address.
  return template.every((part, index) => {
    const segment = segments[start + index];
    return index === 0 || (isParameter(part) ? segment !== '' : part === segment);
  });
}

/** Sorts templates: the longest first, and those of equal length by their number of parameters. */
export function bySpecificity(one: readonly string[], other: readonly string[]): number {
  return other.length - one.length || one.filter(isParameter).length - other.filter(isParameter).length;
}

/**
 * Returns the segments of a new path: fixed texts, and indexes of the parameters of the old path whose values it takes.
 * A parameter has the value of the one with the same name; those with other names have each other's values in order.
 *
 * @returns `undefined` if the new path takes a value that the old one does not have
 */
export function newSegments(before: string, after: string): readonly (string | number)[] | undefined {
  const [old, own] = [pathParameters(before), pathParameters(after)];
  const [left, added] = [old.filter((name) => !own.includes(name)), own.filter((name) => !old.includes(name))];
  // With more old names than new ones, nothing says which values are dropped.
  if (added.length > 0 && added.length !== left.length) return undefined;
  return after.split('/').map((part) => {
    if (!isParameter(part)) return part;
    const index = added.indexOf(part);
    return old.indexOf(index < 0 ? part : (left[index] ?? part));
  });
}
