import type { Json } from '#shared/json.ts';
import type { PrecedingWrite } from '../checks/rule-ranking.ts';
import type { RuleBook } from '../checks/rules.ts';
import { type Expectation, isKept, isNormalized } from './expectation.ts';

interface WrittenItem {
  readonly collection: string;
  readonly caller: string;
  /** Exchange that created it. */
  readonly createdBy: number;
  /** Its last write. */
  readonly writer?: PrecedingWrite;
}

/** Difference of a property that nothing but a convention forbids. */
export interface Deviation<Item extends WrittenItem = WrittenItem> {
  readonly name: string;
  readonly expectation: Expectation;
  readonly observed: Json | undefined;
  readonly item: Item;
  /** Caller who sees the difference. */
  readonly caller: string;
}

/** Tests whether differences that no rule forbids have another explanation than a mistake, by several writes. */
export class Certainty {
  /** Members that all patches name which emptied another one. */
  readonly #emptiedBy = new Map<string, readonly string[]>();
  /** Values that creations gave instead of a default, with the first exchange. */
  readonly #instead = new Map<string, { readonly value: string; readonly exchange: number }>();

  readonly #rules: RuleBook;

  constructor(rules: RuleBook) {
    this.#rules = rules;
  }

  /** A server may normalize texts and sets, unless a rule demands what was written. */
  severityOf({ name, expectation, observed, item }: Deviation): 'warning' | undefined {
    const isStated = this.#rules.isStated(expectation.check, { collection: item.collection, property: name });
    return !isStated && isNormalized(expectation.value, observed) ? 'warning' : undefined;
  }

  isCertain({ name, expectation, observed, item, caller }: Deviation): boolean {
    const { check, isLenient = false, exchange } = expectation;
    if (!isLenient) return true;
    const key = `${item.writer?.operation} ${name}`;
    // Another caller may see less.
    if (check === 'kept-field') return caller === item.caller && this.#isEmptiedByAny(key, item.writer?.names ?? []);
    // A replacement may compute what it omits.
    if (item.createdBy !== exchange) return isKept(expectation, observed);
    return this.#isConstant(key, JSON.stringify(observed ?? null), exchange);
  }

  /** A server may empty a reason because a state changes; patches without a common member always empty it. */
  #isEmptiedByAny(key: string, names: readonly string[]): boolean {
    const shared = names.filter((name) => this.#emptiedBy.get(key)?.includes(name) ?? true);
    this.#emptiedBy.set(key, shared);
    return shared.length === 0;
  }

  /** A server may count or rank items; a value that each of them gets is its default. */
  #isConstant(key: string, value: string, exchange: number): boolean {
    const first = this.#instead.get(key);
    if (first === undefined) this.#instead.set(key, { value, exchange });
    else if (first.value !== value) this.#instead.set(key, { ...first, value: '' });
    return first?.value === value && first.exchange !== exchange;
  }
}
