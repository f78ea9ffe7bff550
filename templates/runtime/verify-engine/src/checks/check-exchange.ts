import {
  holdsRights,
  type Inspector,
  isBodiless,
  isJson,
  mediaTypeOf,
  type ServedOperation,
  type User,
} from '#mock/inspection.ts';
import type { Exchange } from '../har/exchange.ts';
import { member, objectAt } from '#shared/json.ts';
import type { Findings, Observation } from './finding.ts';
import type { CheckName } from './rules.ts';
import { isSuccess, type ObservedCall, requestLine } from './observed-call.ts';

/** Finds the caller of a request; `undefined` if the caller is not known. */
export type FindCaller = (headers: Readonly<Record<string, string>>) => Pick<User, 'login' | 'rights'> | undefined;

/** Options of {@link ExchangeChecker}. */
export interface ExchangeCheckerOptions {
  readonly inspector: Inspector;
  readonly findings: Findings;
  readonly findCaller: FindCaller;
}

type Report = (observation: Pick<Observation, 'check' | 'pointer' | 'observed' | 'expected'>) => void;

/** Checks that demand a rejection, by its status. */
const DEMANDED: Readonly<Record<number, CheckName>> = {
  400: 'request-schema',
  401: 'missing-credentials',
  403: 'missing-right',
  406: 'not-acceptable',
  422: 'request-schema',
};

/** Findings about missing credentials are kept until it is clear that the recording holds credentials at all. */
const MAX_PENDING = 1_000;

/** Checks that one exchange shows alone, whatever came before it. */
export class ExchangeChecker {
  readonly #options: ExchangeCheckerOptions;
  #hasCredentials = false;
  #pending: Observation[] = [];

  constructor(options: ExchangeCheckerOptions) {
    this.#options = options;
  }

  check(call: ObservedCall): void {
    const { exchange, operation } = call;
    const report: Report = (observation) => this.#options.findings.report(this.#observation(call, observation));
    const { status } = exchange;
    this.#exercise(call);
    const documented = this.#options.inspector.documentedResponse(operation, status);
    if (status >= 500)
      report({
        check: 'server-error',
        observed: `the server responded with ${status}`,
        expected: 'a status below 500',
      });
    else if (documented === undefined && operation.responses.length > 0)
      report({
        check: 'response-status',
        observed: `the server responded with ${status}`,
        expected: documentedStatuses(operation),
      });
    if (documented !== undefined) {
      this.#checkContent(call, documented.mediaTypes, report);
      checkHeaders(call, documented.status, report);
    }
    this.#checkRequest(call, report);
    this.#checkSecurity(call, report);
  }

  /** Checks the media type of the rejection of a method: the other operations of the path document its status. */
  checkRejection(exchange: Exchange, operations: readonly ServedOperation[]): void {
    const { status, method, responseBody = '', responseHeaders } = exchange;
    if (method === 'HEAD' || responseBody === '') return;
    const documented = operations.flatMap((operation) => {
      const response = operation.responses.find((each) => each.status === String(status));
      return response === undefined ? [] : [{ operation, mediaTypes: response.contents.map((each) => each.mediaType) }];
    });
    const [first] = documented;
    const mediaTypes = [...new Set(documented.flatMap((each) => each.mediaTypes))];
    const mediaType = mediaTypeOf(responseHeaders['content-type']);
    if (first === undefined || mediaTypes.length === 0 || mediaTypes.some((each) => covers(each, mediaType))) return;
    this.#options.findings.report({
      check: 'response-media-type',
      observed: `the server sent ${mediaType === '' ? 'no media type' : mediaType} with ${status}`,
      expected: mediaTypes.join(' or '),
      operation: requestLine(exchange),
      collection: first.operation.resource?.collection,
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }

