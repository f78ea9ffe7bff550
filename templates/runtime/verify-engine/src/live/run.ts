import { type Inspector, inspectorOf, readsItems, type ServedOperation, WRONG_CREDENTIALS } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { joinWords } from '#shared/validation/description.ts';
import { isReadOperation, isRefusal, isSuccess, itemsOf, withoutServerPath } from '../checks/observed-call.ts';
import type { CheckName } from '../checks/rules.ts';
import type { Exchange } from '../har/exchange.ts';
import { TrafficVerifier, type VerifyReport, type VerifySource } from '../verify-har.ts';
import { callersOf } from './callers.ts';
import { ItemLifecycle } from './item-lifecycle.ts';
import { tryCredentials } from './login-flows.ts';
import {
  endsServer,
  hasItem,
  isUpdate,
  mayCallNamed,
  referenceDepths,
  type RunOptions,
  siblingsOf,
} from './operation-order.ts';
import { UNKNOWN_ID } from './request-builder.ts';
import { RunCalls } from './run-calls.ts';
import {
  type LiveRequest,
  recordEnd,
  ServerStoppedError,
  Session,
  SessionEndError,
  SessionLimitError,
  UnreachableServerError,
} from './session.ts';

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
  const access = new Access(inspectorOf(source));
  const session = new Session({
    ...options,
    onClosed: (exchange) => verifier.observeClosed(exchange),
    onExchange: async (exchange, request) => {
      access.observe(exchange, request);
      await verifier.verify(exchange);
      if (verifier.findingCount >= maxFindings && !session.isCleaning)
        throw new SessionLimitError(`the run ended at ${maxFindings} findings`);
    },
  });
  const calls = new RunCalls(source, session, { ...options, verifier, callers });
  const run = new ServerRun(calls);
  let stopped: string | undefined;
  verifier.coverage.select(calls.operations);
  try {
    await run.exercise();
  } catch (error) {
    recordEnd(error, verifier);
    if (error instanceof UnreachableServerError) stopped = 'no server responds';
    if (error instanceof ServerStoppedError) stopped = error.message;
  }
  for (const operation of calls.operations)
    verifier.coverage.leaveOut(operation, stopped ?? run.reasonToLeaveOut(operation));
  if (session.sent === 0) verifier.fail('No request was sent: every operation was left out.');
  const rejection = access.rejection(options);
  if (rejection !== undefined) verifier.fail(rejection);
  session.startCleanup();
  await calls.created.remove();
  await calls.created.confirm();
  const { cleanup, remaining } = calls.created;
  return { ...verifier.report(), cleanup, remaining };
}

/** Statuses of the requests with the credentials of the run: those of a server that rejects them check nothing. */
class Access {
  readonly #inspector: Inspector;
  readonly #statuses = new Map<number, number>();

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  observe({ status }: Exchange, { method, target, isAnonymous, headers = {} }: LiveRequest): void {
    if (isAnonymous === true || Object.hasOwn(headers, 'authorization')) return;
    const found = this.#inspector.route(method, target);
    if (found.kind !== 'found' || found.route.operation.schemes.length === 0) return;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
  }

