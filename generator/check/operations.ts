import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';
import { isObject, member, below, type Json, type JsonObject, tokens } from '../model/json.ts';
import {
  type Check,
  type CheckContext,
  itemsOf,
  dereference,
  type Located,
  type LocatedMember,
  membersOf,
} from './context.ts';
import {
  isReservedHeader,
  isBodiless,
  isBodilessStatus,
  type Form,
  readableContents,
  successes,
} from '../model/http.ts';
import type { Coding } from '../model/api.ts';
import { readPartEncoding } from '../model/form-encoding.ts';
import { codingOf, schemaOfMedia, classifySchema } from '../model/media-types.ts';

export const collectOperation: Check = ({ value, pointer }, { collected }) => {
  if (!pointer.startsWith('/components/pathItems/')) collected.operations.push({ value, pointer });
};

/** Checks that operation ids, which name functions, are unique and not empty. */
export function checkOperationIds({ diagnostics, locate, collected }: CheckContext): void {
  const pointers = new Map<string, string>();
  for (const { value, pointer } of collected.operations) {
    const id = member(value, 'operationId');
    const at = below(pointer, 'operationId');
    if (typeof id !== 'string') continue;
    if (id === '') diagnostics.report('operation-id-empty', at);
    const other = pointers.get(id);
    if (other === undefined) pointers.set(id, at);
    else {
      const { file, line, column } = locate(other);
      diagnostics.report('operation-id-duplicate', at, id, `${file}:${line}:${column}`);
    }
  }
}

export const collectLink: Check = ({ value, pointer }, { collected }) => {
  collected.links.push({ value, pointer });
};

/** Checks that the operation of a link exists, unless its reference leads out of the document. */
export function checkLinks({ diagnostics, resolve, collected: { links, operations } }: CheckContext): void {
  const ids = new Set(operations.map(({ value }) => member(value, 'operationId')));
  for (const { value, pointer } of links) {
    const [id, reference] = [member(value, 'operationId'), member(value, 'operationRef')];
    if (typeof id === 'string' && !ids.has(id))
      diagnostics.report('link-operation-unknown', below(pointer, 'operationId'), id);
    const target = typeof reference === 'string' ? resolve(reference) : undefined;
    if (target !== undefined && (target.value === undefined || target.kind !== 'operation'))
      diagnostics.report('link-operation-unknown', below(pointer, 'operationRef'), String(reference));
  }
}

/** Checks that security requirements name declared security schemes, and scopes that those of OAuth 2 declare. */
export const checkSecurity: Check = (holder, context) => {
  const schemes = member(member(context.document, 'components'), 'securitySchemes');
  const declared = isObject(schemes) ? Object.keys(schemes) : [];
  for (const { value, pointer } of itemsOf(holder, 'security'))
    for (const [name, scopes] of isObject(value) ? Object.entries(value) : []) {
      const at = below(pointer, name);
      if (declared.includes(name)) collectScopes({ value: scopes, pointer: at }, member(schemes, name), context);
      else context.diagnostics.report('security-unknown', at, name, closestMatch(name, declared) ?? '');
    }
};

/** Collects the first place of each scope that no flow of its OAuth 2 scheme declares. */
function collectScopes({ value, pointer }: Located, scheme: Json | undefined, context: CheckContext): void {
  const { unknownScopes } = context.collected;
  const resolved = scheme && dereference({ value: scheme, pointer: '' }, context)?.value;
  const flows = member(resolved, 'type') === 'oauth2' ? member(resolved, 'flows') : undefined;
  if (!Array.isArray(value) || !isObject(flows)) return;
  const declared = Object.values(flows).flatMap((flow) => Object.keys(Object(member(flow, 'scopes'))));
  for (const [index, scope] of value.entries())
    if (typeof scope === 'string' && !declared.includes(scope)) {
      const suggestion = closestMatch(scope, declared) ?? '';
      const key = JSON.stringify([scope, suggestion]);
      if (!unknownScopes.has(key)) unknownScopes.set(key, { scope, suggestion, pointer: below(pointer, index) });
    }
}

