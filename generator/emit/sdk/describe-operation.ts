import type { Body, Content, Group, Operation, Parameter, PartEncoding } from '../../model/api.ts';
import { splitPathKey } from '../../../templates/runtime/shared/path-key.ts';
import { repeatsNames } from '../../model/http.ts';
import { optional } from '../../model/json.ts';
import { isJsonType } from '../../model/media-types.ts';
import { objectLiteral, stringLiteral } from '../source/literals.ts';
import { type ModuleImports, RUNTIME } from './module-imports.ts';
import { responseReader } from './response-reader.ts';

/** Functions of the runtime that serialize the parameters of a location. */
const SERIALIZERS = { query: 'serializeQuery', header: 'serializeHeaders', cookie: 'serializeCookies' } as const;

type Member = readonly [name: string, expression: string];

/** Describes how the client sends an operation and reads its response, as an object literal. */
export function describeOperation(operation: Operation, group: Group, imports: ModuleImports): string {
  const prefix = prefixOf(operation, group);
  const path = operationPath(operation);
  return objectLiteral([
    // This order of members compresses best: similar operations have longer common prefixes.
    ...(prefix === undefined ? [] : [['prefix', 'prefix'] as const]),
    ['path', stringLiteral(path.slice(prefix?.length ?? 0))],
    ['method', stringLiteral(operation.method)],
    ...pathStyles(operation, imports),
    ...parts(operation, imports),
    ['response', responseReader(operation, imports)],
    ...(operation.retry === 'safe' ? [['retry', imports.value(RUNTIME, 'retryTransient')] as const] : []),
    ...(operation.isPublic ? [['public', imports.value(RUNTIME, 'collectSecrets')] as const] : []),
    ['id', stringLiteral(operation.id)],
  ]);
}

/** Returns the path prefix of the group if the operation's path begins with it. */
export function prefixOf({ path }: Operation, { pathPrefix }: Group): string | undefined {
  return pathPrefix !== undefined && `${path}/`.startsWith(`${pathPrefix}/`) ? pathPrefix : undefined;
}

function pathStyles({ parameters }: Operation, imports: ModuleImports): readonly Member[] {
  const styled = parameters.flatMap((parameter): readonly Member[] => {
    if (parameter.location !== 'path') return [];
    const encoder = styleEncoder(parameter, imports);
    return encoder === undefined ? [] : [[parameter.identifier, encoder]];
  });
  return styled.length === 0 ? [] : [['pathStyles', objectLiteral(styled)]];
}

/** Lists the parts of a request besides its path; each begins with the function that serializes it. */
function parts(operation: Operation, imports: ModuleImports): readonly Member[] {
  const all = [
    ...fixedQuery(operation, imports),
    ...parametersIn('query', operation, imports),
    ...parametersIn('header', operation, imports),
    ...keyPart(operation, imports),
    ...parametersIn('cookie', operation, imports),
    ...(operation.formatsName === undefined ? [] : [[imports.value(RUNTIME, 'acceptOption')]]),
    ...transportPart(operation, imports),
    ...bodyPart(operation, imports),
  ];
  return all.length === 0 ? [] : [['parts', `[${all.map((part) => `[${part.join(', ')}]`).join(', ')}]`]];
}

/** Sends the query that the path has in the document. */
function fixedQuery({ path }: Operation, imports: ModuleImports): readonly Part[] {
  const query = path.slice(splitPathKey(path).path.length + 1);
  return query === '' ? [] : [[imports.value(RUNTIME, 'fixedQuery'), ...query.split('&').map(stringLiteral)]];
}

/** Expressions of a function that serializes a part of a request, and of its arguments. */
type Part = readonly string[];

function parametersIn(
  location: keyof typeof SERIALIZERS,
  { parameters }: Operation,
  imports: ModuleImports,
): readonly Part[] {
  const entries = parameters
    .filter((parameter) => parameter.location === location)
    .map((parameter) => parameterEntry(parameter, imports));
  return entries.length === 0 ? [] : [[imports.value(RUNTIME, SERIALIZERS[location]), ...entries]];
}

function parameterEntry(parameter: Parameter, imports: ModuleImports): string {
  const encoder = styleEncoder(parameter, imports);
  if (encoder === undefined && parameter.name === parameter.identifier && !parameter.clientOption)
    return stringLiteral(parameter.name);
  return objectLiteral([
    ['name', stringLiteral(parameter.name)],
    ['property', stringLiteral(parameter.identifier)],
    ...(encoder === undefined ? [] : [['encode', encoder] as const]),
    ...(parameter.clientOption ? [['option', 'true'] as const] : []),
  ]);
}

