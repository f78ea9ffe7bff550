import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpInstance } from '@stoplight/prism-http';
import { groupByName } from '#shared/validation/parameters/parameter-text.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { decodeText, decodeUtf8, serializeSequence } from '../http/body.ts';
import {
  HttpError,
  isJson,
  type Issue,
  isVendorType,
  mediaTypeOf,
  type MockRequest,
  type MockResponse,
  UNDECIDED,
} from '../http/message.ts';
import type { Json } from '../json.ts';
import type { PlacedSchema } from '../sample/result.ts';
import { isSampled, type SampleFailure } from '../sample/result.ts';
import {
  operationDocument,
  prismMethod,
  responseDocument,
  restoreReferences,
  singleParameterPath,
} from './operation-document.ts';
import type { Preference, PrismQuestion } from '../request/preference.ts';
import { loadPrism, type PrismModule, PrismUnavailableError } from './load-prism.ts';
import { serializeXml } from './xml.ts';
import type { ResponseSampler } from './response-sampler.ts';
import {
  failureProblem,
  headerProblem,
  informationalProblem,
  prismIssue,
  prismProblem,
  requestProblem,
  type PrismIssue,
  sampleProblem,
  withDocumentedNames,
  withIssues,
} from './problem-details.ts';
import { issuesInMembers, issuesLeftOut, type Unvalidated, unvalidatedParts } from './validation.ts';

type PrismOperations = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>;

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
  #module: PrismModule | PrismUnavailableError | undefined;

  constructor(sampler: ResponseSampler, checksSecurity: boolean) {
    this.#sampler = sampler;
    this.#checksSecurity = checksSecurity;
  }

  /** Tests whether Prism can be loaded, and loads it. */
  get isAvailable(): boolean {
    return !(this.#load() instanceof PrismUnavailableError);
  }

  async respond(question: PrismQuestion): Promise<MockResponse> {
    const inner = issuesInMembers(question);
    if (inner.length > 0) return this.#refuse(question, inner);
    const chosen = await this.#ask(question);
    const { response, isDescribed } = chosen;
    const isFine = isDescribed && response.status < 400;
    const issues = chosen.issues ?? (isFine ? await this.#issuesLeftOut(question) : []);
    if (issues.length > 0) return this.#refuse(question, issues);
    if (response.status < 200) return informationalProblem(response.status);
    const header = invalidHeader(response);
    return header === undefined ? response : headerProblem(header);
  }

  /** Prism's issues of a response, for which it reads the operation again, with the schemas of its responses. */
  async responseIssues(question: PrismQuestion, response: MockResponse): Promise<readonly PrismIssue[]> {
    const { operation, preference } = question;
    try {
      const module = this.#prism();
      const document = responseDocument(operation, response.status);
      if (document === undefined) return [];
      const options = { validatesRequest: false, checksSecurity: false, preference, response };
      const instance = newInstance(module, options);
      const operations = await module.getHttpOperationsFromSpec(structuredClone(document));
      const chosen = await instance.request(prismRequest(question), operations)();
      return chosen._tag === 'Left' ? [] : chosen.right.validations.output;
    } catch {
      return [];
    }
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
      const options = {
        validatesRequest: issues.length > 0,
        checksSecurity: this.#checksSecurity,
        preference,
      };
      const instance = newInstance(this.#prism(), options);
      const chosen = await instance.request(input, await operations)();
      if (chosen._tag === 'Left')
        return { response: prismProblem(this.#prism(), chosen.left, operation), isDescribed: false };
      const { output, validations } = chosen.right;
      const sampled = this.#withSamples(output, schemas, question);
      if ('reason' in sampled) return { response: sampleProblem(sampled), isDescribed: false };
      const found = validations.input.map((issue) => withDocumentedNames(issue, operation));
      return {
        response: withIssues(serializeResponse(sampled, operation), found),
        isDescribed: true,
      };
    } catch (error) {
      const own = issues.filter((issue) => issue !== UNDECIDED);
      return {
        response: failureProblem(error),
        isDescribed: false,
        ...(own.length === 0 ? {} : { issues: own }),
      };
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

  /** @throws PrismUnavailableError */
  #prism(): PrismModule {
    const module = this.#load();
    if (module instanceof PrismUnavailableError) throw module;
    return module;
  }

  #load(): PrismModule | PrismUnavailableError {
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
function statusForInvalid({ responses }: ServedOperation): number | undefined {
  const statuses = responses.map(({ status }) => status);
  if (statuses.includes('422')) return 422;
  if (statuses.includes('400')) return 400;
  return statuses.includes('default') ? 422 : undefined;
}

/** Makes Prism's form of a request. */
function prismRequest({ operation, request, query, path }: PrismQuestion): IHttpRequest {
  const values = [...groupByName(query)].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]);
  return {
    method: prismMethod(operation) as IHttpRequest['method'],
    url: { path: pathBelow(request.target, operation, path), query: Object.fromEntries(values) },
    // Without a prototype: a header that holds a key may be called `constructor`.
    headers: Object.assign(Object.create(null), readable(request.headers), lengthOf(request.body), schemeOf(request)),
    body: bodyOf(request),
  };
}

/** The scheme of `Authorization` as Prism compares it; it has any case (RFC 9110, section 11.1). */
function schemeOf({ headers }: MockRequest): Readonly<Record<string, string>> {
  const sent = headers['authorization'];
  return sent === undefined ? {} : { authorization: sent.replace(/^bearer(?=\s)/i, 'Bearer') };
}

/** The path without the prefix of its server, however that is escaped. */
function pathBelow(target: string, { path, parameters }: ServedOperation, values: PrismQuestion['path']): string {
  const apart = singleParameterPath(path);
  // Prism knows no parameter that spans segments.
  if (apart !== path || parameters.some(({ spansSegments }) => spansSegments))
    return apart.replaceAll(/\{([^}]*)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  const segments = path.split('/').length - 1;
  return `/${whole.split('/').slice(-segments).join('/')}`;
}

/** Prism validates the media type of a body only where its length is stated, which not every request does. */
function lengthOf({ byteLength }: Uint8Array): Record<string, string> {
  return byteLength === 0 ? {} : { 'content-length': String(byteLength) };
}

const RANGE = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;[^,]*)?$/;

/**
 * The headers without invalid media ranges, which make Prism throw. A vendor type selects a version of the API and is
 * rarely listed in the document, so that any media type is accepted after it.
 */
function readable({ accept, ...headers }: Readonly<Record<string, string>>): Record<string, string> {
  const ranges = accept?.split(',').filter((range) => RANGE.test(range.trim())) ?? [];
  if (ranges.some((range) => isVendorType(range.trim()))) ranges.push('*/*;q=0.1');
  return ranges.length === 0 ? headers : { ...headers, accept: ranges.join(',') };
}

/** The body as Prism's own server passes it on: the value of JSON, the text of anything else. */
function bodyOf({ headers, body }: MockRequest): Json | null {
  if (body.byteLength === 0) return null;
  if (!isJson(mediaTypeOf(headers['content-type']))) return decodeUtf8(body);
  return jsonOf(decodeText(body));
}

/** Parses JSON as Prism does, without limits of depth and names. */
function jsonOf(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}

/** Headers that say where a response ends, which only its sender knows. */
const FRAMING = ['content-length', 'transfer-encoding', 'connection'];
/** The name of a header, and its value (RFC 9110, sections 5.1 and 5.5). */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** Serializes Prism's response; header values, of which Prism leaves numbers as they are, become texts. */
function serializeResponse(
  { statusCode: status, headers: fields = {}, body }: IHttpResponse,
  operation: ServedOperation,
): MockResponse {
  const headers = Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name.toLowerCase(), headerText(value)] as const)
      .filter(([name]) => !FRAMING.includes(name)),
  );
  if (body === undefined || status === 204) return { status, headers };
  const mediaType = mediaTypeOf(headers['content-type']);
  const stated = operation.responses.find((response) => response.status === String(status));
  const schema = stated?.contents.find((content) => content.mediaType === mediaType)?.schema;
  const toXml = (value: Json): string => serializeXml(value, schema, operation.document.root);
  return { status, headers, body: serializeBody(body as Json, mediaType, toXml) };
}

