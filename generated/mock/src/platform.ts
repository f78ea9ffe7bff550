import type { Clock } from './control/clock.ts';
import type { Identities, User } from './identity/users.ts';
import type { Awaitable, Json, JsonObject } from './json.ts';
import type { ObjectType } from './resources/object-type.ts';
import type { Collections } from './state/initial-state.ts';
import type { Transaction } from './state/transaction.ts';
import type { ServedOperation } from './document/operation.ts';
import type { MockResponse } from './http/message.ts';
import type { Part } from './http/multipart.ts';
import type { Random } from './random.ts';
import type { Parameters } from './validation/request-parameters.ts';

/** One call of an operation, after everything that can be refused without the state. */
export interface Call {
  /** As the document describes it. */
  readonly operation: ServedOperation;
  /** The collection that it works on, whatever its document calls it. */
  readonly collection: string;
  /** By place and name, as their schemas read them; those of headers in lower case. What was not sent is not there. */
  readonly parameters: Parameters;
  /** In the words of the current document; nothing where none was sent. */
  readonly body: Json | undefined;
  /** The shape of the body, in the same words. */
  readonly bodyType: ObjectType | undefined;
  /** Of a multipart form. */
  readonly parts: readonly Part[];
  /** Who was recognised, and may call the operation. */
  readonly caller: User;
  /** What is written to it is kept when the action has answered, all of it or nothing; a refusal keeps nothing. */
  readonly state: Transaction;
  /** What the time is: a test may have fixed or advanced it, so no behaviour asks the machine. */
  readonly clock: Clock;
  /**
   * Answers with an item or a list, in the shape of the operation's answer: nested objects beside their identifiers,
   * and what appears only when asked for where one of the options asks for it.
   */
  readonly respond: (value: JsonObject | readonly JsonObject[], options?: readonly string[]) => Awaitable<MockResponse>;
  /**
   * What the plain action of this name does (`read`, `search`, `create`, `replace`, `patch`, `delete`), for this call
   * or for what stands in its place.
   */
  readonly crud: (action: CrudAction, instead?: Partial<Pick<Call, 'parameters' | 'body'>>) => Awaitable<MockResponse>;
}

/** What the mock does by itself. */
export type CrudAction = 'read' | 'search' | 'create' | 'replace' | 'patch' | 'delete';

/** Answers an operation that does more than a plain action, or something else. */
export type Action = (call: Call) => Awaitable<MockResponse>;

/** An item on its way into the state. */
export interface WriteContext {
  readonly call: Call;
  readonly collection: string;
  readonly kind: 'create' | 'replace' | 'patch';
  /** What is there now; nothing on create. */
  readonly before?: JsonObject;
  /** The body as it was sent, or the item as a patch makes it. */
  readonly input: JsonObject;
}

/** Changes an item on its way into the state, or refuses it by throwing a `Refusal`. */
export type WriteRule = (item: JsonObject, writing: WriteContext) => Awaitable<JsonObject>;

/** Narrows what a search finds. */
export type SearchFilter = (call: Call) => ((item: JsonObject) => boolean) | undefined;

/** What a search looks through. */
export type SearchSource = (call: Call) => Awaitable<readonly JsonObject[]>;

/** Refuses a path that names what is not there (404), before anything of what is sent is judged. */
export type Precondition = (
  way: Pick<Call, 'state'> & { readonly path: Readonly<Record<string, string>> },
) => Awaitable<void>;

/** One thing that the platform does. */
export interface Behaviour {
  /** The rules that it shows at work, by their names: for who reads it; the mock does nothing with them. */
  readonly rules: readonly string[];
  /** By the identifier of an operation, by `collection.action`, or by `*.action` for every collection. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** By collection; `*` for every one. Applied in the order of the behaviours. */
  readonly writes?: Readonly<Record<string, WriteRule>>;
  /** By operation. */
  readonly filters?: Readonly<Record<string, SearchFilter>>;
  /** What a search looks through, where that is not its collection as it is; by operation. */
  readonly sources?: Readonly<Record<string, SearchSource>>;
  /** What a path must name, where that is more than items by their identifiers and codes; by operation. */
  readonly preconditions?: Readonly<Record<string, Precondition>>;
}

/** A condition that a property of a criteria object makes on an item; nothing where its value is none. */
export type Criterion = (criterion: {
  readonly name: string;
  readonly value: Json;
  /** Milliseconds since 1970, by the mock's clock. */
  readonly now: number;
}) => ((item: JsonObject) => boolean) | undefined;

/** All that the mock knows beyond the documents. */
export interface Platform {
  /** What it does: of several actions or sources for one operation the first counts; rules and filters all hold. */
  readonly behaviours: readonly Behaviour[];
  /**
   * Which collection a property `x` or a parameter `x_id` refers to: by `x`, or by `collection.x` where one differs.
   */
  readonly references: Readonly<Record<string, string>>;
  /** What identifies an item, where it is not `id`. */
  readonly keys: Readonly<Record<string, string>>;
  /** Which collection stands for another one of the documents. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Properties that appear only if a read option asks for them: by collection, the path of the property by option. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What each property of a criteria object asks of items; without it, it asks nothing. */
  readonly criterion?: Criterion;
  /** The items that every space starts from: the same for the same random numbers, `size` times as many as ordinary. */
  readonly seed?: (random: Random, size: number) => Collections;
  /**
   * Who may call where the caller names no users; without it nobody is asked who calls, and Prism answers everything.
   */
  readonly identities?: Identities;
  /** What is wrong with a user of the caller's file, beside the items that the mock starts from. */
  readonly checkUser?: (user: User, itemsOf: (collection: string) => readonly JsonObject[]) => readonly string[];
}

/** Knows nothing: serves any document by what stands in it. */
export const emptyPlatform: Platform = {
  behaviours: [],
  references: {},
  keys: {},
  aliases: {},
  options: {},
};
