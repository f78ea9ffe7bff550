import { CLASSIC_METHODS, pointerStep } from '#shared/json.ts';
import { splitPathKey } from '#shared/path-key.ts';
import { isAmbiguousPattern } from '#shared/regexp/pattern-test.ts';
import { isReservedHeader, isUnplaced } from '../document/parameters.ts';
import { isVersion30, mapObject, mapValue, resolveReference, targetOf } from '../document/references.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { isJson } from '../http/message.ts';
import { isObject, type Json, type JsonObject, member, objectAt, ownAt, textAt } from '../json.ts';
import { statedExamples } from '../sample/composed-schema.ts';
import type { PlacedSchema } from '../sample/result.ts';
import { embedComponents, isMultiplyRecursive } from '../validation/schema-validators.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const KEPT = ['openapi', 'info', 'servers', 'security', 'tags'];
const SHARED = ['parameters', 'servers', 'summary', 'description'];
/** Replaces `$ref` where it is no reference, while Prism sees it. */
const NO_REFERENCE = 'x-mock-no-$ref';
/**
 * Values that Prism may visit to resolve the references of an operation, which it does before anything else: it takes
 * a second for a hundred thousand, and enters a component again wherever it is referred to, except within itself.
 */
const MAX_VALUES = 20_000;

/** The document of one operation for Prism. */
interface OperationDocument {
  readonly document: JsonObject;
  /** The schemas of responses, by the marks that stand for their samples. */
  readonly schemas: ReadonlyMap<string, PlacedSchema>;
  /** Parts of a request whose schemas were left out, since they cost Prism too much; our own validators check them. */
  readonly leftOut: readonly string[];
}

/**
 * Makes the document with one operation and the components that its request needs, in the form that Prism reads as it
 * is meant: with the dialect stated (otherwise it validates bodies as draft 7), without callbacks, which would send
 * requests, and with the address of each response schema in its place, since Prism chooses a response and does not
 * sample it.
 */
export function operationDocument(operation: ServedOperation): OperationDocument {
  const { responses, schemas } = markedResponses(operation);
  const stated = keepWithin(wholeDocument(operation, responses));
  const whole = withoutAmbiguousPatterns(stated);
  const isAmbiguous = whole !== stated;
  const isBodyCostly = hasCostlyBody(whole) || !isSmall(whole);
  const document = isBodyCostly ? withoutBodySchemas(whole) : whole;
  const isLight = isSmall(document);
  return {
    document: isLight ? document : withoutParameterSchemas(document),
    schemas,
    leftOut: isLight && !isAmbiguous ? (isBodyCostly ? ['/body'] : []) : ['/body', '/query', '/header', '/path'],
  };
}

/**
 * The document of one operation with one response and its schemas, for Prism to validate that response; `undefined` if
 * it costs Prism too much.
 */
export function responseDocument(operation: ServedOperation, status: number): JsonObject | undefined {
  const keys = [String(status), `${String(status).slice(0, 1)}XX`, 'default'];
  const all = object(responsesAt(operation));
  const key = keys.find((one) => all[one] !== undefined) ?? '';
  const whole = withoutAmbiguousPatterns(keepWithin(wholeDocument(operation, { [key]: all[key] ?? {} })));
  const document = withoutParameterSchemas(withoutBodySchemas(whole));
  return isSmall(document) ? document : undefined;
}

/** Keywords whose values are data, in which `pattern` is a name like any other. */
const DATA = ['const', 'default', 'enum', 'example', 'examples'];

/**
 * Leaves out patterns with which one text could keep Prism's engine busy for years; our own validators match them in
 * linear time. Returns the same document if it has none.
 */
function withoutAmbiguousPatterns(document: JsonObject): JsonObject {
  let isChanged = false;
  const without = (value: Json, key: string): Json => {
    if (DATA.includes(key)) return value;
    if (!isObject(value)) return mapValue(value, without);
    const members = Object.entries(value).filter(([name, inner]) => !isAmbiguousMember(name, inner, key));
    if (members.length < Object.keys(value).length) isChanged = true;
    return mapObject(Object.fromEntries(members), without);
  };
  const changed = mapObject(document, without);
  return isChanged ? changed : document;
}

/** @param holder - the key of the object that has the member */
function isAmbiguousMember(name: string, value: Json, holder: string): boolean {
  if (holder === 'patternProperties') return isAmbiguousPattern(name);
  return name === 'pattern' && holder !== 'properties' && typeof value === 'string' && isAmbiguousPattern(value);
}

