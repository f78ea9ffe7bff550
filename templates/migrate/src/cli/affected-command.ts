import type { AffectedCommand } from './arguments.ts';
import { exitCodeOf, inspectFolder } from './code-command.ts';
import type { Kit } from './kit.ts';

/**
 * Prints in one line how many of the places that use the API change, and how many of these the codemod changes. Has the
 * exit codes of `code`.
 */
export function runAffected(command: AffectedCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const { findings, migrated } = inspection;
  const located = findings.filter(({ category }) => category !== 'file');
  const placesOf = (all: typeof located): ReadonlySet<string> =>
    new Set(all.map(({ file, line, column }) => `${file}:${line}:${column}`));
  const affected = placesOf(located);
  const byHand = placesOf(located.filter(({ tier }) => tier === 'manual'));
  const sites = new Set([...migrated.callSites, ...affected]);
  process.stdout.write(`${affected.size} of ${sites.size} call sites; ${affected.size - byHand.size} by codemod\n`);
  return exitCodeOf(inspection);
}
