import { decodeUtf8, type Inspector, mediaTypeOf } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, listAt, pointerStep, step } from '#shared/json.ts';
import { boundaryOf, type Exchange, pathOf } from '../har/exchange.ts';
import { PARTS, partOf } from '../har/shard.ts';
import { credentialPlaces, valueAtPlace } from './credential-places.ts';
import { isSuccess, type ObservedCall } from './observed-call.ts';
import { requestConstraintsAt } from './schema-at.ts';

/** Place at which two requests differ, with the values there. */
interface RequestDifference {
  readonly pointer: string;
  readonly rejected: Json | undefined;
  readonly accepted: Json | undefined;
}

/** Valid request that a server rejected although it accepted one with another value in one place. */
export interface RejectedRequest extends Pick<RequestDifference, 'pointer'> {
  readonly constraint: string;
  readonly rejected: ComparedRequest;
  readonly accepted: ComparedRequest;
}

/** Request with what a comparison and its finding need; its exchange has bodies of any size. */
export interface ComparedRequest extends Pick<ObservedCall, 'operation'> {
  readonly exchange: Pick<Exchange, 'number' | 'method' | 'target' | 'status'>;
  readonly content: JsonObject;
  readonly bytes: number;
}

/** Requests that only differ in their content. */
interface ComparedRequests {
  readonly accepted: ComparedRequest[];
  readonly rejected: ComparedRequest[];
}

/** Requests with the same context that are compared. */
const MAX_COMPARED = 20;
/** Bytes of these requests. */
const MAX_COMPARED_BYTES = 65_536;
/** Contexts of each part of the items whose requests are compared. */
const MAX_CONTEXTS = 10;

/** Finds values at the edge of a constraint that a server rejects, in the order in which a recording shows them. */
export class AllowedRequests {
  readonly #inspector: Inspector;
  /** Requests by the part of their path, so that limits are the same in each shard, and by their context. */
  readonly #parts: readonly Map<string, ComparedRequests>[] = Array.from({ length: PARTS }, () => new Map());

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  /** Compares a request that the document allows, and that is accepted or called invalid, with earlier ones. */
  observe(call: ObservedCall): RejectedRequest | undefined {
    const known = this.#comparedWith(call);
    const isAccepted = isSuccess(call.exchange.status);
    const [own, others] = isAccepted ? [known.accepted, known.rejected] : [known.rejected, known.accepted];
    const request = comparedRequest(call);
    own.push(request);
    while (own.length > MAX_COMPARED || bytesOf(own) > MAX_COMPARED_BYTES) own.shift();
    for (const other of others) {
      const found = isAccepted ? this.#compare(other, request) : this.#compare(request, other);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the requests with the context of one; the context that is longest without one makes room. */
  #comparedWith(call: ObservedCall): ComparedRequests {
    const contexts = this.#parts[partOf(pathOf(call.exchange))] ?? new Map<string, ComparedRequests>();
    const context = contextOf(call);
    const known = contexts.get(context) ?? { accepted: [], rejected: [] };
    contexts.delete(context);
    contexts.set(context, known);
    const [oldest] = contexts.keys();
    if (contexts.size > MAX_CONTEXTS && oldest !== undefined) contexts.delete(oldest);
    return known;
  }

  #compare(rejected: ComparedRequest, accepted: ComparedRequest): RejectedRequest | undefined {
    const [first, ...others] = differences(rejected.content, accepted.content, '');
    if (first === undefined || others.length > 0) return undefined;
    const constraint = edgeConstraint(requestConstraintsAt(this.#inspector, rejected.operation, first.pointer), first);
    return constraint === undefined ? undefined : { pointer: first.pointer, constraint, rejected, accepted };
  }
}

/** Returns what two requests must share: the operation, the item, the caller and the media type. */
function contextOf(call: ObservedCall): string {
  const { operation, exchange } = call;
  const type = mediaTypeOf(exchange.requestHeaders['content-type']);
  const credentials = ['header authorization', ...credentialPlaces(operation)];
  return JSON.stringify([
    operation.method,
    pathOf(exchange),
    type,
    credentials.map((each) => valueAtPlace(call, each)),
  ]);
}

function bytesOf(requests: readonly ComparedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

function comparedRequest(call: ObservedCall): ComparedRequest {
  const { number, method, target, status, requestBody } = call.exchange;
  const bytes = requestBody.byteLength + target.length;
  return { operation: call.operation, exchange: { number, method, target, status }, content: contentOf(call), bytes };
}

/** Returns what the document describes of a request, by the places that issues name. */
function contentOf(call: ObservedCall): JsonObject {
  const { found, input, operation, exchange } = call;
  const sent = (place: string): JsonObject =>
    Object.fromEntries(
      operation.parameters
        .filter((each) => each.place === place)
        .map(({ name }) => [name, valueAtPlace(call, `${place} ${name}`) ?? null]),
    );
  return {
    query: valuesOf(found.query),
    header: sent('header'),
    cookie: sent('cookie'),
    body: input ?? otherBodyOf(exchange),
  };
}

/** Returns a body that is not JSON; clients invent the boundary of its parts. */
function otherBodyOf({ requestHeaders, requestBody }: Exchange): Json {
  const { 'content-type': type = '' } = requestHeaders;
  const text = decodeUtf8(requestBody);
  if (mediaTypeOf(type) === 'application/x-www-form-urlencoded') return valuesOf(new URLSearchParams(text));
  const boundary = boundaryOf(type);
  return boundary === undefined ? text : text.replaceAll(boundary, '');
}

/** Returns the values of parameters, those of a repeated name as a list. */
function valuesOf(parameters: URLSearchParams): JsonObject {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** Returns the places where two values differ, the list as a whole if its length does. */
function differences(
  rejected: Json | undefined,
  accepted: Json | undefined,
  pointer: string,
): readonly RequestDifference[] {
  const areLists = Array.isArray(rejected) && Array.isArray(accepted) && rejected.length === accepted.length;
  if (!areLists && !(isObject(rejected) && isObject(accepted)))
    return JSON.stringify(rejected) === JSON.stringify(accepted) ? [] : [{ pointer, rejected, accepted }];
  const names = new Set([...Object.keys(rejected), ...Object.keys(accepted)]);
  return [...names].flatMap((name) =>
    differences(step(rejected, name), step(accepted, name), pointer + pointerStep(name)),
  );
}

/**
 * Names the constraint at whose edge a valid value is, if it is at one. A member that is absent or null, or another
 * state of an item, may break a rule that no schema states.
 */
function edgeConstraint(schema: JsonObject, { pointer, rejected }: RequestDifference): string | undefined {
  if (typeof rejected !== 'string' && typeof rejected !== 'number' && !Array.isArray(rejected)) return undefined;
  if (pointer.startsWith('/query/') && listAt(schema, 'enum').map(String).includes(String(rejected))) return 'enum';
  const size = typeof rejected === 'number' ? undefined : [...rejected].length;
  const sizes = Array.isArray(rejected) ? { minItems: size, maxItems: size } : { minLength: size, maxLength: size };
  const edges = Object.entries({ minimum: Number(rejected), maximum: Number(rejected), ...sizes });
  return edges.find(([name, own]) => own !== undefined && schema[name] === own)?.[0];
}
