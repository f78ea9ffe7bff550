import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishProblem } from '../../scripts/release/publish.ts';
import {
  addEntry,
  applyChangesets,
  hasChangesets,
  type NextVersion,
  stateVersion,
} from '../../scripts/release/changesets.ts';
import { hasSection, requiredBump, specificationBump, versionProblem } from '../../scripts/release/versions.ts';
import { testFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLASS = 'export declare class Server {\n    close(): void;\n}\n';
const REPORT = `## pkg\n\n\`\`\`ts\nexport interface Options {\n    readonly seed?: number;\n}\n${CLASS}\`\`\`\n`;

test.each([
  ['the same API', 'patch', REPORT],
  ['an added optional member', 'minor', REPORT.replace('}', '    readonly port?: number;\n}')],
  ['an added required member', 'major', REPORT.replace('}', '    readonly port: number;\n}')],
  ['an added required method', 'major', REPORT.replace('}', '    listen(): void;\n}')],
  ['an added method of a class', 'minor', REPORT.replace('(): void;', '(): void;\n    open(): void;')],
  ['an added export', 'minor', `${REPORT}export declare const VERSION: string;\n`],
  ['a removed export', 'major', REPORT.replace(CLASS, '')],
  ['a changed type', 'major', REPORT.replace('number', 'string')],
  ['a removed member', 'major', REPORT.replace('    readonly seed?: number;\n', '')],
])('%s asks for a %s version', (_, bump, after) => {
  expect(requiredBump(REPORT, after)).toBe(bump);
});

test.each([
  ['1.2.3', '1.2.4', 'patch', true],
  ['1.2.3', '1.2.3', 'patch', false],
  ['1.2.3', '1.2.4', 'minor', false],
  ['1.2.3', '1.3.0', 'minor', true],
  ['1.2.3', '1.3.0', 'major', false],
  ['1.2.3', '2.0.0', 'major', true],
  ['0.1.0', '0.1.1', 'major', false],
  ['0.1.0', '0.1.1', 'minor', false],
  ['0.1.0', '0.2.0', 'major', true],
] as const)('from %s to %s is enough for a %s version: %s', (before, after, bump, isEnough) => {
  expect(versionProblem(before, after, bump) === undefined).toBe(isEnough);
});

const DOCUMENT = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets: { get: { operationId: readPets, responses: { '204': { description: Done } } } }
  /owners: { get: { operationId: readOwners, responses: { '204': { description: Done } } } }
`;

test.each([
  ['the same specification', 'patch', DOCUMENT],
  ['an added operation', 'minor', `${DOCUMENT}  /toys: { get: { responses: { '204': { description: Done } } } }\n`],
  ['a removed operation', 'major', DOCUMENT.replace(/ {2}\/owners.*\n/, '')],
])('%s asks for a %s version of the client', async (_, bump, changed) => {
  const folder = testFolder('versions');
  const [before, after] = [join(folder, 'before.yaml'), join(folder, 'after.yaml')];
  writeFileSync(before, DOCUMENT);
  writeFileSync(after, changed);
  expect(await specificationBump(before, after)).toBe(bump);
});

test.each([
  ['no repository is configured', null, null, 'config.json names no repository'],
  ['the tarballs name no repository', 'https://example.com/a', null, 'The tarballs name no repository'],
  ['there are no tarballs', 'https://example.com/a', undefined, 'There are no tarballs yet'],
  ['the repository is the configured one', 'https://example.com/a', 'https://example.com/a', undefined],
])('publishing, if %s', (_, repository, released, problem) => {
  const release = released === undefined ? undefined : { repository: released, packages: [] };
  const found = publishProblem({ repository }, release);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

describe.skipIf(!hasChangesets())('changesets', () => {
  const manifests = [
    { name: '@acme/sdk', version: '0.1.0' },
    { name: '@acme/mock', version: '0.1.0' },
  ];

  function apply(changesets: Readonly<Record<string, string>>): NextVersion {
    const folder = testFolder('versions', changesets);
    return applyChangesets(folder, manifests);
  }

  test('give all packages the version of the highest bump, and an entry to those that changed', () => {
    const next = apply({
      'one.md': "---\n'@acme/mock': patch\n---\n\nClose idle connections.\n",
      'two.md': "---\n'@acme/mock': minor\n---\n\nAdd the option `latencyMs`.\n",
      'README.md': 'How to write one',
    });
    const entry =
      '### `@acme/mock`\n\n#### Minor changes\n\n- Add the option `latencyMs`.\n\n#### Patch changes\n\n- Close idle connections.';
    expect(next).toEqual({ version: '0.2.0', entry });
  });

  test.each([
    ['there are none', {}, /has no changesets/],
    ['one names an unknown package', { 'one.md': "---\n'@acme/other': patch\n---\n\nA change.\n" }, /@acme\/other/],
  ])('fail, if %s', (_, changesets, message) => {
    expect(() => apply(changesets)).toThrow(message);
  });
});

test('an entry is added above that of the newest version', () => {
  const added = addEntry(
    '# Changelog\n\n## [0.1.0] - Unreleased\n\nThe first.\n',
    { version: '0.2.0', entry: '- New' },
    '2026-12-01',
  );
  expect(added).toBe('# Changelog\n\n## [0.2.0] - 2026-12-01\n\n- New\n\n## [0.1.0] - Unreleased\n\nThe first.\n');
});

test.each([
  ['states none', "x-package: { scope: '@acme' }", "x-package: { scope: '@acme', version: '0.2.0' }"],
  ['states one', "x-package: { scope: '@acme', version: '0.1.0' }", "x-package: { scope: '@acme', version: '0.2.0' }"],
])('the version is stated in a specification that %s', (_, before, after) => {
  expect(stateVersion(`openapi: 3.1.0\n${before}\npaths: {}\n`, '0.2.0')).toBe(`openapi: 3.1.0\n${after}\npaths: {}\n`);
});

test('the changelog of this repository has a section of the version that is prepared, and of no other', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'generated/sdk/package.json'), 'utf8'));
  expect([hasSection(changelog, version), hasSection(changelog, '9.9.9')]).toEqual([true, false]);
});
