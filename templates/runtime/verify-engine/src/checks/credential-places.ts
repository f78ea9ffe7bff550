import { REDACTED, type ServedDocument, type ServedOperation } from '#mock/inspection.ts';
import { at, isObject, type Json, type JsonObject, listAt, member, objectAt, pointerOf, textAt } from '#shared/json.ts';
import type { ObservedCall } from './observed-call.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns where requests of an operation may have credentials, such as `header x-api-key`; none for a public operation,
 * and for one that takes credentials which no request shows.
 */
export function credentialPlaces({ schemes, document }: ServedOperation): ReadonlySet<string> {
  const stated = objectAt(objectAt(document.root, 'components'), 'securitySchemes');
  const places = schemes.map((key) => {
    const scheme = member(stated, key);
    const name = textAt(scheme, 'name') ?? '';
    switch (textAt(scheme, 'type')) {
      case 'apiKey':
        return textAt(scheme, 'in') === 'header' ? `header ${name.toLowerCase()}` : `${textAt(scheme, 'in')} ${name}`;
      case 'http':
      case 'oauth2':
      case 'openIdConnect':
        return 'header authorization';
      default:
        return undefined;
    }
  });
  const shown = places.filter((place) => place !== undefined);
  return shown.length < places.length ? NONE : new Set(shown);
}

/**
 * Returns the names in which a document asks for keys, and those of parameters and members with passwords, unless other
 * members have the name too: it would hide them.
 */
export function credentialNames({ root }: Pick<ServedDocument, 'root'>): readonly string[] {
  const objects = objectsIn(root);
  const namesOf = (named: readonly JsonObject[]): readonly string[] =>
    named.flatMap((each) => textAt(each, 'name') ?? []);
  const keys = objects.filter((each) => textAt(each, 'type') === 'apiKey' && textAt(each, 'in') !== undefined);
  const parameters = objects.filter((each) => isPassword(root, member(each, 'schema')));
  const members = objects.flatMap((each) => Object.entries(objectAt(each, 'properties')));
  const others = new Set(members.flatMap(([name, schema]) => (isPassword(root, schema) ? [] : name)));
  const passwords = [...namesOf(parameters), ...members.map(([name]) => name)].filter((name) => !others.has(name));
  return [...new Set([...namesOf(keys), ...passwords])];
}

/** Returns the objects in a document. */
function objectsIn(root: Json): readonly JsonObject[] {
  const objects: JsonObject[] = [];
  const open: Json[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const inner of Object.values(next)) open.push(inner);
    if (isObject(next)) objects.push(next);
  }
  return objects;
}

/** Schemas that are read to find out whether a value is a password. */
const MAX_SCHEMAS = 100;

/** Tests whether a schema, an alternative of it, or its items have `format: password`. */
function isPassword(root: Json, schema: Json | undefined, seen = new Set<Json>()): boolean {
  if (!isObject(schema) || seen.has(schema) || seen.size > MAX_SCHEMAS) return false;
  seen.add(schema);
  const pointer = pointerOf(textAt(schema, '$ref') ?? '');
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => listAt(schema, name));
  const others = [pointer === undefined ? undefined : at(root, pointer), member(schema, 'items'), ...parts];
  return textAt(schema, 'format') === 'password' || others.some((other) => isPassword(root, other, seen));
}

/** Returns the names in documents: segments of paths, operations and members. */
export function namesIn(documents: readonly Pick<ServedDocument, 'root'>[]): ReadonlySet<string> {
  const names = new Set<string>();
  const open: unknown[] = documents.map(({ root }) => root);
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const [name, value] of Object.entries(next ?? {})) {
      names.add(name === 'operationId' ? String(value) : name);
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  return new Set([...names].flatMap((name) => name.split('/')));
}

/** Returns the value, also a redacted one, that a request has in a place of credentials or of a parameter. */
export function valueAtPlace(
  { exchange: { requestHeaders: headers }, found }: ObservedCall,
  place: string,
): string | undefined {
  const [kind = '', name = ''] = place.split(' ', 2);
  if (kind === 'query') return found.query.get(name) ?? undefined;
  if (kind === 'header') return headers[name.toLowerCase()];
  const cookies = (headers['cookie'] ?? '').split(';').map((pair) => pair.trim());
  const pair = cookies.find((cookie) => cookie === REDACTED || cookie.startsWith(`${name}=`));
  return pair === REDACTED ? pair : pair?.slice(name.length + 1);
}
