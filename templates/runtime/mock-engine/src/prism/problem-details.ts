import { resolveReference } from '../document/references.ts';
import type { ServedOperation } from '../document/served-document.ts';
import {
  type HttpError,
  isJson,
  type Issue,
  mediaTypeOf,
  type MockResponse,
  RFC9457_TYPE,
  titleOf,
  UNDECIDED,
} from '../http/message.ts';
import { tryParseJson } from '../http/body.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, ownAt, textAt } from '../json.ts';
import type { SampleFailure } from '../sample/result.ts';
import { type PrismModule, PrismUnavailableError } from './load-prism.ts';
import type { Preference } from '../request/preference.ts';

/** The header that Prism's command reports the issues of a request in. */
const VIOLATIONS = 'sl-violations';
const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'];
/** Characters that Prism puts into a header. */
const MAX_HEADER_CHARS = 8 * 1024 - 100;

/** An issue of a request that is responded to nevertheless, or of its response. */
export interface PrismIssue {
  readonly path?: readonly (string | number)[];
  readonly code?: string | number;
  /** The index in Prism's list of severities. */
  readonly severity: number;
  readonly message: string;
}

/** The response where no sample of a schema was made. */
export function sampleProblem({ kind, pointer, reason }: SampleFailure): MockResponse {
  if (kind === 'too-large' || kind === 'too-complex') {
    const detail = `The schema of the response exceeds the limits of the mock: ${reason}. Give it an example.`;
    return problem({ title: 'The response would be too large', detail, pointer });
  }
  const detail = `No value satisfies the schema of the response: ${reason}. Correct ${pointer}, or give the response an example.`;
  return problem({ title: 'The response cannot be created', detail, pointer, reason });
}

/** The response where Prism chose an informational one (RFC 9110, section 15.2), which is never final. */
export function informationalProblem(status: number): MockResponse {
  const detail = `The status ${status} is informational, so a client waits for a final response. Give the operation another response.`;
  return problem({ title: 'The response cannot be sent', detail });
}

/** The response where a header has a name or a value that HTTP does not allow. */
export function headerProblem(header: string): MockResponse {
  const detail = `The header ${JSON.stringify(header)} of the response has an invalid name or value. Correct it, or its example.`;
  return problem({ title: 'The response cannot be sent', detail });
}

