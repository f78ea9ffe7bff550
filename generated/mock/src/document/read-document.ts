import { isObject, type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';
import type {
  DocumentSource,
  ServedAnswer,
  ServedContent,
  ServedDocument,
  ServedOperation,
  ServedResource,
} from './operation.ts';
import { mediaTypeOf } from '../http/message.ts';
import { formFields } from './form-fields.ts';
import { readParameters } from './read-parameters.ts';
import { readLogin, readSchemes, readTokenPath } from './read-schemes.ts';
import { resolved } from './resolve.ts';
import { serverPaths } from './server-paths.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Reads an OpenAPI document into what the mock serves. */
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
  // What does not begin with a slash is an extension.
  for (const [path, item] of Object.entries(objectAt(root, 'paths')))
    if (path.startsWith('/')) operations.push(...readItem(document, path, resolved(root, item)));
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
    answers: readAnswers(document.root, objectAt(operation, 'responses')),
    schemes: readSecurity(member(operation, 'security') ?? member(document.root, 'security')),
    ...(body === undefined ? {} : { body }),
    ...(rights === undefined ? {} : { rights }),
    ...(resource === undefined ? {} : { resource }),
  };
}

function readBody(root: JsonObject, value: Json | undefined): ServedOperation['body'] | undefined {
  if (value === undefined) return undefined;
  const body = resolved(root, value);
  return { required: member(body, 'required') === true, contents: readContents(root, objectAt(body, 'content')) };
}

function readContents(root: JsonObject, content: JsonObject): readonly ServedContent[] {
  return Object.entries(content).map(([name, media]) => {
    const mediaType = mediaTypeOf(name);
    return { mediaType, schema: member(media, 'schema') ?? true, fields: formFields(root, mediaType, media) };
  });
}

function readAnswers(root: JsonObject, responses: JsonObject): readonly ServedAnswer[] {
  return Object.entries(responses).map(([status, answer]) => ({
    status,
    contents: readContents(root, objectAt(resolved(root, answer), 'content')),
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
