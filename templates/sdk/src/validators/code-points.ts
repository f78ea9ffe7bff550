const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]/g;

/** The length of a text in characters of Unicode, as JSON Schema counts. */
export function codePoints(text: string): number {
  return text.length - (text.match(SURROGATES)?.length ?? 0);
}
