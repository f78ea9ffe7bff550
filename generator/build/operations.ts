import type { Reporter } from '../diagnostics/diagnostics.ts';
import type {
  Body,
  Coding,
  Content,
  Operation,
  OperationResponse,
  Parameter,
  ResponseHeader,
  Resource,
  Update,
  UpdateReading,
} from '../model/api.ts';
import {
  at,
  below,
  decodePointer,
  follow,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  type Node,
  objectAt,
  optional,
  type Pointer,
  textAt,
} from '../model/json.ts';
import { type KeyedQuery, splitPathKey } from '../../templates/runtime/shared/path-key.ts';
import { patternError } from '../../templates/runtime/shared/regexp/syntax.ts';
import { camelName, functionName, memberName, typeName } from '../model/names.ts';
import {
  alternativeContents,
  errorContents,
  isBodiless,
  isRepetition,
  isStream,
  preferredContent,
  returnsList,
} from '../model/http.ts';
import { documentationBeside, documentationWithin, exampleOf } from './documentation.ts';
import type { TaggedOperation } from './groups.ts';
import type { SchemaBuilder } from './named-schemas.ts';
import type { OperationSource } from './operation-sources.ts';
import { buildParameters, documentationOf, schemaOf, schemaPointer, soleContent } from './parameters.ts';
import { readPartEncoding } from '../model/form-encoding.ts';
import { acceptsNull, classifySchema, codingOf, holdsBytes, itemOf, schemaOfMedia } from '../model/media-types.ts';
import type { Schema } from '../model/schema.ts';

/** Methods that the HTTP Method Registry calls safe, so that repeating them has no further effect. */
const SAFE_METHODS = new Set(['get', 'head', 'options', 'trace', 'query', 'propfind', 'report', 'search']);

/** Holds the context that all operations of a document share. */
interface OperationContext {
  readonly document: JsonObject;
  readonly schemas: SchemaBuilder;
  /** Adds inferred resources beside the document's own names, instead of replacing them. */
  readonly isInferred: boolean;
}

/** Returns the identifier of an operation, or its method and path. */
export function operationId({ operation, method, path }: OperationSource): string {
  return textAt(operation.value, 'operationId') ?? `${method} ${path}`;
}

export function buildOperation(source: OperationSource, context: OperationContext): Operation {
  const { document, schemas } = context;
  const { operation, item, path, method } = source;
  const id = operationId(source);
  const name = schemas.claimFunction(functionName(id), ['Operation'], id);
  const body = buildBody(document, operation, schemas);
  const responses = buildResponses(document, { ...operation, method }, schemas);
  const { path: plainPath, query } = splitPathKey(path);
  const fixed = query.filter(({ value }) => value !== undefined);
  const parameters = buildParameters({ document, item, operation }, schemas).filter(
    ({ name, location }) => location !== 'query' || !fixed.some((pair) => pair.name === name),
  );
  const server =
    textAt(listAt(operation.value, 'servers')[0], 'url') ?? textAt(listAt(item.value, 'servers')[0], 'url');
  return {
    id,
    name,
    requestName: schemas.claim(`${typeName(name)}Request`),
    responseName: schemas.claim(`${typeName(name)}Response`),
    ...(alternativeContents(responses).length > 0 ? { formatsName: schemas.claim(`${typeName(name)}Formats`) } : {}),
    ...(errorContents(responses).length > 0 ? { errorsName: schemas.claim(`${typeName(name)}Errors`) } : {}),
    ...(responses.some(({ headers }) => headers.length > 0)
      ? { headersName: schemas.claim(`${typeName(name)}Headers`) }
      : {}),
    pointer: operation.pointer,
    method: method.toUpperCase(),
    path: fixed.length === 0 ? plainPath : `${plainPath}?${fixed.map(encodePair).join('&')}`,
    documentation: documentationWithin(operation.value, item.value),
    ...optional('rights', buildRights(operation.value)),
    ...optional('resource', buildResource(operation.value, context)),
    ...optional('largeIntegers', replacedIntegers(document)),
    ...buildRepetition(source, parameters, document),
    ...optional('body', body),
    responses,
    credentials: credentialKeys(document, operation.value),
    security: securityOf(document, operation.value),
    isPublic: isPublic(operation.value),
    ...optional('server', server),
    facade: [name],
    ...optional('update', buildUpdate(operation.value, name, body, context)),
  };
}

