import { emptyResponse, HttpError, jsonResponse, type MockRequest, type MockResponse } from '../http/message.ts';
import { decodeText, parseJson } from '../http/body.ts';
import { isObject, type Json, jsonCopy, type JsonObject, member, ownAt } from '../json.ts';
import type { Collections } from '../state/initial-items.ts';
import type { RecordedCall, StoredCall } from './calls.ts';
import { type Clock, isRepresentable } from '../clock.ts';
import type { CollectionChanges, Control } from './control.ts';
import {
  parseCallMatch,
  parseClockChange,
  parseSnapshotName,
  parseTimes,
  requireKnownMembers,
  requireSnapshotName,
} from './input.ts';
import { parseFault } from './faults.ts';
import { parseScenario } from './scenarios.ts';
import type { Delivery } from './spaces.ts';
import { redactText, redactValue, serializeRedactedBody } from './redact.ts';
import { listHeaders } from './har.ts';

/** Everything that the control API works with. */
interface ControlApi {
  readonly control: Control;
  readonly describe: () => JsonObject;
  /** Returns what calls exercised. */
  readonly coverage: () => Promise<Json>;
  /** Tests whether the mock takes new work: the store responds, and the mock is not about to close. */
  readonly isReady: () => Promise<boolean>;
  /** Sends the request of a recorded call again. */
  readonly replay: (number: number) => Promise<MockResponse>;
  /** Sends a webhook. */
  readonly emit: (body: Json) => Promise<Delivery>;
}

/** Parsed request to the control API. */
interface ControlRequest {
  readonly body: Json;
  /** Path after the first segment. */
  readonly path: readonly string[];
  readonly query: JsonObject;
  readonly origin: string;
}

type Route = (api: ControlApi, sent: ControlRequest) => MockResponse | Promise<MockResponse>;

const NO_CONTENT = emptyResponse(204);

/** Routes by method and first segment below `/__mock`. */
const routes: Readonly<Record<string, Route>> = {
  'GET ': ({ control, describe }) => jsonResponse(200, { ...describe(), space: control.name }),
  'POST reset': async ({ control }) => noContent(await control.reset()),
  'POST snapshot': async ({ control }, { body }) =>
    jsonResponse(200, { name: await control.snapshot(parseSnapshotName(body)) }),
  'POST restore': async ({ control }, { body }) => noContent(await control.restore(requireSnapshotName(body))),
  // `load` validates the body, as in process.
  'POST data': async ({ control }, { body }) => noContent(await control.load(body as Collections)),
  'GET data': async ({ control }, { path }) => jsonResponse(200, await control.items(path[0] ?? missing())),
  'GET state': async ({ control }) => jsonResponse(200, (await control.exportState()) as unknown as JsonObject),
  'PUT state': async ({ control }, { body }) => noContent(await control.importState(body as Collections)),
  'GET live': () => jsonResponse(200, { status: 'live' }),
  'GET ready': async ({ isReady }) =>
    (await isReady()) ? jsonResponse(200, { status: 'ready' }) : jsonResponse(503, { status: 'not ready' }),
  'GET calls': ({ control }, { query }) => jsonResponse(200, control.calls(parseCallMatch(query)).map(describeCall)),
  'POST calls': ({ control }, { body }) => jsonResponse(200, control.calls(parseCallMatch(body)).map(describeCall)),
  'GET exchanges': ({ control }, { query }) => jsonResponse(200, describeExchanges(control, parseNumber(query))),
  'POST replay': async ({ replay }, { body }) => {
    requireKnownMembers(body, ['number']);
    return jsonResponse(200, { status: (await replay(Number(member(body, 'number')))).status });
  },
  'GET changes': async ({ control }) => jsonResponse(200, describeChanges(await control.changes())),
  'GET coverage': async ({ coverage }) => jsonResponse(200, await coverage()),
  'GET violations': ({ control }) => jsonResponse(200, control.violations().map(describeCall)),
  'GET warnings': ({ control }) => jsonResponse(200, control.warnings().map(describeCall)),
  'GET deliveries': ({ control }) =>
    jsonResponse(
      200,
      control.deliveries().map((delivery): JsonObject => ({ ...delivery })),
    ),
  'POST emit': async ({ emit }, { body }) => jsonResponse(200, { ...(await emit(body)) }),
  'POST expect': async ({ control }, { body }) =>
    noContent(await control.expect(parseCallMatch(body, ['times']), parseTimes(member(body, 'times')))),
  'GET verify': ({ control }) => jsonResponse(200, control.verify()),
  'GET clock': ({ control }) => jsonResponse(200, { now: control.clock.timestamp() }),
  'PUT clock': async ({ control }, { body }) => noContent(await control.changeClock((clock) => setClock(clock, body))),
  'DELETE clock': async ({ control }) => noContent(await control.changeClock((clock) => clock.release())),
  'GET faults': ({ control }) =>
    jsonResponse(
      200,
      control.faults().map((fault): JsonObject => ({ ...fault })),
    ),
  'POST faults': async ({ control }, { body }) => noContent(await control.fault(parseFault(body))),
  'DELETE faults': async ({ control }) => noContent(await control.clearFaults()),
  'GET replies': async ({ control }) =>
    jsonResponse(200, { replies: jsonCopy(await control.replies()), handlers: [...control.handlers()] }),
  'POST replies': async ({ control }, { body }) => noContent(await replyFrom(control, body)),
  'GET scenarios': async ({ control }) => jsonResponse(200, jsonCopy(await control.scenarios())),
  'POST scenarios': async ({ control }, { body }) => noContent(await scenarioFrom(control, body)),
  'DELETE replies': async ({ control }, { path: [id] }) =>
    noContent(await (id === undefined ? control.clearReplies() : control.removeReply(id))),
  'GET har': ({ control }, { origin }) => jsonResponse(200, control.har(origin)),
  'DELETE space': async ({ control }) => noContent(await control.delete()),
};

