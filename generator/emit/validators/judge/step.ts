/** What a function that judges does, as data: it goes through its steps, and refuses at the first that says so. */
export type Step =
  /** Refuses where this holds. */
  | { readonly kind: 'refuse'; readonly when: string }
  /** Gives a value a name. */
  | { readonly kind: 'name'; readonly name: string; readonly value: string }
  /** Takes steps under a condition, or in a loop: what stands before the braces. */
  | { readonly kind: 'within'; readonly head: string; readonly steps: Steps }
  /** Refuses where fewer of these than `least`, or more than `most`, are passed; `most` is 1 or without end. */
  | { readonly kind: 'choice'; readonly variants: readonly Steps[]; readonly isExclusive: boolean }
  /** Refuses what passes. */
  | { readonly kind: 'not'; readonly steps: Steps }
  /** Refuses where the number of turns of a loop that pass is not between the two. */
  | {
      readonly kind: 'count';
      readonly head: string;
      readonly steps: Steps;
      readonly least: number;
      readonly most: number;
    }
  /** Goes on with the one where these are passed, and with the other where not. */
  | { readonly kind: 'condition'; readonly when: Steps; readonly then: Steps; readonly otherwise: Steps };

export type Steps = readonly Step[];

/** Refuses where a condition holds. */
export function refuse(when: string): Step {
  return { kind: 'refuse', when };
}

/** Refuses whatever comes. */
export const ALWAYS: Step = refuse('true');

/** Steps that are taken where a condition holds. */
export function where(condition: string, steps: Steps): Steps {
  const only = steps[0];
  if (only === undefined) return [];
  if (only.kind === 'refuse' && steps.length === 1) return [refuse(all([condition, only.when]))];
  return [{ kind: 'within', head: `if (${condition})`, steps }];
}

/** Steps that are taken in each turn of a loop. */
export function each(head: string, steps: Steps): Steps {
  return steps.length === 0 ? [] : [{ kind: 'within', head, steps }];
}

/** Where steps do nothing but refuse: the condition under which they do, which can be said as one. */
export function conditionOf(steps: Steps): string | undefined {
  const conditions = steps.map((step) => (step.kind === 'refuse' ? step.when : undefined));
  const known = conditions.filter((condition) => condition !== undefined);
  if (known.length < conditions.length) return undefined;
  return known.length === 0 ? 'false' : some(known);
}

/** One of several conditions holds. */
export function some(conditions: readonly string[]): string {
  return conditions.length === 1 ? (conditions[0] ?? '') : conditions.map(grouped).join(' || ');
}

/** All of several conditions hold. */
export function all(conditions: readonly string[]): string {
  const open = conditions.filter((condition) => condition !== 'true');
  return open.length <= 1 ? (open[0] ?? 'true') : open.map(grouped).join(' && ');
}

/** What has an operator of its own in it is put in parentheses beside another. */
function grouped(condition: string): string {
  return condition.includes(' || ') || condition.includes(' && ') ? `(${condition})` : condition;
}
