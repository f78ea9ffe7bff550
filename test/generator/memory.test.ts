import { describe, expect, test } from 'vitest';
import { emitValidators } from '../../generator/emit/validators/emit-validators.ts';
import type { CompiledCode } from '../../generator/emit/validators/compile-unit.ts';
import { afresh, type Recall, Remembered } from '../../generator/memory.ts';
import { buildContract } from '../../generator/model/build-contract.ts';
import { Problems } from '../../generator/problems.ts';

describe('what is remembered', () => {
  test('is made once, as long as each turn asks for it', () => {
    const memory = new Remembered<number>();
    const made: string[] = [];
    const ask = (origin: string): number => memory.recall(origin, () => made.push(origin));
    const turns = [['a', 'b', 'a'], ['a'], ['a', 'b']];
    const answers = turns.map((origins) => {
      memory.turn();
      return origins.map(ask);
    });
    // In the second turn nobody asks for b, so it is made again in the third.
    expect(answers).toEqual([[1, 2, 1], [1], [1, 3]]);
    expect(made).toEqual(['a', 'b', 'b']);
  });

  test('outlasts a turn that comes to nothing', () => {
    const memory = new Remembered<number>();
    memory.recall('a', () => 1);
    for (let turn = 0; turn < 3; turn += 1) memory.turn();
    expect(memory.recall('a', () => 2)).toBe(1);
  });
});

describe('validators', () => {
  test('are compiled once where operations judge by the same schema, and come out the same as if each were', async () => {
    const contract = contractOf({ maxLength: 5 });
    const asked: string[] = [];
    const memory = new Remembered<CompiledCode>();
    const made: string[] = [];
    const recall: Recall<CompiledCode> = (origin, make) => {
      asked.push(origin);
      return memory.recall(origin, () => {
        made.push(origin);
        return make();
      });
    };
    const recalled = await emitValidators(contract, recall);
    expect(asked.length).toBe(4);
    expect(made.length).toBe(2);
    expect(recalled).toEqual(await emitValidators(contract, afresh));
  });

  test('are compiled anew where a schema has changed, and only there', async () => {
    const memory = new Remembered<CompiledCode>();
    const made: string[] = [];
    const recall: Recall<CompiledCode> = (origin, make) =>
      memory.recall(origin, () => {
        made.push(origin);
        return make();
      });
    await emitValidators(contractOf({ maxLength: 5 }), recall);
    made.length = 0;
    memory.turn();
    const changed = await emitValidators(contractOf({ maxLength: 6 }), recall);
    expect(made.length).toBe(1);
    expect(changed).toEqual(await emitValidators(contractOf({ maxLength: 6 }), afresh));
  });
});

/** Two operations alike, each with a body of its own that has an enumeration and a pattern. */
function contractOf(text: object) {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string', pattern: '^[a-z]+$', ...text }, kind: { enum: [{ a: 1 }, { b: 2 }] } },
  };
  const post = (operationId: string): object => ({
    post: {
      operationId,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: { content: { 'application/json': { schema } } },
      responses: { 204: { description: 'Done.' } },
    },
  });
  const paths = { '/one/{id}': post('one'), '/two/{id}': post('two') };
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths };
  return buildContract({ document: JSON.parse(JSON.stringify(document)) }, new Problems());
}
