import ts from 'typescript';
import { withBothVocabularies } from '../../templates/runtime/migrate-engine/src/checker/overlay.ts';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import type { MapFile } from '../../templates/runtime/migrate-engine/src/migration/map-file.ts';
import { indexMigration } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import type { Finding } from '../../templates/runtime/migrate-engine/src/report/finding.ts';

/** Files of the codemod that the page loads beside it. */
export interface CodemodData {
  readonly map: MapFile;
  readonly before: string;
  readonly after: string;
  /** Declarations of the language, by file name. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** The text after the migration, and the findings. */
export interface CodemodResult {
  readonly after: string;
  readonly findings: readonly Pick<Finding, 'line' | 'tier' | 'reason' | 'rule' | 'suggestion'>[];
  readonly skipped: readonly string[];
}

/** Folder of the text: the one that exists everywhere, because the build runs this as well. */
const FOLDER = '/';
const LIBRARIES = '/node_modules/typescript/lib';

/** Creates the codemod for a page: a function that migrates one text. */
export function createBrowserCodemod({ map, before, after, libraries }: CodemodData): (text: string) => CodemodResult {
  installSystem(new Map(Object.entries(libraries).map(([name, text]) => [`${LIBRARIES}/${name}`, text])));
  const migration = indexMigration(map);
  const declarations = withBothVocabularies(before, after, migration.renamedSchemas);
  return (text) => {
    const name = /<(?:script|template)\b/.test(text) ? 'input.vue' : 'input.tsx';
    const only = { path: `${FOLDER}${name}`, name, text };
    const overlay = { modules: importedModules(text), declarations };
    const { changes, findings, skipped } = migrateCode({
      folder: FOLDER,
      migration,
      overlay,
      only,
    });
    return {
      after: changes[0]?.after ?? text,
      findings: findings.map(({ line, tier, reason, rule, suggestion }) => ({
        line,
        tier,
        reason,
        rule,
        suggestion,
      })),
      skipped: skipped.map(({ reason }) => reason),
    };
  };
}

/** Returns the modules that a text imports: any of them may be the client of the previous version. */
function importedModules(text: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return [...new Set(importedFiles.map(({ fileName }) => fileName))].filter((name) => !name.startsWith('node:'));
}

/** Gives the compiler a file system that holds nothing but the declarations of the language. */
function installSystem(files: ReadonlyMap<string, string>): void {
  const system: ts.System = {
    args: [],
    newLine: '\n',
    useCaseSensitiveFileNames: true,
    write: () => {},
    readFile: (path) => files.get(path),
    writeFile: () => {},
    resolvePath: (path) => path,
    fileExists: (path) => files.has(path),
    directoryExists: (path) => path === LIBRARIES,
    createDirectory: () => {},
    getExecutingFilePath: () => `${LIBRARIES}/typescript.js`,
    getCurrentDirectory: () => FOLDER,
    getDirectories: () => [],
    readDirectory: () => [],
    exit: () => {},
  };
  if (!('setSys' in ts) || typeof ts.setSys !== 'function') throw new Error('This TypeScript has no setSys.');
  ts.setSys(system);
}
