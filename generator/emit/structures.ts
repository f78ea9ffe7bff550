/**
 * The vocabulary of generated code: ts-morph's own published structures. Emitters return them as plain data, and
 * `write/print-statements.ts` prints them. ts-morph is imported for its types only, so that planning a module loads
 * none of it.
 */
import type {
  ClassDeclarationStructure,
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  ImportSpecifierStructure,
  InterfaceDeclarationStructure,
  MethodSignatureStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  PropertySignatureStructure,
  StatementStructures,
  StructureKind,
  TypeAliasDeclarationStructure,
  VariableDeclarationKind,
  VariableStatementStructure,
} from 'ts-morph';

export type {
  ClassDeclarationStructure,
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  InterfaceDeclarationStructure,
  StatementStructures,
  TypeAliasDeclarationStructure,
  VariableStatementStructure,
};

/** A statement of a module: a structure for a declaration, the text of anything else. */
export type Statement = StatementStructures | string;

/** A property of an interface. */
export type PropertySignature = OptionalKind<PropertySignatureStructure>;

/** A method of an interface. */
export type MethodSignature = OptionalKind<MethodSignatureStructure>;

/** A parameter of a function or method. */
export type ParameterSignature = OptionalKind<ParameterDeclarationStructure>;

/** An imported name, with its alias and its `type` keyword where it has them. */
export type ImportSpecifier = OptionalKind<ImportSpecifierStructure>;

/** The kinds of structures, by ts-morph's names and numbers. A number that is wrong does not compile. */
export const KIND = {
  Class: 2,
  ExportDeclaration: 11,
  Function: 13,
  ImportDeclaration: 16,
  Interface: 19,
  TypeAlias: 38,
  VariableStatement: 41,
} as const satisfies { readonly [Name in keyof typeof StructureKind]?: (typeof StructureKind)[Name] };

/** The declaration kind of `const` statements. */
export const CONST = 'const' satisfies `${VariableDeclarationKind.Const}` as VariableDeclarationKind.Const;

/** Text before a statement that separates it from the previous one by a blank line. */
export const BLANK_LINE = '\n';

/** The parts of a `const` statement; see {@link constant}. */
export interface ConstantOptions extends Omit<VariableStatementStructure, 'kind' | 'declarationKind' | 'declarations'> {
  /** A name, or a binding pattern. */
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
}

/** Builds `const name: type = initializer;`. */
export function constant({ name, type, initializer, ...statement }: ConstantOptions): VariableStatementStructure {
  const declaration = type === undefined ? { name, initializer } : { name, type, initializer };
  return { kind: KIND.VariableStatement, declarationKind: CONST, declarations: [declaration], ...statement };
}

/** Builds `import { … } from 'module';`. */
export function importNames(
  moduleSpecifier: string,
  namedImports: (ImportSpecifier | string)[],
): ImportDeclarationStructure {
  return { kind: KIND.ImportDeclaration, moduleSpecifier, namedImports };
}

/** Builds `import type { … } from 'module';`. */
export function importTypes(
  moduleSpecifier: string,
  namedImports: (ImportSpecifier | string)[],
): ImportDeclarationStructure {
  return { ...importNames(moduleSpecifier, namedImports), isTypeOnly: true };
}

/** Builds `export * from 'module';`, or `export { … } from 'module';` where names are given. */
export function exportFrom(moduleSpecifier: string, namedExports?: string[]): ExportDeclarationStructure {
  const all = { kind: KIND.ExportDeclaration, moduleSpecifier };
  return namedExports === undefined ? all : { ...all, namedExports };
}
