import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watch } from '../../../generator/command/watch.ts';
import { emptyFolder } from '../write/trees.ts';

test('drops a run that a save makes out of date, and completes the next one despite further saves', async () => {
  const folder = emptyFolder();
  const spec = join(folder, 'openapi.yaml');
  const counted: number[] = [];
  let turn = 0;
  const watching = watch({ mode: 'watch', spec, out: join(folder, 'api'), json: false }, async (throwIfOvertaken) => {
    turn += 1;
    if (turn === 6) throw new Error('the end');
    writeFileSync(spec, String(turn));
    await throwIfOvertaken();
    counted.push(turn);
  });
  await expect(watching).rejects.toThrow('the end');
  expect(counted).toEqual([2, 4]);
});
