import type { Delivery } from './spaces.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { HttpError } from '../http/message.ts';
import type { DocumentedReply, TypesOf } from '../document/operation-types.ts';
import { isObject, type Items, type Json, jsonCopy, type JsonObject } from '../json.ts';
import type { Action, ActionOf } from '../platform.ts';
import { parseData, requireKnownCollections, STATE_VERSION, type StateFile } from '../resources/initial-state.ts';
import { type Collections, idOf, type InitialItems } from '../state/initial-items.ts';
import type { Change, Entry, Store } from '../state/store.ts';
import { Transaction } from '../state/transaction.ts';
import {
  type CallMatch,
  describeNearMiss,
  matchesCall,
  type ParsedCallMatch,
  type RecordedCall,
  type StoredCall,
  toRecordedCall,
} from './calls.ts';
import type { Clock } from '../clock.ts';
import { type Fault, parseFault, requireNumber } from './faults.ts';
import { toHar } from './har.ts';
import {
  parseCallMatch,
  parseTimes,
  requireKnownMembers,
  requireObject,
  requireRoom,
  requireSnapshotName,
  requireStated,
  unknownName,
} from './input.ts';
import {
  listReplies,
  parseReply,
  type PendingReply,
  removeReplies,
  type ReplyContext,
  type ReplyOptions,
  replyOf,
  type StatedReply,
  storeReplies,
  storeReply,
} from './replies.ts';
import {
  type CurrentScenario,
  enterState,
  requireScenario,
  type Scenario,
  scenariosIn,
  storeScenario,
} from './scenarios.ts';
import type { SharedControl } from './shared-control.ts';
import { Snapshots } from './snapshots.ts';
import type { Space, Spaces } from './spaces.ts';

/** Everything that a control works with. */
interface ControlContext {
  readonly initialItems: InitialItems;
  readonly store: Store;
  readonly keyOf: (collection: string) => string;
  /** Control state that several processes share. */
  readonly shared: SharedControl | undefined;
  /** Names of all collections. */
  readonly collections: ReadonlySet<string>;
  /** Operations by id, with the validation of their replies. */
  readonly operations: ReadonlyMap<string, ReplyContext>;
  /** Names of webhooks and callbacks. */
  readonly deliveryNames: () => readonly string[];
  /** @throws HttpError for items that the specification does not allow */
  readonly requireValid: (items: Collections) => void;
}

/** Entries of a collection that were written since the initial state. */
export interface CollectionChanges {
  readonly collection: string;
  /** Property that identifies its items. */
  readonly key: string;
  /** Number of its items. */
  readonly size: number;
  /** Written entries, each with the initial item that it replaces. */
  readonly entries: readonly (Entry & { readonly before?: JsonObject | undefined })[];
}

/** Recorded calls with their numbers, which count from 1. */
export interface NumberedCalls {
  /** Number of the oldest call that is still recorded, or of the next one. */
  readonly first: number;
  /** Number of the last call. */
  readonly last: number;
  readonly calls: readonly (readonly [number: number, call: StoredCall])[];
}

/** Controls one space of the mock from a test, in process or over HTTP. */
export class Control<Id extends string = string, Collection extends string = string, Operations = unknown> {
  /** Name of the space. */
  readonly name: string;
  readonly #spaces: Pick<Spaces, 'get' | 'delete'>;
  readonly #context: ControlContext;
  readonly #snapshots: Snapshots;

  /** @param name of the space, which is there from now on */
  constructor(name: string, spaces: Pick<Spaces, 'get' | 'delete'>, context: ControlContext) {
    this.name = spaces.get(name).name;
    this.#spaces = spaces;
    this.#context = context;
    this.#snapshots = new Snapshots(context.store, name);
  }

  /** Clock of the space. */
  get clock(): Clock {
    return this.#space.clock;
  }

