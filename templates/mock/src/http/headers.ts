/**
 * Tests whether an `Accept` header allows a media type (RFC 9110, section 12.5.1). An empty header allows all types;
 * a weight of 0 excludes a type.
 */
export function acceptsMediaType(header: string | undefined, mediaType: string): boolean {
  if (header === undefined || header === '' || header === '*/*' || header === mediaType) return true;
  let best = { exactness: -1, weight: 0 };
  for (const entry of header.slice(0, 2000).split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const exactness = exactnessOf(range, mediaType);
    if (exactness > best.exactness) best = { exactness, weight: weightOf(parameters) };
  }
  return best.weight > 0;
}

function exactnessOf(range: string, mediaType: string): number {
  if (range === mediaType) return 2;
  const slash = mediaType.indexOf('/');
  if (
    range === `${mediaType.slice(0, slash)}/*` ||
    (mediaType.endsWith('/*') && range.startsWith(mediaType.slice(0, slash + 1)))
  )
    return 1;
  return range === '*/*' ? 0 : -1;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return Number.isNaN(value) ? 1 : value;
}

const PARAMETER = /;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

/**
 * Parses the parameters of a header, quoted as browsers write them or unquoted as .NET does (RFC 9110, section
 * 5.6.6). Names are in lower case; of a repeated parameter the first wins.
 */
export function parseHeaderParameters(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of header.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain);
  }
  return found;
}
