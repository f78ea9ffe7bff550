import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { npm, PATIENCE, ROOT } from './support/pack-once.ts';
import { writeFiles } from '../support/write-files.ts';

const PACKAGES = ['sdk', 'mock', 'migrate'];
const QUIETLY = ['--silent', '--no-audit', '--no-fund', '--ignore-scripts'];
const isLong = process.env['TEST_LONG'] !== undefined;

/** A document of somebody else's, whose plants have a name or, before it, a label. */
const document = (version: string, name: string): string => `
openapi: 3.1.0
info: { title: Garden, version: '${version}' }
servers: [{ url: 'https://garden.example.com' }]
paths:
  /plants/{plantId}:
    get:
      operationId: getPlant
      tags: [Plants]
      parameters: [{ name: plantId, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: The plant., content: { application/json: { schema: { $ref: '#/components/schemas/Plant' }, example: { ${name}: Rose } } } } }
components:
  schemas:
    Plant: { type: object, required: [${name}], properties: { ${name}: { type: string, minLength: 1 } } }
`;

const RENAMES = `
- { id: plant-name, operation: rename, owners: [Plant], v2: label, v3: name, source: release notes of 3.0, certainty: documented }
`;

let folder = '';
let empty = '';

/** With what the package asks for itself, and the compiler beside it, as the guide says. */
function build(own: string): void {
  npm(['install', ...QUIETLY], own);
  npm(['exec', '--no', '--', 'tsc', '-p', own], folder);
  npm(['pack', '--silent', '--pack-destination', folder], own);
  rmSync(own, { recursive: true });
}

function run(program: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: empty,
    encoding: 'utf8',
  }).trim();
}

describe.skipIf(!isLong)('packages of a foreign document, built by the guide and installed from tarballs', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foreign-'));
    empty = join(folder, 'empty');
    mkdirSync(join(folder, 'renames'));
    writeFileSync(join(folder, 'v2.yaml'), document('2', 'label'));
    writeFileSync(join(folder, 'v3.yaml'), document('3', 'name'));
    writeFileSync(join(folder, 'renames/fields.yaml'), RENAMES);
    const sources = {
      spec: join(folder, 'v3.yaml'),
      oldSpec: join(folder, 'v2.yaml'),
      renames: join(folder, 'renames'),
    };
    const { files } = await generate(sources, new Diagnostics());
    writeFiles(folder, files);
    mkdirSync(empty);
    writeFileSync(join(empty, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
    npm(['install', ...QUIETLY, 'typescript@7.0.2', '@types/node@24.19.2'], folder);
    for (const name of PACKAGES) build(join(folder, name));
    const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    npm(['install', ...QUIETLY, ...tarballs.map((name) => join(folder, name))], empty);
  }, 2 * PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('runs client, validators and mock together', () => {
    const program = `
      import { Client } from '@garden/sdk/core';
      import { getPlant } from '@garden/sdk/plants';
      import { getPlantResponse } from '@garden/sdk/validators/plants';
      import { startMock } from '@garden/mock';
      const mock = await startMock({ seed: 1 });
      const client = new Client({ baseUrl: mock.url, fetch: mock.fetch, allowInsecure: true });
      const plant = await getPlant(client, { plantId: '1' });
      console.log(plant.name, getPlantResponse(plant), getPlantResponse({ name: '' }), mock.calls('getPlant').length);
      await mock.close();`;
    expect(run(program)).toBe('Rose true false 1');
  });

  test('runs the mock as a command with its request and parameter parsing', () => {
    const main = join(empty, 'node_modules/@garden/mock/dist/main.js');
    const { stdout, status } = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' });
    expect([status, stdout]).toMatchObject([0, expect.stringContaining('--port')]);
  });

  test('translates stored documents', () => {
    const program = `
      import { toOpenapi } from '@garden/migrate/migration';
      import * as client from '@garden/sdk/migration';
      console.log(JSON.stringify([toOpenapi, client.toOpenapi].map((to) => to('Plant', { label: 'Rose' }).value)));`;
    expect(run(program)).toBe('[{"name":"Rose"},{"name":"Rose"}]');
    const main = join(empty, 'node_modules/@garden/migrate/dist/main.js');
    const { stdout, status } = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8', cwd: empty });
    expect([status, stdout.length > 0]).toEqual([0, true]);
  });

  test('ships declarations that compile under strict settings', () => {
    writeFileSync(
      join(empty, 'use.ts'),
      `import { Client } from '@garden/sdk/core';
       import { getPlant } from '@garden/sdk/plants';
       import { type Mock, startMock } from '@garden/mock';
       const mock: Mock = await startMock({ port: 0 });
       const { name }: { name: string } = await getPlant(new Client({ baseUrl: mock.url }), { plantId: '1' });
       // @ts-expect-error: there is no such option
       await startMock({ nothing: name });`,
    );
    const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
    const options = [
      '--strict',
      '--noEmit',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      '',
    ];
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, 'use.ts'], {
      cwd: empty,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});
