import { SdkError, StatusError } from '../errors.ts';
import type { Clock, RetryOptions } from './call-options.ts';
import type { HeaderFields } from './headers.ts';

/** The part of a call that its serializers read. Parameters may be set by options of the call and of the client. */
export interface SerializerInput {
  readonly operation: { readonly method: string };
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: object;
  readonly connection: { readonly options: { readonly fetch?: unknown } };
}

/** The part of a call that its retry policy reads. Options of the call override those of the client. */
export interface RetrySettings {
  readonly options: { readonly retry?: RetryOptions | undefined };
  readonly connection: { readonly options: RetrySettings['options']; readonly clock: Clock };
}

/** Encodes text for its place: percent-encodes in paths, queries and cookies, returns it unchanged in headers. */
export type ComponentEncoder = (text: string) => string;

/**
 * Serializes one parameter in one style. `name` is the name on the wire, or the property in a path. See
 * `parameters/styles.ts`.
 */
export type StyleEncoder = (name: string, value: unknown, encode: ComponentEncoder) => string;

/** A parameter whose name on the wire differs from its property, or whose value needs a style. */
export interface ParameterDescription {
  /** Name on the wire. */
  readonly name: string;
  /** Property of the request that holds the value. */
  readonly property: string;
  /**
   * Serializes the value.
   *
   * @default a scalar as it is; an array repeats the name
   */
  readonly encode?: StyleEncoder;
  /** Allows options of the call and of the client to set the value, under the same property. */
  readonly option?: true;
  /** Media type of a part of a multipart body, if its value brings none. */
  readonly type?: string;
  /** The part of the request that serializes one of several contents of a body, which `name` chooses. */
  readonly part?: RequestPart;
  /** Bytes by which this content is chosen without its name: of the whole body, or of a member. */
  readonly takes?: 'bytes' | 'files';
}

/** A string if the property has the same name as on the wire. */
export type Parameter = string | ParameterDescription;

/** The request being built. */
export interface RequestDraft {
  /** Parts of the query, percent-encoded as `name=value`. */
  readonly query: string[];
  readonly headers: HeaderFields;
  body?: RequestInit['body'];
  /** Required by `fetch` if the body is a stream. Such a request cannot be retried. */
  duplex?: 'half' | undefined;
}

/**
 * Serializes one part of a request: the parameters of one location, or the body. Operations name the serializers that
 * they need, so a bundle contains no others.
 *
 * @param descriptions - parameters, media type of the body, or members of a form
 */
export type PartSerializer = (draft: RequestDraft, input: SerializerInput, descriptions: readonly Parameter[]) => void;

/** A part of a request: its serializer, followed by the arguments of that serializer. */
export type RequestPart = readonly [serialize: PartSerializer, ...descriptions: Parameter[]];

/** Path prefix of a group of operations. Clients can override it by the name of the group. */
export interface PathPrefix {
  readonly name: string;
  readonly path: string;
}

/**
 * Decides whether a failed call is retried.
 *
 * @param retries - number of retries so far
 * @returns the delay before the retry in milliseconds, or `Infinity` for no retry
 */
export type RetryPolicy = (error: SdkError, settings: RetrySettings, retries: number) => number;

/** Parses the body of a successful response. Throws if it does not match the operation. */
export interface ResponseReader<Data> {
  /**
   * Request headers: the accepted media types, and no compression for formats in which truncation would go unnoticed.
   */
  readonly fields: { readonly accept: string; readonly 'accept-encoding'?: 'identity' };
  /** Statuses of documented redirects: outcomes without data, whose `Location` is for the caller. */
  readonly redirects?: readonly number[];
  /**
   * Parses the body.
   *
   * @param bytes - the complete, decompressed body
   * @param type - the `Content-Type`, or an empty string
   */
  read(bytes: Uint8Array<ArrayBuffer>, type: string): Data;
  readonly open?: undefined;
}

/** Returns data that reads the body of a successful response on its own, such as a stream of events. */
export interface StreamReader<Data> {
  readonly fields: ResponseReader<Data>['fields'];
  readonly redirects?: readonly number[];
  /**
   * Returns the data as soon as the headers have arrived. Throws if the response does not match the operation.
   *
   * @param call - the call in progress; readers of the runtime declare all of its state
   */
  open(call: SerializerInput & CallState, response: Response): Data;
  readonly read?: undefined;
}

/** An operation as plain data: everything the client needs to call it. */
export interface OperationDescription<Data, Errors = unknown, Documented = unknown> {
  /** Prefix of `path`, if clients can override it. */
  readonly prefix?: PathPrefix;
  /** Path template. Starts with `/`; `{property}` stands for a property of the request. */
  readonly path: string;
  readonly method: string;
  /** Styles of path parameters that are not plain values, by property. */
  readonly pathStyles?: Readonly<Record<string, StyleEncoder>>;
  /** Parts of the request besides the path: other parameters and the body. */
  readonly parts?: readonly RequestPart[];
  readonly response: ResponseReader<Data> | StreamReader<Data>;
  /** Retry policy of an operation that is safe to send twice. Without one it is never retried. */
  readonly retry?: RetryPolicy;
  /**
   * Set if the operation needs no credential and stands directly under the base URL. Returns the secrets in its
   * request.
   */
  readonly public?: (request: object) => readonly string[];
  readonly id: string;
  /** Types of the error bodies by status. Exists for the compiler only; it is never set. */
  readonly errors?: Errors | undefined;
  /** Type of the documented response headers. Exists for the compiler only; it is never set. */
  readonly headers?: Documented | undefined;
}

/**
 * Open enumeration: editors suggest the known values, and any other string is accepted.
 *
 * @example type State = OpenEnum<'NONE'>;
 */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);

