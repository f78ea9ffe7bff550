import { isDeepStrictEqual } from 'node:util';
import { DEEPEST } from '../http/parse-json.ts';
import { type Json, type JsonObject, member, textAt } from '../json.ts';
import { nowhere, Patching, type Place, refused } from './patching.ts';

const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Applies patch elements (`op`, `path`, `from`, `value`) one after the other, as RFC 6902 says, whatever the case of
 * `op`.
 */
export function patched(item: JsonObject, elements: readonly Json[]): JsonObject {
  const patching = new Patching(item);
  for (const [index, element] of elements.entries()) apply(patching, element, index);
  return patching.root;
}

/** The properties of an item that patch elements name, inside of which or themselves. */
export function namedIn(elements: readonly Json[]): readonly string[] {
  const paths = elements.flatMap((element) => [textAt(element, 'path') ?? [], textAt(element, 'from') ?? []].flat());
  return paths.flatMap((path, index) => tokensOf(path, index)[0] ?? []);
}

function apply(patching: Patching, element: Json, index: number): void {
  const operation = textAt(element, 'op')?.toLowerCase();
  const place = { index, path: tokensOf(textAt(element, 'path'), index) };
  switch (operation) {
    case 'add':
    case 'replace':
      return patching[operation](structuredClone(member(element, 'value') ?? null), place);
    case 'remove':
      return patching.remove(place);
    case 'move':
    case 'copy': {
      const from = { index, path: tokensOf(textAt(element, 'from'), index) };
      const value = patching.valueAt(from.path);
      if (value === undefined) throw nowhere(from);
      if (operation === 'move' && isInside(place, from)) throw refused(index, 'moves a value into itself');
      const copy = patching.copied(value, place);
      if (operation === 'move') patching.remove(from);
      return patching.add(copy, place);
    }
    case 'test':
      if (isDeepStrictEqual(patching.valueAt(place.path), member(element, 'value'))) return;
      throw refused(index, 'tests for a value that is not there');
    default:
      throw refused(index, `has the operation ${JSON.stringify(operation ?? null)}, which the mock does not know`);
  }
}

/** Whether a place lies inside of what stands at another one (RFC 6902, section 4.4). */
function isInside({ path }: Place, outer: Place): boolean {
  return path.length > outer.path.length && outer.path.every((token, index) => token === path[index]);
}

/** `/progress/done` and `progress/done` name the same. */
function tokensOf(path: string | undefined, index: number): readonly string[] {
  if (path === undefined || path === '' || path === '/') throw refused(index, 'names no property');
  const tokens = path
    .replace(/^\//, '')
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (tokens.length > DEEPEST) throw refused(index, `nests deeper than ${DEEPEST} levels`);
  if (tokens.some((token) => FORBIDDEN.includes(token))) throw refused(index, 'names a property that no item may have');
  return tokens;
}
