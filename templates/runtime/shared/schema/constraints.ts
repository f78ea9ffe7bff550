import {
  at,
  decodePointer,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  objectAt,
  type Pointer,
  textAt,
  tokens,
} from '../json.ts';
import { isPattern } from '../regexp/syntax.ts';
import type { ResolveSchema } from './composition.ts';
import { assertionsOf, holdsSchemas, LISTS, MAPS, SINGLES } from './keywords.ts';
import { FORMATS } from './formats.ts';

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** Facts beside JSON Schema that issues quote: members that begin with `~`, unlike any keyword. */
export const SOURCE = '~source';
export const KNOWN = '~known';
export const DISCRIMINATOR = '~discriminator';
export const VARIANT = '~variant';
export const BINARY = '~binary';

const BYTES: Json = { [BINARY]: true };
const BYTES_OR_NULL: Json = { anyOf: [{ type: 'null' }, BYTES] };

/** A schema that names the plain draft has formats that describe and do not constrain, as the draft says. */
const PLAIN_DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Changes a schema before it is read, for a document that was not normalized when it was loaded. */
export type Normalize = (schema: JsonObject) => JsonObject;

/** The keyword of a property that only one side sends: the server, or the caller. */
export type AccessKeyword = 'readOnly' | 'writeOnly';

/** Removes the properties that this side does not send from those that are required. */
export function withoutUnsent(schema: JsonObject, unsent: AccessKeyword, resolve: ResolveSchema): JsonObject {
  const names = listAt(schema, 'required');
  if (names.length === 0) return schema;
  const properties = objectAt(schema, 'properties');
  const isUnsent = (property: Json | undefined): boolean =>
    [property, resolve(property)].some((one) => member(one, unsent) === true);
  const required = names.filter((name) => !isUnsent(member(properties, String(name))));
  return required.length === names.length ? schema : { ...schema, required };
}

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
  const types = [cleaned['type'] ?? ['array', 'object']].flat();
  const isApplied = (keyword: string): boolean => types.includes(APPLICABLE_TYPES.get(keyword) ?? types[0] ?? '');
  for (const keyword of LISTS)
    if (listAt(json, keyword).length > 0 && isApplied(keyword)) cleaned[keyword] = extractList(json, keyword, around);
  for (const keyword of SINGLES)
    if (Object.hasOwn(json, keyword) && isApplied(keyword)) cleaned[keyword] = extract(json[keyword] ?? true, around);
  for (const keyword of MAPS) {
    const named = json[keyword];
    if (isObject(named) && isApplied(keyword)) cleaned[keyword] = extractMap(named, keyword, around);
  }
}

/** The type of value that a keyword with schemas applies to. With another `type` beside it, it constrains nothing. */
const APPLICABLE_TYPES: ReadonlyMap<string, string> = new Map([
  ...['items', 'prefixItems', 'contains', 'unevaluatedItems'].map((keyword) => [keyword, 'array'] as const),
  ...[
    'properties',
    'patternProperties',
    'additionalProperties',
    'propertyNames',
    'unevaluatedProperties',
    'dependentSchemas',
  ].map((keyword) => [keyword, 'object'] as const),
]);

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
  add(cleaned, VARIANT, member(json, 'x-variant'));
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

/** Names the discriminator property and its values in one variant. */
export interface DiscriminatorTag {
  readonly name: string;
  readonly values: readonly string[];
}

/** Looks up a variant by its pointer. */
export type LookUp = (pointer: Pointer) => Json | undefined;

/** Returns the tag of a variant, or `undefined` if its schema needs none. */
export type FindTag = (variant: Json) => DiscriminatorTag | undefined;

/**
 * Creates a function that finds the discriminator values of a variant of `oneOf` or `anyOf` (OpenAPI 3.1, section
 * 4.8.25). The values come from the mapping, else from the name of the schema. The result is `undefined` for an inline
 * variant, for the one of `defaultMapping` (3.2), and for one that constrains the property itself. A variant that also
 * allows the values of others, because it inherits them, gets the values of its own.
 */
