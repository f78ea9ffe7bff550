/**
 * A statement of a generated module, as data. These are the few that modules are made of: what else a body needs is
 * hand-written, in `templates/`. A text stands for itself. Everything is printed once, and then laid out.
 */
export type Statement =
  | ImportStatement
  | ExportStatement
  | InterfaceStatement
  | TypeAliasStatement
  | FunctionStatement
  | ClassStatement
  | ConstantStatement;

export interface ImportStatement {
  readonly kind: 'import';
  readonly module: string;
  readonly isTypeOnly?: boolean;
  /** As they are written: `name`, `type Name` or `Name as Other`. */
  readonly names: readonly string[] | { readonly namespace: string };
}

export interface ExportStatement {
  readonly kind: 'export';
  readonly module: string;
  readonly isTypeOnly?: boolean;
  /** Absent for everything. */
  readonly names?: readonly string[] | { readonly namespace: string };
  readonly isApart?: boolean;
}

/** What declarations have in common. */
interface Declaration {
  readonly name: string;
  readonly isExported?: boolean;
  /** The texts of its documentation comments. */
  readonly docs?: readonly string[];
}

export interface InterfaceStatement extends Declaration {
  readonly kind: 'interface';
  readonly extends?: readonly string[];
  /** The type of what an index signature finds. */
  readonly index?: string;
  readonly properties?: readonly PropertySignature[];
  readonly methods?: readonly MethodSignature[];
}

export interface PropertySignature {
  /** As it is written: quoted, where it is no identifier. */
  readonly name: string;
  readonly type: string;
  readonly isReadonly?: boolean;
  readonly isOptional?: boolean;
  readonly docs?: readonly string[];
}

export interface MethodSignature {
  readonly name: string;
  readonly parameters: readonly ParameterSignature[];
  readonly returnType: string;
  readonly docs?: readonly string[];
}

export interface ParameterSignature {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
}

export interface TypeAliasStatement extends Declaration {
  readonly kind: 'type';
  readonly type: string;
  /** Whether an empty line stands before it, whatever does. */
  readonly isApart?: boolean;
}

export interface FunctionStatement extends Declaration {
  readonly kind: 'function';
  readonly parameters: readonly ParameterSignature[];
  readonly returnType: string;
  /** Its lines: few enough that they need no template. */
  readonly body: readonly string[];
}

/** A class that gives another one a name here. */
export interface ClassStatement extends Declaration {
  readonly kind: 'class';
  readonly extends: string;
}

export interface ConstantStatement extends Declaration {
  readonly kind: 'constant';
  readonly type?: string;
  readonly initializer: string;
  readonly isApart?: boolean;
}
