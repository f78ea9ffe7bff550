import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hash } from '../../../generator/write/hash.ts';
import { hashFile, rememberingHashes } from '../../../generator/write/hash-file.ts';

test.for([
  ['other texts of the same length', 'one', 'two'],
  ['texts of other lengths', 'one', 'three'],
])('a file that is saved again, even under its old time, is read again: %s', ([, first = '', second = '']) => {
  const file = fileWith(first);
  const hashes = rememberingHashes();
  later(60_000);
  expect([hashes(file), hashes(file)]).toEqual([hash(first), hash(first)]);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, second);
  utimesSync(file, atime, mtime);
  expect(hashes(file)).toBe(hash(second));
  expect(hashFile(file)).toBe(hash(second));
});

test('a file that is read piece by piece has the hash of all of it', () => {
  const text = '0123456789abcdef'.repeat(200_000);
  expect(hashFile(fileWith(text))).toBe(hash(text));
});

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a'), text);
  return join(folder, 'a');
}

/** It is some time later than it is. */
function later(milliseconds: number): void {
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
