const provided = new Map<string, unknown>();

/**
 * Provides packages to a core that runs without Node.js, where none can be loaded by name. A core needs
 * `ajv/dist/2020.js`; without `@stoplight/prism-http`, operations that the state does not handle fail.
 *
 * @param packages - exports of the packages, by name
 * @example providePackages({ 'ajv/dist/2020.js': await import('ajv/dist/2020.js') })
 */
export function providePackages(packages: Readonly<Record<string, unknown>>): void {
  for (const [name, exports] of Object.entries(packages)) provided.set(name, exports);
}

/**
 * Loads a package on first use, synchronously: Prism and Ajv take longer to load than everything else together.
 *
 * @param from - a package of whose dependencies it is one
 * @throws Error if the package is not installed, or without Node.js not provided
 */
export function loadPackage<Exports>(name: string, from?: string): Exports {
  const found = tryLoadPackage<Exports>(name, from);
  if (found === undefined) throw new Error(`The package ${name} is missing. Pass it to providePackages().`);
  return found;
}

/** Loads a package like `loadPackage`; returns `undefined` without Node.js if it is not provided. */
export function tryLoadPackage<Exports>(name: string, from?: string): Exports | undefined {
  if (provided.has(name)) return provided.get(name) as Exports;
  // Not imported, so that the core has no import of Node.js.
  const node = typeof process === 'undefined' ? undefined : process.getBuiltinModule('node:module');
  if (node === undefined) return undefined;
  const load = node.createRequire(import.meta.url);
  return (from === undefined ? load : node.createRequire(load.resolve(from)))(name) as Exports;
}
