import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import {
  type Collections,
  createCore,
  type Identities,
  type Inspector,
  jsonOf,
  mediaTypeOf,
  type MockCore,
  type MockRequest,
  type MockResponse,
  type MockSource,
  readsItems,
  type ServedOperation,
} from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member, ownAt } from '#shared/json.ts';
import type { Findings, Observation } from '../checks/finding.ts';
import {
  createdId,
  enveloped,
  isReadOperation,
  isSuccess,
  type ObservedCall,
  requestLine,
} from '../checks/observed-call.ts';
import type { CheckName } from '../checks/rules.ts';
import { compareValues, type Difference } from './compare-values.ts';

/** Initial state of a server: that of the mock (`mock`), or its items by collection. */
export type ServerState = 'mock' | Collections;

/** Options of {@link Model}. */
export interface ModelOptions {
  readonly source: MockSource;
  readonly inspector: Inspector;
  readonly findings: Findings;
  /** @default not known: items are learned from what the server returns */
  readonly state?: ServerState | undefined;
  /** Callers and their rights. @default those of the mock */
  readonly identities?: Identities | undefined;
}

/** Response of the model to a request to which a server responded. */
export interface Prediction {
  readonly status: number;
  readonly body: Json | undefined;
  /** Stage or action of the mock that decided it. */
  readonly decidedBy: string;
}

/** Checks whose rule explains a status that a stage of the mock decides. */
const STAGE_CHECKS: Readonly<Record<string, CheckName>> = {
  authentication: 'missing-credentials',
  authorization: 'missing-right',
  'media type': 'not-acceptable',
  validation: 'request-schema',
};
/** Statuses by which servers reject the content of a request. */
const CONTENT_REJECTIONS: ReadonlySet<number> = new Set([400, 409, 422]);
/** Responses that the mock samples say nothing about a server. */
const SAMPLED = /^(?:example|prism|sample)/i;

/**
 * Follows a server with the mock as the model: sends each observed request to the mock too, and reports where the
 * responses differ. The model learns the identifiers that the server gives, and items that it did not know.
 */
export class Model {
  readonly #options: ModelOptions;
  readonly #core: MockCore;
  readonly #isExact: boolean;
  /** Identifiers of the model, by those of the server. */
  readonly #ids = new Map<string, string>();
  /** Collections whose items may differ after a difference in a write; a read heals them. */
  readonly #stale = new Set<string>();
  /** Digests of the items, by collection. */
  readonly #digests = new Map<string, string>();
  #decidedBy = '';

