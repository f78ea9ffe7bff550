import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hash, hashFile } from '../../../generator/write/output/file-system.ts';
import { testFolder } from '../../support/temporary-folder.ts';

test('a file that is read in chunks has the hash of its whole content', () => {
  const text = '0123456789abcdef'.repeat(200_000);
  expect(hashFile(fileWith(text))).toBe(hash(text));
});

function fileWith(text: string): string {
  const folder = testFolder('hashes');
  writeFileSync(join(folder, 'a'), text);
  return join(folder, 'a');
}
