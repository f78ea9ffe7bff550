import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { type ApiView, viewDocument } from './api-view.ts';
import type { ReviewCommand } from './arguments.ts';
import { CONFIDENCES, type Confidence } from './confidence.ts';
import { applyEdits, nameFault, newName, runnerUpName } from './edits.ts';
import { loadVersion } from './propose.ts';
import { proposalText } from './report.ts';
import {
  type Acceptance,
  acceptProposals,
  type EditedDecision,
  readTableFolder,
  removeEntries,
  type StoredProposal,
  writeProposals,
} from './tables.ts';

/** Counts what a review decided. */
export interface ReviewResult {
  readonly accepted: number;
  readonly rejected: number;
  /** Proposals that nobody has decided yet. */
  readonly open: number;
  /** Proposals that were left out, because a name was chosen that they do not fit. */
  readonly outdated: number;
}

/** Streams of a review that asks a person. */
export interface ReviewStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

interface ReviewContext extends ReviewCommand {
  /** The new version, if the command names it. */
  readonly view: ApiView | undefined;
}

type DecisionById = ReadonlyMap<string, EditedDecision>;

/**
 * Decides proposals by the options of the command, or asks for each of them. Accepted entries move to their tables.
 *
 * @throws UsageError if an id is unknown, or nobody is named as the person who decides
 */
export async function review(command: ReviewCommand, streams: ReviewStreams): Promise<ReviewResult> {
  if (!existsSync(command.folder))
    throw new UsageError(`There is no folder ${command.folder}. Name the one that propose --tables has written.`);
  const { proposals } = await readTableFolder(command.folder);
  const pending = proposals.filter(({ decision }) => decision === undefined);
  const { after } = command;
  const view = after === undefined ? undefined : viewDocument(await loadVersion(after, new Diagnostics()));
  const context: ReviewContext = { ...command, view };
  const isAsking = [command.accept, command.reject, command.edit].every(({ length }) => length === 0);
  const decisions = isAsking ? await ask(pending, context, streams) : decideByOptions(pending, context);
  return applyDecisions(proposals, withRequired(pending, decisions), context);
}

function decideByOptions(pending: readonly StoredProposal[], command: ReviewContext): DecisionById {
  const { by, why } = command;
  if (by === undefined) throw new UsageError('Name the person who decides: --by NAME.');
  const decisions = new Map<string, EditedDecision>();
  const decide = (selected: readonly string[], decision: EditedDecision['decision']): void => {
    for (const wanted of selected)
      for (const { id } of select(pending, wanted))
        decisions.set(id, { decision, by, ...(why === undefined ? {} : { why }) });
  };
  decide(command.accept, 'accepted');
  decide(command.reject, 'rejected');
  for (const [id, name] of command.edit) {
    const proposal = pending.find((one) => one.id === id);
    if (proposal === undefined) throw unknownId(id, pending);
    const fault = nameFault(proposal, name, command.view);
    if (fault !== undefined) throw new UsageError(fault);
    decisions.set(id, { decision: 'accepted', by, name, ...(why === undefined ? {} : { why }) });
  }
  return decisions;
}

function select(pending: readonly StoredProposal[], wanted: string): readonly StoredProposal[] {
  const confidence = CONFIDENCES.find((known) => known === wanted);
  if (confidence !== undefined && confidence !== 'open') return pending.filter((one) => one.confidence === confidence);
  const found = pending.filter(({ id }) => id === wanted);
  if (found.length > 0) return found;
  throw unknownId(wanted, pending);
}

function unknownId(wanted: string, pending: readonly StoredProposal[]): UsageError {
  const ids = pending.map(({ id }) => id);
  return new UsageError(`No proposal has the id "${wanted}".${didYouMean(closestMatch(wanted, ids))}`);
}

const HELP = 'y accept, n reject, e edit the new name, s skip, a accept all that are certain, q stop and save';

async function ask(
  pending: readonly StoredProposal[],
  command: ReviewContext,
  streams: ReviewStreams,
): Promise<DecisionById> {
  const decisions = new Map<string, EditedDecision>();
  if (pending.length === 0) return decisions;
  const dialog = openDialog(streams);
  const { output } = streams;
  try {
    const by = command.by ?? (await dialog.ask('Your name: '));
    if (by === undefined || by === '') throw new UsageError('Name the person who decides: --by NAME.');
    output.write(`${HELP}\n`);
    for (const [index, proposal] of pending.entries()) {
      if (decisions.has(proposal.id) || !remaining(pending, decisions, command.view).includes(proposal)) continue;
      output.write(`\n${index + 1} of ${pending.length}\n${proposalText(proposal)}\n`);
      const answer = await choose(dialog, output);
      if (answer === 'q') break;
      if (answer === 'a') acceptCertain(pending, by, decisions);
      const decision = await decide(answer, proposal, { by, dialog, output, view: command.view });
      if (decision !== undefined) decisions.set(proposal.id, decision);
    }
  } finally {
    dialog.close();
  }
  return decisions;
}

/** Returns the proposals that still apply once the names that a person chose are in place. */
function remaining(
  proposals: readonly StoredProposal[],
  decisions: DecisionById,
  view: ApiView | undefined,
): readonly StoredProposal[] {
  const names = [...decisions].flatMap(([id, { name }]) => (name === undefined ? [] : [[id, name] as const]));
  return applyEdits(proposals, { names: new Map(names), view });
}

