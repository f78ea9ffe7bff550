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
  /** How its texts are read. */
  readonly reading: SerializedParameter;
}

export interface ServedContent {
  readonly mediaType: string;
  readonly schema: Json;
  /** How its members are read, where it is a form. */
  readonly fields: readonly FormField[];
}

export interface ServedResponse {
  readonly status: string;
  readonly contents: readonly ServedContent[];
}

/** Which collection an operation works on, and what it does there. */
export interface ServedResource {
  readonly collection: string;
  readonly action: string;
  /** The path parameter that names the item. */
  readonly id?: string;
}

/** One operation of a document, ready to be served. */
export interface ServedOperation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** The document that it stands in. */
  readonly document: ServedDocument;
  /** What may stand before the path. */
  readonly prefixes: readonly string[];
  readonly parameters: readonly ServedParameter[];
  readonly body?: { readonly required: boolean; readonly contents: readonly ServedContent[] };
  readonly responses: readonly ServedResponse[];
  /** Groups of rights of which one suffices; undefined where the document does not say. */
  readonly rights?: readonly (readonly string[])[];
  readonly resource?: ServedResource;
  /** Keys of the security schemes of which one suffices; empty for a public operation. */
  readonly schemes: readonly string[];
}

/** A way to prove who calls. */
export interface ServedScheme {
  readonly key: string;
  readonly kind: 'basic' | 'bearer' | 'oauth2' | 'other';
  /** What stands before the path of a call with it. */
  readonly selector?: string;
}

/** An OpenAPI document to serve. */
export interface DocumentSource {
  /** One segment of a path: a document that is not the first is served alone below it, too. */
  readonly name: string;
  /** The whole document, of version 3.0 or 3.1, with references into itself only. */
  readonly root: JsonObject;
  /** How it words what the state keeps, where that is not in its own words. */
  readonly translation?: LegacyTranslation;
}

/** An OpenAPI document, ready to be served. */
export interface ServedDocument {
  readonly name: string;
  readonly root: JsonObject;
  readonly operations: readonly ServedOperation[];
  readonly schemes: ReadonlyMap<string, ServedScheme>;
  /** Path of the operation that answers tokens, and of the one that logs in, with its parameters. */
  readonly tokenPath?: string;
  readonly login?: {
    readonly operation: string;
    readonly username: string;
    readonly password: string;
    readonly isBase64: boolean;
  };
  /** How it words what the state keeps, where that is not in its own words. */
  readonly translation?: LegacyTranslation;
  /** `Id`: a property `x` beside `xId` is the nested object. */
  readonly referenceSuffix?: string;
}
