import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { applyPatch } from '#mock/resources/patch.ts';

const item: JsonObject = { name: 'x', isOpen: true, list: ['a', 'b', 'c'], inner: { deep: { number: 1 } } };

const add = (path: string, value: Json): JsonObject => ({ op: 'ADD', path, value });
const copy = (from: string, path: string): JsonObject => ({ op: 'COPY', from, path });
const move = (from: string, path: string): JsonObject => ({ op: 'MOVE', from, path });
const remove = (path: string): JsonObject => ({ op: 'REMOVE', path });

test.each<[JsonObject, JsonObject]>([
  [add('/list/1', 'x'), { list: ['a', 'x', 'b', 'c'] }],
  [add('/list/-', 'x'), { list: ['a', 'b', 'c', 'x'] }],
  [add('inner/deep/other', [1]), { inner: { deep: { number: 1, other: [1] } } }],
  [{ op: 'replace', path: '/list/2', value: null }, { list: ['a', 'b', null] }],
  [remove('/list/0'), { list: ['b', 'c'] }],
  [remove('/isOpen'), { isOpen: false }],
  [remove('/name'), { name: null }],
  [remove('/nothing'), {}],
  [copy('/inner/deep', '/list/0'), { list: [{ number: 1 }, 'a', 'b', 'c'] }],
  [move('/list/0', '/list/2'), { list: ['b', 'c', 'a'] }],
  [move('/inner/deep', '/deep'), { inner: { deep: null }, deep: { number: 1 } }],
  [{ op: 'TEST', path: '/inner', value: { deep: { number: 1 } } }, {}],
])('R178 %j', (element, changed) => {
  const before = structuredClone(item);
  expect(applyPatch(item, [element])).toEqual({ ...item, ...changed });
  expect(item).toEqual(before);
});

test.each<[JsonObject, string]>([
  [add('/list/4', 'x'), 'where there is nothing'],
  [add('/list/01', 'x'), 'where there is nothing'],
  [add('/list/', 'x'), 'where there is nothing'],
  [add('/list/1e0', 'x'), 'where there is nothing'],
  [add('/name/x', 'x'), 'where there is nothing'],
  [add('/none/x', 'x'), 'where there is nothing'],
  [{ op: 'replace', path: '/list/-', value: 1 }, 'where there is nothing'],
  [remove('/list/3'), 'where there is nothing'],
  [copy('/none', '/name'), 'where there is nothing'],
  [move('/inner', '/inner/deep/inner'), 'moves a value into itself'],
  [move('/lines/0', '/lines/0/name'), 'moves a value into itself'],
  [add(`/a${'/a'.repeat(300)}`, 'x'), 'nests deeper'],
  [add('/inner/__proto__/x', 'x'), 'no item may have'],
])('R178 %j is rejected', (element, want) => {
  expect(() => applyPatch({ ...item, lines: [{ name: 'a' }, { name: 'b' }] }, [element])).toThrow(want);
});

test('copied and added values do not share state with their source', () => {
  const value = { list: [1] };
  const elements = [add('/one', value), copy('/one', '/two'), add('/one/list/-', 2), add('/two/name', 'x')];
  expect(applyPatch({}, elements)).toEqual({ one: { list: [1, 2] }, two: { list: [1], name: 'x' } });
  expect(value).toEqual({ list: [1] });
});

test('a patch of a hundred thousand elements takes linear time', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => index);
  const appended = applyPatch(
    { list: [] },
    many.map((index) => add('/list/-', index)),
  );
  expect(appended).toEqual({ list: many });
  expect(
    Object.keys(
      applyPatch(
        {},
        many.map((index) => add(`/p${index}`, 1)),
      ),
    ),
  ).toHaveLength(100_000);
});

test('the result of copies and shifts in a patch is limited', () => {
  const doubling = Array.from({ length: 60 }, () => [
    add('/b', []),
    copy('/a', '/b/-'),
    copy('/a', '/b/-'),
    copy('/b', '/a'),
  ]);
  expect(() => applyPatch({ a: 'x' }, doubling.flat())).toThrow('than a patch may');
  expect(() => applyPatch({ a: 'x'.repeat(10_000_000) }, [copy('/a', '/b')])).toThrow('than a patch may');
  const nesting = Array.from({ length: 500 }, (_, index) => [
    add('/b', {}),
    move('/a', '/b/a'),
    move('/b', '/a'),
    add('/i', index),
  ]);
  expect(() => applyPatch({ a: {} }, nesting.flat())).toThrow('nests deeper than 200 levels');
  const long = Array.from({ length: 100_000 }, () => 1);
  expect(() =>
    applyPatch(
      { list: long },
      long.map(() => add('/list/0', 1)),
    ),
  ).toThrow('than a patch may');
});
