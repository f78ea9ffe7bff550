/** Tests whether a text is a regular expression of ECMA-262 with the flag `u`, as JSON Schema requires. */
export function isPattern(text: string): boolean {
  return patternError(text) === undefined;
}

/** Returns the engine's message if a pattern is invalid with the flag `u`; `undefined` if it is valid. */
export function patternError(pattern: string): string | undefined {
  return syntaxError(pattern, 'u');
}

function syntaxError(pattern: string, flags: string): string | undefined {
  try {
    new RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Repairs a pattern that is written for another engine, or that is valid only without the flag `u`: removes needless
 * backslashes (`\-`, `\@`), and escapes lone brackets and hyphens that form no range (`[\w-.]`).
 *
 * @returns `undefined` if the result is still invalid
 */
export function repairPattern(pattern: string): string | undefined {
  const translated = translatePattern(pattern);
  if (translated === undefined || syntaxError(translated, '') !== undefined) return undefined;
  const repaired = translated.replaceAll(REPAIRABLE, repairToken(translated));
  return isPattern(repaired) ? repaired : undefined;
}

/** A hyphen beside a class such as `\w`, an escape, or a bracket. */
const REPAIRABLE = /\\[dDsSwW]-(?!\])|-(?=\\[dDsSwW])|\\(?:[pPu]\{[^{}]*\}|[\s\S])|[[\]{}]/g;
const HYPHEN = /^(\\[dDsSwW])?-$/;

function repairToken(pattern: string): (token: string, offset: number) => string {
  let inClass = false;
  return (token, offset) => {
    if (HYPHEN.test(token)) return inClass ? token.replace('-', '\\-') : token;
    if (token.startsWith('\\')) return repairEscape(token, inClass);
    const wasInClass = inClass;
    inClass = inClass ? token !== ']' : token === '[';
    const isClassBracket = wasInClass || inClass;
    return isClassBracket || isQuantifierBrace(pattern, offset, token) ? token : `\\${token}`;
  };
}

function repairEscape(token: string, inClass: boolean): string {
  return isNeedlesslyEscaped(token.slice(1), inClass) ? token.slice(1) : token;
}

function isNeedlesslyEscaped(character: string, inClass: boolean): boolean {
  if (inClass && character === '-') return false;
  return !/^[\^$\\.*+?()[\]{}|/\w]/.test(character) || character === '_';
}

function isQuantifierBrace(pattern: string, offset: number, token: string): boolean {
  if (token === '{') return /^\{\d+(,\d*)?\}/.test(pattern.slice(offset, offset + 50));
  return token === '}' && /\{\d+(,\d*)?\}$/.test(pattern.slice(Math.max(0, offset - 50), offset + 1));
}

/** POSIX classes, written `[:alpha:]` or `\p{Alpha}` in other engines, as the ASCII characters of a class. */
const POSIX_CLASSES: ReadonlyMap<string, string> = new Map([
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

/** Anchors of other engines. */
const ANCHORS: ReadonlyMap<string, string> = new Map([
  ['\\A', '^'],
  ['\\z', '$'],
  ['\\Z', '$'],
]);

/** Unicode properties that have another name in Java. */
const JAVA_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['IsDigit', 'Nd'],
  ['all', 'Any'],
]);

const TRANSLATABLE =
  /\[\^?\](?=[^[\]]*\])|\[:\^?\w+:\]|\\p\{\w+\}|\\x\{[\da-fA-F]{1,6}\}|\\[0-3][0-7]{2}|&&(?=\[)|\\[\s\S]|[[\]]/g;
const BRACKET = /^(?:\[\^?\]|\[|\])$/;

/**
 * Translates the syntax of Perl, Java and POSIX to ECMA-262 where both mean the same: the anchors `\A` and `\z`,
 * characters by number (`\x{60}`, `\037`), classes such as `[:alpha:]`, `\p{Alnum}` and `\p{Han}`, and `[]a]`. Syntax
 * without an equivalent (`(?i)`, `a++`) stays as it is.
 *
 * @returns `undefined` if ECMA-262 would match other characters: intersected classes (`&&`) and unknown classes
 */
function translatePattern(pattern: string): string | undefined {
  let inClass = false;
  let isUntranslatable = false;
  const translated = pattern.replaceAll(TRANSLATABLE, (token) => {
    const translation = inClass ? translateInClass(token) : translateOutside(token);
    if (BRACKET.test(token)) inClass = inClass ? !token.endsWith(']') : token !== ']';
    isUntranslatable ||= translation === undefined;
    return translation ?? token;
  });
  return isUntranslatable ? undefined : translated;
}

function translateInClass(token: string): string | undefined {
  if (token === '&&') return undefined;
  return token.startsWith('[:')
    ? POSIX_CLASSES.get(token.slice(2, -2))
    : translateEscape(token, (characters) => characters);
}

function translateOutside(token: string): string {
  // Directly behind the opening bracket, with another one to come, a closing bracket is an ordinary character.
  if (/^\[\^?\]$/.test(token)) return token.replace(']', '\\]');
  return ANCHORS.get(token) ?? translateEscape(token, (characters) => `[${characters}]`);
}

/**
 * Translates an escape that means the same inside and outside of a class; `toClass` writes characters for that place.
 */
function translateEscape(token: string, toClass: (characters: string) => string): string {
  if (token.startsWith('\\x{')) return escapeCodePoint(parseInt(token.slice(3), 16));
  if (/^\\\d{3}$/.test(token)) return escapeCodePoint(parseInt(token.slice(1), 8));
  return token.startsWith('\\p{') ? translateProperty(token.slice(3, -1), toClass) : token;
}

/** Escapes a character in a form that is valid with and without the flag `u`, if there is one. */
function escapeCodePoint(code: number): string {
  if (code > 0xffff) return `\\u{${code.toString(16)}}`;
  return code > 0xff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\x${code.toString(16).padStart(2, '0')}`;
}

function translateProperty(name: string, toClass: (characters: string) => string): string {
  const characters = isUnicodeProperty(name) ? undefined : POSIX_CLASSES.get(name.toLowerCase());
  if (characters !== undefined) return toClass(characters);
  const candidates = [name, `Script=${name}`, name.replace(/^Is/, ''), JAVA_PROPERTIES.get(name) ?? name];
  return `\\p{${candidates.find(isUnicodeProperty) ?? name}}`;
}

function isUnicodeProperty(name: string): boolean {
  return isPattern(`\\p{${name}}`);
}
