import {
  acceptsMediaType,
  holdsRights,
  type Inspector,
  isBodiless,
  isJson,
  type Issue,
  mediaTypeOf,
  type ServedOperation,
  type User,
} from '#mock/inspection.ts';
import type { Exchange } from '../har/exchange.ts';
import { at, isObject, type Json, member, objectAt, tokens } from '#shared/json.ts';
import { credentialPlaces, valueAtPlace } from './credential-places.ts';
import { AllowedRequests, type ComparedRequest } from './allowed-requests.ts';
import { checkList } from './check-list.ts';
import { INVALID_STATUS, openRejection } from './open-rejection.ts';
import type { Findings, Observation } from './finding.ts';
import type { RuleEvidence } from './rule-ranking.ts';
import type { CheckName } from './rules.ts';
import { isSuccess, type ObservedCall, requestLine } from './observed-call.ts';
import { constraintsAt, firstPlace, isOfMap, requestSchemaOf, schemaAt, writeOnlyMembers } from './schema-at.ts';

/** Finds the caller of a request; `undefined` if the caller is not known. */
export type FindCaller = (headers: Readonly<Record<string, string>>) => Pick<User, 'login' | 'rights'> | undefined;

/** Options of {@link ExchangeChecker}. */
export interface ExchangeCheckerOptions {
  readonly inspector: Inspector;
  readonly findings: Findings;
  readonly findCaller: FindCaller;
  /** Compares requests, unless a run tries the edges of constraints, or a model knows what the server rejects. */
  readonly comparesRequests: boolean;
}

type Report = (
  observation: Pick<Observation, 'check' | 'cause' | 'evidence' | 'severity' | 'pointer' | 'observed' | 'expected'> &
    Pick<Observation, 'item'>,
) => void;

/** Checks that demand a rejection, by its status. */
const DEMANDED: Readonly<Record<number, CheckName>> = {
  400: 'request-schema',
  401: 'missing-credentials',
  403: 'missing-right',
  406: 'not-acceptable',
  422: 'request-schema',
};

/** Statuses by which a server says that it lacks something, for all operations alike. */
const UNAVAILABLE: ReadonlySet<number> = new Set([501, 503]);
/** Findings about missing credentials are kept until it is clear that the recording holds credentials at all. */
const MAX_PENDING = 1_000;

/** Checks that one exchange shows alone, whatever came before it. */
export class ExchangeChecker {
  readonly #options: ExchangeCheckerOptions;
  /** Texts of the schemas that a value broke. */
  readonly #schemas = new WeakMap<object, string>();
  /** Causes of values that no server converts, and of those that it converts, and may return. */
  readonly #unchecked = new Set<string>();
  readonly #converted = new Set<string>();
  readonly #allowed: AllowedRequests;
  /** Places in which a request had credentials. */
  readonly #places = new Set<string>();
  #pending: { readonly places: ReadonlySet<string>; readonly observation: Observation }[] = [];

  constructor(options: ExchangeCheckerOptions) {
    this.#options = options;
    this.#allowed = new AllowedRequests(options.inspector);
  }

  /** Tests for successes without credentials in a recording that never has any in their places. */
  get hasUnproven(): boolean {
    return this.#pending.length > 0;
  }

