import type { Body, Update, UpdateReading } from './api.ts';
import { type Json, type JsonObject, isObject, member } from './json.ts';
import { camelName, typeName } from './names.ts';
import { optional } from './build-documentation.ts';
import { below, type Pointer } from './pointer.ts';
import { decodePointer, objectAt, textAt } from './resolve.ts';

/** Who hands out the names of functions and of types, and knows the schemas. */
export interface Claims {
  readonly schemas: {
    readonly claimFunction: (wanted: string, suffixes?: readonly string[]) => string;
    readonly claim: (wanted: string) => string;
    readonly context: { readonly lookUp: (pointer: Pointer) => Json | undefined };
  };
}

/** An operation that may replace a resource. */
export interface Replacing {
  readonly operation: Json;
  readonly name: string;
  readonly body: Body | undefined;
}

/** The safe update that an operation which replaces a whole, named shape gets beside it. */
export function buildUpdate({ operation, name, body }: Replacing, claims: Claims): Update | undefined {
  if (textAt(objectAt(operation, 'x-resource'), 'action') !== 'replace') return undefined;
  if (body === undefined || !isReplaceShape(body, claims)) return undefined;
  const wanted = name.startsWith('replace') ? name.replace('replace', 'update') : camelName(`update ${name}`);
  const updateName = claims.schemas.claimFunction(wanted, ['Plan']);
  const requestName = claims.schemas.claim(`${typeName(updateName)}Request`);
  const update = objectAt(operation, 'x-update');
  const match = member(update, 'match');
  return {
    name: updateName,
    requestName,
    facade: [updateName],
    match: isObject(match) ? textMembers(match) : {},
    ...optional('reading', buildReading(update)),
  };
}

/** Whether a body is a component that was derived to replace: one written in place has no name to merge by. */
function isReplaceShape({ preferred }: Body, { schemas }: Claims): boolean {
  const reference = textAt(schemas.context.lookUp(below(preferred.pointer, 'schema')), '$ref');
  const target = reference === undefined ? undefined : schemas.context.lookUp(decodePointer(reference));
  return textAt(objectAt(target, 'x-shape'), 'kind') === 'replace';
}

/** How the resource that an operation replaces is read first (`x-update`), where the specification says it. */
function buildReading(update: JsonObject): UpdateReading | undefined {
  const read = textAt(update, 'read');
  if (read === undefined) return undefined;
  return { read, ...optional('body', member(update, 'body')) };
}

function textMembers(object: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
