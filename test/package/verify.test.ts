// Runs in `npm run test:rest`.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformMock } from '../mock/support/platform-mock.ts';
import { PATIENCE } from './support/pack-once.ts';
import { start } from '#mock/start.ts';
import { thingsDocument, thingsPlatform, thingsSource } from '../verify/support/things.ts';
import { installVerify, packedPackage, type VerifyInstallation } from './support/packed-verify.ts';

let installed: VerifyInstallation;
beforeAll(async () => {
  installed = await installVerify();
}, PATIENCE);
afterAll(() => installed[Symbol.dispose]());

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command as npx does: the file that `bin` names. */
function verify(...argv: readonly string[]): Promise<Ended> {
  const { bin } = JSON.parse(readFileSync(join(installed.own, 'package.json'), 'utf8'));
  return new Promise((resolve) => {
    execFile(process.execPath, [join(installed.own, bin['bmp-verify']), ...argv], (error, out, errorText) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: errorText });
    });
  });
}

function archiveFile(name: string, entries: readonly object[]): string {
  const file = join(installed.folder, name);
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }));
  return file;
}

const PERSON = 'https://erp.example.com/rest/workforce/employees/1';

function read(body: object): object {
  const content = { size: 2, mimeType: 'application/json', text: JSON.stringify(body) };
  return {
    request: { method: 'GET', url: PERSON, headers: [] },
    response: { status: 200, headers: [], content },
  };
}

describe('the tarball of the verification', () => {
  test('passes publint, and its types resolve in every ES module resolution mode', async () => {
    const tarball = new Uint8Array(readFileSync(await packedPackage('verify')));
    expect((await publint({ pack: { tarball: tarball.buffer }, strict: true })).messages).toEqual([]);
    const { problems } = Object({
      problems: [],
      ...(await checkPackage(createPackageFromTarballData(tarball))),
    });
    // Ways of resolving that know no ES modules.
    const isBefore = ({ resolutionKind = '' }) => ['node10', 'node16-cjs'].includes(resolutionKind);
    expect(problems.filter((problem: object) => !isBefore(problem))).toEqual([]);
  });

  test('ships compiled code, guide and license', () => {
    const shipped = ['LICENSE', 'README.md', 'SKILL.md', 'dist', 'llms.txt', 'package.json'];
    expect(readdirSync(installed.own).toSorted()).toEqual(shipped);
  });
});

describe('installed in an empty folder beside the mock', () => {
  test('prints its version and its help', async () => {
    const { version } = JSON.parse(readFileSync(join(installed.own, 'package.json'), 'utf8'));
    expect(await verify('--version')).toEqual({ code: 0, out: `${version}\n`, error: '' });
    expect(await verify('--help')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/har FILE[\s\S]*Exit codes/),
    });
  });

  test('exits with 2 for a mistake on the command line', async () => {
    expect(await verify()).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringContaining('Name a command.'),
    });
    expect(await verify('har', 'none.har')).toMatchObject({
      code: 2,
      error: expect.stringContaining('There is no file "none.har".'),
    });
  });

  test('har exits with 0, 1 or 2', async () => {
    const employee = { id: '1', code: 'EMP001' };
    expect(await verify('har', archiveFile('good.har', [read(employee)]))).toMatchObject({
      code: 0,
      error: '',
    });
    expect(await verify('har', archiveFile('bad.har', [read({ ...employee, code: 1 })]))).toMatchObject({
      code: 1,
      out: expect.stringContaining('R015'),
    });
    expect(await verify('har', archiveFile('none.har', []))).toMatchObject({
      code: 2,
      out: expect.stringContaining('No exchange of the recording belongs to the API'),
    });
  });

  test('run finds nothing wrong with the mock', async () => {
    await using mock = await platformMock();
    const auth = `Basic ${Buffer.from('technical:technical').toString('base64')}`;
    const run = (...more: readonly string[]) =>
      verify('run', '--base-url', mock.url, '--auth', auth, '--rate', '1000', ...more);
    const requests =
      'Sends the requests of Business Management Platform REST API 3.0, the document of this package; --spec names another.\n';
    expect(await run('--only', 'getQuotation', '--param', 'quotation_id=1')).toEqual({
      code: 0,
      out: expect.stringMatching(/^0 findings in [1-9]\d* exchanges of 1 operation\b/m),
      error: requests,
    });
    expect(await run('--only', 'getQuotatoin')).toMatchObject({
      code: 2,
      error: `${requests}There is no operation "getQuotatoin". Did you mean "getQuotation"?\n`,
    });
  });

  test('Ctrl+C ends a proxy after the checks of all exchanges', async () => {
    await using mock = await platformMock();
    const record = join(installed.folder, 'traffic.har');
    const { bin } = JSON.parse(readFileSync(join(installed.own, 'package.json'), 'utf8'));
    const argv = ['proxy', '--to', mock.url, '--record', record];
    const child = spawn(process.execPath, [join(installed.own, bin['bmp-verify']), ...argv]);
    let out = '';
    child.stdout.on('data', (part) => (out += String(part)));
    const ended = new Promise((resolve) => child.once('close', resolve));
    const [line] = await once(child.stderr, 'data');
    const [url] = /^http:\S+/.exec(String(line)) ?? [];
    const headers = { authorization: `Basic ${Buffer.from('technical:technical').toString('base64')}` };
    for (let index = 0; index < 40; index += 1)
      await (await fetch(`${url}/rest/workforce/employees/1`, { headers })).text();
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(out).toMatch(/^0 findings in 40 exchanges of 1 operation\b/m);
    expect(JSON.parse(readFileSync(record, 'utf8')).log.entries).toHaveLength(40);
  });

  test('Ctrl+C ends a run that removes what it created', async () => {
    await using mock = await start({ ...thingsSource(), platform: thingsPlatform }, { port: 0 });
    const spec = join(installed.folder, 'things.json');
    writeFileSync(spec, JSON.stringify(thingsDocument));
    const argv = ['run', '--spec', spec, '--base-url', mock.url, '--auth', 'env:AUTH', '--rate', '50'];
    const { bin } = JSON.parse(readFileSync(join(installed.own, 'package.json'), 'utf8'));
    const authorization = `Basic ${Buffer.from('technical:technical').toString('base64')}`;
    const child = spawn(process.execPath, [join(installed.own, bin['bmp-verify']), ...argv], {
      env: { ...process.env, AUTH: authorization },
    });
    let out = '';
    child.stdout.on('data', (part) => (out += String(part)));
    const ended = new Promise((resolve) => child.once('close', resolve));
    while ((await mock.items('things')).length === 0 && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGINT');
    expect(await ended).toBe(2);
    expect(out).toContain('The session was stopped.');
    expect(mock.calls().filter(({ method }) => method === 'PUT').length).toBeGreaterThan(0);
    expect(await mock.items('things')).toEqual([]);
  });
});
