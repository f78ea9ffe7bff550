const provided = new Map<string, unknown>();

/**
 * Provides packages to a core that runs without Node.js, where none can be loaded by name. Without
 * `@stoplight/prism-http`, operations that the state does not handle fail; without `@eslint-community/regexpp` and
 * `refa`, ambiguous patterns are left to the engine, which a hostile text can keep busy.
 *
 * @param packages - exports of the packages, by name
 * @example providePackages({ '@stoplight/prism-http': await import('@stoplight/prism-http') })
 */
export function providePackages(packages: Readonly<Record<string, unknown>>): void {
  for (const [name, exports] of Object.entries(packages)) provided.set(name, exports);
}

/**
 * Loads a package on first use, synchronously: Prism takes longer to load than everything else together.
 *
 * @param from - a package of whose dependencies it is one
 * @throws Error if the package is not installed, or without Node.js not provided
 */
export function loadPackage<Exports>(name: string, from?: string): Exports {
  const found = tryLoadPackage<Exports>(name, from);
  if (found === undefined) throw new Error(`The package ${name} is missing. Pass it to providePackages().`);
  return found;
}

/** Tests whether a package is provided, or may be loaded by name. Does not load it. */
export function canLoadPackage(name: string): boolean {
  return provided.has(name) || nodeModule() !== undefined;
}

/** Loads a package like `loadPackage`; returns `undefined` without Node.js if it is not provided. */
export function tryLoadPackage<Exports>(name: string, from?: string): Exports | undefined {
  if (provided.has(name)) return provided.get(name) as Exports;
  const node = nodeModule();
  if (node === undefined) return undefined;
  const load = node.createRequire(import.meta.url);
  return (from === undefined ? load : node.createRequire(load.resolve(from)))(name) as Exports;
}

/** The module loader of Node.js. It is not imported, so that the mock's core has no import of Node.js. */
function nodeModule(): typeof import('node:module') | undefined {
  return typeof process === 'undefined' ? undefined : process.getBuiltinModule('node:module');
}
