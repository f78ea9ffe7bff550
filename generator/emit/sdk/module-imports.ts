import { type ImportDeclarationStructure, StructureKind } from 'ts-morph';

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

  /** The import declarations, in the order of first use of their modules; names in alphabetical order. */
  structures(): readonly ImportDeclarationStructure[] {
    return [...this.#types].map(([moduleSpecifier, names]) => {
      const values = this.#values.get(moduleSpecifier) ?? new Set();
      const isTypeOnly = values.size === 0;
      const namedImports = [...names].sort().map((name) => ({ name, isTypeOnly: !isTypeOnly && !values.has(name) }));
      return { kind: StructureKind.ImportDeclaration, moduleSpecifier, isTypeOnly, namedImports };
    });
  }
}

function add(found: Map<string, Set<string>>, module: string, name: string): string {
  found.set(module, (found.get(module) ?? new Set()).add(name));
  return name;
}
