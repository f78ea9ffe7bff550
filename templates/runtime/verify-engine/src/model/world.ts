import { Buffer } from 'node:buffer';
import {
  type Collections,
  createCore,
  type Identities,
  type Inspector,
  jsonOf,
  MemoryStore,
  type MockCore,
  type MockRequest,
  type MockResponse,
  type MockSource,
} from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import { SharedIds } from './compare-values.ts';
import { createdId, enveloped, type ObservedCall } from '../checks/observed-call.ts';

/** Response of a world to a request to which a server responded. */
export interface WorldResponse {
  readonly status: number;
  readonly body: Json | undefined;
  /** Stage or action of the mock that decided it. */
  readonly decidedBy: string;
  /** Rights of the caller. */
  readonly rights?: readonly string[];
  /** The caller is one of the users that are given. */
  readonly isKnown?: boolean;
}

/** Options of a world. */
export interface WorldOptions {
  readonly source: MockSource;
  readonly inspector: Inspector;
  /** Callers and their rights. @default those of the mock */
  readonly identities?: Identities | undefined;
  /** Items at the beginning. @default those of the mock */
  readonly data?: Collections | undefined;
  /** Seed of the items of the mock. @default 1 */
  readonly seed?: number | undefined;
  /** Factor on the number of items of the mock. @default 1 */
  readonly size?: number | undefined;
  /** Distance of the identifiers that it gives from those of another world. @default 0 */
  readonly idOffset?: number | undefined;
  /** Learns nested values of items too, of which a server may compute some from other items. @default true */
  readonly learnsNested?: boolean | undefined;
}

/** One state that a server may have by what its traffic showed: a mock that gets the same requests. */
export class World {
  /** Identifiers of the mock, by those of the server. */
  readonly ids: SharedIds = new SharedIds();
  readonly #inspector: Inspector;
  readonly #core: MockCore;
  readonly #learnsNested: boolean;
  readonly #store: OffsetStore;
  readonly #hasUsers: boolean;
  #decidedBy = '';
  #login = '';

