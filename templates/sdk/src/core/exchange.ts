import type { Asked } from './asked.ts';
import { type Call, callOf } from './call.ts';
import { CredentialError } from './errors/credential-error.ts';
import { InvalidRequestError } from './errors/invalid-request-error.ts';
import { MalformedAnswerError } from './errors/malformed-answer-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { RedirectError } from './errors/redirect-error.ts';
import type { SdkError } from './errors/sdk-error.ts';
import { addFields } from './header-fields.ts';
import type { AnswerReader } from './operation.ts';
import { type PreparedRequest, prepareRequest } from './prepare-request.ts';
import { receive } from './receive.ts';
import { isRedirect, redirectTarget } from './redirect.ts';
import { failure, type Naming, type Run } from './run.ts';
import { statusError } from './status-error.ts';
import { heed, release, wait } from './watch.ts';

const credentialFailed: Naming = [CredentialError, 'the credential failed'];

/** Starts a call. */
export function startCall<Data>(asked: Asked<Data>): Call<Data> {
  const { connection, operation, options } = asked;
  const { options: client, clock } = connection;
  const credential = operation.public ? undefined : client.auth;
  // One by one: merging all options of the two by a spread would take as long as the rest of the call.
  const run: Run = {
    connection,
    operation,
    request: asked.request,
    options,
    clock,
    credential,
    hidesQuery: !!(operation.public || credential?.query),
    deadline: clock.now() + (options.timeoutMs ?? client.timeoutMs ?? 60_000),
    idleMs: options.idleTimeoutMs ?? client.idleTimeoutMs ?? 30_000,
    idleAt: Infinity,
    stage: [InvalidRequestError],
    // Nothing is known yet but what the description says.
    prepared: { path: operation.path, url: '', query: [], headers: {} },
    requests: 0,
    repetitions: 0,
  };
  return callOf(run, exchange(run, operation.answer));
}

/** One call from its values to its data: makes attempts until one succeeds, or a failure stays. */
async function exchange<Data>(run: Run, reader: AnswerReader<Data>): Promise<Data> {
  try {
    heed(run);
    run.connection.options.validation?.request(run);
    run.prepared = prepareRequest(run);
    for (;;) {
      try {
        return await attempt(run, run.prepared, reader);
      } catch (thrown) {
        const error = failure(run, thrown);
        // A transport that knows no signals may still answer: nobody would read it.
        if (!run.response) run.sent?.then((late) => late.body?.cancel()).catch(() => {});
        await recover(run, error);
      }
    }
  } catch (thrown) {
    throw failure(run, thrown);
  } finally {
    release(run);
  }
}

async function attempt<Data>(run: Run, prepared: PreparedRequest, reader: AnswerReader<Data>): Promise<Data> {
  const { connection, credential, options } = run;
  run.response = undefined;
  if (credential) {
    run.stage = credentialFailed;
    const granted = credential.authorize(connection);
    run.authorization = granted instanceof Promise ? await wait(run, granted) : granted;
    addFields(prepared.headers, run.authorization);
  }
  const response = await send(run, prepared);
  run.stage = [NetworkError, 'the answer was cut short'];
  if (!response.ok) throw await statusError(run, response);
  connection.budget.left = Math.min(10, connection.budget.left + 0.1);
  const bytes = await receive(run, response, options.maxAnswerBytes ?? connection.options.maxAnswerBytes ?? 2 ** 26);
  run.stage = [MalformedAnswerError];
  if (run.isRaw) {
    // The data are never looked at; a status such as 204 allows no body, not even an empty one.
    run.response = new Response(bytes.length > 0 ? bytes : null, response);
    return undefined as Data;
  }
  const data = reader.read(bytes, response.headers.get('content-type') ?? '');
  connection.options.validation?.answer(run, data, response.status);
  return data;
}

/** Sends the request, and again to where a redirect leads if the call may follow it. */
async function send(run: Run, { headers, body = null, duplex, url: first }: PreparedRequest): Promise<Response> {
  const { operation, connection, hidesQuery } = run;
  const { method } = operation;
  for (let url = first, hops = 0; ; hops += 1) {
    if (run.ending) throw run.ending;
    const controller = new AbortController();
    run.controller = controller;
    run.response = undefined;
    run.stage = [NetworkError, 'the connection failed'];
    run.requests += 1;
    const init: RequestInit & Pick<PreparedRequest, 'duplex'> = {
      method,
      headers,
      redirect: 'manual',
      signal: controller.signal,
      body,
      duplex,
    };
    const sent = connection.send(url, init, { operation: operation.id, attempt: run.requests, hidesQuery });
    run.sent = sent;
    const response = await wait(run, sent, run.idleMs);
    run.response = response;
    if (!isRedirect(response)) return response;
    controller.abort();
    run.stage = [RedirectError];
    url = redirectTarget(response, { url, method, follows: !!operation.safe && hops < 5 });
  }
}

/** Returns where the call is to be attempted again, else throws. */
async function recover(run: Run, error: SdkError): Promise<void> {
  const { clock, connection, credential, authorization, operation, prepared, repetitions } = run;
  const { budget } = connection;
  // A stream can be read once.
  if (prepared.duplex) throw error;
  // A 401 is worth a renewal of the credential, once in a call: a second one is the answer, whatever was renewed.
  if (run.response?.status === 401 && credential?.renew && authorization && !run.isRenewed) {
    run.isRenewed = true;
    run.stage = credentialFailed;
    if (await wait(run, credential.renew(authorization, connection))) return;
  }
  const pauseMs = operation.safe?.(error, run, repetitions) ?? Infinity;
  if (budget.left < 1 || clock.now() + pauseMs >= run.deadline) throw error;
  budget.left -= 1;
  run.repetitions += 1;
  await wait(run, new Promise<void>((resolve) => (run.pauseTimer = clock.setTimeout(resolve, pauseMs))));
}
