/** A request body or response on which validators are compared. */
export interface Case {
  readonly title: string;
  readonly operation: string;
  /** File name of the validators of the operation's group. */
  readonly slug: string;
  readonly part: 'body' | 'response';
}

/** From a body of a few fields to a response of a hundred resources. */
export const CASES: readonly Case[] = [
  {
    title: 'small body (a business card)',
    operation: 'createBusinessCard',
    slug: 'workforce',
    part: 'body',
  },
  { title: 'body (replacing a phase)', operation: 'replacePhase', slug: 'project-management', part: 'body' },
  { title: 'body with lists (a contract)', operation: 'createContract', slug: 'support', part: 'body' },
  {
    title: 'large body (criteria of assignments)',
    operation: 'searchAssignments',
    slug: 'project-management',
    part: 'body',
  },
  {
    title: 'response (a hundred trees of assignments)',
    operation: 'searchAssignments',
    slug: 'project-management',
    part: 'response',
  },
];
