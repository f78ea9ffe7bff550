import type { Asked } from './asked.ts';
import type { Answered } from './call.ts';
import type { Authorization, Credential } from './credential.ts';
import { errorBody } from './error-body.ts';
import { errorOfStatus } from './errors/error-of-status.ts';
import type { ErrorContext, SdkError } from './errors/sdk-error.ts';
import { UnauthorizedError } from './errors/unauthorized-error.ts';
import { failureOf, type Stage } from './failure.ts';
import { addFields } from './header-fields.ts';
import { type PreparedRequest, prepareRequest } from './prepare-request.ts';
import { readBytes } from './read-bytes.ts';
import { isRedirect, redirectTarget } from './redirect.ts';
import { pauseBefore, retryAfter } from './retry.ts';
import { scrubber } from './scrub.ts';
import { secretsOf } from './secrets-of.ts';
import { Watch } from './watch.ts';

/** One call from its values to its data, with all its attempts. */
export class Exchange<Data> {
  readonly #asked: Asked<Data>;
  readonly #watch: Watch;
  readonly #credential: Credential | undefined;
  readonly #idleMs: number;
  readonly #maxBytes: number;
  #stage: Stage = 'build';
  #prepared: PreparedRequest | undefined;
  #authorization: Authorization = {};
  #response: Response | undefined;
  #attempts = 0;
  #repetitions = 0;
  #renewed = false;

  constructor(asked: Asked<Data>) {
    const { connection, operation, options } = asked;
    // One by one: merging the two by a spread would take as long as the rest of the call.
    const client = connection.options;
    this.#asked = asked;
    this.#credential = operation.public ? undefined : client.auth;
    this.#idleMs = options.idleTimeoutMs ?? client.idleTimeoutMs ?? 30_000;
    this.#maxBytes = options.maxAnswerBytes ?? client.maxAnswerBytes ?? 2 ** 26;
    this.#watch = new Watch(connection.clock, options.timeoutMs ?? client.timeoutMs ?? 60_000, options.signal);
  }

  /**
   * Makes attempts until one succeeds, or a failure stays.
   *
   * @param isRaw - whether the data are to be left unread, asked when the answer has come
   */
  async run(isRaw: () => boolean): Promise<Answered<Data>> {
    try {
      for (;;) {
        try {
          return await this.#attempt(isRaw);
        } catch (thrown) {
          await this.#recover(this.#failure(thrown));
        }
      }
    } catch (thrown) {
      throw this.#failure(thrown);
    } finally {
      this.#watch.release();
    }
  }

