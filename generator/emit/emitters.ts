import { didYouMean } from '../../templates/shared/closest-match.ts';
import { closestMatch } from '../../templates/shared/closest-match.ts';
import type { Emitter } from './emitter.ts';
import type { Product } from './product.ts';
import { ProductError } from './product-error.ts';

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
 * @throws ProductError where there is no such product, or one makes no sense without another
 */
export function selectEmitters(only: readonly string[] = Object.keys(emitters)): Promise<readonly Emitter[]> {
  const loaders = only.map((name) => {
    if (!isProduct(name)) throw unknown(name);
    return emitters[name];
  });
  if (only.includes('validators') && !only.includes('sdk')) {
    throw new ProductError("Validators are a part of the client's package: name sdk too.");
  }
  return Promise.all(loaders.map((load): Promise<Emitter> => load()));
}

function unknown(name: string): ProductError {
  const names = Object.keys(emitters);
  return new ProductError(
    `There is no product "${name}".${didYouMean(closestMatch(name, names))} There are: ${names.join(', ')}.`,
  );
}

function isProduct(name: string): name is Product {
  return Object.hasOwn(emitters, name);
}
