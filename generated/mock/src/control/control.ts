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

/** Everything that a control works with. */
export interface ControlContext {
  readonly initialItems: InitialItems;
  readonly store: Store;
  readonly keyOf: (collection: string) => string;
  readonly clock: Clock;
  /** Names of all collections. */
  readonly collections: ReadonlySet<string>;
  /** Ids of all operations. */
  readonly operations: ReadonlySet<string>;
}

/** Controls one space of the mock from a test, in process or over HTTP. */
export class Control<Id extends string = string> {
  /** Clock of the mock, shared by all spaces. */
  readonly clock: Clock;
  /** Name of the space. */
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

  /** Looked up on each use, because the space may have been deleted and created again. */
  get #space(): Space {
    return this.#spaces.get(this.name);
  }

  /** Resets the state to the initial items, and drops calls, faults and expectations. Snapshots and the clock stay. */
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
   * @throws HttpError where there is none of the name
   */
  async restore(name: string): Promise<void> {
    return this.#snapshots.restore(requireSnapshotName({ name }));
  }

  /** Deletes the space with its snapshots. It is created again when it is next used. */
  async delete(): Promise<void> {
    await this.reset();
    await this.#snapshots.clear();
    this.#spaces.delete(this.name);
  }

  /**
   * Puts items into the state, new ones and changed ones, past all rules, whatever others write meanwhile.
   *
   * @param collections - lists of items by collection; each has an identifier, and no two of a list the same
   * @throws HttpError where it is anything else, or there is no such collection
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
   * @throws HttpError where there is no such collection: a test that finds nothing in it would always be right
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
   * @throws HttpError where there is no such operation, because a test that counts on none would always be right
   */
  calls(match: Id | CallMatch<Id> = {}): readonly RecordedCall[] {
    return this.#space.calls.matching(this.#matchOf(match));
  }

  /** Returns the calls that violated the contract, oldest first, including the first 100 that were dropped. */
  violations(): readonly RecordedCall[] {
    return this.#space.calls.violating();
  }

  /**
   * Makes something go wrong from now on, beside the faults that are set already.
   *
   * @param fault - what goes wrong, and when
   * @throws HttpError where the fault could never happen, or is none
   */
  fault(fault: Fault<Id>): void {
    requireKnownOperation(fault.operation, this.#context.operations);
    this.#space.faults.add(parseFault({ ...fault }));
  }

  /** Returns all faults in the order they were set, including exhausted ones. */
  faults(): readonly Fault[] {
    return this.#space.faults.list();
  }

  /** Removes all faults. */
  clearFaults(): void {
    this.#space.faults.clear();
  }

  /**
   * Counts on a call; `verify` says whether it came.
   *
   * @param match - the identifier of an operation, or what must fit
   * @param times - how often, 0 for never; at least once where it is not given
   * @throws HttpError where there is no such operation, or no call could ever fit
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