/** The response where Prism throws an error. */
export function failureProblem(error: unknown): MockResponse {
  const detail = error instanceof Error ? error.message : 'Prism gives no reason.';
  const isMissing = error instanceof PrismUnavailableError;
  return problem({ title: isMissing ? 'Prism is not available' : 'Prism fails on this request', detail });
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

/** The address that Prism has for a kind of problem. */
function prismType(name: string): string {
  return `https://stoplight.io/prism/errors#${name}`;
}

/** The response to a path or a method that the document does not have. */
export function routingProblem({ status, message, issues, headers }: HttpError, target: string): MockResponse {
  const [path = ''] = target.split('?');
  const [remark] = issues;
  const reason = remark === undefined ? message : `It ${remark.message}${remark.message.endsWith('?') ? '' : '.'}`;
  const made =
    status === 405
      ? { type: prismType('NO_METHOD_MATCHED_ERROR'), title: 'Route resolved, but no method matched' }
      : { type: prismType('NO_PATH_MATCHED_ERROR'), title: 'Route not resolved, no path matched' };
  const { headers: own, ...rest } = problem({ ...made, status, detail: `${path.slice(0, 1000)}: ${reason}` });
  return { ...rest, headers: { ...own, ...headers } };
}

/** The response in place of one that its schema does not allow, with the violations that its header lists. */
export function violationsProblem({ headers }: MockResponse, issues: readonly Issue[]): MockResponse {
  const listed = listedIssues(headers).filter(
    (one) => listAt(one, 'location')[0] === 'response' && textAt(one, 'severity') === 'Error',
  );
  const own = issues.map(({ path, message }) => ({
    location: ['response', 'body', ...path.split('/').slice(1)],
    severity: 'Error',
    message,
  }));
  const made = problem({
    type: prismType('VIOLATIONS'),
    title: 'Request/Response not valid',
    status: 500,
    detail:
      'Your request/response is not valid and the --errors flag is set, so Prism is generating this error for you.',
    validation: listed.length > 0 ? listed : own,
  });
  const reported = headers[VIOLATIONS];
  return reported === undefined ? made : { ...made, headers: { ...made.headers, [VIOLATIONS]: reported } };
}

/** A response in the form of Prism's own problems. */
function problem(members: JsonObject & { readonly status?: number }): MockResponse {
  const whole = { type: 'about:blank', status: 501, ...members };
  return { status: whole.status, headers: { 'content-type': RFC9457_TYPE }, body: JSON.stringify(whole) };
}

/** An error that Prism throws to refuse a request, with the headers that belong to it. */
interface PrismError extends Error {
  readonly status?: number;
  readonly additional?: { readonly headers?: Readonly<Record<string, string>> };
}

/** The response for an error of Prism's, in its own words, but with the documented names of parameters. */
export function prismProblem(module: PrismModule, error: PrismError, operation: ServedOperation): MockResponse {
  const { toProblemJson } = module.ProblemJsonError;
  const problemJson = toProblemJson(error as Parameters<typeof toProblemJson>[0]);
  const { validation } = problemJson as { readonly validation?: readonly LocatedIssue[] };
  const named = validation?.map(({ location, ...issue }) => {
    const { path, message } = withDocumentedNames({ ...issue, path: location }, operation);
    return { location: path, ...issue, message };
  });
  const fields = Object.entries(error.additional?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    status: error.status ?? 500,
    headers: { ...Object.fromEntries(fields), 'content-type': RFC9457_TYPE },
    body: JSON.stringify(named === undefined ? problemJson : { ...problemJson, validation: named }),
  };
}

/** An issue as the body of a problem has it. */
interface LocatedIssue {
  readonly location: readonly (string | number)[];
  readonly message: string;
}

/** Restores the documented names of the parameters that an issue is about: Prism writes all names in lower case. */
export function withDocumentedNames<Found extends Pick<PrismIssue, 'path' | 'message'>>(
  issue: Found,
  { parameters }: ServedOperation,
): Found {
  const [place = '', read, ...inner] = issue.path ?? [];
  let { path = [], message } = issue;
  for (const { name, place: own } of parameters) {
    const lower = name.toLowerCase();
    if (own !== place || lower === name) continue;
    message = message
      .replace(`'${lower}'`, () => `'${name}'`)
      .replace(`parameter ${[lower, ...inner].join('.')} `, () => `parameter ${[name, ...inner].join('.')} `);
    if (read === lower) path = [place, name, ...inner];
  }
  return { ...issue, path, message };
}

/** The text of a problem (RFC 9457): its detail, else its title; `undefined` where a response is none. */
export function problemText({ headers, body = '' }: MockResponse): string | undefined {
  if (headers['content-type'] !== RFC9457_TYPE) return undefined;
  const members = tryParseJson(String(body)) ?? null;
  const text = [textAt(members, 'detail'), textAt(members, 'title')].find((one) => one !== undefined && one !== '');
  return text?.replace(/\.$/, '') ?? '';
}

/** Our own issue in Prism's form. */
export function prismIssue({ path, message }: Issue): PrismIssue {
  return { path: path.split('/').slice(1), severity: 0, message };
}

/**
 * Adds issues to those in the header that Prism's command has for them: a response that the document describes for
 * invalid requests does not name them in its body.
 */
export function withIssues(
  response: MockResponse,
  issues: readonly PrismIssue[],
  origin: 'request' | 'response' = 'request',
): MockResponse {
  if (issues.length === 0) return response;
  const known = listedIssues(response.headers).map((one) => JSON.stringify(one));
  const added = issues.map(({ path = [], severity, code, message }) =>
    JSON.stringify({ location: [origin, ...path], severity: SEVERITIES[severity], code, message }),
  );
  const text = toAscii(`[${[...new Set([...known, ...added])].join(',')}]`);
  const value = text.length > MAX_HEADER_CHARS ? `Too many violations! ${text.slice(0, MAX_HEADER_CHARS)}` : text;
  return { ...response, headers: { ...response.headers, [VIOLATIONS]: value } };
}

/** Members of an error that say why. */
const REASONS = /^(?:message|msg|details?|description|reason|title|error|(?:error|user)_?(?:message|description))$/i;

/** Puts the reason into the texts of a documented error that are only samples of their schemas. */
export function withReason(response: MockResponse, operation: ServedOperation, issues: readonly Issue[]): MockResponse {
  const { status, headers, body } = response;
  const type = mediaTypeOf(headers['content-type']);
  const keys = [String(status), `${String(status).slice(0, 1)}XX`, 'default'];
  const documented = keys.map((key) => operation.responses.find((each) => each.status === key)).find(Boolean);
  const content = documented?.contents.find(({ mediaType }) => mediaType === type);
  const sampled = content === undefined || content.examples.size > 0 ? undefined : tryParseJson(String(body));
  if (status < 400 || content === undefined || sampled === undefined || !isJson(type)) return response;
  const reason = issues
    .filter((issue) => issue !== UNDECIDED)
    .map(({ path, message }) => `${path} ${message}`.trim())
    .join('; ');
  const { root } = operation.document;
  const explain = (value: Json, schema: JsonObject): Json => {
    if (Array.isArray(value))
      return value.map((entry: Json) => explain(entry, resolveReference(root, member(schema, 'items'))));
    if (!isObject(value)) return value;
    const properties = [schema, ...listAt(schema, 'allOf').map((part) => resolveReference(root, part))].map((part) =>
      objectAt(part, 'properties'),
    );
    const members = Object.entries(value).map(([name, inner]): readonly [string, Json] => {
      const own = resolveReference(root, properties.map((each) => ownAt(each, name)).find(Boolean));
      if (!isPlain(own)) return [name, explain(inner, own)];
      if (typeof inner === 'number' && /^(?:http_?)?status(?:_?code)?$/i.test(name)) return [name, status];
      const isReason = typeof inner === 'string' && REASONS.test(name) && own['format'] === undefined;
      if (!isReason) return [name, explain(inner, own)];
      return [name, name === 'title' && Object.hasOwn(value, 'detail') ? titleOf(status) : reason];
    });
    return Object.fromEntries(members);
  };
  return { ...response, body: JSON.stringify(explain(sampled, resolveReference(root, content.schema))) };
}

/** Tests for a value of which the document states nothing that the reason might contradict. */
function isPlain(schema: JsonObject): boolean {
  return ['enum', 'const', 'example', 'examples', 'default', 'pattern', 'maxLength'].every(
    (keyword) => schema[keyword] === undefined,
  );
}

/** The issues in the header of a response; none where the list was cut off. */
function listedIssues(headers: MockResponse['headers']): readonly Json[] {
  const listed = tryParseJson(headers[VIOLATIONS] ?? '');
  return Array.isArray(listed) ? listed : [];
}

/** Escapes all other characters, since a header cannot hold them. */
function toAscii(json: string): string {
  return json.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns the issues that a response of Prism reports; none if the request preferred its status. */
export function issuesFromPrism({ status, headers, body }: MockResponse, { code }: Preference): readonly Issue[] {
  if (status < 400 || status === code) return [];
  const isProblem = headers['content-type'] === RFC9457_TYPE;
  const members: Json = (isProblem ? tryParseJson(String(body)) : undefined) ?? null;
  const listed = listedIssues(headers).filter((one) => textAt(one, 'severity') === 'Error');
  const found =
    listed.length > 0
      ? listed.map((one) => issueOf(one, 1))
      : listAt(members, 'validation').map((one) => issueOf(one, 0));
  return found.length > 0
    ? found
    : [{ path: '', message: textAt(members, 'detail') ?? `is rejected with status ${status}` }];
}

/** @param from - the number of steps before the place in the request */
function issueOf(issue: Json, from: number): Issue {
  const place = listAt(issue, 'location').slice(from);
  return { path: place.map((part) => `/${String(part)}`).join(''), message: textAt(issue, 'message') ?? '' };
}
