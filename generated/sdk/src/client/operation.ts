import type { CredentialContext } from '../auth/credentials.ts';
import type { SdkError } from '../errors.ts';
import type { HeaderFields } from './headers.ts';
import type { CallOptions, ClientOptions, Transport } from './options.ts';

/** Makes a text safe for its place: percent-encodes it in paths, queries and cookies, leaves it in header fields. */
export type ComponentEncoder = (text: string) => string;

/** Writes one parameter in one style; `name` is the wire name, or the property in a path. See styles.ts. */
export type StyleEncoder = (name: string, value: unknown, write: ComponentEncoder) => string;

/** A parameter whose wire name differs from the request's property, or that needs more than a plain value. */
export interface ParameterDescription {
  /** The wire name. */
  readonly name: string;
  /** The request's property that holds the value. */
  readonly property: string;
  /** Writes the value; absent means a scalar, or an array that repeats the name. */
  readonly encode?: StyleEncoder;
  /** The options of the call and of the client may give the value too, under the same property. */
  readonly option?: true;
  /** Of a part of a multipart body: its media type, where its value brings none. */
  readonly type?: string;
}

/** A string means that wire name and property are the same. */
export type Parameter = string | ParameterDescription;

/** A request as it is being written. */
export interface RequestDraft {
  /** Pieces of the query, percent-encoded: `name=value`. */
  readonly query: string[];
  readonly headers: HeaderFields;
  body?: RequestInit['body'];
  /** Needed where the body is a stream, which cannot be sent a second time. */
  duplex?: 'half' | undefined;
}

/**
 * Writes a part of a request: the parameters of one place, or the body. An operation names those that it needs, so that
 * a program carries no others.
 *
 * @param told - what stands behind the writer in the description: parameters, the body's media type, members of a form
 */
export type PartSerializer = (draft: RequestDraft, asked: CallInput<unknown>, told: readonly Parameter[]) => void;

/** A part of a request: what writes it, and what that is told. */
export type RequestPart = readonly [write: PartSerializer, ...told: Parameter[]];

/** The beginning of the paths of one group of operations; a client may be given another by the group's name. */
export interface PathPrefix {
  readonly name: string;
  readonly path: string;
}

/**
 * When a call that failed is to be sent again.
 *
 * @param repetitions - how often it was already
 * @returns the pause before, in milliseconds; `Infinity` where it is not to be
 */
export type RetryPolicy = (error: SdkError, asked: CallInput<unknown>, repetitions: number) => number;

/**
 * Turns the bytes of a successful answer into the call's data; throws where they are not what the operation answers.
 */
export interface ResponseReader<Data> {
  /** What is asked for: the media types, and no compression where the form would not show that it was cut short. */
  readonly fields: { readonly accept: string; readonly 'accept-encoding'?: 'identity' };
  /**
   * @param bytes - the whole decoded body
   * @param type - the `Content-Type`, or an empty string
   */
  read(bytes: Uint8Array<ArrayBuffer>, type: string): Data;
}

/** One operation, as plain data: everything the client must know to call it. */
export interface OperationDescription<Data> {
  /** Stands before `path` where the beginning can be set by the client. */
  readonly prefix?: PathPrefix;
  /** Begins with `/`; `{property}` stands for a property of the request. */
  readonly path: string;
  readonly method: string;
  /** The path parameters, by property, that are written other than as a plain value in its segment. */
  readonly pathStyles?: Readonly<Record<string, StyleEncoder>>;
  /** What is written besides the path: parameters in other places, and the body. */
  readonly parts?: readonly RequestPart[];
  readonly response: ResponseReader<Data>;
  /** When it is repeated where it fails; absent means it is never sent twice. */
  readonly retry?: RetryPolicy;
  /** Needs no credential and stands directly under the base URL; gives the texts of its request, which are secrets. */
  readonly public?: (request: object) => readonly string[];
  readonly id: string;
}

/**
 * Repetitions a client has left: ten to begin with, one more for every ten calls that succeed.
 * So a dead server gets ten requests more than calls, and an ailing one a tenth more.
 */
export interface RetryBudget {
  remaining: number;
}

/** What all calls of a client share. */
export interface Connection extends CredentialContext {
  readonly options: ClientOptions;
  /** The client's own fields, checked. */
  readonly fields: HeaderFields;
  readonly send: Transport;
  readonly budget: RetryBudget;
}

/** What is asked for in one call. */
export interface CallInput<Data> {
  readonly connection: Connection;
  readonly operation: OperationDescription<Data>;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
}

/**
 * An open enumeration: the known values are offered by the editor, any other string is accepted (D14).
 *
 * @example type State = Open<'NONE'>;
 */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);
