// Runs in `npm run test:rest`.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../sdk/support/server.ts';
import { clientGuideOf, productsOf, programsIn, ROOT, shippedPrograms, shownPrograms } from './support/programs.ts';
import type { Ending } from './support/run-modules.ts';
import { startPlatform } from './support/start-platform.ts';
import { openWorkspace, type Workspace } from './support/workspace.ts';

const library = await productsOf(join(import.meta.dirname, 'fixtures/library.yaml'));
const programs = [...shownPrograms(library), ...shippedPrograms()];

describe('every program in a guide or package', () => {
  let server: TestServer;
  let workspace: Workspace;
  let endings: ReadonlyMap<string, Ending>;
  beforeAll(async () => {
    server = await startPlatform();
    workspace = openWorkspace(programs, library);
    endings = await workspace.run(server.url);
  });
  afterAll(async () => {
    workspace[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  test('compiles under strict settings', async () => {
    expect(await workspace.compile()).toBe('');
  });

  test.each(programs.map((program) => [program.page, program.name, program] as const))(
    'runs and prints the stated output: %s, %s',
    (_, __, { file, promised }) => {
      const { error, printed } = endings.get(file) ?? { error: 'not run' };
      expect(error).toBeUndefined();
      expect(printed).toEqual(expect.arrayContaining([...promised]));
    },
  );

  test.each([
    [
      'the first contract',
      'PUT /RS/support/contracts',
      { company: 'ACME', body: { projectId: '7', regression: false } },
    ],
    ['the company of a copy', 'PUT /support/contracts', { company: 'BETA', body: { projectId: '7' } }],
    ['the company of one call', 'PUT /support/contracts', { company: 'GAMMA', body: { projectId: '7' } }],
    ['a whole card', 'POST /RS/workforce/employees/1/business-cards/2', { company: 'ACME', body: wholeCard() }],
    [
      'a whole phase',
      'POST /projectmanagement/projects/3/phases/4',
      { body: expect.objectContaining({ closure: true, name: 'Build', managerId: null }) },
    ],
    ['the third page', 'POST /settings/journals/search?offset=100&limit=50', { body: expect.anything() }],
    ['a comment', 'POST /approvalprocess/approvals/3/approve', { body: 'fine' }],
    ['a day', 'POST /settings/journals/5/set-end-date', { body: '2026-01-31' }],
  ])('sends what it says: %s', (_, line, wanted) => {
    const sent = server.seen
      .filter(({ method, url }) => `${method} ${url}` === line)
      .map(({ headers, body }) => ({ company: headers['x-company-code'], body: JSON.parse(body) as unknown }));
    expect(sent).toContainEqual({ company: undefined, ...wanted });
  });

  test('sends a file as a stream', () => {
    const cover = server.seen.find(({ url }) => url.endsWith('/cover'));
    expect(cover?.headers).toMatchObject({ 'content-type': 'image/png', 'transfer-encoding': 'chunked' });
    expect(cover?.body).toBe('contents');
  });

  test('sends an image as a form part', () => {
    const scan = server.seen.find(({ url }) => url.endsWith('/smart-scan'));
    expect(scan?.headers['content-type']).toContain('multipart/form-data; boundary=');
    expect(scan?.body).toContain('an image');
  });
});

describe('a page', () => {
  test('rejects a code block that no test runs', () => {
    expect(() => programsIn('page', '## Title\n\n```js\nf();\n```\n', {})).toThrow('Title: a block of js is not run');
    expect(() => programsIn('page', '## Title\n\n```\nf();\n```\n', {})).toThrow('Title: a block of no language');
  });

  test.each(globSync('test/golden/*/spec.yaml', { cwd: ROOT }))('is complete for %s', async (file) => {
    const guide = await clientGuideOf(join(ROOT, file));
    expect(guide.get('docs/operations.md')).toContain('## Functions');
    for (const page of guide.values()) {
      expect(page).not.toMatch(/\{\{|\}\}|(?<!`)undefined|\[object|\n\n\n/);
      for (const { text } of programsIn('page', page, {})) expect(text).not.toBe('');
    }
  });
});

function wholeCard(): object {
  const card = { id: '2', employeeId: '1', name: 'Visa', cardNumber: '**** 0012', endDate: '2026-12-31T00:00:00.000Z' };
  return { ...card, encryptedCardNumber: null, type: null };
}
