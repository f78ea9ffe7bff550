import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { checkDocument } from '../../../generator/load/check-document.ts';
import { limits } from '../../../generator/load/limits.ts';
import { loadSpecification } from '../../../generator/load/load-specification.ts';
import { yamlNotation } from '../../../generator/load/notation.ts';
import { parseYaml } from '../../../generator/load/parse-yaml.ts';
import { reread, textWithout } from '../../../generator/load/reread.ts';
import { yamlParts, yamlSkeleton } from '../../../generator/load/yaml-parts.ts';
import { isObject, type JsonObject } from '../../../generator/model/json.ts';
import { type Problem, Problems, SpecError } from '../../../generator/problems.ts';
import { type Memory, openMemory } from '../../../generator/run-memory.ts';
import { editedYaml, yamlEdits } from './yaml-edits.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const folder = mkdtempSync(join(tmpdir(), 'yaml-'));
const file = join(folder, 'openapi.yaml');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A document whose parts are written in every way that people write them, with something to mend and to tell in it. */
const text = `# A document
---
openapi: 3.0.3
info: { title: Pets, version: '1' }
tags:
- name: pets

paths:
  # All of them
  /pets:
    get: # lists
      summary: "Lists \\"pets\\"
        é"
      description: |+
        Some text: with # no comment

          indented

      parameters:
      - $ref: '#/components/parameters/limit'
      - name: tags
        in: query
        schema: { type: array,
          items: { type: string } }
      responses:
        200:
          $ref: "#/components/responses/Pets"
# Not indented
    # Indented

  '/pets/{id}' :
    put:
      parameters:
        - {name: id, in: path, required: true, schema: {type: string, nullable: true}}
      requestBody: { content: { application/octet-stream: { schema: { type: string, format: binary } } } }
      responses:
        '204': { description: Done. }
        "404":
          description: >-
            None of
            them.

  /pets/{name}: { get: { responses: { 200: { description: The same place. } } } }
  x-note: nobody's
components:
  schemas:
    Pet:
      type: object
      required: [id]
      properties:
        id:
          type: integer
          minimum: 1
          exclusiveMinimum: true
    Empty: {}
    Pets: {type: array, items: { $ref: '#/components/schemas/Pet' }, example: [{ id: one }]}
    1.0:
      description: a text that
       goes on
      type: string
  responses:
    Pets:
      description: Pets.
      content:
        application/json:
          schema:
            $ref: '#/components/schemas/Pets'
          examples: { one: { $ref: '#/components/examples/one' } }
  parameters:
    limit: { name: limit, in: query, description: , schema: { type: integer } }
  examples:
    one:
      value:
      - id: 1
      -
  securitySchemes:
    key: { type: apiKey, name: k, in: header }
`;

function parted(of: string) {
  const bytes = Buffer.from(of);
  const { value } = parseYaml(of);
  const parts = isObject(value) ? yamlParts(bytes, value) : undefined;
  if (parts === undefined || !isObject(value)) throw new Error('the text has no parts');
  const without = textWithout({ notation: yamlNotation, bytes, parts });
  const skeleton = yamlSkeleton(without, value);
  if (skeleton === undefined) throw new Error(`the text without parts says something else:\n${without}`);
  return { notation: yamlNotation, bytes, parts, skeleton: { text: without, value: skeleton } };
}

