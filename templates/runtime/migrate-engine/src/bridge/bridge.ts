import { isUtf8 } from 'node:buffer';
import {
  Agent as HttpAgent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { urlToHttpOptions } from 'node:url';
import { findTargetError, forwardedHeaders, framingHeaders, parseTargetUrl } from '#shared/guard/forwarding.ts';
import { ReceivedBody, ReceivedBytes } from '#shared/guard/received-body.ts';
import { type GuardOptions, RequestGuard } from '#shared/guard/request-guard.ts';
import { isNestedDeeperThan } from '#shared/json.ts';
import type { Translated } from '#shared/migration/translate.ts';
import { numberPreservingJson, type Translate } from '../payloads/ndjson.ts';
import { BridgeError, type BridgeTables, createResolver, type ResolvedCall } from './resolve-call.ts';

export interface CallerCount {
  translated: number;
  rejected: number;
}

interface Bridge {
  readonly server: Server;
  /** Calls by caller: the `user-agent` of the request. */
  readonly callers: ReadonlyMap<string, CallerCount>;
}

/** Limits of a bridge, and the pages and host names that it admits. */
export interface BridgeOptions extends GuardOptions {
  /**
   * Size of a body that is translated, in bytes. Bodies that stay the same are streamed without a limit.
   *
   * @default 33554432
   */
  readonly maxBodyBytes?: number;
  /**
   * Time without data from the new version before the call ends with 504, in milliseconds.
   *
   * @default 60000
   */
  readonly timeoutMs?: number;
}

/** Callers that are counted one by one; the rest is counted together. */
const MAX_CALLERS = 1000;

/** Headers that the bridge sets itself, and those of a body that changes. */
const OWN_HEADERS = ['host', 'content-length', 'accept-encoding', 'expect'];

/**
 * Creates a server that accepts requests of the previous version, sends those of the new one, and translates the
 * responses back.
 *
 * @param target - base URL of the new version
 * @throws GuardOptionError for credentials, a query or a fragment in the URL, or an invalid origin or host name
 */
export function createBridge(target: URL, tables: BridgeTables, settings: BridgeOptions = {}): Bridge {
  const callers = new Map<string, CallerCount>();
  const { maxBodyBytes = 32 * 1024 * 1024, timeoutMs = 60_000 } = settings;
  const guard = new RequestGuard(settings);
  const agent = target.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const options = {
    target: targetServer(parseTargetUrl(target.href, 'The bridge'), agent),
    tables,
    resolve: createResolver(tables),
    maxBodyBytes,
    received: new ReceivedBytes(),
    timeoutMs,
  };
  const server = createServer((incoming, outgoing) => {
    const decision = guard.check(incoming);
    if (decision.kind === 'preflight') return void outgoing.writeHead(decision.status, decision.headers).end();
    const own = incoming.headers['user-agent'] ?? 'unknown';
    const caller = callers.has(own) || callers.size < MAX_CALLERS ? own : 'other callers';
    const count = callers.get(caller) ?? { translated: 0, rejected: 0 };
    callers.set(caller, count);
    if (decision.kind === 'passed') setHeaders(outgoing, decision.headers);
    const forwarded =
      decision.kind === 'passed'
        ? forward(incoming, outgoing, options)
        : Promise.reject(new BridgeError(decision.status, `${decision.message} ${decision.advice}`));
    forwarded.then(
      () => (count.translated += 1),
      (error: unknown) => {
        count.rejected += 1;
        reject(outgoing, error);
      },
    );
  });
  server.on('close', () => agent.destroy());
  return { server, callers };
}

/** The server of the new version. Only the path of a request varies: a caller cannot name another server. */
interface TargetServer {
  readonly open: typeof requestHttp;
  readonly options: RequestOptions;
  /** Path before that of each request, without a slash at the end. */
  readonly base: string;
}

function targetServer(target: URL, agent: HttpAgent | HttpsAgent): TargetServer {
  const { protocol, hostname, port } = urlToHttpOptions(target);
  const options = { protocol, hostname, port, agent } as RequestOptions;
  return {
    open: target.protocol === 'https:' ? requestHttps : requestHttp,
    options,
    base: target.pathname.replace(/\/$/, ''),
  };
}

interface ForwardOptions extends Required<Pick<BridgeOptions, 'timeoutMs'>>, BodyLimits {
  readonly target: TargetServer;
  readonly tables: BridgeTables;
  readonly resolve: (method: string, url: string) => ResolvedCall;
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: ForwardOptions): Promise<void> {
  const { tables, resolve, target } = options;
  // Only one of them would have been checked, and a proxy may have checked the other one.
  if ((incoming.headersDistinct.host ?? []).length > 1) throw new BridgeError(400, 'The header "host" is repeated.');
  const error = findTargetError(incoming.url ?? '/', target.base);
  if (error !== undefined) throw new BridgeError(400, error);
  const call = resolve(incoming.method ?? 'GET', incoming.url ?? '/');
  const body =
    call.body === undefined || !hasBody(incoming)
      ? undefined
      : Buffer.from(translateRequest(await readText(incoming, options, REQUEST_FAULTS), call.body, tables));
  const response = await send({ call, incoming, outgoing, body, options });
  const code = response.statusCode ?? 502;
  const status = code === call.status?.v3 ? call.status.v2 : code;
  const headers = translatedHeaders(response.headers);
  for (const name of outgoing.getHeaderNames()) delete headers[name];
  if (call.response === undefined || code >= 300 || !isJson(response)) {
    outgoing.writeHead(status, { ...headers, ...framingHeaders(response.headers) });
    return pipeResponse(response, outgoing);
  }
  if (incoming.method === 'HEAD') {
    response.resume();
    // The length is that of the response before its translation.
    outgoing.writeHead(status, headers).end();
    return;
  }
  const received = await readText(response, options, RESPONSE_FAULTS);
  const { text, lost } = translateReceived(received, call.response, tables);
  const lossHeader = lost.length === 0 ? {} : { 'x-migration-lost': lost.join(', ') };
  outgoing.writeHead(status, { ...headers, ...lossHeader }).end(text);
}

/** Passes a body on by `pipe()`, which costs less than a pipeline; a closed connection ends the other one too. */
function pipeResponse(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve, fail) => {
    response.on('error', fail);
    outgoing.on('error', fail).on('close', () => {
      response.destroy();
      resolve();
    });
    response.pipe(outgoing);
  });
}

