import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stderr, stdin, stdout } from 'node:process';
import {
  AcceptedEntryError,
  updateBaseline,
  writeBaselineFile,
} from '../../templates/runtime/shared/accepted-findings.ts';
import { UnwritableError } from '../../templates/runtime/shared/replace-file.ts';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { explainCode } from '../../templates/runtime/shared/explanations.ts';
import { usesColor } from '../../templates/runtime/shared/terminal.ts';
import { pluralize } from '../../templates/runtime/shared/validation/description.ts';
import { readDiffConfig } from '../command/config-file.ts';
import { Diagnostics, SpecError } from '../diagnostics/diagnostics.ts';
import { escapeControlCharacters, toSingleLine } from '../../templates/runtime/shared/escape.ts';
import { diagnosticExplanations } from '../diagnostics/explain.ts';
import { formatDiagnostic } from '../diagnostics/format.ts';
import { groupBy } from '../model/json.ts';
import manifest from '../package.json' with { type: 'json' };
import {
  type CommandName,
  type DiffCommand,
  type EvolveCommand,
  HELP,
  INPUTS_HELP,
  parseEvolveArguments,
  type ProposeCommand,
  type ReviewCommand,
} from './arguments.ts';
import { acceptChanges, asFinding } from './diff/accepted.ts';
import { combineDiffs, type Diff, diff, documentChange } from './diff/diff.ts';
import { ruleExplanations } from './explain.ts';
import { listDocuments, loadInput, type VersionInput, withInputs } from './inputs.ts';
import { formatDiff } from './diff/formats.ts';
import { SEVERITIES } from './diff/rule.ts';
import { readSeverities } from './diff/rules.ts';
import { propose, type ProposedRenames } from './propose.ts';
import { goneText, inlineText, proposalText } from './report.ts';
import { countByConfidence, review } from './review.ts';
import {
  acceptedMatches,
  isDecided,
  readAcceptedFile,
  readSeverityFile,
  readTableFolder,
  TableFileError,
  writeProposals,
} from './tables.ts';

const EXIT = { success: 0, changed: 1, faulty: 2, bug: 4 } as const;

const INTRODUCTION = `Compares two versions of an OpenAPI document: lists what changed and what it breaks, and proposes rename tables, from
which a migration is generated.

  npx -p @bmp/generator bmp-evolve diff BEFORE AFTER
  npx -p @bmp/generator bmp-evolve propose BEFORE AFTER --tables FOLDER
  npx -p @bmp/generator bmp-evolve review FOLDER
  npx -p @bmp/generator bmp-evolve explain CODE
`;

const GENERAL = `  --version           print the version
  -h, --help          print this help; after a command, only the help of that command

Exit codes
  0  success
  1  there are changes that --fail-on or --check-version names
  2  a document, a table or the command line has errors
  4  bug in the generator
`;

function helpText(command: CommandName | undefined): string {
  if (command === undefined) return [INTRODUCTION, ...Object.values(HELP), INPUTS_HELP, GENERAL].join('\n');
  return [HELP[command], ...(command === 'diff' || command === 'propose' ? [INPUTS_HELP] : []), GENERAL].join('\n');
}

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
      stdout.write(helpText(command.command));
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
    case 'explain':
      stdout.write(explainCode(command.codes, [...ruleExplanations(), ...diagnosticExplanations()]));
      return EXIT.success;
  }
}

async function runDiff(command: DiffCommand): Promise<number> {
  const { before, after, format, failOn, checkVersion } = command;
  const result = await withInputs([before, after], (inputs) => compareInputs(inputs, command));
  if (command.writeBaseline !== undefined) await writeBaseline(command.writeBaseline, result, command.decision);
  const files = [...((await readDiffConfig()).accepted ?? []), ...command.accepted];
  const entries = (await Promise.all(files.map(readAcceptedFile))).flat();
  const { expired, unused, ...reviewed } = acceptChanges(result, entries, new Date());
  for (const [list, what] of [
    [expired, 'is over'],
    [unused, 'accepts no change any more'],
  ] as const)
    for (const { code, place = '', by } of list)
      stderr.write(`${toSingleLine(`The entry ${code} ${place} by ${by} ${what}.`)}\n`);
  stdout.write(formatDiff(reviewed, format));
  // What a baseline accepts is no failure.
  const failing =
    failOn === undefined || command.writeBaseline !== undefined
      ? []
      : SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  const isTooLow = checkVersion && result.versions.isTooLow;
  return isTooLow || failing.some((severity) => reviewed.counts[severity] > 0) ? EXIT.changed : EXIT.success;
}

async function compareInputs(inputs: readonly [VersionInput, VersionInput], command: DiffCommand): Promise<Diff> {
  const { rules, rule, tables, allowNet } = command;
  const configured = Object.entries((await readDiffConfig()).rules ?? {});
  const settings = rules === undefined ? [] : await readSeverityFile(rules);
  const severities = readSeverities([...configured, ...settings, ...rule]);
  const folder = tables === undefined ? undefined : await readTableFolder(tables);
  const diagnostics = new Diagnostics();
  const compare = async (files: readonly [string, string]): Promise<Diff> => {
    const [before, after] = inputs;
    const versions = [
      await loadInput({ ...before, path: files[0] }, diagnostics, { allowNet }),
      await loadInput({ ...after, path: files[1] }, diagnostics, { allowNet }),
    ] as const;
    return diff(...versions, { severities, tables: folder?.tables });
  };
  const [before, after] = inputs;
  if (before.isFolder !== after.isFolder) throw new UsageError('Compare two documents, or two folders of documents.');
  const result = before.isFolder ? await compareFolders(inputs, compare) : await compare([before.path, after.path]);
  warn(diagnostics);
  return result;
}

