import { type ImportDeclarationStructure, StructureKind } from 'ts-morph';

/**
 * What a generated module imports, gathered while it is written. A type whose name the module needs for itself is
 * imported under another one.
 */
export class ModuleImports {
  readonly #found = new Map<string, Set<string>>();

  /** Says that `name` comes from `module`, and how it is called here. */
  use(module: string, name: string): string {
    const names = this.#found.get(module) ?? new Set<string>();
    this.#found.set(module, names.add(name));
    return name;
  }

  /** The import declarations, in the order of first use of their modules; names in alphabetical order. */
  structures(isTypeOnly: (name: string) => boolean): readonly ImportDeclarationStructure[] {
    return [...this.#found].map(([moduleSpecifier, names]) => {
      const sorted = [...names].sort();
      const allTypes = sorted.every(isTypeOnly);
      return {
        kind: StructureKind.ImportDeclaration,
        moduleSpecifier,
        isTypeOnly: allTypes,
        namedImports: sorted.map((name) => ({ name, isTypeOnly: !allTypes && isTypeOnly(name) })),
      };
    });
  }
}
