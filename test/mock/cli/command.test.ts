// Runs in `npm run test:rest`.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readArguments } from '#mock/cli/command.ts';
import { explainError } from '#mock/cli/explain-error.ts';
import { resolveReference } from '#mock/document/references.ts';
import { loadDocument } from '#mock/load/load-document.ts';
import { objectAt } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-command');

const SPEC = join(folder, 'openapi.json');
writeFileSync(
  SPEC,
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'One', version: '1' },
    paths: {
      '/one': {
        get: { responses: { 200: { description: '', content: { 'application/json': { schema: {}, example: 1 } } } } },
      },
    },
  }),
);
const MULTI = join(folder, 'openapi.yaml');
writeFileSync(MULTI, 'openapi: 3.1.0\ninfo: { title: Two, version: "1" }\npaths:\n  /two: { $ref: ./two.yaml }\n');
writeFileSync(
  join(folder, 'two.yaml'),
  'get:\n  responses:\n    "200": { description: "", content: { application/json: { schema: { type: integer }, example: 2 } } }\n',
);

const NOWHERE = join(folder, 'nowhere.sqlite');
symlinkSync(join(folder, 'none', 'x.sqlite'), NOWHERE);

/** The command as the package binds it, without a platform of its own. */
const PROGRAM = join(folder, 'main.ts');
const source = join(import.meta.dirname, '../../../templates/runtime/mock-engine/src');
writeFileSync(
  PROGRAM,
  `import { runCommand } from ${JSON.stringify(join(source, 'cli/command.ts'))};\nawait runCommand(() => { throw new Error('none'); }, process.argv.slice(2));\n`,
);

async function run(args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly output: () => string }> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await Promise.race([once(child.stdout ?? child, 'data'), once(child.stderr ?? child, 'data'), once(child, 'exit')]);
  return { child, output: () => output };
}

const urlOf = (output: string): string => /http:\/\/[^\s]+/.exec(output)?.[0] ?? '';

test.each([SPEC, MULTI])('it prints its address in one line, responds, and exits cleanly on a signal', async (spec) => {
  const { child, output } = await run(['--port', '0', '--spec', spec]);
  expect(output().trim().split('\n')).toHaveLength(1);
  expect(await (await fetch(`${urlOf(output())}/${spec === SPEC ? 'one' : 'two'}`)).text()).toBe(
    spec === SPEC ? '1' : '2',
  );
  child.kill(spec === SPEC ? 'SIGTERM' : 'SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it prints the base path and its version, and logs calls on request', async () => {
  const file = join(folder, 'below.json');
  const document = JSON.parse(readFileSync(SPEC, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...document, servers: [{ url: 'https://example.com/v1' }] }));
  const { child, output } = await run(['--port', '0', '--spec', file, '--log']);
  const url = urlOf(output());
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
  await (await fetch(`${url}/one?token=abc`)).text();
  await expect.poll(output).toContain('GET /v1/one?token=*** 200');
  child.kill();
  await once(child, 'exit');
  const version = await run(['--version']);
  expect(version.output()).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  ['one signal', ['SIGTERM'] as const],
  ['two at once, as from a terminal and npm', ['SIGINT', 'SIGTERM'] as const],
])('finishes requests in flight before it ends: %s', async (_, signals) => {
  const file = join(folder, 'long.json');
  writeFileSync(file, readFileSync(SPEC, 'utf8').replace('"example":1', `"example":"${'x'.repeat(20)}"`));
  const { child, output } = await run(['--port', '0', '--spec', file]);
  const url = urlOf(output());
  await fetch(`${url}/__mock/faults`, { method: 'POST', body: '{"failure":"drip"}' });
  const response = await fetch(`${url}/one`);
  // The headers have come, so the request is in flight. A stopped process gets all pending signals when it continues.
  for (const signal of ['SIGSTOP', ...signals, 'SIGCONT'] as const) child.kill(signal);
  expect(await response.text()).toBe(`"${'x'.repeat(20)}"`);
  if (child.exitCode === null) await once(child, 'exit');
  expect([child.exitCode, child.signalCode]).toEqual([0, null]);
});

test('a port in use is reported clearly', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { child, output } = await run(['--port', String(port), '--spec', SPEC]);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(output()).toContain(`Port ${port} is already in use`);
  expect(output()).not.toContain('    at ');
  taken.close();
});

