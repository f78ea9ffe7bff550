import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheStages } from '../../generator/cache.ts';
import { generate, type GenerateOptions } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** One operation of a document that is edited again and again, with a shape of its own. */
interface Thing {
  readonly summary: string;
  readonly type: 'string' | 'integer' | 'boolean';
  readonly limit: number;
  readonly fields: readonly string[];
  readonly isShared: boolean;
}

const thing = fc.record<Thing>({
  summary: fc.constantFrom('Gets it.', 'Reads it, all of it.', '`*/` and more'),
  type: fc.constantFrom('string', 'integer', 'boolean'),
  limit: fc.integer({ min: 1, max: 9 }),
  fields: fc.uniqueArray(fc.constantFrom('a', 'b', 'c-d', '__proto__'), { maxLength: 3 }),
  isShared: fc.boolean(),
});
/** A save: the operation at a place becomes another one. */
const edit = fc.record({ at: fc.nat({ max: 2 }), thing });

const runs = process.env['TEST_LONG'] === undefined ? 3 : 60;
const folder = temporaryFolder('edits');
const spec = join(folder, 'openapi.json');

test('under --watch, the output equals that of a run without a cache after every edit', async () => {
  const first = fc.array(thing, { minLength: 3, maxLength: 3 });
  const edits = fc.array(edit, { minLength: 2, maxLength: 4 });
  const property = fc.asyncProperty(first, edits, async (things, saves) => {
    const stages = cacheStages();
    let now = things;
    for (const save of [undefined, ...saves]) {
      now = save === undefined ? now : now.with(save.at, save.thing);
      expect(await generated(now, stages())).toEqual(await generated(now, {}));
    }
  });
  await fc.assert(property, { numRuns: runs, seed: 20_261_120 });
});

async function generated(
  things: readonly Thing[],
  surroundings: GenerateOptions,
): Promise<ReadonlyMap<string, string>> {
  writeFileSync(spec, JSON.stringify(documentOf(things)));
  const { files } = await generate({ spec, only: ['spec', 'sdk', 'validators'] }, new Diagnostics(), surroundings);
  return files;
}

function documentOf(things: readonly Thing[]): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: Object.fromEntries(things.map((one, index) => [`/things${index}`, { put: operationOf(one, index) }])),
    components: { schemas: { Shared: schemaOf(things[0]) } },
  };
}

function operationOf(one: Thing, index: number): object {
  const schema = one.isShared ? { $ref: '#/components/schemas/Shared' } : schemaOf(one);
  const content = { 'application/json': { schema } };
  return {
    operationId: `putThing${index}`,
    summary: one.summary,
    requestBody: { required: true, content },
    responses: { 200: { description: 'It.', content } },
  };
}

function schemaOf(
  { type, limit, fields }: Pick<Thing, 'type' | 'limit' | 'fields'> = { type: 'string', limit: 1, fields: [] },
): object {
  const field = { type, ...(type === 'string' && { maxLength: limit }), ...(type === 'integer' && { maximum: limit }) };
  return {
    type: 'object',
    properties: Object.fromEntries(['id', ...fields].map((name) => [name, field])),
    required: fields.slice(0, 1),
  };
}
