import { memoize } from '#shared/memoize.ts';
import { requireKnownMembers, unknownName } from '../control/input.ts';
import type { Delivery, Space } from '../control/spaces.ts';
import { resolveReference } from '../document/references.ts';
import { HTTP_METHODS, tokens } from '#shared/json.ts';
import { isObject, type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';
import { readExamples } from '../document/contents.ts';
import type { ServedDocument, ServedOperation } from '../document/served-document.ts';
import { decodeBase64, decodeUtf8, encodeBase64, encodeUtf8, toBinaryString, tryParseJson } from '../http/body.ts';
import { HttpError, isJson, mediaTypeOf, type MockResponse } from '../http/message.ts';
import type { RequestContext } from '../request/context.ts';
import type { CompiledDocuments } from '../resources/compiled-document.ts';
import { isSampled } from '../sample/result.ts';
import { sample } from '../sample/sampler.ts';

/** Everything that the sender works with. */
interface CallbackOptions {
  readonly documents: readonly ServedDocument[];
  readonly compiled: CompiledDocuments;
  /** Secret that requests are signed with. */
  readonly secret: string | undefined;
  /** Hosts to which requests are sent, besides localhost. */
  readonly allowed: readonly string[];
  /** Aborted when the mock is closed. */
  readonly closing: AbortSignal;
}

/** Webhook to send. */
export interface Webhook {
  readonly url: string;
  /** Payload; by default an example or a sample of the document. */
  readonly payload?: Json;
  /**
   * Rejects a payload that the document does not allow.
   *
   * @default true
   */
  readonly strict?: boolean;
}

/** Delays before the attempts to deliver a request, in milliseconds of the space's clock. */
const ATTEMPTS_MS = [0, 500, 2000];
/** Limit of one attempt, by the system's clock. */
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Header with the number of callbacks that led to a request. */
const HOPS = 'x-mock-callbacks';
/** Callbacks in a row: one to this mock would cause the next without end. */
const MAX_HOPS = 3;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Returns the callbacks of an operation. */
const callbacksOf = memoize((operation: ServedOperation): JsonObject | undefined => {
  const { root } = operation.document;
  const path = resolveReference(root, member(objectAt(root, 'paths'), operation.path));
  const found = member(member(path, operation.method.toLowerCase()), 'callbacks');
  return isObject(found) ? found : undefined;
});

/** Sends the callbacks and webhooks that documents describe, and records their deliveries. */
export class CallbackSender {
  readonly #options: CallbackOptions;

  constructor(options: CallbackOptions) {
    this.#options = options;
  }

  /** Sends the callbacks of an operation that has succeeded. */
  sendCallbacks(context: RequestContext, response: MockResponse): void {
    const { operation } = context;
    if (operation === undefined || response.status >= 300) return;
    const callbacks = callbacksOf(operation);
    if (callbacks === undefined) return;
    const { root } = operation.document;
    const hops = (Number(context.request.headers[HOPS]) || 0) + 1;
    const tooLong =
      hops > MAX_HOPS ? `${MAX_HOPS} callbacks have led to this request; no further one is sent.` : undefined;
    for (const [name, callback] of Object.entries(callbacks))
      for (const [expression, item] of Object.entries(resolveReference(root, callback))) {
        const address = evaluateTemplate(expression, context, response);
        if (address === undefined) continue;
        const { url, refusal } = address;
        for (const { method, body } of requestsOf(root, resolveReference(root, item)))
          this.#deliver(
            context.space,
            { name, url, method, body: payloadOf(body, returnedItem(operation, response), root), hops },
            tooLong ?? refusal,
          );
      }
  }

  /** Returns the names of the webhooks and the callbacks, which deliveries have. */
  names(): readonly string[] {
    const { documents } = this.#options;
    const callbacks = documents.flatMap(({ operations }) =>
      operations.flatMap((each) => Object.keys(callbacksOf(each) ?? {})),
    );
    return [...documents.flatMap(webhooksOf), ...new Set(callbacks)];
  }

  /**
   * Sends a webhook of the document: its `name`, and the members of a {@link Webhook}.
   *
   * @throws HttpError 400 for an unknown name or member, an address that is not allowed, or a payload that the document
   *   does not allow
   */
  async emit(space: Space, webhook: Json): Promise<Delivery> {
    const { documents } = this.#options;
    const { name, url, payload, strict } = parseWebhook(webhook);
    const found = documents.find((document) => webhooksOf(document).includes(name));
    if (found === undefined) throw unknownName('webhook', name, documents.flatMap(webhooksOf));
    const { root } = found;
    const [request] = requestsOf(root, resolveReference(root, objectAt(root, 'webhooks')[name]));
    if (request === undefined) throw new HttpError(400, `The webhook ${JSON.stringify(name)} has no operation.`);
    const body = payload ?? sampleBody(root, request.body);
    if (strict && body !== undefined && request.body !== undefined)
      this.#requireValid(found, name, body, request.body.schema);
    const refusal = this.#refusal(url);
    if (refusal !== undefined) throw new HttpError(400, refusal);
    return this.#deliver(space, { name, url, method: request.method, body, hops: 1 });
  }

  #requireValid(document: ServedDocument, name: string, body: Json, schema: Json): void {
    const issues = this.#options.compiled.get(document)?.requestValidators.validatorFor(schema)(body) ?? [];
    if (issues.length === 0) return;
    const list = issues.map(({ path, message }) => `${path} ${message}`.trim()).join('; ');
    throw new HttpError(
      400,
      `The document does not allow this payload of ${JSON.stringify(name)}: ${list}. Pass strict: false to send it.`,
    );
  }

  /** Returns the reason why nothing is sent to an address. */
  #refusal(text: string): string | undefined {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol))
      return `${JSON.stringify(text.slice(0, 200))} is not an HTTP URL.`;
    if (LOOPBACK.test(url.hostname) || this.#options.allowed.includes(url.hostname)) return undefined;
    return `Nothing is sent to ${url.hostname}. Allow it when you start the mock: --allow-callback, or "allowCallbacks".`;
  }

  async #deliver(space: Space, pending: PendingDelivery, refusal = this.#refusal(pending.url)): Promise<Delivery> {
    const outcome =
      refusal === undefined ? await this.#send(space, pending) : { headers: {}, attempts: 0, error: refusal };
    const { body, hops: _, ...described } = pending;
    const delivery = { ...described, ...(body === undefined ? {} : { body }), ...outcome };
    space.deliveries.add(delivery);
    return delivery;
  }

  /** Sends a request until it arrives, or its attempts are used up. */
  async #send({ clock }: Space, { url, method, body, hops }: PendingDelivery): Promise<Outcome> {
    const { closing, secret } = this.#options;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const id = `msg_${crypto.randomUUID().replaceAll('-', '')}`;
    let outcome: Outcome = { headers: type, attempts: 0, error: 'The mock was closed.' };
    for (const wait of ATTEMPTS_MS) {
      if (wait > 0) await clock.wait(wait, closing);
      if (closing.aborted) return outcome;
      const signed = secret === undefined ? {} : await sign(secret, id, clock.now(), text ?? '');
      const headers = { ...type, ...signed, [HOPS]: String(hops) };
      const sent = await attempt(url, { method, headers, ...(text === undefined ? {} : { body: text }) }, closing);
      outcome = { headers, attempts: outcome.attempts + 1, ...sent };
      if (sent.status !== undefined && sent.status < 500) return outcome;
    }
    return outcome;
  }
}