/** The name of a header that cannot be sent as the document has it; `undefined` where all can. */
function invalidHeader({ headers }: MockResponse): string | undefined {
  return Object.keys(headers).find((name) => !HEADER_NAME.test(name) || !HEADER_VALUE.test(headers[name] ?? ''));
}

function headerText(value: Json): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/**
 * Serializes a body as Prism's command does: texts as they stand, except in JSON, and values in XML as elements. Where
 * Prism rejects an object as a text, it is JSON, as servers write it that list `text/plain` beside JSON. Prism knows no
 * sequences, such as events.
 */
function serializeBody(body: Json, mediaType: string, toXml: (value: Json) => string): string {
  const sequence = serializeSequence(body, mediaType);
  if (sequence !== undefined) return restoreReferences(sequence);
  if (typeof body === 'string' && !mediaType.includes('json')) return body;
  const json = restoreReferences(JSON.stringify(body));
  return /^application\/(?:.+\+)?xml$/.test(mediaType) ? toXml(JSON.parse(json)) : json;
}

/** Options of {@link newInstance}. */
interface InstanceOptions {
  /** Lets Prism validate the request before it chooses a response. */
  readonly validatesRequest: boolean;
  readonly checksSecurity: boolean;
  readonly preference: Preference;
  /** A response for Prism to validate, in place of one that it chooses. */
  readonly response?: MockResponse;
}

const SILENT = Object.assign(Object.create(null), {
  info() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
  success() {},
  fatal() {},
  child: () => SILENT,
});

/** Makes a Prism for one request, since its configuration belongs to one. */
function newInstance(
  module: PrismModule,
  { validatesRequest, checksSecurity, preference, response }: InstanceOptions,
): PrismHttpInstance {
  const config: IHttpConfig = {
    isProxy: false,
    checkSecurity: checksSecurity,
    validateRequest: validatesRequest,
    validateResponse: response !== undefined,
    errors: false,
    // Prism writes the accepted media types into it.
    mock: { ...preference },
  } as IHttpConfig;
  if (response === undefined) return module.createInstance(config, { logger: SILENT });
  const { status: statusCode, headers, body } = response;
  const right: IHttpResponse = { statusCode, headers: { ...headers }, body: JSON.parse(String(body)) };
  return module.createInstance(config, { logger: SILENT, mock: () => () => ({ _tag: 'Right', right }) });
}
