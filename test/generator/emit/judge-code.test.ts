import { expect, test } from 'vitest';
import { emitValidators } from '../../../generator/emit/validators/emit-validators.ts';
import { buildContract } from '../../../generator/model/build-contract.ts';
import type { Json } from '../../../generator/model/json.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';

const notObject = 'if (typeof data !== "object" || data === null || Array.isArray(data)) return false;';

test.for<readonly [schema: Json, code: readonly string[]]>([
  [{ type: 'string' }, ['if (typeof data !== "string") return false;']],
  [{ type: ['integer', 'null'] }, ['if (!Number.isInteger(data) && data !== null) return false;']],
  [{ type: 'string', enum: ['a', 'b', null] }, ['if (data !== "a" && data !== "b") return false;']],
  [
    { type: 'object', required: ['id'], properties: { id: { type: 'string' }, size: { type: 'integer' } } },
    [
      notObject,
      'if (typeof data.id !== "string") return false;',
      'if (data.size !== undefined && !Number.isInteger(data.size)) return false;',
    ],
  ],
  [
    { type: 'object', required: ['a-b'], properties: { 'a-b': {} } },
    [notObject, 'if (data["a-b"] === undefined) return false;'],
  ],
  [
    { type: 'array', items: { type: 'integer', minimum: 1 } },
    [
      'if (!Array.isArray(data)) return false;',
      'for (const item1 of data) {',
      '  if (!Number.isInteger(item1)) return false;',
      '  if (!(item1 >= 1)) return false;',
      '}',
    ],
  ],
  [
    { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
    ['if (data !== null && typeof data !== "boolean") return false;'],
  ],
  [
    { oneOf: [{ type: 'string' }, { type: 'number' }] },
    ['if (typeof data !== "string" && !Number.isFinite(data)) return false;'],
  ],
  [
    { oneOf: [{ minimum: 1 }, { maximum: 2 }] },
    [
      'let passed1 = 0;',
      'part2: {',
      '  if (typeof data === "number" && !(data >= 1)) break part2;',
      '  passed1 += 1;',
      '}',
      'part3: {',
      '  if (typeof data === "number" && !(data <= 2)) break part3;',
      '  passed1 += 1;',
      '}',
      'if (passed1 !== 1) return false;',
    ],
  ],
  [{ not: { type: 'string' } }, ['part1: {', '  if (typeof data !== "string") break part1;', '  return false;', '}']],
  [
    { type: 'object', properties: { kind: {} }, additionalProperties: false },
    [notObject, 'for (const key1 in data) {', '  if (key1 !== "kind") return false;', '}'],
  ],
])('%j is judged by few lines', async ([schema, code]) => {
  expect(await linesFor(schema)).toEqual([...code, 'return true;']);
});

/** The lines of the function that judges a body of this schema. */
async function linesFor(schema: Json): Promise<readonly string[]> {
  const requestBody = { content: { 'application/json': { schema } } };
  const post = { operationId: 'judge', requestBody, responses: { 204: { description: 'Judged.' } } };
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/': { post } } };
  const files = await emitValidators(buildContract({ document }, new Diagnostics()));
  const module = files.find(({ path }) => path.endsWith('/operations/judge.ts'));
  const text = module?.kind === 'text' ? module.text : '';
  const [, body = ''] = /^function isJudgeBody\(data: any\): boolean \{\n(.*?)\n\}$/ms.exec(text) ?? [];
  return body.split('\n').map((line) => line.slice(2));
}
