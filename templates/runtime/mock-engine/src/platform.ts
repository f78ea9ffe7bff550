import type { Clock } from './clock.ts';
import type { Identities, User } from './identity/users.ts';
import { type Json, type JsonObject, textAt } from './json.ts';
import type { ObjectType } from './document/object-type.ts';
import type { Collections } from './state/initial-items.ts';
import type { Transaction } from './state/transaction.ts';
import type { ServedOperation } from './document/served-document.ts';
import type { ParametersOf, Reply, RequestBodyOf, ResponseBodyOf, TypesOf } from './document/operation-types.ts';
import { type NextResponse, toMockResponse } from './document/reply.ts';
import { type MockResponse, notFound } from './http/message.ts';
import type { Part } from './http/body.ts';
import type { Random } from './random.ts';
import type { Parameters } from './validation/request-parameters.ts';

/** Call of an operation, already authorized, parsed and validated. */
export interface Call {
  /** Operation as the document describes it. */
  readonly operation: ServedOperation;
  /** Collection that the operation works on, under its name in the current document. */
  readonly collection: string;
  /** Parameters by location and name, parsed by their schemas; names of headers in lower case. */
  readonly parameters: Parameters;
  /** Body with the names of the current document; `undefined` without one. */
  readonly body: Json | undefined;
  /** Type of the body, with the names of the current document. */
  readonly bodyType: ObjectType | undefined;
  /** Parts of a multipart form. */
  readonly parts: readonly Part[];
  /** Authenticated and authorized caller; without rights where the API names no users. */
  readonly caller: User;
  /** Optimistic transaction on the state. It is committed after the action, all or nothing; an error discards it. */
  readonly state: Transaction;
  /** Clock of the space. Tests fix and advance it, so behaviors must not use the system's. */
  readonly clock: Clock;
  /** Records a violation of the contract by a request that is handled nevertheless. */
  readonly reportViolation: (message: string) => void;
  /**
   * Responds with an item or a list, serialized by the response schema: nested objects are added beside their
   * identifiers, and properties that appear on request are included for the given options.
   */
  readonly respond: (value: JsonObject | readonly JsonObject[], options?: readonly string[]) => Promise<MockResponse>;
  /**
   * Runs a CRUD action (`read`, `search`, `create`, `replace`, `patch`, `delete`) for this call, or with other
   * parameters or another body.
   */
  readonly crud: (action: CrudAction, instead?: Partial<Pick<Call, 'parameters' | 'body'>>) => Promise<MockResponse>;
  /** Headers of the request, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Responds as the mock would without this action: by the next one, from the state, or by Prism. */
  readonly next: Next;
}

/**
 * Responds to a call as the mock would without the action that is asked.
 *
 * @param instead - parameters and a body in place of those of the call
 * @returns the response with its body parsed, which may be changed and returned
 */
export type Next<Body = unknown> = (
  instead?: Partial<Pick<Call, 'parameters' | 'body'>> | object,
) => Promise<NextResponse<Body>>;

/** Actions that the mock implements itself. */
export const CRUD_ACTIONS = ['read', 'search', 'create', 'replace', 'patch', 'delete'] as const;
export type CrudAction = (typeof CRUD_ACTIONS)[number];

/**
 * Handles an operation in its own way: an action of a behavior, or a handler of a test. Returns `undefined` to leave
 * the response to Prism.
 */
export type Action = (call: Call, next: Next) => Reply | undefined | Promise<Reply | undefined>;

/** Runs an action, and returns the response to send; `undefined` if it leaves the response to Prism. */
export async function runAction(action: Action, call: Call): Promise<MockResponse | undefined> {
  const reply = await action(call, call.next);
  return reply === undefined ? undefined : toMockResponse(reply, call.operation);
}

/** Action of an operation whose types are known. */
export type ActionOf<Types> = (
  call: Omit<Call, 'parameters' | 'body' | 'next'> & {
    readonly parameters: ParametersOf<Types>;
    readonly body: RequestBodyOf<Types>;
    readonly next: Next<ResponseBodyOf<Types>>;
  },
  next: Next<ResponseBodyOf<Types>>,
) => Reply | undefined | Promise<Reply | undefined>;

/** Write of an item, passed to write rules. */
export interface WriteContext {
  readonly call: Call;
  readonly collection: string;
  readonly kind: 'create' | 'replace' | 'patch';
  /** Current item; `undefined` on create. */
  readonly before?: JsonObject;
  /** Body as sent, or the patched item. */
  readonly input: JsonObject;
}

/** Changes an item before it is written, or rejects the write by throwing an `HttpError`. */
export type WriteRule = (item: JsonObject, writing: WriteContext) => JsonObject | Promise<JsonObject>;

/** Filters the results of a search. */
export type SearchFilter = (call: Call) => ((item: JsonObject) => boolean) | undefined;

/** Provides the items that a search filters. */
export type SearchSource = (call: Call) => readonly JsonObject[] | Promise<readonly JsonObject[]>;

