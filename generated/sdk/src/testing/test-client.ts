import { type Call, createCall } from '../client/call.ts';
import { Client } from '../client/client.ts';
import type { OperationDescription } from '../client/operation.ts';
import type { CallOptions, ClientOptions } from '../client/options.ts';
import { InvalidRequestError } from '../errors.ts';

/** The function of an operation; its name is the operation's. */
export type OperationFunction<Request, Data> = (client: never, request: Request, options?: never) => PromiseLike<Data>;

/** What a test lets an operation answer: data, or a function of the request, which may throw. */
export type TestReply<Request, Data> = Data | ((request: Request) => Data | PromiseLike<Data>);

/** A call that a test client was asked for. */
export interface RecordedCall<Options extends CallOptions = CallOptions> {
  /** The operation's identifier. */
  readonly operation: string;
  readonly request: unknown;
  readonly options: Options;
}

/** A request as a server would have got it. */
export interface SentRequest {
  /** The operation's identifier. */
  readonly operation: string;
  readonly method: string;
  /** With the values of the path and the query. */
  readonly url: string;
  /** The names are in lower case; what is bound to the client is among them, its credential is not. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestInit['body'];
}

type Answer = (request: unknown, accept: string) => Promise<Response>;

/** What a test says and is told; one for a client and those made of it. */
interface Script<Options extends CallOptions> {
  readonly calls: RecordedCall<Options>[];
  readonly sent: SentRequest[];
  readonly answers: Map<string, Answer>;
}

/**
 * A client without a server: operations answer what the test says, and everything asked for is recorded. Requests are
 * built and answers read as with a server, so that a value that a real client refuses is refused here too.
 */
export class TestClient<
  Options extends ClientOptions = ClientOptions,
  OfCall extends CallOptions = CallOptions,
> extends Client<Options> {
  readonly #options: Options;
  readonly #script: Script<OfCall> = { calls: [], sent: [], answers: new Map() };

  constructor(options: NoInfer<Partial<Options>> = {}) {
    // A client needs no option but its base URL.
    const whole = { baseUrl: 'https://platform.test', retry: { maxRetries: 0 }, ...options } as Options;
    super(whole);
    this.#options = whole;
  }

  /** What was asked for, in order; also of the clients that `with` gives. */
  get calls(): readonly RecordedCall<OfCall>[] {
    return this.#script.calls;
  }

  /**
   * What a server would have got, in order; a call that is refused before it is sent, or has no answer, sends nothing.
   */
  get sent(): readonly SentRequest[] {
    return this.#script.sent;
  }

  /** A client with other options and the same answers and records. */
  override with(overrides: { readonly [Name in keyof Options]?: Options[Name] | undefined }): this {
    const copy = super.with(overrides);
    Object.assign(copy.#script, this.#script);
    return copy;
  }

  /**
   * Lets an operation answer data.
   *
   * @param operation - its function, or its identifier
   * @param reply - the data, or a function of the request; an `SdkError` that it throws is the call's, anything else
   * that it throws is a failure of the connection
   */
  reply<Request, Data>(operation: OperationFunction<Request, Data> | string, reply: TestReply<Request, Data>): this {
    return this.#set(operation, async (request, accept) => {
      const data = isFunction<Request, Data>(reply) ? await reply(request as Request) : reply;
      return responseOf(data, accept);
    });
  }

  /** Lets an operation answer a status, with a body that is sent as JSON. */
  replyStatus<Request, Data>(
    operation: OperationFunction<Request, Data> | string,
    status: number,
    body?: unknown,
  ): this {
    return this.#set(operation, async () => Response.json(body ?? {}, { status }));
  }

  override call<Data>(
    operation: OperationDescription<Data>,
    request: object = {},
    options: CallOptions = {},
  ): Call<Data> {
    this.#script.calls.push({ operation: operation.id, request, options: options as OfCall });
    const answer = this.#script.answers.get(operation.id);
    if (!answer)
      return createCall({}, Promise.reject(new InvalidRequestError(`the test gives no answer for ${operation.id}`)));
    const { auth } = this.#options;
    const client = new Client({
      ...this.#options,
      // There is nobody to ask for a token.
      auth: auth && { selector: auth.selector, authorize: () => ({}) },
      fetch: (url, { method = '', headers, body = null }) => {
        const fields = headers as Readonly<Record<string, string>>; // As every client sends them.
        this.#script.sent.push({ operation: operation.id, method, url, headers: { ...fields }, body });
        return answer(request, operation.response.fields.accept);
      },
    });
    return client.call(operation, request, options);
  }

  #set(operation: { readonly name: string } | string, answer: Answer): this {
    this.#script.answers.set(typeof operation === 'string' ? operation : operation.name, answer);
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
  // Whole for each call.
  if (data instanceof Response) return data.clone();
  const isText = typeof data === 'string' && !accept.includes('json');
  return data instanceof Blob || isText ? new Response(data) : Response.json(data);
}
