import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';
import { isObject, type Json, type JsonObject, member, below, ownAt } from '../model/json.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import { isVulnerableToReDoS } from '../../templates/runtime/shared/regexp/redos.ts';
import { patternError } from '../../templates/runtime/shared/regexp/syntax.ts';
import { OBJECT_TYPES } from '../load/object-types.ts';
import type { Node } from '../load/visitor.ts';
import { type Check, type CheckContext, membersOf } from './context.ts';

const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean';
const isSchemaMap = (value: Json): boolean => isObject(value) && Object.values(value).every(isSchema);
const isSchemaList = (value: Json): boolean => Array.isArray(value) && value.length > 0 && value.every(isSchema);
const isCount = (value: Json): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isNumber = (value: Json): boolean => typeof value === 'number';
const isPositive = (value: Json): boolean => typeof value === 'number' && value > 0;
const isText = (value: Json): boolean => typeof value === 'string';
const isBoolean = (value: Json): boolean => typeof value === 'boolean';
const isList = (value: Json): boolean => Array.isArray(value);
const isNameList = (value: Json): boolean => Array.isArray(value) && value.every((name) => typeof name === 'string');

/** The values that a keyword accepts. */
interface KeywordType {
  readonly expected: string;
  readonly accepts: (value: Json) => boolean;
}

const keywords = (
  names: string,
  expected: string,
  accepts: (value: Json) => boolean,
): readonly (readonly [string, KeywordType])[] => names.split(/\s+/).map((name) => [name, { expected, accepts }]);

/** The keywords of JSON Schema 2020-12 and those that OpenAPI 3.1 adds. */
const KEYWORDS: ReadonlyMap<string, KeywordType> = new Map([
  ...keywords(
    'minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains',
    'a whole number, zero or more',
    isCount,
  ),
  ...keywords('minimum maximum exclusiveMinimum exclusiveMaximum', 'a number', isNumber),
  ...keywords('multipleOf', 'a number above zero', isPositive),
  ...keywords(
    'properties patternProperties $defs dependentSchemas',
    'an object whose members are schemas',
    isSchemaMap,
  ),
  ...keywords('allOf anyOf oneOf prefixItems', 'a list of schemas that is not empty', isSchemaList),
  ...keywords(
    `additionalProperties unevaluatedProperties unevaluatedItems items contains propertyNames not if then else
     contentSchema`,
    'a schema: an object or a boolean',
    isSchema,
  ),
  ...keywords('required', 'a list of names', isNameList),
  ...keywords('enum examples', 'a list', isList),
  ...keywords('$ref $id $anchor $dynamicRef $dynamicAnchor $schema $comment', 'a string', isText),
  ...keywords('title description format pattern contentMediaType contentEncoding', 'a string', isText),
  ...keywords('uniqueItems readOnly writeOnly deprecated', 'true or false', isBoolean),
  ...keywords('dependentRequired discriminator xml externalDocs', 'an object', isObject),
]);

const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'] as const;
const KNOWN_TYPES: ReadonlySet<Json> = new Set(TYPES);

/** Checks that the keywords of a schema have valid values. */
export const checkKeywords: Check = (schema, { diagnostics }) => {
  const { value } = schema;
  for (const keyword in value) checkKeyword({ keyword, value: value[keyword] ?? null, schema }, diagnostics);
  const discriminator = member(value, 'discriminator');
  if (isObject(discriminator) && typeof member(discriminator, 'propertyName') !== 'string')
    diagnostics.report('member-missing', below(schema.pointer, 'discriminator'), 'propertyName');
};

interface KeywordValue {
  readonly keyword: string;
  readonly value: Json;
  readonly schema: Node;
}

function checkKeyword({ keyword, value, schema }: KeywordValue, diagnostics: Reporter): void {
  if (keyword === 'type') return checkType({ keyword, value, schema }, diagnostics);
  if (typeof value === 'boolean' && /^exclusiveM..imum$/.test(keyword))
    return diagnostics.report('exclusive-boolean', below(schema.pointer, keyword), keyword);
  if (keyword === 'items' && Array.isArray(value))
    return diagnostics.report('items-list', below(schema.pointer, keyword));
  const type = KEYWORDS.get(keyword);
  if (type === undefined) return checkUnknownKeyword({ keyword, schema }, diagnostics);
  if (type.accepts(value)) return;
  diagnostics.report('keyword-invalid', below(schema.pointer, keyword), keyword, type.expected);
}

