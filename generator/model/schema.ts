import type { Json, Pointer } from './json.ts';

/**
 * Describes the type of a value, independent of OpenAPI. Switch over this union without `default`, so that a new kind
 * does not compile until every emitter handles it.
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

/** Accepts any value. The schema states no type, or the type cannot be expressed. */
export interface UnknownSchema {
  readonly kind: 'unknown';
}

/** Accepts no value: the schema `false`, or an empty enumeration. */
export interface NeverSchema {
  readonly kind: 'never';
}

/** Represents the absence of a value: the data of a response without content. */
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
  /** The type of an integer beyond 2^53, if the document's client is to have one. */
  readonly large?: 'bigint' | 'string';
}

export interface StringSchema {
  readonly kind: 'string';
  readonly format?: string;
}

/** Represents bytes, such as a file or an image. */
export interface BinarySchema {
  readonly kind: 'binary';
}

/** Accepts exactly one value (`const`). */
export interface LiteralSchema {
  readonly kind: 'literal';
  readonly value: Json;
}

/** Accepts one of a list of values; an open enumeration also accepts any other string. */
export interface EnumerationSchema {
  readonly kind: 'enumeration';
  readonly values: readonly Json[];
  readonly open: boolean;
}

export interface ArraySchema {
  readonly kind: 'array';
  readonly items: Schema;
}

/**
 * Represents an array whose first items each have a schema of their own. Without `rest`, no further items are allowed.
 */
export interface TupleSchema {
  readonly kind: 'tuple';
  readonly items: readonly Schema[];
  readonly required: number;
  readonly rest?: Schema;
}

/**
 * Represents an object. `additional` is the schema of unlisted properties; if it is absent, they are forbidden
 * (`closed`) or unspecified.
 */
export interface ObjectSchema {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  readonly additional?: Schema;
  readonly closed?: true;
  /** Set if a variant leaves out all properties, so that none of them is sent. */
  readonly emptied?: true;
}

/** Accepts one of several schemas (`anyOf`, `oneOf`, a type array). */
export interface UnionSchema {
  readonly kind: 'union';
  readonly variants: readonly Schema[];
}

/** Requires several schemas at once (`allOf`, `$ref` with siblings). */
export interface IntersectionSchema {
  readonly kind: 'intersection';
  readonly parts: readonly Schema[];
}

/** Refers to a named schema; `name` is the identifier of its type. */
export interface ReferenceSchema {
  readonly kind: 'reference';
  readonly name: string;
}

/** Describes a property of an object by its wire name. */
export interface Property {
  readonly name: string;
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly documentation: Documentation;
}

/** Holds the documentation of an element, in the words of the specification. */
export interface Documentation {
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly replacedBy?: string;
  readonly provenance?: Provenance;
  /** Provenance of an operation's path prefix, if it is weaker than that of the operation. */
  readonly pathProvenance?: Provenance;
  readonly source?: string;
  readonly notShown: readonly string[];
  readonly format?: string;
  readonly defaultValue?: Json;
  readonly example?: Json;
}

/** Provenance of a statement: documented, carried over from the previous version, or assumed. */
export type Provenance = 'documented' | 'carried-over' | 'assumed';

/** Variant of a schema by its use: read, or sent to create, to replace or for another action. */
export type SchemaVariant = 'read' | 'create' | 'replace' | 'write';

/** Describes a named schema: a component of the document or a variant derived from one. */
export interface NamedSchema {
  /** Identifier of its type. */
  readonly name: string;
  /** Key under `components/schemas` of the document. */
  readonly key: string;
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly documentation: Documentation;
  readonly variant: SchemaVariant;
  /** Name of the original schema; only on variants that are sent. */
  readonly derivedFrom?: string;
}

/** Returns the names of the schemas that a schema extends. */
export function parentsOf(schema: Schema): readonly string[] {
  const present = withoutNull(schema);
  if (present.kind !== 'intersection') return [];
  return present.parts.flatMap((part) => (part.kind === 'reference' ? [part.name] : parentsOf(part)));
}

/** Tests whether null is a value of a schema. */
export function acceptsNull(schema: Schema): boolean {
  if (schema.kind === 'unknown' || schema.kind === 'null') return true;
  return schema.kind === 'union' && schema.variants.some(acceptsNull);
}

/** Returns the only other variant of a union with null; any other schema as it is. */
export function withoutNull(schema: Schema): Schema {
  if (schema.kind !== 'union') return schema;
  const [only, ...others] = schema.variants.filter(({ kind }) => kind !== 'null');
  return only === undefined || others.length > 0 ? schema : only;
}

/** Returns the properties that a schema declares itself. Those of an object that may be null are its own, too. */
export function propertiesOf(schema: Schema): readonly Property[] {
  const present = withoutNull(schema);
  if (present.kind === 'object') return present.properties;
  return present.kind === 'intersection' ? present.parts.flatMap(propertiesOf) : [];
}

/** Returns the strings that a value without a schema of its own allows, itself or as the items of a list. */
export function listedValuesOf(schema: Schema): readonly string[] {
  return schema.kind === 'array' ? listedValuesOf(schema.items) : valuesOf(schema);
}

/** Returns the strings that an enumeration or a union of literals allows. */
export function valuesOf(schema: Schema): readonly string[] {
  if (schema.kind === 'literal') return typeof schema.value === 'string' ? [schema.value] : [];
  if (schema.kind === 'enumeration') return schema.values.filter((value) => typeof value === 'string');
  return schema.kind === 'union' ? schema.variants.flatMap(valuesOf) : [];
}

/** Returns a schema with each schema directly inside it replaced. */
export function mapSchemas(schema: Schema, change: (part: Schema) => Schema): Schema {
  switch (schema.kind) {
    case 'array':
      return { ...schema, items: change(schema.items) };
    case 'tuple':
      return {
        ...schema,
        items: schema.items.map(change),
        ...(schema.rest === undefined ? {} : { rest: change(schema.rest) }),
      };
    case 'union':
      return { ...schema, variants: schema.variants.map(change) };
    case 'intersection':
      return { ...schema, parts: schema.parts.map(change) };
    case 'object':
      return {
        ...schema,
        properties: schema.properties.map((property) => ({ ...property, schema: change(property.schema) })),
        ...(schema.additional === undefined ? {} : { additional: change(schema.additional) }),
      };
    case 'unknown':
    case 'never':
    case 'absent':
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
    case 'binary':
    case 'literal':
    case 'enumeration':
    case 'reference':
      return schema;
  }
}
