import { type Inspector, mediaTypeOf, type ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, listAt, member, tokens } from '#shared/json.ts';
import { isSuccess, type ObservedCall } from './observed-call.ts';
import { requestSchemaOf, schemaAt } from './schema-at.ts';

/** Place at which two requests differ, with the values there. */
interface RequestDifference {
  readonly pointer: string;
  readonly rejected: Json | undefined;
  readonly accepted: Json | undefined;
}

/** Valid request that a server rejected although it accepted one with another value in one place. */
export interface RejectedRequest extends Pick<RequestDifference, 'pointer'> {
  readonly constraint: string;
  readonly call: ObservedCall;
  readonly accepted: ObservedCall;
}

/** Statuses of servers that call a request invalid. */
export const INVALID_STATUS: readonly number[] = [400, 415, 422];
/** Requests of an operation that are compared. */
const MAX_COMPARED = 20;

/** Finds values at the edge of a constraint that a server rejects, in the order in which a recording shows them. */
export class AllowedRequests {
  readonly #inspector: Inspector;
  readonly #known = new Map<ServedOperation, { accepted: ObservedCall[]; rejected: ObservedCall[] }>();

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  /** Compares a request that the document allows, and that is accepted or called invalid, with earlier ones. */
  observe(call: ObservedCall): readonly RejectedRequest[] {
    const known = this.#known.get(call.operation) ?? { accepted: [], rejected: [] };
    this.#known.set(call.operation, known);
    const isAccepted = isSuccess(call.exchange.status);
    const [own, others] = isAccepted ? [known.accepted, known.rejected] : [known.rejected, known.accepted];
    own.push(call);
    if (own.length > MAX_COMPARED) own.shift();
    const found = others.flatMap(
      (other) => (isAccepted ? this.#compare(other, call) : this.#compare(call, other)) ?? [],
    );
    return found.slice(0, 1);
  }

  #compare(call: ObservedCall, accepted: ObservedCall): RejectedRequest | undefined {
    if (contextOf(call) !== contextOf(accepted)) return undefined;
    const found = differences(contentOf(call), contentOf(accepted), '');
    const [first, ...others] = found;
    if (first === undefined || others.length > 0) return undefined;
    const { schema, path } = requestSchemaOf(call.operation, first.pointer);
    const stated = schemaAt(this.#inspector, call.operation, { schema, steps: tokens(path) });
    const constraint = keptConstraint(this.#inspector.resolveSchema(call.operation, stated), first);
    return constraint === undefined ? undefined : { pointer: first.pointer, constraint, call, accepted };
  }
}

/** Returns what two requests must share: the item, the caller and the media type. */
function contextOf({ target, exchange: { requestHeaders } }: ObservedCall): string {
  const { authorization = '', 'content-type': mediaType } = requestHeaders;
  return [target.split('?')[0], authorization, mediaTypeOf(mediaType)].join('\n');
}

function contentOf(call: ObservedCall): JsonObject {
  const { found, input } = call;
  return { query: Object.fromEntries(found.query), ...(input === undefined ? {} : { body: input }) };
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
  return [...names].flatMap((name) => {
    const step = name.replaceAll('~', '~0').replaceAll('/', '~1');
    return differences(entryAt(rejected, name), entryAt(accepted, name), `${pointer}/${step}`);
  });
}

function entryAt(value: Json, name: string): Json | undefined {
  return Array.isArray(value) ? value[Number(name)] : member(value, name);
}

/**
 * Names the constraint at whose edge a valid value is, if it is at one. A member that is absent or null, or another
 * state of an item, may break a rule that no schema states.
 */
function keptConstraint(schema: JsonObject, { pointer, rejected }: RequestDifference): string | undefined {
  if (typeof rejected !== 'string' && typeof rejected !== 'number' && !Array.isArray(rejected)) return undefined;
  if (pointer.startsWith('/query/') && listAt(schema, 'enum').map(String).includes(String(rejected))) return 'enum';
  const size = typeof rejected === 'number' ? undefined : [...rejected].length;
  const sizes = Array.isArray(rejected) ? { minItems: size, maxItems: size } : { minLength: size, maxLength: size };
  const edges = Object.entries({ minimum: Number(rejected), maximum: Number(rejected), ...sizes });
  return edges.find(([name, own]) => own !== undefined && schema[name] === own)?.[0];
}
