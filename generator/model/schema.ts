import type { Json } from './json.ts';
import type { Pointer } from './pointer.ts';

/**
 * The shape of a value, neutral of OpenAPI. A union that is switched without `default`: a new kind must not compile
 * until every emitter handles it.
 */
export type Schema =
  | UnknownSchema
  | NeverSchema
  | AbsentSchema
  | NullSchema
  | BooleanSchema
  | NumberSchema
  | StringSchema
  | BinarySchema
  | LiteralSchema
  | EnumerationSchema
  | ArraySchema
  | TupleSchema
  | ObjectSchema
  | UnionSchema
  | IntersectionSchema
  | ReferenceSchema;

/** Anything goes: no type is stated, or it cannot be expressed. */
export interface UnknownSchema {
  readonly kind: 'unknown';
}

/** Nothing goes: the schema `false`, or an empty enumeration. */
export interface NeverSchema {
  readonly kind: 'never';
}

/** No value at all: what an answer without content gives. */
export interface AbsentSchema {
  readonly kind: 'absent';
}

export interface NullSchema {
  readonly kind: 'null';
}

export interface BooleanSchema {
  readonly kind: 'boolean';
}

export interface NumberSchema {
  readonly kind: 'number';
  readonly format?: string;
}

export interface StringSchema {
  readonly kind: 'string';
  readonly format?: string;
}

/** Bytes: a file, an image. */
export interface BinarySchema {
  readonly kind: 'binary';
}

/** Exactly one value (`const`). */
export interface LiteralSchema {
  readonly kind: 'literal';
  readonly value: Json;
}

/** One of a list of values; an open one also accepts any other string. */
export interface EnumerationSchema {
  readonly kind: 'enumeration';
  readonly values: readonly Json[];
  readonly open: boolean;
}

export interface ArraySchema {
  readonly kind: 'array';
  readonly items: Schema;
}

/** An array whose first items each have a shape of their own; `rest` is absent when nothing may follow. */
export interface TupleSchema {
  readonly kind: 'tuple';
  readonly items: readonly Schema[];
  readonly required: number;
  readonly rest?: Schema;
}

/**
 * An object. `additional` is what properties that are not listed hold; where it is absent, none are allowed (`closed`)
 * or nothing is said of them.
 */
export interface ObjectSchema {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  readonly additional?: Schema;
  readonly closed?: true;
}

/** One of several shapes (`anyOf`, `oneOf`, a type array). */
export interface UnionSchema {
  readonly kind: 'union';
  readonly variants: readonly Schema[];
}

/** All of several shapes at once (`allOf`, `$ref` with siblings). */
export interface IntersectionSchema {
  readonly kind: 'intersection';
  readonly parts: readonly Schema[];
}

/** A schema that has a name of its own: `name` is the identifier of its type. */
export interface ReferenceSchema {
  readonly kind: 'reference';
  readonly name: string;
}

/** A property of an object, with its name on the wire. */
export interface Property {
  readonly name: string;
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly documentation: Documentation;
}

/** What a reader is told about something, in the words of the specification. */
export interface Documentation {
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly replacedBy?: string;
  readonly provenance?: Provenance;
  readonly source?: string;
  readonly notShown: readonly string[];
  readonly format?: string;
  readonly defaultValue?: Json;
  readonly example?: Json;
}

/** How far a statement of the specification can be trusted. */
export type Provenance = 'documented' | 'carried-over' | 'assumed';

/** Which of a resource's types a schema is: what is read, sent to create, sent to replace, or sent otherwise. */
export type Shape = 'read' | 'create' | 'replace' | 'write';

/** A named schema: a component of the document, or a shape derived from one. */
export interface NamedSchema {
  /** Identifier of its type. */
  readonly name: string;
  /** Key under `components/schemas` of the document. */
  readonly key: string;
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly documentation: Documentation;
  readonly shape: Shape;
  /** Name of the schema it was derived from, for shapes that are sent. */
  readonly derivedFrom?: string;
  /** Slug of the group that it belongs to, where all its users are in one; absent for shared ones. */
  readonly group?: string;
}