  /** @returns whether the server accepted what the document forbids */
  check(call: ObservedCall): boolean {
    const report: Report = (observation) => this.#options.findings.report(this.#observation(call, observation));
    this.#exercise(call);
    const documented = this.#options.inspector.documentedResponse(call.operation, call.exchange.status);
    this.#checkStatus(call, documented?.status, report);
    // A server that accepts what is wrong returns it too: the request is the cause.
    const isInvalid = this.#checkRequest(call, report);
    if (documented !== undefined) {
      this.#checkContent(call, documented.mediaTypes, isInvalid, report);
      checkHeaders(call, documented.status, report);
    }
    if (!isInvalid)
      for (const difference of checkList(call, this.#options.inspector))
        report({ ...difference, cause: `${difference.check} ${difference.pointer}` });
    this.#checkSecurity(call, report);
    if (this.#options.comparesRequests) this.#checkAllowed(call, isInvalid);
    return isInvalid;
  }

  #checkStatus(call: ObservedCall, documented: string | undefined, report: Report): void {
    const { operation, exchange } = call;
    const { status } = exchange;
    const observed = `the server responded with ${status}`;
    // Many documents list 500 for every operation; another status of the server is one that it may have.
    const isStated = status !== 500 && documented === String(status);
    if (status >= 500 && !isStated) {
      const cause = UNAVAILABLE.has(status) ? `${status}` : `${operation.id} ${status}`;
      const instead = this.#requestIssues(call).length > 0 ? 'request-schema' : undefined;
      report({ check: 'server-error', cause, evidence: { instead }, observed, expected: 'a status below 500' });
    } else if (documented === undefined && operation.responses.length > 0) {
      const open = openRejection(call, () => this.#requestIssues(call));
      const cause = open ?? sharedCause(status, 'status') ?? `${operation.id} ${status}`;
      const expected =
        documentedStatuses(operation) + (open === undefined ? '' : `; the document lists none for ${open}`);
      const severity = open === undefined ? undefined : 'warning';
      report({ check: 'response-status', cause, severity, observed, expected });
    }
  }

  /** Returns what the document forbids in a request; none if the recording lacks its body. */
  #requestIssues({ exchange, found }: ObservedCall): readonly Issue[] {
    const { method, target, requestHeaders: headers, requestBody: body } = exchange;
    if (exchange.isBodyMissing === true) return [];
    return this.#options.inspector.requestIssues(found, { method, target, headers, body });
  }

  /** Reports a value at the edge of a constraint that the server rejects, although it accepts another one there. */
  #checkAllowed(call: ObservedCall, isInvalid: boolean): void {
    const { status, isBodyMissing } = call.exchange;
    if (isBodyMissing === true || (!isSuccess(status) && !INVALID_STATUS.includes(status))) return;
    if (isSuccess(status) ? isInvalid : this.#requestIssues(call).length > 0) return;
    const found = this.#allowed.observe(call);
    if (found === undefined) return;
    this.#options.findings.report({
      ...this.#observation(found.rejected, {
        check: 'allowed-request',
        pointer: found.pointer,
        observed: `the server rejected it with ${found.rejected.exchange.status}`,
        expected: `a success, since it keeps ${found.constraint}`,
      }),
      related: [found.accepted.exchange.number],
    });
  }

  /** Notes what an exchange of another shard tells about those of this one; returns the same as `check`. */
  checkElsewhere(call: ObservedCall): boolean {
    this.#noteCredentials(call);
    return this.#checkRequest(call, () => undefined);
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
    if (first === undefined || mediaTypes.length === 0 || mediaTypes.some((each) => acceptsMediaType(each, mediaType)))
      return;
    this.#options.findings.report({
      check: 'response-media-type',
      evidence: { names: [String(status)] },
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

  #observation(
    { exchange, operation }: Pick<ObservedCall | ComparedRequest, 'exchange' | 'operation'>,
    observation: Parameters<Report>[0],
  ): Observation {
    return {
      evidence: { action: operation.resource?.action, names: [String(exchange.status)] },
      ...observation,
      operation: operation.id,
      collection: operation.resource?.collection,
      exchange: exchange.number,
      request: requestLine(exchange),
    };
  }

  #checkContent(call: ObservedCall, mediaTypes: readonly string[], isInvalid: boolean, report: Report): void {
    const { status, responseBody, responseHeaders, method } = call.exchange;
    if (responseBody === undefined || method === 'HEAD') return;
    if (responseBody === '') {
      // Browsers do not record the bodies of event streams.
      const isStream = mediaTypes.includes('text/event-stream');
      if (mediaTypes.length > 0 && !isBodiless(status) && !isStream)
        report({
          check: 'response-schema',
          cause: sharedCause(status, 'empty body'),
          observed: 'the body is empty',
          expected: mediaTypes.join(' or '),
        });
      return;
    }
    if (isBodiless(status)) {
      report({
        check: 'response-bodiless',
        cause: `${status} with a body`,
        observed: `${status} with a body`,
        expected: 'no body',
      });
      return;
    }
    const mediaType = mediaTypeOf(responseHeaders['content-type']);
    if (mediaTypes.length === 0) return;
    if (!mediaTypes.some((documented) => acceptsMediaType(documented, mediaType))) {
      const observed = mediaType === '' ? 'the response has no media type' : `the server sent ${mediaType}`;
      const cause = sharedCause(status, observed);
      report({ check: 'response-media-type', cause, observed, expected: mediaTypes.join(' or ') });
      return;
    }
    // What was accepted although it is wrong comes back as it was sent.
    if (isJson(mediaType) && !isInvalid) this.#checkSchema(call, mediaType, report);
  }

  #checkSchema({ output, operation, exchange }: ObservedCall, mediaType: string, report: Report): void {
    const { inspector } = this.#options;
    if (output === undefined) {
      report({ check: 'response-schema', observed: faultOfJson(exchange.responseBody ?? ''), expected: mediaType });
      return;
    }
    const schema = inspector.responseSchema(operation, exchange.status, mediaType);
    const hidden = schema === undefined ? [] : writeOnlyMembers(inspector, operation, schema, output);
    const issues = inspector.responseIssues(operation, exchange.status, { mediaType, value: output });
    const mapped = new Map<string, string>();
    for (const { path, message } of distinctIssues(issues, output)) {
      const value = valueAt(output, path);
      const isHidden = hidden.some((each) =>
        message.endsWith(` ${JSON.stringify(each.slice(each.lastIndexOf('/') + 1))}`),
      );
      if (isHidden || isRoundedInteger(value, message)) continue;
      const cause = this.#causeOf(operation, { schema, path, message });
      const place = firstPlace(mapped, cause, { inspector, operation, schema, path });
      report({
        check: 'response-schema',
        cause: this.#converted.has(cause) ? 'conversion' : cause,
        evidence: this.#evidenceOf(operation, { schema, path, message }),
        pointer: `/body${place}`,
        item: place === path ? undefined : path,
        observed: observedValue(value, message),
        expected: message.startsWith('must be ') ? message.slice('must be '.length) : `it ${message}`,
      });
    }
    for (const path of hidden)
      report({
        check: 'write-only-member',
        cause: `write-only ${path.slice(path.lastIndexOf('/') + 1)}`,
        pointer: `/body${path}`,
        observed: 'the server returned it',
        expected: 'a response without it',
      });
  }

  /** Identifies what a server does not check: a type at all, or only a type that it converts, then everywhere. */
  #requestCause(operation: ServedOperation, path: string, message: string, value: Json | undefined): string {
    // A server that reads no body as an empty one does so everywhere.
    if (isMissingBody({ path, message })) return 'missing body';
    const cause = this.#causeOf(operation, { ...requestSchemaOf(operation, path), message });
    const conversion = this.#unchecked.has(cause) ? undefined : coercionOf(value, message);
    const known = conversion === undefined ? this.#unchecked : this.#converted;
    if (known.size < MAX_PENDING) known.add(cause);
    return conversion ?? cause;
  }

  /** Identifies the schema that a value breaks, and how: operations share it, and so does what the server kept. */
  #causeOf(
    operation: ServedOperation,
    { schema, path, message }: { readonly schema: Json | undefined; readonly path: string; readonly message: string },
  ): string {
    const steps = tokens(path);
    const stated = schemaAt(this.#options.inspector, operation, schema, steps);
    const isAnyName = isOfMap(this.#options.inspector, operation, schema, steps);
    const name = isAnyName ? '*' : path.slice(path.lastIndexOf('/') + 1).replace(/^\d+$/, '*');
    if (!isObject(stated)) return `${operation.id} ${path.replace(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
    const resolved = this.#options.inspector.resolveSchema(operation, stated);
    // Schemas of requests and responses are derived from the same one.
    const text = this.#schemas.get(resolved) ?? JSON.stringify(resolved);
    this.#schemas.set(resolved, text);
    return `${name} ${text} ${message}`;
  }

  /** Returns what applies at the place of an issue, and the keyword or format that it names. */
  #evidenceOf(
    operation: ServedOperation,
    { schema, path, message }: { readonly schema: Json | undefined; readonly path: string; readonly message: string },
  ): RuleEvidence {
    const [, format] = /must match format "([^"]+)"/.exec(message) ?? [];
    const own = message.startsWith(MISSING) ? 'required' : format;
    const stated = constraintsAt(this.#options.inspector, operation, { schema, steps: tokens(path) });
    return { action: operation.resource?.action, constraints: own === undefined ? stated : [...stated, own] };
  }

  /** Returns what applies at the place of an issue of a request; a missing body has no place. */
  #requestEvidence(operation: ServedOperation, issue: Issue): RuleEvidence {
    if (isMissingBody(issue)) return { action: operation.resource?.action, constraints: ['requestBody'] };
    return this.#evidenceOf(operation, { ...requestSchemaOf(operation, issue.path), message: issue.message });
  }

  /** A server that accepts what its document forbids, or that ignores `Accept`. */
  #checkRequest(call: ObservedCall, report: Report): boolean {
    const { exchange, found, operation, input } = call;
    if (!isSuccess(exchange.status)) return false;
    const issues = this.#requestIssues(call);
    for (const { path, message } of issues) {
      const value = sentValue({ found, input }, path);
      if (isRoundedInteger(value, message)) continue;
      const sent = value === undefined || isObject(value) ? 'it' : textOf(value);
      const isContentType = message.startsWith('The content type');
      report({
        check: 'request-schema',
        // A server that does not look at the content type takes any, everywhere.
        cause: isContentType ? 'content type' : this.#requestCause(operation, path, message, value),
        evidence: this.#requestEvidence(operation, { path, message }),
        pointer: path,
        observed: `the server accepted ${sent} with ${exchange.status}`,
        expected: isContentType
          ? `a rejection, since t${message.slice(1).replace(/\.$/, '')}`
          : `a rejection, since ${path} ${message}`,
      });
    }
    const documented = this.#options.inspector.documentedResponse(operation, exchange.status)?.mediaTypes ?? [];
    const accept = exchange.requestHeaders['accept'];
    if (documented.length > 0 && !documented.some((type) => acceptsMediaType(accept, type)))
      report({
        check: 'not-acceptable',
        cause: 'not-acceptable',
        observed: `${exchange.status} for Accept: ${accept}`,
        expected: '406',
      });
    return issues.length > 0;
  }

  #checkSecurity(call: ObservedCall, report: Report): void {
    const { exchange, operation } = call;
    const { requestHeaders: headers, status } = exchange;
    const caller = this.#options.findCaller(headers);
    if (isSuccess(status) && caller !== undefined && holdsRights(caller.rights, operation) === false) {
      const rights = (operation.rights ?? []).map((group) => group.join(' and ')).join(', or ');
      report({
        check: 'missing-right',
        evidence: { names: [...(operation.rights ?? []).flat(), ...caller.rights] },
        observed: `${status} for ${caller.login}`,
        expected: `403, since it lacks ${rights}`,
      });
    }
    const places = credentialPlaces(operation);
    this.#noteCredentials(call, places);
    if (!isSuccess(status) || places.size === 0 || [...places].some((place) => valueAtPlace(call, place) !== undefined))
      return;
    const observation = this.#observation(call, {
      check: 'missing-credentials',
      cause: 'missing-credentials',
      observed: `${status} without credentials`,
      expected: '401',
    });
    if (this.#isProven(places)) this.#options.findings.report(observation);
    else if (this.#pending.length < MAX_PENDING) this.#pending.push({ places, observation });
  }

  /** Browsers leave credentials out of their archives: their absence proves nothing until some are in that place. */
  #isProven(places: ReadonlySet<string>): boolean {
    return [...places].some((place) => this.#places.has(place));
  }

  /** Notes where a request has credentials, and reports the earlier ones that lack them there. */
  #noteCredentials(call: ObservedCall, places = credentialPlaces(call.operation)): void {
    const fresh = [...places].filter((place) => !this.#places.has(place) && valueAtPlace(call, place) !== undefined);
    if (fresh.length === 0) return;
    for (const place of fresh) this.#places.add(place);
    const all = this.#pending;
    this.#pending = all.filter((pending) => !this.#isProven(pending.places));
    for (const pending of all) if (this.#isProven(pending.places)) this.#options.findings.report(pending.observation);
  }
}

/** Names the cause of an error response that a server's error handler gives to all operations. */
function sharedCause(status: number, difference: string): string | undefined {
  return status < 400 ? undefined : `${status} ${difference}`;
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
        cause: `header ${name}`,
        pointer: `/header/${name}`,
        observed: 'the header is missing',
        expected: name,
      });
  }
}

/** Returns the value of a request at the place of an issue; parameters are texts. */
function sentValue({ found, input }: Pick<ObservedCall, 'found' | 'input'>, path: string): Json | undefined {
  if (path.startsWith('/query/')) return found.query.get(path.slice('/query/'.length)) ?? undefined;
  return input === undefined ? undefined : valueAt({ body: input }, path);
}

/** Names the conversion of a value whose type is wrong, because a server that converts one converts all. */
function coercionOf(value: Json | undefined, message: string): string | undefined {
  const [, type] = /must be (?:an? )?(integer|number|boolean|string|array)(?: or null)?$/.exec(message) ?? [];
  const [item, ...others]: readonly (Json | undefined)[] = Array.isArray(value) ? value : [value];
  if (type === undefined || item === undefined || others.length > 0 || isObject(item)) return undefined;
  if (type === 'array' || type === 'string') return 'conversion';
  const pattern = type === 'boolean' ? /^(?:true|false|yes|no|null|[01])$/ : /^(?:true|false|null|-?\d+(?:\.\d+)?)$/;
  return pattern.test(String(item)) ? 'conversion' : undefined;
}

function isMissingBody({ path, message }: Issue): boolean {
  return path === '/body' && message === 'is required';
}

const MISSING = 'must have the property ';

/**
 * Leaves out what another issue of the same value says: the union that a wrong type does not fit. Properties that are
 * missing together are one issue if the value seems to be another object: it lacks at least as many as it has.
 */
function distinctIssues(issues: readonly Issue[], output: Json): readonly Issue[] {
  return [...Map.groupBy(issues, ({ path }) => path)].flatMap(([path, all]): readonly Issue[] => {
    const own = all.filter(({ message }) => !/^must match .*\b(?:anyOf|oneOf)\b/.test(message));
    const found = own.length > 0 ? own : all;
    const missing = found.filter(({ message }) => message.startsWith(MISSING));
    const [name] = missing.map(({ message }) => message.slice(MISSING.length));
    const isOther = missing.length > 1 && missing.length === found.length && isForeign(valueAt(output, path), missing);
    if (!isOther || name === undefined) return found;
    return [{ path, message: `${MISSING}${name} and ${missing.length - 1} more: it is another object` }];
  });
}

/** Tests for an object that lacks at least as many required properties as it has properties. */
function isForeign(value: Json | undefined, missing: readonly Issue[]): boolean {
  return isObject(value) && Object.keys(value).length > 0 && missing.length >= Object.keys(value).length;
}

/** Describes where a text stops being JSON. */
function faultOfJson(text: string): string {
  try {
    JSON.parse(text);
    return 'the body is nested too deeply to be read';
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    return `the body is no JSON: it ${position === undefined ? `ends after ${text.length} characters` : `is faulty at character ${Number(position) + 1}`}`;
  }
}

function valueAt(value: Json, path: string): Json | undefined {
  return at(value, path);
}

/** Longest value in a text. */
const MAX_VALUE = 80;

function textOf(value: Json): string {
  const text = JSON.stringify(value);
  return text.length <= MAX_VALUE ? text : `${text.slice(0, MAX_VALUE)}…`;
}

function observedValue(value: Json | undefined, message: string): string {
  if (isObject(value))
    return message.startsWith('must be') ? 'the server returned an object' : 'the value does not fit';
  return value === undefined ? 'the value does not fit' : `the server returned ${textOf(value)}`;
}

/** Tests for a 64-bit integer, which `JSON.parse` rounds beyond its format. */
function isRoundedInteger(value: Json | undefined, message: string): boolean {
  return typeof value === 'number' && Math.abs(value) === 2 ** 63 && message.includes('int64');
}
