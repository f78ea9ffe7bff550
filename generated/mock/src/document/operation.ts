import type { SerializedParameter } from '../shared/validation/parameters/parameter-text.ts';
import type { Json, JsonObject } from '../json.ts';
import type { LegacyTranslation } from '../legacy/translation.ts';
import type { FormField } from './parameters.ts';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface ServedParameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly required: boolean;
  readonly schema: Json;
  /** The syntax of its texts. */
  readonly reading: SerializedParameter;
}

export interface ServedContent {
  readonly mediaType: string;
  readonly schema: Json;
  /** The syntax of its members, if it is a form. */
  readonly fields: readonly FormField[];
}

export interface ServedResponse {
  readonly status: string;
  readonly contents: readonly ServedContent[];
}

/** The collection that an operation works on, and its action there. */
export interface ServedResource {
  readonly collection: string;
  readonly action: string;
  /** The path parameter that identifies the item. */
  readonly id?: string;
}

/** One operation of a document, ready to be served. */
export interface ServedOperation {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  /** The document that describes it. */
  readonly document: ServedDocument;
  /** The prefixes that the path may have. */
  readonly prefixes: readonly string[];
  readonly parameters: readonly ServedParameter[];
  readonly body?: { readonly required: boolean; readonly contents: readonly ServedContent[] };
  readonly responses: readonly ServedResponse[];
  /** Groups of rights (permissions) of which one suffices; `undefined` if the document states none. */
  readonly rights?: readonly (readonly string[])[];
  readonly resource?: ServedResource;
  /** Keys of the security schemes of which one suffices; empty for a public operation. */
  readonly schemes: readonly string[];
}

/** A security scheme. */
export interface ServedScheme {
  readonly key: string;
  readonly kind: 'basic' | 'bearer' | 'oauth2' | 'other';
  /** The path prefix of requests that use it. */
  readonly selector?: string;
}

/** An OpenAPI document to serve. */
export interface DocumentSource {
  /** One path segment, below which a document other than the first is served alone, too. */
  readonly name: string;
  /** The whole document, of version 3.0 or 3.1, with references into itself only. */
  readonly root: JsonObject;
  /** Translates stored items, if the document has other names than the state. */
  readonly translation?: LegacyTranslation;
}

/** An OpenAPI document, ready to be served. */
export interface ServedDocument {
  readonly name: string;
  readonly root: JsonObject;
  readonly operations: readonly ServedOperation[];
  readonly schemes: ReadonlyMap<string, ServedScheme>;
  /** The path of the operation that issues tokens, and the one that logs in, with its parameters. */
  readonly tokenPath?: string;
  readonly login?: {
    readonly operation: string;
    readonly username: string;
    readonly password: string;
    readonly isBase64: boolean;
  };
  /** Translates stored items, if the document has other names than the state. */
  readonly translation?: LegacyTranslation;
  /** `Id`: a property `x` beside `xId` is the nested object. */
  readonly referenceSuffix?: string;
}
