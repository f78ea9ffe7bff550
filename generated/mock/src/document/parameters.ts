import type { SerializedParameter, TextFormat } from '../shared/validation/parameters/parameter-text.ts';
import { isJson, mediaTypeOf } from '../http/message.ts';
import { type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import type { ParameterPlace, ServedParameter } from './operation.ts';
import { CHOICES, resolveReference } from './references.ts';

const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie'];

/**
 * Parameters of the path first; one of the operation with the same name and place stands for it; header names have no
 * case.
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
    found.set(`${place} ${key}`, { name, place, required, schema, reading: { name, location: place, ...form } });
  }
  return [...found.values()];
}

function isPlace(place: string | undefined): place is ParameterPlace {
  return place !== undefined && PLACES.includes(place);
}

interface Read {
  readonly parameter: JsonObject;
  readonly place: ParameterPlace;
  readonly schema: Json;
}

/** By the types that the schema states, and the style. */
function parameterReading(
  root: JsonObject,
  { parameter, place, schema }: Read,
): Omit<SerializedParameter, 'name' | 'location'> {
  const types = statedTypes(root, schema);
  const style = styleIn(place, textAt(parameter, 'style'));
  const written = { style, isExploded: (member(parameter, 'explode') ?? style === 'form') === true };
  if (style === 'deepObject') return { form: 'deep', ...textReading(root, schema), members: membersOf(root, schema) };
  if (types.includes('array')) return { ...textReading(root, schema), ...styleOf(written) };
  if (!types.includes('object')) return { ...scalar(types), ...styleOf(written) };
  return { form: formOf(written, place), members: membersOf(root, schema), ...styleOf(written) };
}

function membersOf(root: JsonObject, schema: Json): Readonly<Record<string, TextFormat>> {
  const properties = Object.entries(possibleProperties(root, schema));
  return Object.fromEntries(properties.map(([name, inner]) => [name, textReading(root, inner)]));
}

/** The style of a parameter; the usual one, where the one that is stated is for paths alone. */
function styleIn(place: ParameterPlace, stated: string | undefined): string {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return stated === undefined || (place !== 'path' && OF_PATHS.includes(stated)) ? usual : stated;
}

const OF_PATHS: readonly string[] = ['label', 'matrix'];

interface Written {
  readonly style: string;
  readonly isExploded: boolean;
}

/** How an object is written. */
function formOf({ isExploded }: Written, place: ParameterPlace): NonNullable<SerializedParameter['form']> {
  if (!isExploded) return 'turns';
  return place === 'query' || place === 'cookie' ? 'members' : 'pairs';
}

/** What its style puts before a text, and between its pieces. */
function styleOf({ style, isExploded }: Written): Pick<SerializedParameter, 'style' | 'separator'> {
  if (style === 'label') return { style, ...(isExploded ? { separator: '.' } : {}) };
  if (style === 'matrix') return { style, ...(isExploded ? { separator: ';' } : {}) };
  if (isExploded) return {};
  if (style === 'spaceDelimited') return { separator: ' ' };
  return style === 'pipeDelimited' ? { separator: '|' } : {};
}

/** What a text stands for: a scalar, or a list of them. */
export function textReading(root: JsonObject, schema: Json | undefined): TextFormat {
  const types = statedTypes(root, schema);
  if (!types.includes('array')) return scalar(types);
  return { isList: true, ...scalar(statedTypes(root, statedItems(root, schema))) };
}

function scalar(types: readonly string[]): TextFormat {
  if (types.includes('string')) return {};
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('number') ? { type: 'number' } : {};
}

/** Headers that no parameter describes: they belong to the content, the credentials and the connection. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['accept', 'content-type', 'authorization', 'host', 'content-length', 'transfer-encoding', 'cookie', 'set-cookie'],
  ...['connection', 'proxy-authorization', 'proxy-connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'expect'],
]);

/** Whether a parameter describes a header that is not for it to describe: it is ignored (OpenAPI 3.1, 4.8.12.1). */
export function isReservedHeader(parameter: Json): boolean {
  return textAt(parameter, 'in') === 'header' && RESERVED.has((textAt(parameter, 'name') ?? '').toLowerCase());
}

/**
 * Whether a path has no place for a path parameter: it is ignored, since nobody could send it and each request would be
 * refused. Names have no case here, as with Prism.
 */
export function isUnplaced(parameter: Json, path: string): boolean {
  const name = textAt(parameter, 'name') ?? '';
  return textAt(parameter, 'in') === 'path' && !path.toLowerCase().includes(`{${name.toLowerCase()}}`);
}

/** How one member of a form is read: from the texts of its name, a list from as many as it has items. */
export interface FormField extends TextFormat {
  readonly name: string;
  readonly isJson: boolean;
  /** How it is read, where it is written as a parameter of a query is. */
  readonly styled?: SerializedParameter;
}

/** Whether a media type is one of those that forms are sent as. */
export function isForm(mediaType: string): boolean {
  return mediaType.startsWith('multipart/') || mediaType === 'application/x-www-form-urlencoded';
}

/** How the members of a form are read that its schema knows (OpenAPI 3.1, 4.8.15). */
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

/** Where none of these stands, the encoding says nothing of a style. */
const STYLED = ['style', 'explode', 'allowReserved'];

interface FormMember {
  readonly name: string;
  readonly schema: Json;
  readonly encoding: JsonObject;
}

function fieldStyle(root: JsonObject, { name, schema, encoding }: FormMember): SerializedParameter {
  return { name, location: 'query', ...parameterReading(root, { parameter: encoding, place: 'query', schema }) };
}

/** Objects are JSON, and so is what the encoding calls so; a list is by its items. */
function fieldOf(root: JsonObject, { name, schema, encoding }: FormMember): FormField {
  const reading = textReading(root, schema);
  const item = reading.isList ? statedItems(root, schema) : schema;
  const contentType = textAt(encoding, 'contentType');
  const isJsonItem =
    contentType === undefined ? statedTypes(root, item).includes('object') : isJson(mediaTypeOf(contentType));
  return { name, ...reading, isJson: isJsonItem };
}

/**
 * The types that a schema leaves by all that it is made of: those that are named, or those of the values that are
 * listed.
 */
export function statedTypes(root: JsonObject, schema: Json | undefined): readonly string[] {
  let types: readonly string[] | undefined;
  for (const part of partsOf(root, schema)) {
    const own = ownTypes(part);
    types = own === undefined ? types : (types?.filter((type) => own.includes(type)) ?? own);
  }
  return types ?? [];
}

/** The schema of the items of a list. */
export function statedItems(root: JsonObject, schema: Json | undefined): Json | undefined {
  const parts = [...partsOf(root, schema)];
  return parts.map((part) => member(part, 'items')).find((items) => items !== undefined);
}

/** The schemas of the members that an object may have by any variant of its choices; of one name, the first. */
function possibleProperties(root: JsonObject, schema: Json | undefined): JsonObject {
  const found = new Set([resolveReference(root, schema)]);
  // What is added meanwhile is met too.
  for (const part of found)
    for (const key of ['allOf', ...CHOICES])
      for (const inner of listAt(part, key)) found.add(resolveReference(root, inner));
  return Object.assign({}, ...[...found].map((part) => objectAt(part, 'properties')).reverse());
}

/**
 * A schema and what its `allOf` lists, behind references; of a choice between something and null, which no text says,
 * that.
 */
function partsOf(root: JsonObject, schema: Json | undefined): ReadonlySet<JsonObject> {
  const found = new Set([resolveReference(root, schema)]);
  // What is added meanwhile is met too.
  for (const part of found)
    for (const inner of [...listAt(part, 'allOf'), ...onlyVariant(root, part)])
      found.add(resolveReference(root, inner));
  return found;
}

/** The variant of a choice that has no other but null. */
function onlyVariant(root: JsonObject, schema: JsonObject): readonly Json[] {
  return CHOICES.flatMap((choice) => {
    const others = listAt(schema, choice).filter(
      (variant) => member(resolveReference(root, variant), 'type') !== 'null',
    );
    return others.length === 1 ? others : [];
  });
}

/** An integer is a number. */
function ownTypes(schema: JsonObject): readonly string[] | undefined {
  const [type, fixed] = [member(schema, 'type'), member(schema, 'const')];
  if (type !== undefined) return [type].flat().map((name) => (name === 'integer' ? 'number' : String(name)));
  const listed = fixed === undefined ? member(schema, 'enum') : [fixed];
  return Array.isArray(listed) ? listed.map(typeOf) : undefined;
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
