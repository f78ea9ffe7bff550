import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateCode } from '../../generated/migrate/src/code/migrate-code.ts';
import { knowledge, overlay } from './kit.ts';

const OLD =
  "import type { TimeRecording } from '@acme/v2';\nexport const where = (entry: TimeRecording) => entry.place;\n";

/** Knowledge that fails when it is asked about one name. */
const failing = {
  ...knowledge,
  schemas: new (class extends Map<string, never> {
    override get(name: string): never {
      if (name === 'unlucky') throw new RangeError('out of luck');
      return super.get(name) as never;
    }
  })(),
};

test('R115 what goes wrong in one file is told with it, and keeps no other from being done', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-fault-'));
  writeFileSync(join(folder, 'a.ts'), `${OLD}export const unlucky = 1;\n`);
  writeFileSync(join(folder, 'b.ts'), OLD);
  const { changes, skipped } = migrateCode({ folder, knowledge: failing, overlay: overlay('v2') });
  rmSync(folder, { recursive: true });
  expect(changes.map(({ name }) => name)).toEqual(['b.ts']);
  expect(skipped).toEqual([{ name: 'a.ts', reason: expect.stringContaining('RangeError: out of luck') }]);
});
