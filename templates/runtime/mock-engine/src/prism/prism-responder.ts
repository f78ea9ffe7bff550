import { resolveReference } from '../document/references.ts';
import type { ServedOperation } from '../document/served-document.ts';
import {
  isVendorType,
  type Issue,
  jsonResponse,
  mediaTypeOf,
  type MockResponse,
  RFC9457_TYPE,
} from '../http/message.ts';
import { isObject, type Json, member, objectAt } from '../json.ts';
import { isSampled } from '../sample/result.ts';
import { hasCredentials, hasPlainCredentials } from '../request/security.ts';
import { validateResponse } from '../request/serialize-response.ts';
import { plainResponse } from './operation-document.ts';
import { hasPreference, type PrismQuestion } from '../request/preference.ts';
import { Prism } from './prism.ts';
import { type PrismIssue, sampleProblem, withIssues } from './problem-details.ts';
import { ResponseSampler } from './response-sampler.ts';

/** Tests for an `Accept` value that certainly accepts JSON. */
function acceptsJson(accept: string | undefined): boolean {
  return accept === undefined || accept === '*/*' || accept === 'application/json' || isVendorType(accept);
}

/** Values of `Accept` for which the response of an operation is cached. */
const MAX_CACHED_TYPES = 20;

/** Response, and who chose it: Prism, or the mock itself where Prism is not available. */
interface ChosenResponse {
  readonly response: MockResponse;
  readonly decider: 'Prism' | 'example';
}

/** Parts of a policy that decide how Prism is used. */
export interface PrismPolicy {
  /** Lets Prism check the credentials of a request that it responds to. */
  readonly prismChecksCredentials: boolean;

  /** Turns a response of Prism, which may be one of its problems, into one of the API. */
  readonly adaptPrismResponse: (
    response: MockResponse,
    question: PrismQuestion,
    prism: Prism,
  ) => MockResponse | Promise<MockResponse>;
}

/** Lets Prism respond to requests that no state decides. Where it is not available, what is certain is the response. */
export class PrismResponder {
  readonly #sampler = new ResponseSampler();
  readonly #prism: Prism;
  readonly #policy: PrismPolicy;
  /** Responses to valid requests by operation and accepted types: Prism decides each once. */
  readonly #chosen = new WeakMap<ServedOperation, Map<string, ChosenResponse>>();

  constructor(policy: PrismPolicy) {
    this.#policy = policy;
    this.#prism = new Prism(this.#sampler, policy.prismChecksCredentials);
  }

  async respond(question: PrismQuestion): Promise<ChosenResponse> {
    const { response, decider } = await this.#choose(question);
    return { response: await this.#policy.adaptPrismResponse(response, question, this.#prism), decider };
  }

  /** Tests if the response depends on the target, the accepted types and the caller only, so that it can be cached. */
  isCacheable(question: PrismQuestion): boolean {
    const { operation, request } = question;
    if (request.method !== 'GET' || request.body.byteLength > 0 || !isDeterministic(question)) return false;
    return operation.parameters.every(({ place }) => place === 'path' || place === 'query');
  }

  async #choose(question: PrismQuestion): Promise<ChosenResponse> {
    const { operation, request } = question;
    if (!this.#isRepeatable(question)) return this.#ask(question);
    const chosen = this.#chosen.get(operation) ?? new Map<string, ChosenResponse>();
    this.#chosen.set(operation, chosen);
    const accept = request.headers['accept'] ?? '';
    const known = chosen.get(accept);
    if (known !== undefined) return known;
    const made = await this.#ask(question);
    if (chosen.size < MAX_CACHED_TYPES) chosen.set(accept, made);
    return made;
  }

  /** Tests for a valid request to which the response is always the same. */
  #isRepeatable(question: PrismQuestion): boolean {
    const { operation, request, query, issues } = question;
    if (issues.length > 0 || !isDeterministic(question)) return false;
    return !this.#policy.prismChecksCredentials || hasCredentials(operation, request, query);
  }