const ALL_KEYWORDS: readonly string[] = [...OBJECT_TYPES.schema.members.keys()];

/** Warns of a keyword that is nearly one of JSON Schema: it would be ignored. */
function checkUnknownKeyword({ keyword, schema }: Omit<KeywordValue, 'value'>, diagnostics: Reporter): void {
  if (OBJECT_TYPES.schema.members.has(keyword) || keyword.startsWith('x-')) return;
  // A name that differs in more letters is one of the document's own.
  const limit = keyword.length < 6 ? 2 : 3;
  const suggestion = keyword.length < 4 ? undefined : closestMatch(keyword, ALL_KEYWORDS, limit);
  if (suggestion !== undefined)
    diagnostics.report('keyword-misspelled', below(schema.pointer, keyword), keyword, suggestion);
}

export function acceptsValue(keyword: string, value: Json): boolean {
  return KEYWORDS.get(keyword)?.accepts(value) ?? true;
}

function checkType({ keyword, value, schema }: KeywordValue, diagnostics: Reporter): void {
  if (KNOWN_TYPES.has(value)) return;
  const names: readonly Json[] = Array.isArray(value) ? value : [value];
  const unknown = names.find((name) => !KNOWN_TYPES.has(name));
  if (unknown === undefined && names.length > 0) return;
  const suggestion = closestMatch(String(unknown), TYPES) ?? '';
  diagnostics.report('type-unknown', below(schema.pointer, keyword), JSON.stringify(unknown ?? value), suggestion);
}

/** Checks that patterns are regular expressions of JavaScript, and warns of those that are vulnerable to ReDoS. */
export const checkPatterns: Check = (schema, { diagnostics }) => {
  const pattern = member(schema.value, 'pattern');
  const patterns = typeof pattern === 'string' ? [{ key: pattern, pointer: below(schema.pointer, 'pattern') }] : [];
  for (const { key, pointer } of [...patterns, ...membersOf(schema, 'patternProperties')]) {
    const error = patternError(key);
    if (error !== undefined) diagnostics.report('pattern-invalid', pointer, key, error);
    else if (isVulnerableToReDoS(key)) diagnostics.report('pattern-costly', pointer, key);
  }
};

/** The dialects of OpenAPI 3.1 and JSON Schema 2020-12, which it extends. */
const SUPPORTED_DIALECT =
  /^https:\/\/(spec\.openapis\.org\/oas\/3\.1\/(dialect|schema-base)\/[\w.-]+|json-schema\.org\/draft\/2020-12\/schema)#?$/;

/** Older drafts, which are close enough to be read as 2020-12, with a warning. */
const OLDER_DIALECT = /^https?:\/\/json-schema\.org\/(draft-0[4-7]|draft\/2019-09)\/schema#?$/;

/** Checks the dialect of a schema (`$schema`). */
export const checkSchemaDialect: Check = ({ value, pointer }, { diagnostics }) => {
  checkDialect(member(value, '$schema'), below(pointer, '$schema'), diagnostics);
};

/** Checks the dialect of all schemas (`jsonSchemaDialect`). */
export const checkRootDialect: Check = ({ value, pointer }, { diagnostics }) => {
  checkDialect(member(value, 'jsonSchemaDialect'), below(pointer, 'jsonSchemaDialect'), diagnostics);
};

function checkDialect(dialect: Json | undefined, pointer: string, diagnostics: Reporter): void {
  if (typeof dialect !== 'string' || SUPPORTED_DIALECT.test(dialect)) return;
  diagnostics.report(OLDER_DIALECT.test(dialect) ? 'dialect-older' : 'dialect-unknown', pointer, dialect);
}

/** Collects the first occurrence of a format. */
export const collectFormat: Check = (schema, { collected: { formats } }) => {
  const format = member(schema.value, 'format');
  if (typeof format === 'string' && !formats.has(format)) formats.set(format, below(schema.pointer, 'format'));
};

