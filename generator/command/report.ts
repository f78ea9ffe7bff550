import { stderr, stdout } from 'node:process';
import type { Printing } from '../format-problem.ts';
import type { Arguments } from './arguments.ts';
import { lineOfFile } from './line-of-file.ts';
import type { Outcome } from './outcome.ts';
import { reportJson } from './report-json.ts';
import { reportText } from './report-text.ts';

/** Tells how a run ended: a summary on the standard output and problems beside it, or JSON and nothing else. */
export async function report(outcome: Outcome, { json, mode }: Arguments): Promise<void> {
  if (json) return void stdout.write(`${reportJson(outcome)}\n`);
  if (outcome.problems.length > 0) {
    const { formatProblem } = await import('../format-problem.ts');
    const printing = printingOf(outcome);
    for (const problem of outcome.problems) stderr.write(`${formatProblem(problem, printing)}\n\n`);
  }
  // Saves that change nothing are not worth a line.
  if (mode === 'watch' && outcome.status === 'unchanged') return;
  stdout.write(`${reportText(outcome)}\n`);
}

/** Problems of the document are shown with their lines, those of the output folder are about whole files. */
function printingOf({ specification, status }: Outcome): Printing {
  const colour = stderr.isTTY && process.env['NO_COLOR'] === undefined;
  if (specification !== undefined) return { locate: specification.locate, line: specification.line, colour };
  return status === 'faulty' ? { line: lineOfFile, colour } : { colour };
}
