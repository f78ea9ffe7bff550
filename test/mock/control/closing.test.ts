import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-closing');

const root = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths: {} };

test('the process exits after close despite a pending delay of a fault', () => {
  const source = join(import.meta.dirname, '../../../templates/runtime/mock-engine/src');
  const program = join(folder, 'main.ts');
  writeFileSync(
    program,
    `import { start } from ${JSON.stringify(join(source, 'start.ts'))};
import { emptyPlatform as platform } from ${JSON.stringify(join(source, 'platform.ts'))};
for (const port of [undefined, 0]) {
  const mock = await start({ platform, documents: [{ name: 'one', root: ${JSON.stringify(root)} }] }, { port });
  const go = port === undefined ? mock.fetch : fetch;
  await go(mock.url + '/first');
  mock.fault({ latencyMs: 600_000 });
  console.log(await go(mock.url + '/second', { signal: AbortSignal.timeout(200) }).catch(({ name }) => name));
  await mock.close();
}
`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 60_000 });
  expect([status, stdout, stderr]).toEqual([0, 'TimeoutError\nTimeoutError\n', '']);
});

test('a pending in-process request is rejected when the mock closes', async () => {
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'one', root }] });
  mock.fault({ latencyMs: 600_000 });
  const responses = Promise.all(Array.from({ length: 20 }, () => mock.fetch(`${mock.url}/any`)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await mock.close();
  const late = mock.fetch(`${mock.url}/late`);
  for (const response of [...(await responses), await late])
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('The mock was closed.')]);
});

test.each([{}, { store: join(folder, 'closed.sqlite') }])(
  'a request after close is rejected, with %j',
  async (options) => {
    const mock = await start({ platform: emptyPlatform, documents: [{ name: 'one', root }] }, options);
    await mock.close();
    const response = await mock.fetch(`${mock.url}/__mock/data/none`);
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('The mock was closed.')]);
  },
);