/** JSON text with the names restored that {@link operationDocument} replaces. */
export function restoreReferences(json: string): string {
  return json.replaceAll(`"${NO_REFERENCE}":`, '"$ref":');
}

/**
 * A path whose segments have one parameter at most: Prism tries all ways to split a segment that has several, which are
 * as many as the square, the cube … of its length.
 */
export function singleParameterPath(path: string): string {
  return splitPathKey(path).path.replaceAll(/\}[^/{}]*\{/g, '}/{');
}

/** The method of an operation in its document. Prism does not know newer methods, whose messages are as for POST. */
export function prismMethod({ method }: Pick<ServedOperation, 'method'>): string {
  const own = method.toLowerCase();
  return CLASSIC_METHODS.has(own) ? own : 'post';
}

function wholeDocument({ document: { root }, path, method }: ServedOperation, responses: JsonObject): JsonObject {
  const item = resolveReference(root, objectAt(root, 'paths')[path]);
  const { callbacks: _, ...stated } = withoutIgnored(objectAt(item, method.toLowerCase()), root, path);
  const shared = Object.fromEntries(Object.entries(item).filter(([key]) => SHARED.includes(key)));
  const only = { ...stated, responses };
  const paths = {
    [singleParameterPath(path)]: { ...withoutIgnored(shared, root, path), [prismMethod({ method })]: only },
  };
  const { reached, moved } = reachedComponents(root, paths);
  const document = {
    ...Object.fromEntries(Object.entries(root).filter(([key]) => KEPT.includes(key))),
    ...(isVersion30(root) ? {} : { jsonSchemaDialect: DIALECT }),
    paths,
    components: { ...reached, securitySchemes: objectAt(objectAt(root, 'components'), 'securitySchemes') },
  };
  return moved.size === 0 ? document : withReferences(moved, document);
}

/** Leaves out parameters that are ignored; Prism would ask for them. */
function withoutIgnored(holder: JsonObject, root: JsonObject, path: string): JsonObject {
  const { parameters } = holder;
  if (!Array.isArray(parameters)) return holder;
  const included = parameters.filter((entry: Json) => {
    const parameter = resolveReference(root, entry);
    return !isReservedHeader(parameter) && !isUnplaced(parameter, path);
  });
  return { ...holder, parameters: included };
}

interface ReachedComponents {
  /** The components that are reached, by kind and name. */
  readonly reached: Record<string, Record<string, Json>>;
  /** References to other places, whose targets are put among the schemas: the new references by the old ones. */
  readonly moved: ReadonlyMap<string, string>;
}

function reachedComponents(root: JsonObject, start: Json): ReachedComponents {
  const reached: Record<string, Record<string, Json>> = {};
  const moved = new Map<string, string>();
  const open: Json[] = [start];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    open.push(...Object.values(value));
    const place = placeOf(root, value, moved);
    if (place === undefined || ownAt(ownAt(reached, place.kind), place.name) !== undefined) continue;
    reached[place.kind] = { ...ownAt(reached, place.kind), [place.name]: place.target };
    open.push(place.target);
  }
  return { reached, moved };
}

interface ComponentPlace {
  readonly kind: string;
  readonly name: string;
  readonly target: Json;
}

/** The place among the components for the target of a reference. */
function placeOf(root: JsonObject, value: Json, moved: Map<string, string>): ComponentPlace | undefined {
  const reference = textAt(value, '$ref');
  if (reference === undefined) return undefined;
  if (!reference.startsWith('#/components/')) return placeElsewhere(root, reference, moved);
  const [, , kind = '', name = ''] = reference.split('/');
  const target = member(objectAt(objectAt(root, 'components'), kind), name);
  return target === undefined ? placeElsewhere(root, reference, moved) : { kind, name, target };
}

function placeElsewhere(root: JsonObject, reference: string, moved: Map<string, string>): ComponentPlace | undefined {
  const target = reference.startsWith('#/') ? targetOf(root, reference) : undefined;
  if (target === undefined) return undefined;
  const name = moved.get(reference)?.split('/').at(-1) ?? `elsewhere-${moved.size}`;
  moved.set(reference, `#/components/schemas${pointerStep(name)}`);
  return { kind: 'schemas', name, target };
}

function withReferences(moved: ReadonlyMap<string, string>, document: JsonObject): JsonObject {
  const inner = (value: Json, key: string): Json =>
    key === '$ref' && typeof value === 'string' ? (moved.get(value) ?? value) : mapValue(value, inner);
  return mapObject(document, inner);
}

/**
 * Renames references that lead out of the document, or nowhere: Prism would open files and addresses for them. They
 * stand where none is meant as one, in extensions and in values.
 */
