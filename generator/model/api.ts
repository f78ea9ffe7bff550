import type { Json } from './json.ts';
import type { Pointer } from './pointer.ts';
import type { Documentation, NamedSchema, Schema } from './schema.ts';

/** An interface as its specification describes it, with every name decided. */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly names: PackageNames;
  /** Name of the interface of the whole client. */
  readonly facadeName: string;
  readonly servers: readonly Server[];
  /** Domains (`x-domains`), else tags, in the order of the document. A group without operations says why. */
  readonly groups: readonly Group[];
  readonly schemas: readonly NamedSchema[];
  readonly credentials: readonly Credential[];
  /** Header and query parameters that a client may set once for all its calls. */
  readonly clientOptions: readonly Parameter[];
}

/** Names of what is made: packages and the function that makes the whole client. */
export interface PackageNames {
  readonly sdk: string;
  readonly mock: string;
  readonly migrate: string;
  readonly facade: string;
  /** What the bundled document is called: `v3` makes `spec/v3.json`. */
  readonly document: string;
  /** Whether openapi-typescript's `paths` are made too. */
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

/** Operations that belong together: a domain, or a tag. */
export interface Group {
  /** File name and import path: `approval-process`. */
  readonly slug: string;
  /** Property of the facade: `approvalProcess`. */
  readonly identifier: string;
  readonly title: string;
  readonly documentation: Documentation;
  /** What stands before the paths of the group; absent where there is none. */
  readonly pathPrefix?: string;
  /** How far that is known. */
  readonly prefixDocumentation?: Documentation;
  readonly isDomain: boolean;
  /** Name of its interface in the facade. */
  readonly facadeName: string;
  /** The collections that the facade offers it by, with the names of their interfaces. */
  readonly collections: readonly { readonly name: string; readonly facadeName: string }[];
  readonly operations: readonly Operation[];
}

/** One operation, that is: one function of the client. */
export interface Operation {
  /** `operationId`, or what stands for it. */
  readonly id: string;
  /** Name of the function. */
  readonly name: string;
  /** Name of the type of its argument. */
  readonly requestName: string;
  /** Name of the type of its data. */
  readonly responseName: string;
  readonly pointer: Pointer;
  readonly method: string;
  /** Path as the specification writes it, `{name}` being the wire name of a path parameter. */
  readonly path: string;
  readonly documentation: Documentation;
  /** Groups of rights of which one suffices; `not-shown` is not the same as public (an empty list). */
  readonly rights?: readonly (readonly string[])[] | 'not-shown';
  readonly resource?: Resource;
  /** Whether repeating the call changes nothing. */
  readonly retry: 'safe' | 'never';
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly answers: readonly Answer[];
  /** Keys of the credentials that it names; empty where it needs none, or the specification says nothing. */
  readonly credentials: readonly string[];
  /** Whether it is said to need no credential. */
  readonly isPublic: boolean;
  /** Server of its own, where it does not stand under the common one. */
  readonly server?: string;
  /** Where the facade offers it below its group: `['approvals', 'approve']`. */
  readonly facade: readonly string[];
  /** The safe way to replace: the function that reads, merges and sends; on operations that replace a resource. */
  readonly update?: Update;
}

/** The function that reads a resource, merges a change and replaces the whole. */
export interface Update {
  readonly name: string;
  /** Name of the type that says which resource it is. */
  readonly requestName: string;
  readonly facade: readonly string[];
  /** How the resource is read; absent where the specification shows no operation for it. */
  readonly reading?: UpdateReading;
  /** Which property of what is read must equal which path parameter. */
  readonly match: Readonly<Record<string, string>>;
}

/** How the resource that an operation replaces is read first, so that nothing is cleared by omission. */
export interface UpdateReading {
  /** Id of the operation that reads it, or that searches it. */
  readonly read: string;
  /** Body of that call; `{name}` in a string stands for the path parameter of that wire name. */
  readonly body?: Json;
}

/** Which collection an operation works on, and what it does there. */
export interface Resource {
  readonly collection: string;
  readonly action: string;
  /** Name of the method in the facade. */
  readonly method: string;
  /** Wire name of the path parameter that names the item. */
  readonly id?: string;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  readonly name: string;
  /** Property of the request: never clashes with another of the same operation. */
  readonly identifier: string;
  readonly location: ParameterLocation;
  readonly pointer: Pointer;
  readonly required: boolean;
  readonly schema: Schema;
  /** Whether its value is one string, number or boolean. */
  readonly isScalar: boolean;
  readonly style: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Media type that its value is written in, where `content` says so. */
  readonly mediaType?: string;
  readonly clientOption: boolean;
  readonly documentation: Documentation;
}

/** How the bytes of a body relate to its value. */
export type Coding = 'json' | 'form' | 'multipart' | 'text' | 'binary' | 'events';

export interface Content {
  readonly mediaType: string;
  readonly coding: Coding;
  readonly schema: Schema;
  /** Whether its value is a string, or a string or null; absent for any other value. */
  readonly text?: 'string' | 'string-or-null';
  /** The members of a form that are not written as usual. */
  readonly parts?: readonly PartEncoding[];
  readonly pointer: Pointer;
}

/** How one member of a form is written: in a style of parameters, or under a media type. */
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
  /** In the order of the document. */
  readonly contents: readonly Content[];
  /** The one that a client sends: JSON where it is offered. */
  readonly preferred: Content;
}

export interface Answer {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly pointer: Pointer;
  readonly contents: readonly Content[];
}

/** A way to prove who calls. */
export type Credential = BasicCredential | BearerCredential | OAuth2Credential | ApiKeyCredential | OtherCredential;

interface NamedCredential {
  /** Key under `components/securitySchemes`. */
  readonly key: string;
  /** Name of the function that makes one. */
  readonly name: string;
  /** What stands between the base URL and the path of a call with it. */
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
  /** The password or client credentials flow, where there is one. */
  readonly grant?: Grant;
}

export interface ApiKeyCredential extends NamedCredential {
  readonly kind: 'apiKey';
  /** Name of the header, cookie or query parameter that carries it. */
  readonly parameter: string;
  readonly location: 'query' | 'header' | 'cookie';
}

/** One that the client offers no function for. */
export interface OtherCredential extends NamedCredential {
  readonly kind: 'other';
}

export interface Grant {
  readonly type: 'password' | 'client_credentials';
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
}

/** How a bearer token is fetched with a user's name and password. */
export interface Login {
  readonly method: string;
  readonly path: string;
  readonly username: string;
  readonly password: string;
  readonly encoding?: 'base64';
}
