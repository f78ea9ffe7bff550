import type ts from 'typescript';
import type { TextEdit } from '../project/text-edits.ts';
import type { Category, PlacedFinding } from '../report/finding.ts';

/** Decision of a rule about one node. It is applied as a whole, or not at all. */
export interface Decision {
  /** Place of the node in its file: of two decisions about the same thing, the earlier one holds. */
  readonly order: number;
  /** Nodes that it is about; it is dropped if an earlier decision settles one of them. */
  readonly about: readonly ts.Node[];
  /** Nodes that it settles. */
  readonly settles: readonly ts.Node[];
  readonly edits: readonly TextEdit[];
  readonly findings: readonly PlacedFinding[];
  readonly demands: readonly Demand[];
}

/**
 * Demand of a decision on a declaration that other places use as well: what an address needs a constant in its path to
 * become (`path`) and what this file makes of it (`changed-path`, without a change if it is reported); a value whose
 * members move into an object, and one with a write that cannot; a handwritten type that is also used as another one.
 */
export interface Demand {
  readonly kind: 'path' | 'changed-path' | 'moved-value' | 'blocked-value' | 'kept-type';
  readonly node: ts.Node;
  readonly change?: string | undefined;
}

/** The decisions about a file that hold so far: those of the earlier ranks. */
export class Settlement {
  readonly edits: readonly TextEdit[];
  readonly demands: readonly Demand[];
  readonly #decisions: readonly Decision[];
  readonly #settled: ReadonlySet<ts.Node>;
  #findings: readonly PlacedFinding[] | undefined;
  #byPlace: ReadonlyMap<string, PlacedFinding> | undefined;

  constructor(decisions: readonly Decision[]) {
    this.#decisions = decisions;
    this.edits = decisions.flatMap(({ edits }) => edits);
    this.demands = decisions.flatMap(({ demands }) => demands);
    this.#settled = new Set(decisions.flatMap(({ settles }) => settles));
  }

  /** The findings, of which the early ranks are not asked for. */
  get findings(): readonly PlacedFinding[] {
    this.#findings ??= uniqueFindings(this.#decisions.flatMap(({ findings }) => findings));
    return this.#findings;
  }

  /** Tests whether a decision settles a node. */
  isSettled(node: ts.Node): boolean {
    return this.#settled.has(node);
  }

  /** Returns the first finding at a place. */
  findingAt(place: Pick<PlacedFinding, 'line' | 'column'>): PlacedFinding | undefined {
    this.#byPlace ??= new Map(this.findings.toReversed().map((found) => [placeKey(found), found]));
    return this.#byPlace.get(placeKey(place));
  }
}

/**
 * Returns the decisions of a rank that hold, beside those of earlier ranks: a decision is dropped if an earlier one
 * settles what it is about. Decisions about one node do not exclude each other, so that the order of rules is nothing.
 */
export function acceptDecisions(accepted: readonly Decision[], decided: readonly Decision[]): readonly Decision[] {
  const settled = new Set(accepted.flatMap(({ settles }) => settles));
  const found: Decision[] = [];
  const byOrder = new Map<number, Decision[]>();
  for (const decision of decided) byOrder.set(decision.order, [...(byOrder.get(decision.order) ?? []), decision]);
  for (const [, beside] of [...byOrder].toSorted(([one], [other]) => one - other)) {
    const open = beside.filter(({ about }) => !about.some((node) => settled.has(node))).toSorted(byFinding);
    for (const node of open.flatMap(({ settles }) => settles)) settled.add(node);
    found.push(...open);
  }
  return [...accepted, ...found];
}

/** Orders decisions about one node by what they report. */
function byFinding({ findings: [one] }: Decision, { findings: [other] }: Decision): number {
  const keyOf = (found: PlacedFinding | undefined): string =>
    found === undefined ? '' : `${found.category} ${found.rule}`;
  return keyOf(one) === keyOf(other) ? 0 : keyOf(one) > keyOf(other) ? -1 : 1;
}

function placeKey({ line, column }: Pick<PlacedFinding, 'line' | 'column'>): string {
  return `${line}:${column}`;
}

const NAME_CATEGORIES: ReadonlySet<Category> = new Set(['member', 'value', 'type-mismatch', 'name-only']);

/** Merges findings about the same member or value. One with type evidence replaces one about the name alone. */
function uniqueFindings(findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const found = new Map<string, PlacedFinding>();
  for (const finding of findings) {
    const { rule, category } = finding;
    const key = `${placeKey(finding)} ${rule} ${NAME_CATEGORIES.has(category) ? 'name' : category}`;
    const earlier = found.get(key);
    const isBetter = earlier?.category === 'name-only' && category !== 'name-only';
    if (earlier === undefined || isBetter) found.set(key, finding);
  }
  return [...found.values()];
}
