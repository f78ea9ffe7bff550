import type { Emitter } from './emitter.ts';
import { emitMigration } from './migration/emit-migration.ts';
import { emitMock } from './mock/emit-mock.ts';
import { emitPaths } from './paths/emit-paths.ts';
import { emitSdk } from './sdk/emit-sdk.ts';
import { emitSpec } from './spec/emit-spec.ts';
import { emitValidators } from './validators/emit-validators.ts';

/** Every product, by name. A new one is a folder and a line here. */
export const emitters = {
  spec: emitSpec,
  sdk: emitSdk,
  paths: emitPaths,
  migration: emitMigration,
  validators: emitValidators,
  mock: emitMock,
} as const satisfies Readonly<Record<string, Emitter>>;

export type Product = keyof typeof emitters;

/**
 * The emitters of some products, or of all.
 *
 * @throws UnknownProductError where there is no such product
 */
export function selectEmitters(only: readonly string[] = Object.keys(emitters)): readonly Emitter[] {
  return only.map((name) => {
    if (!isProduct(name)) throw new UnknownProductError(name);
    return emitters[name];
  });
}

/** A product was asked for that the generator does not make. */
export class UnknownProductError extends Error {
  override readonly name = 'UnknownProductError';

  constructor(name: string) {
    super(`There is no product "${name}". There are: ${Object.keys(emitters).join(', ')}.`);
  }
}

function isProduct(name: string): name is Product {
  return Object.hasOwn(emitters, name);
}
