import type { MigrationMap } from '../../model/migration.ts';
import type { OutputFile } from '../emitter.ts';
import { objectLiteral } from '../source/literal.ts';
import { constant, importNames } from '../structures.ts';
import { emitShapes } from './emit-shapes.ts';
import type { Versions } from './emit-translators.ts';

/** Where the client's own modules stand in the package of the mock. */
const FOLDER = 'mock/src/sdk/migration';

/** What the translators are made of; the lookups and the map stay with the client. */
const RUNTIME = ['schema', 'steps', 'translate'];

/**
 * The same translators once more, in the package of the mock: it answers the old interface from the state of the new
 * one.
 */
export function emitMockWording(migration: MigrationMap, { before }: Versions): readonly OutputFile[] {
  const wordings = objectLiteral([[before, 'wordingOf({ shapes, translate })']]);
  return [
    ...RUNTIME.map((name): OutputFile => ({
      kind: 'copy',
      path: `${FOLDER}/${name}.ts`,
      source: `sdk/src/migration/${name}.ts`,
    })),
    emitShapes(FOLDER, migration),
    {
      kind: 'code',
      path: 'mock/src/wordings.ts',
      statements: [
        importNames('./resource/wording.ts', [{ name: 'Wording', isTypeOnly: true }, 'wordingOf']),
        importNames('./sdk/migration/shapes.ts', ['shapes']),
        importNames('./sdk/migration/translate.ts', ['translate']),
        constant({
          docs: ['How the documents that have words of their own word the state, by their names.'],
          isExported: true,
          name: 'wordings',
          type: 'Readonly<Record<string, Wording>>',
          initializer: wordings,
        }),
      ],
    },
  ];
}
