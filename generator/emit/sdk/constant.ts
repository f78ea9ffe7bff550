import { StructureKind, VariableDeclarationKind, type VariableStatementStructure } from 'ts-morph';

/** A constant of the module. */
export function constant(name: string, type: string, initializer: string): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    leadingTrivia: '\n',
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type, initializer }],
  };
}
