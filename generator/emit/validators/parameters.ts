import type { Operation, Parameter } from '../../model/api.ts';
import { isObject, type Json, type JsonObject, member, at, follow, listAt, objectAt } from '../../model/json.ts';
import { schemaPointer } from './operation-parts.ts';

/** Returns how the parameters of an operation are serialized: the runtime's `RequestParameter`s. */
export function requestParameters({ parameters }: Operation, document: JsonObject): readonly Json[] {
  return parameters.map((parameter) => {
    const { identifier, name, location } = parameter;
    return { property: identifier, name, location, ...serializationOf(parameter, document) };
  });
}

function serializationOf(parameter: Parameter, document: JsonObject): JsonObject {
  const { mediaType } = parameter;
  if (mediaType !== undefined && /json/i.test(mediaType)) return { form: 'json' };
  const schema = at(document, schemaPointer(parameter));
  const types = inferTypes(document, schema);
  const written = styleOf(parameter);
  if (types.includes('array')) return { ...valueFormat(schema, document), ...written };
  if (!types.includes('object')) return { ...scalarFormat(types), ...written };
  const members = memberFormats(inferProperties(document, schema), document);
  return { form: formOf(parameter), members, ...written };
}

/** Returns how an object is serialized. */
function formOf({ style, explode, location }: Parameter): Json {
  if (style === 'deepObject') return 'deep';
  if (!explode) return 'turns';
  return location === 'query' || location === 'cookie' ? 'members' : 'pairs';
}

/** Returns the prefix and separator of a style. */
function styleOf({ style, explode }: Parameter): JsonObject {
  if (style === 'label') return { style, ...(explode ? { separator: '.' } : {}) };
  if (style === 'matrix') return { style, ...(explode ? { separator: ';' } : {}) };
  if (explode) return {};
  if (style === 'spaceDelimited') return { separator: ' ' };
  return style === 'pipeDelimited' ? { separator: '|' } : {};
}

/** Returns the formats of the members of an object. */
function memberFormats(properties: JsonObject, document: JsonObject): JsonObject {
  const members = Object.entries(properties);
  return Object.fromEntries(members.map(([name, schema]) => [name, valueFormat(schema, document)]));
}

/** Returns the type of a text: a scalar, or a list of them. */
function valueFormat(schema: Json | undefined, document: JsonObject): JsonObject {
  const types = inferTypes(document, schema);
  if (!types.includes('array')) return scalarFormat(types);
  return { isList: true, ...scalarFormat(inferTypes(document, inferItems(document, schema))) };
}

function scalarFormat(types: readonly string[]): JsonObject {
  if (types.includes('string')) return {};
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('number') ? { type: 'number' } : {};
}

/**
 * The types that a schema leaves by all that it is made of: those that are named, or those of the values that are
 * listed.
 */
function inferTypes(document: JsonObject, schema: Json | undefined): readonly string[] {
  let types: readonly string[] | undefined;
  for (const part of partsOf(document, schema)) {
    const own = ownTypes(part);
    types = own === undefined ? types : (types?.filter((type) => own.includes(type)) ?? own);
  }
  return types ?? [];
}

/** The schema of the items of a list. */
function inferItems(document: JsonObject, schema: Json | undefined): Json | undefined {
  const parts = [...partsOf(document, schema)];
  return parts.map((part) => member(part, 'items')).find((items) => items !== undefined);
}

/** The schemas of the members of an object. */
function inferProperties(document: JsonObject, schema: Json | undefined): JsonObject {
  const parts = [...partsOf(document, schema)];
  return Object.fromEntries(parts.flatMap((part) => Object.entries(objectAt(part, 'properties'))));
}

/**
 * A schema and what its `allOf` lists, behind references; of a choice between something and null, which no text says,
 * that.
 */
function partsOf(document: JsonObject, schema: Json | undefined): ReadonlySet<JsonObject> {
  const found = new Set([resolved(document, schema)]);
  // What is added meanwhile is met too.
  for (const part of found)
    for (const inner of [...listAt(part, 'allOf'), ...onlyVariant(document, part)])
      found.add(resolved(document, inner));
  return found;
}

/** The variant of a choice that has no other but null. */
function onlyVariant(document: JsonObject, schema: JsonObject): readonly Json[] {
  return ['anyOf', 'oneOf'].flatMap((choice) => {
    const others = listAt(schema, choice).filter((variant) => member(resolved(document, variant), 'type') !== 'null');
    return others.length === 1 ? others : [];
  });
}

/** An integer is a number. */
function ownTypes(schema: JsonObject): readonly string[] | undefined {
  const [type, fixed] = [member(schema, 'type'), member(schema, 'const')];
  if (type !== undefined) return [type].flat().map((name) => (name === 'integer' ? 'number' : String(name)));
  const listed = fixed === undefined ? member(schema, 'enum') : [fixed];
  return Array.isArray(listed) ? listed.map(typeOf) : undefined;
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function resolved(document: JsonObject, schema: Json | undefined): JsonObject {
  const { value } = follow(document, { value: schema ?? true, pointer: '' });
  return isObject(value) ? value : {};
}
