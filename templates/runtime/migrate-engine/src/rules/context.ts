import ts from 'typescript';
import type { FieldEntry, MapEntry } from '#shared/migration/map.ts';
import { declaringTypes } from '../analysis/member-owners.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import type { TextEdit } from '../project/text-edits.ts';
import type { Category, PlacedFinding, Tier } from '../report/finding.ts';
import type { Decision, Demand, Settlement } from './decisions.ts';
import type { FileFacts } from './facts.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A finding as a rule reports it. */
export interface ReportOptions {
  /** The node, or the span of a text that is no node, such as a directive. */
  readonly node: ts.Node | Span;
  readonly rule: string;
  readonly category: Category;
  readonly tier: Tier;
  readonly reason: string;
  readonly suggestion: string;
}

/**
 * Context of a rule: the facts of the file, the decisions of earlier ranks, and methods that add to its own decision.
 * No rule sees what another rule of its rank decides.
 */
export interface RuleContext extends FileFacts {
  readonly settled: Settlement;
  /** Returns the source text of a node. */
  readonly text: (node: ts.Node) => string;
  /** Returns the finding of an earlier rank about a node. */
  readonly findingAt: (node: ts.Node) => PlacedFinding | undefined;
  /** Decides about another node than the rule runs on, which may hold although that about its own node does not. */
  readonly decideAbout: (node: ts.Node, decide: () => void) => void;
  /** Drops the decision if an earlier one settles this node. */
  readonly yieldTo: (...nodes: readonly ts.Node[]) => void;
  /** Drops later decisions about these nodes. */
  readonly settle: (...nodes: readonly ts.Node[]) => void;
  readonly edit: (...edits: readonly TextEdit[]) => void;
  readonly replace: (node: ts.Node, text: string) => void;
  /** Inserts a text after a node, outside of texts inserted at the end of nested nodes. */
  readonly insertAfter: (offset: number, text: string) => void;
  readonly insert: (offset: number, text: string) => void;
  readonly report: (finding: ReportOptions) => void;
  /** Keeps the names of the handwritten types that declare the member of an entry. */
  readonly keepNames: (entry: FieldEntry) => void;
  readonly demand: (...demands: readonly Demand[]) => void;
}

/** A rule runs on each node of its kinds. */
export interface Rule {
  readonly kinds: readonly ts.SyntaxKind[];
  readonly run: (context: RuleContext, node: ts.Node) => void;
}

/** Returns what rules decide about a file, independent of each other. */
export function decide(
  facts: FileFacts,
  settled: Settlement,
  rulesOf: (kind: ts.SyntaxKind) => readonly Rule[],
): readonly Decision[] {
  const decisions: Draft[] = [];
  let open: readonly [order: number, about: ts.Node] = [0, facts.file];
  let draft: Draft | undefined;
  const context = createContext(facts, settled, {
    draft: () => {
      const [order, about] = open;
      const current = draft ?? { order, about: [about], settles: [], edits: [], findings: [], demands: [] };
      if (draft === undefined) decisions.push(current);
      draft = current;
      return current;
    },
    decideAbout: (node, run) => {
      const [outer, before] = [draft, open];
      [draft, open] = [undefined, [open[0], node]];
      run();
      [draft, open] = [outer, before];
    },
  });
  for (const [order, node] of facts.nodes.entries())
    for (const rule of rulesOf(node.kind)) {
      [draft, open] = [undefined, [order, node]];
      rule.run(context, node);
    }
  return decisions;
}

/** A decision while its rule runs. */
type Draft = { [Key in keyof Decision]: Decision[Key] extends readonly (infer Item)[] ? Item[] : Decision[Key] };

interface DraftSource extends Pick<RuleContext, 'decideAbout'> {
  /** Returns the decision of the rule that runs. */
  readonly draft: () => Draft;
}

/** Returns a finding with its place and text. */
export function placeFinding({ file, name }: Pick<FileFacts, 'file' | 'name'>, found: ReportOptions): PlacedFinding {
  const { node, rule, category, tier, reason, suggestion } = found;
  const before = file.text.slice(startOf(file, node), node.end).slice(0, 200);
  return { file: name, ...placeOf(file, node), rule, category, tier, reason: reason.trim(), before, suggestion };
}