function keepWithin(document: JsonObject): JsonObject {
  const inner = (value: Json): Json => mapValue(isObject(value) ? referringWithin(value, document) : value, inner);
  return mapObject(document, inner);
}

function referringWithin(object: JsonObject, document: JsonObject): JsonObject {
  const { $ref } = object;
  if (typeof $ref !== 'string' || targetOf(document, $ref) !== undefined) return object;
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === '$ref' ? NO_REFERENCE : key, value]));
}

/** Tests whether Prism resolves the references of a document by visiting {@link MAX_VALUES} values at most. */
function isSmall(document: JsonObject): boolean {
  let count = 0;
  const isWithin = (value: Json, parents: readonly Json[]): boolean => {
    count += 1;
    if (count > MAX_VALUES) return false;
    if (typeof value !== 'object' || value === null || parents.includes(value)) return true;
    const reference = textAt(value, '$ref');
    const values = reference === undefined ? Object.values(value) : [targetOf(document, reference) ?? null];
    return values.every((inner) => isWithin(inner, [...parents, value]));
  };
  return [objectAt(document, 'paths'), objectAt(document, 'components')].every((part) => isWithin(part, []));
}

/**
 * Tests whether Prism needs more time for a body than in proportion to its length: twice as long for each level where
 * the schema contains itself twice, and each item of a list against all others where items must be unique.
 */
function hasCostlyBody(document: JsonObject): boolean {
  return operationsIn(document).some((operation) => {
    const body = objectAt(operation, 'requestBody');
    const isUnique = JSON.stringify(embedComponents(document, body)).includes('"uniqueItems":true');
    return isUnique || isMultiplyRecursive(document, body);
  });
}

function operationsIn(document: JsonObject): readonly Json[] {
  return Object.values(objectAt(document, 'paths')).flatMap((item) => (isObject(item) ? Object.values(item) : []));
}

function withoutBodySchemas(document: JsonObject): JsonObject {
  const components = objectAt(document, 'components');
  const bodies = mapValue(components['requestBodies'] ?? {}, withoutSchemas);
  const paths = mapValue(objectAt(document, 'paths'), (item) =>
    mapValue(item, (operation) =>
      isObject(operation) && operation['requestBody'] !== undefined
        ? { ...operation, requestBody: withoutSchemas(operation['requestBody']) }
        : operation,
    ),
  );
  return withReachedComponents({ ...document, paths, components: { ...components, requestBodies: bodies } });
}

/** Leaves out the components that only schemas left out have referred to; Prism resolves all that there are. */
function withReachedComponents(document: JsonObject): JsonObject {
  const { securitySchemes = {} } = objectAt(document, 'components');
  const { reached } = reachedComponents(document, objectAt(document, 'paths'));
  return { ...document, components: { ...reached, securitySchemes } };
}

/** A body that may be anything. */
function withoutSchemas(body: Json): Json {
  if (!isObject(body) || body['content'] === undefined) return body;
  return { ...body, content: mapValue(objectAt(body, 'content'), () => ({})) };
}

/** Parameters that may be anything; which of them are required Prism still checks. */
function withoutParameterSchemas(document: JsonObject): JsonObject {
  const open = (holder: Json): Json => {
    if (!isObject(holder) || !Array.isArray(holder['parameters'])) return holder;
    const parameters = holder['parameters'].map((entry: Json) => {
      const { schema: _, content: __, ...rest } = resolveReference(document, entry);
      return rest;
    });
    return { ...holder, parameters };
  };
  const paths = mapValue(objectAt(document, 'paths'), (item) => {
    const opened = open(item);
    return isObject(opened) ? mapObject(opened, open) : opened;
  });
  return withReachedComponents({ ...document, paths });
}

/** Begins a mark: a text that stands for the sample of a schema, whose pointer follows. */
const MARK = 'x-mock-sample:';
const RANGES = ['*/*', 'application/*'];
const MAX_REFERENCES = 50;

/** Responses for Prism, and the schemas that marks in them stand for. */
interface MarkedResponses {
  readonly responses: JsonObject;
  readonly schemas: ReadonlyMap<string, PlacedSchema>;
}

/**
 * The responses of an operation for Prism: their headers and contents, where a mark stands for each value that Prism
 * would sample. Stated examples stay.
 */
function markedResponses(operation: ServedOperation): MarkedResponses {
  const { root } = operation.document;
  const all = responsesAt(operation);
  const schemas = new Map<string, PlacedSchema>();
  const responses = mapObject(object(all), (_, status) => responseFor(below(all, [status], root), root, schemas));
  return { responses, schemas };
}

