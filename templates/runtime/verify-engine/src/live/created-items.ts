import { type Inspector, jsonOf, type ServedOperation } from '#mock/inspection.ts';
import { createdId, isSuccess } from '../checks/observed-call.ts';
import type { Exchange } from '../har/exchange.ts';
import type { RequestBuilder } from './request-builder.ts';
import type { LiveRequest, Session } from './session.ts';

/** Options of {@link CreatedItems}. */
export interface CreatedItemsOptions {
  readonly session: Session;
  readonly inspector: Inspector;
  readonly requests: RequestBuilder;
}

/** Item that a request created. */
export interface CreatedItem {
  readonly id: string;
  /** Parameters of its path. */
  readonly address: Readonly<Record<string, string>>;
  /** Target of the request that removes it; `undefined` if no operation does. */
  readonly removal: string | undefined;
}

/** Limit of the items that are listed as left behind. */
const MAX_REMAINING = 1_000;

/** Items that were created and have to be removed, the newest first. */
export class CreatedItems {
  readonly #options: CreatedItemsOptions;
  /** Requests that remove, by their target. */
  readonly #removals = new Map<string, Omit<LiveRequest, 'target'>>();
  readonly #remaining: string[] = [];

  constructor(options: CreatedItemsOptions) {
    this.#options = options;
  }

  /** Items that are left on the server, each with the reason. */
  get remaining(): readonly string[] {
    return this.#remaining;
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
    if (action === 'delete' && (isSuccess(status) || status === 404)) this.#removals.delete(target);
    if (action !== 'create' || !isSuccess(status)) return undefined;
    const output = jsonOf(responseHeaders['content-type'], responseBody);
    const id = createdId({ operation, output }, this.#options.inspector);
    const remove = this.removalOf(operation);
    if (id === undefined || remove === undefined) {
      this.#leave(`${operation.id} created ${id ?? 'an item without an identifier'}: no operation removes it.`);
      return undefined;
    }
    const found = this.#options.inspector.route(operation.method, target);
    const path = found.kind === 'found' ? found.route.path : {};
    const address = { ...path, [remove.resource?.id ?? '']: id };
    const removal = this.#options.requests.target(remove, address);
    if (removal === undefined) this.#leave(`${operation.id} created ${id}: its path is not known.`);
    else this.#removals.set(removal, { method: remove.method, headers: credentialsOf(exchange) });
    return { id, address, removal };
  }

  /** Removes all items, and returns a message for each that is left. */
  async remove(): Promise<readonly string[]> {
    const left: string[] = [];
    for (const [target, removal] of [...this.#removals].toReversed()) {
      const reason = await this.#removeOne({ ...removal, target });
      if (reason !== undefined) left.push(`${removal.method} ${target} failed (${reason}): remove the item by hand.`);
    }
    this.#removals.clear();
    for (const message of left) this.#leave(message);
    return left;
  }

  #leave(message: string): void {
    if (this.#remaining.length < MAX_REMAINING) this.#remaining.push(message);
  }

  async #removeOne(request: LiveRequest): Promise<string | undefined> {
    try {
      const { status } = await this.#options.session.send(request);
      return status < 300 || status === 404 ? undefined : String(status);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Returns the credentials of who created an item, because others may not remove it. */
function credentialsOf({ requestHeaders: { authorization } }: Exchange): Readonly<Record<string, string>> {
  return authorization === undefined ? {} : { authorization };
}
