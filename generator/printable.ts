const longest = 300;

/**
 * Text from outside, fit to be shown: on one line, no control characters (a terminal would obey them), not endless.
 */
export function printable(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return withoutControls(short).replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}

/** Text with its control characters written as escapes; line feeds and tabs stay. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu, asEscape);
}

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
