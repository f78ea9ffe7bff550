import { stderr, stdout } from 'node:process';
import type { Place } from '../problems.ts';
import type { Arguments } from './arguments.ts';
import { linesOfFiles } from './lines-of-files.ts';
import type { Outcome } from './outcome.ts';
import { reportJson } from './report-json.ts';
import { reportText } from './report-text.ts';

/** Tells how a run ended: a summary on the standard output and problems beside it, or JSON and nothing else. */
export async function report(outcome: Outcome, { json, mode }: Arguments): Promise<void> {
  if (json) return void stdout.write(`${reportJson(outcome)}\n`);
  // Saves that change nothing are not worth a line.
  if (mode === 'watch' && outcome.status === 'unchanged') return;
  if (outcome.problems.length > 0) {
    const { formatProblems } = await import('../format-problems.ts');
    const unread = linesOfFiles();
    const line = (place: Place): string | undefined => outcome.line?.(place) ?? unread(place);
    const printing = { line, colour: stderr.isTTY && stderr.hasColors() };
    for (const text of formatProblems(outcome.problems, printing)) stderr.write(`${text}\n\n`);
  }
  stdout.write(`${reportText(outcome)}\n`);
}
