import { resolveReference } from '../document/references.ts';
import { successResponseOf } from '../document/served-document.ts';
import { decodeUtf8, tryParseJson } from '../http/body.ts';
import { type Issue, type MockResponse, UNDECIDED } from '../http/message.ts';
import { isDeepEqual, isObject, member, objectAt, ownAt } from '../json.ts';
import { hasPreference, readPreference } from '../request/preference.ts';
import { PrismResponder } from '../prism/prism-responder.ts';
import { issuesFromPrism, withReason } from '../prism/problem-details.ts';
import type { ReadVersion } from '../state/transaction.ts';
import type { ApiPolicy } from '../policy/api-policy.ts';
import type { RequestContext } from '../request/context.ts';
import { hasCredentials } from '../request/security.ts';

const NO_ITEMS: readonly ReadVersion[] = [];

/** Handles admitted requests: by the policy of the API, or by Prism. */
export class RequestHandler {
  readonly #policy: ApiPolicy;
  readonly #prism: PrismResponder;

  constructor(policy: ApiPolicy) {
    this.#policy = policy;
    this.#prism = new PrismResponder(policy);
  }

  /** Lets the policy respond; a request with a preference (`Prefer`) is for Prism. */
  async handle(context: RequestContext): Promise<MockResponse> {
    const unrouted = context.operation === undefined ? this.#policy.respondUnrouted(context) : undefined;
    if (unrouted !== undefined) return unrouted;
    // Reading the route throws 404 or 405 if there is none.
    const { request, query, route: _ } = context;
    const { invalidStatus } = this.#policy;
    const preference = readPreference({ header: request.headers['prefer'], query, errorStatus: invalidStatus });
    context.preference = preference;
    const byPrism = (): Promise<MockResponse> => this.#respondByPrism(context);
    const response = hasPreference(preference) ? await byPrism() : await this.#policy.respond(context, byPrism);
    return this.#policy.annotate(context, response);
  }

  async #respondByPrism(context: RequestContext): Promise<MockResponse> {
    const issues = this.#policy.validate(context);
    const { request, query, compiled, preference } = context;
    const { operation, path } = context.route;
    const validators = compiled.responseValidators;
    const exampleKey = hasPreference(preference) ? undefined : exampleNamed(context, issues);
    const wanted = exampleKey === undefined ? preference : { ...preference, exampleKey };
    const question = { operation, request, query, path, preference: wanted, validators, issues };
    const { response, decider } = await this.#prism.respond(question);
    if (issues.length === 0 && response.status < 400 && this.#prism.isCacheable(question)) context.readSet = NO_ITEMS;
    const found = issues.includes(UNDECIDED) ? issuesFromPrism(response, preference) : issues;
    if (found.length === 0) context.decidedBy = this.#isUnauthenticated(context, response) ? 'authentication' : decider;
    context.violations.push(...found.map(({ path: place, message }) => `${place} ${message}`));
    return found.length === 0 ? echoPath(response, context) : withReason(response, operation, found);
  }

  #isUnauthenticated({ route, request, query }: RequestContext, { status }: MockResponse): boolean {
    return status === 401 && this.#policy.prismChecksCredentials && !hasCredentials(route.operation, request, query);
  }
}

/**
 * Returns the name of the example of a response that belongs to a request: a parameter or the body has an example of
 * this name, which equals what was sent.
 */
function exampleNamed(context: RequestContext, issues: readonly Issue[]): string | undefined {
  const { operation, path } = context.route;
  const examples = successResponseOf(operation)?.contents.find(({ isJson }) => isJson)?.examples;
  if (examples === undefined || examples.size < 2 || issues.length > 0) return undefined;
  const stated = operation.parameters.flatMap(({ name, place, examples: own }) =>
    Object.entries(own).map(([key, entry]) => ({
      key,
      value: String(member(entry, 'value') ?? ''),
      sent: place === 'path' ? path[name] : place === 'query' ? context.query.get(name) : context.request.headers[name],
    })),
  );
  const body = tryParseJson(decodeUtf8(context.request.body));
  const bodies = operation.body?.contents.flatMap(({ examples: own }) => [...own]) ?? [];
  const sentBody = bodies.find(([, value]) => body !== undefined && isDeepEqual(body, value))?.[0];
  const names = [...stated.flatMap(({ key, value, sent }) => (sent === value ? [key] : [])), sentBody];
  return names.find((name) => name !== undefined && examples.has(name));
}

/** Puts the values of path parameters into the members of a sampled response that have their names. */
function echoPath(response: MockResponse, { route: { operation, path } }: RequestContext): MockResponse {
  const content = successResponseOf(operation)?.contents.find(({ isJson }) => isJson);
  const named = Object.entries(path);
  if (response.status >= 300 || named.length === 0 || content === undefined || content.examples.size > 0)
    return response;
  const properties = objectAt(resolveReference(operation.document.root, content.schema), 'properties');
  const echoed = named.flatMap(([name, value]) => {
    const schema = resolveReference(operation.document.root, ownAt(properties, name));
    const isPlain = ['example', 'examples', 'enum', 'const', 'default'].every(
      (keyword) => schema[keyword] === undefined,
    );
    const isNumber = ['integer', 'number'].includes(String(schema['type'])) && /^-?\d+$/.test(value);
    if (!isPlain || (schema['type'] !== 'string' && !isNumber)) return [];
    return [[name, isNumber ? Number(value) : value] as const];
  });
  const body = echoed.length === 0 ? undefined : tryParseJson(String(response.body));
  return isObject(body) ? { ...response, body: JSON.stringify({ ...body, ...Object.fromEntries(echoed) }) } : response;
}
