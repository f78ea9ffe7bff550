import { withoutControls } from '../printable.ts';
import { tellProblem } from '../tell-problem.ts';
import { exitCodes, type Outcome } from './outcome.ts';

/** How a run ended, for a program: one JSON object. */
export function reportJson(outcome: Outcome): string {
  const { status, out, changes, summary, problems } = outcome;
  const located = problems.map(tellProblem);
  const told = { status, exitCode: exitCodes[status], out, ...changes, summary, problems: located };
  // An escape of a control character is one of JSON too.
  return withoutControls(JSON.stringify(told, null, 2));
}
