import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { ownMock } from '../support/own-mock.ts';
import { listOf, object, ref, text } from '../../support/schemas.ts';

const node: Json = ref('Node');
const tree: Json = ref('Tree');
const open: Json = object({ next: node, end: text });
const tagged = (kind: string): Json => object({ kind: { const: kind }, next: ref('Tagged') }, ['kind']);
const Closed: Json = { $ref: '#/components/schemas/Open', type: 'object', properties: { next: ref('Closed') } };

const schemas: JsonObject = {
  Node: { anyOf: [open, { ...open, required: ['next'] }] },
  Tagged: { oneOf: [tagged('a'), tagged('b'), object({ kind: { const: 'end' } })] },
  Both: { allOf: [ref('Open'), ref('Open')] },
  Open: object({ next: ref('Both'), end: text }),
  Closed,
  Whole: {
    ...open,
    anyOf: [{ properties: { next: ref('Whole') } }, { required: ['next'] }],
    properties: { next: ref('Whole'), end: text },
    unevaluatedProperties: false,
  },
  Expression: {
    oneOf: [
      ...['and', 'or'].map((word) => object({ [word]: listOf(ref('Expression')) }, [word])),
      object({ is: text }, ['is']),
    ],
  },
  Tree: object({ end: text, next: { oneOf: [tree, { type: 'null' }] } }, ['end']),
};

const post = (schema: Json): JsonObject => ({
  post: {
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 200: { description: '', content: { 'application/json': { schema: text, example: 'made' } } } },
  },
});
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Levels', version: '1' },
  paths: Object.fromEntries(
    Object.keys(schemas).map((name) => [`/rest/${name}`, post({ $ref: `#/components/schemas/${name}` })]),
  ),
  components: { schemas },
};

function nested(levels: number, last: JsonObject, around: JsonObject = {}): JsonObject {
  let value = last;
  for (let level = 0; level < levels; level += 1) value = { ...around, next: value };
  return value;
}

/** Two of each level below, in one of two words for it. */
function expression(levels: number, last: Json = 'x'): Json {
  if (levels === 0) return { is: last };
  const inner = expression(levels - 1, last);
  return { [levels % 2 === 0 ? 'and' : 'or']: [inner, inner] };
}

const { send } = await ownMock(start({ platform: emptyPlatform, documents: [{ name: 'levels', root }] }, { port: 0 }));

const deep = { location: ['body', ...Array<string>(40).fill('next'), 'end'], message: 'must be string' };
const wrong = { location: ['body', 'next', 'next', 'end'], message: 'must be string' };

describe('a body whose schema contains itself twice', () => {
  test.for<readonly [name: string, body: Json, status: number, issue: object | undefined]>([
    ['Node', nested(3, { end: 'x' }), 200, undefined],
    ['Node', nested(2, { end: 5 }), 422, wrong],
    ['Node', nested(10, { end: 'x' }), 200, undefined],
    ['Node', nested(40, { end: 'x' }), 200, undefined],
    ['Node', nested(40, { end: 5 }), 422, deep],
    ['Node', nested(190, { end: 'x' }), 200, undefined],
    ['Expression', expression(8), 200, undefined],
    ['Expression', expression(8, 5), 422, undefined],
    ['Tagged', nested(18, { kind: 'end' }, { kind: 'a' }), 200, undefined],
    ['Both', nested(40, { end: 'x' }), 200, undefined],
    ['Both', nested(40, { end: 5 }), 422, deep],
    ['Both', nested(2, { end: 5 }), 422, wrong],
    ['Closed', nested(40, { end: 'x' }), 200, undefined],
    ['Whole', nested(3, { end: 'x' }), 200, undefined],
    ['Whole', nested(18, { end: 'x' }), 200, undefined],
    ['Whole', nested(18, { end: 5 }), 422, undefined],
  ])('%s: is validated in time that grows with the length of the body', async ([name, json, status, issue]) => {
    const response = await send(`POST /${name}`, { json });
    expect(response.status).toBe(status);
    if (issue !== undefined)
      expect(response.json).toMatchObject({ validation: expect.arrayContaining([expect.objectContaining(issue)]) });
  });

  test('has one issue where all variants have the same', async () => {
    const { json } = await send('POST /Node', { json: nested(12, { end: 5 }) });
    expect(json).toMatchObject({ validation: { length: 1 } });
  });

  test('is validated by Prism if one of the two references is not recursive', async () => {
    const { json } = await send('POST /Tree', { json: nested(2, {}, { end: 'x' }) });
    expect(json).toMatchObject({ status: 422, validation: expect.any(Array) });
  });
});
