import { resolveReference } from '../document/references.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { errorBody, jsonResponse, type MockResponse } from '../http/message.ts';
import { type Awaitable, isDeepEqual, isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import type { PlacedSchema } from '../sample/composed-schema.ts';
import { isSampled, type Sample } from '../sample/result.ts';
import { sample } from '../sample/sampler.ts';
import { seedOf } from '../sample/texts.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';
import { plainResponse } from './operation-document.ts';
import { hasWishes, type Preference } from './preference.ts';
import { Prism, type PrismQuestion } from './prism.ts';
import { problemText, sampleProblem } from './problem-details.ts';

const MAX_CACHED_RESPONSES = 2000;
/** The `Accept` values that certainly accept JSON. */
const ACCEPTS_JSON = [undefined, '*/*', 'application/json'];

/**
 * Responds to requests that no state decides: without Prism where the response is certain, else by Prism. It caches
 * responses to valid requests that depend on nothing but the operation, the accepted types and the caller.
 */
export class PrismResponder {
  readonly #sampler = new ResponseSampler();
  readonly #prism: Prism;
  readonly #hasIdentity: boolean;
  /** Responses by operation, accepted types and caller. */
  readonly #cache = new WeakMap<ServedOperation, Map<string, Map<string, MockResponse>>>();
  #count = 0;

  /** @param hasIdentity - whether the mock itself authenticates callers, and has error bodies of its own */
  constructor(hasIdentity: boolean) {
    this.#hasIdentity = hasIdentity;
    this.#prism = new Prism(this.#sampler, !hasIdentity);
  }

  respond(question: PrismQuestion): Awaitable<MockResponse> {
    const caller = question.issues.length === 0 ? callerOf(question) : undefined;
    if (caller === undefined) return this.#ask(question);
    const { operation, request } = question;
    const cached = this.#cache
      .get(operation)
      ?.get(request.headers['accept'] ?? '')
      ?.get(caller);
    if (cached !== undefined) return cached;
    const certain = this.#certainResponse(question);
    if (certain === undefined) return this.#ask(question, caller);
    this.#store(question, caller, certain);
    return certain;
  }

  /** Tests if the response depends on the target, the accepted types and the caller only, so that it can be cached. */
  isCacheable(question: PrismQuestion): boolean {
    const { operation, request } = question;
    if (request.method !== 'GET' || request.body.byteLength > 0 || callerOf(question) === undefined) return false;
    return operation.parameters.every(({ place }) => place === 'path' || place === 'query');
  }

  /** The response that needs no Prism, which takes half a second to load. Prism checks security, where nobody did. */
  #certainResponse(question: PrismQuestion): MockResponse | undefined {
    const { operation, request } = question;
    if (!this.#hasIdentity && operation.schemes.length > 0) return undefined;
    if (operation.method === 'HEAD' || !ACCEPTS_JSON.includes(request.headers['accept'])) return undefined;
    return certainResponse(question, this.#sampler);
  }

  #store({ operation, request }: PrismQuestion, caller: string, response: MockResponse): void {
    if (this.#count >= MAX_CACHED_RESPONSES) return;
    this.#count += 1;
    const { accept = '' } = request.headers;
    const responses = this.#cache.get(operation) ?? new Map<string, Map<string, MockResponse>>();
    const byCaller = responses.get(accept) ?? new Map<string, MockResponse>();
    // All callers that Prism accepts get the same: a large example is stored once, and not for each of their tokens.
    const [first = response] = byCaller.values();
    byCaller.set(caller, isDeepEqual(first, response) ? first : response);
    this.#cache.set(operation, responses.set(accept, byCaller));
  }

  async #ask(question: PrismQuestion, caller?: string): Promise<MockResponse> {
    const response = this.#translated(await this.#prism.respond(question));
    if (caller !== undefined && response.status < 400) this.#store(question, caller, response);
    return response;
  }

  /** Puts a problem of Prism's into the error body and the statuses that the platform has. */
  #translated(response: MockResponse): MockResponse {
    const text = this.#hasIdentity ? problemText(response) : undefined;
    if (text === undefined) return response;
    const status = [401, 402, 403, 404, 405, 406, 500].includes(response.status) ? response.status : 400;
    const reason = text === '' ? '' : `: ${text}`;
    return jsonResponse(status, errorBody(status, `Prism refused the request with ${response.status}${reason}.`));
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

/**
 * The caller, as far as a response depends on it; `undefined` where it depends on more than that, the operation and the
 * accepted types.
 */
function callerOf({ operation, request, preference }: PrismQuestion): string | undefined {
  if (preference.dynamic || hasWishes(preference)) return undefined;
  // Prism reads a body where the document has none.
  if (operation.body === undefined && request.body.byteLength > 0) return undefined;
  const { document, schemes } = operation;
  if (schemes.length === 0) return '';
  if (schemes.some((key) => document.schemes.get(key)?.kind === 'other')) return undefined;
  return request.headers['authorization'] ?? '';
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
