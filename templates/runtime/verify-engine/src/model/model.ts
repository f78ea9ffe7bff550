import { createHash } from 'node:crypto';
import {
  type Collections,
  type Identities,
  type Inspector,
  mediaTypeOf,
  type MockSource,
  readsItems,
  type ServedOperation,
} from '#mock/inspection.ts';
import { at, isObject, type Json, member, ownAt, pointerTo, textAt, tokens } from '#shared/json.ts';
import type { Findings } from '../checks/finding.ts';
import {
  enveloped,
  idText,
  isReadOperation,
  isRefusal,
  isSuccess,
  type ObservedCall,
  requestLine,
  requestNames,
} from '../checks/observed-call.ts';
import type { CheckName, RuleBook } from '../checks/rules.ts';
import { causeOf, findDifference } from '../state/expectation.ts';
import { compareValues, type Difference, lacksFraction } from './compare-values.ts';
import { evidenceOf, type ModelDifference, qualifiedNames, STAGE_CHECKS } from './evidence.ts';
import { type ModeledWrite, WriteHistory } from './write-history.ts';
import { World, type WorldOptions, type WorldResponse } from './world.ts';

/** Initial state of a server: that of the mock (`mock`), or its items by collection. */
export type ServerState = 'mock' | Collections;

/** Options of {@link Model}. */
export interface ModelOptions {
  readonly source: MockSource;
  readonly inspector: Inspector;
  readonly findings: Findings;
  readonly rules: RuleBook;
  /** @default not known: items are learned from what the server returns */
  readonly state?: ServerState | undefined;
  /** Callers and their rights. @default those of the mock */
  readonly identities?: Identities | undefined;
}

/** Responses of all worlds, in their order, to a request to which a server responded. */
export interface Prediction extends WorldResponse {
  readonly worlds: readonly WorldResponse[];
}

/** Share of the requests of an operation above which a name is usual. */
const USUAL_SHARE = 0.8;

/** Checks of what a write leaves, which the traffic alone may show too. */
const WRITE_CHECKS: ReadonlySet<CheckName> = new Set([
  'read-after-create',
  'read-after-update',
  'cleared-field',
  'omitted-boolean',
  'omitted-default',
]);
/** Statuses by which servers reject the content of a request. */
const CONTENT_REJECTIONS: ReadonlySet<number> = new Set([400, 409, 422]);
/** Actions that change items of their own collection only. */
const WRITES: ReadonlySet<string> = new Set(['create', 'replace', 'update', 'patch', 'delete']);
/** Responses that the mock samples say nothing about a server. */
const SAMPLED = /^(?:example|prism|sample)/i;
/**
 * Worlds that differ in all that the traffic does not show: one without items, and others with items that a server is
 * unlikely to have. What they respond alike does not depend on it.
 */
const UNKNOWN_WORLDS: readonly Pick<WorldOptions, 'seed' | 'size' | 'idOffset' | 'learnsNested'>[] = [
  { seed: 1_002, size: 3, idOffset: 1_000 },
  { seed: 1_003, size: 1, idOffset: 2_000, learnsNested: false },
];

/**
 * Follows a server with the mock as the model: sends each observed request to the mock too, and reports where the
 * responses differ. The model learns the identifiers that the server gives, and items that it did not know. If the
 * state of the server is not known, several worlds follow it, and only what they agree on is predicted.
 */
export class Model {
  readonly #options: ModelOptions;
  readonly #worlds: readonly [World, ...World[]];
  readonly #isExact: boolean;
  /** Collections whose items may differ after a difference in a write, with the items that were read since. */
  readonly #stale = new Map<string, Set<string>>();
  readonly #history = new WriteHistory();
  /** Number of requests of each operation that had a name: a name of all of them tells nothing. */
  readonly #usual = new Map<string, { total: number; readonly counts: Map<string, number> }>();
  /** Names that set the compared request apart. */
  #names: readonly string[] = [];
  /** Digests of the items, by collection. */
  readonly #digests = new Map<string, string>();

