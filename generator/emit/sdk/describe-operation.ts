import type { Content, Group, Operation, Parameter, PartEncoding } from '../../model/api.ts';
import { isJsonType } from '../../model/media-types.ts';
import { objectLiteral, string } from '../source/literal.ts';
import type { ModuleImports } from './module-imports.ts';
import { responseReader } from './response-reader.ts';

const WRITERS = { query: 'serializeQuery', header: 'serializeHeaders', cookie: 'serializeCookies' } as const;

/** The module of the client's core that operations are made of. */
export const RUNTIME = './runtime.ts';

type Member = readonly [name: string, expression: string];

/** What the client must know to call an operation, as an object literal. */
export function describeOperation(operation: Operation, group: Group, imports: ModuleImports): string {
  const prefix = prefixOf(operation, group);
  const path = operationPath(operation);
  return objectLiteral([
    // In this order like operations are alike for longer, and compressed they are smaller by two bytes each.
    ...(prefix === undefined ? [] : [['prefix', 'prefix'] as const]),
    ['path', string(path.slice(prefix?.length ?? 0))],
    ['method', string(operation.method)],
    ...pathStyles(operation, imports),
    ...parts(operation, imports),
    ['response', responseReader(operation, imports)],
    ...(operation.retry === 'safe' ? [['retry', imports.value(RUNTIME, 'retryTransient')] as const] : []),
    ...(operation.isPublic ? [['public', imports.value(RUNTIME, 'collectSecrets')] as const] : []),
    ['id', string(operation.id)],
  ]);
}

/** The prefix of the group, where an operation's path begins with it. */
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

/** What is written besides the path: each part begins with what writes it. */
function parts(operation: Operation, imports: ModuleImports): readonly Member[] {
  const all = [
    ...parametersIn('query', operation, imports),
    ...parametersIn('header', operation, imports),
    ...parametersIn('cookie', operation, imports),
    ...bodyPart(operation, imports),
  ];
  return all.length === 0 ? [] : [['parts', `[${all.map((part) => `[${part.join(', ')}]`).join(', ')}]`]];
}

/** An expression that writes a part, and those of what it is told. */
type Part = readonly string[];

function parametersIn(
  location: keyof typeof WRITERS,
  { parameters }: Operation,
  imports: ModuleImports,
): readonly Part[] {
  const entries = parameters
    .filter((parameter) => parameter.location === location)
    .map((parameter) => parameterEntry(parameter, imports));
  return entries.length === 0 ? [] : [[imports.value(RUNTIME, WRITERS[location]), ...entries]];
}

function parameterEntry(parameter: Parameter, imports: ModuleImports): string {
  const encoder = styleEncoder(parameter, imports);
  if (encoder === undefined && parameter.name === parameter.identifier && !parameter.clientOption)
    return string(parameter.name);
  return objectLiteral([
    ['name', string(parameter.name)],
    ['property', string(parameter.identifier)],
    ...(encoder === undefined ? [] : [['encode', encoder] as const]),
    ...(parameter.clientOption ? [['option', 'true'] as const] : []),
  ]);
}

/** The function that writes a parameter's value, where it is more than a plain one. */
function styleEncoder(parameter: Parameter, imports: ModuleImports): string | undefined {
  const { location, mediaType, style, explode, allowReserved } = parameter;
  const isText = location === 'path' || location === 'header';
  if (mediaType !== undefined && isJsonType(mediaType))
    return imports.value(RUNTIME, isText ? 'jsonText' : 'jsonStyle');
  if (isPlain(parameter)) return undefined;
  const encoder = imports.value(RUNTIME, encoderName({ style, explode, allowReserved }));
  if (location !== 'path' || style !== 'matrix' || parameter.name === parameter.identifier) return encoder;
  // A path is written by the names of properties; this style writes the name itself.
  return `(_, value, encode) => ${encoder}(${string(parameter.name)}, value, encode)`;
}