/** Statuses for bodies that cannot be translated. */
interface BodyFaults {
  readonly tooLarge: number;
  readonly encoded: number;
  readonly notUtf8: number;
}

const REQUEST_FAULTS: BodyFaults = { tooLarge: 413, encoded: 415, notUtf8: 400 };
const RESPONSE_FAULTS: BodyFaults = { tooLarge: 502, encoded: 502, notUtf8: 502 };

/** Reads a body that is translated. A text that cannot be read exactly is rejected, because it would be changed. */
async function readText(message: IncomingMessage, limits: BodyLimits, faults: BodyFaults): Promise<string> {
  const coding = message.headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity')
    throw new BridgeError(faults.encoded, `The bridge cannot translate a body with the content-encoding ${coding}.`);
  const bytes = await readBody(message, limits, faults.tooLarge);
  if (!isUtf8(bytes)) throw new BridgeError(faults.notUtf8, 'The body is not UTF-8.');
  return bytes.toString();
}

/** Limits of the bodies that are collected. */
interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly received: ReceivedBytes;
}

/** Collects a body by events, which costs less than the iteration of the stream. */
function readBody(message: IncomingMessage, { maxBodyBytes, received }: BodyLimits, status: number): Promise<Buffer> {
  return new Promise((resolve, fail) => {
    const body = new ReceivedBody(received);
    let isRejected = false;
    const refuse = (error: BridgeError): void => {
      isRejected = true;
      body.release();
      fail(error);
    };
    message.on('data', (chunk: Buffer) => {
      if (isRejected) return;
      body.add(chunk);
      if (body.size > maxBodyBytes)
        refuse(
          new BridgeError(
            status,
            `The body is larger than ${maxBodyBytes} bytes, the most that the bridge translates.`,
          ),
        );
      else if (received.isExceeded) refuse(new BridgeError(503, 'The bridge receives too many bodies at once.'));
    });
    message.on('end', () => resolve(body.concat()));
    message.on('close', () => body.release());
    message.on('error', fail);
    message.on('aborted', () => fail(new BridgeError(status, 'The connection ended before the body was complete.')));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson({ headers }: IncomingMessage): boolean {
  return /json/.test(headers['content-type'] ?? '');
}

interface SendOptions {
  readonly call: ResolvedCall;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** The translated body; absent to stream that of the request. */
  readonly body: Buffer | undefined;
  readonly options: ForwardOptions;
}

function send({ call, incoming, outgoing, body, options }: SendOptions): Promise<IncomingMessage> {
  const { target, timeoutMs } = options;
  const length = body === undefined ? framingHeaders(incoming.headers) : { 'content-length': body.length };
  const headers = { ...translatedHeaders(incoming.headers), ...length };
  return new Promise((resolve, fail) => {
    const path = target.base + call.url;
    const request = target.open({ ...target.options, path, method: call.method, headers }, resolve).on('error', fail);
    request.setTimeout(timeoutMs, () =>
      request.destroy(new BridgeError(504, `The new version sent nothing for ${timeoutMs} ms.`)),
    );
    // Also without an error: after a change of the protocol that nobody asked for.
    request.on('close', () => fail(new Error('the connection was closed')));
    // A caller that goes away ends the call. After a complete response, the connection is used again.
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) request.destroy();
    });
    if (body !== undefined || !hasBody(incoming)) request.end(body);
    else pipeline(incoming, request).catch(fail);
  });
}

function translatedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = forwardedHeaders(headers);
  for (const name of OWN_HEADERS) delete kept[name];
  return kept;
}

function setHeaders(outgoing: ServerResponse, headers: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
}

function reject(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const reason = error instanceof Error ? error.message : String(error);
  const { status, message } =
    error instanceof BridgeError
      ? error
      : error instanceof SyntaxError
        ? { status: 400, message: `The body is not valid JSON: ${reason}` }
        : { status: 502, message: `The new version does not respond: ${reason}` };
  // The rest of a body that is rejected unread stays in the connection, which cannot be used again.
  const close = status === 413 || status === 415 || status === 503 ? { connection: 'close' } : {};
  outgoing
    .writeHead(status, { 'content-type': 'application/json', ...close })
    .end(JSON.stringify({ message, bridge: true }));
}

/**
 * Translates the body of a request.
 *
 * @throws BridgeError if a member has no counterpart or contradicts another one
 * @throws SyntaxError if the text is not JSON
 */
export function translateRequest(text: string, schema: string, tables: BridgeTables): string {
  const translated = translateText(text, schema, tables.up);
  if (translated === undefined) {
    if (text.trim() !== '') JSON.parse(text);
    return text;
  }
  const [loss, conflict] = [translated.losses[0], translated.conflicts[0]];
  if (loss !== undefined) throw new BridgeError(422, `The new version cannot hold ${loss.pointer} (${loss.rule}).`);
  if (conflict !== undefined)
    throw new BridgeError(422, `${conflict.members.join(', ')} contradict each other (${conflict.rule}).`);
  return translated.text;
}

/** A translated response body, and the rules by which it lacks members. */
export interface TranslatedResponse {
  readonly text: string;
  readonly lost: readonly string[];
}

/** Translates the body of a response back. What the previous version cannot hold is left out and named. */
export function translateResponse(text: string, schema: string, tables: BridgeTables): TranslatedResponse {
  const translated = translateText(text, schema, tables.down);
  if (translated === undefined) return { text, lost: [] };
  return { text: translated.text, lost: [...new Set(translated.losses.map(({ rule }) => rule))] };
}

/** Translates a response of the new version, which the caller is not to blame for. */
function translateReceived(text: string, schema: string, tables: BridgeTables): TranslatedResponse {
  try {
    return translateResponse(text, schema, tables);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BridgeError(502, `The response of the new version cannot be translated: ${reason}`);
  }
}

/** Limit of the nesting of a body that is translated. */
const MAX_DEPTH = 1_000;

/** Translates JSON; `undefined` for other text, which passes unchanged. */
function translateText(
  text: string,
  schema: string,
  translate: Translate,
): (Pick<Translated<unknown>, 'losses' | 'conflicts'> & { readonly text: string }) | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  if (isNestedDeeperThan(MAX_DEPTH, text))
    throw new BridgeError(400, `The body is nested deeper than ${MAX_DEPTH} levels.`);
  const { parse, stringify } = numberPreservingJson(text);
  const { value, losses, conflicts } = translate(schema, parse(text));
  return { text: stringify(value), losses, conflicts };
}
