import { buildDocumentation, optional } from './build-documentation.ts';
import { hasOneOf, type Json, type JsonObject, member } from './json.ts';
import { below, type Pointer } from './pointer.ts';
import { listAt, objectAt } from './resolve.ts';
import type { ObjectSchema, Property, Schema } from './schema.ts';
import { type SchemaContext, type SchemaSource, UNKNOWN } from './schema-context.ts';

/** An object: its properties, and what others may hold. */
export function buildObject({ json, pointer }: SchemaSource, context: SchemaContext): ObjectSchema {
  const described = objectAt(json, 'properties');
  const required = new Set(listAt(json, 'required'));
  const properties = Object.keys(described).map((name) => {
    const place = below(pointer, 'properties', name);
    return buildProperty(
      { name, json: described[name] ?? null, pointer: place, required: required.has(name) },
      context,
    );
  });
  const additional = additionalSchema(json, pointer, context);
  for (const name of required) {
    const isListed = Object.hasOwn(described, String(name));
    if (!isListed) properties.push(unlistedProperty(String(name), pointer, additional));
  }
  const rest = { ...(isClosed(json) ? { closed: true as const } : {}), ...optional('additional', additional) };
  return { kind: 'object', properties, ...rest };
}

/** What others describe beside it closes no object: `unevaluatedProperties` lets pass what any of them knows. */
function isClosed(json: JsonObject): boolean {
  if (json['additionalProperties'] === false) return true;
  return json['unevaluatedProperties'] === false && !hasOneOf(json, EVALUATING);
}

const EVALUATING = ['$ref', 'allOf', 'oneOf', 'anyOf', 'if', 'dependentSchemas'];

interface PropertySource {
  readonly name: string;
  readonly json: Json;
  readonly pointer: Pointer;
  readonly required: boolean;
}

function buildProperty({ name, json, pointer, required }: PropertySource, context: SchemaContext): Property {
  return {
    name,
    pointer,
    schema: context.build(json, pointer),
    required,
    readOnly: member(json, 'readOnly') === true,
    writeOnly: member(json, 'writeOnly') === true,
    documentation: buildDocumentation(json),
  };
}

/** A name that is required and not described here: it is there, and holds what any other property may. */
function unlistedProperty(name: string, pointer: Pointer, additional: Schema = UNKNOWN): Property {
  const documentation = buildDocumentation(undefined);
  return { name, pointer, schema: additional, required: true, readOnly: false, writeOnly: false, documentation };
}

/** What properties that are not listed hold. A schema that says nothing of them offers none to the programmer. */
function additionalSchema(json: JsonObject, pointer: Pointer, context: SchemaContext): Schema | undefined {
  const patterns = Object.entries(objectAt(json, 'patternProperties')).map(([pattern, schema]) =>
    context.build(schema, below(pointer, 'patternProperties', pattern)),
  );
  const additional = json['additionalProperties'];
  const own =
    additional === undefined || additional === false
      ? []
      : [context.build(additional, below(pointer, 'additionalProperties'))];
  const variants = [...patterns, ...own];
  const [only, ...others] = variants;
  if (only === undefined) return undefined;
  return others.length === 0 ? only : { kind: 'union', variants };
}
