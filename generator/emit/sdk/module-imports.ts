import type { SchemaLookup } from '../source/replace-schema.ts';
import type { Group, Operation } from '../../model/api.ts';
import { runtimeTypes } from '../../model/names.ts';
import { mapSchemas, type Schema } from '../../model/schema.ts';
import { referencedTypes, typeText } from '../source/types.ts';
import {
  BLANK_LINE,
  type ExportDeclarationStructure,
  exportFrom,
  type ImportDeclarationStructure,
  importNames,
  type ImportSpecifier,
  importTypes,
} from '../structures.ts';

/** Module of the client's runtime from which generated modules import. */
export const RUNTIME = './runtime.ts';

/** Imports of a generated module, collected while its statements are planned. */
export class ModuleImports {
  readonly #types = new Map<string, Set<string>>();
  readonly #values = new Map<string, Set<string>>();
  readonly #declared: ReadonlySet<string>;

  /** Values that the module declares itself are imported under another name. */
  constructor(declared: readonly string[] = []) {
    this.#declared = new Set(declared);
  }

  /** Imports the type `name` from `module`. */
  type(module: string, name: string): string {
    return add(this.#types, module, name);
  }

  /** Imports the value `name`, which exists at run time, from `module`. */
  value(module: string, name: string): string {
    add(this.#types, module, name);
    add(this.#values, module, name);
    return this.#localName(name);
  }

  #localName(name: string): string {
    let alias = name;
    while (this.#declared.has(alias)) alias = `${alias}Function`;
    return alias;
  }

  /** Imports what another module does too. */
  add(other: ModuleImports): void {
    for (const [module, names] of other.#types) for (const name of names) add(this.#types, module, name);
    for (const [module, names] of other.#values) for (const name of names) add(this.#values, module, name);
  }

  /** Returns the import declarations, in the order of first use of their modules; names are sorted. */
  structures(): readonly ImportDeclarationStructure[] {
    return [...this.#types].map(([module, found]) => {
      const values = this.#values.get(module) ?? new Set();
      const names = [...found].sort();
      if (values.size === 0) return importTypes(module, names);
      const specifier = (name: string): ImportSpecifier =>
        values.has(name) ? aliased(name, this.#localName(name)) : { name, isTypeOnly: true };
      return importNames(module, names.map(specifier));
    });
  }
}

function aliased(name: string, alias: string): ImportSpecifier {
  return alias === name ? { name } : { name, alias };
}

function add(found: Map<string, Set<string>>, module: string, name: string): string {
  found.set(module, (found.get(module) ?? new Set()).add(name));
  return name;
}

/** Types of the core to which a specification may add options; they come from the client's own `core.ts`. */
const BOUND_TYPES = ['CallOptions', 'Client'];
const BOUND = './core.ts';

/** Types that a generated module names: those of the specification, and those of the client's core. */
export class TypeImports {
  readonly modules: ModuleImports;
  readonly #schemas = new Set<string>();
  readonly #known: SchemaLookup;

  /** @param declared - values that the module declares itself */
  constructor(known: SchemaLookup, declared: readonly string[] = []) {
    this.modules = new ModuleImports(declared);
    this.#known = known;
  }

  /** Returns the text of a type, and imports the types that it refers to. */
  text(schema: Schema): string {
    let isSame = true;
    for (const name of referencedTypes(schema)) isSame = this.schema(name) === name && isSame;
    return typeText(isSame ? schema : renameReferences(schema, (name) => this.#localName(name)));
  }

  /** Imports a type of the specification; its local name is an alias where the core has a type of that name. */
  schema(name: string): string {
    this.#schemas.add(name);
    return this.#localName(name);
  }

  /** Returns a local name that no other schema has. */
  #localName(name: string): string {
    if (!runtimeTypes.includes(name)) return name;
    let alias = `${name}Schema`;
    while (this.#known.has(alias)) alias += 'Schema';
    return alias;
  }

  /** Imports a type of the core. */
  core(name: string): string {
    return this.modules.type(BOUND_TYPES.includes(name) ? BOUND : RUNTIME, name);
  }

  imports(): readonly ImportDeclarationStructure[] {
    const fromCore = this.modules.structures();
    if (this.#schemas.size === 0) return fromCore;
    const names = [...this.#schemas].sort().map((name) => aliased(name, this.#localName(name)));
    return [...fromCore, importTypes('./types.ts', names)];
  }

  /** Re-exports the imported types, so that users find them beside the functions. */
  reexports(): readonly ExportDeclarationStructure[] {
    if (this.#schemas.size === 0) return [];
    const names = [...this.#schemas].sort();
    return [{ ...exportFrom('./types.ts', names), isTypeOnly: true, leadingTrivia: BLANK_LINE }];
  }
}

/** Returns a schema with its references renamed. */
function renameReferences(schema: Schema, rename: (name: string) => string): Schema {
  if (schema.kind === 'reference') return { ...schema, name: rename(schema.name) };
  return mapSchemas(schema, (part) => renameReferences(part, rename));
}

/** An operation and its group, whose module exports its function. */
export interface GroupedOperation {
  readonly operation: Operation;
  readonly group: Group;
}

/** Context of the module of one group. */
export interface GroupModule {
  readonly group: Group;
  readonly types: TypeImports;
  readonly schemas: SchemaLookup;
  /** All operations by id, because an update may read its resource with an operation of another group. */
  readonly operations: ReadonlyMap<string, GroupedOperation>;
}

/** Indexes the operations of all groups by id. */
export function operationsById(groups: readonly Group[]): ReadonlyMap<string, GroupedOperation> {
  return new Map(groups.flatMap((group) => group.operations.map((operation) => [operation.id, { operation, group }])));
}
