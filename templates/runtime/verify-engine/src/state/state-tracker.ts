import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import type { Findings, Observation } from '../checks/finding.ts';
import {
  actionOf,
  callerOf,
  createdId,
  enveloped,
  idText,
  isSuccess,
  isWhole,
  type ObservedCall,
  requestLine,
  statesMissing,
} from '../checks/observed-call.ts';
import type { PrecedingWrite } from '../checks/rule-ranking.ts';
import type { RuleBook } from '../checks/rules.ts';
import { isInShard, PARTS, partOf, type Shard } from '../har/shard.ts';
import { Certainty, type Deviation } from './certainty.ts';
import {
  causeOf,
  type Difference,
  differenceOf,
  effectText,
  type Expectation,
  expectationsOf,
  findDifference,
  isSeenValue,
  keptBy,
  valuesOf,
} from './expectation.ts';
import { ParentMembers } from './parent-members.ts';

/** Items of a part beyond this number replace those that were not seen for the longest time. */
const MAX_ITEMS = 300;
/** Larger items are not kept. */
const MAX_ITEM_CHARACTERS = 20_000;

/** Item of which the traffic shows something. */
interface TrackedItem {
  readonly key: string;
  readonly collection: string;
  /** Identity of the caller, because another one may not see it. */
  readonly caller: string;
  /** Last values that a read showed. */
  seen: JsonObject | undefined;
  /** Operation that showed them, and the number of writes until then. */
  seenBy: string;
  expected: ReadonlyMap<string, Expectation>;
  /** Exchange that created it; 0 if the traffic does not show that. */
  readonly createdBy: number;
  deletedBy: number;
  /** Its last write, with the number of the exchange. */
  writer?: PrecedingWrite & { readonly number: number };
  /** Number of writes to its collection when it was last written. */
  generation: number;
  /** Number of writes with unknown effects when its values were learned. */
  epoch: number;
}

/** Options of {@link StateTracker}. */
export interface StateTrackerOptions {
  readonly inspector: Inspector;
  readonly findings: Findings;
  readonly rules: RuleBook;
  /** Share of the items that are followed. @default all */
  readonly shard?: Shard | undefined;
}

/** Tests whether the model returns what the server does, in a property or in all. */
type IsConfirmed = (property: string | undefined) => boolean;

/** Item of a call: its collection and its key. */
interface ItemAddress {
  readonly collection: string;
  readonly id: string;
  readonly key: string;
}

/** Follows items through the traffic, by the resources (`x-resource`) of the operations. */
export class StateTracker {
  readonly #options: StateTrackerOptions;
  readonly #parts: readonly Map<string, TrackedItem>[] = Array.from({ length: PARTS }, () => new Map());
  #epoch = 0;
  /** Number of successful writes of any kind. */
  #writes = 0;
  #isConfirmed: IsConfirmed = () => false;
  readonly #parents: ParentMembers;
  readonly #generations = new Map<string, number>();
  readonly #certainty: Certainty;
  /** Properties that each operation showed before: options may leave others out. */
  readonly #shown = new Map<string, Set<string>>();

  constructor(options: StateTrackerOptions) {
    this.#options = options;
    this.#parents = new ParentMembers(options);
    this.#certainty = new Certainty(options.rules);
  }

  /**
   * Follows an exchange.
   *
   * @param options - `isConfirmed`: tests whether the model responds in the same way, at least with a property, so that
   *   nothing is reported of it; its behaviors are more specific than the conventions; `isInvalid`: the server accepted
   *   what the document forbids, with unknown effect
   */
  observe(
    observed: ObservedCall,
    given: { readonly isConfirmed?: IsConfirmed | undefined; readonly isInvalid?: boolean } = {},
  ): void {
    const call = given.isInvalid === true ? { ...observed, input: undefined } : observed;
    const { resource } = call.operation;
    this.#isConfirmed = given.isConfirmed ?? (() => false);
    if (call.exchange.method !== 'GET' && isSuccess(call.exchange.status)) this.#countWrite(call);
    if (resource === undefined) return;
    this.#observeAction(call, actionOf(call));
    if (isSuccess(call.exchange.status)) this.#noteShown(call);
  }

