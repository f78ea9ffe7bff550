import type { Json } from '../json.ts';
import { errorBody, type Refusal } from '../refusal.ts';
import type { MockAnswer } from './message.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const NOTHING: Readonly<Record<string, string>> = {};

/** An answer with a JSON body. */
export function jsonAnswer(status: number, value: Json): MockAnswer {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(value) };
}

/** An answer without a body. */
export function emptyAnswer(status: number): MockAnswer {
  return { status, headers: NOTHING };
}

/** Whether no body can follow a status (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** An answer without the body that its status cannot have. */
export function withoutWrongBody(answer: MockAnswer): MockAnswer {
  return answer.body === undefined || !isBodiless(answer.status) ? answer : withoutBody(answer);
}

/** An answer without its body. */
export function withoutBody({ body: _, ...rest }: MockAnswer): MockAnswer {
  return rest;
}

/** The answer to a request that was refused. */
export function refusalAnswer(refusal: Refusal): MockAnswer {
  const body = JSON.stringify(errorBody(refusal.status, refusal.message, refusal.findings));
  return { status: refusal.status, headers: { ...JSON_HEADERS, ...refusal.headers }, body };
}

/** The answer to a request that the mock failed on. */
export function failureAnswer(): MockAnswer {
  return {
    status: 500,
    headers: JSON_HEADERS,
    body: JSON.stringify(errorBody(500, 'The mock failed on this request.')),
  };
}
