import { type Items, type Json, jsonCopy, type JsonObject } from '../json.ts';
import { requireKnownCollections } from '../state/initial-state.ts';
import { idOf, type InitialItems } from '../state/initial-state.ts';
import type { Store } from '../state/store.ts';
import { Transaction } from '../state/transaction.ts';
import { type CallMatch, describeNearMiss, type ParsedCallMatch, type RecordedCall } from './calls.ts';
import type { Clock } from './clock.ts';
import {
  parseCallMatch,
  parseCollections,
  parseTimes,
  requireKnownOperation,
  requireSnapshotName,
} from './control-input.ts';
import { type Fault, parseFault } from './faults.ts';
import type { Space, Spaces } from './spaces.ts';
import { toHar } from './har.ts';
import { Snapshots } from './snapshots.ts';

/** What a control stands on. */
export interface ControlContext {
  readonly initialItems: InitialItems;
  readonly store: Store;
  readonly keyOf: (collection: string) => string;
  readonly clock: Clock;
  /** Names of the collections that there may be. */
  readonly collections: ReadonlySet<string>;
  /** Identifiers of the operations that are served. */
  readonly operations: ReadonlySet<string>;
}

/** What a test may do with one space of the mock, in process or over HTTP. */
export class Control<Id extends string = string> {
  /** What the time is: one clock for all spaces. */
  readonly clock: Clock;
  /** Of the space. */
  readonly name: string;
  readonly #spaces: Pick<Spaces, 'get' | 'delete'>;
  readonly #context: ControlContext;
  readonly #snapshots: Snapshots;

  /** @param name of the space, which is there from now on */
  constructor(name: string, spaces: Pick<Spaces, 'get' | 'delete'>, ground: ControlContext) {
    this.name = spaces.get(name).name;
    this.#spaces = spaces;
    this.#context = ground;
    this.#snapshots = new Snapshots(ground.store, name);
    this.clock = ground.clock;
  }

  /** Looked up each time: it may have been forgotten, and begun anew, since. */
  get #space(): Space {
    return this.#spaces.get(this.name);
  }

  /** Back to the seed, without calls, faults and expectations; snapshots and the clock stay as they are. */
  async reset(): Promise<void> {
    await this.#context.store.clear(this.name);
    this.#space.calls.clear();
    this.#space.faults.clear();
    this.#space.expectations.length = 0;
  }

  /**
   * Keeps the state as it is, in the place of an older snapshot of the name.
   *
   * @param name - not empty; one is made where none is given
   * @returns the name to restore it by
   */
  async snapshot(name?: string): Promise<string> {
    return this.#snapshots.create(name === undefined ? undefined : requireSnapshotName({ name }));
  }

  /**
   * Makes the state what it was at a snapshot; calls, faults and expectations stay as they are.
   *
   * @param name - the one that `snapshot` was given, or gave
   * @throws Refusal where there is none of the name
   */
  async restore(name: string): Promise<void> {
    return this.#snapshots.restore(requireSnapshotName({ name }));
  }

  /** Leaves nothing of the space, snapshots included; it is made anew when it is next named. */
  async delete(): Promise<void> {
    await this.reset();
    await this.#snapshots.clear();
    this.#spaces.delete(this.name);
  }

  /**
   * Puts items into the state, new ones and changed ones, past all rules, whatever others write meanwhile.
   *
   * @param collections - lists of items by collection; each has an identifier, and no two of a list the same
   * @throws Refusal where it is anything else, or there is no such collection
   */
  async load(collections: Items): Promise<void> {
    const { keyOf, store } = this.#context;
    const read = parseCollections(jsonCopy(collections), keyOf);
    requireKnownCollections(read, this.#context.collections);
    const changes = Object.entries(read).flatMap(([collection, items]) =>
      items.map((item) => ({ collection, id: idOf(item, keyOf(collection)), item })),
    );
    await store.commit(this.name, changes);
  }

  /**
   * The items of a collection, as they are kept; what is done to them changes nothing of the state.
   *
   * @param collection - its name in the first document, such as `contracts`
   * @returns those of the seed, then those that were added, each in their order
   * @throws Refusal where there is no such collection: a test that finds nothing in it would always be right
   */
  async items(collection: string): Promise<readonly JsonObject[]> {
    requireKnownCollections({ [collection]: [] }, this.#context.collections);
    const { initialItems: base, store, keyOf } = this.#context;
    return structuredClone(
      await new Transaction({ initialItems: base, store, keyOf, space: this.name }).all(collection),
    );
  }

  /**
   * The calls that were made and are remembered, oldest first.
   *
   * @param match - the identifier of an operation, or what must fit; all calls where nothing is given
   * @returns those that fit
   * @throws Refusal where there is no such operation, because a test that counts on none would always be right
   */
  calls(match: Id | CallMatch<Id> = {}): readonly RecordedCall[] {
    return this.#space.calls.matching(this.#matchOf(match));
  }

  /** The calls that broke the contract, oldest first, with what is wrong; of those that made room the first 100. */
  violations(): readonly RecordedCall[] {
    return this.#space.calls.violating();
  }

  /**
   * Makes something go wrong from now on, beside the faults that are set already.
   *
   * @param fault - what goes wrong, and when
   * @throws Refusal where the fault could never happen, or is none
   */
  fault(fault: Fault<Id>): void {
    requireKnownOperation(fault.operation, this.#context.operations);
    this.#space.faults.add(parseFault({ ...fault }));
  }

  /** The faults that are set, in that order, also those that happen no more. */
  faults(): readonly Fault[] {
    return this.#space.faults.list();
  }

  /** From now on nothing goes wrong. */
  clearFaults(): void {
    this.#space.faults.clear();
  }

  /**
   * Counts on a call; `verify` says whether it came.
   *
   * @param match - the identifier of an operation, or what must fit
   * @param times - how often, 0 for never; at least once where it is not given
   * @throws Refusal where there is no such operation, or no call could ever fit
   */
  expect(match: Id | CallMatch<Id>, times?: number): void {
    const count = parseTimes(times);
    this.#space.expectations.push({
      match: this.#matchOf(match),
      ...(count === undefined ? {} : { times: count }),
      droppedMatches: 0,
    });
  }

  /**
   * Tells whether the calls came that were counted on, as often as was said.
   *
   * @returns what did not happen, in sentences; empty where everything did
   */
  verify(): readonly string[] {
    return this.#space.expectations.flatMap(({ match, times, droppedMatches: forgotten }) => {
      const count = this.#space.calls.matching(match).length + forgotten;
      if (times === undefined ? count > 0 : count === times) return [];
      const other = count < (times ?? 1) ? describeNearMiss(match, this.#space.calls.matching()) : '';
      return [`${JSON.stringify(match)}: expected ${times ?? 'at least one'}, got ${count}${other}`];
    });
  }

  /**
   * The remembered calls as an HTTP Archive (HAR 1.2), without secrets.
   *
   * @param origin - what stands before the targets in it, such as the `url` of the mock
   * @returns the archive, as JSON
   */
  har(origin = 'http://mock.localhost'): Json {
    return toHar(this.#space.calls.matching(), origin);
  }

  #matchOf(match: string | CallMatch): ParsedCallMatch {
    const wanted = parseCallMatch(jsonCopy(typeof match === 'string' ? { operation: match } : match));
    requireKnownOperation(wanted.operation, this.#context.operations);
    return wanted;
  }
}
