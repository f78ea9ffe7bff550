import {
  type BaseRequest,
  type ConstraintRequest,
  constraintKey,
  constraintRequests,
  type Inspector,
  issuesOf,
  type ServedOperation,
} from '#mock/inspection.ts';
import type { Json } from '#shared/json.ts';
import type { Observation } from '../checks/finding.ts';
import { isReadOperation, isSuccess, requestLine } from '../checks/observed-call.ts';
import { INVALID_STATUS } from '../checks/open-rejection.ts';
import { requestConstraintsAt } from '../checks/schema-at.ts';
import type { Exchange } from '../har/exchange.ts';
import { hasItem } from '../live/operation-order.ts';

type Request = ConstraintRequest['request'];

/** Options of {@link tryConstraints}. */
export interface ConstraintTrialOptions {
  readonly inspector: Inspector;
  readonly operation: ServedOperation;
  /** Request that the server accepts, if there is one. */
  readonly valid: BaseRequest;
  /** Names of properties of the body that repeat the path. */
  readonly fixed: readonly string[];
  /** Names of members that no body has. */
  readonly omitted: readonly string[];
  readonly send: (request: Request) => Promise<Exchange>;
  readonly report: (observation: Observation) => void;
  /** Called for each constraint, with the reason if no request tries it. */
  readonly record: (constraint: string, missing: string | undefined) => void;
  /** Called after each value at an edge that the server accepted. */
  readonly onAccepted?: (() => Promise<void>) | undefined;
}

/** Tests for a keyword that lists values. */
function isChoice(constraint: string): boolean {
  return constraint === 'enum' || constraint === 'const';
}

/**
 * Sends what the document forbids, which the checks of the traffic report if the server accepts it.
 *
 * @returns a function that sends values at the edges of constraints, which the server must accept too if it accepts the
 * base: a write may then have an effect
 */
export async function tryConstraints(options: ConstraintTrialOptions): Promise<() => Promise<void>> {
  const { inspector, operation, valid, fixed, omitted, send } = options;
  const { base, requests: all } = constraintRequests(inspector, operation, valid);
  const isOmitted = ({ pointer }: ConstraintRequest): boolean =>
    pointer.startsWith('/body') && pointer.split('/').some((step) => omitted.includes(step));
  const requests = all.filter((each) => !isOmitted(each));
  for (const each of all) if (isOmitted(each)) options.record(constraintKey(each), 'no body has it (--omit)');
  const selected = selectRequests(requests, ({ request }) => issuesOf(inspector, operation, request).length);
  const tried = new Set(selected.filter(({ isWithin }) => !isWithin).map(constraintKey));
  for (const each of requests)
    if (!each.isWithin)
      options.record(
        constraintKey(each),
        tried.has(constraintKey(each)) ? undefined : 'no value is known that breaks only it',
      );
  for (const { isWithin, request } of selected) if (!isWithin) await send(request);
  const isRead = isReadOperation(operation);
  // A write must not address other items, and an item may not have each representation that a query can ask for.
  const isFree = ({ pointer, constraint }: ConstraintRequest): boolean => {
    if (pointer.startsWith('/query/') && isChoice(constraint)) return !hasItem(operation);
    return isRead || !(pointer.startsWith('/path/') || fixed.includes(pointer.slice('/body/'.length)));
  };
  const edges = selected.filter((each) => each.isWithin && isFree(each));
  return () => tryEdges(options, base, edges);
}

/** Sends values at edges, each after the same request with another value was accepted. */
async function tryEdges(
  options: ConstraintTrialOptions,
  base: Request,
  edges: readonly ConstraintRequest[],
): Promise<void> {
  const { send, onAccepted } = options;
  const accepted = new Map<string, boolean>();
  for (const each of edges) {
    const control = each.control ?? base;
    const isAccepted = accepted.get(contentOf(control)) ?? isSuccess((await send(control)).status);
    accepted.set(contentOf(control), isAccepted);
    if (!isAccepted) continue;
    const exchange = await send(each.request);
    if (isSuccess(exchange.status)) await onAccepted?.();
    else if (INVALID_STATUS.includes(exchange.status)) reportRejection(options, each, exchange);
  }
}

/** Constraints that a server implements in one place, for all values. */
const SHARED: readonly string[] = ['format', 'media type', 'null'];

function reportRejection(
  { inspector, operation, report }: ConstraintTrialOptions,
  { pointer, constraint }: ConstraintRequest,
  exchange: Exchange,
): void {
  report({
    check: 'allowed-request',
    cause: `allowed ${constraint} ${SHARED.includes(constraint) ? '' : JSON.stringify(requestConstraintsAt(inspector, operation, pointer))}`,
    operation: operation.id,
    collection: operation.resource?.collection,
    pointer,
    observed: `the server rejected it with ${exchange.status}`,
    expected: `a success, since it keeps ${constraint}`,
    exchange: exchange.number,
    request: requestLine(exchange),
  });
}

/** Returns what a request must not break: requests of which another one breaks less are left out. */
function selectRequests(
  requests: readonly ConstraintRequest[],
  issueCount: (request: ConstraintRequest) => number,
): readonly ConstraintRequest[] {
  const counted = requests.map((each) => ({
    each,
    issues: issueCount(each),
    key: constraintKey(each),
  }));
  const single = new Set(counted.filter(({ issues }) => issues === 1).map(({ key }) => key));
  const kept = counted.filter(({ each, issues, key }) => {
    if (each.isWithin) return issues === 0;
    return single.has(key) ? issues === 1 : issues > 0;
  });
  const texts = kept.map(({ each }) => [`${each.isWithin} ${contentOf(each.request)}`, each] as const);
  return [...new Map(texts).values()];
}

/** Returns the content of a request as text, which equal requests share. */
function contentOf({ target, json, content, headers }: Request): string {
  const bytes = content === undefined ? '' : `${content.mediaType} ${Buffer.from(content.bytes).toString('base64')}`;
  return JSON.stringify([target, json ?? null, bytes, headers ?? {}] satisfies Json[]);
}
