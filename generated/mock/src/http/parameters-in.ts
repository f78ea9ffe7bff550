const PARAMETER = /;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

/**
 * The parameters of a header, by their names in small letters: in quotes, as browsers write them, or as they stand, as
 * .NET does (RFC 9110, section 5.6.6). Of one that is stated twice the first counts.
 */
export function parametersIn(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of header.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain);
  }
  return found;
}
