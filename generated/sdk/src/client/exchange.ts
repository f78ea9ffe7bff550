import type { ErrorDescription, SdkError } from '../errors.ts';
import { buildPath } from '../parameters/serialize.ts';
import { receive, statusError } from '../responses/receive.ts';
import { type ActiveCall, failure, heed, release, throwIfEnded, wait } from './active-call.ts';
import { type Call, createCall } from './call.ts';
import { addFields } from './headers.ts';
import type { CallInput, RequestDraft, ResponseReader } from './operation.ts';
import { redirectTarget } from './url.ts';

const credentialFailed: ErrorDescription = ['Credential', 'the credential failed'];

/** Starts a call. */
export function startCall<Data>(asked: CallInput<Data>): Call<Data> {
  const { connection, operation, request, options } = asked;
  const { options: client, clock } = connection;
  const credential = operation.public ? undefined : client.auth;
  // Member by member: a spread of the options would take as long as the rest of the call, one of what is asked for
  // would make this an object that Node 20 looks everything up in by hash, which takes twice as long as the rest.
  const run: ActiveCall = {
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
    stage: ['InvalidRequest'],
    path: operation.path,
    url: '',
    query: [],
    headers: { ...connection.fields, ...operation.response.fields },
    requests: 0,
    retries: 0,
  };
  return createCall(run, exchange(run, operation.response));
}

/** One call from its values to its data: makes attempts until one succeeds, or a failure stays. */
async function exchange<Data>(run: ActiveCall, reader: ResponseReader<Data>): Promise<Data> {
  try {
    heed(run);
    run.connection.options.validation?.request(run);
    prepareRequest(run);
    for (;;) {
      try {
        return await attempt(run, reader);
      } catch (thrown) {
        const error = failure(run, thrown);
        letGo(run);
        await recover(run, error);
      }
    }
  } catch (thrown) {
    throw failure(run, thrown);
  } finally {
    release(run);
  }
}

async function attempt<Data>(run: ActiveCall, reader: ResponseReader<Data>): Promise<Data> {
  const { connection, credential } = run;
  run.response = undefined;
  throwIfEnded(run);
  if (credential) {
    run.stage = credentialFailed;
    const granted = credential.authorize(connection);
    run.authorization = granted instanceof Promise ? await wait(run, granted) : granted;
    addFields(run.headers, run.authorization);
  }
  const response = await send(run);
  run.stage = ['Network', 'the answer was cut short'];
  if (!response.ok) throw await statusError(run, response);
  connection.budget.remaining = Math.min(10, connection.budget.remaining + 0.1);
  const bytes = await receive(
    run,
    response,
    run.options.maxResponseBytes ?? connection.options.maxResponseBytes ?? 2 ** 26,
  );
  run.stage = ['ResponseParse'];
  if (run.isRaw) {
    // The data are never looked at; a status such as 204 allows no body, not even an empty one.
    run.response = new Response(bytes.length > 0 ? bytes : null, response);
    return undefined as Data;
  }
  const data = reader.read(bytes, response.headers.get('content-type') ?? '');
  connection.options.validation?.response(run, data, response.status);
  return data;
}

/** Nobody reads what was answered. The transport may know no signals: without this a connection would stay open. */
function letGo({ sent, reader }: ActiveCall): void {
  sent?.then(({ body }) => (reader ?? body)?.cancel()).catch(() => {});
}

/** Sends the request, and again to where a redirect leads if the call may follow it. */
async function send(run: ActiveCall): Promise<Response> {
  const { operation } = run;
  for (let { url } = run, hops = 0; ; hops += 1) {
    // The caller may have ended the call just when a token or a redirect came.
    throwIfEnded(run);
    const controller = new AbortController();
    run.controller = controller;
    run.response = undefined;
    run.reader = undefined;
    run.stage = ['Network', 'the connection failed'];
    run.requests += 1;
    const init: RequestInit & Pick<RequestDraft, 'duplex'> = {
      method: operation.method,
      headers: run.headers,
      body: run.body ?? null,
      duplex: run.duplex,
      redirect: 'manual',
      signal: controller.signal,
    };
    const sent = run.connection.send(url, init, {
      operation: operation.id,
      attempt: run.requests,
      redactQuery: run.redactQuery,
    });
    run.sent = sent;
    const response = await wait(run, sent, run.idleMs);
    run.response = response;
    run.stage = ['Redirect'];
    const target = redirectTarget(response, url, hops < 5 ? operation : undefined);
    if (!target) return response;
    controller.abort();
    letGo(run);
    url = target;
  }
}

/** Returns where the call is to be attempted again, else throws. */
async function recover(run: ActiveCall, error: SdkError): Promise<void> {
  const { clock, connection, credential, authorization } = run;
  const { budget } = connection;
  // A stream can be read once.
  if (run.duplex) throw error;
  // A 401 is worth a renewal of the credential, once in a call: a second one is the answer, whatever was renewed.
  if (run.response?.status === 401 && credential?.renew && authorization && !run.isRenewed) {
    throwIfEnded(run);
    run.isRenewed = true;
    run.stage = credentialFailed;
    if (await wait(run, credential.renew(authorization, connection))) return;
  }
  const pauseMs = run.operation.retry?.(error, run, run.retries) ?? Infinity;
  if (budget.remaining < 1 || clock.now() + pauseMs >= run.deadline) throw error;
  budget.remaining -= 1;
  run.retries += 1;
  await wait(run, new Promise<void>((resolve) => (run.delayTimer = clock.setTimeout(resolve, pauseMs))));
}

/**
 * Fills an operation's description with values: the request then lacks nothing but its authorization.
 *
 * @throws {TypeError} where a value cannot stand in its place; the message names the parameter, never the value
 */
function prepareRequest(run: ActiveCall): void {
  const { connection, operation, credential } = run;
  const { prefix, parts = [] } = operation;
  for (const [write, ...told] of parts) write(run, run, told);
  addFields(run.headers, run.options.headers);
  if (credential?.query) run.query.push(credential.query());
  const beginning = prefix ? (connection.options.pathPrefixes?.[prefix.name] ?? prefix.path) : '';
  const path = (credential?.selector ?? '') + beginning + buildPath(operation, run.request);
  // Not after a slash, "@elsewhere" or ":80" would become a part of the origin.
  if (path[0] !== '/') throw new TypeError('path, prefix and selector must begin with a slash');
  run.path = path;
  run.url = connection.baseUrl + path + (run.query.length > 0 ? `?${run.query.join('&')}` : '');
}
