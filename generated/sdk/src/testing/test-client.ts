import { type Call, createCall, type OperationDescription } from '../client/operation.ts';
import { Client } from '../client/client.ts';
import type { CallOptions, Clock } from '../client/call-options.ts';
import type { ClientOptions } from '../client/options.ts';
import { InvalidRequestError } from '../errors.ts';

/** Function of an operation. Its name is the identifier of the operation. */
export type OperationFunction<Request, Data> = (client: never, request: Request, options?: never) => PromiseLike<Data>;

/** Reply of an operation in a test: data, or a function of the request, which may throw. */
export type TestReply<Request, Data> = Data | ((request: Request) => Data | PromiseLike<Data>);

/** A call that the test client received. */
export interface RecordedCall<Options extends CallOptions = CallOptions> {
  /** Identifier of the operation. */
  readonly operation: string;
  readonly request: unknown;
  readonly options: Options;
}

/** A request as a server would receive it. */
export interface SentRequest {
  /** Identifier of the operation. */
  readonly operation: string;
  readonly method: string;
  /** URL with the values of path and query parameters. */
  readonly url: string;
  /** Headers with names in lower case. Includes those of the client, but no credential. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestInit['body'];
}

type ReplyHandler = (request: unknown, accept: string) => Promise<Response>;

/** Replies and recorded calls, shared by a client and its copies. */
interface Script<Options extends CallOptions> {
  readonly calls: RecordedCall<Options>[];
  readonly sent: SentRequest[];
  readonly replies: Map<string, ReplyHandler>;
}

/**
 * A client without a server: operations return the replies of the test, and all calls are recorded. Requests are
 * serialized and responses parsed as with a server, so that invalid values are rejected here too.
 *
 * @example const client = new TestClient().reply(getThing, { id: '1' });
 */
export class TestClient<
  Options extends ClientOptions = ClientOptions,
  PerCallOptions extends CallOptions = CallOptions,
> extends Client<Options> {
  readonly #options: Options;
  readonly #script: Script<PerCallOptions> = { calls: [], sent: [], replies: new Map() };

  constructor(options: NoInfer<Partial<Options>> = {}) {
    // A client only requires the base URL.
    const allOptions = { baseUrl: 'https://platform.test', retry: { maxRetries: 0 }, ...options } as Options;
    super(allOptions);
    this.#options = allOptions;
  }

  /** Recorded calls in order, including those of clients created by `with`. */
  get calls(): readonly RecordedCall<PerCallOptions>[] {
    return this.#script.calls;
  }

  /**
   * Requests that a server would have received, in order. A call that is rejected before it is sent, or has no reply,
   * is not listed.
   */
  get sent(): readonly SentRequest[] {
    return this.#script.sent;
  }

  /** Returns a client with other options and the same replies and recorded calls. */
  override with(overrides: { readonly [Name in keyof Options]?: Options[Name] | undefined }): this {
    const copy = super.with(overrides);
    Object.assign(copy.#script, this.#script);
    return copy;
  }

  /**
   * Sets the data that an operation returns.
   *
   * @param operation - function or identifier of the operation
   * @param reply - data, or a function of the request; a thrown `SdkError` fails the call, anything else is a network
   * error
   */
  reply<Request, Data>(operation: OperationFunction<Request, Data> | string, reply: TestReply<Request, Data>): this {
    return this.#set(operation, async (request, accept) => {
      const data = isFunction<Request, Data>(reply) ? await reply(request as Request) : reply;
      return responseOf(data, accept);
    });
  }

  /** Sets an error status that an operation returns, with a JSON body. */
  replyStatus<Request, Data>(
    operation: OperationFunction<Request, Data> | string,
    status: number,
    body?: unknown,
  ): this {
    return this.#set(operation, async () => Response.json(body ?? {}, { status }));
  }

  override call<Data, Errors = unknown, Documented = unknown>(
    operation: OperationDescription<Data, Errors, Documented>,
    request: object = {},
    options: CallOptions = {},
  ): Call<Data, Errors, Documented> {
    this.#script.calls.push({ operation: operation.id, request, options: options as PerCallOptions });
    const handler = this.#script.replies.get(operation.id);
    if (!handler)
      return createCall(
        {},
        Promise.reject(
          new InvalidRequestError(`no reply is set for ${operation.id}; call client.reply(${operation.id}, …)`),
        ),
      );
    const { auth } = this.#options;
    const client = new Client({
      ...this.#options,
      // There is no server to request a token from.
      auth: auth && { selector: auth.selector, authorize: () => ({}) },
      fetch: (url, { method = '', headers, body = null }) => {
        const fields = headers as Readonly<Record<string, string>>; // Clients always send them as an object.
        this.#script.sent.push({ operation: operation.id, method, url, headers: { ...fields }, body });
        return handler(request, operation.response.fields.accept);
      },
    });
    return client.call(operation, request, options);
  }

  #set(operation: { readonly name: string } | string, handler: ReplyHandler): this {
    this.#script.replies.set(typeof operation === 'string' ? operation : operation.name, handler);
    return this;
  }
}

function isFunction<Request, Data>(
  reply: TestReply<Request, Data>,
): reply is (request: Request) => Data | PromiseLike<Data> {
  return typeof reply === 'function';
}

function responseOf(data: unknown, accept: string): Response {
  if (data === undefined) return new Response(null, { status: 204 });
  // A copy, because each call reads the body.
  if (data instanceof Response) return data.clone();
  const isText = typeof data === 'string' && !accept.includes('json');
  return data instanceof Blob || isText ? new Response(data) : Response.json(data);
}

/**
 * A clock that only moves when a test advances it.
 *
 * @example const clock = new ManualClock(); new TestClient({ clock });
 */
export class ManualClock implements Clock {
  #now: number;
  #random = 0;
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();

  /**
   * Creates a clock.
   *
   * @param now - milliseconds since 1970
   */
  constructor(now = 0) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** Returns the value of `setRandom`, by default 0, so that retry delays are 0. */
  random(): number {
    return this.#random;
  }

  setRandom(value: number): void {
    this.#random = value;
  }

  /** Number of pending timers. */
  get timers(): number {
    return this.#timers.size;
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    for (const waiting of this.#timers) if (waiting === timer) this.#timers.delete(waiting);
  }

  /** Advances the time. Runs due timers in order and waits for the promises that they settle. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settlePromises();
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settlePromises();
    }
    this.#now = end;
  }

  #nextUntil(end: number): { readonly at: number; readonly run: () => void } | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= end);
    return due.sort((left, right) => left.at - right.at)[0];
  }
}

// A real timer fires after all pending promise callbacks.
function settlePromises(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, 0));
}
