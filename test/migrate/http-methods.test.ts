import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrateCode, type MigrationResult } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { indexMigration } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import type { EndpointEntry } from '../../templates/runtime/shared/migration/map.ts';
import { map, overlay } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-verbs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A table in which a path and its verb change together: none of the platform's own does. */
const entry: EndpointEntry = {
  id: 'create-thing',
  source: 'conventions L242',
  certainty: 'documented',
  distinctive: false,
  counterpart: 'moved',
  v2: { operation: 'createThing', method: 'POST', path: '/shelf/boxes/{box_id}/old-things' },
  v3: { operation: 'createThing', method: 'PUT', path: '/shelf/boxes/{box_id}/things' },
};
const thing = {
  id: 'createThing',
  method: 'POST',
  path: '/shelf/boxes/{box_id}/old-things',
  parameters: [],
  body: [],
  response: [],
};
const migration = indexMigration({ ...map, endpoints: [entry], v2Operations: [thing] });

/** Migrates a text, in which `{id}` stands for an expression in a template. */
function migrate(plain: string, name = 'a.ts'): MigrationResult & { readonly after: string } {
  const text = plain.replaceAll('{id}', '$' + '{id}');
  writeFileSync(join(folder, name), text);
  const migrated = migrateCode({ folder, migration, overlay: overlay('v2') });
  rmSync(join(folder, name));
  return { ...migrated, after: migrated.changes[0]?.after ?? text };
}

test.each([
  ['fetch', "fetch(`/shelf/boxes/{id}/old-things`, { method: 'POST', body });"],
  ['a client', "axios.post('/shelf/boxes/7/old-things', body);"],
  [
    'a client with a base URL',
    "const api = axios.create({ baseURL: '/rest/shelf' });\napi.post(`/boxes/{id}/old-things`);",
  ],
  ['options alone', "axios({ method: 'post', url: '/shelf/boxes/7/old-things', data: body });"],
  [
    'got with a prefix',
    "const api = got.extend({ prefixUrl: 'https://x/rest' });\napi.post(`shelf/boxes/{id}/old-things`, { json: body });",
  ],
  ['a chain', "superagent.post('/shelf/boxes/7/old-things').send(body);"],
  ['XMLHttpRequest', "xhr.open('POST', '/shelf/boxes/' + id + '/old-things');"],
  ['node:http', "https.request({ host: 'x', path: `/shelf/boxes/{id}/old-things`, method: 'POST' });"],
  ['nock', "nock('https://x/rest').post('/shelf/boxes/7/old-things').reply(200, '1');"],
  ['msw', "http.post('*/shelf/boxes/:id/old-things', () => {});"],
  ['msw of old', "rest.post('*/shelf/boxes/:id/old-things', () => {});"],
  ["the caller's wrapper", "api('POST', `/shelf/boxes/{id}/old-things`, body);"],
])('R118 the method changes together with the path: %s', (_, text) => {
  const { after, findings } = migrate(text, 'a.js');
  const verbs = [...after.matchAll(/\b(put|post)\b/gi)].map(([verb]) => verb.toLowerCase());
  expect(verbs).toEqual(['put']);
  expect(after).toContain('things');
  expect(after).not.toContain('old-things');
  expect(findings.map(({ tier }) => tier)).toEqual(['certain', 'certain']);
});

test('R118 a method in a constant away from the call is reported, and its path stays', () => {
  const { after, findings } = migrate("const method = 'POST';\nrequest('/shelf/boxes/7/old-things', { method });");
  expect(after).toContain("'/shelf/boxes/7/old-things'");
  const finding = { category: 'method', tier: 'manual', suggestion: 'PUT' };
  expect(findings).toEqual([expect.objectContaining({ ...finding, reason: expect.stringContaining('/things.') })]);
});

test('R118 a call with another method on the same path is another operation', () => {
  const { changes, findings } = migrate("axios.get('/shelf/boxes/7/old-things');");
  expect(changes).toEqual([]);
  expect(findings).toEqual([expect.objectContaining({ rule: 'create-thing', tier: 'manual' })]);
});

test('R118 the method changes at the call when the path is a constant', () => {
  const { after } = migrate(
    "const things = (id: string) => `/shelf/boxes/{id}/old-things`;\nexport const add = (id: string) => fetch(things(id), { method: 'POST' });",
  );
  expect(after).toContain('/things`');
  expect(after).toContain("method: 'PUT'");
});