test.each([
  ['an unknown option', ['--nothing'], 'Unknown option --nothing. Options: --port, '],
  ['one that every object has', ['--constructor', 'x'], 'Unknown option --constructor.'],
  ['a short one', ['-p', '1'], 'Unknown option -p.'],
  ['an option that stands twice', ['--port', '1', '--port', '2'], '--port may be given only once.'],
  ['a flag that stands twice', ['--strict', '--strict'], '--strict may be given only once.'],
  ['a flag with a value', ['--strict=no'], '--strict takes no value; remove "=no".'],
  ['an option at the end', ['--spec'], '--spec needs a file.'],
  ['an option before another', ['--users', '--strict'], '--users needs a file, but is followed by --strict.'],
  ['a host without a name', ['--host', ''], '--host needs an address.'],
  ['what belongs to no option', ['openapi.json'], 'Unexpected argument "openapi.json".'],
  ['a port that is none', ['--port', 'x', '--spec', SPEC], 'whole number'],
  ['a folder around no document', ['--within', folder], '--within requires --spec.'],
  ['a file that is not there', ['--port', '0', '--spec', join(folder, 'none.json')], 'no such file'],
  ['a file below a file', ['--port', '0', '--spec', SPEC, '--users', join(SPEC, 'x')], 'x needs a folder.'],
  ['a file that is no document', ['--port', '0', '--spec', PROGRAM], 'document-not-object'],
  ['users that cannot be read', ['--port', '0', '--spec', SPEC, '--users', SPEC], 'a list called "users"'],
  [
    'a store where nothing listens',
    ['--port', '0', '--spec', SPEC, '--store', 'redis://127.0.0.1:1'],
    'Nothing listens at the address of the store, 127.0.0.1:1. See --store.',
  ],
  [
    'a store whose address there is not',
    ['--port', '0', '--spec', SPEC, '--store', 'redis://:secret@none.invalid'],
    'There is no such address, none.invalid. See --host and --store.',
  ],
  [
    'a host that is not of this machine',
    ['--port', '0', '--spec', SPEC, '--host', '192.0.2.1'],
    'There is no such address, 192.0.2.1. See --host and --store.',
  ],
  [
    'a store that leads nowhere',
    ['--port', '0', '--spec', SPEC, '--store', NOWHERE],
    `look whether you may write to it and to the folder ${folder}. See --store.`,
  ],
  [
    'a store that no file can be',
    ['--port', '0', '--spec', SPEC, '--store', join(folder, 'none', 'x.sqlite')],
    `x.sqlite cannot be opened as a store: there is no folder ${join(folder, 'none')}. See --store.`,
  ],
  ['a store without a name', ['--port', '0', '--spec', SPEC, '--store='], '--store needs a file or an address.'],
  [
    'a store of a kind that there is not',
    ['--port', '0', '--spec', SPEC, '--store', 'postgres://me:secret@localhost/db'],
    'postgres:… is not a supported store. Name a file, or redis://… See --store.',
  ],
  [
    'a kind of store without an address',
    ['--port', '0', '--spec', SPEC, '--store', 'redis'],
    'redis:… is not a supported store. Name a file, or redis://… See --store.',
  ],
  [
    'an address that is none',
    ['--port', '0', '--spec', SPEC, '--store', 'redis://:secret@127.0.0.1:99999'],
    'Redis cannot be opened as a store: Invalid URL. See --store.',
  ],
])('%s is reported in one line, with exit code 1', async (_, args, wanted) => {
  const { child, output } = await run(args);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(output()).not.toContain('    at ');
  expect(output().trim().split('\n')).toEqual([expect.stringContaining(wanted)]);
});

