import { stderr, stdin, stdout } from 'node:process';
import pc from 'picocolors';
import { UsageError } from '../../templates/runtime/shared/cli-arguments.ts';
import { pluralize } from '../../templates/runtime/shared/validation/description.ts';
import { Diagnostics, SpecError } from '../diagnostics/diagnostics.ts';
import { escapeControlCharacters, toSingleLine } from '../diagnostics/escape.ts';
import { formatDiagnostic } from '../diagnostics/format.ts';
import { groupBy } from '../model/json.ts';
import manifest from '../package.json' with { type: 'json' };
import {
  type DiffCommand,
  type EvolveCommand,
  parseEvolveArguments,
  type ProposeCommand,
  type ReviewCommand,
} from './arguments.ts';
import { diff } from './diff/diff.ts';
import { formatDiff } from './diff/formats.ts';
import { SEVERITIES } from './diff/rule.ts';
import { readSeverities } from './diff/rules.ts';
import { loadVersion, type ProposedRenames, proposeAll } from './propose.ts';
import { inlineText, proposalText } from './report.ts';
import { countByConfidence, review } from './review.ts';
import {
  acceptedMatches,
  isDecided,
  readSeverityFile,
  readTableFolder,
  TableFileError,
  writeProposals,
} from './tables.ts';

const EXIT = { success: 0, changed: 1, faulty: 2, bug: 4 } as const;

const HELP = `Compares two versions of an OpenAPI document: lists what changed and what it breaks, and proposes rename tables, from
which a migration is generated.

  npx -p @bmp/generator bmp-evolve diff BEFORE AFTER
  npx -p @bmp/generator bmp-evolve propose BEFORE AFTER --tables FOLDER
  npx -p @bmp/generator bmp-evolve review FOLDER

diff BEFORE AFTER     list all changes, breaking ones first, and the resulting version number
  --format FORMAT     text (default), markdown, html, json, sarif or changelog, the entry of a release
  --tables FOLDER     take renames from these tables instead of guessing them
  --fail-on SEVERITY  exit with 1 if there is a change of this severity or a worse one: breaking, warning, non-breaking
  --rule CODE=LEVEL   set the severity of a rule: breaking (or error), warning, non-breaking or off; may be repeated.
                      Without request- or response-, the code stands for both directions
  --rules FILE        read such severities from a YAML file with a line "CODE: LEVEL" for each

propose BEFORE AFTER  find renamed and moved schemas, fields, values, operations and parameters
  --tables FOLDER     write the proposals to FOLDER/proposals.yaml; entries of the tables there are not proposed again
  --json              print the proposals as JSON

review FOLDER         accept, reject or edit proposals one by one; accepted entries move to the tables
  --accept WHICH      accept an id, or all that are "certain" or "likely", without asking; may be repeated
  --reject ID         reject a proposal, without asking; may be repeated
  --edit ID=NAME      accept a proposal with another new name, without asking; may be repeated
  --after DOCUMENT    the new version, in which NAME must exist. Without it, NAME can only be the runner-up
  --by NAME           the person who decides; the tables record it
  --why TEXT          the reason; the tables record it
  --source TEXT       where the change is documented, such as the release notes

  --version           print the version
  -h, --help          print this help

Exit codes
  0  success
  1  there are changes that --fail-on names
  2  a document, a table or the command line has errors
  4  bug in the generator
`;

/** Runs the command line of `bmp-evolve`, without program and script, and returns the exit code. */
export async function runEvolve(given: readonly string[]): Promise<number> {
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  try {
    return await perform(parseEvolveArguments(given));
  } catch (error) {
    return reportError(error);
  }
}

async function perform(command: EvolveCommand): Promise<number> {
  switch (command.kind) {
    case 'help':
      stdout.write(HELP);
      return EXIT.success;
    case 'version':
      stdout.write(`${manifest.version}\n`);
      return EXIT.success;
    case 'diff':
      return runDiff(command);
    case 'propose':
      return runPropose(command);
    case 'review':
      return runReview(command);
  }
}

