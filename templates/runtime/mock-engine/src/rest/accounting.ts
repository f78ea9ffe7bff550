import { memoize } from '#shared/memoize.ts';
import { restrictionsOf } from '../document/parameters.ts';
import { resolveReference } from '../document/references.ts';
import {
  responseFor,
  type ServedOperation,
  type ServedResource,
  successResponseOf,
} from '../document/served-document.ts';
import { member, objectAt } from '../json.ts';
import { CRUD_ACTIONS } from '../platform.ts';
import { usesFile } from './files.ts';
import { mayBeMissing } from './items.ts';
import { hasEntityTag, isConditionalHeader } from './response-headers.ts';

// Everything that an operation with state is documented with is applied, or listed by one of these functions.

/** Tests for an operation on an item that neither changes nor shows it, nor stores or returns its file. */
export function onlyChecks(operation: ServedOperation): boolean {
  const { resource } = operation;
  if (resource === undefined) return false;
  const { action, sets, setsFrom, returnsItem } = resource;
  const isNamed = !CRUD_ACTIONS.some((crud) => action === crud || action === `${crud}All`);
  const isPlain = !returnsItem && Object.keys(sets).length === 0 && setsFrom.size === 0;
  return isNamed && isPlain && !usesFile(operation);
}

/** Parameter of an operation with state that has no effect on the response. */
export interface IgnoredParameter {
  readonly name: string;
  readonly place: 'query' | 'header' | 'cookie';
}

/** Names of the query parameters that the state of an operation honors. */
function honoredQuery({ action, paging, filters, sort, search, setsFrom }: ServedResource): readonly string[] {
  if (action !== 'search') return [...setsFrom.values()].map((place) => place.replace('query/', ''));
  const { limit, offset, page, cursor, before } = paging ?? {};
  const names = [limit, offset, page, cursor, before, sort?.by, sort?.direction, ...(sort?.each ?? [])];
  return [...names.filter((name) => name !== undefined), ...filters.keys(), ...search];
}

/** Headers that HTTP or the mock itself gives a meaning. */
const HONORED_HEADERS = ['accept', 'authorization', 'content-type', 'host', 'cookie', 'content-encoding'];

/** Tests for a header of a request that has an effect: conditions have it where the document has entity tags. */
function isHonoredHeader(name: string, operation: ServedOperation): boolean {
  const { method } = operation;
  if (name === 'if-match') return isConditional(operation);
  if (name === 'if-none-match') return method === 'GET' && hasEntityTag(operation);
  if (/idempoten/.test(name)) return method !== 'GET';
  return HONORED_HEADERS.includes(name);
}

/** Returns the documented parameters that have no effect on what an operation with state responds. */
export const ignoredParameters: (operation: ServedOperation) => readonly IgnoredParameter[] = memoize((operation) => {
  const { resource, parameters, document } = operation;
  const honored = resource === undefined ? [] : honoredQuery(resource);
  const schemes = objectAt(objectAt(document.root, 'components'), 'securitySchemes');
  const credentials = Object.values(schemes).map((scheme) => String(member(scheme, 'name') ?? '').toLowerCase());
  return parameters.flatMap(({ name, place, schema }): readonly IgnoredParameter[] => {
    if (place === 'path' || credentials.includes(name.toLowerCase())) return [];
    if (place === 'query' && resource?.from === 'query' && [resource.id, resource.ids].includes(name)) return [];
    if (place === 'query') {
      const inner = Object.keys(objectAt(resolveReference(document.root, schema), 'properties'));
      const isUsed = [name, ...inner].some((each) => honored.some((own) => own === each || own.startsWith(`${each}[`)));
      return isUsed ? [] : [{ name, place }];
    }
    return place === 'header' && isHonoredHeader(name.toLowerCase(), operation) ? [] : [{ name, place }];
  });
});

/** Lists the formats of a successful response that are samples, because the state is shown in JSON. */
export function sampledFormats(operation: ServedOperation): readonly string[] {
  const contents = successResponseOf(operation)?.contents ?? [];
  const others = contents.filter(({ isJson }) => !isJson).map(({ mediaType }) => mediaType);
  return others.length === contents.length ? [] : others;
}

/** Actions whose items or query are in the body. */
const READS_BODY = ['create', 'createAll', 'replace', 'patch', 'patchAll'];

/** Lists the formats of a body from which the state reads no item: texts that are not JSON. */
export function unreadFormats({ resource, body }: ServedOperation): readonly string[] {
  if (resource === undefined || resource.isFile) return [];
  if (!READS_BODY.includes(resource.action) && resource.from !== 'body') return [];
  const types = body?.contents.map(({ mediaType }) => mediaType) ?? [];
  return types.filter((type) => /^text\/(?!plain)|[/+.-](?:xml|ya?ml|csv|toml)$/.test(type));
}

