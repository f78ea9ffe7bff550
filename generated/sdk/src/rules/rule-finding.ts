import { type Issue, createIssue, type Part } from '../shared/validation/issue.ts';

/** What a rule has to say. */
export interface RuleBroken {
  /** Number and line of the rule: `R145, conventions L292`. */
  readonly rule: string;
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly received?: string;
  readonly part?: Part;
}

/** A rule is broken. */
export function broken({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'rule', part, ...parts });
}

/** A mandatory member is missing or null. */
export function missing({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'missing', part, ...parts });
}

/** The platform will put another value in the place of one that is left out. */
export function replaced({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'cleared', severity: 'warning', part, ...parts });
}

/** A rule could not be judged, for want of what only the caller knows. */
export function notJudged({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'not-validated', severity: 'warning', part, received: 'no such fact', ...parts });
}
