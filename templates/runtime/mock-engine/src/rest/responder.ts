import { resourceOf, responseFor, type ServedDocument, type ServedOperation } from '../document/served-document.ts';
import { NextResponse } from '../document/reply.ts';
import { decodeUtf8 } from '../http/body.ts';
import {
  errorResponse,
  HttpError,
  jsonResponse,
  type MockRequest,
  type MockResponse,
  RFC9457_TYPE,
  titleOf,
} from '../http/message.ts';
import { isObject } from '../json.ts';
import type { User } from '../identity/users.ts';
import { type Action, type Call, runAction } from '../platform.ts';
import type { ParsedRequest, RequestContext } from '../request/context.ts';
import { unknownQueryNames } from '../request/validate-request.ts';
import { hasPlainCredentials } from '../request/security.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import type { Transaction, TransactionRunner } from '../state/transaction.ts';
import { CONFLICTS, type IgnoredParameter, ignoredParameters } from './accounting.ts';
import { runResourceAction } from './actions.ts';
import { type ResourceCall, respondWith, respondWithList } from './responses.ts';
import { textsBeside, uploadedFile } from './files.ts';
import { locateParameters, queryOfBody } from './located-parameters.ts';
import { ResourceSchemas } from './resource-schemas.ts';
import { hasEntityTag, withDocumentedHeaders } from './response-headers.ts';
import type { SchemaValues } from './values.ts';

/** Everything that the responder works with. */
interface ResponderOptions {
  readonly transactions: TransactionRunner;
}

/** Parts of a response beside the request. */
interface ResponseParts {
  readonly parsed: ParsedRequest;
  /** Action of a behavior, which takes precedence over the conventions. */
  readonly action: Action | undefined;
  /** Lets Prism respond. */
  readonly next: () => Promise<MockResponse>;
}

/** Responds to operations on resources from the state, by the conventions of REST. */
export class ResourceResponder {
  readonly #options: ResponderOptions;
  readonly #documents = new WeakMap<ServedDocument, ResourceSchemas>();

  constructor(options: ResponderOptions) {
    this.#options = options;
  }

