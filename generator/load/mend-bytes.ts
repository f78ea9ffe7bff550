import { isJsonType } from '../model/coding.ts';
import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { pointerOf } from '../model/pointer.ts';
import { isBytes } from '../model/substance.ts';
import { drop } from './edit.ts';
import { grammar } from './grammar.ts';
import { valueAt } from './value-at.ts';
import type { Node } from './walk.ts';

/** What is gathered while a document is walked through: strings of bytes, and what holds schemas of values. */
export interface Gathered {
  readonly bytes: JsonObject[];
  readonly holders: Holder[];
}

/** A media type or a parameter. */
interface Holder {
  readonly value: JsonObject;
  /** The key of a media type; absent for a parameter. */
  readonly mediaType?: string;
}

/** Remembers an object that {@link bytesInText} has to know. */
export function gatherBytes({ kind, value, holder }: Node, { bytes, holders }: Gathered): void {
  if (kind === 'parameter') holders.push({ value });
  if (kind === 'media-type') holders.push({ value, mediaType: holder?.key ?? '' });
  if (kind === 'schema' && isBytes(value)) bytes.push(value);
}

/**
 * Neither JSON nor a parameter can hold bytes: of a string that is met there alone, it says nothing that it is binary,
 * and that is to be left out. In a form, or as a whole body, it stays.
 */
export function bytesInText({ bytes, holders }: Gathered, document: JsonObject): readonly JsonObject[] {
  if (bytes.length === 0) return [];
  const inForms = reached(
    holders.filter((holder) => !isText(holder)),
    document,
  );
  const others = bytes.filter((schema) => !inForms.has(schema));
  // JSON leads nearly everywhere, so the way is gone only where something may be found.
  const inText = others.length === 0 ? inForms : reached(holders.filter(isText), document);
  return others.filter((schema) => inText.has(schema));
}

/** Lets schemas say nothing of bytes. */
export function mendBytes(schemas: readonly JsonObject[]): void {
  for (const schema of schemas) drop(schema, schema['format'] === 'binary' ? 'format' : 'contentMediaType');
}

function isText({ mediaType }: Holder): boolean {
  return mediaType === undefined || isJsonType(mediaType);
}

/** The schemas that the schemas of some holders lead to. One that is itself of bytes is a body as it stands. */
function reached(holders: readonly Holder[], document: JsonObject): ReadonlySet<Json> {
  const found = new Set<Json>();
  const open: Json[] = holders.map(({ value, mediaType }) => {
    const schema = member(value, 'schema') ?? true;
    return mediaType !== undefined && isBody(schema, document) ? true : schema;
  });
  // What is pushed meanwhile is met too.
  for (const schema of open) {
    if (!isObject(schema) || found.has(schema)) continue;
    found.add(schema);
    pushInner(schema, open);
    const reference = member(schema, '$ref');
    if (typeof reference === 'string') open.push(valueOf(reference, document));
  }
  return found;
}

function isBody(schema: Json, document: JsonObject): boolean {
  const reference = member(schema, '$ref');
  const whole = typeof reference === 'string' ? valueOf(reference, document) : true;
  return [schema, whole].some((part) => isObject(part) && isBytes(part));
}

function valueOf(reference: string, document: JsonObject): Json {
  const pointer = pointerOf(reference);
  return pointer === undefined ? true : (valueAt(document, pointer) ?? true);
}

/** A schema has a few keywords, the grammar many: it is asked about those that are there. */
function pushInner(schema: JsonObject, open: Json[]): void {
  for (const keyword in schema) {
    const inner = schema[keyword];
    if (typeof inner !== 'object' || inner === null) continue;
    const slot = grammar.schema.members.get(keyword);
    if (slot === undefined) continue;
    if (slot.holds === 'one') open.push(inner);
    else open.push(...Object.values<Json>(inner));
  }
}
