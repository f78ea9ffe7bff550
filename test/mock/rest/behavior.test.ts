// Runs in `npm run test:rest`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { HttpError } from '#mock/http/message.ts';
import { loadBehavior } from '#mock/load/load-behavior.ts';
import type { MockOptions } from '#mock/options.ts';
import { type Behavior, emptyPlatform } from '#mock/platform.ts';
import { type Mock, start } from '#mock/start.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SPEC = join(import.meta.dirname, '../support/inferred.yaml');
const folder = temporaryFolder('behavior');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Starts a mock as `startMock` of a package does, which has no documents of its own here. */
function startMock(options: MockOptions): Promise<Mock> {
  return start({ platform: emptyPlatform, documents: [] }, options);
}

/** Creates an order in a mock: the status, and the title or the message of the response. */
async function createOrder({ fetch: send, url }: Pick<Mock, 'url' | 'fetch'>, title: unknown) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ order: { title } });
  const response = await send(`${url}/v1/orders`, { ...init, body });
  const { order, message } = await response.json();
  return [response.status, order?.title ?? message];
}

/** Behavior that changes the title of new orders. */
const titled = (text: string): string => `
import type { Behavior } from '@bmp/mock';

export const behavior: Behavior = {
  actions: {
    'orders.create': ({ body }, next) => next({ body: { order: { ...Object(body).order, title: ${text} } } }),
  },
};
`;

describe('a mock of another document', () => {
  test('runs in this process, with its remarks and its overlays', async () => {
    const overlay = file(
      'overlay.yaml',
      "overlay: 1.0.0\ninfo: { title: T, version: '1' }\nactions:\n  - { target: $.info, update: { title: Store } }\n",
    );
    await using mock = await startMock({ spec: SPEC, overlays: [overlay] });
    expect([await createOrder(mock, 'A pen'), mock.core.documents[0]?.root['info']]).toEqual([
      [201, 'A pen'],
      { title: 'Store', version: '1' },
    ]);
  });

  test.each<readonly [MockOptions, string]>([
    [{ within: '.' }, '"within" requires "spec".'],
    [{ spec: SPEC, infer: 'no' as never }, 'infer must be true or false.'],
    [{ spec: join(folder, 'none.yaml') }, 'none.yaml'],
    [{ spec: SPEC, behavior: join(folder, 'none.js') }, 'There is no such file'],
    [{ spec: SPEC, behavior: join(folder, 'title.ts', 'x.js') }, 'There is no such file'],
    [{ spec: SPEC, behavior: join(folder, 'tittle.ts') }, `Did you mean "${join(folder, 'title.ts')}"?`],
    [{ spec: SPEC, behavior: file('empty.js', 'export const other = 1;') }, 'has no behavior'],
    [{ spec: SPEC, behavior: { actions: { 'orders.creat': () => undefined } } }, 'belongs to no operation'],
    [{ spec: SPEC, behavior: { actions: { getVendor: () => undefined } } }, 'Did you mean "get /vendors"?'],
  ])('refuses %j', async (options, message) => {
    await expect(startMock(options)).rejects.toThrow(message);
  });
});

