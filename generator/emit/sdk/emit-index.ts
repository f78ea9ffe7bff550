import { type ExportDeclarationStructure, StructureKind } from 'ts-morph';
import type { OutputFile } from '../emitter.ts';

/**
 * What the package itself gives: the core, the facade, and all types under one name, because a specification may have
 * a shape that is called like a part of the core.
 */
export function emitIndex(): OutputFile {
  const everything = (moduleSpecifier: string): ExportDeclarationStructure => ({
    kind: StructureKind.ExportDeclaration,
    moduleSpecifier,
  });
  const types = { ...everything('./types.ts'), isTypeOnly: true, namespaceExport: 'types' };
  return {
    kind: 'code',
    path: 'sdk/src/index.ts',
    statements: [everything('./core.ts'), everything('./facade.ts'), types],
  };
}
