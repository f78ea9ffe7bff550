// Runs in `npm run test:rest`.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstCallIn } from '../../scripts/docs/start-page.ts';
import type { Mock } from '#mock/start.ts';
import { platformMock } from '../mock/support/platform-mock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const DOCS = join(import.meta.dirname, '../../generated/mock/docs');
const run = promisify(execFile);
const folder = temporaryFolder('languages');
let mock: Mock;
beforeAll(async () => {
  mock = await platformMock({ strict: false });
});
afterAll(() => mock.close());

/** Returns the block of a language on a page of the guide. */
function blockOf(page: string, language: string): string {
  const text = readFileSync(join(DOCS, page), 'utf8');
  const found = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, name]) => name === language);
  expect(found).toHaveLength(1);
  return found[0]?.[2] ?? '';
}

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const skipped = (command: string): string => (has(command) ? '' : ` (skipped: this machine has no ${command})`);
const options = () => ({ cwd: folder, env: { ...process.env, MOCK_URL: mock.url } });

test.each([
  { language: 'sh', command: 'bash', file: 'story.sh' },
  { language: 'python', command: 'python3', file: 'story.py' },
  { language: 'java', command: 'java', file: 'Story.java' },
])('the program in $language gets the fault and reads the call', { timeout: 120_000 }, async (program) => {
  const { language, command, file } = program;
  if (!has(command)) return;
  writeFileSync(join(folder, file), blockOf('languages.md', language));
  const { stdout } = await run(command, [file], options());
  expect(stdout.trim().split(/\s+/)).toEqual(['503', '1']);
});

test.each([
  { language: 'curl', command: 'sh', file: 'first-call.sh', isUsable: has('curl') },
  { language: 'python', command: 'python3', file: 'first_call.py', isUsable: has('python3') },
] as const)('the first call in $language creates a contract', async ({ language, command, file, isUsable }) => {
  if (!isUsable) return;
  await using own = await platformMock();
  writeFileSync(join(folder, file), firstCallIn(language).replaceAll('http://127.0.0.1:4010', own.url));
  const { stdout } = await run(command, [file], options());
  expect([JSON.parse(stdout), own.violations()]).toEqual([language === 'curl' ? '900001' : 900_001, []]);
});

test.skipIf(!has('pytest'))(
  `the fixture for pytest fails a test that breaks the contract${skipped('pytest')}`,
  async () => {
    writeFileSync(join(folder, 'conftest.py'), blockOf('recipes.md', 'python'));
    const call = (path: string): string =>
      `urllib.request.urlopen(urllib.request.Request(f"{mock.url}${path}", headers={"authorization": "Basic dGVjaG5pY2FsOnRlY2huaWNhbA=="})).status == 200`;
    const tests = [
      'import urllib.request',
      '',
      'def test_right(mock):',
      `    assert ${call('/rest/projectmanagement/activities/1')}`,
      '',
      'def test_wrong(mock):',
      `    assert ${call('/rest/projectmanagement/activities/1?unknown=1')}`,
    ];
    writeFileSync(join(folder, 'test_mock.py'), tests.join('\n'));
    const { stdout } = await run('pytest', ['-q', '-p', 'no:cacheprovider'], options()).catch((error: unknown) =>
      Object(error),
    );
    expect(stdout).toContain('2 passed, 1 error');
  },
);
