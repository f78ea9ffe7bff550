import { createInterface } from 'node:readline';
import { UsageError } from '../../templates/shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '../../templates/shared/closest-match.ts';
import type { ReviewCommand } from './arguments.ts';
import { CONFIDENCES, type Confidence } from './confidence.ts';
import { proposalText } from './report.ts';
import {
  type Acceptance,
  acceptProposals,
  type Decision,
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
}

/** Streams of a review that asks a person. */
export interface ReviewStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

type DecisionById = ReadonlyMap<string, Decision>;

/**
 * Decides proposals by the options of the command, or asks for each of them. Accepted entries move to their tables.
 *
 * @throws UsageError if an id is unknown, or nobody is named as the person who decides
 */
export async function review(command: ReviewCommand, streams: ReviewStreams): Promise<ReviewResult> {
  const { proposals } = await readTableFolder(command.folder);
  const pending = proposals.filter(({ decision }) => decision === undefined);
  const isAsking = command.accept.length === 0 && command.reject.length === 0;
  const decisions = isAsking ? await ask(pending, command, streams) : decideByOptions(pending, command);
  return applyDecisions(proposals, withRequired(pending, decisions), command);
}

function decideByOptions(pending: readonly StoredProposal[], command: ReviewCommand): DecisionById {
  const { by, why } = command;
  if (by === undefined) throw new UsageError('Name the person who decides: --by NAME.');
  const decisions = new Map<string, Decision>();
  const decide = (selected: readonly string[], decision: Decision['decision']): void => {
    for (const wanted of selected)
      for (const { id } of select(pending, wanted))
        decisions.set(id, { decision, by, ...(why === undefined ? {} : { why }) });
  };
  decide(command.accept, 'accepted');
  decide(command.reject, 'rejected');
  return decisions;
}

function select(pending: readonly StoredProposal[], wanted: string): readonly StoredProposal[] {
  const confidence = CONFIDENCES.find((known) => known === wanted);
  if (confidence !== undefined && confidence !== 'open') return pending.filter((one) => one.confidence === confidence);
  const found = pending.filter(({ id }) => id === wanted);
  if (found.length > 0) return found;
  const ids = pending.map(({ id }) => id);
  throw new UsageError(`No proposal has the id "${wanted}".${didYouMean(closestMatch(wanted, ids))}`);
}

const HELP = 'y accept, n reject, s skip, a accept all that are certain, q stop and save';

async function ask(
  pending: readonly StoredProposal[],
  command: ReviewCommand,
  streams: ReviewStreams,
): Promise<DecisionById> {
  const decisions = new Map<string, Decision>();
  if (pending.length === 0) return decisions;
  const dialog = openDialog(streams);
  const { output } = streams;
  try {
    const by = command.by ?? (await dialog.ask('Your name: '));
    if (by === undefined || by === '') throw new UsageError('Name the person who decides: --by NAME.');
    output.write(`${HELP}\n`);
    for (const [index, proposal] of pending.entries()) {
      if (decisions.has(proposal.id)) continue;
      output.write(`\n${index + 1} of ${pending.length}\n${proposalText(proposal)}\n`);
      const answer = await choose(dialog);
      if (answer === 'q') break;
      if (answer === 'a') acceptCertain(pending, by, decisions);
      else if (answer !== 's') decisions.set(proposal.id, await decide(answer, by, dialog));
    }
  } finally {
    dialog.close();
  }
  return decisions;
}

async function decide(answer: string, by: string, dialog: Dialog): Promise<Decision> {
  return answer === 'y' ? { decision: 'accepted', by } : { decision: 'rejected', by, ...(await askWhy(dialog)) };
}

function acceptCertain(pending: readonly StoredProposal[], by: string, decisions: Map<string, Decision>): void {
  for (const { id, confidence } of pending)
    if (confidence === 'certain' && !decisions.has(id)) decisions.set(id, { decision: 'accepted', by });
}

async function choose(dialog: Dialog): Promise<string> {
  for (;;) {
    const typed = await dialog.ask('Accept? [y/n/s/a/q] ');
    const answer = (typed ?? 'q').toLowerCase().slice(0, 1);
    if ('ynsaq'.includes(answer) && answer !== '') return answer;
  }
}

async function askWhy(dialog: Dialog): Promise<Pick<Decision, 'why'>> {
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
    for (const required of requires) if (!all.has(required)) all.set(required, decision);
  }
  return all;
}

async function applyDecisions(
  proposals: readonly StoredProposal[],
  decisions: DecisionById,
  command: ReviewCommand,
): Promise<ReviewResult> {
  const isAccepted = ({ id }: StoredProposal): boolean => decisions.get(id)?.decision === 'accepted';
  const dropped = new Set(proposals.filter(isAccepted).flatMap(({ replaces = [] }) => replaces));
  const accepted = proposals.flatMap((proposal): readonly Acceptance[] => {
    const decision = decisions.get(proposal.id);
    if (decision?.decision !== 'accepted' || dropped.has(proposal.id)) return [];
    const { by, why } = decision;
    return [
      {
        proposal,
        by,
        source: command.source ?? 'comparison of the two versions',
        ...(why === undefined ? {} : { why }),
      },
    ];
  });
  const remaining = proposals
    .filter((proposal) => !isAccepted(proposal) && !dropped.has(proposal.id))
    .map((proposal): StoredProposal => ({ ...proposal, ...decisions.get(proposal.id) }));
  await removeEntries(command.folder, dropped);
  await acceptProposals(command.folder, accepted);
  if (decisions.size > 0) await writeProposals(command.folder, remaining);
  const rejected = [...decisions.values()].filter(({ decision }) => decision === 'rejected').length;
  const open = remaining.filter(({ decision }) => decision === undefined).length;
  return { accepted: accepted.length, rejected, open };
}

/** Counts proposals by confidence. */
export function countByConfidence(proposals: readonly StoredProposal[]): Readonly<Record<Confidence, number>> {
  const counts = { certain: 0, likely: 0, open: 0 };
  for (const { confidence } of proposals) counts[confidence] += 1;
  return counts;
}
