import type { InferredApi, Paging, Replacement } from './inferred.ts';
import { type Json, type JsonObject, listAt, objectAt, optional, type Pointer, textAt } from './json.ts';
import type { Documentation, NamedSchema, Schema } from './schema.ts';

/**
 * Describes an API as its specification does, with every name resolved. Emitters read this model, never the document.
 */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly names: PackageNames;
  /** Name of the TypeScript interface of the whole client. */
  readonly facadeName: string;
  readonly servers: readonly Server[];
  /**
   * Groups by domain (`x-domains`), else by tag, in document order. A group without operations documents why it has
   * none.
   */
  readonly groups: readonly Group[];
  readonly schemas: readonly NamedSchema[];
  readonly credentials: readonly Credential[];
  /** Header and query parameters that a client may set once for all its calls. */
  readonly clientOptions: readonly Parameter[];
  /** Defaults of the client's options, if its publisher states some. */
  readonly defaults?: JsonObject;
  /** Suffix of the property with the identifier of a nested object: `Id` where `projectId` is sent for `project`. */
  readonly referenceSuffix?: string;
  /** Inferred parts of the client, if that was requested. */
  readonly inferred?: InferredApi;
}

/** Names the generated packages and the function that creates the whole client. */
export interface PackageNames {
  readonly sdk: string;
  readonly mock: string;
  readonly migrate: string;
  /** Version of the packages. */
  readonly version: string;
  readonly verify: string;
  readonly facade: string;
  /** Variable of the whole client in examples: `bmp` for `createBmp`. */
  readonly variable: string;
  /** Name of the bundled document: `v3` produces `spec/v3.json`. */
  readonly document: string;
  /** Enables the `paths` type of openapi-typescript. */
  readonly paths: boolean;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables: readonly {
    readonly name: string;
    readonly defaultValue: string;
    readonly values: readonly string[];
  }[];
}

/** Reads a server of a document. */
export function readServer(server: Json): Server {
  const variables = Object.entries(objectAt(server, 'variables')).map(([name, variable]) => ({
    name,
    defaultValue: textAt(variable, 'default') ?? '',
    values: listAt(variable, 'enum').filter((value) => typeof value === 'string'),
  }));
  return {
    url: textAt(server, 'url') ?? '/',
    ...optional('description', textAt(server, 'description')),
    variables,
  };
}

/** Matches a variable of a server's URL. */
export const SERVER_VARIABLE = /\{([^{}]*)\}/;

/**
 * Returns the URL of a server with the defaults of its variables. A URL without a scheme (`//host/path`) gets `https:`,
 * the scheme of the published document (RFC 3986, section 5.2).
 */
export function serverUrl({ url, variables }: Server): string {
  const defaults = new Map(variables.map(({ name, defaultValue }) => [name, defaultValue]));
  const filled = url.replace(new RegExp(SERVER_VARIABLE, 'g'), (text, name: string) => defaults.get(name) ?? text);
  return filled.startsWith('//') ? `https:${filled}` : filled;
}

/** Returns the path of a server's URL, without a slash at its end. */
export function basePath(url: string): string {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname.replace(/\/$/, '') : '';
}

