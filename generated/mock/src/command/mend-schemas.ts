import { step } from '../document/json-pointer.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { revisedList, revisedObject } from './revised.ts';
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
  const path: (string | number)[] = [];
  const pointer = (): string => `#${path.map(step).join('')}`;
  const within = (key: string | number, value: Json, role: Role): Json => {
    if (role === 'data' || typeof value !== 'object' || value === null) return value;
    path.push(key);
    const made = isObject(value)
      ? mended(value, role)
      : revisedList(value, (inner, index) => within(index, inner, role));
    path.pop();
    return made;
  };
  const mended = (object: JsonObject, role: Role): JsonObject => {
    const mends = role === 'schema' ? mendsOf(object, pointer) : [];
    for (const { key, remark } of mends) if (remark !== undefined) remarks.push(`${pointer()}${step(key)}: ${remark}`);
    return revisedObject(withMends(object, mends), (value, key) =>
      typeof value === 'object' ? within(key, value, roleOf(key, value, role)) : value,
    );
  };
  return { document: mended(document, 'object'), remarks };
}

function withMends(schema: JsonObject, mends: readonly Mend[]): JsonObject {
  if (mends.length === 0) return schema;
  const changed = { ...schema, ...Object.fromEntries(mends.map(({ key, value }) => [key, value])) };
  return Object.fromEntries(Object.entries(changed).filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

function mendsOf(schema: JsonObject, pointer: () => string): readonly Mend[] {
  return [
    ...mendsOfRequired(schema),
    ...mendsOfType(schema, pointer),
    ...mendsOfNullable(schema, pointer),
    ...mendsOfRecursion(schema, pointer),
  ];
}

/** By the letter of 3.0 this says nothing, and everything is right by it; everybody means null. */
function mendsOfNullable(schema: JsonObject, pointer: () => string): readonly Mend[] {
  const isAlone = schema['nullable'] === true && Object.keys(schema).length === 1;
  if (!isAlone || !IS_ALTERNATIVE.test(pointer())) return [];
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

function mendsOfType({ type }: JsonObject, pointer: () => string): readonly Mend[] {
  const isAlternative = type === null && IS_ALTERNATIVE.test(pointer());
  const isListed = Array.isArray(type) && type.includes(null);
  if (!isAlternative && !isListed) return [];
  const value = Array.isArray(type) ? [...new Set(type.map((name) => name ?? 'null'))] : 'null';
  return [{ key: 'type', value, remark: 'null is the value; read as the type "null"' }];
}

/** JSON Schema of 2019 says so what is a plain reference from 2020 on; OpenAPI never took it over. */
function mendsOfRecursion(schema: JsonObject, pointer: () => string): readonly Mend[] {
  const { $recursiveRef: reference, $recursiveAnchor: anchor, $ref } = schema;
  if (anchor === true) return [{ key: '$recursiveAnchor' }];
  const isPlain = reference === '#' && $ref === undefined;
  const [component] = (isPlain && /^#\/components\/schemas\/[^/]+/.exec(pointer())) || [];
  if (component === undefined) return [];
  const remark = `is no keyword of OpenAPI; read as a reference to ${component}`;
  return [
    { key: '$recursiveRef', remark },
    { key: '$ref', value: component },
  ];
}
