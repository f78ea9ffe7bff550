import { decodeUtf8 } from '#mock/inspection.ts';
import type { Json } from '#shared/json.ts';
import type { ObservedCall } from '../checks/observed-call.ts';
import type { PrecedingWrite } from '../checks/rule-ranking.ts';

/** Write whose effect a later response may show. */
export interface ModeledWrite extends PrecedingWrite {
  /** Number of its exchange. */
  readonly number: number;
  readonly collection: string;
  /** Its request, without the exchange: thousands of responses would take much memory. */
  readonly call: Pick<ObservedCall, 'operation' | 'input'>;
}

/** Item that a read shows, with the value that differs. */
interface ShownItem {
  readonly collection: string;
  readonly id: string;
  readonly observed?: Json | undefined;
}

/** Key of the last write of any item. */
const ANY = '';
/** Items whose last write is kept, and reads that agreed. */
const MAX_KEPT = 10_000;
/** Last writes of any item, also rejected ones, that are kept. */
const MAX_RECENT = 50;
/** Length of a text that tells who sent it. */
const MIN_TEXT = 12;
/** Reads with a longer body are not kept. */
const MAX_BODY_BYTES = 2_000;

/** Writes of a traffic, and the reads that agreed with the model after them: a difference since has a later cause. */
export class WriteHistory {
  readonly #writers = new Map<string, ModeledWrite>();
  #recent: readonly ModeledWrite[] = [];
  /** Number of the last write before a read agreed. */
  readonly #agreed = new Map<string, number>();

  /** Notes a write, with the items that it changed in the model: none if the model rejects it. */
  add(write: ModeledWrite, changes: readonly (readonly [collection: string, id: string])[]): void {
    this.#recent = [...this.#recent, write].slice(-MAX_RECENT);
    for (const change of changes)
      for (const key of [ANY, change[0], change.join(' ')])
        if (this.#writers.size < MAX_KEPT || this.#writers.has(key)) this.#writers.set(key, write);
  }

  /** Notes that the model returns the same for a read. */
  agree(call: ObservedCall): void {
    const key = keyOf(call);
    if (key === undefined || (this.#agreed.size >= MAX_KEPT && !this.#agreed.has(key))) return;
    this.#agreed.set(key, this.#lastWrite);
  }

  /** Tests whether the same read agreed after the last write: then a read has changed what it returns. */
  isUnwritten(call: ObservedCall): boolean {
    return this.#agreed.get(keyOf(call) ?? '') === this.#lastWrite;
  }

  /**
   * Returns the write that explains a difference of a read: the last one of the item, or else of its collection, or of
   * any, since what no write changes itself, such as a tree, follows from items of others. If the read agreed after it,
   * a later write is the cause, which should have had no effect, as is one that sent the text that the read shows.
   */
  writerOf(call: ObservedCall, { collection, id, observed }: ShownItem): ModeledWrite | undefined {
    const [own] = [`${collection} ${id}`, collection, ANY].flatMap((key) => this.#writers.get(key) ?? []);
    const agreed = this.#agreed.get(keyOf(call) ?? '');
    const sender = this.#recent.findLast((write) => write.number > (own?.number ?? 0) && hasSent(write, observed));
    if (sender !== undefined) return sender;
    if (agreed === undefined || (own !== undefined && own.number > agreed)) return own;
    const later = this.#recent.filter((write) => write.number > agreed);
    return later.findLast((write) => write.collection === collection) ?? later.at(-1) ?? own;
  }

  get #lastWrite(): number {
    return this.#recent.at(-1)?.number ?? 0;
  }
}

function hasSent({ call: { input } }: ModeledWrite, value: Json | undefined): boolean {
  if (typeof value !== 'string' || value.length < MIN_TEXT) return false;
  return JSON.stringify(input ?? null).includes(JSON.stringify(value));
}

/** Returns what equal requests share; `undefined` for a large one. */
function keyOf({ exchange, target }: ObservedCall): string | undefined {
  const { method, requestHeaders, requestBody } = exchange;
  if (requestBody.byteLength > MAX_BODY_BYTES) return undefined;
  return JSON.stringify([method, target, requestHeaders['authorization'] ?? '', decodeUtf8(requestBody)]);
}
