import type { Json, JsonObject } from '../json.ts';

const IS_ALTERNATIVE = /\/(?:oneOf|anyOf)\/\d+$/;

/** What changes in a schema, and why. */
interface Mend {
  readonly key: string;
  /** Nothing where the keyword is left out. */
  readonly value?: Json;
  readonly remark?: string;
}

const NONE: readonly Mend[] = [];
/** What is wrong in a way that many are, and nobody can misunderstand. */
const MENDERS = [mendsOfRequired, mendsOfType, mendsOfNullable, mendsOfRecursion];

/** A schema, and what of it is not read as it stands, by keyword. */
export interface Mended {
  readonly schema: JsonObject;
  readonly remarks: readonly (readonly [keyword: string, remark: string])[];
}

/**
 * A schema mended where it is wrong; those in it stay as they are. Nothing where nothing is wrong: so it is with nearly
 * all of the ten thousands of a large document.
 *
 * @param pointer - tells where it stands, as a reference; asked only where that matters
 */
export function mendSchema(schema: JsonObject, pointer: () => string): Mended | undefined {
  let mends = NONE;
  for (const mender of MENDERS) {
    const found = mender(schema, pointer);
    if (found.length > 0) mends = [...mends, ...found];
  }
  if (mends.length === 0) return undefined;
  const remarks = mends.flatMap(({ key, remark }) => (remark === undefined ? [] : [[key, remark] as const]));
  return { schema: withMends(schema, mends), remarks };
}

function withMends(schema: JsonObject, mends: readonly Mend[]): JsonObject {
  const changed = { ...schema, ...Object.fromEntries(mends.map(({ key, value }) => [key, value])) };
  return Object.fromEntries(Object.entries(changed).filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

/** By the letter of 3.0 this says nothing, and everything is right by it; everybody means null. */
function mendsOfNullable(schema: JsonObject, pointer: () => string): readonly Mend[] {
  const isAlone = schema['nullable'] === true && Object.keys(schema).length === 1;
  if (!isAlone || !IS_ALTERNATIVE.test(pointer())) return NONE;
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
  return isRepeated ? [{ key, value: names, remark: 'lists a name twice; read as if it did once' }] : NONE;
}

function mendsOfType({ type }: JsonObject, pointer: () => string): readonly Mend[] {
  const isAlternative = type === null && IS_ALTERNATIVE.test(pointer());
  const isListed = Array.isArray(type) && type.includes(null);
  if (!isAlternative && !isListed) return NONE;
  const value = Array.isArray(type) ? [...new Set(type.map((name) => name ?? 'null'))] : 'null';
  return [{ key: 'type', value, remark: 'null is the value; read as the type "null"' }];
}

/** JSON Schema of 2019 says so what is a plain reference from 2020 on; OpenAPI never took it over. */
function mendsOfRecursion(schema: JsonObject, pointer: () => string): readonly Mend[] {
  const { $recursiveRef: reference, $recursiveAnchor: anchor, $ref } = schema;
  if (anchor === true) return [{ key: '$recursiveAnchor' }];
  const isPlain = reference === '#' && $ref === undefined;
  const [component] = (isPlain && /^#\/components\/schemas\/[^/]+/.exec(pointer())) || [];
  if (component === undefined) return NONE;
  const remark = `is no keyword of OpenAPI; read as a reference to ${component}`;
  return [
    { key: '$recursiveRef', remark },
    { key: '$ref', value: component },
  ];
}