/** Warns once of each scope that no flow declares. */
export function checkScopes({ diagnostics, collected }: CheckContext): void {
  for (const { scope, pointer, suggestion } of collected.unknownScopes.values())
    diagnostics.report('scope-unknown', pointer, scope, suggestion);
}

/** Checks that the client can send the credential of a scheme, and that an API key has a valid name. */
export const checkSecurityScheme: Check = ({ value, pointer }, { diagnostics }) => {
  const [type, location, name] = [member(value, 'type'), member(value, 'in'), member(value, 'name')];
  const scheme = member(value, 'scheme');
  if (type === 'mutualTLS') diagnostics.report('security-scheme-unsupported', pointer, 'mutual TLS');
  if (type === 'http' && typeof scheme === 'string' && !/^(?:basic|bearer)$/i.test(scheme))
    diagnostics.report('security-scheme-unsupported', pointer, `HTTP ${scheme}`);
  if (type !== 'apiKey' || typeof name !== 'string') return;
  const at = below(pointer, 'name');
  if (name === '') return diagnostics.report('parameter-name-empty', at);
  if (location === 'header' && !isToken(name)) diagnostics.report('header-name-invalid', at, name);
  if (location === 'cookie' && !isToken(name)) diagnostics.report('cookie-name-invalid', at, name);
};

/** Checks that each tag is declared once. */
export const checkTags: Check = (root, { diagnostics }) => {
  const seen = new Set<string>();
  for (const { value, pointer } of itemsOf(root, 'tags')) {
    const name = member(value, 'name');
    if (typeof name !== 'string') continue;
    if (seen.has(name)) diagnostics.report('tag-duplicate', pointer, name);
    seen.add(name);
  }
};

/** Checks that the name of a parameter is valid in its location. */
export const checkParameter: Check = ({ value, pointer }, { diagnostics }) => {
  const [name, location] = [member(value, 'name'), member(value, 'in')];
  const at = below(pointer, 'name');
  if (typeof name !== 'string') return;
  if (name === '') return diagnostics.report('parameter-name-empty', at);
  if (location === 'header' && !isToken(name)) return diagnostics.report('header-name-invalid', at, name);
  if (location === 'cookie' && !isToken(name)) return diagnostics.report('cookie-name-invalid', at, name);
  if (location === 'header' && isReservedHeader(name)) diagnostics.report('header-reserved', at, name);
  if (location === 'path' && member(value, 'required') !== true)
    diagnostics.report('path-parameter-optional', pointer, name);
};

/** Checks that a list has each parameter once. Names of headers are case-insensitive. */
export const checkParameterList: Check = (holder, context) => {
  const seen = new Set<string>();
  for (const item of itemsOf(holder, 'parameters')) {
    const parameter = identityOf(dereference(item, context)?.value);
    if (parameter === undefined) continue;
    const { id, name, location } = parameter;
    if (seen.has(id)) context.diagnostics.report('parameter-duplicate', item.pointer, name, location);
    seen.add(id);
  }
};

function identityOf(
  parameter: Json | undefined,
): { readonly id: string; readonly name: string; readonly location: string } | undefined {
  const [name, location] = [member(parameter, 'name'), member(parameter, 'in')];
  if (typeof name !== 'string' || typeof location !== 'string') return undefined;
  return { id: `${location} ${location === 'header' ? name.toLowerCase() : name}`, name, location };
}

/** Checks that the keys of `headers` are valid header names. */
export const checkHeaderNames: Check = (holder, { diagnostics }) => {
  const headers = member(holder.value, 'headers');
  if (!isObject(headers)) return;
  for (const name of Object.keys(headers).filter((key) => !isToken(key)))
    diagnostics.report('header-name-invalid', below(holder.pointer, 'headers', name), name);
};

/** Tests whether a text is a token (RFC 9110, section 5.6.2), as header names have to be. */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
}

// Checks of `content`: the media types of requests and responses.