/** Returns the parameters of the path, in its order. */
export function pathParameters(operation: Operation): readonly Parameter[] {
  const parameters = operation.parameters.filter(({ location }) => location === 'path');
  const names = [...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  return names.flatMap((name) => parameters.find((parameter) => parameter.name === name) ?? []);
}

/** Groups the operations of one domain or tag. */
export interface Group {
  /** File name and import path: `approval-process`. */
  readonly slug: string;
  /** Property of the facade: `approvalProcess`. */
  readonly identifier: string;
  readonly title: string;
  readonly documentation: Documentation;
  /** Common prefix of the group's paths; `undefined` if there is none. */
  readonly pathPrefix?: string;
  /** Documentation of the prefix, including its provenance. */
  readonly prefixDocumentation?: Documentation;
  readonly isDomain: boolean;
  /** Name of the group's TypeScript interface in the facade. */
  readonly facadeName: string;
  /** Collections of the group in the facade, with the names of their TypeScript interfaces. */
  readonly collections: readonly { readonly name: string; readonly facadeName: string }[];
  readonly operations: readonly Operation[];
}

/** Describes one operation. The client has one function per operation. */
export interface Operation {
  /** `operationId`, or the name derived in its place. */
  readonly id: string;
  /** Name of the function. */
  readonly name: string;
  /** Name of the type of its argument. */
  readonly requestName: string;
  /** Name of the type of its data. */
  readonly responseName: string;
  /** Name of the type of its data by media type, if a caller may choose one by `accept`. */
  readonly formatsName?: string;
  /** Name of the type of its error bodies by status, if the specification describes any. */
  readonly errorsName?: string;
  /** Name of the type of its response headers, if the specification describes any. */
  readonly headersName?: string;
  readonly pointer: Pointer;
  readonly method: string;
  /**
   * Path as the specification writes it; `{name}` is the wire name of a path parameter. A query is sent with every
   * request, percent-encoded.
   */
  readonly path: string;
  readonly documentation: Documentation;
  /** Groups of rights, one of which suffices. `not-shown` means undocumented; an empty list means public. */
  readonly rights?: readonly (readonly string[])[] | 'not-shown';
  readonly resource?: Resource;
  /** Retry policy: `safe` if repeating the call has no further effect. */
  readonly retry: 'safe' | 'never';
  /** Name of the header whose key makes a write safe to repeat, in lower case; the client fills it in. */
  readonly idempotencyHeader?: string;
  /** Replaces integers of responses that a number cannot hold, which are a `bigint` otherwise. */
  readonly largeIntegers?: 'string' | 'error';
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly responses: readonly OperationResponse[];
  /** Keys of the credentials that the operation names; empty if it needs none or the specification does not say. */
  readonly credentials: readonly string[];
  /**
   * Alternatives of security, each with the keys of the schemes that it requires together; an empty one allows
   * anonymous calls. Empty if the specification states none. Mutual TLS is up to the transport and not listed.
   */
  readonly security: readonly (readonly string[])[];
  /** True if the specification says that the operation needs no credential. */
  readonly isPublic: boolean;
  /** Base URL of this operation if it differs from that of the API. */
  readonly server?: string;
  /** Path in the facade, below the group: `['approvals', 'approve']`. */
  readonly facade: readonly string[];
  /** Safe update, which reads, merges and sends; only on operations that replace a resource. */
  readonly update?: Update;
  /** Pages of the list that it returns; only if that was inferred. */
  readonly paging?: Paging;
}

/** Describes the function that reads a resource, merges a change and replaces the whole resource. */
export interface Update {
  readonly name: string;
  /** Name of the type that identifies the resource. */
  readonly requestName: string;
  readonly facade: readonly string[];
  /** Describes how to read the resource; `undefined` if the specification documents no operation for it. */
  readonly reading?: UpdateReading;
  /** Maps properties of the resource to the path parameters that they must equal. */
  readonly match: Readonly<Record<string, string>>;
  /** Rules of an inferred update. Without them, the schemas of the document say what is sent. */
  readonly replacement?: Replacement;
}

/** Describes the call that reads a resource before replacing it. Without it, omitted fields would be cleared. */
export interface UpdateReading {
  /** Id of the operation that reads or searches the resource. */
  readonly read: string;
  /** Body of that call; `{name}` in a string is replaced by the path parameter with that wire name. */
  readonly body?: Json;
}

/** Names the collection of an operation and the action on it. */
export interface Resource {
  readonly collection: string;
  readonly action: string;
  /** Name of the method in the facade. */
  readonly method: string;
  /** Wire name of the path parameter that identifies the item. */
  readonly id?: string;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  readonly name: string;
  /** Property of the request. It is unique within the operation. */
  readonly identifier: string;
  readonly location: ParameterLocation;
  readonly pointer: Pointer;
  readonly required: boolean;
  readonly schema: Schema;
  /** True if the value is a single string, number or boolean. */
  readonly isScalar: boolean;
  /** True if the value contains objects or lists, for which OpenAPI defines no style. They are sent as JSON text. */
  readonly isNested: boolean;
  readonly style:
    'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'tabDelimited' | 'deepObject';
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Media type of the serialized value if the parameter has `content`. */
  readonly mediaType?: string;
  readonly clientOption: boolean;
  readonly documentation: Documentation;
}

/** Selects the serialization of a body. */
export type Coding = 'json' | 'form' | 'multipart' | 'text' | 'binary' | 'events' | 'json-lines';

export interface Content {
  readonly mediaType: string;
  readonly coding: Coding;
  /** Schema of the value; of one item for `json-lines`, and of the data of one event for `events`. */
  readonly schema: Schema;
  /** Set if the value is a string, or a string or null; `undefined` for any other value. */
  readonly text?: 'string' | 'string-or-null';
  /** Set for a body if its bytes cannot be sent as such: in JSON they are text, and a whole form is form data. */
  readonly bytes?: 'text' | 'form';
  /** Set for a multipart body that may hold files. */
  readonly hasFiles?: true;
  /** Members of a multipart form that take bytes only. */
  readonly files?: readonly string[];
  /** First example of the document, if it states one. */
  readonly example?: Json;
  /** Members of a form with an encoding other than the default. */
  readonly parts?: readonly PartEncoding[];
  readonly pointer: Pointer;
}

/** Encoding of one form member: a parameter style or a media type. */
export interface PartEncoding {
  readonly name: string;
  readonly style?: Parameter['style'];
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly mediaType?: string;
}

export interface Body {
  readonly required: boolean;
  readonly documentation: Documentation;
  readonly pointer: Pointer;
  /** Contents in document order. */
  readonly contents: readonly Content[];
  /** Content that a client sends: JSON if it is offered. */
  readonly preferred: Content;
  /** Other contents that a caller may choose by `contentType`. */
  readonly alternatives: readonly Content[];
}

export interface OperationResponse {
  /** Status code, range or fallback: `200`, `2XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly pointer: Pointer;
  readonly contents: readonly Content[];
  readonly headers: readonly ResponseHeader[];
}

export interface ResponseHeader {
  readonly name: string;
  readonly required: boolean;
  /** Schema of the value that the text of the header stands for. */
  readonly schema: Schema;
  readonly documentation: Documentation;
}

/** Describes one security scheme, by which a caller authenticates. */
export type Credential = BasicCredential | BearerCredential | OAuth2Credential | ApiKeyCredential | OtherCredential;

interface NamedCredential {
  /** Key under `components/securitySchemes`. */
  readonly key: string;
  /** Name of the function that creates the credential. */
  readonly name: string;
  /** Path prefix that calls with this credential add after the base URL. */
  readonly selector?: string;
  readonly documentation: Documentation;
}

export interface BasicCredential extends NamedCredential {
  readonly kind: 'basic';
}

export interface BearerCredential extends NamedCredential {
  readonly kind: 'bearer';
  readonly login?: Login;
}

export interface OAuth2Credential extends NamedCredential {
  readonly kind: 'oauth2';
  /** Password or client credentials flow, if the scheme has one. */
  readonly grant?: Grant;
}

export interface ApiKeyCredential extends NamedCredential {
  readonly kind: 'apiKey';
  /** Name of the header, cookie or query parameter that carries the key. */
  readonly parameter: string;
  readonly location: 'query' | 'header' | 'cookie';
}

/** Describes a scheme that the client does not support. */
export interface OtherCredential extends NamedCredential {
  readonly kind: 'other';
}

export interface Grant {
  readonly type: 'password' | 'client_credentials';
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
}

/** Describes the request that exchanges a user's name and password for a bearer token. */
export interface Login {
  readonly method: string;
  readonly path: string;
  readonly username: string;
  readonly password: string;
  readonly encoding?: 'base64';
}