function encodePair({ name, value = '' }: KeyedQuery): string {
  return value === '' ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function replacedIntegers(document: JsonObject): Operation['largeIntegers'] {
  const stated = textAt(objectAt(document, 'x-client'), 'largeIntegers');
  return stated === 'string' || stated === 'error' ? stated : undefined;
}

function buildRights(operation: Node['value']): Operation['rights'] {
  const rights = member(operation, 'x-rights');
  if (rights === 'not-shown') return rights;
  if (!Array.isArray(rights)) return undefined;
  return rights.map((group) => (Array.isArray(group) ? group.map(String) : [String(group)]));
}

function buildResource(operation: Node['value'], { isInferred }: OperationContext): Resource | undefined {
  const resource = objectAt(operation, 'x-resource');
  if (isInferred && resource['inferred'] === true) return undefined;
  const collection = textAt(resource, 'collection');
  const action = textAt(resource, 'action');
  if (collection === undefined || action === undefined) return undefined;
  const method = memberName(textAt(resource, 'as') ?? action);
  return {
    collection: memberName(collection),
    action,
    method,
    ...optional('id', textAt(resource, 'id')),
  };
}

function buildRetry({ operation, method }: OperationSource): 'safe' | 'never' {
  const stated = textAt(operation.value, 'x-retry');
  if (stated === 'safe' || stated === 'never') return stated;
  return SAFE_METHODS.has(method) ? 'safe' : 'never';
}

/**
 * Returns whether a call may be repeated, and its parameters. A key that the document asks for makes a write safe to
 * repeat, and the client fills it in.
 */
function buildRepetition(
  source: OperationSource,
  parameters: readonly Parameter[],
  document: JsonObject,
): Pick<Operation, 'retry' | 'idempotencyHeader' | 'parameters'> {
  const retry = buildRetry(source);
  const key =
    retry === 'never' && isWrite(source) ? parameters.find((one) => isIdempotencyKey(one, document)) : undefined;
  const stated = textAt(objectAt(document, 'x-client'), 'idempotencyHeader');
  if (key === undefined && stated !== undefined && retry === 'never' && isWrite(source))
    return { retry: 'safe', idempotencyHeader: stated.toLowerCase(), parameters };
  if (key === undefined) return { retry, parameters };
  const description = [key.documentation.description, KEY_NOTE].filter((text) => text !== undefined).join('\n\n');
  const filled: Parameter = { ...key, required: false, documentation: { ...key.documentation, description } };
  return {
    retry: 'safe',
    idempotencyHeader: key.name.toLowerCase(),
    parameters: parameters.map((parameter) => (parameter === key ? filled : parameter)),
  };
}

const KEY_NOTE = 'Without one, the client sends a new key with each call, and the same key when it repeats the call.';

/** Checks if an operation may change something, and no extension forbids to repeat it. */
function isWrite({ operation, method }: OperationSource): boolean {
  return !SAFE_METHODS.has(method) && textAt(operation.value, 'x-retry') !== 'never';
}

/** Checks for a header that takes a UUID as the key of a call. */
function isIdempotencyKey({ name, location, schema, isScalar, pointer }: Parameter, document: JsonObject): boolean {
  if (location !== 'header' || !isScalar || schema.kind !== 'string' || !/idempoten(?:cy|ce|t)/i.test(name))
    return false;
  const { value } = follow(document, { value: at(document, below(pointer, 'schema')) ?? {}, pointer: '' });
  const [maxLength, pattern] = [member(value, 'maxLength'), textAt(value, 'pattern')];
  const fits = pattern === undefined || (patternError(pattern) === undefined && new RegExp(pattern, 'u').test(UUID));
  return fits && (typeof maxLength !== 'number' || maxLength >= UUID.length);
}

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Checks if an operation overrides the document's security requirements with an empty list. */
function isPublic(operation: Node['value']): boolean {
  const stated = member(operation, 'security');
  return Array.isArray(stated) && stated.length === 0;
}

/** Returns the keys of all credentials that an operation accepts, alone or combined. A public operation has none. */
function credentialKeys(document: JsonObject, operation: Node['value']): readonly string[] {
  const stated = member(operation, 'security');
  const requirements = Array.isArray(stated) ? stated : listAt(document, 'security');
  if (requirements.some((requirement) => isObject(requirement) && Object.keys(requirement).length === 0)) return [];
  return [...new Set(requirements.flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : [])))];
}

