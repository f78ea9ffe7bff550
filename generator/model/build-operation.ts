import type { Operation, Resource } from './api.ts';
import { buildAnswers, buildBody } from './build-content.ts';
import { documentationWithin, optional } from './build-documentation.ts';
import { buildParameters } from './build-parameter.ts';
import type { SchemaBuilder } from './build-schemas.ts';
import { buildUpdate } from './build-update.ts';
import { isObject, type JsonObject, member } from './json.ts';
import { camelName, functionName, typeName } from './names.ts';
import { below } from './pointer.ts';
import { listAt, type Node, objectAt, textAt } from './resolve.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Methods that RFC 9110 calls safe: repeating them changes nothing. */
const SAFE_METHODS = new Set(['get', 'head', 'options', 'trace']);

/** Where an operation stands. */
export interface OperationSource {
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly item: Node;
  readonly operation: Node;
}

/** What all operations of a document share while they are built. */
export interface OperationContext {
  readonly document: JsonObject;
  readonly schemas: SchemaBuilder;
}

export function buildOperation(source: OperationSource, context: OperationContext): Operation {
  const { document, schemas } = context;
  const { operation, item, path, method } = source;
  const id = textAt(operation.value, 'operationId') ?? `${method} ${path}`;
  const name = schemas.claimFunction(functionName(id), ['Operation']);
  const body = buildBody(document, operation, schemas);
  const server =
    textAt(listAt(operation.value, 'servers')[0], 'url') ?? textAt(listAt(item.value, 'servers')[0], 'url');
  return {
    id,
    name,
    requestName: schemas.claim(`${typeName(name)}Request`),
    responseName: schemas.claim(`${typeName(name)}Response`),
    pointer: operation.pointer,
    method: method.toUpperCase(),
    path,
    documentation: documentationWithin(operation.value, item.value),
    ...optional('rights', buildRights(operation.value)),
    ...optional('resource', buildResource(operation.value)),
    retry: buildRetry(source),
    parameters: buildParameters({ document, item, operation }, schemas),
    ...optional('body', body),
    answers: buildAnswers(document, { ...operation, method }, schemas),
    credentials: credentialKeys(document, operation.value),
    isPublic: isPublic(operation.value),
    ...optional('server', server),
    facade: [name],
    ...optional('update', buildUpdate({ operation: operation.value, name, body }, context)),
  };
}

function buildRights(operation: Node['value']): Operation['rights'] {
  const rights = member(operation, 'x-rights');
  if (rights === 'not-shown') return rights;
  if (!Array.isArray(rights)) return undefined;
  return rights.map((group) => (Array.isArray(group) ? group.map(String) : [String(group)]));
}

function buildResource(operation: Node['value']): Resource | undefined {
  const resource = objectAt(operation, 'x-resource');
  const collection = textAt(resource, 'collection');
  const action = textAt(resource, 'action');
  if (collection === undefined || action === undefined) return undefined;
  const method = camelName(textAt(resource, 'as') ?? action);
  return { collection: camelName(collection), action, method, ...optional('id', textAt(resource, 'id')) };
}

function buildRetry({ operation, method }: OperationSource): 'safe' | 'never' {
  const stated = textAt(operation.value, 'x-retry');
  if (stated === 'safe' || stated === 'never') return stated;
  return SAFE_METHODS.has(method) ? 'safe' : 'never';
}

/** An empty list of requirements takes back the document's own. */
function isPublic(operation: Node['value']): boolean {
  const stated = member(operation, 'security');
  return Array.isArray(stated) && stated.length === 0;
}

/** The keys of the credentials that suffice alone or together; none for a public operation. */
function credentialKeys(document: JsonObject, operation: Node['value']): readonly string[] {
  const stated = member(operation, 'security');
  const requirements = Array.isArray(stated) ? stated : listAt(document, 'security');
  if (requirements.some((requirement) => isObject(requirement) && Object.keys(requirement).length === 0)) return [];
  return [...new Set(requirements.flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : [])))];
}

/**
 * Every operation of the document, in its order. What does not begin with a slash is an extension, whatever it holds.
 */
export function operationSources(paths: JsonObject): readonly OperationSource[] {
  return Object.entries(paths).flatMap(([path, value]) => {
    if (!path.startsWith('/')) return [];
    const item: Node = { value, pointer: below('/paths', path) };
    return METHODS.filter((method) => isObject(member(value, method))).map((method) => ({
      path,
      method,
      item,
      operation: { value: member(value, method) ?? {}, pointer: below(item.pointer, method) },
    }));
  });
}
