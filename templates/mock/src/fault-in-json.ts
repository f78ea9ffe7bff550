const SPACE = /[\t\n\r ]*/y;
const TOKEN = /[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** What a string is made of: one expression for all of a long one would have no room to go back. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** By its first character, what a token is; any other is a value by itself. */
const MARKS = '{}[],:"';
const VALUES = '{["v';

/** The line and the column, from 1, where a text stops being JSON; what a parser says would show a part of the text. */
export function faultInJson(text: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, placeOfFault(text)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function placeOfFault(text: string): number {
  const open: string[] = [];
  let wanted = VALUES;
  for (let at = endOf(SPACE, text, 0); ; at = endOf(SPACE, text, at)) {
    const first = text[at] ?? '';
    const end = first === '"' ? endOfString(text, at) : endOf(TOKEN, text, at);
    const kind = MARKS.includes(first) ? first : 'v';
    if (end === at || !wanted.includes(kind)) return at;
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    wanted = wantedAfter(kind, { last: open.at(-1), isKey: wanted.startsWith('"') });
    at = end;
  }
}

/** What may follow a token in what is open around it; a key, where a text alone was wanted. */
function wantedAfter(
  kind: string,
  { last, isKey }: { readonly last: string | undefined; readonly isKey: boolean },
): string {
  if (kind === '{') return '"}';
  if (kind === '[') return `${VALUES}]`;
  if (kind === ':') return VALUES;
  if (kind === ',') return last === '{' ? '"' : VALUES;
  if (kind === '"' && isKey) return ':';
  if (last === undefined) return '';
  return last === '{' ? ',}' : ',]';
}

/** Behind the string that begins at a place; that place where none does. */
function endOfString(text: string, from: number): number {
  let at = endOf(PLAIN, text, from + 1);
  while (text[at] === '\\') {
    const next = endOf(ESCAPE, text, at);
    if (next === at) return from;
    at = endOf(PLAIN, text, next);
  }
  return text[at] === '"' ? at + 1 : from;
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