/** Returns the alternatives of security that an operation accepts: its own, or those of the document. */
function securityOf(document: JsonObject, operation: Node['value']): Operation['security'] {
  const stated = member(operation, 'security');
  const schemes = objectAt(document['components'], 'securitySchemes');
  const isSent = (key: string): boolean => textAt(schemes[key], 'type') !== 'mutualTLS';
  const requirements = Array.isArray(stated) ? stated : listAt(document, 'security');
  return requirements.filter(isObject).map((requirement) => Object.keys(requirement).filter(isSent));
}

/** Holds the schemas, which also claim names of functions and types. */
interface Claims {
  readonly schemas: {
    readonly claimFunction: (wanted: string, suffixes: readonly string[], given?: string) => string;
    readonly claim: (wanted: string) => string;
    readonly context: { readonly lookUp: (pointer: Pointer) => Json | undefined };
  };
}

/** Builds the safe update of an operation that replaces a whole resource with a named schema. */
function buildUpdate(operation: Json, name: string, body: Body | undefined, claims: Claims): Update | undefined {
  if (textAt(objectAt(operation, 'x-resource'), 'action') !== 'replace') return undefined;
  if (body === undefined || !isReplacement(body, claims)) return undefined;
  const wanted = name.startsWith('replace') ? name.replace('replace', 'update') : camelName(`update ${name}`);
  const updateName = claims.schemas.claimFunction(wanted, ['Plan']);
  const requestName = claims.schemas.claim(`${typeName(updateName)}Request`);
  const update = objectAt(operation, 'x-update');
  const match = member(update, 'match');
  return {
    name: updateName,
    requestName,
    facade: [updateName],
    match: isObject(match) ? textMembers(match) : {},
    ...optional('reading', buildReading(update)),
  };
}

/** Checks if a body is a component derived for `replace`. An inline body has no name to merge by. */
function isReplacement({ preferred }: Body, { schemas }: Claims): boolean {
  const reference = textAt(schemas.context.lookUp(below(preferred.pointer, 'schema')), '$ref');
  const target = reference === undefined ? undefined : schemas.context.lookUp(decodePointer(reference));
  return textAt(objectAt(target, 'x-variant'), 'kind') === 'replace';
}

/** Builds the call that reads a resource before replacing it (`x-update`), if the specification defines it. */
function buildReading(update: JsonObject): UpdateReading | undefined {
  const read = textAt(update, 'read');
  if (read === undefined) return undefined;
  return { read, ...optional('body', member(update, 'body')) };
}

