import { at, decodePointer, isObject, type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import { isPattern } from '../regexp/syntax.ts';
import { type DiscriminatorTag, type LookUp, tagFinder } from './discriminator.ts';
import { assertionsOf, holdsSchemas, LISTS, MAPS, SINGLES } from './keywords.ts';
import { FORMATS } from './formats.ts';

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** Facts beside JSON Schema that issues quote: members that begin with `~`, unlike any keyword. */
export const SOURCE = '~source';
export const KNOWN = '~known';
export const DISCRIMINATOR = '~discriminator';
export const VARIANT = '~shape';
export const BINARY = '~binary';

const BYTES: Json = { [BINARY]: true };
const BYTES_OR_NULL: Json = { anyOf: [{ type: 'null' }, BYTES] };

/** A schema that names the plain draft has formats that describe and do not constrain, as the draft says. */
const PLAIN_DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Changes a schema before it is read, for a document that was not normalized when it was loaded. */
export type Normalize = (schema: JsonObject) => JsonObject;

/** Context of a schema. */
interface ExtractionContext {
  readonly assertsFormats: boolean;
  readonly normalize: Normalize | undefined;
  readonly lookUp: LookUp;
}

/**
 * Extracts from a schema of the document what constrains values or is quoted by issues. References become pointers.
 * Unknown types and formats, which constrain nothing, are dropped; the check of the document reports them.
 */
export function extractConstraints(json: Json, document: JsonObject, normalize?: Normalize): Json {
  return extract(json, { assertsFormats: true, normalize, lookUp: (pointer) => at(document, pointer) });
}

function extract(stated: Json, around: ExtractionContext): Json {
  if (!isObject(stated)) return stated !== false;
  const json = around.normalize?.(stated) ?? stated;
  const types = [json['type']].flat();
  if (types.includes('string') && isBytes(json)) return types.includes('null') ? BYTES_OR_NULL : BYTES;
  const own = json['$schema'] === PLAIN_DRAFT ? { ...around, assertsFormats: false } : around;
  const reference = textAt(json, '$ref');
  if (Array.isArray(json['enum']) && json['enum'].length === 0) return false;
  const cleaned: Record<string, Json> = reference === undefined ? {} : { $ref: decodePointer(reference) };
  for (const keyword of assertionsOf(json))
    add(cleaned, keyword, extractAssertion(keyword, json[keyword] ?? null, own));
  if (holdsSchemas(json)) addInnerSchemas(json, own, cleaned);
  addAnnotations(json, cleaned);
  return cleaned;
}

/** Returns the value of an assertion, or `undefined` if it constrains nothing. */
function extractAssertion(keyword: string, value: Json, { assertsFormats }: ExtractionContext): Json | undefined {
  switch (keyword) {
    case 'type': {
      const types = [value].flat().filter((type) => typeof type === 'string' && TYPES.has(type));
      return types.length > 1 ? types : types[0];
    }
    case 'format':
      return assertsFormats && typeof value === 'string' && FORMATS.has(value) ? value : undefined;
    case 'required':
      return Array.isArray(value) && value.length === 0 ? undefined : value;
    case 'uniqueItems':
      return value === true ? true : undefined;
    default:
      return value;
  }
}

function addInnerSchemas(json: JsonObject, around: ExtractionContext, cleaned: Record<string, Json>): void {
  for (const keyword of LISTS)
    if (listAt(json, keyword).length > 0) cleaned[keyword] = extractList(json, keyword, around);
  for (const keyword of SINGLES)
    if (Object.hasOwn(json, keyword)) cleaned[keyword] = extract(json[keyword] ?? true, around);
  for (const keyword of MAPS) {
    const named = json[keyword];
    if (isObject(named)) cleaned[keyword] = extractMap(named, keyword, around);
  }
}

function extractMap(named: JsonObject, keyword: (typeof MAPS)[number], around: ExtractionContext): JsonObject {
  const names = Object.keys(named).filter((name) => keyword !== 'patternProperties' || isPattern(name));
  return Object.fromEntries(names.map((name) => [name, extract(named[name] ?? null, around)]));
}

function extractList(json: JsonObject, keyword: (typeof LISTS)[number], around: ExtractionContext): readonly Json[] {
  const isChoice = keyword === 'oneOf' || keyword === 'anyOf';
  const findTag = tagFinder(isChoice ? objectAt(json, 'discriminator') : {}, around.lookUp);
  return listAt(json, keyword).map((variant) => {
    const tag = findTag(variant);
    const cleaned = extract(variant, around);
    return tag === undefined ? cleaned : addTag(cleaned, tag);
  });
}

/** A variant is the one that its discriminator names, and no other: the type says the same. */
function addTag(variant: Json, { name, values }: DiscriminatorTag): Json {
  const tag: JsonObject = { properties: Object.fromEntries([[name, { enum: values }]]), required: [name] };
  const isPlain = isObject(variant) && Object.keys(variant).every((keyword) => keyword === '$ref');
  return isPlain ? { ...variant, ...tag } : { allOf: [variant, tag] };
}

function addAnnotations(json: JsonObject, cleaned: Record<string, Json>): void {
  add(cleaned, SOURCE, member(json, 'x-source'));
  add(cleaned, KNOWN, member(json, 'x-extensible-enum'));
  add(cleaned, DISCRIMINATOR, member(objectAt(json, 'discriminator'), 'propertyName'));
  add(cleaned, VARIANT, member(json, 'x-shape'));
}

function add(cleaned: Record<string, Json>, keyword: string, value: Json | undefined): void {
  if (value !== undefined) cleaned[keyword] = value;
}

/** Checks if a string holds bytes: it has a media type and no encoding (3.1), or `format: binary` (3.0). */
export function isBytes(schema: JsonObject): boolean {
  if (textAt(schema, 'format') === 'binary') return true;
  const mediaType = textAt(schema, 'contentMediaType');
  return mediaType !== undefined && !Object.hasOwn(schema, 'contentEncoding') && !/json|text|xml/.test(mediaType);
}