/** Returns the function that serializes a parameter of a style or type that is not the default. */
function styleEncoder(parameter: Parameter, imports: ModuleImports): string | undefined {
  const { location, mediaType, style } = parameter;
  const isText = location === 'path' || location === 'header';
  if (mediaType !== undefined && isJsonType(mediaType))
    return imports.value(RUNTIME, isText ? 'jsonText' : 'jsonStyle');
  if (isPlain(parameter)) return undefined;
  const encoder = withReserved(imports.value(RUNTIME, encoderName(parameter)), parameter, imports);
  if (parameter.isNested) {
    const name = location === 'path' ? stringLiteral(parameter.name) : 'name';
    const members = imports.value(RUNTIME, membersFunction(parameter));
    return `(${location === 'path' ? '_' : 'name'}, value, encode) => ${encoder}(${name}, ${members}(value), encode)`;
  }
  if (location !== 'path' || style !== 'matrix' || parameter.name === parameter.identifier) return encoder;
  // Paths are filled in by property names, but this style writes the name of the parameter.
  return `(_, value, encode) => ${encoder}(${stringLiteral(parameter.name)}, value, encode)`;
}

/** Lets an encoder keep reserved characters, which is a wrapper of its own for paths and for queries. */
function withReserved(
  encoder: string,
  { location, allowReserved }: Partial<Parameter>,
  imports: ModuleImports,
): string {
  if (allowReserved !== true || (location !== 'path' && location !== 'query')) return encoder;
  return `${imports.value(RUNTIME, location === 'path' ? 'reservedPath' : 'reservedQuery')}(${encoder})`;
}

/** Returns the function that replaces nested values by their JSON text. */
function membersFunction(parameter: Parameter): string {
  return repeatsNames(parameter) ? 'repeatedMembers' : 'jsonMembers';
}

interface Style {
  readonly style: Parameter['style'];
  readonly explode: boolean | undefined;
  readonly allowReserved: boolean | undefined;
  readonly location?: Parameter['location'];
}

/** Returns the runtime's name of a style. */
function encoderName({ style, explode, allowReserved, location }: Style): string {
  if (location === 'cookie' && allowReserved) return explode ? 'rawCookieExploded' : 'rawCookie';
  return `${style}${explode ? 'Exploded' : ''}`;
}

/** Returns `true` for a scalar, or an array that repeats its name, which the client serializes by default. */
function isPlain({ style, explode, schema, isScalar, isNested, allowReserved, location }: Parameter): boolean {
  if (allowReserved || isNested) return false;
  if (location === 'path' || location === 'header') return style === 'simple' && isScalar;
  return style === 'form' && (isScalar || (explode && schema.kind === 'array' && location === 'query'));
}

/** Fills in the idempotency key. */
function keyPart({ idempotencyHeader: name }: Operation, imports: ModuleImports): readonly Part[] {
  return name === undefined ? [] : [[imports.value(RUNTIME, 'idempotencyKey'), stringLiteral(name)]];
}

/** Rejects a body that `fetch` cannot send with the method. */
function transportPart({ method, body }: Operation, imports: ModuleImports): readonly Part[] {
  const isFetchable = body === undefined || (method !== 'GET' && method !== 'HEAD');
  return isFetchable ? [] : [[imports.value(RUNTIME, 'requireTransport')]];
}

function bodyPart({ body }: Operation, imports: ModuleImports): readonly Part[] {
  if (body === undefined) return [];
  const [only, ...others] = [body.preferred, ...body.alternatives].map((content) => contentPart(content, imports));
  if (only === undefined || others.length === 0) return only === undefined ? [] : [only];
  const choices = [body.preferred, ...body.alternatives].map((content, index) =>
    objectLiteral([
      ['name', stringLiteral(contentType(content, body))],
      ['property', stringLiteral('body')],
      ...(takenBytes(content) === undefined ? [] : [['takes', stringLiteral(takenBytes(content) ?? '')] as const]),
      ['part', `[${(index === 0 ? only : (others[index - 1] ?? [])).join(', ')}]`],
    ]),
  );
  return [[imports.value(RUNTIME, 'alternativeBody'), ...choices]];
}

/** Returns the name by which a caller chooses a content of a body. */
export function contentType(content: Content, { preferred }: Body): string {
  return content === preferred ? sentMediaType(content) : content.mediaType;
}