  constructor(options: ModelOptions) {
    const { source, state, identities } = options;
    this.#options = options;
    this.#isExact = state !== undefined;
    this.#core = createCore({
      ...source,
      ...(identities === undefined ? {} : { identities }),
      ...(state === 'mock' ? {} : { data: { ...this.#noItems(), ...state } }),
      onCall: ({ decidedBy }) => {
        this.#decidedBy = decidedBy;
      },
      reportFailure: () => undefined,
    });
  }

  /** Sends the request of an exchange to the model; `undefined` if the mock cannot predict the response. */
  async predict(call: ObservedCall): Promise<Prediction | undefined> {
    if (!this.#decides(call.operation)) return undefined;
    if (call.exchange.isBodyMissing !== true) return this.#predict(call);
    // The effect of a body that the recording lacks is not known.
    if (!isReadOperation(call.operation)) this.#stale.add(call.operation.resource?.collection ?? '');
    return undefined;
  }

  /** Tests whether the model knows the whole state and responds as the server did. */
  confirms(call: ObservedCall, prediction: Prediction): boolean {
    if (!this.#isExact || SAMPLED.test(prediction.decidedBy) || call.exchange.status !== prediction.status)
      return false;
    return this.#differenceOf(call, prediction) === undefined;
  }

  /** Compares the response to an exchange with that of the model, and reports a difference. */
  async compare(call: ObservedCall, prediction: Prediction): Promise<void> {
    const { findings, inspector } = this.#options;
    if (!SAMPLED.test(prediction.decidedBy))
      findings.exercise('model-status', { rules: inspector.rulesOf(call.operation) });
    const isSame = call.exchange.status === prediction.status;
    const hasDifference = isSame ? !this.#compareBodies(call, prediction) : !this.#compareStatus(call, prediction);
    if (hasDifference && readsItems(call.operation) && isSuccess(call.exchange.status)) await this.#learn(call);
  }

  /** Forgets what it learned about a server of unknown state, after a history that was undone. */
  async reset(): Promise<void> {
    if (this.#isExact) return;
    await this.#core.control().reset();
    this.#ids.clear();
    this.#stale.clear();
  }

  /** Returns the collections whose items changed since the last call: an action may change those of others. */
  async changedCollections(): Promise<readonly string[]> {
    const changed: string[] = [];
    for (const collection of Object.keys(this.#noItems())) {
      const digest = createHash('sha1')
        .update(JSON.stringify(await this.#core.control().items(collection)))
        .digest('hex');
      if (this.#digests.get(collection) !== digest) changed.push(collection);
      this.#digests.set(collection, digest);
    }
    return changed;
  }

  /** Reports a difference of the bodies, and returns whether there is none. */
  #compareBodies(call: ObservedCall, prediction: Prediction): boolean {
    if (!isSuccess(prediction.status) || SAMPLED.test(prediction.decidedBy)) return true;
    this.#learnId(call, prediction);
    const found = this.#differenceOf(call, prediction);
    if (found === undefined) return true;
    // The mock completes what it learned from a response that does not fit its schema.
    if (!this.#isExact && this.#breaksSchema(call)) return false;
    if (!this.#stale.has(call.operation.resource?.collection ?? ''))
      this.#report(call, 'model-body', {
        pointer: `/body${found.path}`,
        observed: `the server returned ${found.counts?.observed ?? JSON.stringify(found.observed ?? null)}`,
        expected: (found.counts?.expected ?? JSON.stringify(found.expected ?? null)) + criteriaOf(call),
      });
    return false;
  }

  #breaksSchema({ operation, exchange, output = null }: ObservedCall): boolean {
    const mediaType = mediaTypeOf(exchange.responseHeaders['content-type']);
    return this.#options.inspector.responseIssues(operation, exchange.status, { mediaType, value: output }).length > 0;
  }

  #differenceOf({ operation, output }: ObservedCall, { body }: Prediction): Difference | undefined {
    const { inspector } = this.#options;
    const mayOmit = !this.#isExact && operation.resource?.action === 'search';
    const key = inspector.keyOf(inspector.collectionOf(operation));
    return compareValues(output, body, { ids: this.#ids, isExact: this.#isExact, mayOmit, key });
  }

  /** Reports a difference of the statuses; after one in a write the items may differ too. */
  #compareStatus(call: ObservedCall, prediction: Prediction): boolean {
    this.#reportStatus(call, prediction);
    const hasWritten =
      !isReadOperation(call.operation) && isSuccess(call.exchange.status) !== isSuccess(prediction.status);
    if (hasWritten) this.#stale.add(call.operation.resource?.collection ?? '');
    return false;
  }

  /** Operations that the mock does not implement are sampled. */
  #decides({ resource, id }: ServedOperation): boolean {
    return resource !== undefined || this.#options.source.platform.behaviors.some(({ actions }) => ownAt(actions, id));
  }

  #noItems(): Collections {
    const { inspector } = this.#options;
    const used = inspector.operations.filter(({ resource }) => resource !== undefined);
    return Object.fromEntries(used.map((operation) => [inspector.collectionOf(operation), []]));
  }

  async #predict(call: ObservedCall): Promise<Prediction> {
    const { time } = call.exchange;
    if (time !== undefined) this.#core.clock.fix(new Date(time));
    const request = this.#translate(call);
    let response = await this.#core.handle(request);
    if (response.status === 401 && call.exchange.status !== 401) {
      // The server knows the caller, and the model does not: it takes one who may do everything.
      const authorization = this.#technicalCredentials();
      if (authorization !== undefined)
        response = await this.#core.handle({ ...request, headers: { ...request.headers, authorization } });
    }
    return { status: response.status, body: bodyOf(response), decidedBy: this.#decidedBy };
  }

  #technicalCredentials(): string | undefined {
    const user = this.#core.authenticator?.users.find(({ technical }) => technical);
    if (user === undefined) return undefined;
    return `Basic ${Buffer.from(`${user.login}:${user.password ?? ''}`).toString('base64')}`;
  }

  /** Replaces identifiers of the server by those of the model. */
  #translate({ exchange, target, input }: ObservedCall): MockRequest {
    const { method, requestHeaders: headers, requestBody: body } = exchange;
    if (this.#ids.size === 0) return { method, target, headers, body };
    return {
      method,
      target: target.replace(/[^/?&=]+/g, (part) => encoded(this.#ids.get(decoded(part))) ?? part),
      headers,
      body: input === undefined ? body : Buffer.from(JSON.stringify(this.#translateIds(input))),
    };
  }

  #translateIds(value: Json, name = 'id'): Json {
    if (typeof value === 'string') return /id$/i.test(name) ? (this.#ids.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((entry) => this.#translateIds(entry, name));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#translateIds(inner, key)]));
  }

  #learnId(call: ObservedCall, { body }: Prediction): void {
    if (call.operation.resource?.action !== 'create') return;
    const { inspector } = this.#options;
    const [observed, predicted] = [createdId(call, inspector), createdId({ ...call, output: body }, inspector)];
    if (observed === undefined || predicted === undefined) return;
    this.#ids.set(observed, predicted);
  }

  /** Takes the items that a read returned over into the model. */
  async #learn({ operation, output, found }: ObservedCall): Promise<void> {
    const { inspector } = this.#options;
    const collection = inspector.collectionOf(operation);
    const key = inspector.keyOf(collection);
    const body = enveloped(output, operation.resource?.envelope.response);
    const pathId = found.route.path[operation.resource?.id ?? ''];
    const names = Object.entries(found.route.path);
    const path = Object.fromEntries(names.map(([name, value]) => [name, this.#ids.get(value) ?? value]));
    const items = (Array.isArray(body) ? body : [body]).flatMap((item): readonly JsonObject[] => {
      const id = member(item, key) ?? (Array.isArray(body) ? undefined : pathId);
      if (!isObject(item) || (typeof id !== 'string' && typeof id !== 'number')) return [];
      const known = { ...item, [key]: typeof id === 'string' ? (this.#ids.get(id) ?? id) : id };
      return [inspector.storedItem(operation, known, path)];
    });
    try {
      await this.#core.control().load({ [collection]: items });
      this.#stale.delete(operation.resource?.collection ?? '');
    } catch {
      // Items of a server that are none for the mock stay unknown.
    }
  }

  /** Reports a status, but not one that follows from items which the model does not know. */
  #reportStatus(call: ObservedCall, { status, decidedBy }: Prediction): void {
    const { collection = '' } = call.operation.resource ?? {};
    if (this.#stale.has(collection) || (!this.#isExact && status >= 400 && isSuccess(call.exchange.status))) return;
    if (isSuccess(status) && SAMPLED.test(decidedBy)) return;
    if (this.#mayReject(call, decidedBy)) return;
    const check = (status >= 400 && ownAt(STAGE_CHECKS, decidedBy)) || 'model-status';
    this.#report(call, check, {
      observed: `the server responded with ${call.exchange.status}`,
      // The name of an action lists the rules of its operation, which the finding names itself.
      expected: ownAt(STAGE_CHECKS, decidedBy) === undefined ? String(status) : `${status} by ${decidedBy}`,
    });
  }

  /** Tests for a documented rejection by rules that no document states, if the state of the server is not known. */
  #mayReject({ operation, exchange: { status } }: ObservedCall, decidedBy: string): boolean {
    if (this.#isExact || ownAt(STAGE_CHECKS, decidedBy) !== undefined || !CONTENT_REJECTIONS.has(status)) return false;
    return this.#options.inspector.documentedResponse(operation, status) !== undefined;
  }

  #report(
    { operation, exchange }: ObservedCall,
    check: CheckName,
    observation: Pick<Observation, 'observed' | 'expected' | 'pointer'>,
  ): void {
    this.#options.findings.report({
      ...observation,
      check,
      rules: this.#options.inspector.rulesOf(operation),
      operation: operation.id,
      collection: operation.resource?.collection,
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }
}

/** Longest body that a finding repeats. */
const MAX_CRITERIA = 160;

/** Describes what a search asked for, because its criteria explain the difference. */
function criteriaOf({ operation, input, exchange }: ObservedCall): string {
  if (!isReadOperation(operation)) return '';
  const query = exchange.target.split('?')[1] ?? '';
  const body = isObject(input) && Object.keys(input).length > 0 ? JSON.stringify(input) : '';
  const asked = [query, body.length > MAX_CRITERIA ? `${body.slice(0, MAX_CRITERIA)}…` : body];
  const parts = asked.filter((part) => part !== '');
  return parts.length === 0 ? '' : ` for ${parts.join(' and ')}`;
}

function bodyOf({ headers, body = '' }: MockResponse): Json | undefined {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  return jsonOf(headers['content-type'], text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function encoded(id: string | undefined): string | undefined {
  return id === undefined ? undefined : encodeURIComponent(id);
}
