import type ts from 'typescript';
import type { MigrationIndex } from '../migration/migration-index.ts';
import type { FunctionType, MappedSource, TypeReader } from './type-reader.ts';

/**
 * Interface to the type checker. Rules walk syntax trees themselves; everything that needs types goes through here, so
 * that the compiler can be replaced.
 */
export interface Checker {
  /** Returns the parsed file; `undefined` if there is none with that path. */
  readonly sourceFile: (path: string) => ts.SourceFile | undefined;
  /** Tests whether a file was left empty because its nesting is too deep; requires `checkNesting`. */
  readonly isTooDeep: (path: string) => boolean;
  readonly typeAt: (node: ts.Node) => ts.Type;
  /** Returns the type that is expected of an expression. */
  readonly contextualType: (expression: ts.Expression) => ts.Type | undefined;
  readonly symbolAt: (node: ts.Node) => ts.Symbol | undefined;
  /** Returns the members with this name of a type, of each part of a union. */
  readonly membersOf: (type: ts.Type, name: string) => readonly ts.Symbol[];
  /** Returns the member that a name in a destructuring assignment reads. */
  readonly destructuredMember: (name: ts.Identifier) => ts.Symbol | undefined;
  /** Tests whether a module exports an overlaid declaration under this name, rather than one of the caller's own. */
  readonly comesFromOverlay: (specifier: ts.Expression, name: string) => boolean;
  /** Tests whether a module specifier resolves to an overlaid module. */
  readonly isOverlayModule: (specifier: ts.Expression) => boolean;
  /** Tests whether a text in a file would import an overlaid module. */
  readonly isOverlaySpecifier: (specifier: string, file: ts.SourceFile) => boolean;
  /** Returns the overlaid module that a specifier resolves to. */
  readonly overlaidModule: (specifier: ts.Expression) => OverlaidModule | undefined;
  /** Returns the exports of the module that a file would find in place of one that it imports. */
  readonly moduleInPlace: (name: string, instead: ts.StringLiteralLike) => InstalledModule | undefined;
  /** Returns the type of all exports of a module that a text in the program names, such as the first of `jest.mock`. */
  readonly moduleType: (specifier: ts.StringLiteralLike) => ts.Type | undefined;
  /** Returns the overlaid modules that some file of the program imports, by their names in the overlay. */
  readonly usedModules: () => readonly string[];
  /** Returns the declaration of a name, through imports and re-exports. */
  readonly declarationOf: (name: ts.Node) => ts.Declaration | undefined;
  /** Returns the declared signature of a called function, with its own type parameters left open. */
  readonly calledFunction: (call: ts.CallExpression | ts.NewExpression) => FunctionType | undefined;
  /** Returns the origin of a member that a mapped type created. */
  readonly mappedSource: (member: ts.Symbol) => MappedSource | undefined;
  /** Tests whether a mapped type changed the type of a member. */
  readonly isRemapped: (member: ts.Symbol) => boolean;
  readonly types: TypeReader;
  /** Returns the type of a schema in the overlay. */
  readonly schemaType: (name: string) => ts.Type | undefined;
  /** Tests whether a declaration is part of the overlay. */
  readonly isOverlaid: (declaration: ts.Declaration) => boolean;
  /** Tests whether a declaration is in the files of an overlaid package, or in an overlaid file. */
  readonly isInPackage: (declaration: ts.Declaration) => boolean;
  /** Tests the same, or whether a declaration is in a file beside an overlaid one, such as the client's functions. */
  readonly isInClient: (declaration: ts.Declaration) => boolean;
  /** Returns the code modules that a file imports and that cannot be resolved. */
  readonly unresolvedModules: (path: string) => readonly string[];
  /** Returns syntax and type errors of a file. */
  readonly errors: (path: string) => readonly CompileError[];
  /** Returns syntax errors of a file. */
  readonly syntaxErrors: (path: string) => readonly CompileError[];
}

/** An overlaid module, and what it exports by itself. */
export interface OverlaidModule {
  /** Its name in the overlay. */
  readonly name: string;
  /** Absent if the module is not installed. */
  readonly installed?: InstalledModule;
  /** Text of its file, if it has one. */
  readonly text?: string;
}

/** The exports of a module behind the overlay. */
export interface InstalledModule {
  readonly exports: ReadonlySet<string>;
  /** Returns the members of an exported type, or of the type of one of its members: `components`, `schemas`. */
  readonly membersOf: (...path: readonly string[]) => ReadonlySet<string>;
}

export interface CompileError {
  readonly code: number;
  readonly message: string;
  readonly start: number;
}

/** Input of a checker. */
export interface CheckerOptions {
  readonly files: readonly string[];
  readonly options: ts.CompilerOptions;
  /** Texts of files that differ from disk: extracted or edited. */
  readonly texts: ReadonlyMap<string, string>;
  readonly overlay: Overlay;
  readonly folder: string;
  /** Leaves files empty whose nesting would overflow the compiler's stack. This costs one traversal per file. */
  readonly checkNesting?: boolean;
}

/** Declarations that replace the exports of modules. */
export interface Overlay {
  /** Components by their types, if the names differ. */
  readonly components?: ReadonlyMap<string, string>;
  readonly declarations: string;
  /** Module specifiers; one that begins with `.` is a file relative to the folder. */
  readonly modules: readonly string[];
  /** Replaces only modules that are not found. */
  readonly isFallback?: boolean;
}

/** Input of an analysis: one file, its checker, and the migration map. */
export interface AnalysisContext {
  readonly file: ts.SourceFile;
  readonly checker: Checker;
  readonly migration: MigrationIndex;
  /** Schemas of the literals and variables that HTTP calls send or receive. */
  readonly payloads: ReadonlyMap<ts.Node, string>;
  readonly handwritten: HandwrittenTypes;
  /** Takes the handwritten types whose members this file renames; nothing reads them while rules run. */
  readonly renamedTypes: Pick<Set<ts.Node>, 'add'>;
}

/**
 * Types that the caller wrote for payloads, by the node that declares their members: an interface, a type literal, a
 * class, or the literal of a validation schema.
 */
export type HandwrittenTypes = ReadonlyMap<ts.Node, HandwrittenType>;

/** A type that the caller wrote for payloads. */
export interface HandwrittenType {
  /** The v2 schema that it describes. */
  readonly schema: string;
  /** Reason to report its members; absent if they are renamed. */
  readonly obstacle?: string;
}

/** Tests whether the caller wrote a declaration: it is neither of the previous version nor of its client. */
export function isOwnCode(checker: Checker, declaration: ts.Declaration): boolean {
  return !checker.isOverlaid(declaration) && !checker.isInPackage(declaration);
}