const TOKEN = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+";
const PARAMETER = `\\s*;\\s*(?:${TOKEN}=(?:${TOKEN}|"(?:[^"\\\\\\u0000-\\u001f\\u007f]|\\\\[\\u0020-\\u007e])*"))?`;
/** A media type or media range (RFC 9110, sections 8.3.1 and 12.5.1). */
const MEDIA_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?:${PARAMETER})*\\s*$`);

/** Checks that the keys of `content` are media types. */
export const checkMediaTypes: Check = (holder, { diagnostics }) => {
  for (const { key, pointer } of membersOf(holder, 'content'))
    if (!isMediaType(key)) diagnostics.report('media-type-invalid', pointer, key);
};

/** Tests whether a text is a media type or a media range. */
export function isMediaType(text: string): boolean {
  return MEDIA_TYPE.test(text) && !/[\r\n]/.test(text);
}

/** The result of a body whose media type has no parser and no serializer. */
const RAW_BODY: Partial<Readonly<Record<Coding, string>>> = { text: 'text', binary: 'bytes' };
/** Form data is serialized for requests and not parsed in responses. */
const RAW_RESPONSE_BODY: typeof RAW_BODY = { ...RAW_BODY, form: 'text', multipart: 'bytes' };

/** Warns of a schema without effect: XML and the like are passed on as text. */
export const checkSchemalessContent: Check = (holder, { document, diagnostics }) => {
  const rawBody = holder.kind === 'response' ? RAW_RESPONSE_BODY : RAW_BODY;
  for (const media of membersOf(holder, 'content')) {
    const raw = rawForm(media, document, rawBody);
    if (raw !== undefined) diagnostics.report('content-passed-on', below(media.pointer, 'schema'), media.key, raw);
  }
};

function rawForm({ key, value }: LocatedMember, document: JsonObject, rawBody: typeof RAW_BODY): string | undefined {
  const schemaClass = classifySchema(member(value, 'schema'), document);
  return schemaClass === 'value' ? rawBody[codingOf(key, schemaClass)] : undefined;
}

/**
 * Warns of content that HTTP does not allow, and of successful responses in a format that the operation's one parser
 * does not read. A single format is always read.
 */
export const checkResponseFormats: Check = (operation, context) => {
  const { diagnostics, document } = context;
  const method = tokens(operation.pointer).at(-1) ?? '';
  const responses = membersOf(operation, 'responses').map(({ key: status, ...stated }) => {
    return { status, stated, response: dereference(stated, context) ?? stated };
  });
  const withContent = responses.filter(({ response }) => membersOf(response, 'content').length > 0);
  for (const { status, stated } of withContent)
    if (isBodilessStatus(status)) diagnostics.report('response-bodiless', stated.pointer, status);
  const read = successes(responses).filter((one) => withContent.includes(one) && !isBodiless(method, one.status));
  if (read.length < 2) return;
  const readable = read.map(({ status, response }) => ({ status, contents: formatsOf(response, document) }));
  for (const { pointer, mediaType } of readableContents(readable).unreadable)
    diagnostics.report('response-not-parsed', pointer, mediaType);
};

function formatsOf(response: Located, document: JsonObject): readonly (Form & Located)[] {
  return membersOf(response, 'content').map(({ key, ...media }) => {
    const schemaClass = classifySchema(schemaOfMedia(media.value, key), document);
    const text = schemaClass === 'text' ? { text: 'string' as const } : {};
    return { ...media, ...text, mediaType: key, coding: codingOf(key, schemaClass) };
  });
}

/** Warns of members of an Encoding Object that the client ignores. */
export const checkEncoding: Check = (media, context) => {
  const schema = member(media.value, 'schema') ?? true;
  const mediaType = tokens(media.pointer).at(-1) ?? '';
  const dereferenced = dereference({ value: schema, pointer: '' }, context) ?? { value: {}, pointer: '' };
  const properties = membersOf(dereferenced, 'properties');
  for (const { key, value, pointer } of membersOf(media, 'encoding')) {
    const property = properties.find((candidate) => candidate.key === key)?.value;
    const { ignored } = readPartEncoding({ name: key, encoding: value, property, mediaType }, context.document);
    if (ignored.length > 0) context.diagnostics.report('encoding-ignored', pointer, key, ignored.join(', '));
  }
};