describe('of a YAML text that is read again, these parts are parsed', () => {
  test.for<readonly [given: string, edit: (before: string) => string, want: readonly string[] | undefined]>([
    ['nothing', (before) => before, []],
    ['a text in a part', (before) => before.replace('Lists', 'Shows'), ['/pets']],
    ['two parts', (before) => before.replace('Lists', 'Shows').replace('minimum: 1', 'minimum: 2'), ['/pets', 'Pet']],
    ['what a part ends with', (before) => before.replace('Minimum: true', 'Minimum: true\n      title: P'), ['Pet']],
    ['the last part', (before) => before.replace('      -\n', '      -\n      - 2\n'), ['one']],
    ['a comment at the end of a part', (before) => before.replace('# Not', '# Hardly'), ['/pets']],
    ['a part on the line of its key', (before) => before.replace('place. }', 'place }'), ['/pets/{name}']],
    ['a part that gets lines of its own', (before) => before.replace(' {}', '\n      type: object'), ['Empty']],
    ['the indentation of a part', (before) => before.replace('{}\n', '\n     type: string\n'), ['Empty']],
    ['line ends in a part', (before) => before.replace('type: object\n', 'type: object\r\n'), ['Pet']],
    ['what surrounds them', (before) => before.replace("'1'", "'2'"), undefined],
    ['the name of a part', (before) => before.replace('Pet:', 'Cat:'), undefined],
    ['the parts: there is one more', (before) => before.replace('    Pet:', '    New: {}\n    Pet:'), undefined],
    ['the parts: one is in the other', (before) => before.replace('    Empty:', '      Empty:'), undefined],
    ['the parts: one has gone', (before) => before.replace('    Empty: {}\n', ''), undefined],
    ['a part that is no map any more', (before) => before.replace('{}', '[]'), undefined],
    ['a map on the line of its key', (before) => before.replace(' {}', ' type: string'), undefined],
    ['what follows the colon', (before) => before.replace('Empty: {}', 'Empty:{}'), undefined],
    ['an anchor', (before) => before.replace('type: object', 'type: &a object'), undefined],
    ['a tag', (before) => before.replace('type: object', 'type: !!str object'), undefined],
    ['a merge key', (before) => before.replace('type: object', '<<: {}'), undefined],
    ['a tab', (before) => before.replace('      type: object', '\t  type: object'), undefined],
    ['a line end of an old kind', (before) => before.replace('type: object\n', 'type: object\r'), undefined],
    ['a quote, which is not closed then', (before) => before.replace('type: object', 'type: "object'), undefined],
    ['a key, which is there twice then', (before) => before.replace('required: [id]', 'type: string'), undefined],
    ['the end: another document follows', (before) => `${before}---\na: 1\n`, undefined],
    ['a number, which is too large', (before) => before.replace('minimum: 1', 'minimum: 1e999'), undefined],
  ])('where what has changed is %s', ([, edit, want]) => {
    const before = parted(text);
    const now = edit(text);
    expect(now === text).toBe(want?.length === 0);
    const read = reread(before, Buffer.from(now));
    expect(read?.changed.map(({ key }) => key)).toEqual(want);
    if (read === undefined) return;
    expect(JSON.stringify(read.value)).toBe(JSON.stringify(parseYaml(now).value));
    const { parts } = parted(now);
    expect(read.parts).toEqual(parts);
  });

  test('none that is deeper than the limit', () => {
    const nested = (levels: number): string =>
      text.replace('{}', `{ enum: ${'['.repeat(levels)}${']'.repeat(levels)} }`);
    const depths = Array.from({ length: 12 }, (_, index) => limits.depth - 8 + index);
    const whole = depths.map((levels) => parseYaml(nested(levels)).faults.length === 0);
    const again = depths.map((levels) => reread(parted(text), Buffer.from(nested(levels))) !== undefined);
    expect([new Set(whole), new Set(again)]).toEqual([new Set([true, false]), new Set([true, false])]);
    expect(again.filter((isRead, index) => isRead && whole[index] === false)).toEqual([]);
  });
});

test.each([text, text.slice(0, -1), text.replaceAll('\n', '\r\n')])(
  'whatever is saved of a YAML text, what is loaded and told is that of a run that remembers nothing',
  async (given) => {
    let inParts = 0;
    const property = fc.asyncProperty(fc.array(yamlEdits, { minLength: 2, maxLength: 6 }), async (saves) => {
      const memory = openMemory();
      let good = given;
      await loaded(good, memory());
      for (const save of saves) {
        const next = editedYaml(good, save);
        const remembered = await loaded(next, memory());
        expect(remembered).toEqual(await loaded(next));
        if (remembered.document !== undefined) good = next;
        const [known] = [...(memory().loaded?.values() ?? [])];
        if (remembered.document !== undefined && known?.apart?.source.content.syntax === 'yaml in parts') inParts += 1;
      }
    });
    await fc.assert(property, { numRuns: isLong ? 1_000 : 25, seed: 20_261_122 });
    expect(inParts).toBeGreaterThan(5);
  },
  1_800_000,
);

/** What a text comes to: a document, or none, and all that is told of it, with its places. */
async function loaded(
  saved: string,
  memory: Memory = {},
): Promise<{ readonly document?: JsonObject; readonly told: readonly Problem[] }> {
  writeFileSync(file, saved);
  const problems = new Problems();
  try {
    const specification = await loadSpecification(file, problems, memory);
    checkDocument(specification, problems, memory.check);
    return { document: specification.document, told: problems.found };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return { told: problems.found };
  }
}
