import { step } from '../document/json-pointer.ts';
import type { Json, JsonObject } from '../json.ts';
import { type Role, roleOf } from './role-of.ts';

/** A document, and what in it is not read as it stands. */
export interface Mended {
  readonly document: JsonObject;
  readonly remarks: readonly string[];
}

const IS_ALTERNATIVE = /\/(?:oneOf|anyOf)\/\d+$/;

/** What changes in a schema, and why. */
interface Mend {
  readonly key: string;
  /** Nothing where the keyword is left out. */
  readonly value?: Json;
  readonly remark?: string;
}

/** A document with those of its schemas mended that are wrong in a way that many are, and nobody can misunderstand. */
export function mendSchemas(document: JsonObject): Mended {
  const remarks: string[] = [];
  const mended = (value: Json, role: Role, pointer: string): Json => {
    if (role === 'data' || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((inner, index) => mended(inner, role, `${pointer}/${index}`));
    const object = value as JsonObject;
    const mends = role === 'schema' ? mendsOf(object, pointer) : [];
    for (const { key, remark } of mends) if (remark !== undefined) remarks.push(`${pointer}${step(key)}: ${remark}`);
    return Object.fromEntries(
      Object.entries(withMends(object, mends)).map(([key, inner]) => [
        key,
        mended(inner, roleOf(key, inner, role), pointer + step(key)),
      ]),
    );
  };
  return { document: mended(document, 'object', '#') as JsonObject, remarks };
}

function withMends(schema: JsonObject, mends: readonly Mend[]): JsonObject {
  const changed = { ...schema, ...Object.fromEntries(mends.map(({ key, value }) => [key, value])) };
  return Object.fromEntries(Object.entries(changed).filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

function mendsOf(schema: JsonObject, pointer: string): readonly Mend[] {
  return [
    ...mendsOfRequired(schema),
    ...mendsOfValues(schema, pointer),
    ...mendsOfNullable(schema, pointer),
    ...mendsOfRecursion(schema, pointer),
  ];
}

/** By the letter of 3.0 this says nothing, and everything is right by it; everybody means null. */
function mendsOfNullable(schema: JsonObject, pointer: string): readonly Mend[] {
  const isAlone = schema['nullable'] === true && Object.keys(schema).length === 1;
  if (!isAlone || !IS_ALTERNATIVE.test(pointer)) return [];
  return [
    { key: 'nullable', remark: 'says nothing alone; read as the type "null"' },
    { key: 'type', value: 'null' },
  ];
}

function mendsOfRequired({ required }: JsonObject): readonly Mend[] {
  const key = 'required';
  if (typeof required === 'boolean')
    return [{ key, remark: 'a schema lists the names that are required here; left out' }];
  const names = Array.isArray(required) ? [...new Set(required)] : [];
  const isRepeated = Array.isArray(required) && names.length < required.length;
  return isRepeated ? [{ key, value: names, remark: 'lists a name twice; read as if it did once' }] : [];
}

function mendsOfValues({ type, enum: values }: JsonObject, pointer: string): readonly Mend[] {
  const mends: Mend[] = [];
  if (Array.isArray(values) && values.length === 0)
    mends.push({ key: 'enum', remark: 'lists no value, so that none would be right; left out' });
  const isAlternative = type === null && IS_ALTERNATIVE.test(pointer);
  const isListed = Array.isArray(type) && type.includes(null);
  if (!isAlternative && !isListed) return mends;
  const value = Array.isArray(type) ? [...new Set(type.map((name) => name ?? 'null'))] : 'null';
  return [...mends, { key: 'type', value, remark: 'null is the value; read as the type "null"' }];
}

/** JSON Schema of 2019 says so what is a plain reference from 2020 on; OpenAPI never took it over. */
function mendsOfRecursion(schema: JsonObject, pointer: string): readonly Mend[] {
  const { $recursiveRef: reference, $recursiveAnchor: anchor, $ref } = schema;
  if (anchor === true) return [{ key: '$recursiveAnchor' }];
  const [component] = /^#\/components\/schemas\/[^/]+/.exec(pointer) ?? [];
  if (reference !== '#' || $ref !== undefined || component === undefined) return [];
  const remark = `is no keyword of OpenAPI; read as a reference to ${component}`;
  return [
    { key: '$recursiveRef', remark },
    { key: '$ref', value: component },
  ];
}
