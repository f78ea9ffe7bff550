import { Buffer } from 'node:buffer';
import { isObject, type JsonObject } from '../model/json.ts';
import { holdersOf, withParts } from '../model/parts.ts';
import { tokens } from '../model/pointer.ts';
import { parsePlainYaml } from './parse-plain-yaml.ts';
import { yamlNotation } from './notation.ts';
import type { TextPart } from './text-parts.ts';
import { endOfBlock, indentAt, isTelling, nextLine } from './yaml-block.ts';

/**
 * The parts of a document that was parsed from a text, in the order of the text; `undefined` where one of them does not
 * say by itself what it says in the document.
 */
export function yamlParts(bytes: Buffer, document: JsonObject): readonly TextPart[] | undefined {
  const root = keysBetween(bytes, afterMarker(bytes), bytes.length);
  const parts: TextPart[] = [];
  for (const [within, holder] of holdersOf(document)) {
    if (!Object.values(holder).some(isObject)) continue;
    const keys = tokens(within).reduce((found, token) => {
      const held = found?.get(token);
      return held && keysBetween(bytes, nextLine(bytes, held.start), held.end);
    }, root);
    for (const [key, value] of Object.entries(holder)) {
      if (!isObject(value)) continue;
      const standing = keys?.get(key);
      if (standing === undefined) return undefined;
      const part = { within, key, value, ...standing };
      if (!isAlike(yamlNotation.read(bytes, part), value)) return undefined;
      parts.push(part);
    }
  }
  return parts.toSorted((one, other) => one.start - other.start);
}

/** A document without its parts, if that is what a text without them says. */
export function yamlSkeleton(text: string, document: JsonObject): JsonObject | undefined {
  const value = parsePlainYaml(text)?.value;
  const expected = withParts(document, (part) => (isObject(part) ? null : part));
  return isObject(value) && isAlike(value, expected) ? value : undefined;
}

/** Whether two values are the same JSON, members in the same order. */
function isAlike(one: JsonObject | undefined, other: JsonObject): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What stands behind the colon of a key. */
interface Standing {
  readonly start: number;
  readonly end: number;
}

/** The keys of a block map, of which these are the lines; `undefined` where they are not those of one, as it seems. */
function keysBetween(bytes: Buffer, from: number, to: number): ReadonlyMap<string, Standing> | undefined {
  const found = new Map<string, Standing>();
  let indent: number | undefined;
  for (let line = from; line < to;) {
    if (!isTelling(bytes, line)) {
      line = nextLine(bytes, line);
      continue;
    }
    indent ??= indentAt(bytes, line);
    // A list may be indented no further than its key.
    if (found.size > 0 && isItem(bytes, line + indent)) {
      line = endOfBlock(bytes, line);
      continue;
    }
    const key = indentAt(bytes, line) === indent ? keyAt(bytes, line + indent) : undefined;
    if (key === undefined) return undefined;
    line = endOfBlock(bytes, key.start);
    found.set(key.name, { start: key.start, end: line });
  }
  return found;
}

function isItem(bytes: Buffer, offset: number): boolean {
  return /^-\s/.test(bytes.toString('latin1', offset, offset + 2));
}

/** A document may begin with a line of its own. */
function afterMarker(bytes: Buffer): number {
  let line = 0;
  while (line < bytes.length && !isTelling(bytes, line)) line = nextLine(bytes, line);
  return /^---[ ]*\r?\n/.test(bytes.toString('latin1', line, line + 100)) ? nextLine(bytes, line) : line;
}

const KEY = /^("(?:[^"\\]|\\.)*" *|'(?:[^']|'')*' *|[^\s"'#&*!|>%@`{}[\],?:-](?:[^:#\n]|:(?!\s)|(?<! )#)*):(?=\s|$)/;
const PLAIN_KEY = /^[A-Za-z/_][\w/{}.-]*$/;
const WORDS = /^(?:true|false|null)$/i;

/** The key that stands at an offset, and where its colon ends. */
function keyAt(bytes: Buffer, offset: number): { readonly name: string; readonly start: number } | undefined {
  const [, written] = KEY.exec(bytes.toString('utf8', offset, nextLine(bytes, offset))) ?? [];
  const name = written === undefined ? undefined : nameOf(written);
  return written === undefined || name === undefined
    ? undefined
    : { name, start: offset + Buffer.byteLength(written) + 1 };
}

function nameOf(written: string): string | undefined {
  if (PLAIN_KEY.test(written) && !WORDS.test(written)) return written;
  const { value } = parsePlainYaml(`${written}: 0`) ?? {};
  const [name] = isObject(value) ? Object.keys(value) : [];
  return name;
}