  /**
   * Responds to a valid request: by the action of a behavior, by the conventions of REST, or by a sample where the
   * state decides nothing but that the item exists.
   */
  async respond(context: RequestContext, { parsed, action, next }: ResponseParts): Promise<MockResponse> {
    const { operation } = context.route;
    const schemas = this.#schemasOf(context.compiled);
    const { space, violations } = context;
    const found = violations.length;
    const ignored = new Set(usedIgnored(context).map(({ place, name }) => `${place} ${name}`));
    const finish = (response: MockResponse, isSample = false): MockResponse => {
      context.warnings = [
        ...context.warnings,
        ...[...ignored].map((each) => `/${each.replace(' ', '/')} has no effect`),
      ];
      const unknown = unknownQueryNames(operation, context.query).map((name) => `query ${name}`);
      return marked(response, operation, { isSample, ignored: [...ignored, ...unknown] });
    };
    let decided: MockResponse | undefined;
    try {
      decided = await this.#options.transactions.run(space.name, async (state) => {
        violations.length = found; // those of an attempt that lost a conflict
        let isTimed = false;
        const call = this.#createCall(context, {
          parsed,
          state,
          schemas,
          reportTimed: () => {
            isTimed = true;
          },
          reportIgnored: (place, name) => ignored.add(`${place} ${name}`),
        });
        const response = await once(context, state, () =>
          action === undefined
            ? runResourceAction(call)
            : runAction(action, this.#createBehaviorCall(context, call, { parsed, next })),
        );
        if (action === undefined && !isTimed && !state.isChanged && isPlainRead(operation))
          context.readSet = state.readSet;
        return response;
      });
    } catch (error) {
      return finish(errorOf(error, operation, schemas.values));
    }
    if (decided !== undefined) return finish(decided);
    const sample = await next();
    // The state may respond the next time, or know that the item is gone.
    context.readSet = undefined;
    return finish(sample, true);
  }

  /** Refuses a request that cannot be read, by the status and in the form that the document has for invalid ones. */
  refuse(error: HttpError, operation: ServedOperation, compiled: CompiledDocument): MockResponse {
    const isStated = (status: number): boolean => responseFor(operation, status) !== undefined;
    const status = !isStated(400) && isStated(422) ? 422 : 400;
    return errorOf(new HttpError(status, error.message, error), operation, this.#schemasOf(compiled).values);
  }

  /** Creates the error response that the document describes for a status; `undefined` if it describes none. */
  describe(
    error: HttpError,
    { route: { operation }, compiled }: Pick<RequestContext, 'route' | 'compiled'>,
  ): MockResponse | undefined {
    if (responseFor(operation, error.status) === undefined) return undefined;
    return errorOf(error, operation, this.#schemasOf(compiled).values);
  }

  #schemasOf(compiled: CompiledDocument): ResourceSchemas {
    const { document } = compiled;
    const known = this.#documents.get(document) ?? new ResourceSchemas(compiled);
    this.#documents.set(document, known);
    return known;
  }

  /** Creates the call that the action of a behavior works on. */
  #createBehaviorCall(
    { compiled, request, user = ANYONE, violations }: RequestContext,
    call: ResourceCall,
    { parsed, next }: Pick<ResponseParts, 'parsed' | 'next'>,
  ): Call {
    const { operation, resource, parameters, body, state, clock } = call;
    const crud: Call['crud'] = async (action, instead = {}) => {
      if (operation.resource === undefined) throw new TypeError(`${operation.id} has no collection: add x-resource.`);
      const response = await runResourceAction({ ...call, ...instead, resource: { ...resource, action } });
      return response ?? next();
    };
    return {
      operation,
      collection: resource.collection,
      parameters,
      body,
      state,
      clock,
      caller: user,
      crud,
      bodyType: compiled.bodyType(operation),
      parts: parsed.body.parts,
      reportViolation: (message) => violations.push(message),
      respond: async (value) => (isObject(value) ? respondWith(call, value) : respondWithList(call, value)),
      headers: request.headers,
      next: async (instead) => {
        const made = operation.resource === undefined ? undefined : await runResourceAction({ ...call, ...instead });
        return new NextResponse(made ?? (await next()));
      },
    };
  }

  #createCall(
    { route, request, query, space, spacePrefix }: RequestContext,
    {
      parsed,
      state,
      schemas,
      reportIgnored,
      reportTimed,
    }: {
      readonly parsed: ParsedRequest;
      readonly state: Transaction;
      readonly schemas: ResourceSchemas;
      readonly reportIgnored: ResourceCall['reportIgnored'];
      readonly reportTimed: ResourceCall['reportTimed'];
    },
  ): ResourceCall {
    const { operation } = route;
    const { resource = NO_RESOURCE } = operation;
    const [path = ''] = request.target.split('?');
    const { host } = request.headers;
    const { value, parts } = parsed.body;
    return {
      operation,
      resource,
      ...locateParameters(resource, parsed.parameters, value),
      state,
      clock: space.clock,
      values: schemas.values,
      itemSchema: schemas.itemOf(resource.collection),
      idSchemas: schemas.idsOf(resource.collection),
      samples: schemas.samplesBelow(resource),
      base: spacePrefix + path,
      spacePrefix,
      origin: host === undefined ? '' : `http://${host}`,
      query: resource.from === 'body' ? queryOfBody(value) : query,
      accept: request.headers['accept'],
      file: uploadedFile(request, parts, resource),
      textsBeside: textsBeside(parts),
      ifMatch: documentedHeader(operation, request, 'if-match'),
      ifNoneMatch: documentedHeader(operation, request, 'if-none-match'),
      collectionNamed: (name, schema) => schemas.collectionNamed(name, schema),
      reportIgnored,
      reportTimed,
    };
  }
}

/** Returns the condition of a request where the document has it, or the status that follows from it. */
function documentedHeader(operation: ServedOperation, { headers }: MockRequest, name: string): string | undefined {
  if (headers[name] === undefined) return undefined;
  const { parameters, responses } = operation;
  const status = name === 'if-match' ? '412' : '304';
  const isDocumented =
    parameters.some((parameter) => parameter.place === 'header' && parameter.name.toLowerCase() === name) ||
    responses.some((response) => response.status === status) ||
    hasEntityTag(operation);
  return isDocumented ? headers[name] : undefined;
}

/** Collection of the responses to requests with an idempotency key. */
const RESPONSES = 'x-idempotent-responses';

/** Runs a request once for each documented idempotency key; another request with the key is refused. */
async function once(
  { route: { operation }, request }: RequestContext,
  state: Transaction,
  run: () => Promise<MockResponse | undefined>,
): Promise<MockResponse | undefined> {
  if (operation.method === 'GET') return run();
  const header = operation.parameters.find(({ name, place }) => place === 'header' && /idempoten/i.test(name));
  const key = header === undefined ? undefined : request.headers[header.name.toLowerCase()];
  if (key === undefined) return run();
  const id = `${operation.id} ${key}`;
  const sent = decodeUtf8(request.body);
  const known = await state.get(RESPONSES, id);
  if (known !== undefined && known['sent'] !== sent)
    throw new HttpError(422, 'The idempotency key was sent with another body before.');
  if (known !== undefined) {
    const { status, headers, body } = known;
    return { status: Number(status), headers: headers as Readonly<Record<string, string>>, body: String(body) };
  }
  const response = await run();
  if (response === undefined) return undefined;
  const { status, headers, body } = response;
  await state.put(RESPONSES, { id, sent, status, headers, body: String(body ?? '') });
  return response;
}

