import { Inspector, jsonOf, type ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import type { CheckName } from '../checks/rules.ts';
import type { Exchange } from '../har/exchange.ts';
import { TrafficVerifier, type VerifyOptions, type VerifyReport, type VerifySource } from '../verify-har.ts';
import { CreatedItems } from './created-items.ts';
import { type LiveRequest, Session, SessionEndError, type SessionOptions } from './session.ts';

/** Options of {@link verifyServer}. */
export interface RunOptions extends Omit<SessionOptions, 'onExchange'>, Pick<VerifyOptions, 'redact' | 'findCaller'> {
  /** Values of path and query parameters, by name: the items that may be touched. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Ids of the operations to exercise. @default all */
  readonly only?: readonly string[] | undefined;
  /** Prefix of the names of everything that is created. @default `verify-` and a number */
  readonly prefix?: string | undefined;
}

/** Identifier that no item has. */
const UNKNOWN_ID = 'verify-unknown';

/**
 * Verifies a running server: exercises its operations and checks the traffic as `verifyHar` does. Writes go to items
 * that the run creates itself, and that it removes at the end, also after an error or a stop.
 */
export async function verifyServer(source: VerifySource, options: RunOptions): Promise<VerifyReport> {
  const { redact, findCaller, baseUrl } = options;
  const verifier = new TrafficVerifier(source, { redact, findCaller, baseUrl });
  const session = new Session({ ...options, onExchange: (exchange) => verifier.verify(exchange) });
  const run = new ServerRun(source, session, { ...options, verifier });
  try {
    await run.exercise();
  } catch (error) {
    verifier.fail(error instanceof Error ? error.message : String(error));
  }
  session.startCleanup();
  for (const message of await run.created.remove()) verifier.fail(message);
  return verifier.report();
}

interface RunContext extends RunOptions {
  readonly verifier: TrafficVerifier;
}

/** Exercises operations in an order in which each finds what it needs. */
class ServerRun {
  readonly created: CreatedItems;
  readonly #inspector: Inspector;
  readonly #session: Session;
  readonly #options: RunContext;
  readonly #operations: readonly ServedOperation[];
  readonly #prefix: string;

  constructor(source: VerifySource, session: Session, options: RunContext) {
    this.#inspector = new Inspector(source);
    this.#session = session;
    this.#options = options;
    this.#prefix = options.prefix ?? `verify-${Math.floor(Math.random() * 1e6)}`;
    this.created = new CreatedItems(session);
    const { only } = options;
    const [current] = this.#inspector.documents;
    this.#operations = (current?.operations ?? []).filter(({ id }) => only === undefined || only.includes(id));
  }

  async exercise(): Promise<void> {
    const failures = new Set<string>();
    for (const operation of this.#operations) {
      try {
        await this.#probe(operation);
        if (operation.resource?.action === 'create') await this.#exerciseLifecycle(operation);
      } catch (error) {
        if (error instanceof SessionEndError) throw error;
        failures.add(`${operation.id} cannot be exercised: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    for (const failure of failures) this.#options.verifier.fail(failure);
  }

  /** Sends what every operation must reject, and reads what it may read. */
  async #probe(operation: ServedOperation): Promise<void> {
    const { method } = operation;
    const isRead = ['read', 'search'].includes(operation.resource?.action ?? '') || method === 'GET';
    const target = this.#targetOf(operation);
    if (target === undefined || !this.#session.allows(method)) return;
    const json = this.#bodyOf(operation);
    if (operation.schemes.length > 0) {
      await this.#expect(
        { operation, status: [401], check: 'missing-credentials' },
        { method, target, json, isAnonymous: true },
      );
      await this.#expect(
        { operation, status: [401], check: 'missing-credentials' },
        { method, target, json, headers: { authorization: 'Basic dmVyaWZ5OnZlcmlmeQ==' } },
      );
    }
    if (!isRead) return;
    await this.#session.send({ method, target, json });
    await this.#expect({ operation, status: [405], check: 'unknown-method' }, { method: 'PROPFIND', target });
    if (operation.responses.some(({ status }) => status === '406'))
      await this.#expect(
        { operation, status: [406], check: 'not-acceptable' },
        { method, target, json, headers: { accept: 'application/x-verify' } },
      );
    const id = operation.resource?.id;
    const unknown =
      id === undefined || !operation.path.includes(`{${id}}`)
        ? undefined
        : this.#targetOf(operation, { [id]: UNKNOWN_ID });
    if (unknown !== undefined)
      await this.#expect({ operation, status: [404, 400], check: 'deleted-item' }, { method, target: unknown, json });
  }

  /** Creates an item, observes it after each write, and removes it. */
  async #exerciseLifecycle(create: ServedOperation): Promise<void> {
    const { collection } = create.resource ?? {};
    const siblings = this.#operations.filter(({ resource }) => resource?.collection === collection);
    const remove = siblings.find(({ resource }) => resource?.action === 'delete');
    const target = this.#targetOf(create);
    // What cannot be removed is not created.
    if (remove === undefined || target === undefined || !this.#session.allows(create.method)) return;
    await this.#expectInvalid(create, target);
    for (const body of this.#bodiesOf(create)) {
      const id = this.#idOf(create, await this.#session.send({ method: create.method, target, json: body }));
      const address = id === undefined ? undefined : { [remove.resource?.id ?? '']: id };
      const removal = address === undefined ? undefined : this.#targetOf(remove, address);
      if (address === undefined || removal === undefined) continue;
      this.created.add(removal, remove.method);
      await this.#observe(siblings, address);
      await this.#exerciseUpdates(siblings, { address, body });
      await this.#session.send({ method: remove.method, target: removal });
      this.created.forget(removal);
      await this.#observe(siblings, address);
      await this.#expect(
        { operation: remove, status: [404], check: 'deleted-item' },
        { method: remove.method, target: removal },
      );
    }
  }

  /** Replaces the item: with everything, without each optional property, with null, and with invalid values. */
  async #exerciseUpdates(
    siblings: readonly ServedOperation[],
    { address, body }: { readonly address: Readonly<Record<string, string>>; readonly body: JsonObject },
  ): Promise<void> {
    for (const operation of siblings.filter(({ resource }) => resource?.action === 'replace')) {
      const target = this.#targetOf(operation, address);
      if (target === undefined || !this.#session.allows(operation.method)) continue;
      const type = this.#inspector.typeOf(operation, operation.body?.contents[0]?.schema);
      const parents = this.#parentsOf(operation);
      const required = Object.fromEntries(
        Object.entries(body).filter(([name]) => type?.required.has(name) === true || Object.hasOwn(parents, name)),
      );
      const renamed = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, changed(name, value)]));
      for (const json of [body, required, renamed, { ...body, ...nullsOf(body, required) }, body]) {
        await this.#session.send({ method: operation.method, target, json });
        await this.#observe(siblings, address);
      }
      await this.#expectInvalid(operation, target);
      await this.#observe(siblings, address);
    }
  }

  async #observe(siblings: readonly ServedOperation[], address: Readonly<Record<string, string>>): Promise<void> {
    for (const operation of siblings) {
      if (!['read', 'search'].includes(operation.resource?.action ?? '')) continue;
      const target = this.#targetOf(operation, address);
      if (target !== undefined && this.#session.allows(operation.method))
        await this.#session.send({ method: operation.method, target, json: this.#bodyOf(operation) });
    }
  }

  /** A missing required property and a value of a wrong type must be rejected. */
  async #expectInvalid(operation: ServedOperation, target: string): Promise<void> {
    const [body] = this.#bodiesOf(operation);
    const type = this.#inspector.typeOf(operation, operation.body?.contents[0]?.schema);
    if (body === undefined) return;
    const invalid: Json[] = [[], 7];
    for (const name of type?.required ?? [])
      invalid.push(Object.fromEntries(Object.entries(body).filter(([own]) => own !== name)));
    for (const [name, value] of Object.entries(body))
      if (typeof value === 'string') invalid.push({ ...body, [name]: { verify: [1] } });
    for (const json of invalid)
      await this.#expect(
        { operation, status: [400, 422], check: 'request-schema' },
        { method: operation.method, target, json },
      );
  }

  async #expect(
    expected: { readonly operation: ServedOperation; readonly status: readonly number[]; readonly check: CheckName },
    request: LiveRequest,
  ): Promise<void> {
    if (!this.#session.allows(request.method)) return;
    const exchange = await this.#session.send(request);
    if (expected.status.includes(exchange.status)) return;
    this.#options.verifier.observe({
      check: expected.check,
      operation: expected.operation.id,
      collection: expected.operation.resource?.collection,
      observed: `the server responded with ${exchange.status}`,
      expected: expected.status.join(' or '),
      exchange: exchange.number,
      request: `${request.method} ${request.target.split('?')[0]}`,
    });
  }

  /** Fills in the path and the required query; `undefined` if a value is not known. */
  #targetOf(operation: ServedOperation, address: Readonly<Record<string, string>> = {}): string | undefined {
    const values = { ...this.#options.parameters, ...address };
    let isKnown = true;
    const valueOf = (name: string): string => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      isKnown &&= value !== undefined;
      return encodeURIComponent(value ?? '');
    };
    const path = operation.path.replace(/\{([^}]*)\}/g, (_, name: string) => valueOf(name));
    const query = operation.parameters
      .filter(({ place, required }) => place === 'query' && required)
      .map(({ name }) => `${encodeURIComponent(name)}=${valueOf(name)}`);
    const target = `${operation.prefixes[0] ?? ''}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
    return isKnown ? target : undefined;
  }

  /** Returns the smallest body of an operation. */
  #bodyOf(operation: ServedOperation): Json | undefined {
    const schema = operation.body?.contents[0]?.schema;
    if (schema === undefined) return undefined;
    const sample = this.#inspector.sampleRequest(operation, schema);
    if (!isObject(sample)) return sample;
    const required = this.#inspector.typeOf(operation, schema)?.required;
    return Object.fromEntries(Object.entries(sample).filter(([name]) => required?.has(name) === true));
  }

  /** Returns bodies that create an item: names have the prefix, and nothing refers to an item that is not named. */
  #bodiesOf(operation: ServedOperation): readonly JsonObject[] {
    const schema = operation.body?.contents[0]?.schema;
    if (schema === undefined) return [];
    const type = this.#inspector.typeOf(operation, schema);
    const suffix = operation.document.referenceSuffix ?? 'Id';
    const parents = this.#parentsOf(operation);
    return [undefined, 1].flatMap((seed) => {
      const sample = this.#inspector.sampleRequest(operation, schema, seed);
      if (!isObject(sample)) return [];
      const own = Object.entries(sample).filter(([name, value]) => {
        const property = type?.properties.get(name);
        const isReference = name.endsWith(suffix) || property === undefined || typeof value === 'object';
        const isSettable = property?.isPreserved !== true || member(property.schema, 'x-create-only') === true;
        return isSettable && (type?.required.has(name) === true || !isReference);
      });
      const named = own.map(([name, value]) => [name, this.#withPrefix(name, value === false ? true : value)] as const);
      return [{ ...Object.fromEntries(named), ...parents }];
    });
  }

  /** Properties that repeat a parameter of the path: `employeeId` for `employee_id`. */
  #parentsOf(operation: ServedOperation): JsonObject {
    const values = this.#options.parameters ?? {};
    const properties = this.#inspector.typeOf(operation, operation.body?.contents[0]?.schema)?.properties;
    const names = operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
    const entries = names.map((name) => [camelCase(name), values[name]] as const);
    return Object.fromEntries(
      entries.flatMap(([name, value]) =>
        value !== undefined && properties?.has(name) === true ? [[name, value]] : [],
      ),
    );
  }

  #withPrefix(name: string, value: Json): Json {
    return typeof value === 'string' && NAME.test(name) ? `${this.#prefix} ${value}`.trim() : value;
  }

  #idOf(operation: ServedOperation, { status, responseBody = '', responseHeaders }: Exchange): string | undefined {
    if (status < 200 || status > 299) return undefined;
    const made = jsonOf(responseHeaders['content-type'], responseBody);
    const inner = operation.resource?.envelope.response;
    const item = inner === undefined ? made : member(made, inner);
    const id = isObject(item) ? member(item, this.#inspector.keyOf(this.#inspector.collectionOf(operation))) : item;
    return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
  }
}

function camelCase(name: string): string {
  return name.replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

function nullsOf(body: JsonObject, required: JsonObject): JsonObject {
  const names = Object.keys(body).filter((name) => !Object.hasOwn(required, name));
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** Changes the names in a body, which no other item depends on. */
function changed(name: string, value: Json): Json {
  return typeof value === 'string' && NAME.test(name) ? `${value} 2` : value;
}

/** Matches properties that name an item for people. */
const NAME = /name|title|label/i;
