import type { Group, Operation } from '../../model/api.ts';
import { runtimeTypes } from '../../model/reserved-names.ts';
import type { Schema } from '../../model/schema.ts';
import { mapParts } from '../source/map-parts.ts';
import { typeNames } from '../source/type-names.ts';
import { typeText } from '../source/type-text.ts';
import {
  BLANK_LINE,
  type ExportDeclarationStructure,
  exportFrom,
  type ImportDeclarationStructure,
  importNames,
  type ImportSpecifier,
  importTypes,
} from '../structures.ts';
import { RUNTIME } from './describe-operation.ts';
import type { SchemaLookup } from './replace-shape.ts';

/** What a generated module imports, gathered while it is written. */
export class ModuleImports {
  readonly #types = new Map<string, Set<string>>();
  readonly #values = new Map<string, Set<string>>();

  /** Says that the type `name` comes from `module`. */
  type(module: string, name: string): string {
    return add(this.#types, module, name);
  }

  /** Says that `name`, which is there at run time, comes from `module`. */
  value(module: string, name: string): string {
    add(this.#types, module, name);
    return add(this.#values, module, name);
  }

  /** Imports what another module does too. */
  add(other: ModuleImports): void {
    for (const [module, names] of other.#types) for (const name of names) add(this.#types, module, name);
    for (const [module, names] of other.#values) for (const name of names) add(this.#values, module, name);
  }

  /** The import declarations, in the order of first use of their modules; names in alphabetical order. */
  structures(): readonly ImportDeclarationStructure[] {
    return [...this.#types].map(([module, found]) => {
      const values = this.#values.get(module) ?? new Set();
      const names = [...found].sort();
      if (values.size === 0) return importTypes(module, names);
      const specifier = (name: string): ImportSpecifier => (values.has(name) ? { name } : { name, isTypeOnly: true });
      return importNames(module, names.map(specifier));
    });
  }
}

function add(found: Map<string, Set<string>>, module: string, name: string): string {
  found.set(module, (found.get(module) ?? new Set()).add(name));
  return name;
}

/** Types of the core that the specification adds options to. */
const BOUND_TYPES = ['CallOptions', 'Client'];
const BOUND = './core.ts';

/** The types that a generated module names: the specification's own, and those of the client's core. */
export class TypeImports {
  readonly modules = new ModuleImports();
  readonly #schemas = new Set<string>();
  readonly #known: SchemaLookup;

  constructor(known: SchemaLookup) {
    this.#known = known;
  }

  /** The text of a type; what it refers to is imported. */
  text(schema: Schema): string {
    let isSame = true;
    for (const name of typeNames(schema)) isSame = this.schema(name) === name && isSame;
    return typeText(isSame ? schema : renameReferences(schema, (name) => this.#localName(name)));
  }

  /** How a type of the specification is called in this module: under another name where it has one of the core's. */
  schema(name: string): string {
    this.#schemas.add(name);
    return this.#localName(name);
  }

  /** Never the name of another shape. */
  #localName(name: string): string {
    if (!runtimeTypes.includes(name)) return name;
    let alias = `${name}Schema`;
    while (this.#known.has(alias)) alias += 'Schema';
    return alias;
  }

  /** A type of the core. */
  core(name: string): string {
    return this.modules.type(BOUND_TYPES.includes(name) ? BOUND : RUNTIME, name);
  }

  imports(): readonly ImportDeclarationStructure[] {
    const fromCore = this.modules.structures();
    if (this.#schemas.size === 0) return fromCore;
    const names = [...this.#schemas].sort().map((name) => {
      const alias = this.#localName(name);
      return alias === name ? { name } : { name, alias };
    });
    return [...fromCore, importTypes('./types.ts', names)];
  }

  /** The same types again, so that a caller finds them where the functions are. */
  reexports(): readonly ExportDeclarationStructure[] {
    if (this.#schemas.size === 0) return [];
    const names = [...this.#schemas].sort();
    return [{ ...exportFrom('./types.ts', names), isTypeOnly: true, leadingTrivia: BLANK_LINE }];
  }
}

/** The same shape with its references under other names. */
function renameReferences(schema: Schema, rename: (name: string) => string): Schema {
  if (schema.kind === 'reference') return { ...schema, name: rename(schema.name) };
  return mapParts(schema, (part) => renameReferences(part, rename));
}

/** An operation, and the group whose module has its function. */
interface GroupedOperation {
  readonly operation: Operation;
  readonly group: Group;
}

/** What the module of one group is made of. */
export interface GroupModule {
  readonly group: Group;
  readonly types: TypeImports;
  readonly schemas: SchemaLookup;
  /** Every operation by its id: one may read what another group's operation replaces. */
  readonly readers: ReadonlyMap<string, GroupedOperation>;
}

/** The operations of all groups, by id. */
export function operationsById(groups: readonly Group[]): ReadonlyMap<string, GroupedOperation> {
  return new Map(groups.flatMap((group) => group.operations.map((operation) => [operation.id, { operation, group }])));
}
