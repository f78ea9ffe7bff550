import { type Inspector, inspectorOf, readsItems, type ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { joinWords } from '#shared/validation/description.ts';
import { isReadOperation, isSuccess, itemsOf, withoutServerPath } from '../checks/observed-call.ts';
import type { CheckName } from '../checks/rules.ts';
import type { Exchange } from '../har/exchange.ts';
import { TrafficVerifier, type VerifyReport, type VerifySource } from '../verify-har.ts';
import type { BaseRequest } from '../constraints/constraint-requests.ts';
import { tryConstraints } from '../constraints/constraint-trials.ts';
import { callersOf, ownedBy, type RunCallers } from './callers.ts';
import { type CreatedItem, CreatedItems } from './created-items.ts';
import { tryCredentials } from './login-flows.ts';
import {
  endsServer,
  hasItem,
  isUpdate,
  mayCallNamed,
  referenceDepths,
  type RunOptions,
  selectOperations,
  siblingsOf,
} from './operation-order.ts';
import { type ParameterValues, RequestBuilder, UNKNOWN_ID } from './request-builder.ts';
import { inNextYear } from './value-variants.ts';
import { type LiveRequest, Session, SessionEndError, SessionLimitError, withoutMembers } from './session.ts';

export type { RunOptions } from './operation-order.ts';

/** Variants of the query that are sent with other bodies. */
const MAX_PAIRED_TARGETS = 4;

/**
 * Verifies a running server: exercises its operations and checks the traffic as `verifyHar` does. Writes go to items
 * that the run creates itself, and that it removes at the end, also after an error or a stop; and to the items that the
 * caller names, by the operations that may touch them.
 *
 * @throws TypeError for an unknown operation in `only` or `touch`
 */
export async function verifyServer(source: VerifySource, given: RunOptions): Promise<VerifyReport> {
  const callers = callersOf(given);
  const options = {
    ...given,
    baseUrl: withoutServerPath(given.baseUrl, inspectorOf(source)),
    authorization: callers.authorization,
  };
  const verifier = new TrafficVerifier(source, { ...options, areRequestsOwn: true });
  const { maxFindings = Number.POSITIVE_INFINITY } = options;
  const session = new Session({
    ...options,
    onClosed: (exchange) => verifier.observeClosed(exchange),
    onExchange: async (exchange) => {
      await verifier.verify(exchange);
      if (verifier.findingCount >= maxFindings && !session.isCleaning)
        throw new SessionLimitError(`The run ended at ${maxFindings} findings: the rest was not tried.`);
    },
  });
  const run = new ServerRun(source, session, { ...options, verifier, callers });
  try {
    await run.exercise();
  } catch (error) {
    if (error instanceof SessionLimitError) verifier.cut(error.message);
    else verifier.fail(error instanceof Error ? error.message : String(error));
  }
  if (session.sent === 0) verifier.fail('No request was sent: every operation was left out.');
  session.startCleanup();
  await run.created.remove();
  await run.created.confirm();
  const { cleanup, remaining } = run.created;
  return { ...verifier.report(), cleanup, remaining };
}

interface RunContext extends RunOptions {
  readonly verifier: TrafficVerifier;
  readonly callers: RunCallers;
}

/** Trial of an item that was created. */
interface ItemTrial {
  readonly siblings: readonly ServedOperation[];
  readonly remove: ServedOperation;
  readonly body: JsonObject;
  readonly isFirst: boolean;
}

/** Exercises operations in an order in which each finds what it needs. */
class ServerRun {
  readonly created: CreatedItems;
  readonly #inspector: Inspector;
  readonly #session: Session;
  readonly #options: RunContext;
  readonly #operations: readonly ServedOperation[];
  readonly #requests: RequestBuilder;

  constructor(source: VerifySource, session: Session, options: RunContext) {
    this.#inspector = inspectorOf(source);
    this.#session = session;
    this.#options = options;
    const { parameters = {}, prefix = `verify-${Math.floor(Math.random() * 1e6)}` } = options;
    this.#requests = new RequestBuilder({ inspector: this.#inspector, parameters, prefix });
    this.created = new CreatedItems({
      session,
      inspector: this.#inspector,
      requests: this.#requests,
    });
    this.#operations = selectOperations(this.#inspector, options);
  }

  /** Sends a request of an operation, and registers what it creates. */
  async #send(operation: ServedOperation, request: Omit<LiveRequest, 'method'>): Promise<CreatedItem | undefined> {
    const exchange = await this.#session.send({ ...request, method: operation.method });
    if (isReadOperation(operation)) this.#requests.values.keepValues(itemsOf(operation, exchange));
    return this.created.observe(operation, exchange, request.target);
  }

  async exercise(): Promise<void> {
    for (const operation of this.#operations)
      this.#options.verifier.coverage.leaveOut(operation, this.#reasonToLeaveOut(operation));
    await tryCredentials({
      ...{ operations: this.#operations, requests: this.#requests, session: this.#session },
      ...{ callers: this.#options.callers, clients: this.#options.identities?.clients ?? [] },
      observe: (observation) => this.#options.verifier.observe(observation),
    });
    await this.#forEachOperation((operation) => this.#probe(operation));
    await this.#forEachOperation(async (operation) => {
      if (operation.resource?.action === 'create') await this.#exerciseLifecycle(operation);
    });
    const depths = referenceDepths(this.#operations, this.#inspector);
    // A deleted item cannot be used again, and many actions are possible only once: those on lists come first, and
    // so do those on items that others refer to, such as the journal of an invoice.
    const rank = (operation: ServedOperation): number =>
      (operation.method === 'DELETE' ? 1_000 : 0) +
      (hasItem(operation) ? 100 : 0) +
      (depths.get(this.#inspector.collectionOf(operation)) ?? 0);
    const last = this.#operations.toSorted((one, other) => rank(one) - rank(other));
    const touch = (operation: ServedOperation): Promise<void> => this.#touch(operation);
    await this.#forEachOperation(
      touch,
      last.filter((operation) => !endsServer(operation)),
    );
    const ending = last.filter((operation) => endsServer(operation) && mayCallNamed(operation, this.#options));
    if (ending.length === 0) return;
    // Afterwards nothing may be there to remove what was created.
    await this.created.remove();
    await this.created.confirm();
    await this.#forEachOperation(touch, ending);
  }

  /** Explains why an operation may get no request. */
  #reasonToLeaveOut(operation: ServedOperation): string {
    if (!this.#session.allows(operation.method)) return 'only methods that read are sent';
    const missing = this.#requests.missingParameters(operation);
    const options = missing.map((name) => `--param ${name}=…`).join(' ');
    if (missing.length > 0)
      return `${joinWords(missing, 'and')} ${missing.length > 1 ? 'have' : 'has'} no value (${options})`;
    if (operation.resource?.action === 'create' && this.created.removalOf(operation) === undefined)
      return 'nothing removes what it creates (--touch)';
    return mayCallNamed(operation, this.#options) ? 'the run ended before it' : 'it changes items (--touch)';
  }

  async #forEachOperation(
    exercise: (operation: ServedOperation) => Promise<void>,
    operations: readonly ServedOperation[] = this.#operations,
  ): Promise<void> {
    for (const operation of operations) {
      try {
        await exercise(operation);
      } catch (error) {
        if (error instanceof SessionEndError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        this.#options.verifier.fail(`${operation.id} cannot be exercised: ${reason}`);
      }
    }
  }

  /** Sends what every operation must reject, and reads what it may read. */
  async #probe(operation: ServedOperation): Promise<void> {
    const { method } = operation;
    const [target, ...more] = this.#requests.targets(operation);
    if (target === undefined || !this.#session.allows(method)) return;
    const json = this.#requests.smallestBody(operation);
    if (operation.schemes.length > 0) await this.#expectAuthentication(operation, { method, target, json });
    if (!isReadOperation(operation)) return;
    const read = await this.#sendRead(operation, { target, json });
    // The server may reject a caller without credentials or rights before it looks at anything else.
    const isAllowed = ![401, 403].includes(read.status);
    // The checks of the traffic report another status than 405.
    if (this.#options.strictMethods === true) await this.#session.send({ method: 'PROPFIND', target });
    if (isAllowed) await this.#probeAccept(operation, { method, target, json }, read);
    await this.#probeUnknown(operation, { isAllowed, json });
    const variants = this.#requests.targetVariants(operation, target);
    for (const variant of [...more, ...variants]) await this.#send(operation, { target: variant, json });
    for (const headers of this.#requests.headerVariants(operation))
      await this.#send(operation, { target, json, headers });
    if (isAllowed) await this.#tryConstraints(operation, { target, json });
    if (method === 'GET') return;
    for (const body of this.#requests.bodies(operation)) await this.#send(operation, { target, json: body });
    // An enumeration of the body may decide what a limit of the query counts.
    for (const body of this.#requests.pairedBodies(operation))
      for (const variant of variants.slice(0, MAX_PAIRED_TARGETS))
        await this.#send(operation, { target: variant, json: body });
  }

  /** Accepts only what the operation has not, and ranges of what it has. */
  async #probeAccept(operation: ServedOperation, request: LiveRequest, read: Exchange): Promise<void> {
    const accept = (header: string, status: number): Promise<void> =>
      this.#expect(
        { operation, status: [status], check: 'not-acceptable' },
        { ...request, headers: { accept: header } },
      );
    if (operation.responses.some(({ status }) => status === '406')) await accept('application/x-verify', 406);
    const [type = ''] = (read.responseHeaders['content-type'] ?? '').split('/');
    if (isSuccess(read.status) && type !== '') await accept(`x-verify/*, ${type}/*;q=0.5`, read.status);
  }

  /** Names missing items. */
  async #probeUnknown(
    operation: ServedOperation,
    { isAllowed, json }: { readonly isAllowed: boolean; readonly json: Json | undefined },
  ): Promise<void> {
    const { method } = operation;
    const { id } = operation.resource ?? {};
    const unknown =
      id !== undefined && hasItem(operation) ? this.#requests.target(operation, { [id]: UNKNOWN_ID }) : undefined;
    if (isAllowed && unknown !== undefined)
      await this.#expect(
        { operation, status: [404, 400, 422], check: 'deleted-item' },
        { method, target: unknown, json },
      );
    for (const missing of this.#requests.unknownTargets(operation))
      if (missing !== unknown) await this.#send(operation, { target: missing, json });
  }

  /** Reads, and learns the values of the items, which criteria then name. */
  async #sendRead(operation: ServedOperation, request: Omit<LiveRequest, 'method'>): Promise<Exchange> {
    const exchange = await this.#session.send({ ...request, method: operation.method });
    this.#requests.values.learnValues(itemsOf(operation, exchange));
    return exchange;
  }

  async #expectAuthentication(operation: ServedOperation, request: LiveRequest): Promise<void> {
    const { headers: own = {}, callers } = this.#options;
    const expected = { operation, status: [401], check: 'missing-credentials' } as const;
    const anonymous = { ...request, isAnonymous: true };
    await this.#expect(expected, anonymous);
    const wrong = Object.fromEntries(Object.keys(own).map((name) => [name, 'verify-wrong-credentials']));
    await this.#expect(expected, {
      ...anonymous,
      headers: {
        ...wrong,
        authorization: 'Basic dmVyaWZ5LW5vYm9keTp2ZXJpZnktd3JvbmctY3JlZGVudGlhbHM=',
      },
    });
    for (const authorization of callers.rejected)
      await this.#expect({ ...expected, check: 'rejected-caller' }, { ...request, headers: { authorization } });
    if (!mayCallNamed(operation, this.#options)) return;
    for (const authorization of callers.limited)
      await this.#send(operation, { ...request, headers: { authorization } });
  }

  /** Changes the items that the caller named, observes the effect, and restores what can be restored. */
  async #touch(operation: ServedOperation): Promise<void> {
    const mayTouch = !isReadOperation(operation) && mayCallNamed(operation, this.#options);
    if (!mayTouch || !this.#session.allows(operation.method)) return;
    const target = this.#requests.target(operation);
    if (target === undefined) return;
    const siblings = siblingsOf(operation, this.#operations, this.#inspector);
    const before = await this.#readItem(siblings);
    this.#requests.values.learn(before);
    const replaced = isUpdate(operation) ? before : undefined;
    for (const { hasEffects, ...request } of this.#requests.writes(
      operation,
      replaced,
      this.#options.callers.limited,
    )) {
      await this.#send(operation, request);
      await (hasEffects ? this.#observeEffects(siblings) : this.#observe(siblings, {}));
    }
    const smallest = this.#requests.smallestBody(operation);
    const reads = isUpdate(operation) ? siblings.filter(({ resource }) => resource?.action === 'read') : [];
    await this.#tryConstraints(operation, { target, json: smallest }, () => this.#observe(reads, {}));
    for (const unknown of this.#requests.unknownTargets(operation))
      await this.#send(operation, { target: unknown, json: smallest });
    const restored = replaced && this.#requests.settable(operation, replaced);
    if (restored !== undefined) await this.#send(operation, { target, json: restored });
    await this.#observeEffects(siblings);
  }

  /**
   * Reads the items of other collections that the model says were changed too; all that can be read, if nothing reads
   * those of the collection itself.
   */
  async #observeEffects(siblings: readonly ServedOperation[]): Promise<void> {
    const changed = await this.#options.verifier.changedCollections();
    const isHidden = siblings.length > 0 && !siblings.some(readsItems);
    for (const operation of this.#operations) {
      const isSibling = siblings.includes(operation);
      const isChanged = isSibling || isHidden || changed.includes(this.#inspector.collectionOf(operation));
      if (!isChanged || !isReadOperation(operation) || !this.#session.allows(operation.method)) continue;
      const json = this.#requests.smallestBody(operation);
      const [first, ...more] = this.#requests.targets(operation);
      if (first === undefined) continue;
      const variants = isSibling ? this.#requests.targetVariants(operation, first) : [first];
      for (const target of [...more, ...variants]) await this.#send(operation, { target, json });
      const fullest = this.#requests.values.fullest(operation, operation.body?.contents[0]?.schema);
      if (fullest !== undefined) await this.#send(operation, { target: first, json: fullest });
    }
  }

  async #readItem(siblings: readonly ServedOperation[]): Promise<JsonObject | undefined> {
    const read = siblings.find(({ resource }) => resource?.action === 'read');
    const target = read === undefined ? undefined : this.#requests.target(read);
    if (read === undefined || target === undefined) return undefined;
    const json = this.#requests.smallestBody(read);
    const exchange = await this.#session.send({ method: read.method, target, json });
    const item = itemsOf(read, exchange);
    return isSuccess(exchange.status) && isObject(item) ? item : undefined;
  }

  /** Creates an item, observes it after each write, and removes it. */
  async #exerciseLifecycle(create: ServedOperation): Promise<void> {
    const siblings = siblingsOf(create, this.#operations, this.#inspector);
    const remove = this.created.removalOf(create);
    const target = this.#requests.target(create);
    // Items that cannot be deleted are not created.
    if (remove === undefined || target === undefined || !this.#session.allows(create.method)) return;
    const bodies = this.#requests.creations(create);
    await this.#exerciseOwners(create, { target, json: bodies[0] }, siblings);
    // Another item stays until the end: lists have two, and a removal must not remove it too.
    const witness = await this.#send(create, { target, json: bodies.at(-1) });
    let accepted: JsonObject | undefined;
    // A server may want dates that are not over.
    for (const body of [...bodies, ...bodies.map(inNextYear).filter((each) => each !== undefined)]) {
      if (accepted !== undefined && !bodies.includes(body)) break;
      const item = await this.#send(create, { target, json: body });
      if (item?.removal === undefined) continue;
      await this.#exerciseItem(item, { siblings, remove, body, isFirst: accepted === undefined });
      accepted ??= body;
      if (witness !== undefined) await this.#observe(siblings, witness.address);
    }
    await this.#tryConstraints(create, { target, json: accepted ?? bodies[0] });
  }

  /**
   * Creates items for whom a header names, and as callers of another company, and tries who may change them; the model
   * says who sees them.
   */
  async #exerciseOwners(
    create: ServedOperation,
    { target, json }: { readonly target: string; readonly json: JsonObject | undefined },
    siblings: readonly ServedOperation[],
  ): Promise<void> {
    if (json === undefined) return;
    for (const owned of ownedBy(this.#options.callers, this.#requests.ownedBodies(create, json), json)) {
      const item = await this.#send(create, { target, ...owned });
      if (item === undefined) continue;
      const callers = Object.hasOwn(owned.headers, 'authorization') ? [{}, owned.headers] : [{}];
      for (const caller of callers) await this.#update(siblings, { address: item.address, headers: caller }, json);
    }
  }

  /** Changes, lists and removes an item. */
  async #exerciseItem({ address, removal }: CreatedItem, trial: ItemTrial): Promise<void> {
    const { siblings, remove, body, isFirst } = trial;
    if (removal === undefined) return;
    await this.#observe(siblings, address);
    await this.#exerciseUpdates(address, trial);
    if (isFirst) await this.#exerciseLists(siblings, address);
    await this.#send(remove, { target: removal });
    await this.#observe(siblings, address);
    await this.#expect(
      { operation: remove, status: [404], check: 'deleted-item' },
      { method: remove.method, target: removal },
    );
    await this.#replaceRemoved(siblings, { address, body });
  }

  /** Reads lists of at least two items, with each limit and filter. */
  async #exerciseLists(siblings: readonly ServedOperation[], address: ParameterValues): Promise<void> {
    for (const operation of siblings) {
      const target = operation.resource?.action === 'search' ? this.#requests.target(operation, address) : undefined;
      if (target === undefined || operation.method !== 'GET') continue;
      for (const variant of this.#requests.targetVariants(operation, target))
        await this.#send(operation, { target: variant });
    }
    // A second read shows what the first one changed.
    for (let read = 0; read < 2; read += 1) await this.#observe(siblings, address);
  }

  /** Replaces an item that does not exist any more, where the document has a status for that. */
  async #replaceRemoved(
    siblings: readonly ServedOperation[],
    { address, body }: { readonly address: ParameterValues; readonly body: JsonObject },
  ): Promise<void> {
    for (const [operation, target] of this.#replacements(siblings, address)) {
      if (!operation.responses.some(({ status }) => status === '404')) continue;
      const request = { method: operation.method, target, json: body };
      await this.#expect({ operation, status: [401, 403, 404, 405, 409, 410, 422], check: 'deleted-item' }, request);
    }
  }

  /** Returns the operations that replace an item, with their targets. */
  #replacements(
    siblings: readonly ServedOperation[],
    address: ParameterValues,
  ): readonly (readonly [ServedOperation, string])[] {
    return siblings.flatMap((operation) => {
      const isSent = operation.resource?.action === 'replace' && this.#session.allows(operation.method);
      const target = isSent ? this.#requests.target(operation, address) : undefined;
      return target === undefined ? [] : [[operation, target] as const];
    });
  }

  /** Replaces an item once, and observes it. */
  async #update(
    siblings: readonly ServedOperation[],
    { address, headers }: { readonly address: ParameterValues; readonly headers: ParameterValues },
    json: JsonObject,
  ): Promise<void> {
    for (const [operation, target] of this.#replacements(siblings, address)) {
      await this.#send(operation, { target, json, headers });
      await this.#observe(siblings, address, headers);
    }
  }

  /** Replaces the item: with everything, without each optional property, with null, and with invalid values. */
  async #exerciseUpdates(address: ParameterValues, { siblings, body, isFirst }: ItemTrial): Promise<void> {
    for (const [operation, target] of this.#replacements(siblings, address)) {
      const type = this.#inspector.typeOf(operation, operation.body?.contents[0]?.schema);
      const parents = this.#requests.parents(operation);
      const required = Object.fromEntries(
        Object.entries(body).filter(([name]) => type?.required.has(name) === true || Object.hasOwn(parents, name)),
      );
      const optional = Object.keys(body).filter((name) => !Object.hasOwn(required, name));
      const cleared = { ...body, ...Object.fromEntries(optional.map((name) => [name, null])) };
      const special = this.#requests.withSpecialTexts(operation, body);
      for (const json of [body, required, this.#requests.renamed(body), cleared, special, body]) {
        await this.#send(operation, { target, json });
        await this.#observe(siblings, address);
      }
      const others = this.#options.callers.limited.map((authorization) => ({ authorization }));
      for (const headers of [...this.#requests.headerVariants(operation), ...(isFirst ? others : [])]) {
        await this.#send(operation, { target, json: body, headers });
        await this.#observe(siblings, address);
      }
      if (isFirst) {
        const reads = siblings.filter(({ resource }) => resource?.action === 'read');
        await this.#tryConstraints(operation, { target, json: body }, () => this.#observe(reads, address));
      }
      await this.#observe(siblings, address);
    }
  }

  async #observe(
    siblings: readonly ServedOperation[],
    address: ParameterValues,
    headers: ParameterValues = {},
  ): Promise<void> {
    for (const operation of siblings) {
      const target = readsItems(operation) ? this.#requests.target(operation, address) : undefined;
      if (target === undefined || !this.#session.allows(operation.method)) continue;
      const json = this.#requests.smallestBody(operation);
      await this.#send(operation, { target, json, headers });
    }
  }

  /** Tries the constraints of an operation, of which a session that only reads sends those of reads. */
  async #tryConstraints(
    operation: ServedOperation,
    valid: BaseRequest,
    onAccepted?: () => Promise<void>,
  ): Promise<void> {
    if (!this.#session.allows(operation.method)) return;
    const { omit = [] } = this.#options;
    await tryConstraints({
      inspector: this.#inspector,
      operation,
      // It is sent as text of other media types too.
      valid: { ...valid, json: valid.json && withoutMembers(valid.json, omit) },
      // A body must name the same item as the path does.
      fixed: Object.keys(this.#requests.parents(operation)),
      omitted: omit,
      send: async (request) => {
        const exchange = await this.#session.send({ ...request, method: operation.method });
        this.created.observe(operation, exchange, request.target);
        return exchange;
      },
      report: (observation) => this.#options.verifier.observe(observation),
      record: (name, missing) => this.#options.verifier.coverage.recordConstraint(operation, name, missing),
      onAccepted,
    });
  }

  async #expect(
    expected: {
      readonly operation: ServedOperation;
      readonly status: readonly number[];
      readonly check: CheckName;
    },
    request: LiveRequest,
  ): Promise<void> {
    if (!this.#session.allows(request.method)) return;
    const exchange = await this.#session.send(request);
    this.created.observe(expected.operation, exchange, request.target);
    // The checks of the traffic report a failure.
    if (expected.status.includes(exchange.status) || exchange.status >= 500) return;
    this.#options.verifier.observe({
      check: expected.check,
      cause: expected.check === 'missing-credentials' ? expected.check : undefined,
      operation: expected.operation.id,
      collection: expected.operation.resource?.collection,
      evidence: { action: expected.operation.resource?.action },
      observed: `the server responded with ${exchange.status}`,
      expected: expected.status.join(' or '),
      exchange: exchange.number,
      request: `${request.method} ${request.target.split('?')[0]}`,
    });
  }
}
