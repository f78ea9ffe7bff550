import type { Problem } from '../problems.ts';
import { exitCodes, type Outcome } from './outcome.ts';

/** How a run ended, for a program: one JSON object. */
export function reportJson(outcome: Outcome): string {
  const { status, out, changes, summary, problems } = outcome;
  const located = problems.map((problem) => problemJson(problem, outcome));
  return JSON.stringify({ status, exitCode: exitCodes[status], out, ...changes, summary, problems: located }, null, 2);
}

function problemJson({ address, ...told }: Problem, { specification }: Outcome): object {
  if (typeof address !== 'string') return { ...told, ...address };
  return { ...told, ...specification?.locate(address), pointer: address };
}
