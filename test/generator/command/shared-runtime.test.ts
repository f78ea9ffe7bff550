import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentWith, folderWith, runCommand } from './running.ts';

/** A folder with two clients that share their runtime. */
function folderWithClients() {
  const folder = folderWith(documentWith('Lists pets'));
  const place = (path: string): string => join(folder, path);
  const configure = (...names: readonly string[]): void => {
    const inputs = names.map((name) => ({ spec: 'openapi.yaml', out: `src/${name}` }));
    writeFileSync(place('bmp.config.json'), JSON.stringify({ inputs }));
  };
  const run = (...options: readonly string[]) => runCommand(folder, '--config', 'bmp.config.json', ...options);
  configure('pets', 'owners');
  expect(run().code).toBe(0);
  expect(readdirSync(place('src')).toSorted()).toEqual(['owners', 'pets', 'shared-runtime']);
  return { place, configure, run };
}

test('the shared runtime stays while another client imports it, and is removed by the run of the last one', () => {
  const { place, configure, run } = folderWithClients();
  configure('pets');
  expect(run().code).toBe(0);
  expect(existsSync(place('src/shared-runtime/client.ts'))).toBe(true);

  rmSync(place('src/owners'), { recursive: true });
  const check = run('--check');
  expect([check.code, check.out]).toEqual([
    1,
    expect.stringContaining('would be removed  ../shared-runtime/client.ts'),
  ]);
  expect(run().out).toMatch(/ 0 added, 0 changed, \d+ removed\./);
  expect(readdirSync(place('src'))).toEqual(['pets']);
  expect(run().out).toContain('is up to date');
});

test('files that the generator did not write remain in the folder of the shared runtime', () => {
  const { place, configure, run } = folderWithClients();
  configure('pets');
  rmSync(place('src/owners'), { recursive: true });
  writeFileSync(place('src/shared-runtime/own.ts'), '// mine');
  expect(run().code).toBe(0);
  expect(readdirSync(place('src/shared-runtime'))).toEqual(['own.ts']);
  expect(run().out).toContain('is up to date');
});

test('a file of the shared runtime that was edited is reported, and nothing is removed', () => {
  const { place, configure, run } = folderWithClients();
  configure('pets');
  rmSync(place('src/owners'), { recursive: true });
  writeFileSync(place('src/shared-runtime/client.ts'), '// edited');
  const { code, error } = run();
  expect([code, error]).toEqual([3, expect.stringContaining('output-edited')]);
  expect(existsSync(place('src/shared-runtime/errors.ts'))).toBe(true);
});
