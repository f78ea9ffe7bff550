import { acceptsMediaType, type Issue } from '#mock/inspection.ts';
import { type ObservedCall, REFUSAL_STATUS } from './observed-call.ts';

/** Statuses of servers that call a request invalid. */
export const INVALID_STATUS: readonly number[] = [400, 415, 422];

/** Reason of a rejection, the statuses for it, and a test whether it holds for a request. */
interface RejectionReason {
  readonly reason: string;
  readonly statuses: readonly number[];
  readonly isDue: (call: ObservedCall, issuesOf: () => readonly Issue[]) => boolean;
}

const REJECTIONS: readonly RejectionReason[] = [
  { reason: 'an invalid request', statuses: INVALID_STATUS, isDue: (_, issuesOf) => issuesOf().length > 0 },
  { reason: 'a rejected caller', statuses: REFUSAL_STATUS, isDue: ({ operation }) => operation.schemes.length > 0 },
  { reason: 'a missing item', statuses: [404, 410], isDue: ({ operation }) => operation.path.includes('{') },
  { reason: 'an item that exists', statuses: [409], isDue: ({ operation }) => operation.resource?.action === 'create' },
  { reason: 'a media type that Accept excludes', statuses: [406], isDue: excludesMediaTypes },
];

/**
 * Names the reason why a server rightly rejects a request, if the operation lists no status for that reason: then the
 * document leaves the status open.
 */
export function openRejection(call: ObservedCall, issuesOf: () => readonly Issue[]): string | undefined {
  const { responses } = call.operation;
  const found = REJECTIONS.find(({ statuses }) => statuses.includes(call.exchange.status));
  const isOpen = found?.statuses.every((status) => !responses.some((each) => Number(each.status) === status)) === true;
  return isOpen && found.isDue(call, issuesOf) ? found.reason : undefined;
}

/** Tests for a request that accepts none of the media types that responses may have; they may have none. */
function excludesMediaTypes({ operation, exchange }: ObservedCall): boolean {
  const types = operation.responses.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
  return types.length > 0 && !types.some((type) => acceptsMediaType(exchange.requestHeaders['accept'], type));
}
