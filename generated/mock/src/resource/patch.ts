import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';
import { Refusal } from '../refusal.ts';

const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Applies patch elements (`op`, `path`, `from`, `value`) one after the other, as RFC 6902 says, whatever the case of `op`. */
export function patched(item: JsonObject, elements: readonly Json[]): JsonObject {
  let result: Json = item;
  for (const [index, element] of elements.entries()) result = applied(result, element, index);
  if (!isObject(result)) throw new Refusal(400, 'The patch leaves no object.');
  return result;
}

/** The properties of an item that patch elements name, inside of which or themselves. */
export function namedIn(elements: readonly Json[]): readonly string[] {
  const paths = elements.flatMap((element) => [textAt(element, 'path') ?? [], textAt(element, 'from') ?? []].flat());
  return paths.flatMap((path, index) => tokensOf(path, index)[0] ?? []);
}

function applied(item: Json, element: Json, index: number): Json {
  const operation = textAt(element, 'op')?.toLowerCase();
  const path = tokensOf(textAt(element, 'path'), index);
  switch (operation) {
    case 'add':
    case 'replace':
      return changed(item, path, { kind: operation, value: member(element, 'value') ?? null, index, path });
    case 'remove':
      return changed(item, path, { kind: 'remove', index, path });
    case 'move':
    case 'copy':
      return moved(item, { operation, path, from: tokensOf(textAt(element, 'from'), index), index });
    case 'test':
      if (isDeepStrictEqual(valueAt(item, path), member(element, 'value'))) return item;
      throw refused(index, 'tests for a value that is not there');
    default:
      throw refused(index, `has the operation ${JSON.stringify(operation ?? null)}, which the mock does not know`);
  }
}

interface Move extends Pick<Edit, 'index' | 'path'> {
  readonly operation: 'move' | 'copy';
  readonly from: readonly string[];
}

function moved(item: Json, { operation, path, from, index }: Move): Json {
  const value = valueAt(item, from);
  if (value === undefined) throw nowhere({ index, path: from });
  const without = operation === 'move' ? changed(item, from, { kind: 'remove', index, path: from }) : item;
  return changed(without, path, { kind: 'add', value, index, path });
}

/** What is done, by which element, and where. */
type Edit = { readonly index: number; readonly path: readonly string[] } & (
  { readonly kind: 'add' | 'replace'; readonly value: Json } | { readonly kind: 'remove' }
);

function changed(holder: Json, path: readonly string[], edit: Edit): Json {
  const [token, ...rest] = path;
  if (token === undefined) throw refused(edit.index, 'names no property');
  if (Array.isArray(holder)) return changedList(holder, path, edit);
  if (!isObject(holder)) throw nowhere(edit);
  if (rest.length > 0) return { ...holder, [token]: changed(member(holder, token) ?? null, rest, edit) };
  if (edit.kind !== 'remove') return { ...holder, [token]: edit.value };
  return Object.fromEntries(
    Object.entries(holder).map(([name, value]) => [name, name === token ? cleared(value) : value]),
  );
}

/** What is left of a property that is taken away: the same as of one that an update omits. */
function cleared(value: Json): Json {
  return typeof value === 'boolean' ? false : null;
}

function changedList(list: readonly Json[], path: readonly string[], edit: Edit): Json {
  const [token = '', ...rest] = path;
  const index = token === '-' ? list.length : Number(token);
  if (!Number.isInteger(index) || index < 0 || index > list.length) throw nowhere(edit);
  if (rest.length > 0) return list.with(index, changed(list[index] ?? null, rest, edit));
  if (edit.kind === 'add') return list.toSpliced(index, 0, edit.value);
  if (index === list.length) throw nowhere(edit);
  return edit.kind === 'remove' ? list.toSpliced(index, 1) : list.with(index, edit.value);
}

function valueAt(item: Json, path: readonly string[]): Json | undefined {
  let value: Json | undefined = item;
  for (const token of path) value = Array.isArray(value) ? value[Number(token)] : member(value, token);
  return value;
}

/** `/progress/done` and `progress/done` name the same. */
function tokensOf(path: string | undefined, index: number): readonly string[] {
  if (path === undefined || path === '' || path === '/') throw refused(index, 'names no property');
  const tokens = path
    .replace(/^\//, '')
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (tokens.some((token) => FORBIDDEN.includes(token))) throw refused(index, 'names a property that no item may have');
  return tokens;
}

function nowhere({ index, path }: Pick<Edit, 'index' | 'path'>): Refusal {
  return refused(index, `names ${JSON.stringify(`/${path.join('/')}`)}, where there is nothing`);
}

function refused(index: number, what: string): Refusal {
  return new Refusal(400, `Patch element ${index} ${what}.`, { findings: [{ at: `/body/${index}`, message: what }] });
}
