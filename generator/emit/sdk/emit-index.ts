import { type ExportDeclarationStructure, StructureKind } from 'ts-morph';
import type { OutputFile } from '../emitter.ts';

/** What `import … from` the package itself gives: the facade, the core, and every type. */
export function emitIndex(): OutputFile {
  const everything = (moduleSpecifier: string, isTypeOnly: boolean): ExportDeclarationStructure => ({
    kind: StructureKind.ExportDeclaration,
    moduleSpecifier,
    isTypeOnly,
  });
  const statements = [everything('./core.ts', false), everything('./facade.ts', false), everything('./types.ts', true)];
  return { kind: 'code', path: 'sdk/src/index.ts', statements };
}