/** Compares the documents of two folders that have the same path. */
async function compareFolders(
  [before, after]: readonly [VersionInput, VersionInput],
  compare: (files: readonly [string, string]) => Promise<Diff>,
): Promise<Diff> {
  const [old, current] = [await listDocuments(before.path), await listDocuments(after.path)];
  if (old.length + current.length === 0) throw new UsageError('Neither folder has a document of OpenAPI or Swagger.');
  const diffs: Diff[] = [];
  for (const file of [...new Set([...old, ...current])].sort()) {
    if (!current.includes(file)) diffs.push(documentChange('before', file));
    else if (!old.includes(file)) diffs.push(documentChange('after', file));
    else diffs.push(await compare([join(before.path, file), join(after.path, file)]));
  }
  return combineDiffs(diffs);
}

async function writeBaseline(file: string, { changes }: Diff, decision: DiffCommand['decision']): Promise<void> {
  const earlier = existsSync(file) ? await readAcceptedFile(file) : [];
  const baseline = updateBaseline(changes.map(asFinding), earlier, decision);
  stderr.write(`${file}: ${writeBaselineFile(file, baseline)}\n`);
}

/** Counts the warnings about the documents by code: what was left out of a document is not compared. */
function warn({ list }: Diagnostics): void {
  if (list.length === 0) return;
  const counts = [...groupBy(list, ({ code }) => code)].map(([code, alike]) => `${code} ${alike.length} ×`);
  stderr.write(
    `${pluralize(list.length, 'warning')} about the documents: ${counts.join(', ')}. bmp-generate explains them.\n`,
  );
}

async function runPropose({ before, after, tables, json, allowNet }: ProposeCommand): Promise<number> {
  const diagnostics = new Diagnostics();
  const versions = await withInputs([before, after], async ([old, current]) => {
    if (old.isFolder || current.isFolder) throw new UsageError('Name two documents, not folders.');
    const options = { allowNet };
    return [await loadInput(old, diagnostics, options), await loadInput(current, diagnostics, options)] as const;
  });
  warn(diagnostics);
  const folder = tables === undefined ? undefined : await readTableFolder(tables);
  const accepted = folder === undefined ? [] : acceptedMatches(folder);
  const found = propose(...versions, accepted);
  const proposals = found.proposals.filter((proposal) => folder === undefined || !isDecided(proposal, folder));
  if (folder !== undefined) {
    const rejected = folder.proposals.filter(({ decision }) => decision === 'rejected');
    await writeProposals(folder.folder, [...proposals, ...rejected]);
  }
  const renames = { ...found, proposals };
  stdout.write(json ? `${JSON.stringify(renames, undefined, 2)}\n` : proposeText(renames, tables));
  return EXIT.success;
}

const INLINE_NOTE =
  'The fields above belong to objects without a name, which no table can state. To have them proposed, describe the ' +
  'objects under components.schemas in both documents.';

const GONE_NOTE =
  'No entry is proposed for the names above: nothing in the new version resembles them enough. What you accept is ' +
  'evidence for the rest, so run propose again after the review.';

function proposeText(renames: ProposedRenames, tables: string | undefined): string {
  const { proposals, inline, gone } = renames;
  // Operations that stayed as they are need no reader.
  const changes = proposals.filter(
    ({ table, score, entry }) =>
      table !== 'endpoints' || score < 1 || entry['counterpart'] !== 'same' || entry['status'] !== undefined,
  );
  const { certain, likely, open } = countByConfidence(proposals);
  const same = proposals.length - changes.length;
  const left = same === 0 ? '' : ` Not listed above: ${pluralize(same, 'unchanged operation')}.`;
  const next =
    tables === undefined
      ? 'To keep them, add --tables FOLDER.'
      : `Decide next: npx -p @bmp/generator bmp-evolve review ${tables}`;
  const summary = `${proposals.length} proposals: ${certain} certain, ${likely} likely, ${open} open.${left} ${next}`;
  const unnamed = inline.length === 0 ? [] : [...inline.map(inlineText), INLINE_NOTE];
  const missing = gone.length === 0 ? [] : [gone.map(goneText).join('\n'), GONE_NOTE];
  return `${[...unnamed, ...changes.map(proposalText), ...missing, summary].map(escapeControlCharacters).join('\n\n')}\n`;
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
      stderr.write(`${formatDiagnostic(diagnostic, { color: usesColor(stderr) })}\n`);
    return EXIT.faulty;
  }
  const known = [UsageError, TableFileError, AcceptedEntryError, UnwritableError];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) {
    stderr.write(`${toSingleLine(error.message)}\nSee --help.\n`);
    return EXIT.faulty;
  }
  stderr.write(`This is a bug in the generator. Please report it, with the documents if possible.\n`);
  stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  return EXIT.bug;
}