/** Rejects a path to a missing item (404) before the request is validated. */
export type Precondition = (
  way: Pick<Call, 'state'> & { readonly path: Readonly<Record<string, string>> },
) => void | Promise<void>;

/** Behavior of an API beyond its document. */
export interface Behavior {
  /** Numbers of the documented rules that it implements, for the reader only. */
  readonly rules?: readonly string[];
  /** Validates the responses of its actions, which strict mode does for all responses. @default false */
  readonly isChecked?: boolean;
  /** Actions by operation id, by `collection.action`, or by `*.action` for every collection. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** Write rules by collection, `*` for all. They apply in the order of the behaviors. */
  readonly writes?: Readonly<Record<string, WriteRule>>;
  /** Search filters by operation id. */
  readonly filters?: Readonly<Record<string, SearchFilter>>;
  /** Search sources by operation id, if a search does not filter its whole collection. */
  readonly sources?: Readonly<Record<string, SearchSource>>;
  /** Preconditions by operation id, beyond the existence of the items that the path names. */
  readonly preconditions?: Readonly<Record<string, Precondition>>;
}

/** Behavior whose actions are typed by the operations of a document. */
export interface BehaviorOf<Operations> extends Omit<Behavior, 'actions'> {
  /** Actions by operation id, or by `collection.action`. */
  readonly actions?: {
    readonly [Id in keyof Operations]?: ActionOf<TypesOf<Operations, Id>>;
  } & Readonly<Record<`${string}.${string}`, Action>>;
}

/** Creates the condition of a property of a criteria object; `undefined` if its value sets none. */
export type Criterion = (criterion: {
  readonly name: string;
  readonly value: Json;
  /** Current time in milliseconds since 1970, by the clock of the space. */
  readonly now: number;
}) => ((item: JsonObject) => boolean) | undefined;

/** Knowledge of the platform that the documents do not contain. */
export interface Platform {
  /** Behaviors. Of several actions or sources of one operation the first wins; all rules and filters apply. */
  readonly behaviors: readonly Behavior[];
  /** Sentences of the documented rules, by number. @default none */
  readonly ruleSentences?: Readonly<Record<string, string>>;
  /** Collections that a property `x` or a parameter `x_id` refers to: by `x`, or by `collection.x` if one differs. */
  readonly references: Readonly<Record<string, string>>;
  /** Property that identifies the items of a collection, if it is not `id`. */
  readonly keys: Readonly<Record<string, string>>;
  /** Aliases: the collection that stands for another one of the documents. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Properties that appear only on request: by collection, the path of the property by option. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Read options of a previous version, with the names that replace them. They have no effect, and are a violation. */
  readonly replacedOptions?: Readonly<Record<string, string>>;
  /** Condition of each property of a search's criteria object. @default none */
  readonly criterion?: Criterion;
  /** Creates the initial items: the same for the same random numbers, `size` times as many as usual. */
  readonly seed?: (random: Random, size: number) => Collections;
  /** Status by which the platform refuses a request because of concurrent changes. @default 409 */
  readonly conflictStatus?: number;
  /**
   * Users and clients, unless the `users` option replaces them. Without users, any credentials of a documented kind are
   * accepted, and state follows the conventions of REST.
   */
  readonly identities?: Identities;
  /** Validates a user of the `users` option against the initial items, and returns the errors. */
  readonly checkUser?: (user: User, itemsOf: (collection: string) => readonly JsonObject[]) => readonly string[];
}

/** Platform without behavior, which serves any document. */
export const emptyPlatform: Platform = {
  behaviors: [],
  references: {},
  keys: {},
  aliases: {},
  options: {},
};

/** Adds a behavior to a platform, before those that it has. The document checks what it responds with. */
export function withBehavior(behavior: Behavior, platform: Platform = emptyPlatform): Platform {
  return { ...platform, behaviors: [{ ...behavior, isChecked: true }, ...platform.behaviors] };
}

/** Returns the collection of an operation, under its name in the current document. */
export function collectionOf({ resource }: ServedOperation, platform: Platform): string {
  const collection = resource?.collection ?? '';
  return textAt(platform.aliases, collection) ?? collection;
}

/** Returns the property that identifies the items of a collection. */
export function keyOf(platform: Platform): (collection: string) => string {
  return (collection) => textAt(platform.keys, collection) ?? 'id';
}

/** Returns the collection that a property or parameter refers to, by its name without the suffix. */
export function referenceOf(name: string, { references }: Platform): string | undefined {
  return textAt(references, name);
}

const camelCases = new Map<string, string>();

/** Converts the name of a parameter to that of a property: `projectId` for `project_id`. Results are cached. */
export function camelCase(name: string): string {
  const known = camelCases.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  camelCases.set(name, made);
  return made;
}

/**
 * The item that the path of a call names.
 *
 * @throws HttpError 404 where there is none
 */
export async function requireItem({ operation, parameters, collection, state }: Call): Promise<JsonObject> {
  const id = parameters.path[operation.resource?.id ?? ''] ?? '';
  const item = await state.get(collection, id);
  if (item === undefined) throw notFound('identifier', id);
  return item;
}
