import type { SerializedParameter, TextFormat } from '#shared/validation/parameters/parameter-text.ts';
import { isJson, mediaTypeOf } from '../http/message.ts';
import { type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import { isBytes } from '#shared/schema/constraints.ts';
import { CHOICES, type ResolveSchema, statedItems, statedTypes } from '#shared/schema/composition.ts';
import { resolveReference } from './references.ts';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface ServedParameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly required: boolean;
  readonly isDeprecated: boolean;
  readonly schema: Json;
  /** Stated examples, by name. */
  readonly examples: JsonObject;
  /** The syntax of its texts. */
  readonly reading: SerializedParameter;
  /** True if each item of a list, or member of an object, is a text of its own. */
  readonly isExploded: boolean;
  /** True if its value may contain slashes (`x-allow-reserved`). */
  readonly spansSegments: boolean;
}

const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie'];

/**
 * Reads the parameters of a path and its operation; an operation overrides those of the same name and place. Header
 * names ignore case.
 */
export function readParameters(root: JsonObject, path: string, listed: readonly Json[]): readonly ServedParameter[] {
  const found = new Map<string, ServedParameter>();
  for (const entry of listed) {
    const parameter = resolveReference(root, entry);
    const name = textAt(parameter, 'name');
    const place = textAt(parameter, 'in');
    if (name === undefined || !isPlace(place)) continue;
    if (isReservedHeader(parameter) || isUnplaced(parameter, path)) continue;
    const key = place === 'header' ? name.toLowerCase() : name;
    const [mediaType, media] = Object.entries(objectAt(parameter, 'content'))[0] ?? [];
    const schema = member(parameter, 'schema') ?? member(media, 'schema') ?? true;
    const form =
      mediaType !== undefined && /json/i.test(mediaType)
        ? { form: 'json' as const }
        : parameterReading(root, { parameter, place, schema });
    const required = member(parameter, 'required') === true;
    const isDeprecated = member(parameter, 'deprecated') === true;
    const examples = objectAt(parameter, 'examples');
    const reading = { name, location: place, ...form };
    const { isExploded } = serializationOf(parameter, place);
    const spansSegments = place === 'path' && member(parameter, 'x-allow-reserved') === true;
    const described = { name, place, required, isDeprecated, schema, reading, isExploded, spansSegments, examples };
    found.set(`${place} ${key}`, described);
  }
  return [...found.values()];
}

