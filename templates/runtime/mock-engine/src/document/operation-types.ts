/**
 * Types of one operation, in the form in which openapi-typescript writes them and a generated mock declares them:
 * `parameters` by location, the `content` of the body, and the `responses` by status.
 */
export interface OperationTypes {
  readonly parameters?: object;
  readonly requestBody?: unknown;
  readonly responses: object;
}

/** Types of an operation of which nothing is known but its id. */
interface UntypedOperation {
  readonly parameters: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, unknown>>;
    readonly header: Readonly<Record<string, unknown>>;
  };
  readonly requestBody: { readonly content: Record<'application/json', Record<string, unknown>> };
  readonly responses: Readonly<
    Record<number, { readonly content: Record<'application/json', Record<string, unknown>> }>
  >;
}

/** Types of an operation by its id, where they are known. */
export type TypesOf<Operations, Id> = Id extends keyof Operations
  ? Operations[Id] extends OperationTypes
    ? Operations[Id]
    : UntypedOperation
  : UntypedOperation;

/** Body of a request or response by any of its media types; `undefined` where it has none. */
type ContentOf<Message> =
  NonNullable<Message> extends { readonly content: infer Content }
    ? Content extends object
      ? Content[keyof Content]
      : undefined
    : undefined;

/** Parameters of one location; none where the document has none. */
type Located<Types, Location extends string> = Types extends { readonly parameters: infer Parameters }
  ? Parameters extends { readonly [Name in Location]?: infer Values }
    ? NonNullable<Values>
    : Record<never, never>
  : Record<never, never>;

/** Parameters of an operation by location, parsed. */
export interface ParametersOf<Types> {
  readonly path: Located<Types, 'path'>;
  readonly query: Located<Types, 'query'>;
  readonly header: Located<Types, 'header'>;
}

/** Body of a request of an operation. */
export type RequestBodyOf<Types> = Types extends { readonly requestBody?: infer Body } ? ContentOf<Body> : undefined;

type SuccessStatus = 200 | 201 | 202 | 203 | 206;

/** Body of a successful response of an operation. */
export type ResponseBodyOf<Types> = Types extends { readonly responses: infer Responses }
  ? number extends keyof Responses
    ? ContentOf<Responses[keyof Responses]>
    : ContentOf<Responses[keyof Responses & SuccessStatus]>
  : unknown;

/** Reply of one documented status. */
interface ReplyOfStatus<Status, Body> {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: Body | Uint8Array | undefined;
}

/** Reply with the documented success, which needs no status; or a change of it. */
interface SuccessReply<Body> {
  readonly status?: undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: Body | Uint8Array | undefined;
}

type NumberOf<Key> = Key extends number ? Key : number;

/** Replies that the document of an operation allows. */
export type DocumentedReply<Types> = Types extends { readonly responses: infer Responses }
  ? number extends keyof Responses
    ? Reply
    : | { [Key in keyof Responses]: ReplyOfStatus<NumberOf<Key>, ContentOf<Responses[Key]>> }[keyof Responses]
      | SuccessReply<ResponseBodyOf<Types>>
  : Reply;

/** Response as a test or a behavior states it. */
export interface Reply {
  /** Status from 200 to 599. @default that of the documented success */
  readonly status?: number | undefined;
  /** Headers of the response; `content-type` follows from the document by default. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Body: a value to send as JSON, bytes, or a text where `content-type` is stated or the document has no JSON. */
  readonly body?: unknown;
  /** Sends a response that the document does not allow, if it is `false`. @default true */
  readonly strict?: boolean | undefined;
}