/** Segments of the routes that show calls, which several processes may have recorded. */
const CALL_ROUTES: readonly string[] = ['calls', 'exchanges', 'violations', 'warnings', 'verify', 'har'];

/** Routes that take a body. */
const BODY_ROUTES: readonly string[] = [
  'POST snapshot',
  'POST restore',
  'POST data',
  'PUT state',
  'POST calls',
  'POST replay',
  'POST expect',
  'POST emit',
  'PUT clock',
  'POST faults',
  'POST replies',
  'POST scenarios',
];

/** Routes whose path may name one of several. */
const NAMING_ROUTES: readonly string[] = ['GET data', 'DELETE replies'];

/** Target of a control request below `/__mock`. */
export interface ControlTarget {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export async function handleControlRequest(
  request: MockRequest,
  { path, query }: ControlTarget,
  api: ControlApi,
): Promise<MockResponse> {
  const [name = '', ...rest] = path;
  // Scripts that wait for the mock send HEAD requests.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = ownAt(routes, `${method} ${name}`) ?? rejectRoute(name);
  if (rest.length > (NAMING_ROUTES.includes(`${method} ${name}`) ? 1 : 0)) rejectRoute(path.join('/'));
  const body = request.body.byteLength === 0 ? null : parseJson(decodeText(request.body));
  if (!BODY_ROUTES.includes(`${method} ${name}`)) requireKnownMembers(body, []);
  const origin = `http://${request.headers['host'] ?? 'mock.localhost'}`;
  if (CALL_ROUTES.includes(name)) await api.control.refresh();
  return route(api, { body, path: rest, query: queryOf(query, name), origin });
}

/** Parses the query; no parameter may be repeated. */
function queryOf(query: URLSearchParams, name: string): JsonObject {
  const members = Object.fromEntries([...query].map(queryEntry));
  if (name !== 'calls') requireKnownMembers(members, name === 'exchanges' ? ['after'] : []);
  const repeated = Object.keys(members).find((one) => query.getAll(one).length > 1);
  if (repeated !== undefined) throw new HttpError(400, `"${repeated}" is repeated.`);
  return members;
}

/** Converts a query parameter; the status is a number. */
function queryEntry([name, value]: readonly [string, string]): readonly [string, Json] {
  return [name, name === 'status' && /^\d+$/.test(value) ? Number(value) : value];
}

function rejectRoute(name: string): never {
  const methods = Object.keys(routes).flatMap((key) =>
    key.endsWith(` ${name}`) ? [key.slice(0, key.indexOf(' '))] : [],
  );
  if (methods.length === 0) {
    const all = Object.keys(routes).map((key) => key.replace(' ', ' /__mock/').replace(/\/$/, ''));
    throw new HttpError(404, `Unknown operation of the control API. Operations: ${all.join(', ')}.`);
  }
  const allow = methods.join(', ');
  throw new HttpError(405, `The path only allows ${allow}.`, { headers: { allow } });
}

function missing(): never {
  throw new HttpError(400, 'Name a collection: /__mock/data/<collection>. GET /__mock lists all collections.');
}

function noContent(_: void): MockResponse {
  return NO_CONTENT;
}

/** Sets a reply; `reply` validates the body, as in process. */
function replyFrom(control: Control, body: Json): Promise<void> {
  const { operation, ...reply } = isObject(body) ? body : ({} as JsonObject);
  if (typeof operation !== 'string') throw new HttpError(400, 'A reply needs the "operation" that it is for.');
  return control.reply(operation, reply);
}

function scenarioFrom(control: Control, body: Json): Promise<void> {
  const { name, scenario } = parseScenario(body);
  return control.scenario(name, scenario);
}

function setClock(clock: Clock, body: Json): void {
  const { now, advanceMs = 0 } = parseClockChange(body);
  if (now === undefined) clock.advance(advanceMs);
  else clock.fix(momentAfter(now, advanceMs));
}

/** Computes the new time before the clock is changed, so that an error changes nothing. */
function momentAfter(now: number, milliseconds: number): Date {
  if (!isRepresentable(now + milliseconds))
    throw new HttpError(400, 'The time is out of range: years must be from 0 to 9999.');
  return new Date(now + milliseconds);
}

function describeCall(call: RecordedCall): Json {
  return { ...describeOutcome(call), ...describeBody(call) };
}

/** Describes a call without its messages. Violations and warnings may quote values, so they are redacted too. */
function describeOutcome(call: Omit<StoredCall, 'requestBody' | 'responseBody'>): JsonObject {
  return {
    operation: call.operation,
    login: call.login,
    method: call.method,
    target: redactText(call.target),
    status: call.status,
    decidedBy: call.decidedBy,
    startedAt: new Date(call.startedAt).toISOString(),
    durationMs: call.durationMs,
    violations: call.violations.map(redactText),
    warnings: call.warnings.map(redactText),
  };
}

/** Returns the body without its secrets: bytes as Base64 with `bodyEncoding`. */
function describeBody({ requestBody }: RecordedCall): JsonObject {
  if (requestBody === undefined) return {};
  if (!(requestBody instanceof Uint8Array)) return { body: redactValue(requestBody) };
  return { body: serializeRedactedBody(requestBody).text, bodyEncoding: 'base64' };
}

/** Limit of the calls of one response; the caller asks again for the following ones. */
const MAX_EXCHANGES = 200;
/** Limit of the characters of a body, so that a page can show a thousand calls. */
const MAX_BODY_CHARACTERS = 20_000;

/** Parses the number after which calls are requested. */
export function parseNumber({ after = '0' }: JsonObject): number {
  if (typeof after === 'string' && /^\d{1,15}$/.test(after)) return Number(after);
  throw new HttpError(400, '"after" must be the number of a call: a non-negative integer.');
}

/** Describes the calls after the one of a number for the page: both messages without secrets, their bodies cut. */
export function describeExchanges(control: Pick<Control, 'callsSince' | 'clock'>, after: number): Json {
  const { first, last, calls } = control.callsSince(after, MAX_EXCHANGES);
  return { first, last, now: control.clock.timestamp(), calls: calls.map(describeExchange) };
}

function describeExchange([number, call]: readonly [number: number, call: StoredCall]): Json {
  return {
    number,
    ...describeOutcome(call),
    request: describeMessage(call.requestHeaders, call.requestBody),
    response: describeMessage(call.responseHeaders, call.responseBody),
  };
}

function describeMessage(headers: Readonly<Record<string, string>>, body: string | Uint8Array): Json {
  const { text, encoding } = serializeRedactedBody(body);
  return {
    headers: listHeaders(headers),
    body: text.slice(0, MAX_BODY_CHARACTERS),
    omittedCharacters: Math.max(0, text.length - MAX_BODY_CHARACTERS),
    ...(encoding === undefined ? {} : { encoding }),
  };
}

/** Describes the changes of the collections for the page: what was written, with its initial item, and deleted. */
export function describeChanges(changes: readonly CollectionChanges[]): Json {
  return changes.map(({ collection, key, size, entries }) => ({
    collection,
    key,
    size,
    changes: entries.map(({ id, version, item, before = null }) => ({
      id,
      version,
      isDeleted: item === undefined,
      before,
    })),
  }));
}
