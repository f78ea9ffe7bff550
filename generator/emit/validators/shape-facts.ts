import { type Json, type JsonObject, member } from '../../model/json.ts';
import { follow, objectAt, textAt } from '../../model/resolve.ts';
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
  const kept = objectAt(derived, 'properties');
  const dropped = Object.entries(objectAt(origin, 'properties')).filter(([name]) => !Object.hasOwn(kept, name));
  const suffix = textAt(document, 'x-reference-suffix') ?? '';
  return dropped.map(
    ([name, property]) => `${computedKey(name)}: ${string(instead(`${name}${suffix}`, property, { kept, document }))}`,
  );
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
