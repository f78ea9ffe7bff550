import { type ImportDeclarationStructure, type ImportSpecifier, importNames, importTypes } from '../structures.ts';

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
