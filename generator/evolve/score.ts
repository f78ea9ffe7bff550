/** Kinds of evidence that two things are the same. */
export type EvidenceKind =
  | 'accepted'
  | 'name'
  | 'substitution'
  | 'description'
  | 'type'
  | 'position'
  | 'only-candidate'
  | 'fields'
  | 'common-fields'
  | 'values'
  | 'uses'
  | 'path'
  | 'documented'
  | 'existing'
  | 'kept-name'
  | 'last-name'
  | 'in-place'
  | 'free-text';

/** One reason for a match, or against it. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** From 0 (speaks against it) to 1 (speaks for it). */
  readonly value: number;
  /** Weight beside other evidence. */
  readonly weight: number;
  /** The reason in words. */
  readonly text: string;
}

/** Returns the weighted mean of all evidence, from 0 to 1. */
export function scoreOf(evidence: readonly Evidence[]): number {
  let [sum, weights] = [0, 0];
  for (const { value, weight } of evidence) {
    sum += value * weight;
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** Returns the share of items that two lists have in common (Dice's coefficient). */
export function overlap(one: Iterable<string>, other: Iterable<string>): number {
  const [left, right] = [new Set(one), new Set(other)];
  let common = 0;
  for (const item of left) if (right.has(item)) common += 1;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}