describe('behavior', () => {
  test.each<readonly [string, string | Behavior]>([
    ['in TypeScript', file('title.ts', titled("'typed'"))],
    [
      'in JavaScript, by default',
      file(
        'title.js',
        titled("'typed'")
          .replace(/^.*import.*$/m, '')
          .replace(': Behavior', '')
          .replace('export const behavior =', 'export default'),
      ),
    ],
    [
      'as a value',
      {
        actions: {
          'orders.create': ({ body }, next) =>
            next({ body: { order: { ...Object(Object(body).order), title: 'typed' } } }),
        },
      },
    ],
  ])('changes what the state does, %s', async (_, behavior) => {
    await using mock = await startMock({ spec: SPEC, behavior });
    expect([await createOrder(mock, 'A pen'), (await mock.items('orders'))[0]?.['title']]).toEqual([
      [201, 'typed'],
      'typed',
    ]);
  });

  test('is checked by the document, comes after the handlers of a test, and refuses calls by an error', async () => {
    const behavior: Behavior = {
      actions: {
        'orders.create': ({ body }) => ({ status: 201, body: Object(body) }),
        'orders.search': ({ parameters }) => {
          if (parameters.query['status'] === 'paid') throw new HttpError(409, 'Nobody paid.');
          return undefined;
        },
      },
    };
    await using mock = await startMock({ spec: SPEC, behavior });
    const invalid = await createOrder(mock, 'A pen');
    mock.on(operationOf(mock, 'POST /orders'), () => ({ status: 409, body: { error: { message: 'full' } } }));
    const read = async (query: string) => (await mock.fetch(`${mock.url}/v1/orders${query}`)).status;
    expect([invalid, await createOrder(mock, 'A pen'), await read('?status=paid'), await read('')]).toEqual([
      [500, expect.stringContaining('/body/order must have the property "id"')],
      [409, undefined],
      409,
      200,
    ]);
  });

  test('of a TypeScript file is refused with the reason where Node cannot run it', async () => {
    const behavior = file('other.ts', titled("'x'"));
    await expect(loadBehavior(behavior, false)).rejects.toThrow('Use Node 22.18 or later, or JavaScript.');
  });

  test('of the command is loaded again when it is saved; a faulty one is named, and the last one stays', async () => {
    const behavior = file('saved.js', 'export const behavior = { actions: {} };');
    const running = await runCommand(['--spec', SPEC, '--behavior', behavior, '--port', '0']);
    const url = /ready at (http:\S+:\d+)/.exec(running.output())?.[1] ?? '';
    const mock = { url, fetch };
    const before = await createOrder(mock, 'first');
    const { operations } = await (await fetch(`${url}/__mock`)).json();
    const control = `${url}/__mock/space/other/__mock/replies`;
    const body = JSON.stringify({ operation: operations[0], status: 418, strict: false });
    await fetch(control, { method: 'POST', body });
    const title = (text: string): string =>
      titled(text)
        .replace(/^.*import.*$/m, '')
        .replace(': Behavior', '');
    writeFileSync(behavior, title("'saved'"));
    await vi.waitFor(() => expect(running.output()).toContain('is served'), 10_000);
    const after = await createOrder(mock, 'second');
    expect((await (await fetch(control)).json()).replies).toMatchObject([{ operation: operations[0], status: 418 }]);
    writeFileSync(behavior, 'export const behavior = { actions: { none: () => {} } };');
    await vi.waitFor(() => expect(running.output()).toContain('belongs to no operation'), 10_000);
    const { orders } = await (await fetch(`${url}/v1/orders`)).json();
    expect([before, after, orders.map((order: { readonly title: string }) => order.title)]).toEqual([
      [201, 'first'],
      [201, 'saved'],
      ['first', 'saved'],
    ]);
    running.child.kill('SIGTERM');
    await once(running.child, 'exit');
  }, 30_000);

  test('of the command is loaded again although its state, which something else wrote, cannot be saved', async () => {
    const behavior = file('stated.js', 'export const behavior = { actions: {} };');
    const state = join(folder, 'state.json');
    const running = await runCommand(['--spec', SPEC, '--behavior', behavior, '--state', state, '--port', '0']);
    const url = /ready at (http:\S+:\d+)/.exec(running.output())?.[1] ?? '';
    file('state.json', '{"version":1,"collections":{}}');
    file('stated.js', 'export const behavior = { actions: {} }; // saved');
    await vi.waitFor(() => expect(running.output()).toContain('is served'), 10_000);
    expect(running.output()).toContain('state.json changed while the mock ran, and was not overwritten.');
    expect(running.output()).toContain('Later changes of the state are not saved.');
    expect(await createOrder({ url, fetch }, 'served')).toEqual([201, 'served']);
    running.child.kill('SIGTERM');
    await once(running.child, 'exit');
    expect(readFileSync(state, 'utf8')).toBe('{"version":1,"collections":{}}');
  }, 30_000);
});

/** Id of an operation by its method and path. */
function operationOf(mock: Mock, request: string): string {
  return mock.core.operations.find(({ method, path }) => `${method} ${path}` === request)?.id ?? '';
}

/** Starts the command; resolves when it has printed something. */
async function runCommand(
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly output: () => string }> {
  const module = join(import.meta.dirname, '../../../templates/runtime/mock-engine/src/cli/command.ts');
  const program = file(
    'main.ts',
    `import { runCommand } from ${JSON.stringify(module)};\nawait runCommand(() => { throw new Error('none'); }, process.argv.slice(2));\n`,
  );
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  return { child, output: () => output };
}
