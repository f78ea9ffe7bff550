import type { Issue } from '../shared/validation/issue.ts';
import { broken } from './rule-finding.ts';

/** Rules for entering a duration: the common part of TimesheetEntryRules and ScheduleRules. */
export interface DurationRules {
  readonly min?: number | null;
  readonly max?: number | null;
  readonly step?: number | null;
  readonly base?: number | null;
  readonly allowManualEntry?: boolean | null;
  /** The increment of the display; it has no effect on validation (R109). */
  readonly prettyStep?: number | null;
}

/** Path of a duration in the request. */
export type DurationPath = readonly (string | number)[];

/**
 * Checks a duration in the unit of its rules (R106 to R109). `min` and `max` are exclusive. Only multiples of
 * `1 / base` can be entered. Without manual entry, only values that are a whole number of steps from `min` are
 * accepted. The sources do not state that the steps count from `min`; this is assumed.
 */
export function checkDuration(
  duration: number,
  rules: DurationRules,
  path: DurationPath = ['duration'],
): readonly Issue[] {
  return [
    ...boundFindings(duration, rules, path),
    ...baseFindings(duration, rules, path),
    ...stepFindings(duration, rules, path),
  ];
}

function boundFindings(duration: number, { min, max }: DurationRules, path: DurationPath): readonly Issue[] {
  const rule = 'R106';
  const received = String(duration);
  return [
    ...(typeof min === 'number' && duration <= min
      ? [broken({ rule, path, expected: `a duration of more than ${min}`, received })]
      : []),
    ...(typeof max === 'number' && duration >= max
      ? [broken({ rule, path, expected: `a duration of less than ${max}`, received })]
      : []),
  ];
}

function baseFindings(duration: number, { base }: DurationRules, path: DurationPath): readonly Issue[] {
  if (typeof base !== 'number' || base <= 0 || isWhole(duration * base)) return [];
  const expected = `a whole number of parts of ${base}`;
  return [broken({ rule: 'R108', path, expected, received: String(duration) })];
}

function stepFindings(duration: number, rules: DurationRules, path: DurationPath): readonly Issue[] {
  const { allowManualEntry, step, min } = rules;
  if (allowManualEntry !== false || typeof step !== 'number' || step <= 0) return [];
  const from = typeof min === 'number' ? min : 0;
  if (isWhole((duration - from) / step)) return [];
  const expected = `one of the allowed values, ${step} apart from ${from} on: manual entry is not allowed`;
  return [broken({ rule: 'R107', path, expected, received: String(duration) })];
}

/** Tests for a whole number, within the precision of binary fractions. */
function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9 * Math.max(1, Math.abs(value));
}
