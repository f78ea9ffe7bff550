import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { requireContract } from '#shared/contract-version.ts';
import { isNestedDeeperThan, parseJson } from '#shared/json.ts';
import { replaceFile } from '#shared/replace-file.ts';
import { isObject, type Json } from '../json.ts';
import type { LegacyTranslation } from '../document/legacy-translation.ts';
import type { MockSource } from '../mock.ts';
import type { BodyValidators } from '../document/served-document.ts';

const SPACE = /[\t\n\r ]*/y;
const TOKEN = /[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Plain characters of a string. One expression for a whole long string would overflow the stack. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** First characters that identify a token; any other begins a scalar value. */
const MARKS = '{}[],:"';
const VALUES = '{["v';

/**
 * Locates the first syntax error of a JSON text by line and column, from 1. The parser's own message would quote the
 * text, in which there may be secrets.
 */
export function locateJsonError(text: string): { readonly line: number; readonly column: number } {
  return lineAndColumn(text, placeOfFault(text));
}

function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
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
    wanted = wantedAfter(kind, open.at(-1), wanted.startsWith('"'));
    at = end;
  }
}

/** Returns where a valid JSON text repeats a name in an object, of which `JSON.parse` takes the last. */
function placeOfDuplicate(text: string): number {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const first = text[at];
    if (first === '{' || first === '[') open.push(new Set());
    if (first === '}' || first === ']') open.pop();
    if (first !== '"') continue;
    const start = at;
    at = endOfString(text, start);
    const names = text[endOf(SPACE, text, at)] === ':' ? open.at(-1) : undefined;
    const name: string = names === undefined ? '' : JSON.parse(text.slice(start, at));
    if (names?.has(name) === true) return start;
    names?.add(name);
    at -= 1;
  }
  return -1;
}

/** Counts the names of members in a valid JSON text. */
function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = endOfString(text, at);
    if (text[endOf(SPACE, text, at)] === ':') count += 1;
  }
  return count;
}

function countMembers(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const values = Object.values(value);
  return values.reduce<number>((count, inner) => count + countMembers(inner), isObject(value) ? values.length : 0);
}

/** Returns the tokens that may follow a token inside the enclosing object or array. */
function wantedAfter(kind: string, last: string | undefined, isKey: boolean): string {
  if (kind === '{') return '"}';
  if (kind === '[') return `${VALUES}]`;
  if (kind === ':') return VALUES;
  if (kind === ',') return last === '{' ? '"' : VALUES;
  if (kind === '"' && isKey) return ':';
  if (last === undefined) return '';
  return last === '{' ? ',}' : ',]';
}

/** Returns the end of the string that begins at an index; that index itself if no string begins there. */
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

/**
 * The value of a file in JSON.
 *
 * @throws TypeError naming the place where it is none, without a word of what stands there
 */
export function readJsonFile(file: string): Json {
  return parseJsonFile(file, readTextFile(file));
}

/** Returns the message for a file that does not exist, which offers the closest name in its folder. */
export function missingFileText(file: string): string {
  const folder = dirname(file);
  const closest = closestMatch(basename(file), namesIn(folder));
  return `There is no such file: ${file}${closest === undefined ? '' : `.${didYouMean(join(folder, closest))}`}`;
}

/** Lists a folder; what is none, or cannot be read, has no names. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Reads a text file without its byte order mark. @throws TypeError if there is none */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new TypeError(missingFileText(file)) : error;
  }
}

/** Limit of the nesting of a file. */
const MAX_DEPTH = 1_000;

/** The value that the text of a file in JSON says. @throws TypeError naming the place where it is none */
export function parseJsonFile(file: string, text: string): Json {
  if (isNestedDeeperThan(MAX_DEPTH, text))
    throw new TypeError(`${file}: values are nested deeper than ${MAX_DEPTH} levels.`);
  const value = parseJson(text);
  if (value !== undefined && countNames(text) === countMembers(value)) return value;
  const offset = value === undefined ? placeOfFault(text) : placeOfDuplicate(text);
  const { line, column } = lineAndColumn(text, offset);
  const reason =
    value === undefined
      ? 'invalid JSON from here on. Check for a surplus comma, or a missing comma, quote or bracket'
      : 'this object has an earlier member of the same name. Remove one of them';
  throw new TypeError(`${file}:${line}:${column}: ${reason}.`);
}

/** Writes a value as JSON with indentation, so that a diff of two files is readable; all of the file or nothing. */
export function writeJsonFile(file: string, value: unknown): void {
  replaceFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

/** Content of a generated package, which it hands to the engine. */
interface PackageContent extends Pick<MockSource, 'platform'> {
  /** Version of the contract between generated packages and engines. */
  readonly model: number;
  /** URL of a module of the package. */
  readonly home: string;
  /** Names of its documents. */
  readonly documents: readonly string[];
  /** Translations by the names of documents. */
  readonly translations?: Readonly<Record<string, LegacyTranslation>>;
  /** Validators of the bodies of requests, by the names of documents. */
  readonly bodyValidators?: Readonly<Record<string, BodyValidators>>;
}

/**
 * Reads the documents of a generated package.
 *
 * @throws TypeError if this engine does not fit the package
 */
export function readSource(content: PackageContent): MockSource {
  const { model, home, platform, documents, translations = {}, bodyValidators = {} } = content;
  requireContract(model);
  return {
    platform,
    documents: documents.map((name) => {
      const root: Json = JSON.parse(readFileSync(packageFile(join('spec', `${name}.json`), home), 'utf8'));
      const { [name]: translation } = translations;
      const { [name]: validators } = bodyValidators;
      return {
        name,
        root: isObject(root) ? root : {},
        ...(translation === undefined ? {} : { translation }),
        ...(validators === undefined ? {} : { bodyValidators: validators }),
      };
    }),
  };
}

/**
 * Returns the path of a file in the folder of a module or in one around it.
 *
 * @param home - URL of the module; by default that of this code, wherever it was built to
 */
export function packageFile(path: string, home: string = import.meta.url): string {
  // Not by `import.meta.dirname`, which jest does not give before its version 30.
  let folder = dirname(fileURLToPath(home));
  while (!existsSync(join(folder, path)) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, path);
}
