/** The imports of one module, gathered while its parts are written. */
export class ModuleWriter {
  readonly #imports = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();
  readonly #constants = new Map<string, string>();
  readonly #typeNames: ReadonlySet<string>;

  /** @param typeNames - the names of the document's types */
  constructor(typeNames: ReadonlySet<string>) {
    this.#typeNames = typeNames;
  }

  /** Says that `name` is imported from `module`. */
  import(module: string, name: string): string {
    this.#imports.set(module, (this.#imports.get(module) ?? new Set()).add(name));
    return name;
  }

  /** Says that the type `name` is imported from `module`. */
  importType(module: string, name: string): string {
    this.#types.set(module, (this.#types.get(module) ?? new Set()).add(name));
    return name;
  }

  /** A type of the runtime: under another name where the document has a type of its name. */
  importRuntimeType(module: string, name: string): string {
    const local = this.#typeNames.has(name) ? `${name}$` : name;
    this.importType(module, local === name ? name : `${name} as ${local}`);
    return local;
  }

  /** A constant at the top of the module, once by name. */
  constant(name: string, expression: string): string {
    this.#constants.set(name, expression);
    return name;
  }

  /** The import declarations, in alphabetical order of their modules. */
  imports(): readonly string[] {
    return [...lines(this.#imports, 'import'), ...lines(this.#types, 'import type')];
  }

  constants(): readonly string[] {
    return [...this.#constants].map(([name, expression]) => `const ${name} = ${expression};`);
  }
}

function lines(found: ReadonlyMap<string, ReadonlySet<string>>, keyword: string): readonly string[] {
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, names]) => `${keyword} { ${[...names].sort().join(', ')} } from '${module}';`);
}
