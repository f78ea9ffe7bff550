import type { ErrorDescription, SdkError } from '../errors.ts';
import { buildPath } from '../parameters/serialize-parameters.ts';
import { receiveData, createStatusError } from '../responses/receive-body.ts';
import {
  type ActiveCall,
  type CallInput,
  toSdkError,
  watchSignal,
  releaseTimers,
  beginStep,
  waitFor,
} from './active-call.ts';
import {
  type Call,
  createCall,
  type OperationDescription,
  type RequestDraft,
  type ResponseReader,
} from './operation.ts';
import { setHeaders } from './headers.ts';
import { resolveRedirect } from './url.ts';

const CREDENTIAL_FAILURE: ErrorDescription = ['Credential', 'the credential failed'];

/** Starts a call. */
export function startCall<Data, Errors, Documented>(
  input: CallInput<Data, Errors, Documented>,
): Call<Data, Errors, Documented> {
  const { connection, operation, request, options } = input;
  const { options: client, clock } = connection;
  const { prefix } = operation;
  const credential = operation.public ? undefined : (client.auth?.select?.(operation.id) ?? client.auth);
  const pathPrefix = prefix ? (client.pathPrefixes?.[prefix.name] ?? prefix.path) : '';
  // Set member by member: spreading the options takes as long as the rest of the call, and spreading the input creates
  // an object with slow property access in Node 20.
  const call: ActiveCall = {
    connection,
    operation,
    request,
    options,
    clock,
    credential,
    redactQuery: !!(operation.public || credential?.query),
    deadline: clock.now() + (options.timeoutMs ?? client.timeoutMs ?? 60_000),
    idleMs: options.idleTimeoutMs ?? client.idleTimeoutMs ?? 30_000,
    idleAt: Infinity,
    maxResponseBytes: options.maxResponseBytes ?? client.maxResponseBytes ?? 2 ** 26,
    failure: ['InvalidRequest'],
    path: (credential?.selector ?? '') + pathPrefix + operation.path,
    url: '',
    query: [],
    headers: { ...connection.fields, ...operation.response.fields },
    attempts: 0,
    retries: 0,
  };
  return createCall(call, execute(call, operation.response));
}

/** Runs a call: makes attempts until one succeeds or an error is final. */
async function execute<Data>(call: ActiveCall, reader: OperationDescription<Data>['response']): Promise<Data> {
  try {
    watchSignal(call);
    call.connection.options.validation?.request(call);
    buildRequest(call);
    for (;;) {
      try {
        return await attempt(call, reader);
      } catch (thrown) {
        const error = toSdkError(call, thrown);
        discardResponse(call);
        await prepareRetry(call, error);
      }
    }
  } catch (thrown) {
    throw toSdkError(call, thrown);
  } finally {
    releaseTimers(call);
  }
}

/** Sends the request once and reads the response. */
export async function attempt<Data>(call: ActiveCall, reader: OperationDescription<Data>['response']): Promise<Data> {
  const { connection, credential } = call;
  beginStep(call);
  if (credential) {
    call.failure = CREDENTIAL_FAILURE;
    const granted = credential.authorize(connection, call.headers);
    call.authorization = granted instanceof Promise ? await waitFor(call, granted) : granted;
    setHeaders(call.headers, call.authorization);
  }
  const response = await send(call);
  call.failure = ['Network', 'the response was cut short'];
  if (!response.ok && !reader.redirects?.includes(response.status)) throw await createStatusError(call, response);
  connection.budget.remaining = Math.min(10, connection.budget.remaining + 0.1);
  // The caller reads the body; that of a redirect is of no use.
  if (call.isRaw) return undefined as Data;
  if (!response.ok) return discardResponse(call) as Data;
  // Without `strict`, the compiler does not tell the readers apart.
  return reader.open ? reader.open(call, response) : receiveData(call, response, reader as ResponseReader<Data>);
}

/** Cancels the unread response body. The transport may ignore signals, and the connection would stay open. */
export function discardResponse({ pending, reader }: ActiveCall): void {
  pending?.then(({ body }) => (reader ?? body)?.cancel()).catch(() => {});
}

/** Sends the request and follows redirects if the operation allows it. */
async function send(call: ActiveCall): Promise<Response> {
  const { operation } = call;
  for (let { url } = call, hops = 0; ; hops += 1) {
    // The caller may have aborted while a token or a redirect arrived.
    beginStep(call);
    const controller = new AbortController();
    call.controller = controller;
    call.reader = undefined;
    call.failure = ['Network', 'the connection failed'];
    call.attempts += 1;
    const init: RequestInit & Pick<RequestDraft, 'duplex'> = {
      method: operation.method,
      headers: call.headers,
      body: call.body ?? null,
      duplex: call.duplex,
      redirect: 'manual',
      signal: controller.signal,
    };
    call.pending = call.connection.send(url, init, {
      operation: operation.id,
      attempt: call.attempts,
      redactQuery: call.redactQuery,
    });
    const response = await waitFor(call, call.pending, call.idleMs);
    call.response = response;
    call.failure = ['Redirect'];
    // The target of a documented redirect is for the caller.
    if (operation.response.redirects?.includes(response.status)) return response;
    const target = resolveRedirect(response, url, call.duplex || hops > 4 ? undefined : operation);
    if (!target) return response;
    controller.abort();
    discardResponse(call);
    url = target;
  }
}

/**
 * Prepares the next attempt of a failed call, if the operation's policy (`retry.ts`) allows a retry: waits for the
 * backoff delay. Renews the token once after a 401.
 *
 * @throws {SdkError} the error, if the call is not retried
 */
export async function prepareRetry(call: ActiveCall, error: SdkError): Promise<void> {
  const { clock, connection, credential, authorization } = call;
  const { budget } = connection;
  // A stream can only be read once.
  if (call.duplex) throw error;
  // Renew the credential once per call after a 401. A second 401 is final.
  if (call.response?.status === 401 && credential?.renew && authorization && !call.isRenewed) {
    beginStep(call);
    call.isRenewed = true;
    call.failure = CREDENTIAL_FAILURE;
    if (await waitFor(call, credential.renew(authorization, connection))) return;
  }
  const delayMs = call.operation.retry?.(error, call, call.retries) ?? Infinity;
  if (budget.remaining < 1 || clock.now() + delayMs >= call.deadline) throw error;
  budget.remaining -= 1;
  call.retries += 1;
  await waitFor(call, new Promise<void>((resolve) => (call.delayTimer = clock.setTimeout(resolve, delayMs))));
}

/**
 * Builds the URL, headers and body from the description of the operation and its parameters.
 *
 * @throws {TypeError} if a value is invalid; the message names the parameter, never its value
 */
function buildRequest(call: ActiveCall): void {
  const { connection, operation, credential } = call;
  const { parts = [] } = operation;
  for (const [serialize, ...descriptions] of parts) serialize(call, call, descriptions);
  setHeaders(call.headers, call.options.headers);
  if (credential?.query) call.query.push(credential.query());
  // Starts with a slash, or "@elsewhere" and ":80" would become part of the origin.
  call.path = buildPath(call.path, operation.pathStyles, call.request).replace(/^\/?/, '/');
  call.url = connection.baseUrl + call.path + (call.query.length ? `?${call.query.join('&')}` : '');
}
