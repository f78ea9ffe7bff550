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

type PrismOperations = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>;

/** An operation as Prism reads it. */
export interface Reading {
  readonly operations: Promise<PrismOperations>;
  /** Whether Prism does not judge all of the body. */
  readonly isSentOurs: boolean;
}

/** Reads each operation once. */
export class Readings {
  readonly #whole = new WeakMap<ServedOperation, Reading>();
  readonly #pared = new WeakMap<ServedOperation, Reading>();
  readonly #few = new WeakMap<ServedOperation, Reading>();

  of(operation: ServedOperation, module: PrismModule): Reading {
    const known = this.#whole.get(operation) ?? readingOf(documentOf(operation), module);
    this.#whole.set(operation, known);
    return known;
  }

  /** With as little in its objects as is right. */
  paredOf(operation: ServedOperation, module: PrismModule): Reading {
    const known = this.#pared.get(operation) ?? readingOf(pared(documentOf(operation)), module);
    this.#pared.set(operation, known);
    return known;
  }

  /** With lists of few items: for new values, and for no request to be judged by. */
  fewOf(operation: ServedOperation, module: PrismModule): Reading {
    const known = this.#few.get(operation) ?? readingOf(fewItems(documentOf(operation)), module);
    this.#few.set(operation, known);
    return known;
  }

  isPared(operation: ServedOperation): boolean {
    return this.#pared.has(operation);
  }
}

function documentOf(operation: ServedOperation): JsonObject {
  return gathered(tagged(keptWithin(oneOperation(operation))));
}

function readingOf(document: JsonObject, module: PrismModule): Reading {
  const operations = module.getHttpOperationsFromSpec(structuredClone(bounded(document)));
  return { operations, isSentOurs: isSentOurs(document) };
}
