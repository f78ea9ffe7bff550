import type ts from 'typescript';
import type { Checker } from '../checker/checker.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';

/** Input of an analysis: one file, its checker, and the migration map. */
export interface AnalysisContext {
  readonly file: ts.SourceFile;
  readonly checker: Checker;
  readonly migration: MigrationIndex;
  /** Schemas of the object literals that HTTP calls send or receive. */
  readonly bodySchemas: ReadonlyMap<ts.Node, string>;
}