/** Resource of an operation without one, for the actions of behaviors. */
const NO_RESOURCE = resourceOf({});

/** Caller of an API that names no users. */
export const ANYONE: User = {
  id: '',
  login: '',
  password: '',
  code: '',
  name: '',
  firstName: '',
  company: '',
  companies: [],
  rights: [],
  technical: false,
  saml: false,
};

/** Tests whether the response depends on nothing but the target, `Authorization` and the items that are read. */
function isPlainRead(operation: ServedOperation): boolean {
  const { method, resource, parameters } = operation;
  const isPlain = parameters.every(({ place }) => place === 'path' || place === 'query');
  // An item that is found by another property depends on all items.
  const isOfItem = resource?.action === 'read' && !resource.isFile && resource.by === undefined;
  return method === 'GET' && isOfItem && isPlain && hasPlainCredentials(operation);
}

/** Returns the parameters of a request that have no effect on the response. */
function usedIgnored({ route: { operation }, query, request }: RequestContext): readonly IgnoredParameter[] {
  const ignored = ignoredParameters(operation);
  if (ignored.length === 0) return ignored;
  return ignored.filter(({ name, place }) => {
    if (place === 'header') return request.headers[name.toLowerCase()] !== undefined;
    if (place === 'cookie') return (request.headers['cookie'] ?? '').includes(`${name}=`);
    return query.has(name) || [...query.keys()].some((key) => key.startsWith(`${name}[`));
  });
}

/**
 * Marks a response that follows from inferred state, with the parameters that have no effect, and one of a deprecated
 * operation as Prism does.
 */
function marked(
  response: MockResponse,
  { resource, isDeprecated }: ServedOperation,
  { isSample, ignored }: { readonly isSample: boolean; readonly ignored: readonly string[] },
): MockResponse {
  const source = isSample ? ['sample'] : ['inferred'];
  const parts = [
    ...(resource?.isInferred === true && (!isSample || response.status < 300) ? source : []),
    ...(ignored.length === 0 ? [] : [`ignored=${JSON.stringify(ignored.join(', '))}`]),
  ];
  if (parts.length === 0 && !isDeprecated) return response;
  const mark = parts.length === 0 ? {} : { 'x-mock': parts.join('; ').replaceAll(/[^\x20-\x7e]/g, '?') };
  return { ...response, headers: { ...response.headers, ...(isDeprecated ? DEPRECATION : {}), ...mark } };
}

const DEPRECATION = { deprecation: 'true' };

/** Creates the response of an error in the form that the document describes for its status. */
function errorOf(error: unknown, operation: ServedOperation, values: SchemaValues): MockResponse {
  if (!(error instanceof HttpError)) throw error;
  const { message } = error;
  const conflict = CONFLICTS.find((each) => operation.responses.some((response) => response.status === each));
  const status = error.status === 409 ? Number(conflict ?? 409) : error.status;
  const response = responseFor(operation, status);
  const { schema, mediaType } = response?.contents.find((content) => content.isJson) ?? {};
  const source = { operation, values };
  if (schema === undefined) return withDocumentedHeaders(errorResponse(new HttpError(status, message, error)), source);
  const names = ['message', 'detail', 'title', 'description', 'reason', 'msg', 'error_description', 'error_message'];
  const texts = Object.fromEntries([...names, 'errorMessage', 'details'].map((name) => [name, message]));
  const inner = { ...texts, code: status, status };
  const hasObject = (path: string): boolean => values.typeOf(values.partOf(schema, path)) !== undefined;
  const errors = values.typeOf(values.itemsOf(values.partOf(schema, 'errors'))) === undefined ? message : inner;
  const known = values.pickDescribed(
    {
      ...inner,
      ...(mediaType === RFC9457_TYPE ? { type: 'about:blank' } : {}),
      error: hasObject('error') ? inner : message,
      errors: [errors],
    },
    schema,
  );
  const title =
    isObject(known) && ['title', 'detail'].every((name) => Object.hasOwn(known, name))
      ? { title: titleOf(status) }
      : {};
  const body = isObject(known) ? values.complete({ ...known, ...title }, schema) : known;
  return withDocumentedHeaders(jsonResponse(status, body, mediaType), source);
}