test.each([
  [{ code: 'EACCES', path: 'users.json' }, /^No permission to read users\.json\./],
  [{ code: 'EACCES', port: 80 }, /^No permission to listen on port 80\./],
  [{ code: 'EADDRINUSE', port: 4010 }, /^Port 4010 is already in use\./],
  [{ code: 'EADDRINUSE' }, /^The port is already in use\./],
  [{ code: 'EAI_AGAIN', message: 'getaddrinfo EAI_AGAIN redis' }, /^There is no such address, redis\./],
  [
    { message: 'connect ECONNREFUSED 127.0.0.1:6379' },
    /^Nothing listens at the address of the store, 127\.0\.0\.1:6379\./,
  ],
  [{ message: 'No mock responds at http://a: connect ECONNREFUSED a. See --url.' }, /^No mock responds at http:\/\/a/],
])('the error for %j names its subject', (known, want) => {
  expect(explainError(Object.assign(new Error('EACCES: permission denied'), known))).toMatch(want);
});

test.each([
  ['an address', (canary: string) => `${canary}/path.yaml`, 'reference-remote'],
  ['an address without a scheme', (canary: string) => canary.replace('http:', ''), 'reference-malformed'],
  ['a file beside the folder', () => '../beside.yaml', 'reference-outside'],
  ['a link out of the folder', () => './link.yaml', 'reference-outside'],
])('a reference to %s is reported, and never followed', async (_, reference, wanted) => {
  let asked = 0;
  const canary = createHttpServer((_request, response) => {
    asked += 1;
    response.end('get: { responses: { "200": { description: "" } } }');
  });
  await once(canary.listen(0, '127.0.0.1'), 'listening');
  const named = reference(`http://127.0.0.1:${Object(canary.address()).port}`);
  const spec = join(mkdtempSync(join(folder, 'named-')), 'openapi.yaml');
  writeFileSync(join(folder, 'beside.yaml'), 'get: { responses: { "200": { description: "" } } }');
  symlinkSync(join(folder, 'beside.yaml'), join(spec, '../link.yaml'));
  writeFileSync(spec, `openapi: 3.1.0\ninfo: { title: X, version: "1" }\npaths:\n  /x: { $ref: '${named}' }\n`);
  const { child, output } = await run(['--port', '0', '--spec', spec]);
  child.kill();
  canary.close();
  expect([asked, output()]).toEqual([0, expect.stringContaining(wanted)]);
});

test.each(['..path.yaml', './...yaml', '..parts/path.yaml'])('a file of its folder named %s is read', async (name) => {
  const spec = join(mkdtempSync(join(folder, 'dots-')), 'openapi.yaml');
  mkdirSync(dirname(join(spec, '..', name)), { recursive: true });
  writeFileSync(join(spec, '..', name), 'get: { responses: { "200": { description: "" } } }');
  writeFileSync(spec, `openapi: 3.1.0\ninfo: { title: X, version: "1" }\npaths:\n  /x: { $ref: '${name}' }\n`);
  const root = (await loadDocument(spec)).documents[0]?.root ?? {};
  expect(Object.keys(resolveReference(root, objectAt(root, 'paths')['/x']))).toEqual(['get']);
});

test.each<readonly [data: string, want: string]>([
  ['[1]', 'Data must be an object'],
  ['{"nothing":[]}', 'Unknown collection "nothing". Collections: users.'],
  ['{"users":{"id":"1"}}', 'Data: "users" must be a list of items.'],
  ['{"users":[{"id":"1"},3]}', 'Data: item 2 of "users" is not an object.'],
  ['{"users":[{"name":"A"}]}', 'Data: item 1 of "users" has no "id".'],
  ['{"users":[{"id":"1"},{"id":1}]}', 'Data: item 2 of "users" has the same "id" as an earlier one: 1.'],
])('invalid items of --data are reported: %s', async (data, want) => {
  const file = join(folder, 'data.json');
  writeFileSync(file, data);
  const { child, output } = await run(['--port', '0', '--spec', SPEC, '--data', file]);
  if (child.exitCode === null) await once(child, 'exit');
  expect([child.exitCode, output()]).toEqual([1, expect.stringContaining(want)]);
});

