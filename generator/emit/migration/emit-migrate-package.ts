import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import type { MigrationMap } from '../../model/migration.ts';
import { typeName } from '../../model/names.ts';
import type { OutputFile } from '../emitter.ts';
import { guideSections } from '../guide-sections.ts';
import { objectLiteral, value } from '../source/literal.ts';
import { constant, importNames } from '../structures.ts';
import { oneLine } from '../source/markdown.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { emitTranslators, publicMap, type Versions } from './emit-translators.ts';

/** Parts of the page that may say more of one interface than holds for any. */
const SECTIONS = ['start', 'tests', 'findings', 'payloads'] as const;

/** Output folder of the modules that are imported by a prefix. */
const OWN = { '#shared/': 'migrate/src/shared/' };

/** What the kit is made from. */
export interface KitSource {
  readonly companions: Contract['companions'];
  readonly api: Api;
  readonly old: Api;
  readonly migration: MigrationMap;
  readonly versions: Versions;
  /** What a reader is told the two versions are. */
  readonly words: Versions;
}

/** The kit: the codemod, the translators, the map, and the declarations of both versions. */
export function emitMigratePackage(source: KitSource): readonly OutputFile[] {
  const { api, companions, old, migration, versions, words } = source;
  const view = {
    name: api.names.migrate,
    sdk: api.names.sdk,
    command: commandName(api),
    title: oneLine(api.title),
    ...words,
    oldClient: `your-${words.before.replace(/^the /, '').replaceAll(' ', '-')}-client`,
    ...directions(versions),
    guide: guideSections(companions, 'migrate', SECTIONS),
  };
  return [
    { kind: 'copy', path: 'migrate/src', source: 'migrate/src', own: OWN },
    { kind: 'copy', path: 'migrate/src/migration', source: 'sdk/src/migration', own: OWN },
    ...emitTranslators(migration, versions).map((file) => ({ ...file, path: file.path.replace(/^sdk\//, 'migrate/') })),
    { kind: 'code', path: 'migrate/src/main.ts', statements: mainStatements(versions, words) },
    { kind: 'text', path: 'migrate/map.json', text: `${JSON.stringify(mapFile(migration, versions), null, 1)}\n` },
    emitDeclarations(versions.before, old),
    emitDeclarations(versions.after, api),
    { kind: 'template', path: 'migrate/package.json', template: 'migrate/package.json.hbs', view },
    { kind: 'template', path: 'migrate/README.md', template: 'migrate/README.md.hbs', view },
    { kind: 'copy', path: 'migrate/tsconfig.json', source: 'migrate/tsconfig.json' },
    { kind: 'copy', path: 'migrate/LICENSE', source: 'sdk/LICENSE' },
  ];
}

function mapFile(migration: MigrationMap, versions: Versions): object {
  return { versions, ...Object(publicMap(migration)), shapes: migration.shapes, operations: migration.operations };
}

/** The command: the scope of the package and what it does. */
function commandName(api: Api): string {
  return api.names.migrate.replace(/^@/, '').replace('/', '-');
}

/** The names of the translators. */
function directions({ before, after }: Versions): { readonly down: string; readonly up: string } {
  return { down: `to${typeName(before)}`, up: `to${typeName(after)}` };
}

/** The entry point: the hand-written command, with what follows from the tables. */
function mainStatements(
  { before, after }: Versions,
  words: Versions,
): Extract<OutputFile, { kind: 'code' }>['statements'] {
  const { down, up } = directions({ before, after });
  const kit = objectLiteral([
    ['root', "new URL('../', import.meta.url)"],
    ['versions', value({ before, after })],
    ...(words.before === before ? [] : [['words', value({ ...words })] as const]),
    ['up', up],
    ['down', down],
  ]);
  return [
    { ...importNames('./migration.ts', [down, up]), leadingTrivia: '#!/usr/bin/env node\n' },
    importNames('./run.ts', ['run']),
    constant({ name: 'kit', initializer: kit }),
    'process.exitCode = await run(process.argv.slice(2), kit);',
  ];
}
