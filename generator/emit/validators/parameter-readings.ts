import type { Operation, Parameter } from '../../model/api.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { member } from '../../model/json.ts';
import { below, type Pointer } from '../../model/pointer.ts';
import { at, follow, objectAt } from '../../model/resolve.ts';
import { schemaPointer } from './describe-parts.ts';

/** How the parameters of an operation are read from their texts: the runtime's `ParameterReading`s. */
export function parameterReadings({ parameters }: Operation, document: JsonObject): readonly Json[] {
  return parameters.map((parameter) => {
    const { identifier, name, location } = parameter;
    return { property: identifier, name, place: location, ...readingOf(parameter, document) };
  });
}

function readingOf(parameter: Parameter, document: JsonObject): JsonObject {
  const { mediaType } = parameter;
  if (mediaType !== undefined && /json/i.test(mediaType)) return { form: 'json' };
  const place = follow(document, {
    value: at(document, schemaPointer(parameter)) ?? true,
    pointer: schemaPointer(parameter),
  });
  const types = typesAt(place.pointer, document);
  const written = styleOf(parameter);
  if (types.includes('array')) return { ...textReading(place.pointer, document), ...written };
  if (!types.includes('object')) return { ...scalar(types), ...written };
  const members = mapMembers(objectAt(place.value, 'properties'), place.pointer, document);
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
function mapMembers(properties: JsonObject, owner: Pointer, document: JsonObject): JsonObject {
  const names = Object.keys(properties);
  return Object.fromEntries(names.map((name) => [name, textReading(below(owner, 'properties', name), document)]));
}

/** What a text stands for: a scalar, or a list of them. */
function textReading(place: Pointer, document: JsonObject): JsonObject {
  const types = typesAt(place, document);
  if (!types.includes('array')) return scalar(types);
  const { pointer: list } = follow(document, { value: at(document, place) ?? true, pointer: place });
  return { isList: true, ...scalar(typesAt(below(list, 'items'), document)) };
}

function scalar(types: readonly Json[]): JsonObject {
  if (types.includes('string')) return {};
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('integer') || types.includes('number') ? { type: 'number' } : {};
}

function typesAt(pointer: Pointer, document: JsonObject): readonly Json[] {
  const { value } = follow(document, { value: at(document, pointer) ?? true, pointer });
  return [member(value, 'type') ?? []].flat();
}
