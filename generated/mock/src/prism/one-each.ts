/**
 * A path whose segments have one parameter at most: Prism tries all ways to part one that has several, which are as
 * many as the square, the cube … of its length.
 */
export function oneEach(path: string): string {
  return path.replaceAll(/\}[^/{}]*\{/g, '}/{');
}
