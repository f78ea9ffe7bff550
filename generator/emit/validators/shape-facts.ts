import { isObject, type Json, type JsonObject, member } from '../../model/json.ts';
import { follow, listAt, objectAt, textAt } from '../../model/resolve.ts';
import { computedKey, string } from '../source/literal.ts';

/**
 * What a derived shape does not say itself: that what is left out is cleared, and which properties of the resource are
 * not sent, each with what to do instead. As members of the schema's text.
 */
export function shapeFacts(
  shape: Json,
  derived: JsonObject,
  document: JsonObject,
): readonly (readonly [string, string])[] {
  const origin = objectAt(objectAt(document['components'], 'schemas'), textAt(shape, 'of') ?? '');
  const kind = textAt(shape, 'kind');
  const unsent = kind === 'read' ? [] : unsentMembers(origin, derived, document);
  return [
    ...(kind === 'replace' ? [['clears', 'true'] as const] : []),
    ...(unsent.length === 0 ? [] : [['unsent', `{ ${unsent.join(', ')} }`] as const]),
  ];
}

function unsentMembers(origin: JsonObject, derived: JsonObject, document: JsonObject): readonly string[] {
  const kept = Object.fromEntries(allProperties(derived, document));
  const dropped = ownProperties(origin).filter(([name]) => !Object.hasOwn(kept, name));
  const suffix = textAt(document, 'x-reference-suffix') ?? '';
  return dropped.map(
    ([name, property]) => `${computedKey(name)}: ${string(instead(`${name}${suffix}`, property, { kept, document }))}`,
  );
}

type Properties = readonly (readonly [name: string, property: Json])[];

/** Those that a shape states itself, in whatever part; a shape that it refers to tells of its own. */
function ownProperties(shape: JsonObject): Properties {
  const parts = listAt(shape, 'allOf').filter(isObject);
  return [...Object.entries(objectAt(shape, 'properties')), ...parts.flatMap(ownProperties)];
}

/** Those of a shape and of all that it is put together from. */
function allProperties(shape: JsonObject, document: JsonObject, above: readonly JsonObject[] = []): Properties {
  if (above.includes(shape)) return [];
  const parts = listAt(shape, 'allOf').map((part) => follow(document, { value: part, pointer: '' }).value);
  const inner = parts.filter(isObject).flatMap((part) => allProperties(part, document, [...above, shape]));
  return [...Object.entries(objectAt(shape, 'properties')), ...inner];
}

function instead(
  identifier: string,
  property: Json,
  { kept, document }: { readonly kept: JsonObject; readonly document: JsonObject },
): string {
  const { value } = follow(document, { value: property, pointer: '' });
  if (member(property, 'readOnly') === true || member(value, 'readOnly') === true) return 'nothing: it is read-only';
  return Object.hasOwn(kept, identifier)
    ? `"${identifier}" instead: the nested object is only read`
    : 'nothing: it is only read';
}
