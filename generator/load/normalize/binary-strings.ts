import { isJsonType } from '../../model/media-types.ts';
import { isBytes } from '../../../templates/shared/schema/constraints.ts';
import { at, isObject, type Json, type JsonObject, member, pointerOf } from '../../model/json.ts';
import { removeMember } from '../json-tree.ts';
import { memberType } from '../object-kinds.ts';
import type { Repair } from './normalize.ts';

/** The schemas of binary strings and the objects whose schemas may lead to them. */
export interface BinaryCandidates {
  readonly strings: JsonObject[];
  readonly holders: SchemaHolder[];
}

/** A media type or a parameter. */
interface SchemaHolder {
  readonly value: JsonObject;
  /** The key of a media type; absent for a parameter. */
  readonly mediaType?: string;
}

/** Collects the objects that {@link binaryStringsInText} needs. */
export const collectBinary: Repair = ({ kind, value, parent }, { binary }) => {
  if (kind === 'parameter') binary.holders.push({ value });
  if (kind === 'media-type') binary.holders.push({ value, mediaType: parent?.key ?? '' });
  if (kind === 'schema' && isBytes(value)) binary.strings.push(value);
};

/**
 * Finds binary strings that occur only in JSON and in parameters, which cannot hold bytes. In a form, and as a whole
 * body, a string can be binary.
 */
export function binaryStringsInText(
  { strings, holders }: BinaryCandidates,
  document: JsonObject,
): readonly JsonObject[] {
  if (strings.length === 0) return [];
  const inForms = reachableSchemas(
    holders.filter((holder) => !isText(holder)),
    document,
  );
  const candidates = strings.filter((schema) => !inForms.has(schema));
  // JSON bodies reach most schemas, so they are only searched if something can be found.
  if (candidates.length === 0) return [];
  const inText = reachableSchemas(holders.filter(isText), document);
  return candidates.filter((schema) => inText.has(schema));
}

/** Removes the keyword that makes a string binary. */
export function removeBinaryFormat(schemas: readonly JsonObject[]): void {
  for (const schema of schemas) removeMember(schema, schema['format'] === 'binary' ? 'format' : 'contentMediaType');
}

function isText({ mediaType }: SchemaHolder): boolean {
  return mediaType === undefined || isJsonType(mediaType);
}

/** Collects all schemas that the schemas of some holders lead to, except a binary body as a whole. */
function reachableSchemas(holders: readonly SchemaHolder[], document: JsonObject): ReadonlySet<Json> {
  const reachable = new Set<Json>();
  const queue: Json[] = holders.map(({ value, mediaType }) => {
    const schema = member(value, 'schema') ?? true;
    return mediaType !== undefined && isBinaryBody(schema, document) ? true : schema;
  });
  // The loop also visits what is added to the queue meanwhile.
  for (const schema of queue) {
    if (!isObject(schema) || reachable.has(schema)) continue;
    reachable.add(schema);
    pushSubschemas(schema, queue);
    const reference = member(schema, '$ref');
    if (typeof reference === 'string') queue.push(targetOf(reference, document));
  }
  return reachable;
}

function isBinaryBody(schema: Json, document: JsonObject): boolean {
  const reference = member(schema, '$ref');
  const target = typeof reference === 'string' ? targetOf(reference, document) : true;
  return [schema, target].some((part) => isObject(part) && isBytes(part));
}

function targetOf(reference: string, document: JsonObject): Json {
  const pointer = pointerOf(reference);
  return pointer === undefined ? true : (at(document, pointer) ?? true);
}

function pushSubschemas(schema: JsonObject, queue: Json[]): void {
  for (const keyword in schema) {
    const inner = schema[keyword];
    if (typeof inner !== 'object' || inner === null) continue;
    const type = memberType('schema', keyword);
    if (type?.holds === 'one') queue.push(inner);
    else if (type !== undefined) queue.push(...Object.values<Json>(inner));
  }
}