  /** Looked up on each use, because the space may have been deleted and created again. */
  get #space(): Space {
    return this.#spaces.get(this.name);
  }

  /**
   * Resets the state to the initial items, and drops calls, faults, replies, handlers and expectations. Snapshots and
   * the clock stay.
   */
  async reset(): Promise<void> {
    const { shared, store } = this.#context;
    await this.#change(() => store.clear(this.name));
    await shared?.clearCalls(this.#space);
    await this.#share(({ calls, faults, expectations }) => {
      calls.clear();
      faults.clear();
      expectations.length = 0;
    });
    this.#space.handlers.length = 0;
    this.#space.scenarioHandlers.clear();
    this.#space.deliveries.clear();
  }

  /**
   * Reads what other processes on the same Redis have recorded and set: calls, faults, expectations and the clock.
   * Without such a store it does nothing. The control API over HTTP does so by itself.
   */
  async refresh(): Promise<void> {
    await this.#space.pending;
    const { shared } = this.#context;
    if (shared !== undefined) await Promise.all([shared.refresh(this.#space), shared.readCalls(this.#space)]);
  }

  /**
   * Stores a snapshot of the state, replacing an older one of the name.
   *
   * @param name - not empty; generated if it is omitted
   * @returns the name to restore it by
   */
  async snapshot(name?: string): Promise<string> {
    const chosen = name === undefined ? undefined : requireSnapshotName({ name });
    return this.#change(() => this.#snapshots.create(chosen));
  }

  /**
   * Restores a snapshot; calls, faults and expectations stay.
   *
   * @param name - name that `snapshot` was given, or returned
   * @throws HttpError for an unknown name
   */
  async restore(name: string): Promise<void> {
    const chosen = requireSnapshotName({ name });
    return this.#change(() => this.#snapshots.restore(chosen));
  }

  /** Deletes the space with its snapshots. It is created again when it is next used. */
  async delete(): Promise<void> {
    await this.reset();
    await this.#snapshots.clear();
    await this.#context.shared?.remove(this.#space);
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
    const lost = Object.entries(collections).find(([, items]: [string, unknown]) => items === undefined);
    if (lost !== undefined) throw new HttpError(400, `"${lost[0]}" is undefined, and not a list of items.`);
    requireKnownCollections(read, this.#context.collections);
    const changes = Object.entries(read).flatMap(([collection, items]) =>
      items.map((item) => ({ collection, id: idOf(item, keyOf(collection)), item })),
    );
    await store.commit(this.name, changes);
  }

  /** Returns all items for a file, which {@link importState} and the option `data` read. */
  async exportState(): Promise<StateFile> {
    const names = [...this.#context.collections].toSorted();
    const lists = await Promise.all(names.map(async (name) => [name, await this.items(name as Collection)] as const));
    return { version: STATE_VERSION, collections: Object.fromEntries(lists) as Collections };
  }

  /**
   * Replaces the items of the collections that a state names: all or none. Other collections stay.
   *
   * @param state - a result of {@link exportState}, or items by collection
   * @throws HttpError for an unknown collection, or items that the specification does not allow
   */
  async importState(state: StateFile | Items): Promise<void> {
    const { keyOf, store, collections, requireValid } = this.#context;
    const read = parseCollections(jsonCopy(state as Items), keyOf);
    requireKnownCollections(read, collections);
    requireValid(read);
    const changes: Change[] = [];
    for (const [collection, items] of Object.entries(read)) {
      const key = keyOf(collection);
      const present = new Map((await this.items(collection as Collection)).map((item) => [idOf(item, key), item]));
      for (const item of items) {
        const id = idOf(item, key);
        if (JSON.stringify(present.get(id)) !== JSON.stringify(item)) changes.push({ collection, id, item });
        present.delete(id);
      }
      for (const id of present.keys()) changes.push({ collection, id });
    }
    await store.commit(this.name, changes);
  }

  /**
   * Returns a copy of the items of a collection.
   *
   * @param collection - its name in the first document, such as `contracts`
   * @typeParam Item - type of the items, such as one of the client's; it is not checked
   * @returns the initial items, then those that were added
   * @throws HttpError for an unknown collection, because a test that expects nothing in it would always pass
   * @example
   * const contracts = await mock.items<Contract>('contracts');
   */
  async items<Item extends object = JsonObject>(collection: Collection): Promise<readonly Item[]> {
    requireKnownCollections({ [collection]: [] }, this.#context.collections);
    const { initialItems: base, store, keyOf } = this.#context;
    const items = await new Transaction({ initialItems: base, store, keyOf, space: this.name }).all(collection);
    return structuredClone(items) as object[] as Item[];
  }

  /** Returns the size of each collection, and its entries that were written since the start or the last reset. */
  async changes(): Promise<readonly CollectionChanges[]> {
    const { initialItems, store, keyOf, collections } = this.#context;
    const transaction = new Transaction({ initialItems, store, keyOf, space: this.name });
    const changes: CollectionChanges[] = [];
    for (const collection of collections) {
      const [items, stored] = [await transaction.all(collection), await store.entries(this.name, collection)];
      const entries = stored.map((entry) => ({ ...entry, before: initialItems.get(collection, entry.id) }));
      changes.push({ collection, key: keyOf(collection), size: items.length, entries });
    }
    return changes;
  }

  /** Returns the recorded calls after the one of a number, oldest first. */
  callsSince(number: number, limit: number): NumberedCalls {
    const { calls } = this.#space;
    // A space that was deleted and created again counts from 1.
    const after = number > calls.total ? 0 : number;
    return {
      last: calls.total,
      calls: calls.since(after, limit),
      first: calls.since(0, 1)[0]?.[0] ?? calls.total + 1,
    };
  }

  /**
   * Returns recorded calls, oldest first.
   *
   * @param match - an operation id, or conditions; all calls by default
   * @throws HttpError for an unknown operation, because a test that expects none would always pass
   */
  calls(match: Id | CallMatch<Id> = {}): readonly RecordedCall[] {
    return this.#space.calls.matching(this.#matchOf(match)).map(toRecordedCall);
  }

  /**
   * Returns the calls that violated the contract, oldest first, including the first 100 that were dropped. Calls whose
   * violation was expected with `expect({ violation })` are omitted.
   */
  violations(): readonly RecordedCall[] {
    const expected = this.#space.expectations.filter(({ match }) => match.violation !== undefined);
    const isExpected = (call: StoredCall): boolean => expected.some(({ match }) => matchesCall(call, match));
    return this.#space.calls
      .violating()
      .filter((call) => !isExpected(call))
      .map(toRecordedCall);
  }

  /** Returns the callbacks and webhooks that were sent, oldest first; the last 1,000. */
  deliveries(): readonly Delivery[] {
    return this.#space.deliveries.list();
  }

  /**
   * Waits for the next delivery of a callback or webhook; each is returned once.
   *
   * @param name - its name in the document
   * @param timeoutMs - how long to wait, in milliseconds of the system's clock
   * @throws HttpError for an unknown name
   * @throws Error if there is none in time
   */
  async delivery(name: string, timeoutMs = 2000): Promise<Delivery> {
    const names = this.#context.deliveryNames();
    if (!names.includes(name)) throw unknownName('webhook or callback', name, names);
    requireNumber('timeoutMs', timeoutMs, [0, 2 ** 31 - 1]);
    return this.#space.deliveries.next(name, timeoutMs);
  }

  /**
   * Returns the calls with warnings, oldest first: a parameter that has no effect on the response, documented or not,
   * a name or value in the body that is probably misspelled, or an operation of the previous version at the root.
   */
  warnings(): readonly RecordedCall[] {
    return this.#space.calls
      .matching()
      .filter(({ warnings }) => warnings.length > 0)
      .map(toRecordedCall);
  }

  /**
   * Adds a fault.
   *
   * @param fault - the fault and its conditions
   * @returns when it is set: at once, unless the store is remote
   * @throws HttpError at once if the fault is invalid or could never apply, or if the space already has 1,000 faults or
   *   16 MiB of them
   */
  fault(fault: Fault<Id>): Promise<void> {
    const parsed = parseFault(jsonCopy(fault));
    for (const name of ['operation', 'method', 'path', 'requestBody'] as const)
      if (name in fault) requireStated(name, fault[name]);
    requireKnownOperation(parsed.operation, this.#context.operations);
    requireRoom('faults', this.#space.faults.list(), parsed);
    return this.#share(({ faults }) => faults.add(parsed));
  }

  /** Returns all faults in the order they were set, including exhausted ones. */
  faults(): readonly Fault[] {
    return this.#space.faults.list();
  }

  /** Removes all faults. */
  clearFaults(): Promise<void> {
    return this.#share(({ faults }) => faults.clear());
  }

  /**
   * Replies to the next valid call of an operation, or to several.
   *
   * @param operation - its id
   * @param reply - the response, or a `merge` into the body that the mock would send
   * @param options - how many calls get it, which, and whether the document must allow it
   * @returns when it is stored: at once, unless the store is remote
   * @throws HttpError at once if the document does not allow the reply, with the reasons and their pointers
   * @example
   * mock.reply('createContract', { status: 422, body: { message: 'closed' } });
   */
  reply<Name extends Id>(
    operation: Name,
    reply: DocumentedReply<TypesOf<Operations, Name>> | { readonly merge: object; readonly status?: number },
    options?: ReplyOptions,
  ): Promise<void>;
  reply<Name extends Id>(
    operation: Name,
    reply: StatedReply,
    options: ReplyOptions & { readonly strict: false },
  ): Promise<void>;
  reply(operation: string, reply: StatedReply, options: ReplyOptions = {}): Promise<void> {
    const context = this.#operationOf(operation);
    for (const [name, given] of Object.entries({ reply, options }))
      if (!isObject(given)) throw new HttpError(400, `"${name}" must be an object.`);
    const parsed = parseReply(jsonCopy({ ...replyOf(reply), ...options }), context);
    if (options.when !== undefined) requireStated('when', options.when);
    return this.#change(() => storeReply(this.#context.store, this.name, parsed));
  }

  /**
   * Handles the valid calls of an operation, before older handlers, behaviors and the state.
   *
   * @param operation - its id
   * @param handler - gets the call and `next`, which responds as the mock would without it
   * @param options - `strict: false` sends responses that the document does not allow
   * @returns removes the handler
   * @throws HttpError for an unknown operation
   * @example
   * mock.on('getInvoice', async (request, next) => {
   *   const response = await next(request);
   *   response.body.total = 0;
   *   return response;
   * });
   */
  on<Name extends Id>(
    operation: Name,
    handler: ActionOf<TypesOf<Operations, Name>>,
    options: Pick<ReplyOptions, 'strict'> = {},
  ): () => void {
    this.#operationOf(operation);
    if (typeof handler !== 'function') throw new HttpError(400, '"handler" must be a function.');
    requireKnownMembers(requireObject('options', options), ['strict']);
    const { strict = true } = options;
    if (typeof strict !== 'boolean') throw new HttpError(400, '"strict" must be true or false.');
    const { handlers } = this.#space;
    // The types of the document describe what the pipeline has validated.
    const added = { operation, action: handler as unknown as Action, isStrict: strict };
    handlers.push(added);
    return () => {
      const index = handlers.indexOf(added);
      if (index >= 0) handlers.splice(index, 1);
    };
  }

  /** Returns the replies that wait for calls, oldest first. */
  async replies(): Promise<readonly PendingReply[]> {
    // `parseReply` has read each of them.
    const all = await this.#listReplies();
    return all.filter(({ operation }) => operation !== undefined) as readonly object[] as readonly PendingReply[];
  }

  /**
   * Sets a scenario: states with replies, or with code, of their own, or puts one into a state. It is stored as replies
   * are; its code stays in this process.
   *
   * @throws HttpError at once for an unknown state or operation, or a reply that the document does not allow
   * @example
   * mock.scenario('import', {
   *   states: {
   *     running: { getImport: { body: { state: 'running' }, times: 2, to: 'done' } },
   *     done: { getImport: { body: { state: 'done' } } },
   *   },
   * });
   */
  scenario(name: string, scenario: Scenario<Id> | string): Promise<void> {
    const { store } = this.#context;
    const context = {
      store,
      space: this.name,
      handlers: this.#space.scenarioHandlers,
      operationOf: (id: string) => this.#operationOf(id),
    };
    // Types of operation ids only exist while code is compiled.
    const given = scenario as Scenario | string;
    if (typeof name !== 'string' || name === '') throw new HttpError(400, 'A scenario needs a name.');
    if (typeof given !== 'string') requireScenario(given);
    return this.#change(() =>
      typeof given === 'string' ? enterState(name, given, context) : storeScenario(name, given, context),
    );
  }

  /** Returns the replies and the scenarios as they are stored, for `importReplies`. */
  async exportReplies(): Promise<readonly JsonObject[]> {
    return this.#listReplies();
  }

  /** Adds stored replies and scenarios, and returns the operations that do not exist, whose replies are left out. */
  async importReplies(replies: readonly JsonObject[]): Promise<readonly string[]> {
    const { operations } = this.#context;
    const isKnown = ({ operation }: JsonObject): boolean =>
      operation === undefined || operations.has(String(operation));
    await this.#change(() => storeReplies(this.#context.store, this.name, replies.filter(isKnown)));
    return [...new Set(replies.filter((reply) => !isKnown(reply)).map(({ operation }) => String(operation)))];
  }

  /** Returns the scenarios with the states that they are in. */
  async scenarios(): Promise<readonly CurrentScenario[]> {
    return scenariosIn(await this.#listReplies());
  }

  /** Returns the ids of the operations with handlers, once for each. */
  handlers(): readonly string[] {
    return this.#space.handlers.map(({ operation }) => operation);
  }

  /** Removes all replies, scenarios and handlers. */
  async clearReplies(): Promise<void> {
    this.#space.handlers.length = 0;
    this.#space.scenarioHandlers.clear();
    await this.#change(() => removeReplies(this.#context.store, this.name));
  }

  /** Removes one reply. Its `id` is that in the list of the control API. */
  async removeReply(id: string): Promise<void> {
    await this.#change(() => removeReplies(this.#context.store, this.name, id));
  }

  async #listReplies(): Promise<readonly JsonObject[]> {
    await this.#space.pending;
    return listReplies(this.#context.store, this.name);
  }

  /**
   * Expects a call; `verify` checks it.
   *
   * @param match - an operation id, or conditions
   * @param times - number of calls, 0 for none
   * @default at least one
   * @returns when it is set: at once, unless the store is remote
   * @throws HttpError at once for an unknown operation, conditions that no call can meet, or beyond 1,000 expectations
   */
  expect(match: Id | CallMatch<Id>, times?: number): Promise<void> {
    const count = parseTimes(times);
    const parsed = this.#matchOf(match);
    const expectation = { match: parsed, ...(count === undefined ? {} : { times: count }), droppedMatches: 0 };
    requireRoom('expectations', this.#space.expectations, expectation);
    return this.#share(({ expectations }) => {
      expectations.push(expectation);
    });
  }

  /** Changes the clock of the space, for all processes on the store. */
  async changeClock(change: (clock: Clock) => void): Promise<void> {
    const { shared } = this.#context;
    const space = this.#space;
    if (shared === undefined) change(space.clock);
    else await shared.changeClock(space, () => change(space.clock));
  }

  /**
   * Verifies the expected calls.
   *
   * @returns the unmet expectations, in sentences; empty if all are met
   */
  verify(): readonly string[] {
    return this.#space.expectations.flatMap(({ match, times, droppedMatches }) => {
      const count = this.#space.calls.matching(match).length + droppedMatches;
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

  /** Changes what all processes on the store share: at once, unless it is remote. */
  async #share(change: (space: Space) => void): Promise<void> {
    const { shared } = this.#context;
    const space = this.#space;
    if (shared === undefined) change(space);
    else await this.#change(() => shared.update(space, () => change(space)));
  }

  /** Makes a change after those that are under way. The requests that follow wait for it, so that a test need not. */
  #change<Result>(work: () => Promise<Result>): Promise<Result> {
    const space = this.#space;
    const { pending } = space;
    const result = pending === undefined ? work() : pending.then(work);
    const settled = Promise.allSettled([result]).then(() => {
      if (space.pending === settled) space.pending = undefined;
    });
    space.pending = settled;
    return result;
  }

  /** @throws HttpError 400 for an unknown operation */
  #operationOf(id: string): ReplyContext {
    const found = this.#context.operations.get(id);
    if (found !== undefined) return found;
    throw unknownOperation(id, this.#context.operations);
  }

  #matchOf(match: string | CallMatch): ParsedCallMatch {
    const wanted = parseCallMatch(requireObject('match', typeof match === 'string' ? { operation: match } : match));
    requireStated('match', match);
    requireKnownOperation(wanted.operation, this.#context.operations);
    return wanted;
  }
}

/** Requires a known operation id; an empty one stands for calls that match no operation. @throws HttpError 400 */
function requireKnownOperation(id: string | undefined, known: ReadonlyMap<string, unknown>): void {
  if (id !== undefined && id !== '' && !known.has(id)) throw unknownOperation(id, known);
}

function unknownOperation(id: string, known: ReadonlyMap<string, unknown>): HttpError {
  const advice = didYouMean(closestMatch(String(id), [...known.keys()])) || ' GET /__mock lists all operations.';
  return new HttpError(400, `Unknown operation ${JSON.stringify(id)}.${advice}`);
}

/** Parses collections. @throws HttpError for anything but lists of items with identifiers */
function parseCollections(body: Json, keyOf: (collection: string) => string): Collections {
  try {
    return parseData(body, keyOf);
  } catch (error) {
    throw new HttpError(400, error instanceof Error ? error.message : 'Data cannot be read.');
  }
}
