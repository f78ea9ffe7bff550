import { expect, test } from 'vitest';
import { readDocument } from '../../templates/mock/src/document/read-document.ts';
import type { JsonObject } from '../../templates/mock/src/json.ts';
import { UNDECIDED } from '../../templates/mock/src/http/errors.ts';
import { Prism } from '../../templates/mock/src/prism/prism.ts';
import { statedAnswer } from '../../templates/mock/src/prism/stated-answer.ts';
import { Judges } from '../../templates/mock/src/validation/judge.ts';

const json = (media: JsonObject): JsonObject => ({ content: { 'application/json': media } });

/** Responses to a GET, and whether what Prism answers can be read off the document. */
const RESPONSES: Readonly<Record<string, { readonly responses: JsonObject; readonly isStated: boolean }>> = {
  example: { responses: { 200: json({ example: { a: [1, null, 'x'] } }) }, isStated: true },
  text: { responses: { 201: json({ example: 'a text' }) }, isStated: true },
  nothing: { responses: { 200: json({ example: null }) }, isStated: true },
  lowest: { responses: { 201: json({ example: 1 }), 200: json({ example: 2 }), 404: json({}) }, isStated: true },
  named: { responses: { 200: json({ examples: { b: { value: 1 }, a: { value: 2 } } }) }, isStated: true },
  shared: { responses: { 200: json({ examples: { a: { $ref: '#/components/examples/One' } } }) }, isStated: true },
  both: { responses: { 200: json({ examples: { a: { value: 1 } }, example: 2 }) }, isStated: true },
  ofSchema: { responses: { 200: json({ schema: { example: 1 }, examples: { a: { value: 2 } } }) }, isStated: false },
  beside: { responses: { 200: json({ schema: { type: 'integer' }, examples: { a: { value: 2 } } }) }, isStated: true },
  range: { responses: { '2XX': json({ example: 1 }) }, isStated: false },
  bySchema: { responses: { 200: json({ schema: { type: 'integer' } }) }, isStated: false },
  headed: {
    responses: { 200: { ...json({ example: 1 }), headers: { X: { schema: { type: 'string' } } } } },
    isStated: false,
  },
  two: {
    responses: { 200: { content: { 'text/plain': { example: 'x' }, 'application/json': { example: 1 } } } },
    isStated: false,
  },
};

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Examples', version: '1' },
  paths: Object.fromEntries(
    Object.entries(RESPONSES).map(([name, { responses }]) => [`/${name}`, { get: { responses } }]),
  ),
  components: { examples: { One: { value: { one: 1 } } } },
};

test.each([undefined, '*/*', 'application/json'])(
  'an example that stands in the document is answered as Prism answers it, to who accepts %s',
  async (accept) => {
    const prism = new Prism(true);
    const judges = new Judges(root, 'writeOnly');
    for (const operation of readDocument({ name: 'examples', root }).operations) {
      const stated = statedAnswer(operation, accept);
      expect([operation.path, stated !== undefined]).toEqual([
        operation.path,
        RESPONSES[operation.path.slice(1)]?.isStated,
      ]);
      if (stated === undefined) continue;
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      const request = { method: 'GET', target: operation.path, headers, body: new Uint8Array(0) };
      const query = new URLSearchParams();
      const question = {
        operation,
        request,
        query,
        path: {},
        preference: { dynamic: false },
        judges,
        issues: [UNDECIDED],
      };
      expect([operation.path, stated]).toEqual([operation.path, await prism.answer(question)]);
    }
  },
);

test('what else is accepted is left to Prism', () => {
  const [operation] = readDocument({ name: 'examples', root }).operations;
  if (operation === undefined) throw new Error('The operation is not there.');
  expect(statedAnswer(operation, 'text/plain')).toBeUndefined();
});
