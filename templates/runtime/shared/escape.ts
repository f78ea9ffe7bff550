const MAX_LENGTH = 300;

/** Makes external text one line of limited length, without the control characters that a terminal would obey. */
export function toSingleLine(text: string): string {
  return escapeLine(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
}

/** Escapes control characters and directional marks, line feeds and tabs included. */
export function escapeLine(text: string): string {
  return escapeControlCharacters(text).replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}

/** Quotes a text for a POSIX shell. */
export function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Escapes text for an element or attribute of XML 1.0. Characters that XML does not have are replaced. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Escapes control characters and directional marks. Line feeds and tabs stay. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu, asEscape);
}

/**
 * Matches the bidirectional control characters of Unicode. They reorder the text around them, so that code can look
 * like other code (CVE-2021-42574).
 */
const DIRECTIONAL_MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const DIRECTIONAL_MARKS = new RegExp(DIRECTIONAL_MARK, 'g');

/** Escapes bidirectional control characters. The result is the same value in a literal of TypeScript or JSON. */
export function escapeDirectionalMarks(text: string): string {
  return DIRECTIONAL_MARK.test(text) ? text.replaceAll(DIRECTIONAL_MARKS, asEscape) : text;
}

/** The same characters in a text, raw or as an escape sequence of JSON or YAML. */
const WRITTEN_MARKS = new RegExp(
  `${DIRECTIONAL_MARK.source}|(?<!\\\\)(?:\\\\\\\\)*\\\\u(?:061c|200[ef]|202[a-e]|206[6-9])`,
  'gi',
);

/** Finds the bidirectional control characters of a text: the offset of each, and its code point. */
export function findDirectionalMarks(text: string): readonly { readonly offset: number; readonly name: string }[] {
  return [...text.matchAll(WRITTEN_MARKS)].map(({ 0: written, index }) => ({
    offset: index,
    name: `U+${(written.length === 1 ? asEscape(written) : written).slice(-4).toUpperCase()}`,
  }));
}

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
