import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hash, hashFile } from '../../../generator/write/output/file-system.ts';

test('a file that is read in chunks has the hash of its whole content', () => {
  const text = '0123456789abcdef'.repeat(200_000);
  expect(hashFile(fileWith(text))).toBe(hash(text));
});

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a'), text);
  return join(folder, 'a');
}
