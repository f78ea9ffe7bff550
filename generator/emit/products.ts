import type { Layout } from './emitter.ts';

/** A product that can be generated, by the name of its emitter. */
export type Product = 'spec' | 'sdk' | 'validators' | 'mock' | 'migration' | 'verify' | 'docs' | 'tests' | 'paths';

/** Facts about a product, from which come the command's help and checks, the layout of a run and the README's table. */
interface ProductFacts {
  /** Describes the product, as a phrase in Markdown. */
  readonly title: string;
  readonly layouts: readonly Layout[];
  /** Products that it is a part of or uses; they must be requested too. */
  readonly requires?: readonly string[];
  /** Options without which it cannot be generated. */
  readonly options?: readonly string[];
  /** Generated only if it is named. */
  readonly isOptional?: true;
}

const BOTH: readonly Layout[] = ['source', 'package'];

/** All products, by the name of their emitter. */
export const PRODUCTS: Readonly<Record<Product, ProductFacts>> = {
  spec: { title: 'the document bundled into one file', layouts: BOTH },
  sdk: {
    title: 'the client, without dependencies, for Node 20 or later, browsers, Deno, Bun and workers',
    layouts: BOTH,
  },
  validators: {
    title: 'validators of requests and responses, a module for each group of operations, beside the client',
    layouts: BOTH,
    requires: ['sdk'],
  },
  mock: { title: 'a mock server that behaves as documented, for Node 22.12 or later', layouts: ['package'] },
  migration: {
    title: 'tools for migrating from the previous version',
    layouts: ['package'],
    options: ['old-spec', 'renames'],
  },
  verify: { title: 'checks a server by its traffic: schemas, statuses, security and state', layouts: ['package'] },
  docs: {
    title:
      'a reference in Markdown and a page that shows it in a browser, and your own pages from `docs/pages/` of a companion folder',
    layouts: ['package'],
  },
  tests: {
    title:
      'a suite for `node:test` and Vitest that you continue, against the mock or the server in `API_URL`; written once',
    layouts: ['package'],
    requires: ['sdk', 'mock'],
    isOptional: true,
  },
  paths: {
    title: 'the `paths` types of openapi-typescript, beside the client; requires `openapi-typescript` and `typescript`',
    layouts: BOTH,
    isOptional: true,
  },
};

const FACTS: ReadonlyMap<string, ProductFacts> = new Map(Object.entries(PRODUCTS));

/** Describes a product with what it requires, in Markdown. */
export function productText(name: Product): string {
  const { title, layouts, requires = [], options = [], isOptional } = PRODUCTS[name];
  const needed = [...requires.map((one) => `\`${one}\``), ...options.map((one) => `\`--${one}\``)];
  return [
    title,
    ...(layouts.includes('source') ? [] : ['a package']),
    ...(needed.length === 0 ? [] : [`requires ${needed.join(' and ')}`]),
    ...(isOptional ? ['only generated if named'] : []),
  ].join('; ');
}

/** Returns the first of the requested products that the source layout does not have. */
export function findPackageProduct(only: readonly string[]): string | undefined {
  return only.find((name) => FACTS.get(name)?.layouts.includes('source') === false);
}

/** Returns the layout of a run that states none: packages if the source layout lacks a requested product. */
export function defaultLayout(only: readonly string[] = []): Layout {
  return findPackageProduct(only) === undefined ? 'source' : 'package';
}

/** Returns a sentence about the first requested product that requires another one. */
export function findMissingProduct(only: readonly string[]): string | undefined {
  for (const name of only) {
    const missing = FACTS.get(name)?.requires?.filter((one) => !only.includes(one)) ?? [];
    if (missing.length > 0)
      return `The product ${name} requires ${missing.join(' and ')}: name ${missing.length > 1 ? 'them' : 'it'} too.`;
  }
  return undefined;
}

/** Returns a sentence about the first requested product for which options are missing. */
export function findMissingOptions(only: readonly string[], given: readonly string[]): string | undefined {
  const name = only.find((one) => FACTS.get(one)?.options?.some((option) => !given.includes(option)) === true);
  if (name === undefined) return undefined;
  return `The product ${name} requires ${FACTS.get(name)
    ?.options?.map((option) => `--${option}`)
    .join(' and ')}.`;
}