/**
 * Type without the members that its schema does not name, at any depth, so that the compiler finds a misspelled one.
 *
 * @example const body: Strict<CreateContractRequest['body']> = { projectId: '1' };
 */
export type Strict<Type> = Type extends BinaryBody | Date | ((...given: never) => unknown)
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Strict<Item>[]
    : Type extends object
      ? { [Name in keyof Type as string extends Name ? never : Name]: Strict<Type[Name]> }
      : Type;

/**
 * A body that is sent as bytes. A stream can be read only once, so a call with one is neither retried nor redirected. A
 * file on disk is a `Blob`: `await openAsBlob(path)` of `node:fs`.
 */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>;

/** A type with strings instead of its bytes, which JSON cannot hold. The API says how the text represents them. */
export type BytesAsText<Data> = Data extends Blob
  ? string
  : Data extends object
    ? { [Name in keyof Data]: BytesAsText<Data[Name]> }
    : Data;

/** Text of a header: that of a number or boolean is as JSON has it. */
type HeaderText<Value> = Value extends string ? Value : Value extends number | bigint | boolean ? `${Value}` : string;

/** Headers whose documented ones have types. Only one that each response has is never `null`. */
export type DocumentedHeaders<Documented> = {
  get<Name extends keyof Documented & string>(
    name: Name,
  ): HeaderText<NonNullable<Documented[Name]>> | (Record<never, never> extends Pick<Documented, Name> ? null : never);
} & Headers;

/** A response with typed headers, if the API documents some. */
export type DocumentedResponse<Documented> = unknown extends Documented
  ? Response
  : { readonly headers: DocumentedHeaders<Documented> } & Response;

/** Data of a call together with its response. The body of the response has been read. */
export interface DataWithResponse<Data, Documented = unknown> {
  readonly data: Data;
  readonly response: DocumentedResponse<Documented>;
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type NumberOf<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** Statuses of a class of HTTP: 2 stands for 200 to 299. */
export type StatusRange<First extends 2 | 3 | 4 | 5> = NumberOf<`${First}${Digit}${Digit}`>;

/** Outcome of a call that failed with a status. The body has the type that is documented for this status. */
export interface Failure<Status, Body> {
  readonly ok: false;
  readonly status: Status;
  readonly error: StatusError & { readonly status: Status; readonly body: Body };
}

/** Failures with a status of a class that has no documented body of its own. */
type OtherFailures<Errors, First extends 3 | 4 | 5> = Failure<
  Exclude<StatusRange<First>, keyof Errors>,
  `${First}XX` extends keyof Errors
    ? Errors[`${First}XX`]
    : 'default' extends keyof Errors
      ? Errors['default']
      : unknown
>;

/**
 * Outcome of a call as a value. `Errors` holds the documented error bodies, by status, class (`4XX`) or `default`. A
 * failure without a response, such as a timeout, has no `status`.
 */
export type Result<Data, Errors = unknown, Documented = unknown> =
  | {
      readonly ok: true;
      readonly status: StatusRange<2>;
      readonly data: Data;
      readonly response: DocumentedResponse<Documented>;
    }
  | { [Status in keyof Errors & number]: Failure<Status, Errors[Status]> }[keyof Errors & number]
  | OtherFailures<Errors, 3>
  | OtherFailures<Errors, 4>
  | OtherFailures<Errors, 5>
  | { readonly ok: false; readonly status?: undefined; readonly error: SdkError };

/**
 * A call in progress. It starts when the operation is called and runs once, however often it is awaited.
 *
 * Awaiting it returns the data or throws an `SdkError`. As with any promise, a failure that is not awaited is an
 * unhandled rejection.
 */
export interface Call<Data, Errors = unknown, Documented = unknown> extends Promise<Data> {
  /**
   * Returns the outcome as a value. Never rejects for a failure of the call.
   *
   * @example
   * const result = await getThing(client, { id }).result();
   * if (result.ok) show(result.data);
   * else if (result.status === 404) show(result.error.body); // of the type documented for 404
   */
  result(): Promise<Result<Data, Errors, Documented>>;
  /**
   * Returns the data together with the response (status and headers).
   *
   * @throws {SdkError} if the call fails
   */
  withResponse(): Promise<DataWithResponse<Data, Documented>>;
  /**
   * Returns the raw response of a successful call, whatever its format, as soon as its headers have arrived. The body
   * can be read as a stream; from then on only `signal` applies to it, and no other limit of the call.
   *
   * Chain it directly to the call of the operation: later, the data is already being read.
   *
   * @throws {SdkError} if the call fails
   */
  asResponse(): Promise<DocumentedResponse<Documented>>;
}

/** State that a call shares with its promise. */
export interface CallState {
  /** The response, once it has begun. */
  response?: Response | undefined;
  /** Skips reading the data, for `asResponse`. */
  isRaw?: boolean;
}

/** Adds the methods of a call to the promise of its data. */
export function createCall<Data, Errors, Documented>(
  state: CallState,
  data: Promise<Data>,
): Call<Data, Errors, Documented> {
  const withResponse = async (): Promise<DataWithResponse<Data, Documented>> => ({
    data: await data,
    response: state.response as DocumentedResponse<Documented>, // Set once the data has arrived.
  });
  return Object.assign(data, {
    withResponse,
    async result(): Promise<Result<Data, Errors, Documented>> {
      try {
        const done = await withResponse();
        return { ok: true, status: done.response.status, ...done } as Result<Data, Errors, Documented>;
      } catch (error) {
        if (!(error instanceof SdkError)) throw error;
        const status = error instanceof StatusError ? error.status : undefined;
        return { ok: false, status, error } as Result<Data, Errors, Documented>;
      }
    },
    async asResponse() {
      state.isRaw = true;
      return (await withResponse()).response;
    },
  });
}