  #observeAction(call: ObservedCall, action: string): void {
    switch (action) {
      case 'create':
        return this.#observeCreate(call);
      case 'read':
        return this.#observeRead(call);
      case 'search':
        return this.#observeSearch(call);
      case 'replace':
        return this.#observeWrite(call, 'replace');
      case 'update':
        return this.#observeWrite(call, 'merge');
      case 'delete':
        return this.#observeDelete(call);
      default:
    }
  }

  /** Counts a write that succeeded, and forgets all values if its effects are not known. Every shard does so. */
  #countWrite(call: ObservedCall): void {
    this.#writes += 1;
    const { resource, path } = call.operation;
    const action = actionOf(call);
    if (resource === undefined || action === 'read' || action === 'search') return;
    const isAddressed =
      action === 'create' ||
      (['replace', 'update', 'delete'].includes(action) && this.#pathAddress(call) !== undefined);
    if (!isAddressed) return action === 'delete' ? undefined : this.#forgetValues();
    const collection = this.#options.inspector.collectionOf(call.operation);
    this.#generations.set(collection, this.#generation(collection) + 1);
    // `/people/{person_id}/photos` deletes a part of the person.
    if (action === 'delete' && !path.endsWith(`{${resource.id}}`)) this.#forgetValues();
  }

  /** Notes the properties that an operation shows. */
  #noteShown({ operation, output }: ObservedCall): void {
    const body = enveloped(output, operation.resource?.envelope.response);
    const shown = this.#shownBy(operation);
    for (const item of Array.isArray(body) ? body : [body])
      if (isObject(item)) for (const name of Object.keys(item)) if (shown.size < 500) shown.add(name);
  }

  #observeCreate(call: ObservedCall): void {
    const { exchange, operation, input, output } = call;
    if (!isSuccess(exchange.status)) return;
    const id = createdId(call, this.#options.inspector);
    const body = enveloped(input, operation.resource?.envelope.request);
    if (id === undefined || !isObject(body)) return;
    const address = this.#addressOf(call, id);
    if (!this.#follows(address)) return;
    const item = this.#track(address, call, exchange.number);
    item.writer = this.#writeOf(call);
    item.expected = this.#expectations(call, 'create', body, {});
    const made = enveloped(output, operation.resource?.envelope.response);
    if (isObject(made)) this.#compare(call, item, made);
  }

  #observeRead(call: ObservedCall): void {
    const address = this.#pathAddress(call);
    if (address === undefined || !this.#follows(address)) return;
    const item = this.#find(address.key);
    const { status } = call.exchange;
    if (item !== undefined && !this.#isAlive(call, item, address)) return;
    if (status === 404 && item !== undefined && item.caller === callerOf(call) && item.createdBy > 0) {
      this.#report(call, item, {
        check: 'created-item',
        observed: `404 for ${address.id}`,
        expected: 'the item',
        related: [item.createdBy],
      });
      this.#itemsAt(address.key).delete(address.key);
      return;
    }
    const observed = enveloped(call.output, call.operation.resource?.envelope.response);
    if (!isSuccess(status) || !isObject(observed)) return;
    this.#parents.check(call, [observed]);
    const tracked = item ?? this.#track(address, call, 0);
    this.#checkIdentity(call, tracked, address, observed);
    this.#compare(call, tracked, observed);
  }

  #observeSearch(call: ObservedCall): void {
    const list = enveloped(call.output, call.operation.resource?.envelope.response);
    if (!isSuccess(call.exchange.status) || !Array.isArray(list)) return;
    const key = this.#options.inspector.keyOf(this.#options.inspector.collectionOf(call.operation));
    this.#parents.check(call, list);
    for (const observed of list) {
      const id = idText(member(observed, key));
      if (id === undefined || !isObject(observed)) continue;
      const address = this.#addressOf(call, id);
      if (!this.#follows(address)) continue;
      const item = this.#find(address.key) ?? this.#trackListed(address, call);
      if (item === undefined || !this.#isAlive(call, item, address)) continue;
      this.#compare(call, item, observed);
    }
  }

  /** Tracks an item that a list shows, unless it would take the place of another one: lists may be long. */
  #trackListed(address: ItemAddress, call: ObservedCall): TrackedItem | undefined {
    return this.#itemsAt(address.key).size < MAX_ITEMS ? this.#track(address, call, 0) : undefined;
  }

  #observeWrite(call: ObservedCall, kind: 'replace' | 'merge'): void {
    const { exchange, operation, input } = call;
    const address = this.#pathAddress(call);
    if (address === undefined || !this.#follows(address)) return;
    const before = this.#find(address.key);
    if (before !== undefined && !this.#isAlive(call, before, address)) return;
    if (!isSuccess(exchange.status)) return;
    const body = enveloped(input, operation.resource?.envelope.request);
    const item = before ?? this.#track(address, call, 0);
    item.generation = this.#generation(address.collection);
    item.writer = this.#writeOf(call);
    if (!isObject(body)) {
      item.expected = new Map();
      item.seen = undefined;
      return;
    }
    const known = { ...item.seen, ...valuesOf(item.expected) };
    const isUnseen = item.seen === undefined && item.createdBy === 0;
    const fresh = this.#expectations(call, kind, body, { known, isUnseen });
    const type = this.#options.inspector.typeOf(operation, operation.body?.contents[0]?.schema);
    const written = { input: body, type, before: known, exchange: exchange.number };
    const kept = operation.method === 'PATCH' ? keptBy(written) : [];
    // What no response has shown since an earlier patch may be empty because of that one.
    const pending = [...item.expected].filter(([, { check }]) => check !== 'kept-field');
    const shown = [...kept].filter(([name]) => !item.expected.has(name));
    item.expected = kind === 'merge' ? new Map([...shown, ...pending, ...fresh]) : fresh;
    const made = enveloped(call.output, operation.resource?.envelope.response);
    if (isObject(made)) this.#compare(call, item, made);
  }

  #observeDelete(call: ObservedCall): void {
    const address = this.#pathAddress(call);
    if (address === undefined || !this.#follows(address)) return;
    const item = this.#find(address.key);
    if (item !== undefined && !this.#isAlive(call, item, address)) return;
    const { path, resource } = call.operation;
    if (!isSuccess(call.exchange.status) || !path.endsWith(`{${resource?.id}}`)) return;
    const tracked = item ?? this.#track(address, call, 0);
    tracked.deletedBy = call.exchange.number;
    tracked.writer = this.#writeOf(call);
    tracked.expected = new Map();
    tracked.seen = undefined;
  }

  /** Reports a deleted item that the server still has. */
  #isAlive(call: ObservedCall, item: TrackedItem, { id }: ItemAddress): boolean {
    if (item.deletedBy === 0) return true;
    const { status } = call.exchange;
    const { operation } = call;
    // A delete may be idempotent in its status too (RFC 9110, section 9.2.2).
    if (operation.resource?.action === 'delete' && !statesMissing(operation)) return false;
    this.#options.findings.exercise('deleted-item', item);
    if (isSuccess(status))
      this.#report(call, item, {
        check: 'deleted-item',
        observed: `${status} with the item ${id}`,
        expected: operation.resource?.action === 'search' ? 'a list without it' : '404',
        related: [item.deletedBy],
      });
    return false;
  }

  #checkIdentity(call: ObservedCall, item: TrackedItem, address: ItemAddress, observed: JsonObject): void {
    const id = idText(member(observed, this.#options.inspector.keyOf(address.collection)));
    if (id === undefined || item.createdBy === 0) return;
    for (const check of ['created-item', 'read-identity'] as const) this.#options.findings.exercise(check, item);
    if (id === address.id) return;
    this.#report(call, item, {
      check: 'read-identity',
      observed: `the item ${id}`,
      expected: address.id,
    });
  }

  /** Compares an item that the server returned with what the traffic before it implies. */
  #compare(call: ObservedCall, item: TrackedItem, returned: JsonObject): void {
    const shown = this.#shownBy(call.operation);
    let observed = returned;
    for (const [name, expectation] of item.expected) {
      if (!Object.hasOwn(observed, name) && !shown.has(name) && !isWhole(call.operation)) continue;
      if (expectation.value === false && item.generation !== this.#generation(item.collection)) continue;
      const value = member(observed, name);
      if (this.#isLeftToRead(call, expectation, value)) continue;
      this.#options.findings.exercise(expectation.check, { collection: item.collection, property: name });
      const different = differenceOf(expectation, value);
      if (different === undefined) continue;
      // A patch empties a property once.
      if (expectation.check === 'kept-field') observed = { ...observed, [name]: null };
      this.#reportDifference(call, { name, expectation, observed: value, item, caller: callerOf(call) }, different);
    }
    this.#checkEffect(call, item, observed);
    item.seen = JSON.stringify(observed).length > MAX_ITEM_CHARACTERS ? undefined : { ...item.seen, ...observed };
    item.expected = new Map(
      [...item.expected].filter(
        ([name, expectation]) =>
          !Object.hasOwn(observed, name) || this.#isLeftToRead(call, expectation, member(observed, name)),
      ),
    );
  }

  #reportDifference(call: ObservedCall, deviation: Deviation<TrackedItem>, difference: Difference): void {
    if (!this.#certainty.isCertain(deviation)) return;
    const { name, expectation, item } = deviation;
    this.#report(call, item, {
      observed: difference.observed,
      expected: difference.expected,
      check: expectation.check,
      property: name,
      pointer: `/body/${name}${difference.path}`,
      severity: this.#certainty.severityOf(deviation),
      // The response to a write may show the difference itself.
      related: [expectation.exchange].filter((number) => number !== call.exchange.number),
    });
  }

  /** Tests for an empty member of a response that need not show it: to a write, or to a read with options. */
  #isLeftToRead({ operation, target }: ObservedCall, { value }: Expectation, observed: Json | undefined): boolean {
    if ((observed ?? null) !== null || (value ?? false) === false) return false;
    const { action = '' } = operation.resource ?? {};
    if (action === 'read' || action === 'search') return target.includes('?');
    const collection = this.#options.inspector.collectionOf(operation);
    return operation.document.operations.some(
      (other) => other.resource?.action === 'read' && this.#options.inspector.collectionOf(other) === collection,
    );
  }

  /** Reports a property of a created item that changed between two equal reads, without a write. */
  #checkEffect(call: ObservedCall, item: TrackedItem, observed: JsonObject): void {
    const { operation, exchange, target } = call;
    const seenBy = `${this.#writes} ${target} ${callerOf(call)}`;
    const isRepeated = exchange.method === 'GET' && item.seenBy === seenBy && item.createdBy > 0;
    item.seenBy = exchange.method === 'GET' ? seenBy : '';
    if (!isRepeated) return;
    const type = this.#options.inspector.itemType(operation);
    for (const [name, value] of Object.entries(item.seen ?? {})) {
      if (!Object.hasOwn(observed, name) || type?.properties.get(name)?.isPreserved !== false) continue;
      if (typeof value === 'object' || findDifference(value, observed[name]) === undefined) continue;
      this.#report(call, item, {
        check: 'read-effect',
        property: name,
        pointer: `/body/${name}`,
        observed: `the server returned ${JSON.stringify(observed[name])}`,
        expected: JSON.stringify(value),
      });
    }
  }

  #expectations(
    { operation, exchange }: ObservedCall,
    kind: 'create' | 'replace' | 'merge',
    body: JsonObject,
    { known, isUnseen = false }: { readonly known?: JsonObject; readonly isUnseen?: boolean },
  ): ReadonlyMap<string, Expectation> {
    const { inspector, rules } = this.#options;
    const schema = operation.body?.contents[0]?.schema;
    const type = inspector.typeOf(operation, schema) ?? inspector.itemType(operation);
    const suffix = operation.document.referenceSuffix;
    const found = expectationsOf({
      kind,
      input: body,
      type,
      before: known,
      isUnseen: isUnseen && rules.isStated('cleared-field'),
      exchange: exchange.number,
      suffix,
    });
    // Many servers without such a rule keep what an update omits, unless they implement PUT to the letter.
    const clears = rules.isStated('cleared-field') || operation.method === 'PUT';
    const collection = inspector.collectionOf(operation);
    const isStated = (property: string): boolean => rules.isStated('omitted-default', { collection, property });
    // A default of JSON Schema is an annotation: without a rule, a server need not fill it in, but uses no other value.
    const expected = [...found].map(([property, each]): [string, Expectation] => {
      const isLenient = each.check === 'omitted-default' && !isStated(property);
      return [property, isLenient ? { ...each, isLenient } : each];
    });
    return new Map(
      expected.filter(([property, { check }]) => {
        // The server gives identifiers, whatever a body says.
        if (property === inspector.keyOf(collection)) return false;
        if (check === 'omitted-default' && (kind === 'create' || isStated(property))) return true;
        return clears || Object.hasOwn(body, property);
      }),
    );
  }

  #pathAddress(call: ObservedCall): ItemAddress | undefined {
    const parameter = call.operation.resource?.id;
    const id = parameter === undefined ? undefined : call.found.route.path[parameter];
    return id === undefined ? undefined : this.#addressOf(call, id);
  }

  #addressOf({ operation, found }: ObservedCall, id: string): ItemAddress {
    const collection = this.#options.inspector.collectionOf(operation);
    const within = (operation.resource?.within ?? []).map((name) => found.route.path[name] ?? '');
    // Versions of an API share a state, but not the names of its properties.
    const key = JSON.stringify([operation.document.name, collection, ...within, id]);
    return { collection, id, key };
  }

  #track({ key, collection }: ItemAddress, call: ObservedCall, createdBy: number): TrackedItem {
    const item: TrackedItem = {
      key,
      collection,
      caller: callerOf(call),
      seen: undefined,
      seenBy: '',
      expected: new Map(),
      createdBy,
      deletedBy: 0,
      generation: this.#generation(collection),
      epoch: this.#epoch,
    };
    const items = this.#itemsAt(key);
    items.delete(key);
    items.set(key, item);
    const [oldest] = items.keys();
    if (items.size > MAX_ITEMS && oldest !== undefined) items.delete(oldest);
    return item;
  }

  /** Forgets all values after a write whose effects are unknown; identities and deletions stay. */
  #forgetValues(): void {
    this.#epoch += 1;
  }

  /** Returns an item without values that may have changed since. */
  #find(key: string): TrackedItem | undefined {
    const item = this.#itemsAt(key).get(key);
    if (item === undefined || item.epoch === this.#epoch) return item;
    item.expected = new Map();
    item.seen = undefined;
    item.epoch = this.#epoch;
    return item;
  }

  #itemsAt(key: string): Map<string, TrackedItem> {
    return this.#parts[partOf(key)] ?? new Map();
  }

  /** Tests whether this shard follows an item. */
  #follows({ key }: ItemAddress): boolean {
    return isInShard(key, this.#options.shard);
  }

  #generation(collection: string): number {
    return this.#generations.get(collection) ?? 0;
  }

  #shownBy({ id }: ServedOperation): Set<string> {
    const shown = this.#shown.get(id) ?? new Set();
    this.#shown.set(id, shown);
    return shown;
  }

  #writeOf({ operation, exchange, input }: ObservedCall): NonNullable<TrackedItem['writer']> {
    const rules = this.#options.inspector.rulesOf(operation);
    const names = isObject(input) ? Object.keys(input) : [];
    return { operation: operation.id, action: operation.resource?.action, names, rules, number: exchange.number };
  }

  #report(
    { exchange, operation }: ObservedCall,
    { key, collection, writer }: TrackedItem,
    observation: Pick<Observation, 'check' | 'observed' | 'expected'> & Partial<Observation>,
  ): void {
    if (this.#isConfirmed(observation.property)) return;
    const after = observation.related?.includes(writer?.number ?? 0) === true ? writer : undefined;
    this.#options.findings.report({
      ...observation,
      expected: observation.expected + (after === undefined ? '' : effectText(after.operation, observation.check)),
      cause: causeOf(observation, collection),
      // A missing item has a status of its own; a list shows only what the deletion left.
      evidence: { action: operation.resource?.action, after: observation.expected === '404' ? undefined : after },
      origin: isSeenValue(observation.check) ? 'seen' : undefined,
      collection,
      item: key,
      operation: operation.id,
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }
}