/** Lists the documented statuses that only a test asks for: by `Prefer`, a reply or a fault. */
export function unsentStatuses(operation: ServedOperation): readonly string[] {
  const sent = sentStatuses(operation);
  return operation.responses
    .map(({ status }) => status)
    .filter((status) => /^[235]|^4\d\d/.test(status) && !sent.has(status));
}

/** Statuses of documents for an identifier that exists, and for an invalid request; the first one is used. */
export const CONFLICTS = ['409', '422', '400'];
const INVALID = ['422', '400'];

/** Returns the status of a response to an invalid request. @default 400 */
export function invalidStatus(operation: ServedOperation): number {
  return Number(firstDocumented(operation, INVALID)[0] ?? 400);
}

/** Returns the statuses with which an operation with state responds. */
function sentStatuses(operation: ServedOperation): ReadonlySet<string> {
  const { resource, parameters, body, schemes } = operation;
  const canBeInvalid = body !== undefined || parameters.some(({ place }) => place !== 'path');
  const canConflict = resource?.action === 'create' && !resource.isUpsert;
  return new Set(
    [
      successStatuses(operation),
      hasEntityTag(operation) && operation.method === 'GET' ? '304' : [],
      canBeInvalid ? firstDocumented(operation, INVALID) : [],
      canConflict ? firstDocumented(operation, CONFLICTS) : [],
      schemes.length > 0 ? '401' : [],
      isMissable(operation) ? '404' : [],
      '406',
      isConditional(operation) ? '412' : [],
      body === undefined ? [] : '415',
    ].flat(),
  );
}

/** Lists the statuses of successes: of a change, and of a creation if it may also change. */
function successStatuses(operation: ServedOperation): readonly string[] {
  const { resource } = operation;
  const success = [successResponseOf(operation)?.status ?? []].flat();
  if (resource?.action !== 'replace' && resource?.isUpsert !== true) return success;
  const changed = firstDocumented(operation, ['200', '204']);
  return [...(changed.length === 0 ? success : changed), ...(resource.isUpsert ? [...success, '201'] : [])];
}

function firstDocumented({ responses }: ServedOperation, wanted: readonly string[]): readonly string[] {
  return wanted.filter((status) => responses.some((response) => response.status === status)).slice(0, 1);
}

/** Tests whether a path may name an item that does not exist, or one that none can have. */
function isMissable(operation: ServedOperation): boolean {
  const { resource, parameters, document } = operation;
  if (resource === undefined) return false;
  const { parents, id, isUpsert } = resource;
  return (
    parents.some(({ collection }) => collection !== undefined) ||
    ((id !== undefined || mayBeMissing(operation)) && !isUpsert) ||
    parameters.some(({ place, schema }) => place === 'path' && restrictionsOf(document.root, schema).length > 0)
  );
}

/** Tests for a change of an item, whose condition (`If-Match`) must hold. */
function isConditional({ method, resource }: ServedOperation): boolean {
  const { action = '', isUpsert = false } = resource ?? {};
  const unconditional = [...(isUpsert ? [] : ['create']), 'createAll', 'search', 'patchAll', 'deleteAll'];
  return method !== 'GET' && !unconditional.includes(action);
}

/** Lists the headers of documented responses that the state does not set. */
export function unsetHeaders(operation: ServedOperation): readonly string[] {
  const headers = [...sentStatuses(operation)].flatMap(
    (status) => responseFor(operation, Number(status))?.headers ?? [],
  );
  const names = headers.filter(({ required }) => !required).map(({ name }) => name);
  const unset = names.filter((name) => isConditionalHeader(name) && !isSet(name, operation));
  return [...new Set(unset)];
}

/** Returns the names of the headers that describe a page. */
function headersOfPage(resource: ServedResource | undefined): readonly string[] {
  return [...(resource?.paging?.headers.keys() ?? [])].map((name) => name.toLowerCase());
}

/** Tests for a header with a meaning that the state sets where that holds. */
function isSet(name: string, { resource, document, isDeprecated }: ServedOperation): boolean {
  const { action, collection, paging, job } = resource ?? {};
  switch (name) {
    case 'location':
      return (
        action === 'create' &&
        document.operations.some(
          ({ resource: other }) =>
            other?.collection === collection && other?.action === 'read' && other.id !== undefined,
        )
      );
    case 'link':
      return paging?.hasLink === true;
    case 'content-range':
      return headersOfPage(resource).includes(name);
    case 'retry-after':
      return job !== undefined;
    case 'deprecation':
      return isDeprecated;
    case 'etag':
      return !['createAll', 'patchAll', 'deleteAll'].includes(action ?? '');
    default:
      return ['content-type', 'content-length', 'connection', ...headersOfPage(resource)].includes(name);
  }
}