  constructor(options: ModelOptions) {
    const { source, inspector, state, identities } = options;
    const shared = { source, inspector, identities };
    this.#options = options;
    this.#isExact = state !== undefined;
    const first = new World({ ...shared, data: state === 'mock' ? undefined : { ...this.#noItems(), ...state } });
    const strangers = identities ?? withOtherNames(source.platform.identities);
    const others = this.#isExact ? [] : UNKNOWN_WORLDS;
    this.#worlds = [first, ...others.map((own) => new World({ ...shared, identities: strangers, ...own }))];
  }

  /** Sends the request of an exchange to the model; `undefined` if the mock cannot predict the response. */
  async predict(call: ObservedCall): Promise<Prediction | undefined> {
    if (!this.#decides(call.operation)) {
      this.#noteWrite(call);
      return undefined;
    }
    // The effect of a body that the recording lacks is not known.
    if (call.exchange.isBodyMissing === true) return this.#skip(call);
    const worlds: WorldResponse[] = [];
    for (const world of this.#worlds) worlds.push(await world.respond(call));
    const [first] = worlds;
    if (first === undefined || worlds.some(({ status }) => status !== first.status)) return this.#skip(call);
    return { ...first, worlds };
  }

  /**
   * Tests whether the model knows the whole state and responds as the server did: in all, or at least in the property
   * that is asked for.
   */
  confirms(call: ObservedCall, prediction: Prediction): (property: string | undefined) => boolean {
    if (!this.#isExact || SAMPLED.test(prediction.decidedBy) || call.exchange.status !== prediction.status)
      return () => false;
    return (property) => this.#differenceOf(call, this.#worlds, prediction.worlds, property) === undefined;
  }

  /** Compares the response to an exchange with that of the model, and reports a difference. */
  async compare(call: ObservedCall, prediction: Prediction): Promise<void> {
    const { findings, inspector } = this.#options;
    if (!SAMPLED.test(prediction.decidedBy))
      findings.exercise('model-status', { rules: inspector.rulesOf(call.operation) });
    this.#names = this.#distinctNames(call);
    const isSame = call.exchange.status === prediction.status;
    const hasDifference = isSame ? !this.#compareBodies(call, prediction) : !this.#compareStatus(call, prediction);
    if (hasDifference) await this.#learn(call, prediction);
    else if (isReadOperation(call.operation)) this.#history.agree(call);
    this.#noteWrite(call, this.#names);
  }

  /** Notes a write that later responses may show, with what it changed in the model. */
  #noteWrite(call: ObservedCall, distinctNames: readonly string[] = []): void {
    const { inspector } = this.#options;
    const changes = this.#worlds[0].takeChanges();
    if (isReadOperation(call.operation)) return;
    const { operation, input, exchange } = call;
    const write: ModeledWrite = {
      operation: operation.id,
      action: operation.resource?.action,
      names: [...distinctNames, ...qualifiedNames(input)],
      rules: inspector.rulesOf(operation),
      number: exchange.number,
      collection: inspector.collectionOf(operation),
      call: { operation, input },
    };
    this.#history.add(write, changes);
  }

  /** Returns the write that explains a difference at a pointer. */
  #writerOf(call: ObservedCall, pointer = ''): ModeledWrite | undefined {
    const { inspector } = this.#options;
    const collection = inspector.collectionOf(call.operation);
    const [, index = ''] = tokens(pointer);
    const body = enveloped(call.output, call.operation.resource?.envelope.response);
    const item = Array.isArray(body) ? body[Number(index)] : body;
    const id = idText(member(item, inspector.keyOf(collection))) ?? '';
    const observed = at(call.output ?? null, pointer.replace('/body', ''));
    return this.#history.writerOf(call, { collection, id: this.#worlds[0].ids.get(id) ?? id, observed });
  }

  /** Returns the names in a request that not all requests of its operation have. */
  #distinctNames(call: ObservedCall): readonly string[] {
    const usual = this.#usual.get(call.operation.id) ?? { total: 0, counts: new Map<string, number>() };
    this.#usual.set(call.operation.id, usual);
    const names = [...new Set(requestNames(call, this.#options.inspector))];
    usual.total += 1;
    for (const name of names) usual.counts.set(name, (usual.counts.get(name) ?? 0) + 1);
    return names.filter((name) => usual.total === 1 || (usual.counts.get(name) ?? 0) <= USUAL_SHARE * usual.total);
  }

  /** Forgets what it learned about a server of unknown state, after a history that was undone. */
  async reset(): Promise<void> {
    if (this.#isExact) return;
    for (const world of this.#worlds) await world.reset();
    this.#stale.clear();
  }

  /** Returns the collections whose items changed since the last call: an action may change those of others. */
  async changedCollections(): Promise<readonly string[]> {
    const changed: string[] = [];
    for (const collection of Object.keys(this.#noItems())) {
      const digest = createHash('sha1')
        .update(JSON.stringify(await this.#worlds[0].items(collection)))
        .digest('hex');
      if (this.#digests.get(collection) !== digest) changed.push(collection);
      this.#digests.set(collection, digest);
    }
    return changed;
  }

  /** Takes note of a response that is not predicted: of the items that it shows, or may have changed. */
  async #skip(call: ObservedCall): Promise<undefined> {
    if (!isReadOperation(call.operation)) this.#markStale(call.operation);
    this.#noteWrite(call);
    await this.#learn(call);
  }

  /** Distrusts the items that an operation may have changed: an action may change those of every collection. */
  #markStale(operation: ServedOperation): void {
    const { action = '' } = operation.resource ?? {};
    const own = WRITES.has(action) ? [this.#options.inspector.collectionOf(operation)] : Object.keys(this.#noItems());
    for (const collection of own) this.#stale.set(collection, new Set());
  }

  /** Tests whether a response depends on items that are distrusted, and were not read since. */
  #isStale(call: ObservedCall): boolean {
    const fresh = this.#stale.get(this.#options.inspector.collectionOf(call.operation));
    if (fresh === undefined) return false;
    const ids = idsOf(call, this.#options.inspector);
    return ids.length === 0 || ids.some((id) => !fresh.has(id));
  }

  /** Reports a difference of the bodies, and returns whether the model knows all that the response shows. */
  #compareBodies(call: ObservedCall, prediction: Prediction): boolean {
    if (!isSuccess(prediction.status) || SAMPLED.test(prediction.decidedBy)) return true;
    for (const [index, world] of this.#worlds.entries()) world.learnId(call, prediction.worlds[index] ?? prediction);
    const found = this.#differenceOf(call, this.#worlds, prediction.worlds);
    // The mock completes what it learned from a response that does not fit its schema.
    const isUncertain =
      this.#isStale(call) || (!this.#isExact && (this.#breaksSchema(call) || this.#readsPartly(call)));
    if (found !== undefined && !isUncertain) this.#reportBody(call, found);
    if (found !== undefined || this.#isExact) return found === undefined;
    return this.#worlds.every((world, index) => {
      const own = prediction.worlds[index] ?? prediction;
      return this.#differenceOf(call, [world], [own]) === undefined;
    });
  }

  /** Reports a difference of the bodies, and the write of the collection that explains what a read shows. */
  #reportBody(call: ObservedCall, { path, observed, expected, counts }: Difference): void {
    const writer = isReadOperation(call.operation) ? this.#writerOf(call, `/body${path}`) : undefined;
    const isOwn = writer?.collection === this.#options.inspector.collectionOf(call.operation);
    const after = isOwn ? `, after ${writer.operation}` : '';
    this.#report(call, this.#checkOf(call, { path, observed, expected }), {
      pointer: `/body${path}`,
      form: counts !== undefined ? 'count' : lacksFraction(observed, expected) ? 'date-time' : undefined,
      observed: `the server returned ${counts?.observed ?? JSON.stringify(observed)}`,
      expected: (counts?.expected ?? JSON.stringify(expected)) + criteriaOf(call) + after,
      related: isOwn ? [writer.number] : [],
    });
  }

  /**
   * Returns the check that expects what the model does: that of the last write of the item, if a rule of the document
   * states it.
   */
  #checkOf(call: ObservedCall, difference: Difference): CheckName {
    const { inspector, rules } = this.#options;
    if (lacksFraction(difference.observed, difference.expected)) return 'response-schema';
    const isUnwritten = this.#isExact && isReadOperation(call.operation) && this.#history.isUnwritten(call);
    if (isUnwritten && rules.isStated('read-effect')) return 'read-effect';
    const [first = '', ...more] = tokens(difference.path);
    const [property = '', ...nested] = /^\d+$/.test(first) ? more : [first, ...more];
    const writer = this.#writerOf(call, `/body${difference.path}`);
    const { operation, input } = writer?.call ?? call;
    const body = enveloped(input, operation.resource?.envelope.request);
    const { action = '' } = writer ?? {};
    const parent = at(body ?? null, pointerTo([property, ...nested].slice(0, -1)));
    if (!isObject(parent) || !isReadOperation(call.operation)) return 'model-body';
    const check = checkOfWrite(action, parent[nested.at(-1) ?? property], difference.expected);
    const scope = { collection: inspector.collectionOf(call.operation), property };
    return check !== undefined && rules.isStated(check, scope) ? check : 'model-body';
  }

  /** Tests for a read with parameters of an item that the traffic did not create: they may ask for unknown values. */
  #readsPartly(call: ObservedCall): boolean {
    const { operation, found } = call;
    const id = found.route.path[operation.resource?.id ?? ''];
    return (
      operation.resource?.action === 'read' && !isPlainRead(call) && this.#worlds[0].ids.get(id ?? '') === undefined
    );
  }

  #breaksSchema({ operation, exchange, output = null }: ObservedCall): boolean {
    const mediaType = mediaTypeOf(exchange.responseHeaders['content-type']);
    return this.#options.inspector.responseIssues(operation, exchange.status, { mediaType, value: output }).length > 0;
  }

  /** Returns the first difference from what all of the worlds agree on, of a property of the items or in all. */
  #differenceOf(
    call: ObservedCall,
    worlds: readonly World[],
    responses: readonly WorldResponse[],
    property?: string,
  ): Difference | undefined {
    const { operation, output } = call;
    const { inspector } = this.#options;
    const shown = (body: Json | undefined): Json | undefined =>
      property === undefined ? body : pick(enveloped(body, operation.resource?.envelope.response), property);
    return compareValues(
      shown(output),
      responses.map(({ body }) => shown(body)),
      {
        ids: worlds.map(({ ids }) => ids),
        isExact: this.#isExact,
        isStrict: this.#isExact && this.#options.rules.isStated('response-schema', { constraints: ['date-time'] }),
        mayOmit: !this.#isExact && operation.resource?.action === 'search',
        key: inspector.keyOf(inspector.collectionOf(operation)),
        createdOnly: !isPlainRead(call),
        listPath: pointerOf(operation.resource?.envelope.response),
      },
    );
  }

  /** Reports a difference of the statuses; after one in a write the items may differ too. */
  #compareStatus(call: ObservedCall, prediction: Prediction): boolean {
    this.#reportStatus(call, prediction);
    const hasWritten =
      !isReadOperation(call.operation) && isSuccess(call.exchange.status) !== isSuccess(prediction.status);
    if (hasWritten) this.#markStale(call.operation);
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

  /** Takes the items that a read returned over into the model. */
  async #learn(call: ObservedCall, prediction?: Prediction): Promise<void> {
    const { operation, exchange } = call;
    if (!readsItems(operation) || !isSuccess(exchange.status)) return;
    if (!this.#isExact && !isPlainRead(call)) return;
    let isLearned = true;
    for (const [index, world] of this.#worlds.entries())
      isLearned = (await world.learn(call, prediction?.worlds[index])) && isLearned;
    const fresh = isLearned ? this.#stale.get(this.#options.inspector.collectionOf(operation)) : undefined;
    for (const id of idsOf(call, this.#options.inspector)) fresh?.add(id);
  }

  /** Reports a status, but not one that follows from items which the model does not know. */
  #reportStatus(call: ObservedCall, prediction: Prediction): void {
    const { status, body, decidedBy, isKnown = false } = prediction;
    if (this.#isStale(call) || (!this.#isExact && status >= 400 && isSuccess(call.exchange.status))) return;
    if (isSuccess(status) && SAMPLED.test(decidedBy)) return;
    if (this.#mayReject(call, decidedBy)) return;
    // Another rejection breaks no rule that demands one.
    const isRejected = decidedBy === 'validation' && call.exchange.status >= 400 && call.exchange.status < 500;
    const stage = isKnown && decidedBy === 'authentication' ? 'rejected-caller' : ownAt(STAGE_CHECKS, decidedBy);
    const check = (status >= 400 && !isRejected && stage) || 'model-status';
    const reason = status < 400 ? undefined : textAt(body, 'message');
    // The name of an action lists the rules of its operation, which the finding names itself.
    const cause = ownAt(STAGE_CHECKS, decidedBy) === undefined ? reason && `, since: ${reason}` : ` by ${decidedBy}`;
    const observed = `the server responded with ${call.exchange.status}`;
    this.#report(call, check, { observed, expected: `${status}${cause ?? ''}`, predicted: prediction });
  }

  /**
   * Tests for a documented rejection by rules that no document states, or by rights that are not known, if the state of
   * the server is not known.
   */
  #mayReject({ operation, exchange: { status } }: ObservedCall, decidedBy: string): boolean {
    if (this.#isExact) return false;
    if (this.#options.identities === undefined && isRefusal(status)) return true;
    // Of several documented rejections, such as of a body without content, a server has its own choice.
    const isChosen = decidedBy === 'validation' && status === 415;
    const isOpen = ownAt(STAGE_CHECKS, decidedBy) === undefined && CONTENT_REJECTIONS.has(status);
    if (!isChosen && !isOpen) return false;
    return this.#options.inspector.documentedResponse(operation, status) !== undefined;
  }

  /** Reports a difference, unless a check of the exchange alone has reported it: it is the same one. */
  #report(call: ObservedCall, check: CheckName, { predicted, form, ...observation }: ModelDifference): void {
    const { operation, exchange } = call;
    const { findings, inspector, rules } = this.#options;
    if (findings.isShown(exchange.number, observation.pointer)) return rules.doubt(inspector.rulesOf(operation));
    const property = tokens(observation.pointer ?? '').at(-1);
    const collection = inspector.collectionOf(operation);
    findings.report({
      ...observation,
      check,
      cause: WRITE_CHECKS.has(check) ? causeOf({ check, property }, collection) : undefined,
      origin: 'modeled',
      evidence: evidenceOf(
        call,
        { ...observation, predicted, form },
        { inspector, names: this.#names, after: this.#writerOf(call, observation.pointer) },
      ),
      operation: operation.id,
      collection: operation.resource?.collection,
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  }
}

/** Returns the check that expects a value after a write that sent another one, or none; `undefined` if none does. */
function checkOfWrite(action: string, sent: Json | undefined, expected: Json | undefined): CheckName | undefined {
  const isCreate = action === 'create';
  const isWrite = isCreate || action === 'replace' || action === 'update';
  const isOmitted = sent === undefined || sent === null;
  // An action of its own may do something else with what it gets, but fills in what it does not get.
  if (isOmitted && expected === false) return 'omitted-boolean';
  if (!isWrite) return undefined;
  if (!isOmitted && findDifference(sent, expected) === undefined)
    return isCreate ? 'read-after-create' : 'read-after-update';
  if (!isOmitted) return undefined;
  if (expected !== undefined && expected !== null) return 'omitted-default';
  return isCreate ? undefined : 'cleared-field';
}

/** Returns users with the same rights and other names: who they are is not known. */
function withOtherNames(identities: Identities | undefined): Identities | undefined {
  if (identities === undefined) return undefined;
  const users = identities.users.map((user) => ({
    ...user,
    id: `other-${user.id}`,
    code: `OTHER-${user.code}`,
    name: `Other ${user.name}`,
    firstName: 'Other',
  }));
  return { ...identities, users };
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

/** Returns the identifiers of the items that a call names or shows. */
function idsOf({ operation, output, found, exchange }: ObservedCall, inspector: Inspector): readonly string[] {
  const pathId = found.route.path[operation.resource?.id ?? ''];
  if (pathId !== undefined) return [pathId];
  const body = isSuccess(exchange.status) ? enveloped(output, operation.resource?.envelope.response) : undefined;
  const key = inspector.keyOf(inspector.collectionOf(operation));
  return (Array.isArray(body) ? body : [body]).flatMap((item) => idText(member(item, key)) ?? []);
}

/** Tests for a request that asks for items as they are: parameters may select properties, or the state at a time. */
function isPlainRead({ exchange, input }: ObservedCall): boolean {
  const isEmpty = input === undefined || (isObject(input) && Object.keys(input).length === 0);
  return isEmpty && exchange.requestBody.byteLength <= 2 && !exchange.target.includes('?');
}

/** Returns an item, or each item of a list, with one property only. */
function pick(body: Json | undefined, property: string): Json | undefined {
  if (Array.isArray(body)) return body.map((item) => pick(item, property) ?? null);
  return isObject(body) ? { [property]: body[property] ?? null } : body;
}

/** Returns the JSON pointer of an envelope, such as `data/items`. */
function pointerOf(envelope = ''): string {
  return pointerTo(envelope.split('/').filter((step) => step !== ''));
}
