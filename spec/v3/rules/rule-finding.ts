import { type Issue, createIssue, type Part } from '#shared/validation/issue.ts';

/** Finding of a rule. */
export interface RuleBroken {
  /** Number of the rule, such as `R145`; `expected` is its sentence. */
  readonly rule: string;
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly received?: string;
  readonly part?: Part;
}

/** Creates the issue of a broken rule. */
export function broken({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'rule', part, ...parts });
}

/** Creates the issue of a mandatory member that is missing or null. */
export function missing({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'missing', part, ...parts });
}

/** Creates the warning that the platform replaces an omitted value by another one. */
export function replaced({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'cleared', severity: 'warning', part, ...parts });
}

/** Creates the warning that a rule could not be checked, because the caller did not pass a fact. */
export function notChecked({ part = 'body', ...parts }: RuleBroken): Issue {
  return createIssue({ code: 'not-validated', severity: 'warning', part, received: 'no such fact', ...parts });
}