  constructor({ source, inspector, identities, data, seed, size, idOffset = 0, learnsNested = true }: WorldOptions) {
    this.#inspector = inspector;
    this.#learnsNested = learnsNested;
    this.#hasUsers = identities !== undefined;
    this.#store = new OffsetStore(idOffset);
    this.#core = createCore({
      ...source,
      ...(identities === undefined ? {} : { identities }),
      ...(data === undefined ? {} : { data }),
      ...(seed === undefined ? {} : { seed }),
      ...(size === undefined ? {} : { size }),
      store: this.#store,
      onCall: ({ decidedBy, login }) => {
        this.#decidedBy = decidedBy;
        this.#login = login;
      },
      reportFailure: () => undefined,
    });
  }

  /** Responds to the request of an exchange, at its time. */
  async respond(call: ObservedCall): Promise<WorldResponse> {
    const { time } = call.exchange;
    if (time !== undefined) this.#core.clock.fix(new Date(time));
    const request = this.#translate(call);
    let response = await this.#core.handle(request);
    if (response.status === 401 && call.exchange.status !== 401 && !this.#knows(request)) {
      // The server knows the caller, and the mock does not, so the request is sent again as the technical user.
      const authorization = this.#technicalCredentials();
      if (authorization !== undefined)
        response = await this.#core.handle({ ...request, headers: { ...request.headers, authorization } });
    }
    const rights = this.#core.users.find(({ login }) => login === this.#login)?.rights ?? [];
    const { status } = response;
    return { status, body: bodyOf(response), decidedBy: this.#decidedBy, rights, isKnown: this.#knows(request) };
  }

  /** Learns the identifier that the server gave to an item which both created. */
  learnId(call: ObservedCall, { body }: WorldResponse): void {
    if (call.operation.resource?.action !== 'create') return;
    const observed = createdId(call, this.#inspector);
    const own = createdId({ ...call, output: body }, this.#inspector);
    if (observed !== undefined && own !== undefined) this.ids.set(observed, own);
  }

  /**
   * Takes over the items that a read returned; returns whether they are items for the mock too. Members that neither
   * the server nor this world shows in its response, such as the company of a card, stay what they are.
   *
   * @param own - response of this world to the same read
   */
  async learn(call: ObservedCall, own?: WorldResponse): Promise<boolean> {
    const collection = this.#inspector.collectionOf(call.operation);
    const key = this.#inspector.keyOf(collection);
    const shown = new Map(this.#itemsIn(call, own?.body).map((item) => [String(item[key]), item]));
    const all = own === undefined ? [] : await this.items(collection);
    const stored = new Map(all.map((item) => [String(item[key]), item]));
    const items = this.#itemsIn(call, call.output).map((item) => {
      const id = String(item[key]);
      const before = Object.entries(stored.get(id) ?? {});
      const hidden = before.filter(([name]) => !Object.hasOwn(shown.get(id) ?? {}, name));
      return { ...Object.fromEntries(hidden), ...item };
    });
    try {
      await this.#core.control().load({ [collection]: items });
      return true;
    } catch {
      // The mock rejects items that are invalid for it; they stay unknown.
      return false;
    }
  }

  /** Returns the items of a body as the mock stores them. */
  #itemsIn({ operation, found }: ObservedCall, output: Json | undefined): readonly JsonObject[] {
    const key = this.#inspector.keyOf(this.#inspector.collectionOf(operation));
    const body = enveloped(output, operation.resource?.envelope.response);
    const pathId = found.route.path[operation.resource?.id ?? ''];
    const names = Object.entries(found.route.path);
    const path = Object.fromEntries(names.map(([name, value]) => [name, this.ids.get(value) ?? value]));
    return (Array.isArray(body) ? body : [body]).flatMap((item): readonly JsonObject[] => {
      const id = member(item, key) ?? (Array.isArray(body) ? undefined : pathId);
      if (!isObject(item) || (typeof id !== 'string' && typeof id !== 'number')) return [];
      const known = {
        ...(this.#learnsNested ? item : withoutNested(item)),
        [key]: typeof id === 'string' ? (this.ids.get(id) ?? id) : id,
      };
      return [this.#inspector.storedItem(operation, known, path)];
    });
  }

  /** Returns the items that changed since the last call: the collection and the identifier of each. */
  takeChanges(): readonly (readonly [collection: string, id: string])[] {
    return this.#store.takeChanges();
  }

  /** Returns the items of a collection. */
  items(collection: string): Promise<readonly JsonObject[]> {
    return this.#core.control().items(collection);
  }

  /** Forgets everything that it learned. */
  async reset(): Promise<void> {
    await this.#core.control().reset();
    this.ids.clear();
  }

  #technicalCredentials(): string | undefined {
    const user = this.#core.users.find(({ technical }) => technical);
    return user === undefined ? undefined : basicOf(user);
  }

  /** Tests for a caller of the file of users, whose credentials the mock rejects as the server must. */
  #knows({ headers }: MockRequest): boolean {
    return this.#hasUsers && this.#core.users.some((user) => headers['authorization'] === basicOf(user));
  }

  /** Replaces identifiers of the server by those of the mock. */
  #translate({ exchange, target, input }: ObservedCall): MockRequest {
    const { method, requestHeaders: headers, requestBody: body } = exchange;
    if (this.ids.size === 0) return { method, target, headers, body };
    return {
      method,
      target: target.replace(/[^/?&=]+/g, (part) => encoded(this.ids.get(decoded(part))) ?? part),
      headers,
      body: input === undefined ? body : Buffer.from(JSON.stringify(this.#translateIds(input))),
    };
  }

  #translateIds(value: Json, name = 'id'): Json {
    if (typeof value === 'string') return /id$/i.test(name) ? (this.ids.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((entry) => this.#translateIds(entry, name));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#translateIds(inner, key)]));
  }
}

/** Returns the header `Authorization` of a user. */
export function basicOf({ login, password = '' }: Pick<MockCore['users'][number], 'login' | 'password'>): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
}

function withoutNested(item: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => typeof value !== 'object' || value === null));
}

/** Gives numbers from an offset on, and notes what changes. */
class OffsetStore extends MemoryStore {
  readonly #offset: number;
  #changes: (readonly [collection: string, id: string])[] = [];

  constructor(offset: number) {
    super();
    this.#offset = offset;
  }

  takeChanges(): readonly (readonly [collection: string, id: string])[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  override commit(...given: Parameters<MemoryStore['commit']>): Promise<boolean> {
    for (const { collection, id, isCheck } of given[1]) if (isCheck !== true) this.#changes.push([collection, id]);
    return super.commit(...given);
  }

  override async nextNumber(space: string, name: string): Promise<number> {
    return (await super.nextNumber(space, name)) + this.#offset;
  }
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