  async #attempt(isRaw: () => boolean): Promise<Answered<Data>> {
    const { connection, operation } = this.#asked;
    this.#stage = 'build';
    this.#response = undefined;
    if (!this.#prepared) {
      connection.options.validation?.request(this.#asked);
      this.#prepared = prepareRequest(this.#asked);
    }
    if (this.#credential) {
      this.#stage = 'authorize';
      const granted = this.#credential.authorize(connection.context);
      this.#authorization = granted instanceof Promise ? await this.#watch.guard(granted) : granted;
    }
    const response = await this.#send(this.#prepared);
    this.#stage = 'receive';
    if (!response.ok) throw await this.#statusError(response);
    connection.budget.succeed();
    const bytes = await readBytes(response, this.#watch, { maxBytes: this.#maxBytes, idleMs: this.#idleMs });
    this.#stage = 'read';
    // Asked for raw, the data are never looked at; a status such as 204 allows no body, not even an empty one.
    if (isRaw()) return { data: undefined as Data, response: new Response(bytes.length > 0 ? bytes : null, response) };
    const data = operation.answer.read(bytes, response.headers.get('content-type') ?? '');
    connection.options.validation?.answer(this.#asked, data, response.status);
    return { data, response };
  }

  /** Sends the request, and again to where a redirect leads if the call may follow it. */
  async #send({ url, fields, body }: PreparedRequest): Promise<Response> {
    const { connection, operation } = this.#asked;
    const { id, method, safe } = operation;
    addFields(fields, this.#authorization);
    for (let hops = 0; ; hops += 1) {
      const init: RequestInit & { duplex: 'half' } = {
        method,
        headers: fields,
        redirect: 'manual',
        signal: this.#watch.attempt(),
        body: body?.content ?? null,
        // Needed for a stream, and without effect for everything else.
        duplex: 'half',
      };
      this.#stage = 'send';
      this.#attempts += 1;
      const sentFor = { operation: id, attempt: this.#attempts, hidesQuery: this.#hidesQuery };
      const response = await this.#answerOf(connection.send(url, init, sentFor));
      this.#response = response;
      if (response.ok || !isRedirect(response)) return response;
      this.#watch.cancel();
      url = redirectTarget(response, { url, method, follows: !!safe && hops < 5 }, this.#context());
    }
  }

  async #answerOf(sent: Promise<Response>): Promise<Response> {
    try {
      return await this.#watch.guard(sent, this.#idleMs);
    } catch (error) {
      // A transport that knows no signals may still answer: nobody would read it.
      sent.then((late) => late.body?.cancel()).catch(() => {});
      throw error;
    }
  }

  async #statusError(response: Response): Promise<SdkError> {
    const { status, headers } = response;
    const retryAfterMs = retryAfter(headers.get('retry-after'), this.#asked.connection.clock.now());
    let read: ErrorContext;
    try {
      // The body of an error says why, and nobody needs more of it.
      const bytes = await readBytes(response, this.#watch, { maxBytes: 2 ** 20, idleMs: this.#idleMs });
      read = { body: errorBody(bytes, scrubber(secretsOf(this.#asked, this.#prepared?.fields))) };
    } catch (thrown) {
      // The status is the answer, even where its explanation does not come; but the call's own end stands above it.
      if (this.#watch.isOver) throw thrown;
      read = { cause: this.#failure(thrown) };
    }
    return new (errorOfStatus(status))(`answered ${status}`, { ...this.#context(), ...read, retryAfterMs });
  }

  /** Returns where the call is to be attempted again, else throws. */
  async #recover(error: SdkError): Promise<void> {
    const { connection, operation, options } = this.#asked;
    // A stream can be read once.
    if (this.#prepared?.body?.content instanceof ReadableStream) throw error;
    if (await this.#renews(error)) return;
    const retry = { ...connection.options.retry, ...options.retry };
    const pause = pauseBefore(error, { repetition: this.#repetitions, random: connection.clock.random() }, retry);
    const repeats = operation.safe && pause !== undefined && this.#watch.hasTimeFor(pause) && connection.budget.take();
    if (!repeats) throw error;
    this.#repetitions += 1;
    await this.#watch.pause(pause);
  }

  /** Renews the credential after a 401, once in a call: a second 401 is the answer, whatever was renewed. */
  async #renews(error: SdkError): Promise<boolean> {
    const credential = this.#credential;
    // A 401 that a credential's own call was answered is not one of this call.
    const isOurs = error instanceof UnauthorizedError && this.#response?.status === 401;
    if (!credential?.renew || this.#renewed || !isOurs) return false;
    this.#renewed = true;
    this.#stage = 'authorize';
    return this.#watch.guard(credential.renew(this.#authorization, this.#asked.connection.context));
  }

  get #hidesQuery(): boolean {
    return !!(this.#asked.operation.public || this.#credential?.query);
  }

  #context(): ErrorContext {
    const { id: operation, method, path } = this.#asked.operation;
    // The answer's URL is printed with it.
    const response = this.#hidesQuery ? undefined : this.#response;
    return { operation, method, path: this.#prepared?.path ?? path, status: this.#response?.status, response };
  }

  #failure(thrown: unknown): SdkError {
    const reason: unknown = this.#asked.options.signal?.reason;
    return failureOf(thrown, { stage: this.#stage, ending: this.#watch.ending, reason, context: this.#context() });
  }
}
