import type { Json, JsonObject, Pointer } from './json.ts';

/** Holds what the paths, verbs and schemas of a document imply about its operations. */
export interface InferredApi {
  /** Collections in the facade. */
  readonly collections: readonly InferredCollection[];
  /** Explains for each operation what was inferred, or why nothing was. */
  readonly notes: readonly InferenceNote[];
}

/** Reason for a method of a collection, an iteration or a safe update, or for its absence. */
export interface InferenceNote {
  /** Id of the operation. */
  readonly operation: string;
  readonly about: 'facade' | 'paging' | 'update';
  readonly isInferred: boolean;
  readonly reason: string;
}

/** Collection of items, as an object of the whole client. */
export interface InferredCollection {
  /** Property of the facade. */
  readonly identifier: string;
  /** Name of its TypeScript interface. */
  readonly facadeName: string;
  /** Slug of the group whose object has the methods too, because it has the name of the collection. */
  readonly group?: string;
  readonly methods: readonly InferredMethod[];
}

/** Method of a collection: a call, an iteration over pages, or a safe update. */
export interface InferredMethod {
  readonly name: string;
  /** Id of the operation. */
  readonly operation: string;
  readonly kind: 'call' | 'pages' | 'update';
}

/** Describes how a list continues on its next page. */
export interface Paging {
  /** Name of the function that iterates over the items. */
  readonly name: string;
  /** Path of the member that holds the list; empty if the response is the list. */
  readonly items: readonly string[];
  /** True if the document requires the list in each page. */
  readonly isRequired?: true;
  /** Selects the next page; `none` if there are no others. */
  readonly by: 'none' | 'cursor' | 'page' | 'offset' | 'link';
  /** Path of the property of the request that selects a page. */
  readonly property?: readonly string[];
  /** Sends the number or cursor as a text. */
  readonly isText?: true;
  /** First value of a number that selects a page. */
  readonly first?: number;
  /** Path of the member, or name of the header, with the next value or link. */
  readonly next?: readonly string[] | string;
  /** Ends at an empty page, although it has a next value. */
  readonly untilEmpty?: true;
  /** Property of the last item that is the cursor of the next page. */
  readonly key?: string;
  /** Paths of members that say where the list ends. */
  readonly more?: readonly string[];
  readonly last?: readonly string[];
  readonly total?: readonly string[];
  readonly pages?: readonly string[];
}

/** Describes how a safe update turns what it reads into what it sends. */
export interface Replacement {
  /** Path of the member of the response that holds the resource. */
  readonly item: readonly string[];
  /** Path of the member of the body that holds the resource. */
  readonly sent: readonly string[];
  /** Identifiers of the parameters that the read and the write require. */
  readonly parameters: readonly string[];
  /** Property of the request of the read by that of the update. */
  readonly reads: readonly (readonly [property: string, from: string])[];
  /** Property of the request that takes the `ETag`; empty if it is sent as the header `If-Match`. */
  readonly etag?: string;
  /** True if the write documents `If-Match` or a 412, so that the server compares the `ETag`. */
  readonly isGuarded?: true;
  /** Properties that are sent but not read as they are sent. Each change must state them. */
  readonly unread?: readonly string[];
  /** Rules by which the body is built (`WriteSchema` of the client's runtime). */
  readonly rules: Json;
}

/** A document with what it implies. */
export interface InferredDocument {
  readonly document: JsonObject;
  /** Resources for callers only, where a mock would hold no items, by the pointer of the operation. */
  readonly calls: ReadonlyMap<Pointer, JsonObject>;
}
