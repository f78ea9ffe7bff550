import { realpathSync } from 'node:fs';
import type { Overlay } from '../checker/checker.ts';
import { addMarkerMembers } from '../checker/overlay.ts';
import { createSchemaMatcher, type SchemaMatcher } from '../migration/schema-match.ts';
import { findRelevantFiles, type FindOptions, type FoundFiles } from '../project/find-files.ts';
import type { SourceText } from '../project/import-graph.ts';
import { groupByTsconfig, type ProgramGroup } from '../project/tsconfig.ts';
import { programsOf, type SourceProgram } from '../project/vue.ts';
import type { Finding } from '../report/finding.ts';

/** Input of the codemod. */
export interface MigrateCodeOptions extends FindOptions {
  /** Module to import the types of the new version from; a relative path starts at the folder. */
  readonly to?: string;
  /** Examines only this file, with this text instead of the one on disk. */
  readonly only?: SourceText;
  /** Selects the files that are changed and reported, by name; programs without any of them are left out. */
  readonly isSelected?: (name: string) => boolean;
  /** Returns those of all findings whose places somebody decided to keep as they are. */
  readonly findDecided?: (findings: readonly Finding[]) => ReadonlySet<Finding>;
  /** Finds the places that use the API as well, which costs a traversal. */
  readonly isCounting?: boolean;
  /** Called after each file. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** The files of a folder that the codemod examines. */
export interface Discovery extends FoundFiles {
  readonly source: MigrateCodeOptions;
  /** The programs of the files, by path: a file, or a part of one. */
  readonly units: ReadonlyMap<string, SourceProgram>;
  /** Texts that differ from those on disk, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The programs that hold a selected file. */
  readonly groups: readonly ProgramGroup[];
  readonly matchSchema: SchemaMatcher;
  /** Modules that the command names as those of the types. */
  readonly statedModules: readonly string[];
  /** Called with the name of each file that is decided about. */
  readonly onFile: (name: string) => void;
}

/** Finds the files of a folder that use the previous version, and what is compiled together. */
export function discover(options: MigrateCodeOptions): Discovery {
  const overlay = withModule(options.overlay, options.to);
  const source = { ...options, overlay, folder: realpathSync(options.folder) };
  const { only, migration, isSelected = () => true } = source;
  const found =
    only === undefined ? findRelevantFiles(source) : { files: [only], documents: [], skipped: [], typeModules: [] };
  const units = unitsOf(found.files, only === undefined);
  const isOpen = (path: string): boolean => isSelected(units.get(path)?.file.name ?? '');
  const seen = new Set<string>();
  return {
    ...found,
    source,
    statedModules: options.overlay.modules,
    onFile: (name) => source.onProgress?.(seen.add(name).size, found.files.length),
    units,
    texts: new Map([...units].flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const]))),
    groups: groupByTsconfig([...units.keys()]).filter((group) => group.files.some(isOpen)),
    matchSchema: createSchemaMatcher(migration, { files: found.files, modules: overlay.modules }),
  };
}

/** Returns the programs of files by path. A text that is not on disk is that of its program. */
function unitsOf(files: readonly SourceText[], isOnDisk: boolean): ReadonlyMap<string, SourceProgram> {
  const units = files.flatMap(programsOf);
  return new Map(
    units.map((unit) => [unit.path, isOnDisk || unit.text !== undefined ? unit : { ...unit, text: unit.file.text }]),
  );
}

/** Adds the module that the types are imported from after the changes. */
export function withModule(overlay: Overlay, to: string | undefined): Overlay {
  const { modules, declarations } = overlay;
  const all = [...new Set([...modules, ...(to === undefined ? [] : [to])])];
  return { ...overlay, modules: all, declarations: addMarkerMembers(declarations) };
}
