import { HttpError } from '../http/message.ts';
import type { Json, JsonObject } from '../json.ts';
import type { StoredCall } from './calls.ts';
import type { CollectionChanges, Control } from './control.ts';
import { listHeaders } from './har.ts';
import { redactText, serializeRedactedBody } from './redact.ts';

/** Limit of the calls of one response; the caller asks again for the following ones. */
const MAX_EXCHANGES = 200;
/** Limit of the characters of a body, so that a page can show a thousand calls. */
const MAX_BODY_CHARACTERS = 20_000;

/** Parses the number after which calls are requested. */
export function parseNumber({ after = '0' }: JsonObject): number {
  if (typeof after === 'string' && /^\d{1,15}$/.test(after)) return Number(after);
  throw new HttpError(400, '"after" must be the number of a call: a whole number that is not negative.');
}

/** Describes the calls after the one of a number for the page: both messages without secrets, their bodies cut. */
export function describeExchanges(control: Pick<Control, 'callsSince' | 'clock'>, after: number): Json {
  const { first, last, calls } = control.callsSince(after, MAX_EXCHANGES);
  return { first, last, now: control.clock.timestamp(), calls: calls.map(describeExchange) };
}

function describeExchange([number, call]: readonly [number: number, call: StoredCall]): Json {
  return {
    number,
    operation: call.operation,
    login: call.login,
    method: call.method,
    target: redactText(call.target),
    status: call.status,
    decidedBy: call.decidedBy,
    startedAt: new Date(call.startedAt).toISOString(),
    durationMs: call.durationMs,
    violations: call.violations.map(redactText),
    warnings: call.warnings.map(redactText),
    request: describeMessage(call.requestHeaders, call.requestBody),
    response: describeMessage(call.responseHeaders, call.responseBody),
  };
}

function describeMessage(headers: Readonly<Record<string, string>>, body: string | Uint8Array): Json {
  const { text, encoding } = serializeRedactedBody(body);
  return {
    headers: listHeaders(headers),
    body: text.slice(0, MAX_BODY_CHARACTERS),
    omittedCharacters: Math.max(0, text.length - MAX_BODY_CHARACTERS),
    ...(encoding === undefined ? {} : { encoding }),
  };
}

/** Describes the changes of the collections for the page: the versions of what was written, and what was deleted. */
export function describeChanges(changes: readonly CollectionChanges[]): Json {
  return changes.map(({ collection, key, size, entries }) => ({
    collection,
    key,
    size,
    changes: entries.map(({ id, version, item }) => ({
      id,
      version,
      isDeleted: item === undefined,
    })),
  }));
}
