import type { SerializedParameter, TextFormat } from '../shared/validation/parameters/parameter-text.ts';
import { type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';
import type { ParameterPlace, ServedParameter } from './operation.ts';
import { isReservedHeader, isUnplaced } from './ignored-parameters.ts';
import { resolved } from './resolve.ts';
import { possibleProperties, statedItems, statedTypes } from './stated-types.ts';

const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie'];

/**
 * Parameters of the path first; one of the operation with the same name and place stands for it; header names have no
 * case.
 */
export function readParameters(root: JsonObject, path: string, listed: readonly Json[]): readonly ServedParameter[] {
  const found = new Map<string, ServedParameter>();
  for (const entry of listed) {
    const parameter = resolved(root, entry);
    const name = textAt(parameter, 'name');
    const place = textAt(parameter, 'in');
    if (name === undefined || !isPlace(place)) continue;
    if (isReservedHeader(parameter) || isUnplaced(parameter, path)) continue;
    const key = place === 'header' ? name.toLowerCase() : name;
    const [mediaType, media] = Object.entries(objectAt(parameter, 'content'))[0] ?? [];
    const schema = member(parameter, 'schema') ?? member(media, 'schema') ?? true;
    const form =
      mediaType !== undefined && /json/i.test(mediaType)
        ? { form: 'json' as const }
        : readingOf(root, { parameter, place, schema });
    const required = member(parameter, 'required') === true;
    found.set(`${place} ${key}`, { name, place, required, schema, reading: { name, location: place, ...form } });
  }
  return [...found.values()];
}

function isPlace(place: string | undefined): place is ParameterPlace {
  return place !== undefined && PLACES.includes(place);
}

interface Read {
  readonly parameter: JsonObject;
  readonly place: ParameterPlace;
  readonly schema: Json;
}

/** By the types that the schema states, and the style. */
export function readingOf(
  root: JsonObject,
  { parameter, place, schema }: Read,
): Omit<SerializedParameter, 'name' | 'location'> {
  const types = statedTypes(root, schema);
  const style = styleIn(place, textAt(parameter, 'style'));
  const written = { style, isExploded: (member(parameter, 'explode') ?? style === 'form') === true };
  if (style === 'deepObject') return { form: 'deep', ...textReading(root, schema), members: membersOf(root, schema) };
  if (types.includes('array')) return { ...textReading(root, schema), ...styleOf(written) };
  if (!types.includes('object')) return { ...scalar(types), ...styleOf(written) };
  return { form: formOf(written, place), members: membersOf(root, schema), ...styleOf(written) };
}

function membersOf(root: JsonObject, schema: Json): Readonly<Record<string, TextFormat>> {
  const properties = Object.entries(possibleProperties(root, schema));
  return Object.fromEntries(properties.map(([name, inner]) => [name, textReading(root, inner)]));
}

/** The style of a parameter; the usual one, where the one that is stated is for paths alone. */
function styleIn(place: ParameterPlace, stated: string | undefined): string {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return stated === undefined || (place !== 'path' && OF_PATHS.includes(stated)) ? usual : stated;
}

const OF_PATHS: readonly string[] = ['label', 'matrix'];

interface Written {
  readonly style: string;
  readonly isExploded: boolean;
}

/** How an object is written. */
function formOf({ isExploded }: Written, place: ParameterPlace): NonNullable<SerializedParameter['form']> {
  if (!isExploded) return 'turns';
  return place === 'query' || place === 'cookie' ? 'members' : 'pairs';
}

/** What its style puts before a text, and between its pieces. */
function styleOf({ style, isExploded }: Written): Pick<SerializedParameter, 'style' | 'separator'> {
  if (style === 'label') return { style, ...(isExploded ? { separator: '.' } : {}) };
  if (style === 'matrix') return { style, ...(isExploded ? { separator: ';' } : {}) };
  if (isExploded) return {};
  if (style === 'spaceDelimited') return { separator: ' ' };
  return style === 'pipeDelimited' ? { separator: '|' } : {};
}

/** What a text stands for: a scalar, or a list of them. */
export function textReading(root: JsonObject, schema: Json | undefined): TextFormat {
  const types = statedTypes(root, schema);
  if (!types.includes('array')) return scalar(types);
  return { isList: true, ...scalar(statedTypes(root, statedItems(root, schema))) };
}

function scalar(types: readonly string[]): TextFormat {
  if (types.includes('string')) return {};
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('number') ? { type: 'number' } : {};
}