test('an unsupported version of Node gets a message that names the required one', async () => {
  const file = join(folder, 'old.ts');
  const module = JSON.stringify(join(source, 'require-node.ts'));
  writeFileSync(
    file,
    `import { requireNode } from ${module}; for (const version of process.argv.slice(2)) requireNode(version); console.log('new enough');`,
  );
  const outcome = (...versions: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...versions], { encoding: 'utf8' });
    return [status, stdout + stderr];
  };
  expect(outcome('22.12.0', '24.20.1', '25.0.0')).toEqual([0, 'new enough\n']);
  expect(outcome('22.11.9')).toEqual([
    1,
    'The mock needs Node 22.12 or later; this is Node 22.11.9. To run it with another one: npx -y -p node@24 COMMAND.\n',
  ]);
  expect(outcome('20.20.2')[0]).toBe(1);
});

/** Each of forty lists holds the one before it nine times. */
const bomb = Array.from({ length: 40 }, (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`)
  .join('\n')
  .replace(/\[.*\]/, '[]');

test.each([
  ['another version', 'old.json', '{"swagger":"1.2"}', 'error version-'],
  ['an unknown version', 'none.yaml', 'openapi: 4.0.0', 'error version-unsupported'],
  ['half a text', 'cut.json', '{"openapi":', 'cut.json:1:12 error syntax-invalid'],
  ['aliases of aliases', 'bomb.yaml', bomb, 'Use $ref'],
  ['brackets in brackets', 'deep.yaml', '['.repeat(50_000), 'error too-deep'],
  ['wrong YAML', 'bad.yaml', 'openapi: 3.1.0\ninfo: {a: b\nx: y\n', 'error syntax-invalid'],
])('a document of %s is rejected with its file and the reason', async (_, name, text, reason) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  await expect(loadDocument(file)).rejects.toThrow(name);
  await expect(loadDocument(file)).rejects.toThrow(reason);
});

test('arguments become options', () => {
  expect(readArguments(['--port', '0', '--seed', '7', '--strict', '--store', 'x.sqlite', '--calls', '5'])).toEqual({
    mock: { port: 0, seed: 7, strict: true, check: true, legacy: true, store: 'x.sqlite', callsPerSpace: 5 },
  });
  expect(readArguments([]).mock.port).toBe(4010);
  expect(readArguments(['--no-check']).mock.check).toBe(false);
  expect(readArguments(['--host=::1', '--cors', 'http://a', '--cors', 'http://b']).mock).toMatchObject({
    host: '::1',
    cors: ['http://a', 'http://b'],
  });
  expect(readArguments(['--seed', '7'], { port: '4020', seed: '8' }).mock).toMatchObject({ port: 4020, seed: 7 });
});

test('the help names every option, and the version is that of the package', () => {
  const folderOfPackage = join(import.meta.dirname, '../../../generated/mock');
  const output = (...args: readonly string[]) => {
    const main = join(folderOfPackage, 'src/main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
    return [status, stdout, stderr];
  };
  const { version } = JSON.parse(readFileSync(join(folderOfPackage, 'package.json'), 'utf8'));
  expect(output('--version')).toEqual([0, `${version}\n`, '']);
  const [status, help, errors] = output('--help');
  expect([status, errors]).toEqual([0, '']);
  expect(help).toContain('npx @bmp/mock [options]');
  const [, , unknown = ''] = output('--nothing');
  const options = new Set(String(unknown).match(/(?<=Options: .*)--[a-z-]+/g));
  expect(options.size).toBe(30);
  for (const option of options) expect(help).toContain(`${option} `);
  for (const args of [['-h'], ['--nothing', '--help']]) expect(output(...args)).toEqual([0, help, '']);
  const [, own = ''] = output('export', '-h');
  expect(String(own).match(/--[a-z-]+ /g)).toEqual(['--url ', '--url ', '--force ']);
});

test('an empty host does not stand for all addresses', async () => {
  await expect(start(await loadDocument(SPEC), { port: 0, host: '' })).rejects.toThrow('The host has no name.');
});

test('R078 a file of users that is not JSON is rejected without quoting it', async () => {
  const users = join(folder, 'users.json');
  writeFileSync(users, '{"users":[\n  {"login":"a","password":"very secret"},\n]}');
  const { child, output } = await run(['--port', '0', '--spec', SPEC, '--users', users]);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(output()).toContain('users.json:3:1: invalid JSON from here on.');
  expect(output()).not.toContain('secret');
});
