import type { OperationResponse, Coding, Content, Operation, Parameter } from './api.ts';
import { isJsonType } from './media-types.ts';

/**
 * Checks if a status allows no response body (RFC 9110, section 15). Documented content is ignored for such a status.
 */
export function isBodilessStatus(status: string): boolean {
  return /^(?:1\d\d|1XX|204|205|304)$/i.test(status);
}

/**
 * Checks if the method or the status allows no response body. A response to HEAD describes the content of a GET, but
 * has none (RFC 9110, section 9.3.2).
 */
export function isBodiless(method: string, status: string): boolean {
  return /^head$/i.test(method) || isBodilessStatus(status);
}

/**
 * Headers that no parameter sets. OpenAPI 3.1, section 4.8.12.1, ignores the first three. The others control the
 * connection or authorization, so a document that sets them could smuggle a second message.
 */
const RESERVED = new Set([
  'accept',
  'content-type',
  'authorization',
  'host',
  'content-length',
  'transfer-encoding',
  'cookie',
  'connection',
  'proxy-authorization',
  'proxy-connection',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'set-cookie',
]);

/** Checks if a header is reserved, so that no parameter may set it. Names of headers are case-insensitive. */
export function isReservedHeader(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}

/** Checks if a style writes an object as one pair for each member, so that a list in it repeats its name. */
export function repeatsNames({ style, explode }: Pick<Parameter, 'style' | 'explode'>): boolean {
  return explode && style !== 'simple' && style !== 'label';
}

/** Serializations that a client sends and accepts, in order of preference. */
const PREFERENCE: readonly Coding[] = ['json', 'multipart', 'form', 'json-lines', 'events', 'text', 'binary'];

/** Selects the content that a client prefers: JSON if it is offered, with a JSON media type if possible. */
export function preferredContent<Form extends Pick<Content, 'coding' | 'mediaType'>>(
  contents: readonly Form[],
): Form | undefined {
  const named = contents.find(({ coding, mediaType }) => coding === 'json' && isJsonType(mediaType));
  if (named !== undefined || contents.length === 0) return named;
  for (const coding of PREFERENCE) {
    const found = contents.find((content) => content.coding === coding);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Members of a content that select its reader. */
export type Form = Pick<Content, 'mediaType' | 'coding' | 'text'>;

/** Groups the contents of successful responses. An operation has a single reader for all of them. */
interface ReadableContents<Read extends Form> {
  /** Contents that the reader returns, in the order of the responses. */
  readonly contents: readonly Read[];
  /** Contents that the reader cannot return as well. */
  readonly unreadable: readonly Read[];
  /** True if a successful response may have no content, as a 204 of a range. */
  readonly mayBeEmpty: boolean;
}

/** Members of a response that select its reader. */
type ReadableResponse<Read extends Form> = Pick<OperationResponse, 'status'> & { readonly contents: readonly Read[] };

/** Selects the preferred content of each successful response, as far as a single reader can return them. */
export function readableContents<Read extends Form>(
  responses: readonly ReadableResponse<Read>[],
): ReadableContents<Read> {
  const read = successes(responses);
  const preferred = read.map(({ contents }) => preferredContent(contents));
  const present = preferred.filter((content) => content !== undefined);
  const isRead = readBy(present);
  return {
    contents: present.filter(isRead),
    unreadable: present.filter((content) => !isRead(content)),
    mayBeEmpty: present.length < preferred.length || read.some(({ status }) => !/^\d+$/.test(status)),
  };
}

/**
 * Returns the responses that mean success: the 2xx ones, or the default if there are no others. Beside a redirect the
 * default describes errors.
 */
export function successes<Any extends Pick<OperationResponse, 'status'>>(responses: readonly Any[]): readonly Any[] {
  const stated = responses.filter(({ status }) => status.startsWith('2'));
  if (stated.length > 0 || responses.some(isRedirect)) return stated;
  return responses.filter(({ status }) => status === 'default');
}

function isRedirect({ status }: Pick<OperationResponse, 'status'>): boolean {
  return /^3(?:0[12378]|XX)$/.test(status);
}

/**
 * Returns the redirects that are outcomes of an operation, by status: those of an operation without another success,
 * and those that document their `Location`.
 */
export function redirectOutcomes(responses: readonly OperationResponse[]): readonly OperationResponse[] {
  const redirects = responses.filter(isRedirect);
  if (redirects.length === 0 || successes(responses).length === 0) return redirects;
  return redirects.filter(({ headers }) => headers.some(({ name }) => /^location$/i.test(name)));
}

/** Names of JSON that frameworks list beside each other for the same content. */
const PLAIN_JSON = /^[*\w]+\/([*\w]+\+)?(json|\*)\s*(;|$)/i;

/** Checks if a content is the preferred one under another name of JSON. */
export function isRepetition({ mediaType, coding, schema }: Content, preferred: Content): boolean {
  if (coding !== 'json' || preferred.coding !== 'json' || !PLAIN_JSON.test(mediaType)) return false;
  return withoutPointers(schema) === withoutPointers(preferred.schema);
}

/** Returns the text of a schema, wherever it stands. */
function withoutPointers(schema: Content['schema']): string {
  return JSON.stringify(schema, (name, value: unknown) => (name === 'pointer' ? undefined : value));
}

/** Returns the contents of successful responses beside the preferred ones, which a caller chooses by `accept`. */
export function alternativeContents(responses: readonly OperationResponse[]): readonly Content[] {
  const found = new Map<string, Content>();
  for (const { contents } of successes(responses)) {
    const preferred = preferredContent(contents);
    for (const content of contents)
      if (preferred !== undefined && content !== preferred && !isRepetition(content, preferred))
        found.set(content.mediaType, content);
  }
  for (const { mediaType } of readableContents(responses).contents) found.delete(mediaType);
  return [...found.values()];
}

/** Returns each response that means failure and has content. `default` covers all other errors. */
export function errorContents(
  responses: readonly OperationResponse[],
): readonly Pick<OperationResponse, 'status' | 'contents'>[] {
  const redirects = redirectOutcomes(responses);
  return responses.filter(
    (response) =>
      response.contents.length > 0 &&
      /^(?:[3-5](?:\d\d|XX)|default)$/.test(response.status) &&
      !redirects.includes(response),
  );
}

/** Checks if the client reads a response item by item. */
export function isStream(coding: Coding): boolean {
  return coding === 'events' || coding === 'json-lines';
}

/**
 * Creates a filter that prefers JSON to text and text to bytes. A reader of strings accepts them as JSON and as plain
 * text.
 */
function readBy(contents: readonly Form[]): (content: Form) => boolean {
  const json = contents.filter(({ coding }) => coding === 'json');
  if (json.length > 0 && json.every(({ text }) => text !== undefined))
    return ({ coding, text }) => coding === 'json' || (coding === 'text' && text !== undefined);
  if (json.length > 0) return ({ coding }) => coding === 'json';
  const stream = contents.find(({ coding }) => isStream(coding));
  if (stream !== undefined) return ({ coding }) => coding === stream.coding;
  const isText = ({ coding }: Form): boolean => ['text', 'form'].includes(coding);
  return contents.some(isText) ? isText : () => true;
}

/** Checks if a successful response is a list, such as that of a search. */
export function returnsList({ responses }: Operation): boolean {
  const success = responses.find(({ status }) => status.startsWith('2'));
  return preferredContent(success?.contents ?? [])?.schema.kind === 'array';
}
