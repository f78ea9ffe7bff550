import type { Issue } from '../http/errors.ts';
import type { MockResponse } from '../http/message.ts';
import type { Impossible } from '../impossible/bounds.ts';
import type { Json, JsonObject } from '../json.ts';
import type { PrismModule } from './load-prism.ts';

/** The answer where a schema demands more than is made. */
export function tooLarge(excess: string): MockResponse {
  const detail = `The schema of the answer demands more than the mock makes: ${excess}. Give it an example.`;
  return refusal({ title: 'The answer would be too large', detail });
}

/** The answer where no value can be one. */
export function noAnswer({ pointer, reason }: Impossible): MockResponse {
  const detail = `No value satisfies the schema of the answer: ${reason}. Mend ${pointer}, or give the answer an example.`;
  return refusal({ title: 'There is no such answer', detail, pointer, reason });
}

/** The answer where Prism has one that is not the last word (RFC 9110, section 15.2): a client waits for another. */
export function notFinal(status: number): MockResponse {
  const detail = `The status ${status} is informational, which no final answer has. Give the operation another answer.`;
  return refusal({ title: 'There is no such answer', detail });
}

/** The answer where a header of Prism's is none. */
export function notSendable(header: string): MockResponse {
  const detail = `The header ${JSON.stringify(header)} of the answer has a name or a value that none can have. Mend it, or its example.`;
  return refusal({ title: 'There is no such answer', detail });
}

/** The answer to what Prism fails on where nothing is wrong with it. */
export function failed(error: unknown): MockResponse {
  const detail = error instanceof Error ? error.message : 'Prism does not say why.';
  return refusal({ title: 'Prism fails on this request', detail });
}

/** The answer to a request that is wrong by our own judges. */
export function notValid(issues: readonly Issue[]): MockResponse {
  const validation = issues.map(validationOf);
  return refusal({ status: 422, title: 'Invalid request', detail: 'Your request is not valid.', validation });
}

/** In the form of Prism's own. */
function refusal(problem: JsonObject & { readonly status?: number }): MockResponse {
  const whole = { type: 'about:blank', status: 501, ...problem };
  return {
    status: whole.status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(whole),
  };
}

function validationOf({ path, message }: Issue): Json {
  return { location: path.split('/').slice(1), severity: 'Error', message };
}

/** Whether Prism could not make an answer because its schema holds too much. */
export function isTooComplex({ status, headers, body }: MockResponse): boolean {
  const isProblem = status === 500 && headers['content-type'] === 'application/problem+json';
  return isProblem && String(body).includes('errors#SCHEMA_TOO_COMPLEX');
}

/** What Prism throws where it refuses, with the header fields that belong to it. */
interface PrismError extends Error {
  readonly status?: number;
  readonly additional?: { readonly headers?: Readonly<Record<string, string>> };
}

/** What Prism refuses, in its own words. */
export function problemOf(module: PrismModule, error: PrismError): MockResponse {
  const { toProblemJson } = module.ProblemJsonError;
  const fields = Object.entries(error.additional?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    status: error.status ?? 500,
    headers: { ...Object.fromEntries(fields), 'content-type': 'application/problem+json' },
    body: JSON.stringify(toProblemJson(error as Parameters<typeof toProblemJson>[0])),
  };
}
