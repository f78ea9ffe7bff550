import { meant } from '../meant.ts';
import { nearestName } from '../nearest-name.ts';
import type { Emitter } from './emitter.ts';
import type { Product } from './product.ts';

/**
 * Every product, by name. A new one is a folder and a line here. Each is loaded when it is asked for: what one of them
 * needs costs the others nothing.
 */
export const emitters = {
  spec: async () => (await import('./spec/emit-spec.ts')).emitSpec,
  sdk: async () => (await import('./sdk/emit-sdk.ts')).emitSdk,
  paths: async () => (await import('./paths/emit-paths.ts')).emitPaths,
  migration: async () => (await import('./migration/emit-migration.ts')).emitMigration,
  validators: async () => (await import('./validators/emit-validators.ts')).emitValidators,
  mock: async () => (await import('./mock/emit-mock.ts')).emitMock,
} as const satisfies Readonly<Record<Product, () => Promise<Emitter>>>;

/**
 * The emitters of some products, or of all.
 *
 * @throws UnknownProductError where there is no such product
 */
export function selectEmitters(only: readonly string[] = Object.keys(emitters)): Promise<readonly Emitter[]> {
  const loaders = only.map((name) => {
    if (!isProduct(name)) throw new UnknownProductError(name);
    return emitters[name];
  });
  return Promise.all(loaders.map((load): Promise<Emitter> => load()));
}

/** A product was asked for that the generator does not make. */
export class UnknownProductError extends Error {
  override readonly name = 'UnknownProductError';

  constructor(name: string) {
    const nearest = nearestName(name, Object.keys(emitters)) ?? '';
    super(`There is no product "${name}".${meant(nearest)} There are: ${Object.keys(emitters).join(', ')}.`);
  }
}

function isProduct(name: string): name is Product {
  return Object.hasOwn(emitters, name);
}
