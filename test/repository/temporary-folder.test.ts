import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, '../../scripts/temporary-folder.ts');

test.each([
  ['that ends', '', undefined, 0],
  ['that fails', 'throw new Error();', undefined, 1],
  ['that is stopped', 'setInterval(() => {}, 1000);', 'SIGTERM', 143],
] as const)('the temporary folder of a program %s is removed', async (_, then, signal, code) => {
  const program = `
    import { writeFileSync, writeSync } from 'node:fs';
    import { temporaryFolder } from ${JSON.stringify(MODULE)};
    const folder = temporaryFolder('temporary');
    writeFileSync(folder + '/file', '');
    writeSync(1, folder);
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = once(child, 'exit');
  const [folder] = await once(child.stdout, 'data');
  if (signal !== undefined) child.kill(signal);
  expect(await end).toEqual([code, null]);
  expect(String(folder)).toMatch(/temporary-\w+$/);
  expect(existsSync(String(folder))).toBe(false);
});