interface Style {
  readonly style: Parameter['style'];
  readonly explode: boolean | undefined;
  readonly allowReserved: boolean | undefined;
}

/** What the core calls a style. */
function encoderName({ style, explode, allowReserved }: Style): string {
  return `${style}${explode ? 'Exploded' : ''}${allowReserved && style === 'form' ? 'Reserved' : ''}`;
}

/** A scalar, or an array that repeats its name: what the client writes without being told. */
function isPlain({ style, explode, schema, isScalar, allowReserved, location }: Parameter): boolean {
  if (allowReserved) return false;
  if (location === 'path' || location === 'header') return style === 'simple' && isScalar;
  return style === 'form' && (isScalar || (explode && schema.kind === 'array' && location === 'query'));
}

function bodyPart({ body: sent }: Operation, imports: ModuleImports): readonly Part[] {
  if (sent === undefined) return [];
  const mediaType = sentMediaType(sent.preferred);
  switch (sent.preferred.coding) {
    case 'json':
      return [[imports.value(RUNTIME, 'jsonBody'), ...(mediaType === 'application/json' ? [] : [string(mediaType)])]];
    case 'form':
      return [formPart(['formBody', 'styledFormBody'], sent.preferred, imports)];
    case 'multipart':
      return [formPart(['multipartBody', 'typedMultipartBody'], sent.preferred, imports)];
    case 'text':
    case 'events':
      return [[imports.value(RUNTIME, 'textBody'), string(mediaType)]];
    case 'binary':
      return [[imports.value(RUNTIME, 'binaryBody'), string(mediaType)]];
  }
}

/** What writes a form: a program carries no more of it than what its members ask for. */
function formPart([plain, typed]: readonly [string, string], content: Content, imports: ModuleImports): Part {
  const members = formMembers(content, imports);
  return members.length === 0 ? [imports.value(RUNTIME, plain)] : [imports.value(RUNTIME, typed), ...members];
}

/** The members of a form that are not written as usual. */
function formMembers({ coding, parts = [] }: Content, imports: ModuleImports): readonly string[] {
  return parts.map((part) =>
    objectLiteral([
      ['name', string(part.name)],
      ['property', string(part.name)],
      ...(coding === 'form' ? [['encode', partEncoder(part, imports)] as const] : []),
      ...(coding === 'multipart' && part.mediaType !== undefined ? [['type', string(part.mediaType)] as const] : []),
    ]),
  );
}

function partEncoder({ style, explode, allowReserved }: PartEncoding, imports: ModuleImports): string {
  return imports.value(RUNTIME, style === undefined ? 'jsonStyle' : encoderName({ style, explode, allowReserved }));
}

/** The media type that a body is sent with: a range of them is none. */
function sentMediaType({ coding, mediaType }: Content): string {
  if (!mediaType.includes('*')) return mediaType;
  if (coding === 'json') return 'application/json';
  return coding === 'binary' ? 'application/octet-stream' : 'text/plain';
}

/** The constant that says what the client must know of an operation. */
export function descriptionName({ name }: Operation): string {
  return `${name}Operation`;
}

/**
 * The path of an operation as the client fills it in: `{property}` for the request's property instead of the wire
 * name, and everything between percent-encoded, so that nothing in it means more than itself.
 */
export function operationPath({ path, parameters }: Operation): string {
  const properties = new Map(
    parameters.filter(({ location }) => location === 'path').map(({ name, identifier }) => [name, identifier]),
  );
  return path
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      const identifier = part.startsWith('{') ? properties.get(part.slice(1, -1)) : undefined;
      return identifier === undefined ? encodeLiteral(part) : `{${identifier}}`;
    })
    .join('');
}

/** Slashes stay, what a path segment may hold stays, the rest is encoded. A lone surrogate becomes U+FFFD. */
function encodeLiteral(text: string): string {
  return encodeURI(text.toWellFormed().replace(/%(?![0-9A-Fa-f]{2})/g, '%25'))
    .replace(/%25([0-9A-Fa-f]{2})/g, '%$1')
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23');
}