/** Keywords that exclude values of a path parameter; annotations and extensions exclude none. */
const RESTRICTING: readonly string[] = [
  ...['type', 'format', 'pattern', 'enum', 'const', 'not', 'minLength', 'maxLength', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'],
];

/** Returns what in the schema of a path parameter excludes some texts, in one order. */
export function restrictionsOf(root: JsonObject, schema: Json): readonly string[] {
  const parts = new Set([resolveReference(root, schema)]);
  // A set visits what is added to it on the way.
  for (const part of parts) for (const inner of listAt(part, 'allOf')) parts.add(resolveReference(root, inner));
  const found = [...parts].flatMap((part) => [
    ...ownRestrictions(part),
    ...CHOICES.flatMap((choice) => {
      const variants = listAt(part, choice).map((inner) => ownRestrictions(resolveReference(root, inner)));
      return variants.length > 0 && variants.every(({ length }) => length > 0) ? variants.flat() : [];
    }),
  ]);
  return [...new Set(found)].sort();
}

function ownRestrictions(schema: JsonObject): readonly string[] {
  return Object.entries(schema).flatMap(([keyword, value]) =>
    RESTRICTING.includes(keyword) && !(keyword === 'type' && [value].flat().includes('string'))
      ? [JSON.stringify([keyword, value])]
      : [],
  );
}

function isPlace(place: string | undefined): place is ParameterPlace {
  return place !== undefined && PLACES.includes(place);
}

interface Read {
  readonly parameter: JsonObject;
  readonly place: ParameterPlace;
  readonly schema: Json;
}

/** The syntax of a parameter, by the types of its schema and its style. */
function parameterReading(
  root: JsonObject,
  { parameter, place, schema }: Read,
): Omit<SerializedParameter, 'name' | 'location'> {
  const types = statedTypes(schema, resolverOf(root));
  const written = serializationOf(parameter, place);
  const { style } = written;
  if (style === 'deepObject') {
    const text = types.includes('object') ? {} : textReading(root, schema);
    return { form: 'deep', ...text, members: membersOf(root, schema) };
  }
  if (types.includes('array')) return { ...textReading(root, schema), ...styleOf(written) };
  if (!types.includes('object')) return { ...scalar(types), ...styleOf(written) };
  return { form: formOf(written, place), members: membersOf(root, schema), ...styleOf(written) };
}

function membersOf(root: JsonObject, schema: Json): Readonly<Record<string, TextFormat>> {
  const properties = Object.entries(possibleProperties(root, schema));
  return Object.fromEntries(properties.map(([name, inner]) => [name, textReading(root, inner)]));
}

/** The style of a parameter; the default one if the stated one is for paths alone. */
function styleIn(place: ParameterPlace, stated: string | undefined): string {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return stated === undefined || (place !== 'path' && OF_PATHS.includes(stated)) ? usual : stated;
}

const OF_PATHS: readonly string[] = ['label', 'matrix'];

interface Written {
  readonly style: string;
  readonly isExploded: boolean;
}

function serializationOf(parameter: JsonObject, place: ParameterPlace): Written {
  const style = styleIn(place, textAt(parameter, 'x-style') ?? textAt(parameter, 'style'));
  return { style, isExploded: (member(parameter, 'explode') ?? style === 'form') === true };
}

/** The form of an object in text. */
function formOf({ isExploded }: Written, place: ParameterPlace): NonNullable<SerializedParameter['form']> {
  if (!isExploded) return 'turns';
  return place === 'query' || place === 'cookie' ? 'members' : 'pairs';
}

/** The prefix and the separator of a style. */
function styleOf({ style, isExploded }: Written): Pick<SerializedParameter, 'style' | 'separator'> {
  if (style === 'label') return { style, ...(isExploded ? { separator: '.' } : {}) };
  if (style === 'matrix') return { style, ...(isExploded ? { separator: ';' } : {}) };
  if (isExploded) return {};
  if (style === 'spaceDelimited') return { separator: ' ' };
  if (style === 'tabDelimited') return { separator: '\t' };
  return style === 'pipeDelimited' ? { separator: '|' } : {};
}

/** The types of a text: a scalar, or a list of scalars. */
export function textReading(root: JsonObject, schema: Json | undefined): TextFormat {
  const types = statedTypes(schema, resolverOf(root));
  if (!types.includes('array')) return scalar(types);
  return { isList: true, ...scalar(statedTypes(statedItems(schema, resolverOf(root)), resolverOf(root))) };
}

function scalar(types: readonly string[]): TextFormat {
  if (types.includes('string')) return {};
  if (types.includes('object') || types.includes('array')) return { type: 'json' };
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('number') ? { type: 'number' } : {};
}

/** Headers of the content, the credentials and the connection, which no parameter describes. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['accept', 'content-type', 'authorization', 'host', 'content-length', 'transfer-encoding', 'cookie', 'set-cookie'],
  ...['connection', 'proxy-authorization', 'proxy-connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'expect'],
]);

/** Tests whether a parameter is ignored because of the header that it describes (OpenAPI 3.1, 4.8.12.1). */
export function isReservedHeader(parameter: Json): boolean {
  return textAt(parameter, 'in') === 'header' && RESERVED.has((textAt(parameter, 'name') ?? '').toLowerCase());
}

/**
 * Tests whether a path has no place for a path parameter, which is ignored then: nobody could send it, and each request
 * would be rejected. Names ignore case, as with Prism.
 */
export function isUnplaced(parameter: Json, path: string): boolean {
  const name = textAt(parameter, 'name') ?? '';
  return textAt(parameter, 'in') === 'path' && !path.toLowerCase().includes(`{${name.toLowerCase()}}`);
}

/** The syntax of one member of a form, which is read from the texts of its name. */
export interface FormField extends TextFormat {
  readonly name: string;
  readonly isJson: boolean;
  /** Says that its values, or the items of its list, are files, or null, and never other texts. */
  readonly isFile: boolean;
  /** Its syntax, if it is serialized as a query parameter. */
  readonly styled?: SerializedParameter;
  /** States that reserved characters must be percent-encoded in it. */
  readonly forbidsReserved: boolean;
}

/** Tests whether a media type is one of forms. */
export function isForm(mediaType: string): boolean {
  return mediaType.startsWith('multipart/') || mediaType === 'application/x-www-form-urlencoded';
}

/** Reads the syntax of the members that the schema of a form describes (OpenAPI 3.1, 4.8.15). */
export function readFormFields(root: JsonObject, mediaType: string, media: Json): readonly FormField[] {
  if (!isForm(mediaType)) return [];
  const encodings = objectAt(media, 'encoding');
  const properties = possibleProperties(root, member(media, 'schema'));
  return Object.entries(properties).map(([name, schema]) => {
    const encoding = objectAt(encodings, name);
    const isStyled = !mediaType.startsWith('multipart/') && STYLED.some((word) => Object.hasOwn(encoding, word));
    const described = { name, schema, encoding };
    return { ...fieldOf(root, described), ...(isStyled ? { styled: fieldStyle(root, described) } : {}) };
  });
}

/** An encoding states a style if it has one of these. */
const STYLED = ['style', 'x-style', 'explode', 'allowReserved'];

interface FormMember {
  readonly name: string;
  readonly schema: Json;
  readonly encoding: JsonObject;
}

function fieldStyle(root: JsonObject, { name, schema, encoding }: FormMember): SerializedParameter {
  const isDeep = textAt(encoding, 'style') === 'deepObject';
  const read = isDeep ? withoutEmptyText(root, schema) : schema;
  return { name, location: 'query', ...parameterReading(root, { parameter: encoding, place: 'query', schema: read }) };
}

/** Leaves out the variant of the empty text, by which forms clear a member (`images=` beside `images[0]=…`). */
function withoutEmptyText(root: JsonObject, schema: Json): Json {
  const variants = CHOICES.flatMap((choice) => listAt(resolveReference(root, schema), choice));
  const others = variants.filter((variant) => {
    const [first, ...more] = listAt(resolveReference(root, variant), 'enum');
    return first !== '' || more.length > 0;
  });
  const [only] = others;
  return only !== undefined && others.length === 1 && variants.length === 2 ? only : schema;
}

/** Objects are JSON, and members whose encoding says so; a list is read by its items. */
function fieldOf(root: JsonObject, { name, schema, encoding }: FormMember): FormField {
  const reading = textReading(root, schema);
  const item = reading.isList ? statedItems(schema, resolverOf(root)) : schema;
  const contentType = textAt(encoding, 'contentType');
  const isJsonItem =
    contentType === undefined
      ? statedTypes(item, resolverOf(root)).includes('object')
      : isJson(mediaTypeOf(contentType));
  const isFile = takesFilesOnly(root, item);
  return { name, ...reading, isJson: isJsonItem, isFile, forbidsReserved: encoding['allowReserved'] === false };
}

/** Tests for a schema whose variants are all bytes or null: not for a file or the identifier of one. */
function takesFilesOnly(root: JsonObject, schema: Json | undefined): boolean {
  const simple = possibleSchemas(root, schema).filter(
    (part) => part['type'] !== 'null' && !COMPOSITIONS.some((keyword) => Object.hasOwn(part, keyword)),
  );
  return simple.length > 0 && simple.every(isBytes);
}

/** Returns the function that resolves references to schemas of a document. */
function resolverOf(root: JsonObject): ResolveSchema {
  return (schema) => resolveReference(root, schema);
}

/** The schemas of the properties of an object in all variants; the first one of each name. */
export function possibleProperties(root: JsonObject, schema: Json | undefined): JsonObject {
  return Object.assign(
    {},
    ...possibleSchemas(root, schema)
      .map((part) => objectAt(part, 'properties'))
      .reverse(),
  );
}

const COMPOSITIONS = ['allOf', ...CHOICES];

/** A schema with all its parts and variants. */
export function possibleSchemas(root: JsonObject, schema: Json | undefined): readonly JsonObject[] {
  const found = new Set([resolveReference(root, schema)]);
  // A set visits what is added to it on the way.
  for (const part of found)
    for (const key of COMPOSITIONS) for (const inner of listAt(part, key)) found.add(resolveReference(root, inner));
  return [...found];
}
