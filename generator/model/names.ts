import { ownAt } from './json.ts';

/**
 * Names of generated code are derived here only. The model holds both the wire name and the identifier, so emitters
 * never derive names.
 */

/** Reserved words that strict ES modules reject as the name of a function or binding. */
const RESERVED = new Set(
  (
    'abstract any arguments as async await bigint boolean break case catch class const constructor continue debugger ' +
    'declare default delete do else enum eval export extends false finally for from function get if implements import in ' +
    'infer instanceof interface is keyof let module namespace never new null number object of package private protected ' +
    'public readonly require return set static string super switch symbol this throw true try type typeof undefined ' +
    'unique unknown var void while with yield NaN Infinity globalThis'
  ).split(' '),
);

/** Built-in type names that TypeScript rejects as the name of an interface. */
const BUILT_IN_TYPES = new Set(
  'Any BigInt Boolean Never Null Number Object String Symbol Undefined Unknown Void'.split(' '),
);

/**
 * Matches a letter that every supported compiler accepts in an identifier. Excludes supplementary planes and recent
 * additions to Unicode.
 */
const LETTER = String.raw`(?![\u{10000}-\u{10ffff}\u088f\u0c5c\u0cdc\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2\ua7d4\ua7da-\ua7dc])\p{ID_Start}`;
/** Matches a vowel sign or another mark that may follow a letter in an identifier, within the same limits. */
const MARK = String.raw`(?![\u{10000}-\u{10ffff}\u0897\u1acf-\u1aff])[\p{Mn}\p{Mc}]`;
const WORD = new RegExp(
  `OAuth[0-9]*(?![a-z])|[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9]+|(?:${LETTER}(?:${MARK})*)+`,
  'gu',
);
/** Matches a word in ASCII. Nearly all names are ASCII, and this pattern is several times faster. */
const PLAIN_WORD = /OAuth[0-9]*(?![a-z])|[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9]+/g;
/** Latin letters without a decomposition, as their languages write them in ASCII. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  Æ: 'Ae',
  Ø: 'O',
  Œ: 'Oe',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'Th',
};
const PLAIN = /^[\u0000-\u007f]*$/;

/**
 * Splits a name into words in any notation: `card_group_id`, `cardGroupId`, `X-REQUEST-ID`, `card group`. The plural of
 * an acronym is one word (`VPCs`), and so is `OAuth2`. Latin letters become ASCII; the marks of other scripts
 * belong to their letters (`が`, `й`). The words are in NFC, as keyboards type them.
 */
export function splitWords(text: string): readonly string[] {
  if (PLAIN.test(text)) return text.match(PLAIN_WORD) ?? [];
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[ßæøœđðłþıÆØŒĐÐŁÞ]/g, (letter) => ownAt(LATIN, letter) ?? letter);
  return plain.normalize('NFC').match(WORD) ?? [];
}

function capitalize(word: string): string {
  const first = word.charAt(0).toUpperCase();
  return PLAIN.test(first) || splitWords(first).join('') === first ? first + word.slice(1) : word;
}

/** Returns the name of a type like {@link wantedTypeName}, but never that of a built-in type. */
export function typeName(text: string): string {
  const name = wantedTypeName(text);
  return BUILT_IN_TYPES.has(name) ? `${name}Type` : name;
}

/** Returns a text as the name of a type. Keeps a valid identifier unchanged, else joins its words. */
export function wantedTypeName(text: string): string {
  const name = /^[A-Za-z][A-Za-z0-9]*$/.test(text)
    ? capitalize(text)
    : splitWords(text)
        .map((word) => capitalize(isShouted(word) ? word.toLowerCase() : word))
        .join('');
  return /^[\p{ID_Start}]/u.test(name) ? name : `Type${name}`;
}

/** Returns the name of a function or of a generated property: `card_group_id` becomes `cardGroupId`. */
export function camelName(text: string): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(text)) return text;
  const [first = '', ...rest] = splitWords(text);
  const joined = first.toLowerCase() + rest.map((word) => capitalize(word.toLowerCase())).join('');
  if (joined === '') return 'unnamed';
  return /^[\p{ID_Start}]/u.test(joined) ? joined : `n${joined}`;
}

/** Returns the name of a function like {@link camelName}, but never a reserved word or that of a conversion. */
export function functionName(text: string): string {
  const name = memberName(text);
  return RESERVED.has(name) ? `${name}Operation` : name;
}

/** Methods that the language calls by itself: on `await`, in a template, or for JSON. */
const CONVERSIONS = new Set(['then', 'toJSON', 'toString', 'valueOf']);

/** Returns the name of a member of the facade like {@link camelName}, but never one that the language calls. */
export function memberName(text: string): string {
  const name = camelName(text);
  return CONVERSIONS.has(name) ? `${name}Operation` : name;
}

/**
 * Returns the name of a file and import path: lower-case words with hyphens, at most 80 characters. Letters of other
 * scripts are kept, as in identifiers; they take up to three bytes each, and file systems allow 255.
 */
