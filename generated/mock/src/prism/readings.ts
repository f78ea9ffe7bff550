import type { ServedOperation } from '../document/operation.ts';
import type { JsonObject } from '../json.ts';
import { bounded, isSentOurs } from './bounded.ts';
import { fewItems } from './few-items.ts';
import { gathered } from './gathered.ts';
import { keptWithin } from './kept-within.ts';
import type { PrismModule } from './load-prism.ts';
import { oneOperation } from './one-operation.ts';
import { pared } from './pared.ts';
import { tagged } from './tagged.ts';
import { type Unjudged, unjudgedOf } from './unjudged.ts';

type PrismOperations = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>;

/** An operation as Prism reads it. */
export interface Reading {
  readonly operations: Promise<PrismOperations>;
  /** What Prism does not judge of a request, or not all of. */
  readonly unjudged: () => Promise<Unjudged>;
}

/**
 * What of an operation Prism reads: the whole, or, where no request is judged by it, objects with as little as is
 * right, or lists of few items.
 */
type Extent = 'whole' | 'pared' | 'few';

const REDUCING: Readonly<Record<Extent, (document: JsonObject) => JsonObject>> = {
  whole: (document) => document,
  pared,
  few: fewItems,
};

/** Reads each operation once in each extent. */
export class Readings {
  readonly #module: PrismModule;
  readonly #known: Readonly<Record<Extent, WeakMap<ServedOperation, Reading>>> = {
    whole: new WeakMap(),
    pared: new WeakMap(),
    few: new WeakMap(),
  };

  constructor(module: PrismModule) {
    this.#module = module;
  }

  of(operation: ServedOperation, extent: Extent): Reading {
    const known =
      this.#known[extent].get(operation) ?? readingOf(REDUCING[extent](documentOf(operation)), this.#module);
    this.#known[extent].set(operation, known);
    return known;
  }

  isPared(operation: ServedOperation): boolean {
    return this.#known.pared.has(operation);
  }
}

function documentOf(operation: ServedOperation): JsonObject {
  return gathered(tagged(keptWithin(oneOperation(operation))));
}

function readingOf(document: JsonObject, module: PrismModule): Reading {
  const operations = module.getHttpOperationsFromSpec(structuredClone(bounded(document)));
  let unjudged: Promise<Unjudged> | undefined;
  return {
    operations,
    unjudged: () => {
      unjudged ??= operations.then(([operation]) => unjudgedOf(operation, isSentOurs(document)));
      return unjudged;
    },
  };
}
