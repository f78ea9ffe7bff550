import { stderr, stdout } from 'node:process';
import type { Place } from '../diagnostics/diagnostics.ts';
import type { Arguments } from './arguments.ts';
import { linesOfFiles } from './lines-of-files.ts';
import { exitCodes, type Outcome } from './outcome.ts';
import { reportJson } from './report-json.ts';
import { reportText } from './report-text.ts';

/**
 * Reports how a run ended: a summary on standard output and the diagnostics on standard error, or one JSON object on
 * standard output. Under `--watch`, a save that changes nothing after a good run is not reported.
 */
export async function report(outcome: Outcome, { json }: Pick<Arguments, 'json'>, before?: Outcome): Promise<void> {
  if (json) return void stdout.write(`${reportJson(outcome)}\n`);
  if (outcome.status === 'unchanged' && before !== undefined && exitCodes[before.status] === 0) return;
  if (outcome.diagnostics.length > 0) {
    const { formatDiagnostics } = await import('../diagnostics/format.ts');
    const unread = linesOfFiles();
    const line = (place: Place): string | undefined => outcome.line?.(place) ?? unread(place);
    const printing = { line, colour: stderr.isTTY && stderr.hasColors() };
    for (const text of formatDiagnostics(outcome.diagnostics, printing)) stderr.write(`${text}\n\n`);
  }
  stdout.write(`${reportText(outcome)}\n`);
}
