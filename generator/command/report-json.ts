import { withoutControls } from '../printable.ts';
import type { Problem } from '../problems.ts';
import { exitCodes, type Outcome } from './outcome.ts';

/** How a run ended, for a program: one JSON object. */
export function reportJson(outcome: Outcome): string {
  const { status, out, changes, summary, problems } = outcome;
  const located = problems.map(problemJson);
  const told = { status, exitCode: exitCodes[status], out, ...changes, summary, problems: located };
  // An escape of a control character is one of JSON too.
  return withoutControls(JSON.stringify(told, null, 2));
}

function problemJson({ address, ...told }: Problem): object {
  return typeof address === 'string' ? { ...told, pointer: address } : { ...told, ...address };
}