type Outcome = Pick<Delivery, 'headers' | 'attempts' | 'status' | 'error'>;

type PendingDelivery = Pick<Delivery, 'name' | 'url' | 'method'> & {
  readonly body: Json | undefined;
  /** Callbacks in a row, this one included. */
  readonly hops: number;
};

/** Signs a message as Standard Webhooks 1.0 specifies: HMAC-SHA256 of its id, time and body. */
async function sign(secret: string, id: string, now: number, text: string): Promise<Readonly<Record<string, string>>> {
  const bytes = secret.startsWith('whsec_') ? decodeBase64(secret.slice('whsec_'.length)) : encodeUtf8(secret);
  const timestamp = String(Math.floor(now / 1000));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new Uint8Array(bytes), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new Uint8Array(encodeUtf8(`${id}.${timestamp}.${text}`)));
  const signature = encodeBase64(toBinaryString(new Uint8Array(signed)));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

async function attempt(
  url: string,
  request: RequestInit,
  closing: AbortSignal,
): Promise<Pick<Delivery, 'status' | 'error'>> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
  try {
    const { status, body: received } = await fetch(url, { ...request, redirect: 'manual', signal });
    // An unread body would keep the connection open.
    await received?.cancel();
    return { status };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Request that a path item describes. */
interface DescribedRequest {
  readonly method: string;
  readonly body: { readonly schema: Json; readonly example: Json | undefined } | undefined;
}

function requestsOf(root: JsonObject, item: JsonObject): readonly DescribedRequest[] {
  return HTTP_METHODS.filter((method) => isObject(member(item, method))).map((method) => {
    const content = objectAt(resolveReference(root, member(objectAt(item, method), 'requestBody')), 'content');
    const [, media] = Object.entries(content).find(([type]) => isJson(mediaTypeOf(type))) ?? [];
    const [example] = media === undefined ? [] : readExamples(root, media).values();
    const body = media === undefined ? undefined : { schema: member(media, 'schema') ?? true, example };
    return { method: method.toUpperCase(), body };
  });
}

function sampleBody(root: JsonObject, body: DescribedRequest['body']): Json | undefined {
  if (body === undefined || body.example !== undefined) return body?.example;
  const sampled = sample({ schema: body.schema, pointer: '' }, { root, isValid: () => undefined });
  return isSampled(sampled) ? sampled.value : undefined;
}

/** Data that an operation returned, with the reference of its schema. */
interface ReturnedItem {
  readonly reference: string;
  readonly item: Json;
}

function returnedItem({ responses }: ServedOperation, response: MockResponse): ReturnedItem | undefined {
  const documented = ['2XX', 'default', String(response.status)].flatMap((status) =>
    responses.filter((one) => one.status === status).flatMap(({ contents }) => contents),
  );
  const reference = textAt(documented.at(-1)?.schema, '$ref');
  const item = bodyOf(response);
  return reference === undefined || item === undefined ? undefined : { reference, item };
}

/** Returns a payload with what the operation returned in each place that has its schema. Stated examples are kept. */
function payloadOf(
  body: DescribedRequest['body'],
  returned: ReturnedItem | undefined,
  root: JsonObject,
): Json | undefined {
  const sampled = sampleBody(root, body);
  if (body === undefined || body.example !== undefined || returned === undefined) return sampled;
  const { reference, item } = returned;
  const isReturned = (schema: Json | undefined): boolean => textAt(schema, '$ref') === reference;
  if (isReturned(body.schema)) return item;
  const places = Object.entries(objectAt(resolveReference(root, body.schema), 'properties'));
  const members = places.filter(([, schema]) => isReturned(schema)).map(([name]) => [name, item] as const);
  return isObject(sampled) ? { ...sampled, ...Object.fromEntries(members) } : sampled;
}

/** Address of a callback, and the reason why nothing is sent to it that its template shows. */
interface CallbackAddress {
  readonly url: string;
  readonly refusal: string | undefined;
}

/**
 * Evaluates the runtime expressions in an address (OpenAPI 3.1, section 4.8.20.4). A name in braces is a parameter of
 * the path, or a member of the response or the request: at the start an address, which is not encoded.
 */
function evaluateTemplate(
  template: string,
  context: RequestContext,
  response: MockResponse,
): CallbackAddress | undefined {
  let isKnown = true;
  let unknown: string | undefined;
  const url = template.replace(/\{([^{}]+)\}|^\$.+$/g, (whole: string, inner: string = whole, at: number) => {
    if (!inner.startsWith('$')) {
      const text = namedText(inner, context, response);
      if (text !== undefined) return at === 0 ? text : encodeURIComponent(text);
      unknown ??= whole;
      return whole;
    }
    const value = evaluate(inner, context, response);
    isKnown &&= value !== undefined && value !== null && typeof value !== 'object';
    return String(value);
  });
  const refusal = unknown && `The address ${url.slice(0, 200)} has a name without a value: ${unknown}.`;
  return isKnown ? { url, refusal } : undefined;
}

function namedText(name: string, { route, request }: RequestContext, response: MockResponse): string | undefined {
  const values = [route.path[name], ...[response, request].map((message) => member(bodyOf(message), name))];
  const value = values.find((each) => ['string', 'number'].includes(typeof each));
  return value === undefined ? undefined : String(value);
}

function evaluate(expression: string, context: RequestContext, response: MockResponse): Json | undefined {
  const { request, query, route } = context;
  const [, side, part = '', rest = ''] =
    /^\$(request|response)\.(body|header|query|path)[.#]?(.*)$/s.exec(expression) ?? [];
  const message = side === 'response' ? response : request;
  const whole = new Map<string, Json>([
    ['$url', `http://${request.headers['host'] ?? ''}${request.target}`],
    ['$method', request.method],
    ['$statusCode', response.status],
  ]);
  switch (part) {
    case 'query':
      return query.get(rest) ?? undefined;
    case 'path':
      return route.path[rest];
    case 'header':
      return message.headers[rest.toLowerCase()];
    case 'body':
      return tokens(rest).reduce<Json | undefined>(stepInto, bodyOf(message));
    default:
      return whole.get(expression);
  }
}

/** Parses the body of a message: JSON, or the members of a form. */
function bodyOf({ headers, body = '' }: Pick<MockResponse, 'headers' | 'body'>): Json | undefined {
  const text = typeof body === 'string' ? body : decodeUtf8(body);
  const isForm = mediaTypeOf(headers['content-type']) === 'application/x-www-form-urlencoded';
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : tryParseJson(text);
}

function stepInto(value: Json | undefined, step: string): Json | undefined {
  return Array.isArray(value) ? value[Number(step)] : (member(value, step) ?? undefined);
}

function webhooksOf({ root }: ServedDocument): readonly string[] {
  return Object.keys(objectAt(root, 'webhooks'));
}

function parseWebhook(body: Json): Webhook & { readonly name: string } {
  requireKnownMembers(body, ['name', 'url', 'payload', 'strict']);
  const [name, url, payload, strict = true] = ['name', 'url', 'payload', 'strict'].map((key) => member(body, key));
  if (typeof name !== 'string') throw new HttpError(400, 'A webhook needs its "name", a string.');
  if (typeof url !== 'string') throw new HttpError(400, `The webhook ${JSON.stringify(name)} needs a "url", a string.`);
  if (typeof strict !== 'boolean') throw new HttpError(400, '"strict" must be true or false.');
  return { name, url, strict, ...(payload === undefined ? {} : { payload }) };
}
