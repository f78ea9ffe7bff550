import type ts from 'typescript';
import type { Mapped } from './mapped-types.ts';
import type { FunctionType, TypeReader } from './type-reader.ts';

/**
 * All that the codemod asks a compiler. It walks syntax trees itself; everything that needs types goes through here,
 * so that another compiler can take this one's place.
 */
export interface Compiler {
  /** The parsed file; absent where there is none of that name. */
  readonly file: (path: string) => ts.SourceFile | undefined;
  /** Whether a file is nested so deeply that it was left empty; asked of a careful compiler. */
  readonly isTooDeep: (path: string) => boolean;
  readonly typeAt: (node: ts.Node) => ts.Type;
  /** The type that the place of an expression asks for. */
  readonly wantedType: (expression: ts.Expression) => ts.Type | undefined;
  readonly symbolAt: (node: ts.Node) => ts.Symbol | undefined;
  /** The members of this name, of a type and of each part of a union. */
  readonly membersOf: (type: ts.Type, name: string) => readonly ts.Symbol[];
  /** The member that a name in an assignment pattern reads. */
  readonly readMember: (name: ts.Identifier) => ts.Symbol | undefined;
  /**
   * Whether a module exports, under this name, what was laid over: not a name that the caller's own module gives it.
   */
  readonly comesFromOverlay: (specifier: ts.Expression, name: string) => boolean;
  /** What a name stands for, through imports and whatever else passes it on. */
  readonly declarationOf: (name: ts.Node) => ts.Declaration | undefined;
  /** The function that a call calls, as it is declared: its own type parameters are left open. */
  readonly called: (call: ts.CallExpression | ts.NewExpression) => FunctionType | undefined;
  /** What a mapped type made a member of that is declared nowhere. */
  readonly mapped: (member: ts.Symbol) => Mapped | undefined;
  /** Whether a mapped type makes something else of a member than it was. */
  readonly isReshaped: (member: ts.Symbol) => boolean;
  readonly types: TypeReader;
  /** Whether a declaration is one that was laid over a module. */
  readonly isOverlaid: (declaration: ts.Declaration) => boolean;
  /** Whether a declaration stands in the files of a package that was laid over: what its own functions speak of. */
  readonly isInPackage: (declaration: ts.Declaration) => boolean;
  /** The modules that a file imports and that lead nowhere; what is no code is not among them. */
  readonly unresolved: (path: string) => readonly string[];
  /** Errors of types and syntax in a file. */
  readonly errors: (path: string) => readonly CompileError[];
  /** Errors of syntax alone. */
  readonly syntaxErrors: (path: string) => readonly CompileError[];
}

export interface CompileError {
  readonly code: number;
  readonly message: string;
  readonly start: number;
}

/** What to compile. */
export interface CompilerSource {
  readonly files: readonly string[];
  readonly options: ts.CompilerOptions;
  /** Text of files that do not stand on disk so: what was extracted or edited. */
  readonly texts: ReadonlyMap<string, string>;
  readonly overlay: Overlay;
  readonly folder: string;
  /**
   * Whether to leave files empty that are nested too deeply for a compiler that calls itself: it costs a look at each.
   */
  readonly isCareful?: boolean;
}

/** The declarations that take the place of what some modules export. */
export interface Overlay {
  readonly declarations: string;
  /** Module specifiers; one that begins with `.` is a file, counted from the folder. */
  readonly modules: readonly string[];
}
