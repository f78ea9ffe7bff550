// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createContractBody } from '../../generated/sdk/src/validators/support.ts';
import { MOCK, ROOT } from './support/programs.ts';
import { sectionOf } from './support/session.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const story = sectionOf(readme, '## The update that forgets a field');
const folder = temporaryFolder('readme');

/** Returns the blocks of the story in a language. */
function blocks(language: string): readonly string[] {
  return [...story.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );
}

function run(args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return stdout + stderr;
}

test('the picture names the eight packages of the toolchain', () => {
  const [picture = ''] = /^```mermaid\n[\s\S]*?^```$/m.exec(readme) ?? [];
  const names = ['yaml', 'Ajv', 'ts-morph', 'Handlebars', 'Prettier', 'openapi-typescript', 'Prism', 'Vitest'];
  expect(names.filter((name) => !picture.includes(name))).toEqual([]);
});

test('a contract test on the mock fails for the request by hand as shown', () => {
  const [request = ''] = blocks('js');
  const [passing = ''] = blocks('ts');
  const failing = passing
    .replaceAll(
      /'@bmp\/(\w+)(?:\/(\w+))?'/g,
      (_, name, entry = 'index') => `'${ROOT}/generated/${name}/src/${entry}.ts'`,
    )
    .replace(
      /^.*businessCards\.update.*$/m,
      `  const { url: baseUrl, fetch } = mock();\n  const authorization = \`Basic \${btoa('technical:technical')}\`;\n${request}`,
    );
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'rename-card.test.ts'), failing);
  const printed = run([join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]);
  const [, start, end] = /fails with `(.*) … (.*)`/.exec(story) ?? [];
  expect(printed).toMatch(new RegExp(`AssertionError: ${start} .* ${end}`));
});

test('the validator finds the issues that are shown', () => {
  const result = createContractBody.validate({ projectId: 7, regression: 'true', regresion: false });
  const shown = blocks('ts')[1] ?? '';
  expect(shown).toContain("{ projectId: 7, regression: 'true', regresion: false }");
  expect(result.ok ? '' : result.text).toBe([...shown.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line).join('\n'));
});

test('the entry of the map is in map.json', () => {
  const { endpoints } = JSON.parse(readFileSync(join(ROOT, 'generated/migrate/map.json'), 'utf8'));
  const entry = JSON.parse(blocks('json')[0] ?? '{}');
  expect(endpoints).toContainEqual(
    expect.objectContaining({ ...entry, v2: expect.objectContaining(entry.v2), v3: expect.objectContaining(entry.v3) }),
  );
});

test('the codemod prints the diff that is shown', () => {
  const [diff = ''] = blocks('diff');
  const [, file = ''] = /^--- a\/(.*)$/m.exec(diff) ?? [];
  const before = diff
    .split('\n')
    .slice(3, -1)
    .filter((line) => !line.startsWith('+'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${before.map((line) => line.slice(1)).join('\n')}\n`);
  const printed = run([join(ROOT, 'generated/migrate/src/main.ts'), 'code', 'src', '--types', 'erp-v2']);
  expect(printed.replaceAll(/^ $/gm, '').replaceAll(/^([-+]{3} [ab]\/)/gm, '$1src/')).toContain(diff);
});

test("the operations of vendors' clients are those of the mock's guide, all rows", () => {
  const guide = readFileSync(join(MOCK, 'docs/documents.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| (Octokit|PagerDuty|Asana|Stripe|Linode)\b.*\| +(\d+) +\| +(\d+) +\|$/gm)];
  const shown = rows.map(([, name = '', works = '', all = '']) => [name, `${works} of ${all}`]);
  const sentence = /these work: ([\s\S]*?)\.\n/.exec(readme)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';
  const stated = [...sentence.matchAll(/(\w+)(?: \([^)]*\))? (\d+ of \d+)/g)].map(([, name, works]) => [name, works]);
  expect(stated).toEqual(shown);
  expect(shown).toHaveLength(5);
});

test('counts hostile documents and rules as they are', () => {
  const documents = globSync('test/hostile/fixtures/[0-9]*', { cwd: ROOT });
  const rules = readFileSync(join(ROOT, 'generated/docs/conformance.md'), 'utf8').match(/<a id="R\d+">/g) ?? [];
  expect(readme).toContain(`${documents.length} documents`);
  expect(readme).toContain(`lists ${rules.length} rules`);
});
