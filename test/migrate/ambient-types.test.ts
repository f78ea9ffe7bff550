import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrateCode } from '../../generated/migrate/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-ambient-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

write(
  'node_modules/@types/jest/index.d.ts',
  'declare namespace jest { function fn<T>(): { mockReturnValue(value: T): void } }',
);
write(
  'node_modules/@types/node/index.d.ts',
  "declare module 'node:events' { export class EventEmitter<T> { on<K extends keyof T>(name: K, then: (value: T[K]) => void): void } }",
);
const TYPES = "import type { TimeRecordingBase } from '@acme/v2';\n";
write('mock.test.ts', `${TYPES}jest.fn<TimeRecordingBase>().mockReturnValue({ place: 'Lyon' });\n`);
write(
  'bus.ts',
  `${TYPES}import { EventEmitter } from 'node:events';
export const bus = new EventEmitter<{ saved: TimeRecordingBase }>();
bus.on('saved', (entry) => console.log(entry.place));\n`,
);

const { changes } = migrateCode({ folder, migration, overlay: overlay('v2') });

test.each([
  ['mock.test.ts', "mockReturnValue({ location: 'Lyon' })"],
  ['bus.ts', 'console.log(entry.location)'],
])('R122 %s uses types that it does not import', (file, changed) => {
  expect(changes.find(({ name }) => name === file)?.after).toContain(changed);
});
