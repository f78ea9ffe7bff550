import type ts from 'typescript';

/** Path step to an item of a list whose index is not known. */
export const ITEM = Symbol('item');
/** Path step to the value of a promise. */
export const AWAITED = Symbol('awaited');

export type Step = string | typeof ITEM | typeof AWAITED;

/** An earlier expression for a value, and the path to the value inside it. */
export interface Origin {
  readonly value: ts.Expression;
  readonly path: readonly Step[];
}

/** Tests whether a path step leads to an item of a list. */
export function isItemStep(step: Step | undefined): boolean {
  return step === ITEM || (typeof step === 'string' && /^\d+$/.test(step));
}
