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
   * Stores a snapshot of the state, replacing an older one of the name.
   *
   * @param name - not empty; generated if it is omitted
   * @returns the name to restore it by
   */
  async snapshot(name?: string): Promise<string> {
    return this.#snapshots.create(name === undefined ? undefined : requireSnapshotName({ name }));
  }

  /**
   * Restores a snapshot; calls, faults and expectations stay.
   *
   * @param name - name that `snapshot` was given, or returned
   * @throws HttpError for an unknown name
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
   * Loads items into the state, new or changed, without write rules and version checks.
   *
   * @param collections - items by collection; identifiers must be unique
   * @throws HttpError for an unknown collection or invalid items
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
   * Returns a copy of the items of a collection.
   *
   * @param collection - its name in the first document, such as `contracts`
   * @returns the initial items, then those that were added
   * @throws HttpError for an unknown collection, because a test that expects nothing in it would always pass
   */
  async items(collection: string): Promise<readonly JsonObject[]> {
    requireKnownCollections({ [collection]: [] }, this.#context.collections);
    const { initialItems: base, store, keyOf } = this.#context;
    return structuredClone(
      await new Transaction({ initialItems: base, store, keyOf, space: this.name }).all(collection),
    );
  }

  /**
   * Returns recorded calls, oldest first.
   *
   * @param match - an operation id, or conditions; all calls by default
   * @throws HttpError for an unknown operation, because a test that expects none would always pass
   */
  calls(match: Id | CallMatch<Id> = {}): readonly RecordedCall[] {
    return this.#space.calls.matching(this.#matchOf(match));
  }

  /** Returns the calls that violated the contract, oldest first, including the first 100 that were dropped. */
  violations(): readonly RecordedCall[] {
    return this.#space.calls.violating();
  }

  /**
   * Adds a fault.
   *
   * @param fault - the fault and its conditions
   * @throws HttpError if the fault is invalid or could never apply
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
   * Expects a call; `verify` checks it.
   *
   * @param match - an operation id, or conditions
   * @param times - number of calls, 0 for none
   * @default at least one
   * @throws HttpError for an unknown operation, or conditions that no call can meet
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
   * Verifies the expected calls.
   *
   * @returns the unmet expectations, in sentences; empty if all are met
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
   * Exports the recorded calls as an HTTP Archive (HAR 1.2), without secrets.
   *
   * @param origin - origin of the URLs in it, such as the `url` of the mock
   * @returns the archive as JSON
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
