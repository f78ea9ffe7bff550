import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../generator/contract.ts';
import { type Json, type JsonObject, member } from '#mock/json.ts';
import { runCommand } from '../../templates/runtime/verify-engine/src/cli/command.ts';
import { archive, type Entry } from './support/record.ts';
import { thingsPlatform } from './support/things.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('observed');

const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Plants', version: '1' },
  paths: {
    "/plants/{id}/o'clock": {
      get: {
        operationId: 'getPlant',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          '200': {
            description: '',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Plant' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Named: { type: 'object', properties: { name: { type: 'string', 'x-provenance': 'assumed' } } },
      Plant: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        type: 'object',
        properties: {
          kind: { type: 'string', enum: ['TREE', 'HERB'] },
          pot: { type: 'object', additionalProperties: false, properties: { size: { type: 'integer' } } },
        },
      },
    },
  },
};

function entry(body: Json): Entry {
  return {
    request: { method: 'GET', url: "https://plants.example.com/plants/1/o'clock", headers: [] },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { mimeType: 'application/json', text: JSON.stringify(body) },
    },
    ...{ startedDateTime: '2026-03-04T05:06:07Z' },
  };
}

async function observe(name: string, bodies: readonly Json[]): Promise<string> {
  const [traffic, overlay] = [join(folder, `${name}.har`), join(folder, `${name}.yaml`)];
  writeFileSync(traffic, archive(bodies.map(entry)));
  const source = { documents: [{ name: 'v1', root }], platform: thingsPlatform, rules: [] };
  await runCommand(() => source, ['har', traffic, '--observed', overlay], {
    out: () => undefined,
    error: () => undefined,
  });
  return overlay;
}

/** Applies an overlay with the generator, and returns the document. */
async function applied(
  overlay: string,
): Promise<{ readonly document: JsonObject; readonly reported: readonly string[] }> {
  const file = join(folder, 'plants.json');
  writeFileSync(file, JSON.stringify(root));
  const { document, diagnostics } = await loadContract(file, { overlays: [overlay] });
  return { document, reported: diagnostics.map(({ text }) => text).filter((text) => text.includes('overlay')) };
}

function valueAt(document: JsonObject, ...steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>((value, step) => member(value, step), document);
}

describe('the overlay of what traffic showed', async () => {
  const overlay = await observe('plants', [
    { name: 'Oak', kind: 'TREE', pot: { size: 3, color: 'red' }, height: 4 },
    { name: 'Moss', kind: 'MOSS', height: null },
  ]);
  const { document, reported } = await applied(overlay);
  const schema = (...steps: readonly string[]): Json | undefined =>
    valueAt(document, 'components', 'schemas', ...steps);

  test('is accepted by the generator, and selects something with every action', () => {
    expect(reported).toEqual([]);
  });

  test('marks a stated property with count and date, and keeps its provenance and type', () => {
    expect(schema('Named', 'properties', 'name')).toEqual({
      type: 'string',
      'x-provenance': 'assumed',
      'x-observed': { count: 2, last: '2026-03-04' },
    });
  });

  test('counts the values of an enumeration, and lists those that are not stated without adding them', () => {
    expect(schema('Plant', 'properties', 'kind')).toEqual({
      type: 'string',
      enum: ['TREE', 'HERB'],
      'x-observed': { count: 2, last: '2026-03-04', values: { TREE: 1, MOSS: 1 }, unlisted: ['MOSS'] },
    });
  });

  test('adds a property that an open schema does not state, with its types', () => {
    expect(schema('Plant', 'properties', 'height')).toMatchObject({
      type: ['null', 'number'],
      'x-observed': { count: 2, last: '2026-03-04' },
    });
  });

  test('adds no property to a closed schema, and names it beside the others', () => {
    expect(schema('Plant', 'properties', 'pot', 'properties', 'color')).toBeUndefined();
    expect(schema('Plant', 'properties', 'pot', 'x-observed-properties', 'color')).toMatchObject({ type: 'string' });
  });

  test('lists the rules that were exercised, with their basis, result and count', () => {
    expect(valueAt(document, 'info', 'x-observed-rules', 'response-schema')).toEqual({
      result: 'failed',
      basis: 'documented',
      count: 2,
      broken: 2,
      last: '2026-03-04',
    });
  });

  test('has no secret as a name or value, also if a later exchange shows it to be one', async () => {
    const secret = await observe('secrets', [{ name: 'Oak', kind: 'CANARY', CANARY: 1 }, { token: 'CANARY' }]);
    const text = readFileSync(secret, 'utf8');
    expect(text).toContain("['kind']");
    expect(text).not.toContain('CANARY');
  });

  test('does not replace a file that exists', async () => {
    const before = readFileSync(overlay, 'utf8');
    await observe('plants', [{ name: 'Ash' }]);
    expect(existsSync(overlay) && readFileSync(overlay, 'utf8')).toBe(before);
  });
});
