// Runs in `npm run test:rest`.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ACTION = join(ROOT, '.github/actions/api-changes');
const folder = temporaryFolder('action');

/** What GitHub holds: the comments of the pull request, and what was uploaded for code scanning. */
const comments: { readonly id: number; body: string }[] = [];
const uploads: string[] = [];

async function bodyOf(request: IncomingMessage): Promise<{ readonly body?: string; readonly sarif?: string }> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

const github = createServer(async (request, response) => {
  const { body = '', sarif = '' } = await bodyOf(request);
  const id = Number(/comments\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
  const index = comments.findIndex((one) => one.id === id);
  if (request.url?.endsWith('/sarifs') === true) uploads.push(gunzipSync(Buffer.from(sarif, 'base64')).toString());
  else if (request.method === 'POST') comments.push({ id: comments.length + 1, body });
  else if (request.method === 'PATCH') comments.splice(index, 1, { id, body });
  else if (request.method === 'DELETE') comments.splice(index, 1);
  response
    .writeHead(request.method === 'DELETE' ? 204 : 200)
    .end(request.method === 'GET' ? JSON.stringify(comments) : '{}');
});

function document(type: string): string {
  const schema = { type: 'object', properties: { id: { type: 'string' }, amount: { type } } };
  const responses = { 200: { description: 'Fine.', content: { 'application/json': { schema } } } };
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'A', version: '1.0.0' },
    paths: { '/a': { get: { responses } } },
  });
}

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@a.example', ...args], { cwd: folder });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(folder, 'openapi.json'), document('number'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  mkdirSync(join(folder, 'affected'));
  writeFileSync(join(folder, 'affected/shop.txt'), '3 of 40 call sites; 2 by codemod\n');
  writeFileSync(join(folder, 'affected/app.txt'), '0 of 12 call sites; 0 by codemod\n');
  writeFileSync(join(folder, 'event.json'), JSON.stringify({ pull_request: { number: 7, head: { sha: 'abc' } } }));
});

afterAll(() => github.close());

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly run: string; readonly env: Readonly<Record<string, string>> }[];
  };
}

/** Runs the steps of the action as a runner does; returns the output and the exit code of the last one. */
async function runAction(
  inputs: Readonly<Record<string, string>>,
): Promise<{ readonly output: string; readonly code: number }> {
  const action: Action = parse(readFileSync(join(ACTION, 'action.yml'), 'utf8'));
  const address = github.address() as AddressInfo;
  const command = `${process.execPath} ${join(ROOT, 'generator/evolve/bin.ts')}`;
  const given = new Map<string, string>([
    ...Object.entries(action.inputs).map(([name, one]) => [`inputs.${name}`, one.default ?? ''] as const),
    ...Object.entries({ ...inputs, command, token: 'secret' }).map(
      ([name, value]) => [`inputs.${name}`, value] as const,
    ),
    ['github.action_path', ACTION],
  ]);
  const expand = (text: string): string =>
    text.replaceAll(/\$\{\{ *([\w.-]+) *\}\}/g, (_, name: string) => given.get(name) ?? '');
  const runner = {
    GITHUB_API_URL: `http://127.0.0.1:${address.port}`,
    GITHUB_REPOSITORY: 'ada/api',
    GITHUB_BASE_REF: 'main',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  };
  let result = { output: '', code: 0 };
  for (const { run, env } of action.runs.steps) {
    const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, expand(value)]));
    const child = spawn('bash', ['-e', '-c', expand(run)], { cwd: folder, env: { ...process.env, ...runner, ...own } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const code = await new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
    result = { output, code };
  }
  return result;
}

test('a breaking change is annotated, uploaded and commented on, with the consumers that break', async () => {
  writeFileSync(join(folder, 'openapi.json'), document('string'));
  const { output, code } = await runAction({ document: 'openapi.json', affected: 'affected' });
  expect(output).toMatch(/^::error file=openapi\.json,line=1,col=\d+,title=response-type-changed::/m);
  expect(code).toBe(1);
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toContain('response-type-changed');
  expect(comments[0]?.body).toContain('## Consumers (1 of 2 affected)');
  expect(comments[0]?.body).toContain('| shop | 3 of 40 call sites; 2 by codemod |');
  expect(uploads[0]).toContain('"ruleId": "response-type-changed"');
});

test('the comment is replaced, and goes when nothing is left', async () => {
  writeFileSync(join(folder, 'openapi.json'), document('boolean'));
  await runAction({ document: 'openapi.json' });
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toContain('to boolean');
  writeFileSync(join(folder, 'openapi.json'), document('number'));
  expect(await runAction({ document: 'openapi.json' })).toMatchObject({ code: 0 });
  expect(comments).toEqual([]);
});
