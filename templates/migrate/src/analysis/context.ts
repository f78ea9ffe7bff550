import type ts from 'typescript';
import type { Compiler } from '../checker/checker.ts';
import type { Knowledge } from '../migration/migration-index.ts';

/** Input of an analysis: one file, its checker, and the migration map. */
export interface AnalysisContext {
  readonly file: ts.SourceFile;
  readonly compiler: Compiler;
  readonly knowledge: Knowledge;
  /** Schemas of the object literals that HTTP calls send or receive. */
  readonly carried: ReadonlyMap<ts.Node, string>;
}
