import { isObject, type Json, type JsonObject, member } from '../../model/json.ts';
import { type DiscriminatorTag, type LookUp, tagFinder } from '../../model/discriminator-tag.ts';
import { at, decodePointer, listAt, objectAt, textAt } from '../../model/resolve.ts';
import { isBytes } from '../../model/substance.ts';
import { isPattern } from '../../pattern-cost.ts';
import { FORMATS } from './formats.ts';
import { assertionsOf, LISTS, MAPS, SINGLES } from './schema-keywords.ts';

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** What a schema says beyond JSON Schema, for the findings: members that begin with `~`, which no keyword does. */
export const SOURCE = '~source';
export const KNOWN = '~known';
export const DISCRIMINATOR = '~discriminator';
export const SHAPE = '~shape';
export const BINARY = '~binary';

const BYTES: Json = { [BINARY]: true };
const BYTES_OR_NULL: Json = { anyOf: [{ type: 'null' }, BYTES] };

/** A schema that names the plain draft has formats that describe and do not constrain, as the draft says. */
const PLAIN_DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** What cleaning a schema needs from around it. */
interface Surroundings {
  readonly assertsFormats: boolean;
  readonly lookUp: LookUp;
}

type Members = readonly (readonly [string, Json])[];

/**
 * A schema of the document with what constrains and what findings quote, and nothing else. References are pointers.
 * What no engine can judge (an unknown type or format) is left out: it describes, or is told of elsewhere.
 */
export function cleanSchema(json: Json, document: JsonObject): Json {
  return clean(json, { assertsFormats: true, lookUp: (pointer) => at(document, pointer) });
}

function clean(json: Json, around: Surroundings): Json {
  if (!isObject(json)) return json !== false;
  const types = [json['type']].flat();
  if (types.includes('string') && isBytes(json)) return types.includes('null') ? BYTES_OR_NULL : BYTES;
  const own = json['$schema'] === PLAIN_DRAFT ? { ...around, assertsFormats: false } : around;
  const reference = textAt(json, '$ref');
  if (Array.isArray(json['enum']) && json['enum'].length === 0) return false;
  return Object.fromEntries([
    ...(reference === undefined ? [] : [['$ref', decodePointer(reference)] as const]),
    ...assertionsOf(json).flatMap(([keyword, value]) => cleanAssertion(keyword, value, own)),
    ...innerSchemas(json, own),
    ...quoted(json),
  ]);
}

function cleanAssertion(keyword: string, value: Json, { assertsFormats }: Surroundings): Members {
  switch (keyword) {
    case 'type': {
      const types = [value].flat().filter((type) => typeof type === 'string' && TYPES.has(type));
      return types.length === 0 ? [] : [[keyword, types.length === 1 ? (types[0] ?? '') : types]];
    }
    case 'format':
      return assertsFormats && typeof value === 'string' && FORMATS.has(value) ? [[keyword, value]] : [];
    case 'required':
      return Array.isArray(value) && value.length === 0 ? [] : [[keyword, value]];
    case 'uniqueItems':
      return value === true ? [[keyword, true]] : [];
    default:
      return [[keyword, value]];
  }
}

function innerSchemas(json: JsonObject, around: Surroundings): Members {
  const lists = LISTS.filter((keyword) => listAt(json, keyword).length > 0).map(
    (keyword) => [keyword, cleanList(json, keyword, around)] as const,
  );
  const singles = SINGLES.filter((keyword) => Object.hasOwn(json, keyword)).map(
    (keyword) => [keyword, clean(json[keyword] ?? true, around)] as const,
  );
  const maps = MAPS.filter((keyword) => isObject(json[keyword])).map((keyword) => {
    const named = Object.entries(objectAt(json, keyword)).filter(
      ([name]) => keyword !== 'patternProperties' || isPattern(name),
    );
    const members = named.map(([name, inner]) => [name, clean(inner, around)] as const);
    return [keyword, Object.fromEntries(members)] as const;
  });
  return [...lists, ...singles, ...maps];
}

function cleanList(json: JsonObject, keyword: (typeof LISTS)[number], around: Surroundings): readonly Json[] {
  const isChoice = keyword === 'oneOf' || keyword === 'anyOf';
  const findTag = tagFinder(isChoice ? objectAt(json, 'discriminator') : {}, around.lookUp);
  return listAt(json, keyword).map((variant) => {
    const tag = findTag(variant);
    const cleaned = clean(variant, around);
    return tag === undefined ? cleaned : tagged(cleaned, tag);
  });
}

/** A variant is the one that its discriminator names, and no other: the type says the same. */
function tagged(variant: Json, { name, values }: DiscriminatorTag): Json {
  const tag: JsonObject = { properties: Object.fromEntries([[name, { enum: values }]]), required: [name] };
  const isPlain = isObject(variant) && Object.keys(variant).every((keyword) => keyword === '$ref');
  return isPlain ? { ...variant, ...tag } : { allOf: [variant, tag] };
}

function quoted(json: JsonObject): Members {
  const found = [
    [SOURCE, member(json, 'x-source')],
    [KNOWN, member(json, 'x-extensible-enum')],
    [DISCRIMINATOR, member(objectAt(json, 'discriminator'), 'propertyName')],
    [SHAPE, member(json, 'x-shape')],
  ] as const;
  return found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
