import { isJsonType } from '../model/coding.ts';
import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { pointerOf, tokens } from '../model/pointer.ts';
import { isBytes } from '../model/substance.ts';
import { drop } from './edit.ts';
import type { Editable } from './edit-objects.ts';
import { grammar } from './grammar.ts';
import { valueAt } from './value-at.ts';

/** What is gathered while a document is walked through: strings of bytes, and what holds schemas of values. */
export interface Gathered {
  readonly bytes: Editable[];
  readonly holders: Editable[];
}

/** Remembers an object that {@link mendBytes} has to know. */
export function gatherBytes(object: Editable, { bytes, holders }: Gathered): void {
  if (object.kind === 'media-type' || object.kind === 'parameter') holders.push(object);
  if (object.kind === 'schema' && isBytes(object.value)) bytes.push(object);
}

/**
 * Neither JSON nor a parameter can hold bytes: of a string that is met there alone, it says nothing that it is binary, and
 * that is left out. In a form, or as a whole body, it stays.
 */
export function mendBytes({ bytes, holders }: Gathered, document: JsonObject): void {
  if (bytes.length === 0) return;
  const inForms = reached(
    holders.filter((holder) => !isText(holder)),
    document,
  );
  const others = bytes.filter(({ value }) => !inForms.has(value));
  // JSON leads nearly everywhere, so the way is gone only where something may be found.
  const inText = others.length === 0 ? inForms : reached(holders.filter(isText), document);
  for (const { value } of others.filter((schema) => inText.has(schema.value)))
    drop(value, value['format'] === 'binary' ? 'format' : 'contentMediaType');
}

function isText({ kind, pointer }: Editable): boolean {
  return kind === 'parameter' || isJsonType(tokens(pointer).at(-1) ?? '');
}

/** The schemas that the schemas of some holders lead to. One that is itself of bytes is a body as it stands. */
function reached(holders: readonly Editable[], document: JsonObject): ReadonlySet<Json> {
  const found = new Set<Json>();
  const open: Json[] = holders.map((holder) => {
    const schema = member(holder.value, 'schema') ?? true;
    return holder.kind === 'media-type' && isBody(schema, document) ? true : schema;
  });
  // What is pushed meanwhile is met too.
  for (const schema of open) {
    if (!isObject(schema) || found.has(schema)) continue;
    found.add(schema);
    pushInner(schema, open);
    if (Object.hasOwn(schema, '$ref')) open.push(target(schema, document));
  }
  return found;
}

function isBody(schema: Json, document: JsonObject): boolean {
  const whole = isObject(schema) ? target(schema, document) : schema;
  return [schema, whole].some((part) => isObject(part) && isBytes(part));
}

function target(schema: JsonObject, document: JsonObject): Json {
  const reference = member(schema, '$ref');
  const pointer = typeof reference === 'string' ? pointerOf(reference) : undefined;
  return pointer === undefined ? true : (valueAt(document, pointer) ?? true);
}

/** A schema has a few keywords, the grammar many: it is asked about those that are there. */
function pushInner(schema: JsonObject, open: Json[]): void {
  for (const [keyword, inner] of Object.entries(schema)) {
    const slot = grammar.schema.members.get(keyword);
    if (slot === undefined || typeof inner !== 'object' || inner === null) continue;
    if (slot.holds === 'one') open.push(inner);
    else open.push(...Object.values<Json>(inner));
  }
}