  /** Records the checks that an exchange makes possible. A rejection exercises the rule that demands it. */
  #exercise({ exchange, operation, output }: ObservedCall): void {
    const { status } = exchange;
    const demanded = DEMANDED[status];
    const checks: CheckName[] = ['server-error'];
    if (operation.responses.length > 0) checks.push('response-status');
    if (output !== undefined) checks.push('response-media-type', 'response-schema');
    if (isBodiless(status)) checks.push('response-bodiless');
    if (demanded !== undefined) checks.push(demanded);
    for (const check of checks) this.#options.findings.exercise(check, operation.resource);
  }

  #observation({ exchange, operation }: ObservedCall, observation: Parameters<Report>[0]): Observation {
    return {
      ...observation,
      operation: operation.id,
      collection: operation.resource?.collection,
      exchange: exchange.number,
      request: requestLine(exchange),
    };
  }

  #checkContent(call: ObservedCall, mediaTypes: readonly string[], report: Report): void {
    const { status, responseBody, responseHeaders, method } = call.exchange;
    if (responseBody === undefined || method === 'HEAD') return;
    if (responseBody === '') {
      if (mediaTypes.length > 0 && !isBodiless(status))
        report({
          check: 'response-schema',
          observed: 'the body is empty',
          expected: mediaTypes.join(' or '),
        });
      return;
    }
    if (isBodiless(status)) {
      report({
        check: 'response-bodiless',
        observed: `${status} with a body`,
        expected: 'no body',
      });
      return;
    }
    const mediaType = mediaTypeOf(responseHeaders['content-type']);
    if (mediaTypes.length === 0) return;
    if (!mediaTypes.some((documented) => covers(documented, mediaType))) {
      const observed = mediaType === '' ? 'the response has no media type' : `the server sent ${mediaType}`;
      report({ check: 'response-media-type', observed, expected: mediaTypes.join(' or ') });
      return;
    }
    if (isJson(mediaType)) this.#checkSchema(call, mediaType, report);
  }

  #checkSchema({ output, operation, exchange }: ObservedCall, mediaType: string, report: Report): void {
    if (output === undefined) {
      report({
        check: 'response-schema',
        observed: 'the body is no JSON, or too deep',
        expected: mediaType,
      });
      return;
    }
    const issues = this.#options.inspector.responseIssues(operation, exchange.status, {
      mediaType,
      value: output,
    });
    for (const { path, message } of issues.slice(0, 20))
      report({
        check: 'response-schema',
        pointer: `/body${path}`,
        observed: 'the value does not fit',
        expected: `it ${message}`,
      });
  }

  /** A server that accepts what its document forbids, or that ignores `Accept`. */
  #checkRequest({ exchange, found, operation }: ObservedCall, report: Report): void {
    if (!isSuccess(exchange.status)) return;
    const { method, target, requestHeaders: headers, requestBody: body } = exchange;
    const isKnown = exchange.isBodyMissing !== true;
    const issues = isKnown ? this.#options.inspector.requestIssues(found, { method, target, headers, body }) : [];
    for (const { path, message } of issues.slice(0, 20))
      report({
        check: 'request-schema',
        pointer: path,
        observed: `the server accepted it with ${exchange.status}`,
        expected: `a rejection, since ${path} ${message}`,
      });
    const documented = this.#options.inspector.documentedResponse(operation, exchange.status)?.mediaTypes ?? [];
    const accept = headers['accept'];
    if (accept === undefined || documented.length === 0 || documented.some((type) => accepts(accept, type))) return;
    report({
      check: 'not-acceptable',
      observed: `${exchange.status} for Accept: ${accept}`,
      expected: '406',
    });
  }

  #checkSecurity(call: ObservedCall, report: Report): void {
    const { exchange, operation } = call;
    const { requestHeaders: headers, status } = exchange;
    const caller = this.#options.findCaller(headers);
    if (isSuccess(status) && caller !== undefined && holdsRights(caller.rights, operation) === false) {
      const rights = (operation.rights ?? []).map((group) => group.join(' and ')).join(', or ');
      report({
        check: 'missing-right',
        observed: `${status} for ${caller.login}`,
        expected: `403, since it lacks ${rights}`,
      });
    }
    const usesHeader = operation.schemes.some((key) => operation.document.schemes.get(key)?.kind !== 'other');
    if (headers['authorization'] !== undefined) this.#releasePending();
    else if (isSuccess(status) && usesHeader) {
      const observation = this.#observation(call, {
        check: 'missing-credentials',
        observed: `${status} without credentials`,
        expected: '401',
      });
      if (this.#hasCredentials) this.#options.findings.report(observation);
      else if (this.#pending.length < MAX_PENDING) this.#pending.push(observation);
    }
  }

  /** Browsers leave credentials out of their archives, so that their absence proves nothing until one is there. */
  #releasePending(): void {
    this.#hasCredentials = true;
    const pending = this.#pending;
    this.#pending = [];
    for (const observation of pending) this.#options.findings.report(observation);
  }
}

/** Describes the documented statuses: the first, because operations document many errors. */
function documentedStatuses({ responses }: ServedOperation): string {
  const [first = '', ...others] = responses.map(({ status }) => status);
  return others.length === 0 ? first : `${first} or another documented status`;
}

/** Checks the required headers of a documented response. */
function checkHeaders({ operation, exchange }: ObservedCall, status: string, report: Report): void {
  const item = objectAt(objectAt(operation.document.root, 'paths'), operation.path);
  const response = objectAt(objectAt(objectAt(item, operation.method.toLowerCase()), 'responses'), status);
  for (const [name, header] of Object.entries(objectAt(response, 'headers'))) {
    const lower = name.toLowerCase();
    if (member(header, 'required') !== true || lower === 'content-type') continue;
    if (!Object.hasOwn(exchange.responseHeaders, lower))
      report({
        check: 'response-header',
        pointer: `/header/${name}`,
        observed: 'the header is missing',
        expected: name,
      });
  }
}

function covers(documented: string, mediaType: string): boolean {
  if (documented === mediaType || documented === '*/*') return true;
  return documented.endsWith('/*') && mediaType.startsWith(documented.slice(0, -1));
}

/** Tests whether an `Accept` header allows a media type: not with the quality 0. */
function accepts(accept: string, mediaType: string): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const isExcluded = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    return !isExcluded && (covers(type, mediaType) || covers(mediaType, type));
  });
}
