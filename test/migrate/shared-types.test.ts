import { expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';
import { folderOf } from './run-command.ts';

const TYPES = `export interface Row { id: string; number: number; year: number; terminated: boolean }
export const path = (boss: string) => \`/workforce/managers/\${boss}/employees/timerecording-terminations\`;
`;
const CLIENT = `import { path, type Row } from '../types/index.ts';
declare const http: { get<T>(path: string): Promise<T> };
export const rows = (boss: string) => http.get<Row[]>(path(boss));
`;
const WEB = `import { rows } from '../client/index.ts';
import type { Row } from '../types/index.ts';
export const isOpen = (row: Row) => !row.terminated;
export const open = async (boss: string) => (await rows(boss)).filter(isOpen);
`;

/** Migrates three packages, each with its own configuration, and returns their texts and manual findings. */
function migratePackages(packages: Readonly<Record<string, string>>): {
  readonly texts: Readonly<Record<string, string>>;
  readonly manual: readonly string[];
} {
  const options = { strict: true, module: 'nodenext', allowImportingTsExtensions: true, noEmit: true };
  const files = Object.entries(packages).flatMap(([name, text]) => [
    [`${name}/index.ts`, text],
    [`${name}/tsconfig.json`, JSON.stringify({ compilerOptions: options })],
  ]);
  const folder = folderOf(Object.fromEntries(files));
  const { changes, findings } = migrateCode({ folder, migration, overlay: overlay('v2') });
  const after = new Map(changes.map((change) => [change.name, change.after]));
  const texts = Object.entries(packages).map(([name, text]) => [name, after.get(`${name}/index.ts`) ?? text]);
  const manual = findings
    .filter(({ tier }) => tier === 'manual')
    .map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  return { texts: Object.fromEntries(texts), manual };
}

test('renames the members of a type in every package if one of them requests it', () => {
  const { texts, manual } = migratePackages({ types: TYPES, client: CLIENT, web: WEB });
  expect(texts['types']).toContain('year: number; completed: boolean');
  expect(texts['web']).toContain('!row.completed');
  expect(manual).toEqual([]);
});

test('reports the members of a type in every package if one of them stores it', () => {
  const web = `${WEB}export const save = (row: Row) => localStorage.setItem('row', JSON.stringify(row));\n`;
  const { texts, manual } = migratePackages({ types: TYPES, client: CLIENT, web });
  expect(texts['types']).toContain('terminated: boolean');
  expect(texts['web']).toBe(web);
  expect(manual).toEqual(['types/index.ts:1 terminated', 'web/index.ts:3 terminated']);
});

test('reports the members of a type in every package if one of them uses it as another type', () => {
  const web = `${WEB}interface Job { terminated: boolean }\nexport const jobs = (row: Row): Job => row;\n`;
  const { texts, manual } = migratePackages({ types: TYPES, client: CLIENT, web });
  expect(texts['types']).toContain('terminated: boolean');
  expect(texts['web']).toBe(web);
  expect(manual).toContain('types/index.ts:1 terminated');
});

test('does not rename the members of a type that no package requests', () => {
  const client = CLIENT.replace('path(boss)', "'/desks/' + boss");
  const { texts, manual } = migratePackages({ types: TYPES, client, web: WEB });
  expect(texts['types']).toContain('terminated: boolean');
  expect(texts['web']).toBe(WEB);
  expect(manual).toEqual(['types/index.ts:1 terminated']);
});

test('reports the members of a type whose names fit the response of a request that it is not declared for', () => {
  const api = `export interface Row { id: string; number: number; year: number; terminated: boolean }
interface Settings { place: string; terminated: 'hide' | 'show' }
declare function load(path: string, done: (json: string) => void): void;
export const rows = (boss: string, use: (rows: Row[]) => void, settings: Settings) =>
  load(\`/workforce/managers/\${boss}/employees/timerecording-terminations\`, (json) => use(JSON.parse(json)));
`;
  expect(migratePackages({ api }).manual).toEqual(['api/index.ts:1 terminated']);
  const typed = `import type { TimeRecordingTermination } from '@acme/v2';
export const ids = (rows: TimeRecordingTermination[]) => rows.map(({ id }) => id);
${api}`;
  expect(migratePackages({ api: typed }).manual).toEqual([]);
});

test('examines a file without names that requests a path of another file, and not one that imports types alone', () => {
  const cached = `import { isOpen } from './types.ts';
export const find = (rows: Map<string, Parameters<typeof isOpen>[0]>) => rows.get('1');
`;
  const folder = folderOf({
    'types.ts': `import type { TimeRecordingTermination } from '@acme/v2';
export const isOpen = (row: TimeRecordingTermination) => !row.terminated;
`,
    'path.ts': TYPES,
    'client.ts': CLIENT.replace('../types/index.ts', './path.ts'),
    'cached.ts': cached,
  });
  const { examined } = migrateCode({ folder, migration, overlay: overlay('v2') });
  expect(examined.map(({ name }) => name)).toEqual(['client.ts', 'path.ts', 'types.ts']);
});
