import { closestMatch, didYouMean } from '../../templates/shared/closest-match.ts';
import { docsEmitter } from './docs/emit-docs.ts';
import type { Emitter } from './emitter.ts';
import { migrationEmitter } from './migration/emit-migration.ts';
import { mockEmitter } from './mock/emit-mock.ts';
import { pathsEmitter } from './paths/emit-paths.ts';
import { type Product, ProductError } from './product.ts';
import { sdkEmitter } from './sdk/emit-sdk.ts';
import { specEmitter } from './spec/emit-spec.ts';
import { validatorsEmitter } from './validators/emit-validators.ts';

/** All emitters, in the order in which their files are written. A new one is a folder and a line here. */
export const EMITTERS: readonly (Emitter & { readonly name: Product })[] = [
  specEmitter,
  sdkEmitter,
  pathsEmitter,
  migrationEmitter,
  validatorsEmitter,
  mockEmitter,
  docsEmitter,
];

/**
 * Returns the emitters with these names; without names, all of them.
 *
 * @throws ProductError if a name is unknown, or if a product needs another one that is not requested
 */
export function selectEmitters(only?: readonly string[]): readonly Emitter[] {
  if (only === undefined) return EMITTERS;
  if (only.includes('validators') && !only.includes('sdk')) {
    throw new ProductError("Validators are a part of the client's package: name sdk too.");
  }
  return only.map(findEmitter);
}

function findEmitter(name: string): Emitter {
  const emitter = EMITTERS.find((one) => one.name === name);
  if (emitter !== undefined) return emitter;
  const names = EMITTERS.map((one) => one.name);
  throw new ProductError(
    `There is no product "${name}".${didYouMean(closestMatch(name, names))} There are: ${names.join(', ')}.`,
  );
}