export function tagFinder(discriminator: JsonObject, lookUp: LookUp): FindTag {
  const name = textAt(discriminator, 'propertyName');
  if (name === undefined) return () => undefined;
  const mapped = valuesByPlace(objectAt(discriminator, 'mapping'));
  const other = textAt(discriminator, 'defaultMapping');
  return (variant) => {
    const reference = textAt(variant, '$ref');
    const target = reference === undefined ? undefined : lookUp(decodePointer(reference));
    if (reference === undefined || choosesItself(target, name) || isNamed(other, reference)) return undefined;
    const values = valuesOf(reference, target, mapped);
    const named = namedValues({ $ref: reference }, name, lookUp) ?? valuesOfChoice(target, name, lookUp);
    return named === undefined || isWider(named, values) ? { name, values } : undefined;
  };
}

/** Checks if a target of a discriminator, a reference or the name of a schema, is a schema. */
function isNamed(target: string | undefined, reference: string): boolean {
  return target === reference || target === nameOf(reference);
}

function nameOf(reference: string): string {
  return tokens(decodePointer(reference)).at(-1) ?? '';
}

function isWider(named: readonly Json[], values: readonly string[]): boolean {
  return named.length > values.length && values.every((value) => named.includes(value));
}

/** Checks if a variant is itself a union with the same discriminator. Its values are those of its own variants. */
function choosesItself(target: Json | undefined, name: string): boolean {
  return variantsOf(target).length > 0 && textAt(objectAt(target, 'discriminator'), 'propertyName') === name;
}

function variantsOf(choice: Json | undefined): readonly Json[] {
  return [...listAt(choice, 'oneOf'), ...listAt(choice, 'anyOf')];
}

/**
 * Returns the discriminator values that a variant or one of its parts constrains. The shortest list applies, since a
 * value must satisfy all parts.
 */
function namedValues(variant: Json, name: string, lookUp: LookUp): readonly Json[] | undefined {
  const found: (readonly Json[])[] = [];
  const parts = new Set<Json>([variant]);
  // The loop also visits the parts that are added during it.
  for (const part of parts) {
    const reference = textAt(part, '$ref');
    if (reference !== undefined) parts.add(lookUp(decodePointer(reference)) ?? true);
    for (const inner of listAt(part, 'allOf')) parts.add(inner);
    const property = dereferenced(member(objectAt(part, 'properties'), name), lookUp);
    const value = member(property, 'const');
    if (value !== undefined) found.push([value]);
    else if (Array.isArray(member(property, 'enum'))) found.push(listAt(property, 'enum'));
  }
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/** Follows the reference of a property to its schema, which may list its values. */
function dereferenced(property: Json | undefined, lookUp: LookUp): Json | undefined {
  const reference = textAt(property, '$ref');
  return reference === undefined ? property : (lookUp(decodePointer(reference)) ?? property);
}

/** Returns the values of all variants of a union, if each of them constrains the property. */
function valuesOfChoice(choice: Json | undefined, name: string, lookUp: LookUp): readonly Json[] | undefined {
  const values = variantsOf(choice).map((variant) => namedValues(variant, name, lookUp));
  const named = values.filter((known) => known !== undefined);
  return named.length === 0 || named.length < values.length ? undefined : named.flat();
}

/** Inverts a mapping, so that lookups stay fast with thousands of variants. */
function valuesByPlace(mapping: JsonObject): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [value, place] of Object.entries(mapping)) {
    if (typeof place !== 'string') continue;
    const known = found.get(place);
    if (known === undefined) found.set(place, [value]);
    else known.push(value);
  }
  return found;
}

/**
 * Returns the values that the mapping assigns to a variant, else the name of its schema or of the one it is derived
 * from.
 */
function valuesOf(
  reference: string,
  target: Json | undefined,
  mapped: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const name = nameOf(reference);
  const values = [...(mapped.get(reference) ?? []), ...(mapped.get(name) ?? [])];
  return values.length > 0 ? values : [textAt(objectAt(target, 'x-variant'), 'of') ?? name];
}