export function slug(text: string): string {
  const joined = splitWords(text)
    .map((word) => word.toLowerCase())
    .join('-');
  const name = joined.slice(0, PLAIN.test(joined) ? 80 : 60) || 'unnamed';
  return DEVICES.test(name) ? `${name}-operations` : name;
}

/** Returns a name like {@link slug} in ASCII, as npm requires it of a scope. Returns `fallback` if nothing is left. */
export function packageSlug(text: string, fallback: string): string {
  const name = slug(text)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
  return name || fallback;
}

/** Device names that Windows reserves, with any file extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Checks if a text is a valid property name without quotes. */
export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text);
}

function isShouted(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/** Claims unique names. Comparison ignores case, so that the names are unique as file names too. */
export class NameScope {
  readonly #taken: Set<string>;
  /** Names that are valid as the document writes them, by what they are compared by. */
  readonly #promised = new Map<string, string>();

  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set([...reserved].map(folded));
  }

  /** Keeps names for those that the document calls so; others of the same spelling move aside. */
  promise(names: Iterable<string>): void {
    for (const name of names) if (!this.#promised.has(folded(name))) this.#promised.set(folded(name), name);
  }

  /**
   * Returns `wanted`, or the first free name of `wanted2`, `wanted3` and so on. Names with one of `suffixes` are
   * reserved too.
   *
   * @param given - the name in the document, for which a promised name is free
   */
  claim(wanted: string, given = '', suffixes: readonly string[] = []): string {
    const made = (name: string): readonly string[] => [name, ...suffixes.map((suffix) => name + suffix)];
    const isFree = (name: string): boolean =>
      made(name).every((one) => !this.#taken.has(folded(one))) && (this.#promised.get(folded(name)) ?? given) === given;
    const name = isFree(wanted) ? wanted : firstNumbered(wanted, isFree);
    for (const one of made(name)) this.#taken.add(folded(one));
    return name;
  }
}

/** Returns a name without what file systems may ignore: case, and second forms of letters such as `ς`. */
function folded(name: string): string {
  return PLAIN.test(name) ? name.toLowerCase() : name.toUpperCase().toLowerCase();
}

function firstNumbered(wanted: string, isFree: (name: string) => boolean): string {
  for (let number = 2; ; number += 1) if (isFree(`${wanted}${number}`)) return `${wanted}${number}`;
}

/**
 * Names that the client's runtime already uses, so that generated names do not clash with them. A test compares these
 * lists with the runtime's files.
 */

/**
 * Functions and other values that the core and the safe update export. Credentials must not use these names.
 */
export const runtimeFunctions: readonly string[] = (
  'acceptOption alternativeBody apiKeyCredential base64 basicCredential bearerCredential binaryBody bind ' +
  'jsonLinesBody readEvents readJsonLines readTextEvents deepObject deepObjectExploded form formBody formExploded idempotencyKey ' +
  'jsonBody jsonMembers jsonStyle jsonText label labelExploded matrix ' +
  'matrixExploded multipartBody pipeDelimited pipeDelimitedExploded readAccepting readAlternatives readBlob readIntegers ' +
  'readOptional readRedirects readJson readJsonText readList readTypedString readNoContent readHtml readString ' +
  'readNullableString readText requireTransport retryTransient rawCookie rawCookieExploded repeatedMembers ' +
  'reservedPath reservedQuery safeUpdate startPagedCall simple simpleExploded spaceDelimited spaceDelimitedExploded ' +
  'styledFormBody systemClock tabDelimited textBody collectSecrets tokenSource typedMultipartBody serializeCookies ' +
  'fixedQuery toClient serializeHeaders serializeQuery'
).split(' ');

/**
 * Types that generated modules import from the runtime, and the built-in type that they use. A schema with one of these
 * names is imported under an alias.
 */
export const runtimeTypes: readonly string[] = (
  'BinaryBody BytesAsText Call CallOptions Client ClientOptions EventStream ItemStream OperationDescription ' +
  'PagedCall PageOptions PagePlan PathPrefix UpdateWithReadOptions Record UpdateChange UpdateOptions UpdatePlan'
).split(' ');

/** Options of a client and of a call. A parameter that can be set once per client must not use these names. */
export const runtimeOptions: readonly string[] = (
  'allowInsecure auth baseUrl detectConflicts clock fetch headers idleTimeoutMs maxResponseBytes onMismatch pathPrefixes read requireAllFields ' +
  'retry secrets signal timeoutMs validate validation'
).split(' ');

/** Files of the client. A group of operations must not use these names. */
export const runtimeModules: readonly string[] =
  'bind core dates errors facade index json logger migration node paging paths runtime testing types update validators'.split(
    ' ',
  );

/** Products whose packages have names. */
export const PACKAGES: readonly string[] = ['sdk', 'mock', 'verify', 'migrate'];

/** Returns `true` for a name that npm accepts for a new package. */
export function isPackageName(name: string): boolean {
  return name.length <= MAX_PACKAGE_NAME && /^(?:@[a-z0-9~][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/.test(name);
}

const MAX_PACKAGE_NAME = 214;