  /** Says that no request was successful and that the server rejected the credentials. */
  rejection({ authorization, headers = {} }: Pick<RunOptions, 'authorization' | 'headers'>): string | undefined {
    const statuses = [...this.#statuses.keys()].toSorted((one, other) => one - other);
    const isDenied = statuses.length > 0 && statuses.every(isRefusal);
    if (!isDenied && (!this.#statuses.has(401) || statuses.some(isSuccess))) return undefined;
    const [named = 401] = statuses.filter(isRefusal);
    const count = this.#statuses.get(named) ?? 0;
    const all = [...this.#statuses.values()].reduce((sum, each) => sum + each, 0);
    const which = count === all ? 'Every request that needs' : `${count} of ${all} requests that need`;
    const rest = count === all ? '' : ', and none was successful';
    const hasOwn = authorization !== undefined || Object.keys(headers).length > 0;
    const advice = hasOwn ? 'check --header and --auth' : 'name your credentials with --header or --auth';
    return `${which} credentials got ${named}${rest}: ${advice}.`;
  }
}

/** Returns the number of items that the path of an operation names. */
function pathDepth({ parameters }: ServedOperation): number {
  return parameters.filter(({ place }) => place === 'path').length;
}

/** Exercises operations in an order in which each finds what it needs. */
class ServerRun {
  readonly #calls: RunCalls;
  /** Statuses of reads without valid credentials, by what these were. */
  readonly #strangers = new Map<string, Set<number>>();

  constructor(calls: RunCalls) {
    this.#calls = calls;
  }

  async exercise(): Promise<void> {
    await tryCredentials({
      ...{ operations: this.#calls.operations, requests: this.#calls.requests, session: this.#calls.session },
      ...{ callers: this.#calls.options.callers, clients: this.#calls.options.identities?.clients ?? [] },
      observe: (observation) => this.#calls.options.verifier.observe(observation),
    });
    // Lists name the items that others read, and an item has others below it.
    const outer = this.#calls.operations.toSorted((one, other) => pathDepth(one) - pathDepth(other));
    const order = outer.toSorted((one, other) => Number(isReadOperation(other)) - Number(isReadOperation(one)));
    await this.#forEachOperation((operation) => this.#probe(operation), order);
    const lifecycle = new ItemLifecycle(this.#calls);
    await this.#forEachOperation(async (operation) => {
      if (operation.resource?.action === 'create') await lifecycle.exercise(operation);
    }, outer);
    const depths = referenceDepths(this.#calls.operations, this.#calls.inspector);
    // A deleted item cannot be used again, and many actions are possible only once: those on lists come first, and
    // so do those on items that others refer to, such as the journal of an invoice.
    const rank = (operation: ServedOperation): number =>
      (operation.method === 'DELETE' ? 1_000 : 0) +
      (hasItem(operation) ? 100 : 0) +
      (depths.get(this.#calls.inspector.collectionOf(operation)) ?? 0);
    const last = this.#calls.operations.toSorted((one, other) => rank(one) - rank(other));
    const touch = (operation: ServedOperation): Promise<void> => this.#touch(operation);
    await this.#forEachOperation(
      touch,
      last.filter((operation) => !endsServer(operation)),
    );
    const ending = last.filter((operation) => endsServer(operation) && mayCallNamed(operation, this.#calls.options));
    if (ending.length === 0) return;
    // Afterwards nothing may be there to remove what was created.
    await this.#calls.created.remove();
    await this.#calls.created.confirm();
    await this.#forEachOperation(touch, ending).catch((error: unknown) => {
      if (!(error instanceof ServerStoppedError)) throw error;
    });
  }

  /** Explains why an operation gets no request. */
  reasonToLeaveOut(operation: ServedOperation): string {
    if (!this.#calls.session.allows(operation.method)) return 'only methods that read are sent';
    const missing = this.#calls.requests.missingParameters(operation);
    const options = missing.map((name) => `--param ${name}=…`).join(' ');
    if (missing.length > 0)
      return `${joinWords(missing, 'and')} ${missing.length > 1 ? 'have' : 'has'} no value (${options})`;
    if (operation.resource?.action === 'create' && this.#calls.created.removalOf(operation) === undefined)
      return 'nothing removes what it creates (--touch)';
    return mayCallNamed(operation, this.#calls.options) ? 'the run ended before it' : 'it changes items (--touch)';
  }

  async #forEachOperation(
    exercise: (operation: ServedOperation) => Promise<void>,
    operations: readonly ServedOperation[] = this.#calls.operations,
  ): Promise<void> {
    for (const operation of operations) {
      try {
        await exercise(operation);
      } catch (error) {
        if (error instanceof SessionEndError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        this.#calls.options.verifier.fail(`${operation.id} cannot be exercised: ${reason}`);
      }
    }
  }

  /** Sends what every operation must reject, and reads what it may read. */
  async #probe(operation: ServedOperation): Promise<void> {
    const { method } = operation;
    const [target, ...more] = this.#calls.requests.targets(operation);
    if (target === undefined || !this.#calls.session.allows(method)) return;
    const json = this.#calls.requests.smallestBody(operation);
    if (operation.schemes.length > 0) await this.#expectAuthentication(operation, { method, target, json });
    if (!isReadOperation(operation)) return;
    const read = await this.#sendRead(operation, { target, json });
    // The server may reject a caller without credentials or rights before it looks at anything else.
    const isAllowed = !isRefusal(read.status);
    // The checks of the traffic report another status than 405.
    if (this.#calls.options.strictMethods === true) await this.#calls.session.send({ method: 'PROPFIND', target });
    if (isAllowed) await this.#probeAccept(operation, { method, target, json }, read);
    await this.#probeUnknown(operation, isAllowed, json);
    const variants = this.#calls.requests.targetVariants(operation, target);
    for (const variant of [...more, ...variants]) await this.#calls.send(operation, { target: variant, json });
    for (const headers of this.#calls.requests.headerVariants(operation))
      await this.#calls.send(operation, { target, json, headers });
    if (isAllowed) await this.#calls.tryConstraints(operation, { target, json });
    if (method === 'GET') return;
    for (const body of this.#calls.requests.bodies(operation))
      await this.#calls.send(operation, { target, json: body });
    // An enumeration of the body may decide what a limit of the query counts.
    for (const body of this.#calls.requests.pairedBodies(operation))
      for (const variant of variants.slice(0, MAX_PAIRED_TARGETS))
        await this.#calls.send(operation, { target: variant, json: body });
  }

  /** Accepts only what the operation has not, and ranges of what it has. */
  async #probeAccept(operation: ServedOperation, request: LiveRequest, read: Exchange): Promise<void> {
    const accept = (header: string, status: number): Promise<number | undefined> =>
      this.#calls.expect(
        { operation, status: [status], check: 'not-acceptable' },
        { ...request, headers: { accept: header } },
      );
    if (operation.responses.some(({ status }) => status === '406')) await accept('application/x-verify', 406);
    const [type = ''] = (read.responseHeaders['content-type'] ?? '').split('/');
    if (isSuccess(read.status) && type !== '') await accept(`x-verify/*, ${type}/*;q=0.5`, read.status);
  }

  /** Names missing items. */
  async #probeUnknown(operation: ServedOperation, isAllowed: boolean, json: Json | undefined): Promise<void> {
    const { method } = operation;
    const { id } = operation.resource ?? {};
    const unknown =
      id !== undefined && hasItem(operation) ? this.#calls.requests.target(operation, { [id]: UNKNOWN_ID }) : undefined;
    if (isAllowed && unknown !== undefined)
      await this.#calls.expect(
        { operation, status: [404, 410, 400, 422], check: 'deleted-item' },
        { method, target: unknown, json },
      );
    const missing = this.#calls.requests.unknownTargets(operation).filter((target) => target !== unknown);
    await this.#calls.tryUnknown(operation, missing, json);
  }

  /** Reads, and learns the values of the items, which criteria then name. */
  async #sendRead(operation: ServedOperation, request: Omit<LiveRequest, 'method'>): Promise<Exchange> {
    const exchange = await this.#calls.session.send({ ...request, method: operation.method });
    const items = itemsOf(operation, exchange);
    this.#calls.requests.values.learnValues(items);
    this.#calls.requests.items.learnListed(operation, request.target, items);
    return exchange;
  }

  async #expectAuthentication(operation: ServedOperation, request: LiveRequest): Promise<void> {
    const { headers: own = {}, callers } = this.#calls.options;
    const anonymous = { ...request, isAnonymous: true };
    await this.#expectRejection({ operation, check: 'missing-credentials' }, anonymous);
    const wrong = Object.fromEntries(Object.keys(own).map((name) => [name, WRONG_CREDENTIALS.key]));
    const attempt = { operation, check: 'missing-credentials', about: 'wrong credentials' } as const;
    await this.#expectRejection(attempt, {
      ...anonymous,
      headers: { ...wrong, authorization: WRONG_CREDENTIALS.basic },
    });
    for (const rejected of callers.rejected)
      await this.#expectRejection(
        { operation, check: 'rejected-caller' },
        { ...request, headers: { authorization: rejected } },
      );
    if (!mayCallNamed(operation, this.#calls.options)) return;
    for (const authorization of callers.limited)
      await this.#calls.send(operation, { ...request, headers: { authorization } });
  }

  /** Sends what must get 401; a write only if the reads got it, because other servers would run it. */
  async #expectRejection(
    attempt: { readonly operation: ServedOperation; readonly check: CheckName; readonly about?: string },
    request: LiveRequest,
  ): Promise<void> {
    const { operation, check, about = check } = attempt;
    const reads = this.#strangers.get(about) ?? new Set();
    const isRejected = reads.has(401) && ![...reads].some(isSuccess);
    if (!isRejected && !mayCallNamed(operation, this.#calls.options)) return;
    const status = await this.#calls.expect({ ...attempt, status: [401] }, request);
    if (status !== undefined && isReadOperation(operation)) this.#strangers.set(about, reads.add(status));
  }

  /** Changes the items that the caller named, observes the effect, and restores what can be restored. */
  async #touch(operation: ServedOperation): Promise<void> {
    const mayTouch = !isReadOperation(operation) && mayCallNamed(operation, this.#calls.options);
    if (!mayTouch || !this.#calls.session.allows(operation.method)) return;
    const target = this.#calls.requests.namedTarget(operation);
    if (target === undefined) return;
    const siblings = siblingsOf(operation, this.#calls.operations, this.#calls.inspector);
    const before = await this.#readItem(siblings);
    this.#calls.requests.values.learn(before);
    const replaced = isUpdate(operation) ? before : undefined;
    const smallest = this.#calls.requests.smallestBody(operation);
    const reads = isUpdate(operation) ? siblings.filter(({ resource }) => resource?.action === 'read') : [];
    // What it must reject comes first: an item on which an action has had its effect may reject everything.
    const tryEdges = await this.#calls.tryInvalid(operation, { target, json: smallest }, () =>
      this.#calls.observe(reads, {}),
    );
    for (const { hasEffects, ...request } of this.#calls.requests.writes(
      operation,
      replaced,
      this.#calls.options.callers.limited,
    )) {
      await this.#calls.send(operation, request);
      await (hasEffects ? this.#observeEffects(siblings) : this.#calls.observe(siblings, {}));
    }
    await tryEdges();
    await this.#calls.tryUnknown(operation, this.#calls.requests.unknownTargets(operation), smallest);
    const restored = replaced && this.#calls.requests.settable(operation, replaced);
    if (restored !== undefined) await this.#calls.send(operation, { target, json: restored });
    await this.#observeEffects(siblings);
  }

  /**
   * Reads the items of other collections that the model says were changed too; all that can be read, if nothing reads
   * those of the collection itself.
   */
  async #observeEffects(siblings: readonly ServedOperation[]): Promise<void> {
    const changed = await this.#calls.options.verifier.changedCollections();
    const isHidden = siblings.length > 0 && !siblings.some(readsItems);
    for (const operation of this.#calls.operations) {
      const isSibling = siblings.includes(operation);
      const isChanged = isSibling || isHidden || changed.includes(this.#calls.inspector.collectionOf(operation));
      if (!isChanged || !isReadOperation(operation) || !this.#calls.session.allows(operation.method)) continue;
      const json = this.#calls.requests.smallestBody(operation);
      const [first, ...more] = this.#calls.requests.targets(operation);
      if (first === undefined) continue;
      const variants = isSibling ? this.#calls.requests.targetVariants(operation, first) : [first];
      for (const target of [...more, ...variants]) await this.#calls.send(operation, { target, json });
      const fullest = this.#calls.requests.values.fullest(operation, operation.body?.contents[0]?.schema);
      if (fullest !== undefined) await this.#calls.send(operation, { target: first, json: fullest });
    }
  }

  async #readItem(siblings: readonly ServedOperation[]): Promise<JsonObject | undefined> {
    const read = siblings.find(({ resource }) => resource?.action === 'read');
    const target = read === undefined ? undefined : this.#calls.requests.namedTarget(read);
    if (read === undefined || target === undefined) return undefined;
    const json = this.#calls.requests.smallestBody(read);
    const exchange = await this.#calls.session.send({ method: read.method, target, json });
    const item = itemsOf(read, exchange);
    return isSuccess(exchange.status) && isObject(item) ? item : undefined;
  }
}