  async #ask(question: PrismQuestion): Promise<ChosenResponse> {
    const certain = this.#certainResponse(question);
    // Prism drops a member named `__proto__` of an example.
    const isOurs = !this.#prism.isAvailable || String(certain?.body).includes('"__proto__"');
    if (certain !== undefined && isOurs) return { response: certain, decider: 'example' };
    return { response: await this.#prism.respond(question), decider: 'Prism' };
  }

  #certainResponse(question: PrismQuestion): MockResponse | undefined {
    const { operation, request } = question;
    if (!this.#isRepeatable(question) || operation.method === 'HEAD') return undefined;
    return acceptsJson(request.headers['accept']) ? certainResponse(question, this.#sampler) : undefined;
  }
}

/**
 * The response that Prism would choose, where that is certain: JSON is its only content, and its example or the sample
 * of its schema the body.
 */
export function certainResponse(question: PrismQuestion, sampler: ResponseSampler): MockResponse | undefined {
  const plain = plainResponse(question.operation);
  if (plain === undefined) return undefined;
  const { status, media, schema } = plain;
  const { root } = question.operation.document;
  const example = member(media, 'example');
  const [named] = Object.values(objectAt(media, 'examples'));
  const isOfSchema = ['example', 'examples'].some(
    (name) => member(resolveReference(root, media['schema']), name) !== undefined,
  );
  if (example !== undefined) return statedResponse(status, example);
  if (named !== undefined) {
    const value = isObject(named) && !isOfSchema ? member(resolveReference(root, named), 'value') : undefined;
    return value === undefined ? undefined : statedResponse(status, value);
  }
  if (schema === undefined) return undefined;
  const sampled = sampler.sample(schema, question);
  return isSampled(sampled) ? jsonResponse(status, sampled.value) : sampleProblem(sampled);
}

/** Prism resolves references inside examples, so one with references is left to it. */
function statedResponse(status: number, example: Json): MockResponse | undefined {
  return JSON.stringify(example).includes('"$ref"') ? undefined : jsonResponse(status, example);
}

/** Tests if a response depends on nothing but the operation, the accepted types and the credentials. */
function isDeterministic({ operation, request, preference }: PrismQuestion): boolean {
  if (preference.dynamic || hasPreference(preference)) return false;
  // Prism reads a body where the document has none.
  if (operation.body === undefined && request.body.byteLength > 0) return false;
  return hasPlainCredentials(operation);
}

/**
 * Reports responses that their own schema does not allow, as Prism does: with the header `sl-violations`. A sample is
 * valid by construction, but a stated example need not be. Our validators decide, and Prism is asked for its wording
 * only about an invalid response.
 */
export class ResponseViolations {
  readonly #prism: Prism;
  /** By response: that of an operation that needs no Prism is always the same object. */
  readonly #known = new WeakMap<MockResponse, MockResponse>();

  constructor(prism: Prism) {
    this.#prism = prism;
  }

  /** Adds the violations of a response to its headers. */
  async report(question: PrismQuestion, response: MockResponse): Promise<MockResponse> {
    const known = this.#known.get(response);
    if (known !== undefined) return known;
    const issues = issuesOf(question, response);
    const found = issues.length === 0 ? [] : await this.#prism.responseIssues(question, response);
    const reported = withIssues(response, found.length > 0 ? found : issues.map(ownIssue), 'response');
    this.#known.set(response, reported);
    return reported;
  }
}

function ownIssue({ path, message }: Issue): PrismIssue {
  return { path: ['body', ...path.split('/').slice(1)], severity: 0, message };
}

function issuesOf({ operation, validators }: PrismQuestion, response: MockResponse): readonly Issue[] {
  if (mediaTypeOf(response.headers['content-type']) === RFC9457_TYPE) return [];
  try {
    return validateResponse(response, operation, validators);
  } catch {
    // A schema that does not compile, which is reported at the start.
    return [];
  }
}