/** Returns line and column of a node, counted from 1. */
export function placeOf(file: ts.SourceFile, node: ts.Node | Span): Pick<PlacedFinding, 'line' | 'column'> {
  const { line, character } = file.getLineAndCharacterOfPosition(startOf(file, node));
  return { line: line + 1, column: character + 1 };
}

function startOf(file: ts.SourceFile, node: ts.Node | Span): number {
  return 'kind' in node ? node.getStart(file) : node.start;
}

function createContext(facts: FileFacts, settled: Settlement, { draft, decideAbout }: DraftSource): RuleContext {
  const { file } = facts;
  const edit: RuleContext['edit'] = (...edits) => void draft().edits.push(...edits);
  const demand: RuleContext['demand'] = (...demands) => void draft().demands.push(...demands);
  return {
    ...facts,
    settled,
    decideAbout,
    edit,
    text: (node) => file.text.slice(node.getStart(file), node.end),
    findingAt: (node) => settled.findingAt(placeOf(file, node)),
    yieldTo: (...nodes) => void draft().about.push(...nodes),
    settle: (...nodes) => void draft().settles.push(...nodes),
    replace: (node, text) => edit({ start: startOf(file, node), end: node.end, text }),
    insertAfter: (offset, text) => edit({ start: offset, end: offset, text, closes: true }),
    insert: (offset, text) => edit({ start: offset, end: offset, text }),
    report: (found) => void draft().findings.push(placeFinding(facts, found)),
    keepNames: (entry) => demand(...declaringTypes(entry).map((node) => ({ kind: 'kept-type', node }) as const)),
    demand,
  };
}

/** Returns the confidence of a change that follows from an entry. */
export function tierOf(entry: MapEntry): Tier {
  return entry.review === undefined && entry.certainty === 'documented' ? 'certain' : 'likely';
}

/** Tests whether a person has to decide about a change. */
export function isUnresolved({ unresolved, review }: MapEntry): boolean {
  return unresolved?.sides.includes('v3') === true || review?.reason === 'meaning';
}

/** The parts of an entry that its reason is about; `operation` or `counterpart`, depending on the table. */
type ReasonedEntry = MapEntry & { readonly operation?: string; readonly counterpart?: string };

/**
 * Returns the notes of an entry, or its certainty. A name without a counterpart has no change to be certain of. The
 * entry of the map gives the lines of its source.
 */
export function reasonOf({ review, note, certainty, unresolved, ...entry }: ReasonedEntry): string {
  const notes = [review?.note, note].filter((text) => text !== undefined);
  const isUnknown = unresolved?.sides.includes('v3') === true && entry.counterpart !== 'verb';
  if (notes.length > 0 || isUnknown) return notes.join(' ');
  return `The ${entry.operation === 'remove' ? 'removal' : 'change'} is ${certainty}.`;
}

/** A finding about an entry of the map. */
interface EntryReport {
  readonly entry: MapEntry & { readonly v3?: unknown };
  /** @default 'member' */
  readonly category?: Category;
  /** Confidence of a change; a finding without one is for a person. */
  readonly tier?: Tier;
  /** Says what is wrong at this place. The notes of the entry follow. */
  readonly why?: string | undefined;
  /** The whole reason, without the notes of the entry. */
  readonly reason?: string;
  /** The new name, if it is not that of the entry. */
  readonly suggestion?: string;
}

/** Reports that an entry of the map applies to a node. */
export function reportEntry(context: RuleContext, node: ts.Node, report: EntryReport): void {
  const { entry, category = 'member', tier = 'manual', why = '' } = report;
  const suggestion = report.suggestion ?? [entry.v3 ?? ''].flat().join('.');
  const reason = report.reason ?? `${why} ${reasonOf(entry)}`;
  context.report({ node, rule: entry.id, category, tier, reason, suggestion });
}

/** Reports a changed member. */
export function reportChange(context: RuleContext, node: ts.Node, entry: FieldEntry): void {
  reportEntry(context, node, { entry, tier: tierOf(entry) });
}

/** Returns the new name in the quotes of the old one. */
export function withQuotes(context: RuleContext, name: MemberReference['name'], to: string): string {
  if (ts.isIdentifier(name)) return to;
  const quote = context.text(name).charAt(0);
  return `${quote}${to}${quote}`;
}