async function decide(
  answer: string,
  proposal: StoredProposal,
  context: DialogContext,
): Promise<EditedDecision | undefined> {
  const { by, dialog } = context;
  if (answer === 'e') return edit(proposal, context);
  if (answer !== 'y' && answer !== 'n') return undefined;
  return answer === 'y' ? { decision: 'accepted', by } : { decision: 'rejected', by, ...(await askWhy(dialog)) };
}

function acceptCertain(pending: readonly StoredProposal[], by: string, decisions: Map<string, EditedDecision>): void {
  for (const { id, confidence } of pending)
    if (confidence === 'certain' && !decisions.has(id)) decisions.set(id, { decision: 'accepted', by });
}

async function choose(dialog: Dialog, output: NodeJS.WritableStream): Promise<string> {
  for (;;) {
    const typed = await dialog.ask('Accept? [y/n/e/s/a/q] ');
    const answer = (typed ?? 'q').toLowerCase().slice(0, 1);
    if ('ynesaq'.includes(answer) && answer !== '') return answer;
    output.write(`Press one of these keys: ${HELP}.\n`);
  }
}

interface DialogContext {
  readonly by: string;
  readonly dialog: Dialog;
  readonly output: NodeJS.WritableStream;
  readonly view: ApiView | undefined;
}

/** Asks for the new name until it can be used. Without a name, the proposal stays undecided. */
async function edit(
  proposal: StoredProposal,
  { by, dialog, output, view }: DialogContext,
): Promise<EditedDecision | undefined> {
  const other = proposal.table === 'endpoints' && view === undefined ? undefined : runnerUpName(proposal);
  const question = other === undefined ? 'New name (empty to skip): ' : `New name (empty for ${other}, - to skip): `;
  for (;;) {
    const typed = await dialog.ask(question);
    const name = typed === '' ? other : typed;
    if (name === undefined || name === '-') return undefined;
    const fault = nameFault(proposal, name, view);
    if (fault === undefined) return { decision: 'accepted', by, name, ...(await askWhy(dialog)) };
    output.write(`${fault}\n`);
  }
}

async function askWhy(dialog: Dialog): Promise<Pick<EditedDecision, 'why'>> {
  const why = await dialog.ask('Why? (empty for no reason) ');
  return why === undefined || why === '' ? {} : { why };
}

/** Asks questions on a terminal, or of a script that pipes its replies. */
interface Dialog {
  /** Asks a question; returns `undefined` once the input has ended. */
  readonly ask: (text: string) => Promise<string | undefined>;
  readonly close: () => void;
}

function openDialog({ input, output }: ReviewStreams): Dialog {
  const terminal = createInterface({ input });
  // Lines are read one by one: `question` would lose those that arrive together.
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (text) => {
      output.write(text);
      const { value, done } = await lines.next();
      return done === true ? undefined : value.trim();
    },
    close: () => terminal.close(),
  };
}

/** Accepts what accepted proposals require, unless it was decided by itself. */
function withRequired(pending: readonly StoredProposal[], decisions: DecisionById): DecisionById {
  const all = new Map(decisions);
  for (const { id, requires = [] } of pending) {
    const decision = decisions.get(id);
    if (decision?.decision !== 'accepted') continue;
    const { name: _name, ...own } = decision;
    for (const required of requires) if (!all.has(required)) all.set(required, own);
  }
  return all;
}

async function applyDecisions(
  stored: readonly StoredProposal[],
  decisions: DecisionById,
  { view, ...command }: ReviewContext,
): Promise<ReviewResult> {
  const proposedNames = new Map(stored.map((proposal) => [proposal.id, newName(proposal) ?? 'none']));
  const proposals = remaining(stored, decisions, view);
  const isAccepted = ({ id }: StoredProposal): boolean => decisions.get(id)?.decision === 'accepted';
  const dropped = new Set(proposals.filter(isAccepted).flatMap(({ replaces = [] }) => replaces));
  const accepted = proposals.flatMap((proposal): readonly Acceptance[] => {
    const decision = decisions.get(proposal.id);
    if (decision?.decision !== 'accepted' || dropped.has(proposal.id)) return [];
    const { by, why, name } = decision;
    const proposed = name === undefined ? undefined : proposedNames.get(proposal.id);
    return [
      {
        proposal,
        by,
        ...(command.source === undefined ? {} : { source: command.source }),
        ...(why === undefined ? {} : { why }),
        ...(proposed === undefined || proposed === name ? {} : { proposed }),
      },
    ];
  });
  const undecided = proposals
    .filter((proposal) => !isAccepted(proposal) && !dropped.has(proposal.id))
    .map((proposal): StoredProposal => ({ ...proposal, ...decisions.get(proposal.id) }));
  await removeEntries(command.folder, dropped);
  await acceptProposals(command.folder, accepted);
  if (decisions.size > 0) await writeProposals(command.folder, undecided);
  const rejected = [...decisions.values()].filter(({ decision }) => decision === 'rejected').length;
  const open = undecided.filter(({ decision }) => decision === undefined).length;
  return { accepted: accepted.length, rejected, open, outdated: stored.length - proposals.length };
}

export function countByConfidence(proposals: readonly StoredProposal[]): Readonly<Record<Confidence, number>> {
  const counts = { certain: 0, likely: 0, open: 0 };
  for (const { confidence } of proposals) counts[confidence] += 1;
  return counts;
}
