import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import type { Observation } from '../checks/finding.ts';
import { isReadOperation, isSuccess, requestLine } from '../checks/observed-call.ts';
import type { Exchange } from '../har/exchange.ts';
import {
  type BaseRequest,
  type ConstraintRequest,
  constraintRequests,
  contentOf,
  selectRequests,
} from './constraint-requests.ts';

type Request = ConstraintRequest['request'];

/** Options of {@link tryConstraints}. */
export interface ConstraintTrialOptions {
  readonly inspector: Inspector;
  readonly operation: ServedOperation;
  /** Request that the server accepts, if there is one. */
  readonly valid: BaseRequest;
  /** Names of properties of the body that repeat the path. */
  readonly fixed: readonly string[];
  readonly send: (request: Request) => Promise<Exchange>;
  readonly report: (observation: Observation) => void;
  /** Called after each value at an edge that the server accepted. */
  readonly onAccepted?: (() => Promise<void>) | undefined;
}

/** Statuses of servers that call a request invalid. */
const INVALID_STATUS: readonly number[] = [400, 415, 422];

/**
 * Sends what the document forbids, which the checks of the traffic report if the server accepts it; and, if the server
 * accepts the base, values at the edges of constraints, which it must accept too.
 */
export async function tryConstraints(options: ConstraintTrialOptions): Promise<void> {
  const { inspector, operation, valid, fixed, send, onAccepted } = options;
  const { base, requests } = constraintRequests(inspector, operation, valid);
  const selected = selectRequests(requests, ({ request }) => countIssues(inspector, operation, request));
  for (const { isWithin, request } of selected) if (!isWithin) await send(request);
  const accepted = new Map<string, boolean>();
  const isAccepted = async (request: Request): Promise<boolean> => {
    const known = accepted.get(contentOf(request)) ?? isSuccess((await send(request)).status);
    accepted.set(contentOf(request), known);
    return known;
  };
  const isRead = isReadOperation(operation);
  for (const each of selected) {
    // Other items are left alone.
    const isFree =
      isRead || !(each.pointer.startsWith('/path/') || fixed.includes(each.pointer.slice('/body/'.length)));
    if (!each.isWithin || !isFree || !(await isAccepted(each.control ?? base))) continue;
    const exchange = await send(each.request);
    if (isSuccess(exchange.status)) await onAccepted?.();
    else if (INVALID_STATUS.includes(exchange.status)) reportRejection(options, each, exchange);
  }
}

function reportRejection(
  { operation, report }: ConstraintTrialOptions,
  { pointer, constraint }: ConstraintRequest,
  exchange: Exchange,
): void {
  report({
    check: 'allowed-request',
    operation: operation.id,
    collection: operation.resource?.collection,
    pointer,
    observed: `the server rejected it with ${exchange.status}`,
    expected: `a success, since it keeps ${constraint}`,
    exchange: exchange.number,
    request: requestLine(exchange),
  });
}

/** Counts what the document forbids in a request. */
function countIssues(
  inspector: Inspector,
  { method }: ServedOperation,
  { target, json, content, headers = {} }: Request,
): number {
  const found = inspector.route(method, target);
  if (found.kind !== 'found') return 0;
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const mediaType = content?.mediaType ?? (json === undefined ? undefined : 'application/json');
  const written = json === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(json));
  return inspector.requestIssues(found, {
    method,
    target,
    headers: { ...Object.fromEntries(named), ...(mediaType === undefined ? {} : { 'content-type': mediaType }) },
    body: content?.bytes ?? written,
  }).length;
}
