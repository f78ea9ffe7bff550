import type { Operation, Parameter } from '../../model/api.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { at } from '../../model/resolve.ts';
import { schemaPointer } from './describe-parts.ts';
import { statedItems, statedProperties, statedTypes } from './stated-types.ts';

/** How the parameters of an operation are read from their texts: the runtime's `ParameterReading`s. */
export function parameterReadings({ parameters }: Operation, document: JsonObject): readonly Json[] {
  return parameters.map((parameter) => {
    const { identifier, name, location } = parameter;
    return { property: identifier, name, location, ...readingOf(parameter, document) };
  });
}

function readingOf(parameter: Parameter, document: JsonObject): JsonObject {
  const { mediaType } = parameter;
  if (mediaType !== undefined && /json/i.test(mediaType)) return { form: 'json' };
  const schema = at(document, schemaPointer(parameter));
  const types = statedTypes(document, schema);
  const written = styleOf(parameter);
  if (types.includes('array')) return { ...textReading(schema, document), ...written };
  if (!types.includes('object')) return { ...scalar(types), ...written };
  const members = mapMembers(statedProperties(document, schema), document);
  return { form: formOf(parameter), members, ...written };
}

/** How an object is written. */
function formOf({ style, explode, location }: Parameter): Json {
  if (style === 'deepObject') return 'deep';
  if (!explode) return 'turns';
  return location === 'query' || location === 'cookie' ? 'members' : 'pairs';
}

/** What its style puts before a text, and between its pieces. */
function styleOf({ style, explode }: Parameter): JsonObject {
  if (style === 'label') return { style, ...(explode ? { separator: '.' } : {}) };
  if (style === 'matrix') return { style, ...(explode ? { separator: ';' } : {}) };
  if (explode) return {};
  if (style === 'spaceDelimited') return { separator: ' ' };
  return style === 'pipeDelimited' ? { separator: '|' } : {};
}

/** How the members of an object are read. */
function mapMembers(properties: JsonObject, document: JsonObject): JsonObject {
  const members = Object.entries(properties);
  return Object.fromEntries(members.map(([name, schema]) => [name, textReading(schema, document)]));
}

/** What a text stands for: a scalar, or a list of them. */
function textReading(schema: Json | undefined, document: JsonObject): JsonObject {
  const types = statedTypes(document, schema);
  if (!types.includes('array')) return scalar(types);
  return { isList: true, ...scalar(statedTypes(document, statedItems(document, schema))) };
}

function scalar(types: readonly string[]): JsonObject {
  if (types.includes('string')) return {};
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('number') ? { type: 'number' } : {};
}
