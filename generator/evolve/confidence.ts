import type { Match } from './match.ts';

/**
 * Rates how sure a match is. `certain`: several kinds of evidence agree, and nothing else comes close. `likely`: most
 * evidence agrees. `open`: a person must decide.
 */
export type Confidence = (typeof CONFIDENCES)[number];

export const CONFIDENCES = ['certain', 'likely', 'open'] as const;

/** Least scores and distances to the runner-up, found with pairs of published versions that were labelled by hand. */
const CERTAIN = { score: 0.85, margin: 0.15, agreeing: 2 } as const;
const LIKELY = { score: 0.6, margin: 0.05 } as const;
/** Evidence of at least this value speaks for a match. */
const AGREES = 0.8;

/** Rates a match by its score, its distance to the runner-up and the kinds of evidence that agree. */
export function rateConfidence({ score, runnerUp, evidence }: Match): Confidence {
  const margin = score - (runnerUp?.score ?? 0);
  const agreeing = new Set(evidence.filter(({ value }) => value >= AGREES).map(({ kind }) => kind)).size;
  const hasNames = evidence.some(({ kind, value }) => (kind === 'name' || kind === 'substitution') && value >= AGREES);
  if (score >= CERTAIN.score && margin >= CERTAIN.margin && agreeing >= CERTAIN.agreeing && hasNames) return 'certain';
  return score >= LIKELY.score && margin >= LIKELY.margin ? 'likely' : 'open';
}
