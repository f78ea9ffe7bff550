// Runs in `npm run test:rest`.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../../generated/mock');
const read = (file: string): string => readFileSync(join(FOLDER, 'container', file), 'utf8');

/** Returns the arguments of an instruction in JSON form, such as `ENTRYPOINT ["node"]`. */
function argumentsOf(instruction: string): readonly string[] {
  const [, list = ''] = new RegExp(`^${instruction} .*?(\\[.*\\])$`, 'm').exec(read('Dockerfile')) ?? [];
  return JSON.parse(list);
}

describe('Dockerfile', () => {
  test('runs without root, and declares volumes, port and signal', () => {
    const lines = read('Dockerfile').split('\n');
    expect(lines).toEqual(expect.arrayContaining(['USER node', 'EXPOSE 4010', 'STOPSIGNAL SIGTERM']));
    expect(lines.findIndex((line) => line.startsWith('RUN'))).toBeLessThan(lines.indexOf('USER node'));
    expect(JSON.parse(lines.find((line) => line.startsWith('VOLUME'))?.slice(7) ?? '')).toEqual([
      '/documents',
      '/state',
    ]);
    const { files }: { readonly files: readonly string[] } = JSON.parse(
      readFileSync(join(FOLDER, 'package.json'), 'utf8'),
    );
    expect(files).toContain('container');
  });

  test('its entry point is healthy once it is ready, and ends with 0 at SIGTERM', async () => {
    const [, , ...options] = argumentsOf('ENTRYPOINT');
    expect(options).toEqual(['--host', '0.0.0.0', '--port', '4010']);
    const check = argumentsOf('HEALTHCHECK');
    const healthOf = (port: string): number | null =>
      spawnSync(
        process.execPath,
        check.slice(1).map((text) => text.replace('4010', port)),
        { timeout: 10_000 },
      ).status;
    const local = options.map((text) => (text === '0.0.0.0' ? '127.0.0.1' : text === '4010' ? '0' : text));
    const child = spawn(process.execPath, [join(FOLDER, 'src/main.ts'), ...local], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const port = await portOf(child.stdout);
    expect(healthOf(port)).toBe(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(healthOf(port)).toBe(1);
  });
});

test('compose.yaml runs two replicas behind a proxy, with options that the command has', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  expect(services['mock-2']).toEqual(services['mock-1']);
  expect(services['mock-1']).toMatchObject({ depends_on: ['redis'], restart: 'on-failure' });
  expect(services.proxy.ports).toEqual([expect.stringMatching(/^\$\{MOCK_ADDRESS:-127\.0\.0\.1\}:4010:4010$/)]);
  expect([...read('haproxy.cfg').matchAll(/^ {2}server (\S+) \1:4010$/gm)].map(([, name]) => name)).toEqual(
    services.proxy.depends_on,
  );
  // Redis keeps its data in a named volume, which outlives its container.
  expect(services.redis.volumes).toEqual(Object.keys(volumes).map((name) => `${name}:/data`));
  // Of the folder in which compose runs: relative to the file, it would be in node_modules.
  expect(services['mock-1'].volumes).toEqual([expect.stringMatching(/^\$\{PWD:-\.\}\/documents:/)]);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(FOLDER, 'src/main.ts'),
      ...services['mock-1'].command.map((text: string) => text.replace('//redis:6379', '//127.0.0.1:1')),
    ],
    { encoding: 'utf8' },
  );
  // Nothing listens there: the store was understood, and is missing.
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing listens at the address of the store')]);
});

async function portOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, port] = /ready at http:\/\/[\w.]+:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error('The command ended before it was ready.');
}