/** The only content of a response and its schema, and the parts that need Prism beyond it. */
interface PlainResponse {
  readonly status: number;
  readonly media: JsonObject;
  readonly schema: PlacedSchema | undefined;
}

/**
 * The response to a valid request of an operation whose choice is certain without Prism: the lowest stated 2xx, with
 * JSON as its only content, and without headers.
 */
export function plainResponse(operation: ServedOperation): PlainResponse | undefined {
  const { root } = operation.document;
  const responses = responsesAt(operation);
  const [status = ''] = Object.keys(object(responses))
    .filter((code) => code.startsWith('2'))
    .toSorted();
  const isDeprecated = member(stated(operation), 'deprecated') !== undefined;
  if (!/^2\d\d$/.test(status) || status === '204' || isDeprecated) return undefined;
  const response = below(responses, [status], root);
  if (member(response.schema, 'headers') !== undefined) return undefined;
  if (Object.keys(objectAt(response.schema, 'content')).join() !== 'application/json') return undefined;
  const content = below(response, ['content', 'application/json'], root);
  const schema = contentSchema(content, 'application/json');
  const placed = schema === undefined ? undefined : { pointer: `${content.pointer}/schema`, schema };
  return { status: Number(status), media: object(content), schema: placed };
}

function stated({ document: { root }, path, method }: ServedOperation): Json {
  return below({ pointer: '', schema: root }, ['paths', path, method.toLowerCase()], root).schema;
}

function responsesAt({ document: { root }, path, method }: ServedOperation): PlacedSchema {
  return below({ pointer: '', schema: root }, ['paths', path, method.toLowerCase(), 'responses'], root);
}

function responseFor(response: PlacedSchema, root: JsonObject, schemas: Map<string, PlacedSchema>): Json {
  const { description = '' } = object(response);
  const names = Object.keys(objectAt(response.schema, 'content'));
  // Prism finds a range of media types acceptable to nobody who asks for one of them.
  const ranges = names.filter((name) => RANGES.includes(name));
  const others = names.filter((name) => !RANGES.includes(name));
  const contents = [...ranges, ...others].map((name) => {
    const content = below(response, ['content', name], root);
    const named = RANGES.includes(name) ? nameFor(content, root) : name;
    return [named, { ...object(content), ...markedSchema(content, contentSchema(content, name), schemas) }] as const;
  });
  const headers = Object.keys(objectAt(response.schema, 'headers')).map((name) => {
    const header = below(response, ['headers', name], root);
    return [name, { ...object(header), ...markedSchema(header, member(header.schema, 'schema'), schemas) }] as const;
  });
  return {
    description,
    ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
    ...(member(response.schema, 'content') === undefined ? {} : { content: Object.fromEntries(contents) }),
  };
}

/** The schema of a content. JSON without a schema or an example is any value: an empty body would be no JSON. */
function contentSchema({ schema: content }: PlacedSchema, mediaType: string): Json | undefined {
  const stated = ['schema', 'example', 'examples'].find((name) => member(content, name) !== undefined);
  return stated === undefined && isJson(mediaType) ? {} : member(content, 'schema');
}

/** A schema that allows only the mark; with an example where the schema itself states one, which Prism prefers. */
function markedSchema(
  { pointer }: PlacedSchema,
  schema: Json | undefined,
  schemas: Map<string, PlacedSchema>,
): JsonObject {
  if (schema === undefined) return {};
  const mark = `${MARK}${pointer}/schema`;
  schemas.set(mark, { pointer: `${pointer}/schema`, schema });
  const isStated = statedExamples(objectAt({ schema }, 'schema')).length > 0;
  return { schema: { type: 'string', enum: [mark], ...(isStated ? { example: mark } : {}) } };
}

function nameFor(content: PlacedSchema, root: JsonObject): string {
  const isBytes = member(below(content, ['schema'], root).schema, 'format') === 'binary';
  return isBytes ? 'application/octet-stream' : 'application/json';
}

/** The value at a path below another one, with references resolved. */
function below(start: PlacedSchema, names: readonly string[], root: JsonObject): PlacedSchema {
  let { pointer, schema } = start;
  for (const name of names) {
    schema = member(schema, name) ?? {};
    pointer += pointerStep(name);
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
      const reference = textAt(schema, '$ref');
      if (reference === undefined) break;
      pointer = reference.slice(1);
      schema = targetOf(root, reference) ?? {};
    }
  }
  return { pointer, schema };
}

function object({ schema }: PlacedSchema): JsonObject {
  return objectAt({ schema }, 'schema');
}
