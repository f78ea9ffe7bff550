import { type Inspector, jsonOf, type ServedOperation } from '#mock/inspection.ts';
import { createdId, isSuccess } from '../checks/observed-call.ts';
import type { Exchange } from '../har/exchange.ts';
import { mayCallNamed } from './operation-order.ts';
import type { RequestBuilder } from './request-builder.ts';
import type { Cleanup } from '../verify-har.ts';
import type { LiveRequest, Session } from './session.ts';

/** Options of {@link CreatedItems}. */
export interface CreatedItemsOptions {
  readonly session: Session;
  readonly inspector: Inspector;
  readonly requests: RequestBuilder;
  /** Operations that may leave what they create. @default none */
  readonly touch?: readonly string[] | undefined;
}

/** Item that a request created. */
export interface CreatedItem {
  readonly id: string;
  /** Parameters of its path. */
  readonly address: Readonly<Record<string, string>>;
  /** Target of the request that removes it; `undefined` if no operation does. */
  readonly removal: string | undefined;
}

/** An item that was removed, as far as the server says. */
interface RemovedItem {
  /** Request that removed it, with the status of the response. */
  readonly removal: string;
  readonly read: LiveRequest;
  /** The server returned it afterwards. */
  isKept: boolean | undefined;
}

/** Limit of the items that are listed as left behind, and of those that are read after their removal. */
const MAX_REMAINING = 1_000;
const MAX_CONFIRMED = 100;

/** Items that were created and have to be removed, the newest first. */
export class CreatedItems {
  readonly #options: CreatedItemsOptions;
  /** Requests that remove, by their target. */
  readonly #removals = new Map<string, Omit<LiveRequest, 'target'> & { readonly read: LiveRequest | undefined }>();
  /** Items that were removed and that can be read, by the target that reads them. */
  readonly #removed = new Map<string, RemovedItem>();
  readonly #remaining: string[] = [];
  #created = 0;
  #removedCount = 0;
  #failed = 0;

  constructor(options: CreatedItemsOptions) {
    this.#options = options;
  }

  /** Items that are left on the server, each with the reason. */
  get remaining(): readonly string[] {
    return [...this.#remaining, ...this.#kept()].slice(0, MAX_REMAINING);
  }

  /** Numbers of the items that were created, removed, and left although no operation of `touch` created them. */
  get cleanup(): Cleanup {
    const kept = this.#kept().length;
    return { created: this.#created, removed: this.#removedCount - kept, failed: this.#failed + kept };
  }

  /** Items that the server returns after a removal that succeeded. */
  #kept(): readonly string[] {
    return [...this.#removed.values()].flatMap(({ removal, read, isKept }) =>
      isKept === true ? [`${removal}, but ${read.method} ${read.target} still returns the item.`] : [],
    );
  }

  /** Returns the operation that removes the items of a collection. */
  removalOf({ resource, document }: ServedOperation): ServedOperation | undefined {
    return document.operations.find(
      (other) => other.resource?.action === 'delete' && other.resource.collection === resource?.collection,
    );
  }

  /** Registers the item that a request created, and forgets the one that it removed. */
  observe(operation: ServedOperation, exchange: Exchange, target: string): CreatedItem | undefined {
    const { action } = operation.resource ?? {};
    const { status, responseBody = '', responseHeaders } = exchange;
    if (action === 'delete' && (isSuccess(status) || status === 404)) this.#forget(target, status);
    if (action === 'read') this.#noteRead(exchange, target);
    if (action !== 'create' || !isSuccess(status)) return undefined;
    this.#created += 1;
    const output = jsonOf(responseHeaders['content-type'], responseBody);
    const id = createdId({ operation, output }, this.#options.inspector);
    const remove = this.removalOf(operation);
    if (id === undefined || remove === undefined) {
      const message = `${operation.id} created ${id ?? 'an item without an identifier'}: no operation removes it.`;
      this.#leave(message, mayCallNamed(operation, this.#options));
      return undefined;
    }
    const found = this.#options.inspector.route(operation.method, target);
    const path = found.kind === 'found' ? found.route.path : {};
    const address = { ...path, [remove.resource?.id ?? '']: id };
    const removal = this.#options.requests.target(remove, address);
    if (removal === undefined) this.#leave(`${operation.id} created ${id}: its path is not known.`);
    else {
      const headers = credentialsOf(exchange);
      this.#removals.set(removal, { method: remove.method, headers, read: this.#readOf(operation, address, headers) });
    }
    return { id, address, removal };
  }

  #readOf(
    { document, resource }: ServedOperation,
    address: CreatedItem['address'],
    headers: LiveRequest['headers'] = {},
  ): LiveRequest | undefined {
    const read = document.operations.find(
      ({ method, resource: own }) =>
        method === 'GET' && own?.action === 'read' && own.collection === resource?.collection,
    );
    const target = read && this.#options.requests.target(read, address);
    return target === undefined ? undefined : { method: 'GET', target, headers };
  }

  /** Notes whether the server still has an item that was removed. */
  #noteRead(exchange: Exchange, target: string): void {
    const removed = exchange.method === 'GET' ? this.#removed.get(target) : undefined;
    if (removed !== undefined) removed.isKept = isSuccess(exchange.status);
  }

  /** Notes that an item was removed. */
  #forget(target: string, status: number): void {
    const removal = this.#removals.get(target);
    if (removal === undefined) return;
    this.#removals.delete(target);
    this.#removedCount += 1;
    const { method, read } = removal;
    if (read === undefined || this.#removed.size >= MAX_REMAINING) return;
    this.#removed.set(read.target, { removal: `${method} ${target} got ${status}`, read, isKept: undefined });
  }

  /** Removes all items. */
  async remove(): Promise<void> {
    for (const [target, { read: _, ...removal }] of [...this.#removals].toReversed()) {
      const reason = await this.#removeOne({ ...removal, target });
      if (reason === undefined) continue;
      this.#leave(`${removal.method} ${target} failed (${reason}): remove the item by hand.`);
    }
    this.#removals.clear();
  }

  /** Reads the items that were removed and not read since, and again those that the server returned then. */
  async confirm(): Promise<void> {
    const open = [...this.#removed.values()].filter(({ isKept }) => isKept !== false).slice(0, MAX_CONFIRMED);
    for (const item of open) {
      try {
        item.isKept = isSuccess((await this.#options.session.send(item.read)).status);
      } catch {
        return;
      }
    }
  }

  /** Records an item that is still there, as a failure unless the caller allowed it. */
  #leave(message: string, isAllowed = false): void {
    if (!isAllowed) this.#failed += 1;
    if (this.#remaining.length < MAX_REMAINING) this.#remaining.push(message);
  }

  async #removeOne(request: LiveRequest): Promise<string | undefined> {
    try {
      const { status } = await this.#options.session.send(request);
      if (status >= 300 && status !== 404) return String(status);
      this.#forget(request.target, status);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Returns the credentials of who created an item, because others may not remove it. */
function credentialsOf({ requestHeaders: { authorization } }: Exchange): Readonly<Record<string, string>> {
  return authorization === undefined ? {} : { authorization };
}