async function runDiff({ before, after, format, failOn, rules, rule, tables }: DiffCommand): Promise<number> {
  const settings = rules === undefined ? [] : await readSeverityFile(rules);
  const severities = readSeverities([...settings, ...rule]);
  const diagnostics = new Diagnostics();
  const versions = [await loadVersion(before, diagnostics), await loadVersion(after, diagnostics)] as const;
  warn(diagnostics);
  const folder = tables === undefined ? undefined : await readTableFolder(tables);
  const result = diff(...versions, { severities, tables: folder?.tables });
  stdout.write(formatDiff(result, format));
  const failing = failOn === undefined ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  return failing.some((severity) => result.counts[severity] > 0) ? EXIT.changed : EXIT.success;
}

/** Counts the warnings about the documents by code: what was left out of a document is not compared. */
function warn({ list }: Diagnostics): void {
  if (list.length === 0) return;
  const counts = [...groupBy(list, ({ code }) => code)].map(([code, alike]) => `${code} ${alike.length} ×`);
  stderr.write(
    `${pluralize(list.length, 'warning')} about the documents: ${counts.join(', ')}. bmp-generate explains them.\n`,
  );
}

async function runPropose({ before, after, tables, json }: ProposeCommand): Promise<number> {
  const diagnostics = new Diagnostics();
  const versions = [await loadVersion(before, diagnostics), await loadVersion(after, diagnostics)] as const;
  warn(diagnostics);
  const folder = tables === undefined ? undefined : await readTableFolder(tables);
  const accepted = folder === undefined ? [] : acceptedMatches(folder);
  const { proposals: all, inline } = proposeAll(...versions, accepted);
  const proposals = folder === undefined ? all : all.filter((proposal) => !isDecided(proposal, folder));
  if (folder !== undefined) {
    const rejected = folder.proposals.filter(({ decision }) => decision === 'rejected');
    await writeProposals(folder.folder, [...proposals, ...rejected]);
  }
  if (json) stdout.write(`${JSON.stringify({ proposals, inline }, undefined, 2)}\n`);
  else stdout.write(proposeText({ proposals, inline }, tables));
  return EXIT.success;
}

const INLINE_NOTE =
  'The fields above belong to objects without a name, which no table can state. To have them proposed, describe the ' +
  'objects under components.schemas in both documents.';

function proposeText({ proposals, inline }: ProposedRenames, tables: string | undefined): string {
  // Operations that stayed as they are need no reader.
  const changes = proposals.filter(
    ({ table, score, entry }) =>
      table !== 'endpoints' || score < 1 || entry['counterpart'] !== 'same' || entry['status'] !== undefined,
  );
  const { certain, likely, open } = countByConfidence(proposals);
  const next =
    tables === undefined
      ? 'To keep them, add --tables FOLDER.'
      : `Decide next: npx -p @bmp/generator bmp-evolve review ${tables}`;
  const summary = `${proposals.length} proposals: ${certain} certain, ${likely} likely, ${open} open. ${next}`;
  const unnamed = inline.length === 0 ? [] : [...inline.map(inlineText), INLINE_NOTE];
  return `${[...unnamed, ...changes.map(proposalText), summary].map(escapeControlCharacters).join('\n\n')}\n`;
}

async function runReview(command: ReviewCommand): Promise<number> {
  const { accepted, rejected, open, outdated } = await review(command, { input: stdin, output: stdout });
  stdout.write(`${accepted} accepted, ${rejected} rejected, ${open} open.\n`);
  if (outdated > 0)
    stdout.write(
      `${pluralize(outdated, 'proposal')} no longer applied to the chosen names. Run propose again to get others.\n`,
    );
  return EXIT.success;
}

function reportError(error: unknown): number {
  if (error instanceof SpecError) {
    for (const diagnostic of error.diagnostics)
      stderr.write(`${formatDiagnostic(diagnostic, { color: pc.isColorSupported })}\n`);
    return EXIT.faulty;
  }
  if (error instanceof UsageError || error instanceof TableFileError) {
    stderr.write(`${toSingleLine(error.message)}\nSee --help.\n`);
    return EXIT.faulty;
  }
  stderr.write(`This is a bug in the generator. Please report it, with the documents if possible.\n`);
  stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  return EXIT.bug;
}
