import { stderr, stdout } from 'node:process';
import type { Place } from '../problems.ts';
import type { Arguments } from './arguments.ts';
import { linesOfFiles } from './lines-of-files.ts';
import { exitCodes, type Outcome } from './outcome.ts';
import { reportJson } from './report-json.ts';
import { reportText } from './report-text.ts';

/**
 * Tells how a run ended: a summary on the standard output and problems beside it, or JSON and nothing else. A save that
 * changes nothing is not worth a line, where what was told before it is that all is well.
 */
export async function report(outcome: Outcome, { json }: Pick<Arguments, 'json'>, before?: Outcome): Promise<void> {
  if (json) return void stdout.write(`${reportJson(outcome)}\n`);
  if (outcome.status === 'unchanged' && before !== undefined && exitCodes[before.status] === 0) return;
  if (outcome.problems.length > 0) {
    const { formatProblems } = await import('../format-problems.ts');
    const unread = linesOfFiles();
    const line = (place: Place): string | undefined => outcome.line?.(place) ?? unread(place);
    const printing = { line, colour: stderr.isTTY && stderr.hasColors() };
    for (const text of formatProblems(outcome.problems, printing)) stderr.write(`${text}\n\n`);
  }
  stdout.write(`${reportText(outcome)}\n`);
}
