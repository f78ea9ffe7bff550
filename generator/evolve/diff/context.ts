import { follow, type JsonObject, member, type Node, type Pointer } from '../../model/json.ts';
import type { Renames } from './renames.ts';
import type { Direction, Rule } from './rule.ts';
import { UnchangedParts } from './unchanged.ts';

/** A change as it was found, without severity and places. */
export interface FoundChange {
  readonly rule: Rule;
  readonly direction: Direction | undefined;
  readonly before?: Pointer;
  readonly after?: Pointer;
  readonly text: string;
}

/**
 * Comparison of one part of the two documents. Parts that several operations share, such as schemas, are compared once
 * for each direction; an operation is affected by the changes of all sections below its own.
 */
export interface Section {
  readonly changes: FoundChange[];
  readonly parts: Set<Section>;
}

export function createSection(): Section {
  return { changes: [], parts: new Set() };
}

/** The same part of both documents. */
export interface Pair {
  readonly before: Node;
  readonly after: Node;
}

/** An operation, a webhook or a callback of one version. */
export interface OperationNode extends Node {
  /** Method and path: `GET /pets/{id}`. */
  readonly address: string;
  readonly pathItem: Node;
}

/** Both documents, the names that changed between them, and the sections that were compared so far. */
export interface DiffState {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly renames: Renames;
  /** Paths of the servers, which are part of each address, if they count. */
  readonly prefixes: Readonly<Record<'before' | 'after', string>>;
  /** The day on which sunset dates are compared: `2027-01-31`. */
  readonly today: string;
  /** New names of security schemes that kept their definition. */
  readonly schemes: ReadonlyMap<string, string>;
  readonly sections: Map<string, Section>;
  readonly unchanged: UnchangedParts;
  /** Comparisons of unchanged parts, which would only note what these parts visit. */
  readonly postponed: (() => void)[];
  /**
   * Counts what was reported or compared elsewhere, so that a silent comparison can be told from one that found
   * something.
   */
  readonly evidence: { count: number };
  /** Pointers of the shared parts that were compared, on each side. The others are compared as data. */
  readonly visited: VisitedPointers;
  /** Pointers of schemas that were compared as parts of others only. */
  readonly merged: VisitedPointers;
  /** Properties that the compared direction does not have, such as a read-only one in a request. */
  readonly unseen: UnseenProperty[];
  /** Pointers of properties of which `readOnly` or `writeOnly` was reported. */
  readonly access: Set<Pointer>;
}

interface VisitedPointers {
  readonly before: Set<Pointer>;
  readonly after: Set<Pointer>;
}

/** A property that the compared direction does not have. */
export interface UnseenProperty {
  readonly context: DiffContext;
  readonly place: ChangePlace;
  readonly name: string;
  readonly subject: string;
}

/** Creates the state of a comparison. */
export function createState(
  options: Pick<DiffState, 'before' | 'after' | 'renames' | 'prefixes' | 'schemes' | 'today'>,
): DiffState {
  return {
    ...options,
    sections: new Map(),
    unchanged: new UnchangedParts(options),
    postponed: [],
    evidence: { count: 0 },
    visited: { before: new Set(), after: new Set() },
    merged: { before: new Set(), after: new Set() },
    unseen: [],
    access: new Set(),
  };
}

/** Places of a change in the documents; what was added has no place in the previous one. */
export interface ChangePlace {
  readonly before?: Node | undefined;
  readonly after?: Node | undefined;
}

/** Rules for a flag that was set, and for one that was unset. */
interface FlagRules {
  readonly set: Rule;
  readonly unset: Rule;
}

/** Comparison of one section, in one direction. */
export class DiffContext {
  readonly state: DiffState;
  readonly section: Section;
  readonly direction: Direction | undefined;
  /** True in webhooks and callbacks, whose requests the client receives. */
  readonly isReversed: boolean;

  constructor(
    state: DiffState,
    section: Section,
    { direction, isReversed = false }: Partial<Pick<DiffContext, 'direction' | 'isReversed'>> = {},
  ) {
    this.state = state;
    this.section = section;
    this.direction = direction;
    this.isReversed = isReversed;
  }

  report(rule: Rule, { before, after }: ChangePlace, ...details: readonly string[]): void {
    this.state.evidence.count += 1;
    this.section.changes.push({
      rule,
      direction: typeof rule.severity === 'string' ? undefined : this.direction,
      ...(before === undefined ? {} : { before: before.pointer }),
      ...(after === undefined ? {} : { after: after.pointer }),
      text: rule.text(...details),
    });
  }

  /** Reports a flag, such as `deprecated`, that only one side sets. */
  compareFlag(pair: Pair, key: string, rules: FlagRules, ...details: readonly string[]): void {
    const [was, is] = [pair.before, pair.after].map(({ value }) => member(value, key) === true);
    if (was !== is) this.report(is === true ? rules.set : rules.unset, pair, ...details);
  }

  /** Returns the context of the parts of an operation that are sent as its request, or as its response. */
  toward(part: Direction): DiffContext {
    const reverse = part === 'request' ? 'response' : 'request';
    const { isReversed } = this;
    return new DiffContext(this.state, this.section, { direction: isReversed ? reverse : part, isReversed });
  }

  /** Returns the context of a webhook or callback. */
  reversed(): DiffContext {
    return new DiffContext(this.state, this.section, { isReversed: true });
  }

  /** Follows the references of both sides. */
  follow({ before, after }: Pair): Pair {
    const { state } = this;
    return this.visit({ before: follow(state.before, before), after: follow(state.after, after) });
  }

  /** Notes that a pair is compared here. */
  visit<Compared extends ChangePlace>(pair: Compared): Compared {
    const { before, after } = this.state.visited;
    if (pair.before !== undefined) before.add(pair.before.pointer);
    if (pair.after !== undefined) after.add(pair.after.pointer);
    return pair;
  }

  /** Compares two parts unless they are equal: then there is nothing to find. */
  compareChanged(pair: Pair, compare: () => void): void {
    const { unchanged, postponed, evidence } = this.state;
    if (!unchanged.has(this.visit(pair))) return compare();
    evidence.count += 1;
    postponed.push(compare);
  }

  /** Compares a part that means the same wherever it stands, once, unless it is equal. */
  compareData<Compared extends Pair>(
    kind: string,
    pair: Compared,
    compare: (context: DiffContext, pair: Compared) => void,
  ): void {
    this.compareChanged(pair, () => this.compareOnce(kind, pair, compare));
  }

  /** Compares a part of both documents once for all places that use it. */
  compareOnce<Compared extends Pair>(
    kind: string,
    pair: Compared,
    compare: (context: DiffContext, pair: Compared) => void,
  ): void {
    const { before, after } = this.visit(pair);
    const key = [kind, this.direction, String(this.isReversed), before.pointer, after.pointer].join('\n');
    const known = this.state.sections.get(key);
    const section = known ?? createSection();
    this.state.evidence.count += 1;
    this.section.parts.add(section);
    if (known !== undefined) return;
    this.state.sections.set(key, section);
    const { direction, isReversed } = this;
    compare(new DiffContext(this.state, section, { direction, isReversed }), pair);
  }
}
