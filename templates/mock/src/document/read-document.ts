import { mediaTypeOf } from '../http/message.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import type {
  DocumentSource,
  ServedContent,
  ServedDocument,
  ServedOperation,
  ServedResource,
  ServedResponse,
  ServedScheme,
} from './operation.ts';
import { readFormFields, readParameters } from './parameters.ts';
import { resolveReference } from './references.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Reads the operations and security schemes of an OpenAPI document. */
export function readDocument({ name, root, translation }: DocumentSource): ServedDocument {
  const operations: ServedOperation[] = [];
  const suffix = textAt(root, 'x-reference-suffix');
  const tokenPath = readTokenPath(root);
  const login = readLogin(root);
  const document: ServedDocument = {
    name,
    root,
    operations,
    schemes: readSchemes(root),
    ...(translation === undefined ? {} : { translation }),
    ...(suffix === undefined ? {} : { referenceSuffix: suffix }),
    ...(tokenPath === undefined ? {} : { tokenPath }),
    ...(login === undefined ? {} : { login }),
  };
  // A key without a slash at its start is an extension.
  for (const [path, item] of Object.entries(objectAt(root, 'paths')))
    if (path.startsWith('/')) operations.push(...readItem(document, path, resolveReference(root, item)));
  return document;
}

function readItem(document: ServedDocument, path: string, item: JsonObject): readonly ServedOperation[] {
  const methods = METHODS.filter((method) => isObject(member(item, method)));
  return methods.map((method) => readOperation(document, { path, item, method }));
}

function readOperation(
  document: ServedDocument,
  place: { path: string; item: JsonObject; method: string },
): ServedOperation {
  const { path, item, method } = place;
  const operation = objectAt(item, method);
  const body = readBody(document.root, member(operation, 'requestBody'));
  const rights = readRights(operation['x-rights']);
  const resource = readResource(operation['x-resource']);
  return {
    id: textAt(operation, 'operationId') ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    document,
    prefixes: serverPaths([operation, item, document.root]),
    parameters: readParameters(document.root, path, [
      ...listAt(item, 'parameters'),
      ...listAt(operation, 'parameters'),
    ]),
    responses: readAnswers(document.root, objectAt(operation, 'responses')),
    schemes: readSecurity(member(operation, 'security') ?? member(document.root, 'security')),
    ...(body === undefined ? {} : { body }),
    ...(rights === undefined ? {} : { rights }),
    ...(resource === undefined ? {} : { resource }),
  };
}

function readBody(root: JsonObject, value: Json | undefined): ServedOperation['body'] | undefined {
  if (value === undefined) return undefined;
  const body = resolveReference(root, value);
  return { required: member(body, 'required') === true, contents: readContents(root, objectAt(body, 'content')) };
}

function readContents(root: JsonObject, content: JsonObject): readonly ServedContent[] {
  return Object.entries(content).map(([name, media]) => {
    const mediaType = mediaTypeOf(name);
    return { mediaType, schema: member(media, 'schema') ?? true, fields: readFormFields(root, mediaType, media) };
  });
}

function readAnswers(root: JsonObject, responses: JsonObject): readonly ServedResponse[] {
  return Object.entries(responses).map(([status, answer]) => ({
    status,
    contents: readContents(root, objectAt(resolveReference(root, answer), 'content')),
  }));
}

function readRights(value: Json | undefined): readonly (readonly string[])[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((group) => (Array.isArray(group) ? group.filter((code) => typeof code === 'string') : []));
}

function readResource(value: Json | undefined): ServedResource | undefined {
  const collection = textAt(value, 'collection');
  const action = textAt(value, 'action');
  if (collection === undefined || action === undefined) return undefined;
  const id = textAt(value, 'id');
  return { collection, action, ...(id === undefined ? {} : { id }) };
}

function readSecurity(value: Json | undefined): readonly string[] {
  if (!Array.isArray(value)) return [];
  const alternatives = value.map((entry) => (isObject(entry) ? Object.keys(entry) : []));
  return alternatives.some((keys) => keys.length === 0) ? [] : alternatives.flat();
}

/** Reads the security schemes, by key. */
function readSchemes(root: JsonObject): ReadonlyMap<string, ServedScheme> {
  const schemes = objectAt(objectAt(root, 'components'), 'securitySchemes');
  return new Map(
    Object.entries(schemes).map(([key, scheme]) => [key, readScheme(key, isObject(scheme) ? scheme : {})]),
  );
}

function readScheme(key: string, scheme: JsonObject): ServedScheme {
  const selector = textAt(scheme, 'x-selector');
  return { key, kind: kindOf(scheme), ...(selector === undefined ? {} : { selector }) };
}

function kindOf(scheme: JsonObject): ServedScheme['kind'] {
  if (textAt(scheme, 'type') === 'oauth2') return 'oauth2';
  if (textAt(scheme, 'type') !== 'http') return 'other';
  const name = textAt(scheme, 'scheme')?.toLowerCase();
  return name === 'basic' || name === 'bearer' ? name : 'other';
}

/** Reads the path of the operation that issues access tokens for a user's password. */
function readTokenPath(root: JsonObject): string | undefined {
  for (const scheme of Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'))) {
    const url = textAt(objectAt(objectAt(scheme, 'flows'), 'password'), 'tokenUrl');
    if (url?.startsWith('/') === true) return url;
  }
  return undefined;
}

/** Reads the operation that issues a token for a login, from `x-login` of a scheme. */
function readLogin(root: JsonObject): ServedDocument['login'] {
  for (const scheme of Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'))) {
    const login = member(scheme, 'x-login');
    const operation = textAt(login, 'operation');
    const username = textAt(login, 'username');
    const password = textAt(login, 'password');
    if (operation === undefined || username === undefined || password === undefined) continue;
    return { operation, username, password, isBase64: textAt(login, 'encoding') === 'base64' };
  }
  return undefined;
}

/** Reads the prefixes of a path: the path of each server of the closest object that lists servers. */
function serverPaths(holders: readonly JsonObject[]): readonly string[] {
  const servers = holders.map((holder) => listAt(holder, 'servers')).find((list) => list.length > 0) ?? [];
  const paths = servers.map(pathOfServer);
  return paths.length === 0 ? [''] : [...new Set(paths)];
}

/** `https://host/v1` and `{base}/v1` both have the path `/v1`; variables have their defaults. */
function pathOfServer(server: Json): string {
  const variables = objectAt(server, 'variables');
  const url = (textAt(server, 'url') ?? '').replace(
    /\{([^}]*)\}/g,
    (variable, name) => textAt(member(variables, name), 'default') ?? variable,
  );
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/^\{[^}]*\}/, '');
  const path = rest.includes('{') ? '' : rest;
  return path.replace(/\/+$/, '');
}
