import { type Json, type JsonObject, member } from '../model/json.ts';
import { drop, put, replaceMembers } from './edit.ts';

/**
 * Brings one Schema Object of OpenAPI 3.0 up to JSON Schema 2020-12, in place, by the Initiative's migration guide.
 * Members stay where they are as far as 3.1 lets them, so a pointer still leads to the line that it came from.
 */
export function upgradeSchema(schema: JsonObject): void {
  if (typeof member(schema, '$ref') === 'string') return keepReference(schema);
  upgradeBounds(schema);
  upgradeExample(schema);
  upgradeFormat(schema);
  upgradeNullable(schema);
}

/** In 3.0 whatever stands beside `$ref` is ignored; what only describes may stay. */
function keepReference(schema: JsonObject): void {
  for (const key of Object.keys(schema)) {
    if (!['$ref', 'description', 'deprecated'].includes(key) && !key.startsWith('x-')) drop(schema, key);
  }
}

/** Makes limits of flags that sharpen other limits. */
export function upgradeBounds(schema: JsonObject): void {
  upgradeBound(schema, ['exclusiveMinimum', 'minimum']);
  upgradeBound(schema, ['exclusiveMaximum', 'maximum']);
}

/** `exclusiveMinimum: true` sharpened `minimum`; now it is the limit itself. */
function upgradeBound(schema: JsonObject, [exclusive, inclusive]: readonly [string, string]): void {
  const flag = member(schema, exclusive);
  if (typeof flag !== 'boolean') return;
  const limit = member(schema, inclusive);
  drop(schema, exclusive);
  if (!flag || limit === undefined) return;
  put(schema, exclusive, limit);
  drop(schema, inclusive);
}

function upgradeExample(schema: JsonObject): void {
  const example = member(schema, 'example');
  if (example === undefined) return;
  drop(schema, 'example');
  if (!Object.hasOwn(schema, 'examples')) put(schema, 'examples', [example]);
}

/** `binary` and `byte` are no formats any more but say how the text holds bytes. */
function upgradeFormat(schema: JsonObject): void {
  const format = member(schema, 'format');
  if (format !== 'binary' && format !== 'byte') return;
  drop(schema, 'format');
  if (format === 'byte') put(schema, 'contentEncoding', 'base64');
  else put(schema, 'contentMediaType', 'application/octet-stream');
}

/**
 * `nullable: true` becomes the type `null` beside the others. Where parts of a composition would still refuse it, the
 * composition becomes one alternative and `null` the other: that is what authors mean by it, although 3.0.3 says that
 * `nullable` widens `type` only. For the same reason `null` joins an enumeration.
 */
export function upgradeNullable(schema: JsonObject): void {
  const nullable = member(schema, 'nullable');
  if (typeof nullable !== 'boolean') return;
  drop(schema, 'nullable');
  if (!nullable) return;
  if (['allOf', 'not'].some((keyword) => Object.hasOwn(schema, keyword))) return orNull(schema);
  const type = member(schema, 'type');
  if (typeof type === 'string') put(schema, 'type', [type, 'null']);
  for (const keyword of ['anyOf', 'oneOf']) addTo(schema, keyword, { type: 'null' });
  const values = member(schema, 'enum');
  if (Array.isArray(values) && !values.includes(null)) addTo(schema, 'enum', null);
}

function addTo(schema: JsonObject, keyword: string, item: Json): void {
  const items = member(schema, keyword);
  if (Array.isArray(items)) put(schema, keyword, items.concat([item]));
}

const annotations = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'examples',
  'externalDocs',
]);

function orNull(schema: JsonObject): void {
  const entries = Object.entries(schema);
  const [outside, inside] = [true, false].map((isOutside) =>
    entries.filter(([key]) => (annotations.has(key) || key.startsWith('x-')) === isOutside),
  );
  const alternative: JsonObject = {};
  for (const [key, value] of inside ?? []) put(alternative, key, value);
  replaceMembers(schema, [...(outside ?? []), ['anyOf', [alternative, { type: 'null' }]]]);
}
