import type { Content, Operation, Parameter } from '../../model/api.ts';
import { isObject, type Json } from '../../model/json.ts';
import type { NamedSchema, Property, Schema } from '../../model/schema.ts';
import { jsonLiteral, objectLiteral } from './literals.ts';

/** Depth below which nothing is shown, so that schemas that contain themselves end. */
const MAX_DEPTH = 4;

/** Named schemas of the API. */
interface ExampleSchemas {
  readonly schemaByName: ReadonlyMap<string, NamedSchema>;
  /**
   * Depth below which nothing is shown. Optional members end at half of it.
   *
   * @default 4
   */
  readonly maxDepth?: number;
  /**
   * Value where any is allowed.
   *
   * @default {}
   */
  readonly anything?: Json;
}

/** Values of a request that the samples send. */
export interface RequestExample {
  readonly parameters: readonly { readonly parameter: Parameter; readonly value: Json }[];
  readonly body?: { readonly content: Content; readonly value: Json };
}

/** Returns the values that an operation's samples send: the examples of the document, else values by their schemas. */
export function requestExample({ parameters, body }: Operation, reference: ExampleSchemas): RequestExample {
  const sent = parameters.filter(({ required, clientOption }) => required && !clientOption);
  return {
    parameters: sent.map((parameter) => ({
      parameter,
      // An object, which any value may be, is not always possible in a list.
      value: parameter.documentation.example ?? exampleValue(parameter.schema, { ...reference, anything: 'text' }),
    })),
    ...(body === undefined
      ? {}
      : { body: { content: body.preferred, value: contentExample(body.preferred, reference) } }),
  };
}

/** Returns the example of a body. */
export function contentExample({ example, schema }: Content, reference: ExampleSchemas): Json {
  return example ?? exampleValue(schema, reference);
}

/** Returns the expression of a body: its example, with a `Blob` for everything that the client takes as bytes. */
export function bodyLiteral({ content, value }: Body, reference: ExampleSchemas): string {
  if (content.coding === 'json') return jsonLiteral(value);
  // A body of bytes may have any schema, or none.
  return literalOf(content.coding === 'binary' ? { kind: 'binary' } : content.schema, value, reference);
}

/** Example of a body. */
type Body = NonNullable<RequestExample['body']>;

function literalOf(schema: Schema, value: Json, reference: ExampleSchemas): string {
  const own = withoutNames(schema, value, reference);
  if (own.kind === 'binary' && value !== null)
    return `new Blob([${jsonLiteral(typeof value === 'string' ? value : '…')}])`;
  if (own.kind === 'array' && Array.isArray(value))
    return `[${value.map((item) => literalOf(own.items, item, reference)).join(', ')}]`;
  if (!isObject(value)) return jsonLiteral(value);
  const types = memberTypes(own, reference);
  return objectLiteral(
    Object.entries(value).map(([name, member]) => {
      const type = types.get(name) ?? (own.kind === 'object' ? own.additional : undefined);
      return [name, type === undefined ? jsonLiteral(member) : literalOf(type, member, reference)];
    }),
  );
}

/** Follows names, and takes the first variant of a union that is a list as its example is, or is none either. */
function withoutNames(schema: Schema, value: Json, reference: ExampleSchemas): Schema {
  if (schema.kind === 'reference') {
    const named = reference.schemaByName.get(schema.name);
    return named === undefined ? schema : withoutNames(named.schema, value, reference);
  }
  if (schema.kind !== 'union') return schema;
  const variants = schema.variants.map((variant) => withoutNames(variant, value, reference));
  const stated = variants.filter(({ kind }) => kind !== 'null');
  return stated.find(({ kind }) => (kind === 'array') === Array.isArray(value)) ?? stated[0] ?? schema;
}

function memberTypes(schema: Schema, reference: ExampleSchemas): ReadonlyMap<string, Schema> {
  if (schema.kind === 'intersection')
    return new Map(schema.parts.flatMap((part) => [...memberTypes(withoutNames(part, {}, reference), reference)]));
  return new Map(schema.kind === 'object' ? schema.properties.map(({ name, schema: type }) => [name, type]) : []);
}

/** Returns the example of a named schema: that of the document, or a value by the schema. */
export function schemaExample({ documentation, schema }: NamedSchema, reference: ExampleSchemas): Json {
  return documentation.example ?? exampleValue(schema, reference);
}

/** Returns a small value that has the form of a schema; limits such as patterns are not considered. */
function exampleValue(schema: Schema, reference: ExampleSchemas, depth = 0): Json {
  const inner = (part: Schema): Json => exampleValue(part, reference, depth + 1);
  const isEnd = depth >= (reference.maxDepth ?? MAX_DEPTH);
  switch (schema.kind) {
    case 'unknown':
      return reference.anything ?? {};
    case 'never':
    case 'absent':
    case 'null':
      return null;
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'string':
      return exampleText(schema.format);
    case 'binary':
      return '…';
    case 'literal':
      return schema.value;
    case 'enumeration':
      return schema.values[0] ?? 'text';
    case 'array':
      return isEnd ? [] : [inner(schema.items)];
    case 'tuple':
      return schema.items.slice(0, schema.required).map(inner);
    case 'object':
      return Object.fromEntries(
        schema.properties
          .filter(isSent(depth, reference.maxDepth))
          .map(({ name, documentation, schema: type }) => [name, documentation.example ?? inner(type)]),
      );
    case 'union':
      return inner(schema.variants.find(({ kind }) => kind !== 'null') ?? { kind: 'null' });
    case 'intersection':
      return mergeExamples(schema.parts.map(inner));
    case 'reference': {
      const named = reference.schemaByName.get(schema.name);
      if (named === undefined || isEnd) return {};
      return named.documentation.example ?? inner(named.schema);
    }
  }
}

/** Selects the members of an example: all at the top, below only those that are required. */
function isSent(depth: number, maxDepth = MAX_DEPTH): (property: Property) => boolean {
  return ({ required, readOnly, schema }) =>
    !readOnly &&
    schema.kind !== 'never' &&
    (required || (depth < maxDepth / 2 && schema.kind !== 'array' && schema.kind !== 'reference'));
}

/** Merges the examples of the parts of an object. A later part that only requires members has no examples of them. */
function mergeExamples(values: readonly Json[]): Json {
  const objects = values.filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
  return objects.length === values.length ? Object.assign({}, ...objects.toReversed()) : (values[0] ?? {});
}

function exampleText(format: string | undefined): string {
  switch (format) {
    case 'date':
      return '2026-01-31';
    case 'date-time':
      return '2026-01-31T09:30:00.000Z';
    case 'uuid':
      return '3fa85f64-5717-4562-b3fc-2c963f66afa6';
    case 'email':
      return 'ana@example.com';
    case 'uri':
      return 'https://example.com';
    default:
      return 'text';
  }
}
