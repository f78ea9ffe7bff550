import type { IHttpResponse } from '@stoplight/prism-http';
import type { ServedOperation } from '../document/operation.ts';
import type { MockResponse, MockRequest } from '../http/message.ts';
import { UNDECIDED, type Issue } from '../http/errors.ts';
import { isSampled, type SampleFailure } from '../sample/result.ts';
import type { PlacedSchema } from '../sample/composed-schema.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';
import {
  failureProblem,
  headerProblem,
  informationalProblem,
  prismIssue,
  prismProblem,
  requestProblem,
  sampleProblem,
  withIssues,
} from './problem-details.ts';
import { loadPrism, newInstance, type PrismModule } from './load-prism.ts';
import { operationDocument } from './operation-document.ts';
import type { Preference } from './preference.ts';
import { prismRequest } from './prism-request.ts';
import { invalidHeader, serializeResponse } from './prism-response.ts';
import type { ResponseSampler } from './response-sampler.ts';
import { issuesLeftOut, type Unvalidated, unvalidatedParts } from './unvalidated.ts';

type PrismOperations = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>;

/** A request that Prism responds to. */
export interface PrismQuestion {
  readonly operation: ServedOperation;
  readonly request: MockRequest;
  readonly query: URLSearchParams;
  /** The values of path parameters, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly preference: Preference;
  /** The validators of responses. */
  readonly validators: SchemaValidators;
  /** The issues of the request; where there are none, Prism does not validate it. */
  readonly issues: readonly Issue[];
}

/** An operation as Prism reads it. */
interface ReadOperation {
  readonly operations: Promise<PrismOperations>;
  readonly schemas: ReadonlyMap<string, PlacedSchema>;
  /** The parts of a request that Prism does not validate, or not completely. */
  readonly unvalidated: () => Promise<Unvalidated>;
}

/** A response, and whether it is one of the operation's and no problem of Prism's. */
interface PrismResponse {
  readonly response: MockResponse;
  readonly isDescribed: boolean;
  /** Our own issues of a request that Prism throws an error for. */
  readonly issues?: readonly Issue[];
}

/**
 * Prism as a library, loaded when it is first needed and asked about one operation at a time. It negotiates content,
 * checks security, chooses examples and validates requests; the values of responses are sampled by us.
 */
export class Prism {
  readonly #sampler: ResponseSampler;
  readonly #checksSecurity: boolean;
  readonly #operations = new WeakMap<ServedOperation, ReadOperation>();
  #module: PrismModule | undefined;

  constructor(sampler: ResponseSampler, checksSecurity: boolean) {
    this.#sampler = sampler;
    this.#checksSecurity = checksSecurity;
  }

  async respond(question: PrismQuestion): Promise<MockResponse> {
    const asked = await this.#ask(question);
    const { response, isDescribed } = asked;
    const isFine = isDescribed && response.status < 400;
    const issues = asked.issues ?? (isFine ? await this.#issuesLeftOut(question) : []);
    if (issues.length > 0) return this.#refuse(question, issues);
    if (response.status < 200) return informationalProblem(response.status);
    const header = invalidHeader(response);
    return header === undefined ? response : headerProblem(header);
  }

  /** The response that the document describes for an invalid request, as Prism finds it; a problem without one. */
  async #refuse(question: PrismQuestion, issues: readonly Issue[]): Promise<MockResponse> {
    const code = statusForInvalid(question.operation);
    if (code === undefined) return requestProblem(issues);
    const { dynamic } = question.preference;
    const response = await this.respond({ ...question, issues: [], preference: { dynamic, code } });
    return response.status === code ? withIssues(response, issues.map(prismIssue)) : requestProblem(issues);
  }

  async #issuesLeftOut(question: PrismQuestion): Promise<readonly Issue[]> {
    if (question.issues.every((issue) => issue === UNDECIDED)) return [];
    return issuesLeftOut(question, await this.#read(question.operation).unvalidated());
  }

  /** Asks Prism, which throws for what it cannot read of a document where it should refuse. */
  async #ask(question: PrismQuestion): Promise<PrismResponse> {
    const { operation, issues, preference } = question;
    const input = prismRequest(question);
    try {
      const { operations, schemas } = this.#read(operation);
      const options = { validatesRequest: issues.length > 0, checksSecurity: this.#checksSecurity, preference };
      const instance = newInstance(this.#prism(), options);
      const chosen = await instance.request(input, await operations)();
      if (chosen._tag === 'Left') return { response: prismProblem(this.#prism(), chosen.left), isDescribed: false };
      const { output, validations } = chosen.right;
      const sampled = this.#withSamples(output, schemas, question);
      if ('reason' in sampled) return { response: sampleProblem(sampled), isDescribed: false };
      return { response: withIssues(serializeResponse(sampled), validations.input), isDescribed: true };
    } catch (error) {
      const own = issues.filter((issue) => issue !== UNDECIDED);
      return { response: failureProblem(error), isDescribed: false, ...(own.length === 0 ? {} : { issues: own }) };
    }
  }

  /** Puts samples in the place of the marks in a response. */
  #withSamples(
    response: IHttpResponse,
    schemas: ReadonlyMap<string, PlacedSchema>,
    question: PrismQuestion,
  ): IHttpResponse | SampleFailure {
    const sampleOf = (mark: unknown) => {
      const schema = typeof mark === 'string' ? schemas.get(mark) : undefined;
      return schema === undefined ? undefined : this.#sampler.sample(schema, question);
    };
    const body = sampleOf(response.body);
    if (body !== undefined && !isSampled(body)) return body;
    const headers = Object.entries(response.headers ?? {}).map(([name, value]) => {
      const made = sampleOf(value);
      if (made === undefined) return [name, value] as const;
      const isScalar = isSampled(made) && ['string', 'number'].includes(typeof made.value);
      return [name, isScalar ? made.value : null] as const;
    });
    return {
      ...response,
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(body === undefined ? {} : { body: body.value }),
    };
  }

  #read(operation: ServedOperation): ReadOperation {
    const known = this.#operations.get(operation) ?? readOperation(operation, this.#prism());
    this.#operations.set(operation, known);
    return known;
  }

  #prism(): PrismModule {
    this.#module ??= loadPrism();
    return this.#module;
  }
}

function readOperation(operation: ServedOperation, module: PrismModule): ReadOperation {
  const { document, schemas, leftOut } = operationDocument(operation);
  const operations = module.getHttpOperationsFromSpec(structuredClone(document));
  let unvalidated: Promise<Unvalidated> | undefined;
  return {
    operations,
    schemas,
    unvalidated: () => {
      unvalidated ??= operations.then(([read]) => unvalidatedParts(read, leftOut));
      return unvalidated;
    },
  };
}

/** The status of the response that a document describes for an invalid request, as Prism looks for it. */
function statusForInvalid({ responses: answers }: ServedOperation): number | undefined {
  const statuses = answers.map(({ status }) => status);
  if (statuses.includes('422')) return 422;
  if (statuses.includes('400')) return 400;
  return statuses.includes('default') ? 422 : undefined;
}
