import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testFolder } from '../support/temporary-folder.ts';

const OLD = 'old '.repeat(50_000);
const NEW = 'new '.repeat(50_000);

test('R115 after a kill during writing, every file has its old or its new content', async () => {
  const folder = testFolder('migrate-killed');
  for (let index = 0; index < 400; index += 1) writeFileSync(join(folder, `file${index}.ts`), OLD);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'write-many.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await pause(15);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts).toHaveLength(400);
  expect(texts.filter((text) => text !== OLD && text !== NEW)).toEqual([]);
});
