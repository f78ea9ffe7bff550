import { translatePattern } from './translate-pattern.ts';

/**
 * Whether a text is a regular expression as JSON Schema wants it: ECMA-262, with Unicode. Answers the engine's own
 * words.
 */
export function patternFault(pattern: string): string | undefined {
  return faultOf(pattern, 'u');
}

/**
 * A pattern in the words of another engine, or one that only the lenient old grammar of ECMA-262 accepts, made fit for
 * the Unicode one: needless backslashes (`\-`, `\@`) go, lone brackets and hyphens that make no range (`[\w-.]`) get
 * one. `undefined` where that does not help.
 */
export function mendPattern(pattern: string): string | undefined {
  const translated = translatePattern(pattern);
  if (translated === undefined || faultOf(translated, '') !== undefined) return undefined;
  const mended = translated.replaceAll(tokens, mendToken(translated));
  return faultOf(mended, 'u') === undefined ? mended : undefined;
}

/** A hyphen beside a class such as `\w`, an escape, or a bracket. */
const tokens = /\\[dDsSwW]-(?!\])|-(?=\\[dDsSwW])|\\(?:[pPu]\{[^{}]*\}|[\s\S])|[[\]{}]/g;
const isHyphen = /^(\\[dDsSwW])?-$/;

function mendToken(pattern: string): (token: string, offset: number) => string {
  let inClass = false;
  return (token, offset) => {
    if (isHyphen.test(token)) return inClass ? token.replace('-', '\\-') : token;
    if (token.startsWith('\\')) return mendEscape(token, inClass);
    const wasInClass = inClass;
    inClass = inClass ? token !== ']' : token === '[';
    const isBracketOfClass = wasInClass || inClass;
    return isBracketOfClass || isQuantifier(pattern, offset, token) ? token : `\\${token}`;
  };
}

function mendEscape(token: string, inClass: boolean): string {
  return isNeedless(token.slice(1), inClass) ? token.slice(1) : token;
}

/** Whether a character wants no backslash before it. */
function isNeedless(character: string, inClass: boolean): boolean {
  if (inClass && character === '-') return false;
  return !/^[\^$\\.*+?()[\]{}|/\w]/.test(character) || character === '_';
}

function isQuantifier(pattern: string, offset: number, token: string): boolean {
  if (token === '{') return /^\{\d+(,\d*)?\}/.test(pattern.slice(offset, offset + 50));
  return token === '}' && /\{\d+(,\d*)?\}$/.test(pattern.slice(Math.max(0, offset - 50), offset + 1));
}

function faultOf(pattern: string, flags: string): string | undefined {
  try {
    new RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
