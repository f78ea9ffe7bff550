import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REST_MARK, slowFiles } from '../../scripts/count-reporter.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('slow-files');

test('a test file that takes longer than 10 s is named, unless it has the mark of npm run test:rest', () => {
  const ran = (name: string, firstLine: string, duration: number): Parameters<typeof slowFiles>[0][number] => {
    writeFileSync(join(folder, name), `${firstLine}\n`);
    return { moduleId: join(folder, name), diagnostic: () => ({ collectDuration: 2_000, duration }) };
  };
  const modules = [
    ran('a.ts', '', 7_000),
    ran('b.ts', '', 8_400),
    ran('c.ts', REST_MARK, 60_000),
    ran('d.ts', '', 20_000),
  ];
  expect(slowFiles(modules).map((line) => /(\w\.ts) took (\d+) s/.exec(line)?.slice(1))).toEqual([
    ['d.ts', '22'],
    ['b.ts', '10'],
  ]);
});
