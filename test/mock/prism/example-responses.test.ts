import { expect, test } from 'vitest';
import { readDocument } from '#mock/document/served-document.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import type { JsonObject } from '#mock/json.ts';
import { UNDECIDED } from '#mock/http/message.ts';
import type { PrismQuestion } from '#mock/request/preference.ts';
import { Prism } from '#mock/prism/prism.ts';
import { certainResponse } from '#mock/prism/prism-responder.ts';
import { ResponseSampler } from '#mock/prism/response-sampler.ts';

const json = (media: JsonObject): JsonObject => ({ content: { 'application/json': media } });

/** Responses to a GET, and whether the one that Prism chooses is certain. */
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
  bySchema: { responses: { 200: json({ schema: { type: 'integer' } }) }, isStated: true },
  bySchemaExample: { responses: { 200: json({ schema: { type: 'integer', example: 7 } }) }, isStated: true },
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

const validators = new SchemaValidators(root, 'writeOnly');

function questionFor(operation: PrismQuestion['operation'], accept: string | undefined): PrismQuestion {
  const headers: Record<string, string> = accept === undefined ? {} : { accept };
  const request = { method: 'GET', target: operation.path, headers, body: new Uint8Array(0) };
  const query = new URLSearchParams();
  return { operation, request, query, path: {}, preference: { dynamic: false }, validators, issues: [UNDECIDED] };
}

test.each([undefined, '*/*', 'application/json'])(
  'the response chosen without Prism is the one that Prism chooses, for the accepted type %s',
  async (accept) => {
    const sampler = new ResponseSampler();
    const prism = new Prism(sampler, true);
    for (const operation of readDocument({ name: 'examples', root }).operations) {
      const question = questionFor(operation, accept);
      const certain = certainResponse(question, sampler);
      const isCertain = RESPONSES[operation.path.slice(1)]?.isStated;
      expect([operation.path, certain !== undefined]).toEqual([operation.path, isCertain]);
      if (certain !== undefined)
        expect([operation.path, certain]).toEqual([operation.path, await prism.respond(question)]);
    }
  },
);
