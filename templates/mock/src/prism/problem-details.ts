import type { Issue, MockResponse } from '../http/message.ts';
import { tryParseJson } from '../http/body.ts';
import { type Json, type JsonObject, listAt, textAt } from '../json.ts';
import type { SampleFailure } from '../sample/result.ts';
import type { PrismModule } from './prism.ts';
import type { Preference } from './preference.ts';

const PROBLEM_TYPE = 'application/problem+json';
/** The header that Prism's command reports the issues of a request in. */
const VIOLATIONS = 'sl-violations';
const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'];
/** Characters that Prism puts into a header. */
const MAX_HEADER_CHARS = 8 * 1024 - 100;

/** An issue that Prism finds in a request that it answers all the same. */
interface PrismIssue {
  readonly path?: readonly (string | number)[];
  readonly code?: string | number;
  /** The index in Prism's list of severities. */
  readonly severity: number;
  readonly message: string;
}

/** The response where no sample of a schema was made. */
export function sampleProblem({ kind, pointer, reason }: SampleFailure): MockResponse {
  if (kind === 'too-large' || kind === 'too-complex') {
    const detail = `The schema of the response demands more than the mock makes: ${reason}. Give it an example.`;
    return problem({ title: 'The response would be too large', detail, pointer });
  }
  const detail = `No value satisfies the schema of the response: ${reason}. Correct ${pointer}, or give the response an example.`;
  return problem({ title: 'There is no such response', detail, pointer, reason });
}

/** The response where Prism chose an informational one (RFC 9110, section 15.2), which is never final. */
export function informationalProblem(status: number): MockResponse {
  const detail = `The status ${status} is informational, so a client waits for a final response. Give the operation another response.`;
  return problem({ title: 'There is no such response', detail });
}

/** The response where a header has a name or a value that HTTP does not allow. */
export function headerProblem(header: string): MockResponse {
  const detail = `The header ${JSON.stringify(header)} of the response has an invalid name or value. Correct it, or its example.`;
  return problem({ title: 'There is no such response', detail });
}

/** The response where Prism throws an error. */
export function failureProblem(error: unknown): MockResponse {
  const detail = error instanceof Error ? error.message : 'Prism gives no reason.';
  return problem({ title: 'Prism fails on this request', detail });
}

/** The response to a request with issues that Prism did not find. */
export function requestProblem(issues: readonly Issue[]): MockResponse {
  const validation = issues.map(({ path, message }) => ({
    location: path.split('/').slice(1),
    severity: 'Error',
    message,
  }));
  return problem({ status: 422, title: 'Invalid request', detail: 'Your request is not valid.', validation });
}

/** A response in the form of Prism's own problems. */
function problem(members: JsonObject & { readonly status?: number }): MockResponse {
  const whole = { type: 'about:blank', status: 501, ...members };
  return { status: whole.status, headers: { 'content-type': PROBLEM_TYPE }, body: JSON.stringify(whole) };
}

/** An error that Prism throws to refuse a request, with the headers that belong to it. */
interface PrismError extends Error {
  readonly status?: number;
  readonly additional?: { readonly headers?: Readonly<Record<string, string>> };
}

/** The response for an error of Prism's, in its own words. */
export function prismProblem(module: PrismModule, error: PrismError): MockResponse {
  const { toProblemJson } = module.ProblemJsonError;
  const fields = Object.entries(error.additional?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    status: error.status ?? 500,
    headers: { ...Object.fromEntries(fields), 'content-type': PROBLEM_TYPE },
    body: JSON.stringify(toProblemJson(error as Parameters<typeof toProblemJson>[0])),
  };
}

/** The text of a problem: its detail, else its title; `undefined` where a response is none. */
export function problemText({ headers, body = '' }: MockResponse): string | undefined {
  if (headers['content-type'] !== PROBLEM_TYPE) return undefined;
  const members = tryParseJson(String(body)) ?? null;
  const text = [textAt(members, 'detail'), textAt(members, 'title')].find((one) => one !== undefined && one !== '');
  return text?.replace(/\.$/, '') ?? '';
}

/** Our own issue in Prism's form. */
export function prismIssue({ path, message }: Issue): PrismIssue {
  return { path: path.split('/').slice(1), severity: 0, message };
}

/**
 * Adds the issues of a request in the header that Prism's command has for them: a response that the document describes
 * for invalid requests does not name them in its body.
 */
export function withIssues(response: MockResponse, issues: readonly PrismIssue[]): MockResponse {
  if (issues.length === 0) return response;
  const listed = issues.map(({ path = [], severity, code, message }) => ({
    location: ['request', ...path],
    severity: SEVERITIES[severity],
    code,
    message,
  }));
  const text = toAscii(JSON.stringify(listed));
  const value = text.length > MAX_HEADER_CHARS ? `Too many violations! ${text.slice(0, MAX_HEADER_CHARS)}` : text;
  return { ...response, headers: { ...response.headers, [VIOLATIONS]: value } };
}

/** Escapes all other characters, since a header cannot hold them. */
function toAscii(json: string): string {
  return json.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The issues that Prism's response reports; none where the request asked for its status. */
export function issuesFromPrism({ status, headers, body }: MockResponse, { code }: Preference): readonly Issue[] {
  if (status < 400 || status === code) return [];
  const isProblem = headers['content-type'] === PROBLEM_TYPE;
  const members: Json = (isProblem ? tryParseJson(String(body)) : undefined) ?? null;
  // A list that is too long for a header is cut off there, and no JSON.
  const listed = tryParseJson(headers[VIOLATIONS] ?? '');
  const found = Array.isArray(listed)
    ? listed.filter((one) => textAt(one, 'severity') === 'Error').map((one) => issueOf(one, 1))
    : listAt(members, 'validation').map((one) => issueOf(one, 0));
  return found.length > 0 ? found : [{ path: '', message: textAt(members, 'detail') ?? `is answered with ${status}` }];
}

/** @param from - the number of steps before the place in the request */
function issueOf(issue: Json, from: number): Issue {
  const place = listAt(issue, 'location').slice(from);
  return { path: place.map((part) => `/${String(part)}`).join(''), message: textAt(issue, 'message') ?? '' };
}
