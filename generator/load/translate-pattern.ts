/** Classes of POSIX, which other engines know as `[:alpha:]` and as `\p{Alpha}`: characters of ASCII, as in a class of ours. */
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

const tokens = /\[:(\^?\w+):\]|\\p\{(\w+)\}|\\x\{(?:[\da-fA-F]{1,6})\}|\\[0-3][0-7]{2}|&&(?=\[)|\\[\s\S]|[[\]]/g;

/**
 * A pattern in the words of Perl, Java or POSIX, in those of ECMA-262, where the two mean the same: the edges `\A` and
 * `\z`, characters by number (`\x{60}`, `\037`), classes such as `[:alpha:]`, `\p{Alnum}` and `\p{Han}`. What has no other word (`(?i)`, `a++`) stays as it is;
 * `undefined` where ECMA-262 would read it as other characters: classes that are intersected (`&&`) or not known.
 */
export function translatePattern(pattern: string): string | undefined {
  let inClass = false;
  let isLost = false;
  const translated = pattern.replaceAll(tokens, (token, posix?: string, property?: string) => {
    const isClass = posix !== undefined && inClass;
    if (isClass && POSIX.has(posix)) return POSIX.get(posix) ?? token;
    isLost ||= isClass || (inClass && token === '&&');
    if (posix !== undefined) return token;
    if (token.startsWith('\\x{')) return characterOf(parseInt(token.slice(3), 16));
    if (/^\\\d{3}$/.test(token)) return characterOf(parseInt(token.slice(1), 8));
    if (property !== undefined) return translateProperty(property, inClass) ?? token;
    if (token === '[' || token === ']') inClass = token === '[';
    return inClass ? token : (EDGES.get(token) ?? token);
  });
  return isLost ? undefined : translated;
}

/** A character by its number, in a form that both grammars of ECMA-262 know where there is one. */
function characterOf(code: number): string {
  if (code > 0xffff) return `\\u{${code.toString(16)}}`;
  return code > 0xff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\x${code.toString(16).padStart(2, '0')}`;
}

/** A class by its property; nothing where ECMA-262 knows it by that name, or not at all. */
function translateProperty(name: string, inClass: boolean): string | undefined {
  if (isProperty(name)) return undefined;
  const characters = POSIX.get(name.toLowerCase());
  if (characters !== undefined) return inClass ? characters : `[${characters}]`;
  const known = [`Script=${name}`, name.replace(/^Is/, ''), PROPERTIES.get(name)].find(
    (candidate) => candidate !== undefined && isProperty(candidate),
  );
  return known === undefined ? undefined : `\\p{${known}}`;
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