function textMembers(object: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Validates the safe updates (`x-update`) and removes the invalid ones. Each fault is reported as a diagnostic. */
export function checkUpdates(tagged: readonly TaggedOperation[], diagnostics: Reporter): readonly TaggedOperation[] {
  const operations = new Map(tagged.map(({ operation }) => [operation.id, operation]));
  return tagged.map((entry) => {
    const { operation } = entry;
    const { update } = operation;
    if (update === undefined) return entry;
    const fault = strangerOf(operation, update) ?? faultOf(update, operations);
    if (fault === undefined) return entry;
    const how = update.reading?.read ?? "a function of the caller's";
    diagnostics.report('update-unreadable', below(operation.pointer, 'x-update'), how, fault);
    return { ...entry, operation: { ...operation, update: withoutReading(update) } };
  });
}

function withoutReading({ name, requestName, facade }: Update): Update {
  return { name, requestName, facade, match: {} };
}

/** Describes a parameter in `match` that the path lacks. */
function strangerOf({ parameters }: Operation, { match }: Update): string | undefined {
  const known = new Set(parameters.filter(({ location }) => location === 'path').map(({ name }) => name));
  const unknown = Object.values(match).find((parameter) => !known.has(parameter));
  return unknown === undefined ? undefined : `the operation has no path parameter "${unknown}"`;
}

/** Describes the reason why a resource cannot be read as the specification says. */
function faultOf({ reading, match }: Update, operations: ReadonlyMap<string, Operation>): string | undefined {
  if (reading === undefined) return undefined;
  const reader = operations.get(reading.read);
  if (reader === undefined) return 'there is no such operation';
  const isKnown = Object.keys(match).length > 0;
  return !isKnown && returnsList(reader)
    ? 'it returns a list, and nothing says which of its items is the one'
    : undefined;
}

/** Builds the body of an operation; returns `undefined` if it has none. */
function buildBody(document: JsonObject, operation: Node, schemas: SchemaBuilder): Body | undefined {
  const written = member(operation.value, 'requestBody');
  if (written === undefined) return undefined;
  const node = follow(document, {
    value: written,
    pointer: below(operation.pointer, 'requestBody'),
  });
  const contents = buildContents(document, node, schemas);
  const preferred = preferredContent(withoutLoss(contents, document));
  if (preferred === undefined) return undefined;
  return {
    required: member(node.value, 'required') === true,
    documentation: documentationBeside(written, node.value),
    pointer: node.pointer,
    contents,
    preferred: withBytes(preferred, document),
    alternatives: contents
      .filter((content) => content !== preferred && !isRepetition(content, preferred))
      .map((content) => withBytes(content, document)),
  };
}

function withBytes(content: Content, document: JsonObject): Content {
  const isHolding =
    content.coding === 'multipart' && holdsBytes(at(document, below(content.pointer, 'schema')), document);
  return {
    ...content,
    ...optional('bytes', bytesOf(content, document)),
    ...(isHolding ? { hasFiles: true as const } : {}),
  };
}

/** Removes JSON contents with bytes if a multipart form is offered, since JSON cannot hold bytes. */
function withoutLoss(contents: readonly Content[], document: JsonObject): readonly Content[] {
  if (!contents.some(({ coding }) => coding === 'multipart')) return contents;
  return contents.filter(
    ({ coding, pointer }) => coding !== 'json' || !holdsBytes(at(document, below(pointer, 'schema')), document),
  );
}

/** Node of an operation with its method. */
interface MethodNode extends Node {
  readonly method: string;
}

/** Builds the responses of an operation, in document order. */
function buildResponses(
  document: JsonObject,
  operation: MethodNode,
  schemas: SchemaBuilder,
): readonly OperationResponse[] {
  return Object.entries(objectAt(operation.value, 'responses')).map(([status, value]) => {
    const node = follow(document, {
      value,
      pointer: below(operation.pointer, 'responses', status),
    });
    return {
      status: status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
      description: textAt(value, 'description') ?? textAt(node.value, 'description') ?? '',
      pointer: node.pointer,
      contents: isBodiless(operation.method, status) ? [] : buildContents(document, node, schemas),
      headers: buildHeaders(document, node, schemas),
    };
  });
}

/** Builds the headers of a response. OpenAPI ignores a description of `Content-Type`. */
function buildHeaders(document: JsonObject, response: Node, schemas: SchemaBuilder): readonly ResponseHeader[] {
  const described = Object.entries(objectAt(response.value, 'headers')).filter(
    ([name]) => !/^content-type$/i.test(name),
  );
  return described.map(([name, written]) => {
    const header = follow(document, { value: written, pointer: below(response.pointer, 'headers', name) });
    const pointer = schemaPointer(header.pointer, soleContent(header.value));
    return {
      name,
      required: member(header.value, 'required') === true,
      schema: schemas.inline(schemaOf(header.value), pointer),
      documentation: documentationOf({ value: header.value, written }),
    };
  });
}

function buildContents(document: JsonObject, holder: Node, schemas: SchemaBuilder): readonly Content[] {
  return Object.entries(objectAt(holder.value, 'content')).map(([mediaType, media]) => {
    const pointer = below(holder.pointer, 'content', mediaType);
    const json = schemaOfMedia(media, mediaType);
    const schemaClass = classifySchema(json, document);
    const coding = codingOf(mediaType, schemaClass);
    // XML, YAML and the like are passed through.
    const isMarkup = coding === 'text' && schemaClass === 'value';
    return {
      mediaType,
      coding,
      schema: isMarkup ? TEXT : contentSchema({ json, pointer: below(pointer, 'schema'), coding }, document, schemas),
      ...(schemaClass === 'text' ? { text: textKind(json, document) } : {}),
      ...optional('example', contentExample(media, document)),
      ...partsOf(media, mediaType, json, document),
      pointer,
    };
  });
}

/** Returns how a body is sent whose bytes its coding cannot hold. */
function bytesOf({ coding, pointer }: Content, document: JsonObject): Content['bytes'] {
  const json = at(document, below(pointer, 'schema'));
  if (coding === 'multipart') return hasMembers(json, document) ? undefined : 'form';
  return coding === 'json' && holdsBytes(json, document) ? 'text' : undefined;
}

/** Tests whether a form can have named members. Some documents describe it as bytes, a text or a list of files. */
function hasMembers(schema: Json | undefined, document: JsonObject): boolean {
  const { value } = follow(document, { value: schema ?? true, pointer: '' });
  return !['bytes', 'text'].includes(classifySchema(schema, document)) && textAt(value, 'type') !== 'array';
}

/** Returns the first example of a media type; examples may be references. */
function contentExample(media: Json, document: JsonObject): Json | undefined {
  const [first] = Object.values(objectAt(media, 'examples'));
  const referenced =
    first === undefined ? undefined : member(follow(document, { value: first, pointer: '' }).value, 'value');
  return referenced ?? exampleOf(media);
}

/** Reads the encodings of form members that have an effect, and which members take bytes only. */
function partsOf(
  media: Json,
  mediaType: string,
  json: Json | undefined,
  document: JsonObject,
): Pick<Content, 'parts' | 'files'> {
  const properties = objectAt(follow(document, { value: json ?? true, pointer: '' }).value, 'properties');
  const parts = Object.entries(objectAt(media, 'encoding')).flatMap(([name, encoding]) => {
    const property = member(properties, name);
    return readPartEncoding({ name, encoding, property, mediaType }, document).encoding ?? [];
  });
  const takesBytes = (property: Json): boolean => {
    const { value } = follow(document, { value: property, pointer: '' });
    return classifySchema(textAt(value, 'type') === 'array' ? member(value, 'items') : value, document) === 'bytes';
  };
  const isMultipart = mediaType.startsWith('multipart/');
  const files = Object.keys(properties).filter((name) => isMultipart && takesBytes(properties[name] ?? true));
  return { ...(parts.length === 0 ? {} : { parts }), ...(files.length === 0 ? {} : { files }) };
}

/** Builds the schema of a content, or of one item if it is a sequence. */
function contentSchema(
  { json, pointer, coding }: { readonly json: Json | undefined; readonly pointer: string; readonly coding: Coding },
  document: JsonObject,
  schemas: SchemaBuilder,
): Schema {
  if (json === undefined || !isStream(coding)) return schemaAt(json, pointer, schemas);
  const item = itemOf({ value: json, pointer }, coding, document);
  return schemaAt(item.value, item.pointer, schemas);
}

/** Schema of text with a syntax of its own, which is passed through. */
const TEXT: Schema = { kind: 'string' };

function textKind(json: Json | undefined, document: JsonObject): NonNullable<Content['text']> {
  return acceptsNull(json, document) ? 'string-or-null' : 'string';
}

function schemaAt(json: Json | undefined, pointer: string, schemas: SchemaBuilder): Schema {
  return json === undefined ? { kind: 'unknown' } : schemas.inline(json, pointer);
}

/**
 * Reports requests that cannot be sent as the document describes them. The client has a usable type or serialization
 * for each; the diagnostic says which.
 */
export function reportUnusualRequests(operations: readonly Operation[], diagnostics: Reporter): void {
  const nested = new Map(
    operations.flatMap(({ parameters }) =>
      parameters
        .filter((parameter) => parameter.isNested)
        .map((parameter) => [parameter.pointer, parameter.name] as const),
    ),
  );
  for (const [pointer, name] of nested) diagnostics.report('parameter-nested', pointer, name);
  const unusual = new Map<string, 'body-bytes-in-json' | 'body-form-without-members'>();
  for (const { body, method } of operations) {
    if (body === undefined) continue;
    if (method === 'GET' || method === 'HEAD') diagnostics.report('body-not-fetchable', body.pointer, method);
    if (body.preferred.bytes === 'text') unusual.set(body.preferred.pointer, 'body-bytes-in-json');
    if (body.preferred.bytes === 'form') unusual.set(body.preferred.pointer, 'body-form-without-members');
  }
  for (const [pointer, code] of unusual) diagnostics.report(code, pointer);
}
