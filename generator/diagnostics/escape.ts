const MAX_LENGTH = 300;

/** Makes external text one line of limited length, without the control characters that a terminal would obey. */
export function toSingleLine(text: string): string {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return escapeControlCharacters(short).replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}

/** Escapes control characters and directional marks. Line feeds and tabs stay. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu, asEscape);
}

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
