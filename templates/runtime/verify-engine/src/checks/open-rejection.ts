import type { Issue } from '#mock/inspection.ts';
import type { ObservedCall } from './observed-call.ts';

/** Reasons of rejections, with the statuses for them. */
const REJECTIONS: readonly { readonly reason: string; readonly statuses: readonly [number, ...number[]] }[] = [
  { reason: 'an invalid request', statuses: [400, 415, 422] },
  { reason: 'a rejected caller', statuses: [401, 403] },
  { reason: 'a missing item', statuses: [404, 410] },
  { reason: 'an excluded media type', statuses: [406] },
];

/**
 * Names the reason why a server rightly rejects a request, if the operation lists no status for that reason: then the
 * document leaves the status open.
 */
export function openRejection(call: ObservedCall, issuesOf: () => readonly Issue[]): string | undefined {
  const { operation, exchange } = call;
  const { status, requestHeaders } = exchange;
  const found = REJECTIONS.find(({ statuses }) => statuses.includes(status));
  if (found === undefined || operation.responses.some((each) => found.statuses.includes(Number(each.status))))
    return undefined;
  const types = operation.responses.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
  const isDue = new Map([
    [401, () => operation.schemes.length > 0],
    [404, () => operation.path.includes('{')],
    [406, () => !types.some((type) => accepts(requestHeaders['accept'] ?? '*/*', type))],
    [400, () => issuesOf().length > 0],
  ]);
  return isDue.get(found.statuses[0])?.() === true ? found.reason : undefined;
}

/** Tests whether a documented media type, which may be a range, covers another one. */
export function covers(documented: string, mediaType: string): boolean {
  if (documented === mediaType || documented === '*/*') return true;
  return documented.endsWith('/*') && mediaType.startsWith(documented.slice(0, -1));
}

/** Tests whether an `Accept` header allows a media type: not with the quality 0. */
export function accepts(accept: string, mediaType: string): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const isExcluded = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    return !isExcluded && (covers(type, mediaType) || covers(mediaType, type));
  });
}
