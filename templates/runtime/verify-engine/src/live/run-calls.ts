import { type BaseRequest, type Inspector, inspectorOf, readsItems, type ServedOperation } from '#mock/inspection.ts';
import type { Json } from '#shared/json.ts';
import { isReadOperation, itemsOf, statesMissing } from '../checks/observed-call.ts';
import type { CheckName } from '../checks/rules.ts';
import { tryConstraints } from '../constraints/constraint-trials.ts';
import { causeOf } from '../state/expectation.ts';
import type { TrafficVerifier, VerifySource } from '../verify-har.ts';
import type { RunCallers } from './callers.ts';
import { type CreatedItem, CreatedItems } from './created-items.ts';
import { type RunOptions, selectOperations } from './operation-order.ts';
import type { ParameterValues } from './known-items.ts';
import { RequestBuilder } from './request-builder.ts';
import { type LiveRequest, type Session, withoutMembers } from './session.ts';

/** A longer list of statuses stands for any rejection. */
const MAX_LISTED = 4;

/** Options of a run, with who checks its exchanges, and who calls. */
export interface RunContext extends RunOptions {
  readonly verifier: TrafficVerifier;
  readonly callers: RunCallers;
}

/** Calls of a run: requests of operations, whose exchanges are checked, and the items that they create. */
export class RunCalls {
  readonly created: CreatedItems;
  readonly inspector: Inspector;
  readonly session: Session;
  readonly options: RunContext;
  /** Operations that the run exercises. */
  readonly operations: readonly ServedOperation[];
  readonly requests: RequestBuilder;

  constructor(source: VerifySource, session: Session, options: RunContext) {
    this.inspector = inspectorOf(source);
    this.session = session;
    this.options = options;
    const { parameters = {}, touch, prefix = `verify-${Math.floor(Math.random() * 1e6)}` } = options;
    this.requests = new RequestBuilder({ inspector: this.inspector, parameters, prefix });
    this.created = new CreatedItems({ session, inspector: this.inspector, requests: this.requests, touch });
    this.operations = selectOperations(this.inspector, options);
  }

  /** Sends a request of an operation, and registers what it creates. */
  async send(operation: ServedOperation, request: Omit<LiveRequest, 'method'>): Promise<CreatedItem | undefined> {
    const exchange = await this.session.send({ ...request, method: operation.method });
    if (isReadOperation(operation)) this.requests.values.keepValues(itemsOf(operation, exchange));
    return this.created.observe(operation, exchange, request.target);
  }

  /** Reads the items of a collection at an address. */
  async observe(
    siblings: readonly ServedOperation[],
    address: ParameterValues,
    headers: ParameterValues = {},
  ): Promise<void> {
    for (const operation of siblings) {
      const target = readsItems(operation) ? this.requests.target(operation, address) : undefined;
      if (target === undefined || !this.session.allows(operation.method)) continue;
      const json = this.requests.smallestBody(operation);
      await this.send(operation, { target, json, headers });
    }
  }

  /** Tries the constraints of an operation, of which a session that only reads sends those of reads. */
  async tryConstraints(
    operation: ServedOperation,
    valid: BaseRequest,
    onAccepted?: () => Promise<void>,
  ): Promise<void> {
    if (!this.session.allows(operation.method)) return;
    const tryEdges = await this.tryInvalid(operation, valid, onAccepted);
    await tryEdges();
  }

  /** Sends what breaks a constraint, and returns a function that sends what just keeps it. */
  tryInvalid(
    operation: ServedOperation,
    valid: BaseRequest,
    onAccepted?: () => Promise<void>,
  ): Promise<() => Promise<void>> {
    const { omit = [] } = this.options;
    return tryConstraints({
      inspector: this.inspector,
      operation,
      // It is sent as text of other media types too.
      valid: { ...valid, json: valid.json && withoutMembers(valid.json, omit) },
      // A body must name the same item as the path does.
      fixed: Object.keys(this.requests.parents(operation)),
      omitted: omit,
      send: async (request) => {
        const exchange = await this.session.send({ ...request, method: operation.method });
        this.created.observe(operation, exchange, request.target);
        return exchange;
      },
      report: (observation) => this.options.verifier.observe(observation),
      record: (name, missing) => this.options.verifier.coverage.recordConstraint(operation, name, missing),
      onAccepted,
    });
  }

  /** Tests whether the document says that an operation does not find items below a parent that does not exist. */
  needsParent({ document, resource, ...operation }: ServedOperation): boolean {
    const { action = '', parents = [], isUpsert = false } = resource ?? {};
    const isBelow = ['create', 'search'].includes(action) && parents.some(({ collection }) => collection !== undefined);
    // Some documents list the same statuses for all operations.
    return isBelow && !isUpsert && statesMissing(operation) && !document.operations.every(statesMissing);
  }

  /** Names items that do not exist, one at a time. */
  async tryUnknown(operation: ServedOperation, targets: readonly string[], json: Json | undefined): Promise<void> {
    const status = Array.from({ length: 100 }, (_, index) => 400 + index);
    const expected = { operation, status, check: 'deleted-item', about: 'a parent that does not exist' } as const;
    for (const target of targets)
      if (this.needsParent(operation)) await this.expect(expected, { method: operation.method, target, json });
      else await this.send(operation, { target, json });
  }

  /** Sends a request, reports a status that is not expected, and returns the status; `undefined` if it is not sent. */
  async expect(
    expected: {
      readonly operation: ServedOperation;
      readonly status: readonly number[];
      readonly check: CheckName;
      /** States what the request is, for a finding. */
      readonly about?: string;
    },
    request: LiveRequest,
  ): Promise<number | undefined> {
    if (!this.session.allows(request.method)) return undefined;
    const exchange = await this.session.send(request);
    this.created.observe(expected.operation, exchange, request.target);
    // The checks of the traffic report a failure.
    if (expected.status.includes(exchange.status) || exchange.status >= 500) return exchange.status;
    this.options.verifier.observe({
      check: expected.check,
      cause: causeOf(expected, this.inspector.collectionOf(expected.operation)),
      operation: expected.operation.id,
      collection: expected.operation.resource?.collection,
      evidence: { action: expected.operation.resource?.action },
      observed: `the server responded with ${exchange.status}${expected.about === undefined ? '' : ` to ${expected.about}`}`,
      expected: expected.status.length > MAX_LISTED ? 'a rejection, such as 404' : expected.status.join(' or '),
      exchange: exchange.number,
      request: `${request.method} ${request.target.split('?')[0]}`,
    });
    return exchange.status;
  }
}
