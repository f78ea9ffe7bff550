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
  const { mediaType, style, explode, location } = parameter;
  if (mediaType !== undefined && /json/i.test(mediaType)) return { form: 'json' };
  const place = follow(document, {
    value: at(document, schemaPointer(parameter)) ?? true,
    pointer: schemaPointer(parameter),
  });
  const types = typesAt(place.pointer, document);
  if (types.includes('array')) return { ...textReading(place.pointer, document), ...separatorOf(parameter) };
  if (!types.includes('object') || location !== 'query') return scalar(types);
  const members = mapMembers(objectAt(place.value, 'properties'), place.pointer, document);
  if (style === 'deepObject') return { form: 'deep', members };
  return style === 'form' && explode ? { form: 'members', members } : {};
}

function separatorOf({ style, explode }: Parameter): JsonObject {
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
