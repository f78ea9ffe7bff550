import type { Asked } from './asked.ts';
import type { Answered } from './call.ts';
import { AbortedError } from './errors/aborted-error.ts';
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
import { fail, failure, type Naming, type Run } from './run.ts';
import { statusError } from './status-error.ts';
import { end, heed, pause, release, wait } from './watch.ts';

const credentialFailed: Naming = [CredentialError, 'the credential failed'];

/**
 * One call from its values to its data: makes attempts until one succeeds, or a failure stays.
 *
 * @param isRaw - whether the data are to be left unread, asked when the answer has come
 */
export async function exchange<Data>(asked: Asked<Data>, isRaw: () => boolean): Promise<Answered<Data>> {
  const run = runOf(asked);
  try {
    heed(run);
    for (;;) {
      try {
        return await attempt(run, asked.operation.answer, isRaw);
      } catch (thrown) {
        await recover(run, failure(run, thrown));
      }
    }
  } catch (thrown) {
    throw failure(run, thrown);
  } finally {
    release(run);
  }
}

function runOf(asked: Asked<unknown>): Run {
  const { connection, operation, options } = asked;
  // One by one: merging the two by a spread would take as long as the rest of the call.
  const client = connection.options;
  const credential = operation.public ? undefined : client.auth;
  const run: Run = {
    ...asked,
    credential,
    hidesQuery: !!(operation.public || credential?.query),
    idleMs: options.idleTimeoutMs ?? client.idleTimeoutMs ?? 30_000,
    deadline: connection.clock.now() + (options.timeoutMs ?? client.timeoutMs ?? 60_000),
    idleAt: Infinity,
    requests: 0,
    repetitions: 0,
    abort: () => end(run, fail(run, [AbortedError, 'aborted by the caller'], { cause: options.signal?.reason }), true),
  };
  return run;
}

async function attempt<Data>(run: Run, reader: AnswerReader<Data>, isRaw: () => boolean): Promise<Answered<Data>> {
  const { connection, credential, options } = run;
  run.stage = [InvalidRequestError];
  run.response = undefined;
  if (!run.prepared) connection.options.validation?.request(run);
  run.prepared ??= prepareRequest(run);
  if (credential) {
    run.stage = credentialFailed;
    const granted = credential.authorize(connection);
    run.authorization = granted instanceof Promise ? await wait(run, granted) : granted;
    addFields(run.prepared.fields, run.authorization);
  }
  const response = await send(run, run.prepared);
  run.stage = [NetworkError, 'the answer was cut short'];
  if (!response.ok) throw await statusError(run, response);
  connection.budget.left = Math.min(10, connection.budget.left + 0.1);
  const bytes = await receive(run, response, options.maxAnswerBytes ?? connection.options.maxAnswerBytes ?? 2 ** 26);
  run.stage = [MalformedAnswerError];
  // Asked for raw, the data are never looked at; a status such as 204 allows no body, not even an empty one.
  if (isRaw()) return { data: undefined as Data, response: new Response(bytes.length > 0 ? bytes : null, response) };
  const data = reader.read(bytes, response.headers.get('content-type') ?? '');
  connection.options.validation?.answer(run, data, response.status);
  return { data, response };
}

/** Sends the request, and again to where a redirect leads if the call may follow it. */
async function send(run: Run, { fields, body, url: first }: PreparedRequest): Promise<Response> {
  const { id, method, safe } = run.operation;
  for (let url = first, hops = 0; ; hops += 1) {
    if (run.ending) throw run.ending;
    const controller = new AbortController();
    run.controller = controller;
    run.stage = [NetworkError, 'the connection failed'];
    run.requests += 1;
    const init: RequestInit & { duplex: 'half' } = {
      method,
      headers: fields,
      redirect: 'manual',
      signal: controller.signal,
      body: body?.content ?? null,
      // Needed for a stream, and without effect for everything else.
      duplex: 'half',
    };
    const sentFor = { operation: id, attempt: run.requests, hidesQuery: run.hidesQuery };
    const response = await answerOf(run, run.connection.send(url, init, sentFor));
    run.response = response;
    if (!isRedirect(response)) return response;
    controller.abort();
    run.stage = [RedirectError];
    url = redirectTarget(response, { url, method, follows: !!safe && hops < 5 });
  }
}

async function answerOf(run: Run, sent: Promise<Response>): Promise<Response> {
  try {
    return await wait(run, sent, run.idleMs);
  } catch (error) {
    // A transport that knows no signals may still answer: nobody would read it.
    sent.then((late) => late.body?.cancel()).catch(() => {});
    throw error;
  }
}

/** Returns where the call is to be attempted again, else throws. */
async function recover(run: Run, error: SdkError): Promise<void> {
  const { connection, credential, authorization, operation, prepared, response, repetitions } = run;
  // A stream can be read once.
  if (prepared?.body?.content instanceof ReadableStream) throw error;
  // A 401 is worth a renewal of the credential, once in a call: a second one is the answer, whatever was renewed.
  if (response?.status === 401 && credential?.renew && authorization && !run.isRenewed) {
    run.isRenewed = true;
    run.stage = credentialFailed;
    if (await wait(run, credential.renew(authorization, connection))) return;
  }
  const pausing =
    connection.budget.left < 1 ? undefined : pause(run, operation.safe?.(error, run, repetitions) ?? Infinity);
  if (!pausing) throw error;
  connection.budget.left -= 1;
  run.repetitions += 1;
  await pausing;
}