/** Returns the bytes by which a body is sent as a content without being told. */
export function takenBytes({ coding, bytes }: Content): 'bytes' | 'files' | undefined {
  if (coding === 'binary') return 'bytes';
  return coding === 'multipart' && bytes === undefined ? 'files' : undefined;
}

function contentPart(content: Content, imports: ModuleImports): Part {
  const mediaType = sentMediaType(content);
  switch (content.coding) {
    case 'json':
      return [
        imports.value(RUNTIME, 'jsonBody'),
        ...(mediaType === 'application/json' ? [] : [stringLiteral(mediaType)]),
      ];
    case 'form':
      return formPart(['formBody', 'styledFormBody'], content, imports);
    case 'multipart':
      return formPart(['multipartBody', 'typedMultipartBody'], content, imports);
    case 'json-lines':
      return [imports.value(RUNTIME, 'jsonLinesBody'), stringLiteral(mediaType)];
    case 'text':
    case 'events':
      return [imports.value(RUNTIME, 'textBody'), stringLiteral(mediaType)];
    case 'binary':
      return [imports.value(RUNTIME, 'binaryBody'), stringLiteral(mediaType)];
  }
}

/** Returns the function that serializes a form. Forms without special members use a smaller one. */
function formPart([plain, typed]: readonly [string, string], content: Content, imports: ModuleImports): Part {
  const { parts = [], files = [] } = content;
  const members = [
    ...parts.map((part) => formMember(part, content, imports)),
    ...files.map((name) => stringLiteral(`body.${name}`)),
  ];
  return [imports.value(RUNTIME, parts.length === 0 ? plain : typed), ...members];
}

/** Describes a member of a form that is not serialized by default. */
function formMember(part: PartEncoding, { coding }: Content, imports: ModuleImports): string {
  const joined = part.style === undefined ? undefined : 'simple';
  const encoder = coding === 'form' ? partEncoder(part, imports) : joined && imports.value(RUNTIME, joined);
  return objectLiteral([
    ['name', stringLiteral(part.name)],
    ['property', stringLiteral('body')],
    ...(encoder === undefined ? [] : [['encode', encoder] as const]),
    ...(coding === 'form' || part.mediaType === undefined ? [] : [['type', stringLiteral(part.mediaType)] as const]),
  ]);
}

function partEncoder({ style, explode, allowReserved }: PartEncoding, imports: ModuleImports): string {
  if (style === undefined) return imports.value(RUNTIME, 'jsonStyle');
  const encoder = imports.value(RUNTIME, encoderName({ style, explode, allowReserved }));
  return withReserved(encoder, { location: 'query', ...optional('allowReserved', allowReserved) }, imports);
}

/** Returns the `Content-Type` of a body. A media type range such as `text/*` cannot be sent. */
function sentMediaType({ coding, mediaType }: Content): string {
  if (!mediaType.includes('*')) return mediaType;
  if (coding === 'json') return 'application/json';
  return coding === 'binary' ? 'application/octet-stream' : 'text/plain';
}

/** Returns the name of the constant that describes an operation. */
export function descriptionName({ name }: Operation): string {
  return `${name}Operation`;
}

/**
 * Returns the path template that the client fills in: `{property}` names a property of the request instead of the
 * parameter, and everything between is percent-encoded, so that it is taken literally. A query is a part of its own.
 */
export function operationPath({ path, parameters }: Operation): string {
  const properties = new Map(
    parameters.filter(({ location }) => location === 'path').map(({ name, identifier }) => [name, identifier]),
  );
  return splitPathKey(path)
    .path.split(/(\{[^{}]*\})/)
    .map((part) => {
      const identifier = part.startsWith('{') ? properties.get(part.slice(1, -1)) : undefined;
      return identifier === undefined ? encodeLiteral(part) : `{${identifier}}`;
    })
    .join('');
}

/** Encodes what a path may not contain. Slashes are kept, and a lone surrogate becomes U+FFFD. */
function encodeLiteral(text: string): string {
  return encodeURI(text.toWellFormed().replace(/%(?![0-9A-Fa-f]{2})/g, '%25')).replace(/%25([0-9A-Fa-f]{2})/g, '%$1');
}

/** Returns `true` if the operation has a required parameter or body. */
export function requestIsRequired({ parameters, body }: Operation): boolean {
  return parameters.some(({ required, clientOption }) => required && !clientOption) || body?.required === true;
}
