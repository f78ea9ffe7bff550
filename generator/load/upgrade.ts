import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { removeMember, replaceMembers, setMember } from './json-tree.ts';
import type { ObjectKind } from './object-kinds.ts';

// The upgrade from OpenAPI 3.0 to 3.1.

/** Tests whether a document is OpenAPI 3.0. */
export function isVersion30(document: Json): boolean {
  return /^3\.0(\.|$)/.test(String(member(document, 'openapi')));
}

/**
 * Upgrades an object other than a schema, in place. OpenAPI 3.0 allows members where they have no effect, and only
 * recommends what 3.1 requires of server variables.
 */
export function upgradeObject(kind: ObjectKind, value: JsonObject): void {
  if (kind === 'server') for (const variable of objectsIn(value, 'variables')) upgradeServerVariable(variable);
  if (kind !== 'header' && (kind !== 'parameter' || member(value, 'in') === 'query')) return;
  removeMember(value, 'allowEmptyValue');
  removeMember(value, 'allowReserved');
}

/** In 3.0 the values SHOULD NOT be empty and the default SHOULD be one of them; in 3.1 they must. */
function upgradeServerVariable(variable: JsonObject): void {
  const [values, fallback] = [member(variable, 'enum'), member(variable, 'default')];
  if (!Array.isArray(values)) return;
  if (values.length === 0) return removeMember(variable, 'enum');
  if (typeof fallback === 'string' && !values.includes(fallback)) setMember(variable, 'enum', [...values, fallback]);
}

function objectsIn(holder: JsonObject, key: string): readonly JsonObject[] {
  const members = member(holder, key);
  return isObject(members) ? Object.values(members).filter(isObject) : [];
}

/**
 * Upgrades a schema of OpenAPI 3.0 to JSON Schema 2020-12, in place, by the migration guide of the OpenAPI Initiative.
 * Members stay where they are if 3.1 allows it, so that a pointer still leads to its line.
 */
export function upgradeSchema(schema: JsonObject): void {
  if (typeof member(schema, '$ref') === 'string') return removeIgnoredSiblings(schema);
  upgradeExclusiveBounds(schema);
  upgradeExample(schema);
  upgradeFormat(schema);
  upgradeNullable(schema);
}

/** In 3.0 members beside `$ref` are ignored. Those that only describe may stay. */
function removeIgnoredSiblings(schema: JsonObject): void {
  for (const key of Object.keys(schema)) {
    if (!['$ref', 'description', 'deprecated'].includes(key) && !key.startsWith('x-')) removeMember(schema, key);
  }
}

/** Replaces boolean exclusive bounds: `exclusiveMinimum: true` modified `minimum`, now it is the bound itself. */
export function upgradeExclusiveBounds(schema: JsonObject): void {
  upgradeExclusiveBound(schema, ['exclusiveMinimum', 'minimum']);
  upgradeExclusiveBound(schema, ['exclusiveMaximum', 'maximum']);
}

function upgradeExclusiveBound(schema: JsonObject, [exclusive, inclusive]: readonly [string, string]): void {
  const flag = member(schema, exclusive);
  if (typeof flag !== 'boolean') return;
  const bound = member(schema, inclusive);
  removeMember(schema, exclusive);
  if (!flag || bound === undefined) return;
  setMember(schema, exclusive, bound);
  removeMember(schema, inclusive);
}

function upgradeExample(schema: JsonObject): void {
  const example = member(schema, 'example');
  if (example === undefined) return;
  removeMember(schema, 'example');
  if (!Object.hasOwn(schema, 'examples')) setMember(schema, 'examples', [example]);
}

/** Replaces the formats `binary` and `byte` by the keywords that 3.1 has for encoded and binary content. */
function upgradeFormat(schema: JsonObject): void {
  const format = member(schema, 'format');
  if (format !== 'binary' && format !== 'byte') return;
  removeMember(schema, 'format');
  if (format === 'byte') setMember(schema, 'contentEncoding', 'base64');
  else setMember(schema, 'contentMediaType', 'application/octet-stream');
}

/**
 * Replaces `nullable: true` by the type `null` beside the others. If parts of a composed schema would still reject
 * null, the schema becomes one alternative and null the other: authors mean that, although 3.0.3 says that `nullable`
 * extends `type` only. For the same reason null is added to an enumeration.
 */
export function upgradeNullable(schema: JsonObject): void {
  const nullable = member(schema, 'nullable');
  if (typeof nullable !== 'boolean') return;
  removeMember(schema, 'nullable');
  if (!nullable) return;
  if (['allOf', 'not'].some((keyword) => Object.hasOwn(schema, keyword))) return addNullAlternative(schema);
  const type = member(schema, 'type');
  if (typeof type === 'string') setMember(schema, 'type', [type, 'null']);
  for (const keyword of ['anyOf', 'oneOf']) appendTo(schema, keyword, { type: 'null' });
  const values = member(schema, 'enum');
  if (Array.isArray(values) && !values.includes(null)) appendTo(schema, 'enum', null);
}

/** Keywords of a schema whose type alone does not say whether it accepts null. */
const VALUE_KEYWORDS = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const', 'x-extensible-enum'];

/** Makes a schema accept null, in place. A schema that says nothing about its values accepts it already. */
export function makeNullable(schema: JsonObject): void {
  const type = member(schema, 'type');
  const isTyped = !VALUE_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword));
  if (isTyped && type === undefined) return;
  if (Array.isArray(type) && type.includes('null')) return;
  if (isTyped && typeof type === 'string') setMember(schema, 'type', [type, 'null']);
  else addNullAlternative(schema);
}

function appendTo(schema: JsonObject, keyword: string, item: Json): void {
  const items = member(schema, keyword);
  if (Array.isArray(items)) setMember(schema, keyword, items.concat([item]));
}

/** Keywords that describe a schema and stay outside of its alternatives. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'examples',
  'externalDocs',
]);

/** Moves a schema into the first of two alternatives; the other is null. Its annotations stay where they are. */
function addNullAlternative(schema: JsonObject): void {
  const isAnnotation = ([key]: readonly [string, Json]) =>
    ANNOTATIONS.has(key) || (key.startsWith('x-') && key !== 'x-extensible-enum');
  const entries = Object.entries(schema);
  const alternative: JsonObject = {};
  for (const [key, value] of entries.filter((entry) => !isAnnotation(entry))) setMember(alternative, key, value);
  replaceMembers(schema, [...entries.filter(isAnnotation), ['anyOf', [alternative, { type: 'null' }]]]);
}
