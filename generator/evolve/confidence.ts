import type { Match } from './match.ts';
import type { Evidence, EvidenceKind } from './score.ts';

/**
 * Rates how sure a match is. `certain`: several kinds of evidence agree, and nothing else comes close. `likely`: most
 * evidence agrees. `open`: a person must decide.
 */
export type Confidence = (typeof CONFIDENCES)[number];

export const CONFIDENCES = ['certain', 'likely', 'open'] as const;

/** Least scores and distances to the runner-up, found with pairs of published versions that were labeled by hand. */
const CERTAIN = { score: 0.85, margin: 0.15, names: 0.8, types: 0.5, agreeing: 2 } as const;
const LIKELY = { score: 0.6, margin: 0.05, names: 0.6, types: 0.4, agreeing: 2 } as const;
/** Evidence of at least this value speaks for a match. */
export const AGREES = 0.8;
/** Evidence that agrees by chance between neighboring fields. */
const WEAK: ReadonlySet<EvidenceKind> = new Set(['type', 'position', 'existing', 'common-fields']);

/**
 * Evidence that leaves the decision to a person: two fields of the new version may be meant, nothing but the place is
 * known, or the values that code compares with are listed no more.
 */
const LEFT_TO_PERSON: ReadonlySet<EvidenceKind> = new Set(['kept-name', 'last-name', 'in-place', 'free-text']);

/** Tests whether evidence leaves the decision to a person. */
export function isLeftToPerson({ kind }: Evidence): boolean {
  return LEFT_TO_PERSON.has(kind);
}

/** Tests whether evidence is the decision of a person. */
export function isAcceptance({ kind }: Evidence): boolean {
  return kind === 'accepted';
}

/** Rates a match by its score, its distance to the runner-up and the kinds of evidence that agree. */
export function rateConfidence({ score, runnerUp, evidence }: Match): Confidence {
  const margin = score - (runnerUp?.score ?? 0);
  const agreeing = new Set(evidence.filter(({ value }) => value >= AGREES).map(({ kind }) => kind));
  const names = evidence.find(({ kind }) => kind === 'name' || kind === 'substitution')?.value ?? 0;
  const types = evidence.find(({ kind }) => kind === 'type')?.value ?? 1;
  if (evidence.some(isAcceptance)) return 'certain';
  if (evidence.some(isLeftToPerson)) return 'open';
  const isSupported = agreeing.size >= CERTAIN.agreeing && names >= CERTAIN.names && types >= CERTAIN.types;
  const isExisting = evidence.some(({ kind }) => kind === 'existing');
  if (!isExisting && score >= CERTAIN.score && margin >= CERTAIN.margin && isSupported) return 'certain';
  // A replacement that a document names may differ in more than its name, so a person decides.
  if (agreeing.has('documented')) return 'likely';
  const isStrong = agreeing.size >= LIKELY.agreeing && [...agreeing].some((kind) => !WEAK.has(kind));
  const isPlausible = (names >= LIKELY.names || isStrong) && types >= LIKELY.types;
  return score >= LIKELY.score && margin >= LIKELY.margin && isPlausible ? 'likely' : 'open';
}

/** Returns the less sure of two confidences. */
export function leastConfidence(one: Confidence, other: Confidence): Confidence {
  return CONFIDENCES.indexOf(one) > CONFIDENCES.indexOf(other) ? one : other;
}
