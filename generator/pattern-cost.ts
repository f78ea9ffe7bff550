import { createRequire } from 'node:module';
import type { analyse } from 'scslre';

/** Repetition without an end, or of a group: without one, matching takes no longer than the text. */
const REPEATS = /[*+]|\{\d+,\d*\}/;

const require = createRequire(import.meta.url);

/**
 * Whether matching a valid pattern by trying can take more than linear time, so that a hostile text of a few
 * characters, or of some thousands, keeps a validator busy. The analysis is loaded when it is first needed.
 */
export function isCostly(pattern: string): boolean {
  if (!REPEATS.test(pattern)) return false;
  const analysis: { readonly analyse: typeof analyse } = require('scslre');
  return analysis.analyse(new RegExp(pattern, 'u'), { maxReports: 1 }).reports.length > 0 || hasReference(pattern);
}

/** What refers back to a group, which no analysis of states covers. */
function hasReference(pattern: string): boolean {
  return /(?<!\\)(?:\\\\)*\\(?:[1-9]|k<)/.test(pattern);
}

/** Whether a text is a pattern at all: a regular expression of ECMA-262, with Unicode. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
