import { tryParseJson } from '../http/body.ts';
import { acceptsMediaType, isBodiless, isJson, type Issue, mediaTypeOf, type MockResponse } from '../http/message.ts';
import { isObject, type Json } from '../json.ts';
import type { Reply } from './operation-types.ts';
import { type ServedOperation, type ServedResponse, successResponseOf } from './served-document.ts';

/** Response of the next handler, with its body parsed. It may be changed and returned. */
export class NextResponse<Body = unknown> {
  status: number;
  headers: Record<string, string>;
  body: Body;
  /** Sends a change that the document does not allow, if it is `false`. */
  strict?: boolean;
  readonly #sent: MockResponse;
  readonly #text: string | undefined;

  constructor(sent: MockResponse) {
    const { status, headers, body } = sent;
    const value = isJson(mediaTypeOf(headers['content-type'])) ? tryParseJson(String(body ?? '')) : undefined;
    this.status = status;
    this.headers = { ...headers };
    // The type is that of the document; strict mode validates it.
    this.body = (value ?? body) as Body;
    this.#sent = sent;
    this.#text = value === undefined ? undefined : JSON.stringify(value);
  }

  /** Returns the body to send: as it was received, unless the value has changed. */
  get sentBody(): MockResponse['body'] {
    if (this.#text === undefined) return this.body as MockResponse['body'];
    const text = JSON.stringify(this.body);
    return text === this.#text ? this.#sent.body : text;
  }

  /** Tests whether the response is still the one that was received. */
  get isUnchanged(): boolean {
    return this.status === this.#sent.status && this.sentBody === this.#sent.body;
  }
}

export function toMockResponse(reply: Reply, operation: ServedOperation): MockResponse {
  const { status = defaultStatus(operation), headers: stated = {}, body } = reply;
  const headers = lowerCaseNames(stated);
  if (reply instanceof NextResponse) return { status, headers, ...bodyEntry(reply.sentBody) };
  if (body === undefined || isBodiless(status)) return { status, headers };
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  if (isRaw && headers['content-type'] !== undefined) return { status, headers, body };
  const types = contentsOf(operation, status).map(({ mediaType }) => mediaType);
  const json = types.find(isJson) ?? (types.length === 0 ? 'application/json' : undefined);
  if (body instanceof Uint8Array || (isRaw && json === undefined))
    return { status, headers: { 'content-type': types[0] ?? 'application/octet-stream', ...headers }, body };
  return { status, headers: { 'content-type': json ?? 'application/json', ...headers }, body: JSON.stringify(body) };
}

function bodyEntry(body: MockResponse['body']): Pick<MockResponse, 'body'> {
  return body === undefined ? {} : { body };
}

/** Status of a reply that states none: that of the documented success. */
function defaultStatus(operation: ServedOperation): number {
  const status = Number(successResponseOf(operation)?.status);
  return Number.isInteger(status) ? status : 200;
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = Object.keys(headers);
  if (names.every((name) => name === name.toLowerCase())) return headers;
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), headers[name] ?? '']));
}

/** Returns the documented response of a status: its own, that of its class, or the default. */
export function documentedResponse({ responses }: ServedOperation, status: number): ServedResponse | undefined {
  const keys = [String(status), `${String(status).slice(0, 1)}XX`, 'default'];
  return keys
    .map((key) => responses.find((response) => response.status.toUpperCase() === key.toUpperCase()))
    .find((response) => response !== undefined);
}

function contentsOf(operation: ServedOperation, status: number): ServedResponse['contents'] {
  return documentedResponse(operation, status)?.contents ?? [];
}

/** Validates JSON values by the schemas of a document. */
export type ValidateValue = (schema: Json, value: Json) => readonly Issue[];

/** Returns what the document does not allow in a response of an operation, by pointers into the response. */
export function replyIssues(
  { status, headers, body }: MockResponse,
  operation: ServedOperation,
  validate: ValidateValue,
): readonly Issue[] {
  const documented = documentedResponse(operation, status);
  if (documented === undefined) {
    const statuses = operation.responses.map((response) => response.status).join(', ');
    return [{ path: '/status', message: `${status} is not documented; documented: ${statuses}` }];
  }
  const { contents, headers: described } = documented;
  const missing = described.filter(({ name, required }) => required && headers[name] === undefined);
  const ofHeaders = missing.map(({ name }) => ({ path: `/headers/${name}`, message: 'is required' }));
  if (body === undefined)
    return contents.length === 0 || isBodiless(status)
      ? ofHeaders
      : [...ofHeaders, { path: '/body', message: 'is required' }];
  if (contents.length === 0)
    return [...ofHeaders, { path: '/body', message: `is not documented for the status ${status}` }];
  return [...ofHeaders, ...bodyIssues(mediaTypeOf(headers['content-type']), body, contents, validate)];
}

function bodyIssues(
  type: string,
  body: string | Uint8Array,
  contents: ServedResponse['contents'],
  validate: ValidateValue,
): readonly Issue[] {
  const content = contents.find(({ mediaType }) => acceptsMediaType(mediaType, type));
  if (content === undefined) {
    const types = contents.map(({ mediaType }) => mediaType).join(', ');
    return [{ path: '/headers/content-type', message: `${type} is not documented; documented: ${types}` }];
  }
  if (!isJson(type)) return [];
  const value = tryParseJson(String(body));
  if (value === undefined) return [{ path: '/body', message: 'is not JSON' }];
  return validate(content.schema, value).map(({ path, message }) => ({ path: `/body${path}`, message }));
}

/** Explains why the document does not allow a reply. */
export function explainIssues(issues: readonly Issue[], operation: string): string {
  const list = issues.map(({ path, message }) => `${path} ${message}`).join('; ');
  return `The document does not allow this reply of ${operation}: ${list}. Pass strict: false to send it nevertheless.`;
}

/** Applies a JSON Merge Patch (RFC 7396): objects are merged, `null` removes a member. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, Json>(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch))
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  return Object.fromEntries(merged);
}
