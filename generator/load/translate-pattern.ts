/**
 * Classes of POSIX, which other engines know as `[:alpha:]` and as `\p{Alpha}`: characters of ASCII, as in a class of
 * ours.
 */
const POSIX: ReadonlyMap<string, string> = new Map([
  ['alpha', 'A-Za-z'],
  ['digit', '0-9'],
  ['alnum', 'A-Za-z0-9'],
  ['upper', 'A-Z'],
  ['lower', 'a-z'],
  ['xdigit', '0-9A-Fa-f'],
  ['space', String.raw`\t\n\v\f\r `],
  ['blank', String.raw`\t `],
  ['punct', String.raw`!-\/:-@\[-${'`'}\{-~`],
  ['print', ' -~'],
  ['graph', '!-~'],
  ['cntrl', String.raw`\x00-\x1F\x7F`],
  ['ascii', String.raw`\x00-\x7F`],
  ['word', 'A-Za-z0-9_'],
]);

/** Edges of the text, which ECMA-262 has other signs for. */
const EDGES: ReadonlyMap<string, string> = new Map([
  ['\\A', '^'],
  ['\\z', '$'],
  ['\\Z', '$'],
]);

const tokens =
  /\[\^?\](?=[^[\]]*\])|\[:\^?\w+:\]|\\p\{\w+\}|\\x\{[\da-fA-F]{1,6}\}|\\[0-3][0-7]{2}|&&(?=\[)|\\[\s\S]|[[\]]/g;
const brackets = /^(?:\[\^?\]|\[|\])$/;

/**
 * A pattern in the words of Perl, Java or POSIX, in those of ECMA-262, where the two mean the same: the edges `\A` and
 * `\z`, characters by number (`\x{60}`, `\037`), classes such as `[:alpha:]`, `\p{Alnum}` and `\p{Han}`, and `[]a]`.
 * What has no other word (`(?i)`, `a++`) stays as it is; `undefined` where ECMA-262 would read it as other characters:
 * classes that are intersected (`&&`) or not known.
 */
export function translatePattern(pattern: string): string | undefined {
  let inClass = false;
  let isLost = false;
  const translated = pattern.replaceAll(tokens, (token) => {
    const read = inClass ? readInside(token) : readOutside(token);
    if (brackets.test(token)) inClass = inClass ? !token.endsWith(']') : token !== ']';
    isLost ||= read === undefined;
    return read ?? token;
  });
  return isLost ? undefined : translated;
}

function readInside(token: string): string | undefined {
  if (token === '&&') return undefined;
  return token.startsWith('[:') ? POSIX.get(token.slice(2, -2)) : readEscape(token, (characters) => characters);
}

function readOutside(token: string): string {
  // Right behind the opening bracket, and with another to come, this one is a character like any other.
  if (/^\[\^?\]$/.test(token)) return token.replace(']', '\\]');
  return EDGES.get(token) ?? readEscape(token, (characters) => `[${characters}]`);
}

/** An escape that means the same wherever it stands; `asClass` writes characters as it is wanted there. */
function readEscape(token: string, asClass: (characters: string) => string): string {
  if (token.startsWith('\\x{')) return characterOf(parseInt(token.slice(3), 16));
  if (/^\\\d{3}$/.test(token)) return characterOf(parseInt(token.slice(1), 8));
  return token.startsWith('\\p{') ? translateProperty(token.slice(3, -1), asClass) : token;
}

/** A character by its number, in a form that both grammars of ECMA-262 know where there is one. */
function characterOf(code: number): string {
  if (code > 0xffff) return `\\u{${code.toString(16)}}`;
  return code > 0xff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\x${code.toString(16).padStart(2, '0')}`;
}

/** A class by its property; the same where ECMA-262 knows it by that name, or not at all. */
function translateProperty(name: string, asClass: (characters: string) => string): string {
  const characters = isProperty(name) ? undefined : POSIX.get(name.toLowerCase());
  if (characters !== undefined) return asClass(characters);
  const candidates = [name, `Script=${name}`, name.replace(/^Is/, ''), PROPERTIES.get(name) ?? name];
  return `\\p{${candidates.find(isProperty) ?? name}}`;
}

/** What Java calls otherwise. */
const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['IsDigit', 'Nd'],
  ['all', 'Any'],
]);

function isProperty(name: string): boolean {
  try {
    return new RegExp(`\\p{${name}}`, 'u').source !== '';
  } catch {
    return false;
  }
}