/** The formats of JSON Schema 2020-12 and of the OpenAPI format registry. */
const FORMATS: ReadonlySet<string> = new Set(
  `date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri
  iri-reference uuid uri-template json-pointer relative-json-pointer regex int8 int16 int32 int64 uint8
  uint16 uint32 uint64 float double decimal decimal128 byte binary base64url char commonmark html http-date
  media-range password sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token unixtime`.split(/\s+/),
);

/** Warns once of all unknown formats, which validate nothing. `x-formats` at the root declares intended ones. */
export function checkFormats({ document, diagnostics, collected }: CheckContext): void {
  const declared = member(document, 'x-formats');
  const unknown = [...collected.formats].filter(
    ([format]) => !FORMATS.has(format) && member(declared, format) === undefined,
  );
  const [first] = unknown;
  if (first === undefined) return;
  const [name, pointer] = first;
  const names = unknown.slice(0, 10).map(([format]) => `"${format}"`);
  diagnostics.report('format-unknown', pointer, names.join(', '), closestMatch(name, FORMATS) ?? '');
}

/** Collects the first `xml` keyword. */
export const collectXml: Check = ({ pointer }, { collected: { xml } }) => {
  if (xml.length === 0) xml.push(below(pointer, 'xml'));
};

/** Reports once that XML is passed on as text, without regard to the `xml` keywords of schemas. */
export function checkXml({ diagnostics, collected: { xml } }: CheckContext): void {
  const [first] = xml;
  if (first !== undefined) diagnostics.report('xml-ignored', first);
}

/** A keyword that no TypeScript type can express. */
interface InexpressibleKeyword {
  /** Tests whether the keyword restricts anything. */
  readonly restricts: (value: Json, schema: JsonObject) => boolean;
  /** The values that the type accepts although the schema does not. */
  readonly widened: string;
}

const INEXPRESSIBLE: Readonly<Record<string, InexpressibleKeyword>> = {
  not: { restricts: isRestriction, widened: 'values that it excludes fit the type' },
  if: {
    restricts: (value, schema) => value !== true && (isRestriction(schema['then']) || isRestriction(schema['else'])),
    widened: 'neither of its branches is required',
  },
  dependentSchemas: { restricts: hasMembers, widened: 'what depends on a property is not required' },
  dependentRequired: { restricts: hasMembers, widened: 'what depends on a property is not required' },
  propertyNames: { restricts: isNameRestriction, widened: 'properties of any name fit the type' },
  unevaluatedProperties: { restricts: hasMembers, widened: 'other properties are not typed' },
  unevaluatedItems: { restricts: isRestriction, widened: 'other items may be anything' },
  contains: { restricts: isRestriction, widened: 'an array without such an item fits the type' },
  maxItems: { restricts: isTupleBound, widened: 'a longer tuple fits the type' },
};

/** The keywords that no TypeScript type can express. */
export const INEXPRESSIBLE_KEYWORDS: readonly string[] = Object.keys(INEXPRESSIBLE);

/** Warns of keywords that make the type of a schema wider than the schema. */
export const checkExpressible: Check = (schema, { diagnostics }) => {
  for (const [keyword, value] of Object.entries(schema.value)) {
    const entry = ownAt(INEXPRESSIBLE, keyword);
    if (entry?.restricts(value, schema.value))
      diagnostics.report('not-expressible', below(schema.pointer, keyword), `"${keyword}"`, entry.widened);
  }
};

function isRestriction(schema: Json | undefined): boolean {
  return schema === false || hasMembers(schema);
}

function hasMembers(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

/** A property name is always a string. */
function isNameRestriction(schema: Json): boolean {
  return isObject(schema) && Object.keys(schema).some((keyword) => keyword !== 'type');
}

/** The length of a list is no part of its type; the length of a tuple is. */
function isTupleBound(limit: Json, { prefixItems, items }: JsonObject): boolean {
  if (!Array.isArray(prefixItems) || typeof limit !== 'number') return false;
  return items === false ? limit < prefixItems.length : true;
}
