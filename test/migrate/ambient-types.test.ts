import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('migrate-ambient');

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

const declared = temporaryFolder('migrate-declared');
const DECLARED_FILES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler" } }',
  'erp.d.ts':
    "declare module '@acme/v2' {\n  export interface TimeRecordingBase { place?: string }\n  export interface Local { here: string }\n}\n",
  'global.d.ts': "declare const currentEntry: import('@acme/v2').TimeRecordingBase;\n",
  'declared.ts':
    "import type { Local, TimeRecordingBase } from '@acme/v2';\nexport const shown = (entry: TimeRecordingBase, local: Local) => [entry.place, local.here];\n",
  'ambient.ts': 'export const place = () => currentEntry.place;\n',
};
for (const [name, text] of Object.entries(DECLARED_FILES)) writeFileSync(join(declared, name), text);

const own = migrateCode({ folder: declared, migration, overlay: overlay('v2') });

test.each([
  ['declared.ts', 'TimesheetEntryBase, local: Local) => [entry.location, local.here]'],
  ['ambient.ts', 'currentEntry.location'],
])('R122 %s uses types that the project declares itself', (file, changed) => {
  expect(own.changes.find(({ name }) => name === file)?.after).toContain(changed);
});

test('R122 reports the declarations of the project', () => {
  const found = own.findings.filter(({ tier }) => tier === 'manual').map(({ file, rule }) => `${file} ${rule}`);
  expect(found).toEqual(['erp.d.ts module-declaration']);
  expect(own.unusedModules).toEqual([]);
});

test('R122 reports a module of which the files import no type of either version', () => {
  writeFileSync(
    join(declared, 'other.ts'),
    "import { createClient } from '@acme/other';\nexport const client = createClient('customFields', 'terminationDate');\n",
  );
  const { unusedModules } = migrateCode({
    folder: declared,
    migration,
    overlay: overlay('v2', ['@acme/v2', '@acme/other']),
  });
  expect(unusedModules).toEqual(['@acme/other']);
});
