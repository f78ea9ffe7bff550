import { resolveReference } from '../document/references.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { isVendorType, jsonResponse, type MockResponse } from '../http/message.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import type { PlacedSchema } from '../sample/result.ts';
import { isSampled, type Sample } from '../sample/result.ts';
import { sample } from '../sample/sampler.ts';
import { seedOf } from '../sample/primitive-values.ts';
import type { ApiPolicy } from '../request/api-policy.ts';
import { hasCredentials, hasPlainCredentials } from '../request/security.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';
import { plainResponse } from './operation-document.ts';
import { hasPreference, type Preference } from './preference.ts';
import { Prism, type PrismQuestion } from './prism.ts';
import { sampleProblem } from './problem-details.ts';

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
type PrismPolicy = Pick<ApiPolicy, 'prismChecksCredentials' | 'adaptPrismResponse'>;

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

  respond(question: PrismQuestion): Awaitable<ChosenResponse> {
    return after(this.#choose(question), ({ response, decider }) =>
      after(this.#policy.adaptPrismResponse(response, question, this.#prism), (adapted) => ({
        response: adapted,
        decider,
      })),
    );
  }

  /** Tests if the response depends on the target, the accepted types and the caller only, so that it can be cached. */
  isCacheable(question: PrismQuestion): boolean {
    const { operation, request } = question;
    if (request.method !== 'GET' || request.body.byteLength > 0 || !isDeterministic(question)) return false;
    return operation.parameters.every(({ place }) => place === 'path' || place === 'query');
  }

  #choose(question: PrismQuestion): Awaitable<ChosenResponse> {
    const { operation, request } = question;
    if (!this.#isRepeatable(question)) return this.#ask(question);
    const chosen = this.#chosen.get(operation) ?? new Map<string, ChosenResponse>();
    this.#chosen.set(operation, chosen);
    const accept = request.headers['accept'] ?? '';
    const known = chosen.get(accept);
    if (known !== undefined) return known;
    return after(this.#ask(question), (made) => {
      if (chosen.size < MAX_CACHED_TYPES) chosen.set(accept, made);
      return made;
    });
  }

  /** Tests for a valid request to which the response is always the same. */
  #isRepeatable(question: PrismQuestion): boolean {
    const { operation, request, query, issues } = question;
    if (issues.length > 0 || !isDeterministic(question)) return false;
    return !this.#policy.prismChecksCredentials || hasCredentials(operation, request, query);
  }

  #ask(question: PrismQuestion): Awaitable<ChosenResponse> {
    const certain = this.#certainResponse(question);
    // Prism drops a member named `__proto__` of an example.
    const isOurs = !this.#prism.isAvailable || String(certain?.body).includes('"__proto__"');
    if (certain !== undefined && isOurs) return { response: certain, decider: 'example' };
    return this.#prism.respond(question).then((response) => ({ response, decider: 'Prism' }));
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

/** Samples the values of responses: each schema once, except where a request prefers new values. */
export class ResponseSampler {
  readonly #samples = new WeakMap<JsonObject, Map<string, Sample>>();

  sample(
    schema: PlacedSchema,
    {
      operation,
      preference,
      validators,
    }: {
      readonly operation: ServedOperation;
      readonly preference: Preference;
      readonly validators: SchemaValidators;
    },
  ): Sample {
    const { root } = operation.document;
    const options = { root, isValid: validity(validators) };
    if (preference.dynamic) return sample(schema, { ...options, seed: seedFor(preference) });
    const samples = this.#samples.get(root) ?? new Map<string, Sample>();
    this.#samples.set(root, samples);
    const known = samples.get(schema.pointer) ?? sample(schema, options);
    samples.set(schema.pointer, known);
    return known;
  }
}

function seedFor({ seed }: Preference): number {
  return seed === undefined ? Math.floor(Math.random() * 2 ** 32) : seedOf(seed);
}

/** Validates values of composed schemas; `undefined` where a schema cannot be compiled. */
function validity(
  validators: SchemaValidators,
): (value: Json, schemas: readonly PlacedSchema[]) => boolean | undefined {
  const combine = schemaCombiner();
  return (value, schemas) => {
    try {
      return validators.validatorFor(combine(schemas.map(({ schema }) => schema)))(value).length === 0;
    } catch {
      return undefined;
    }
  };
}

/** Combines schemas in an `allOf`: the same object for the same schemas, since compiled schemas are cached by it. */
function schemaCombiner(): (schemas: readonly Json[]) => Json {
  const combined = new Map<string, Json>();
  const ids = new Map<Json, number>();
  return (schemas) => {
    const [only = true] = schemas;
    if (schemas.length < 2) return only;
    const key = schemas.map((schema) => ids.get(schema) ?? ids.set(schema, ids.size).get(schema)).join(' ');
    const schema = combined.get(key) ?? { allOf: schemas };
    combined.set(key, schema);
    return schema;
  };
}
