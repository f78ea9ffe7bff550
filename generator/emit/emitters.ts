import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { type Emitter, defineEmitter, type Layout, type OutputFile, ProductError } from './emitter.ts';
import { findMissingProduct, findPackageProduct, type Product } from './products.ts';
import { docsEmitter } from './docs/emit-docs.ts';
import { migrationEmitter } from './migration/emit-migration.ts';
import { mockEmitter } from './mock/emit-mock.ts';
import { pathsEmitter } from './paths/emit-paths.ts';
import { sdkEmitter } from './sdk/emit-sdk.ts';
import { testsEmitter } from './sdk/tests/emit-tests.ts';
import { validatorsEmitter } from './validators/emit-validators.ts';
import { verifyEmitter } from './verify/emit-verify.ts';
import type { Contract } from '../model/contract.ts';
import { jsonText } from './source/literals.ts';

/** Emits each specification in one file, with only internal references. */
const specEmitter = defineEmitter({ name: 'spec', emit: emitSpec });

function* emitSpec({ api, document, previous }: Contract): Generator<OutputFile> {
  yield documentFile(api.names.document, document);
  if (previous !== undefined) yield documentFile(previous.name, previous.document);
}

function documentFile(name: string, document: object): OutputFile {
  return { kind: 'text', path: `spec/${name}.json`, text: jsonText(document, 2) };
}

/** All emitters, in the order in which their files are written. A new one is a folder and a line here. */
export const EMITTERS: readonly (Emitter & { readonly name: Product })[] = [
  specEmitter,
  sdkEmitter,
  pathsEmitter,
  migrationEmitter,
  validatorsEmitter,
  mockEmitter,
  verifyEmitter,
  docsEmitter,
  testsEmitter,
];

/** Options of {@link selectEmitters}. */
interface SelectOptions {
  readonly only?: readonly string[] | undefined;
  /** @default 'package' */
  readonly layout?: Layout | undefined;
  /** The file of the previous version. */
  readonly oldSpec?: string | undefined;
}

/**
 * Returns the emitters with these names; without names, all of them, or those of the client in the source layout.
 *
 * @throws ProductError if a name is unknown, if a product needs another one that is not requested, or if the layout has
 *   none for the previous version
 */
export function selectEmitters({ only, layout = 'package', oldSpec }: SelectOptions): readonly Emitter[] {
  if (layout === 'source' && oldSpec !== undefined && only?.includes('spec') !== true) {
    throw new ProductError('A migration (--old-spec, --renames) consists of packages: pass --layout package.');
  }
  if (only === undefined) return layout === 'package' ? EMITTERS : [sdkEmitter, validatorsEmitter];
  const packaged = layout === 'source' ? findPackageProduct(only) : undefined;
  if (packaged !== undefined) {
    throw new ProductError(`The source layout has no ${packaged}: leave --layout out, or pass --layout package.`);
  }
  const missing = findMissingProduct(only);
  if (missing !== undefined) throw new ProductError(missing);
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
