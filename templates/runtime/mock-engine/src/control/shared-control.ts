import { clearInterval, setInterval } from 'node:timers';
import { HttpError, type MockRequest } from '../http/message.ts';
import { isObject, jsonCopy, type JsonObject, listAt, objectAt } from '../json.ts';
import type { CallLog, CallRecord, Entry, Store } from '../state/store.ts';
import type { Expectation, StoredCall } from './calls.ts';
import type { AppliedFault } from './faults.ts';
import { MAIN_SPACE, type Space } from './spaces.ts';

/** Attempts before a change that keeps conflicting is rejected. */
const MAX_ATTEMPTS = 200;

/** Collection and identifier of a shared document. */
const DOCUMENT = 'control';

/** Part of the control state that processes share. */
interface SharedState {
  readonly serialize: () => JsonObject;
  readonly restore: (item: JsonObject) => void;
}

/** Document in the store, with its copy in this process. Changes apply to the latest version. */
class SharedDocument {
  readonly #store: Store;
  readonly #place: string;
  readonly #state: SharedState;
  /** Version of the copy; `undefined` if it may differ from the document. */
  #version: number | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, place: string, state: SharedState) {
    this.#store = store;
    this.#place = place;
    this.#state = state;
  }

  /** Lets the next change begin with the document in the store, because the copy differs from it. */
  markChanged(): void {
    this.#version = undefined;
  }

  /** Brings the copy up to date. */
  async refresh(): Promise<void> {
    this.#apply(await this.#store.get(this.#place, DOCUMENT, DOCUMENT));
  }

  /** Makes a change, again if another process was faster. The changes of this process wait for each other. */
  update<Result>(change: () => Result): Promise<Result> {
    const result = this.#last.then(() => this.#update(change));
    this.#last = result.catch(() => {});
    return result;
  }

  async #update<Result>(change: () => Result): Promise<Result> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const entry = await this.#store.get(this.#place, DOCUMENT, DOCUMENT);
      this.#apply(entry);
      const before = JSON.stringify(this.#state.serialize());
      const result = change();
      const item = this.#state.serialize();
      if (JSON.stringify(item) === before) return result;
      this.#version = undefined;
      const changed = { collection: DOCUMENT, id: DOCUMENT, expectedVersion: entry?.version ?? 0, item };
      if (await this.#store.commit(this.#place, [changed])) return result;
    }
    throw new HttpError(409, 'Too many concurrent modifications.');
  }

  #apply(entry: Entry | undefined): void {
    const version = entry?.version ?? 0;
    if (this.#version === version) return;
    this.#version = version;
    this.#state.restore(entry?.item ?? {});
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TOUCH_INTERVAL_MS = 60_000;
const MAX_SWEEP_INTERVAL_MS = 600_000;

interface SharedControlOptions {
  /** Remote store. */
  readonly store: Store & { readonly callLog: CallLog };
  readonly callsPerSpace: number;
  /** Milliseconds for which a space that is not used stays in the store. @default a day */
  readonly spaceTtlMs?: number | undefined;
}

/**
 * Keeps what tests control the same in all processes on a remote store: clock, faults and expectations as one
 * document for each space, and the calls in a log. A space that is not used for some time is deleted.
 */
export class SharedControl {
  readonly #options: SharedControlOptions;
  readonly #spaces = new WeakMap<Space, SharedDocument>();
  readonly #touched = new WeakMap<Space, number>();
  readonly #ttlMs: number;
  #isChangingClock = false;
  /** Changes that nothing has waited for yet: the next request does, and fails where they failed. */
  #pending: Promise<unknown> | undefined;

  constructor(options: SharedControlOptions) {
    this.#options = options;
    this.#ttlMs = options.spaceTtlMs ?? DAY_MS;
  }

  /** Shares a space of this process, so that changes of its clock reach the others. */
  add(space: Space): void {
    const { clock } = space;
    clock.onChange = () => {
      if (this.#isChangingClock) return;
      const changed = clock.serialize();
      this.#documentOf(space).markChanged();
      this.#finishLater(this.changeClock(space, () => clock.restore(changed)));
    };
  }

  /** Brings the copies of this process up to date. It shares a trip with other reads of the same turn. */
  async refresh(space: Space): Promise<void> {
    this.#touch(space);
    await this.finish();
    await this.#documentOf(space).refresh();
  }

  /** Waits for changes that nothing has waited for yet. */
  async finish(): Promise<void> {
    const pending = this.#pending;
    this.#pending = undefined;
    await pending;
  }

  /** Changes the clock, the faults and expectations of a space, for all processes. */
  update<Result>(space: Space, change: () => Result): Promise<Result> {
    return this.#documentOf(space).update(change);
  }

  changeClock(space: Space, change: () => void): Promise<void> {
    return this.update(space, () => {
      this.#isChangingClock = true;
      try {
        change();
      } finally {
        this.#isChangingClock = false;
      }
    });
  }

  /** Selects the fault of a call; its count is that of all processes. */
  async selectFault(space: Space, operation: string, request: MockRequest): Promise<AppliedFault | undefined> {
    if (space.faults.isEmpty) return undefined;
    return this.update(space, () => space.faults.select(operation, request));
  }

  /** Records a call. It is in the log when the response is sent, so that every process finds it. */
  async record(space: Space, call: StoredCall): Promise<void> {
    await this.#options.store.callLog.record(space.name, this.recordOf(space, call));
  }

  /** Returns the record of a call, which counts those that are dropped for it. */
  recordOf(space: Space, call: StoredCall, onRecorded: () => void = () => {}): CallRecord {
    return {
      text: serializeCall(call),
      isViolating: call.violations.length > 0,
      isCounted: space.expectations.length > 0,
      limit: this.#options.callsPerSpace,
      onRecorded: (dropped) => {
        onRecorded();
        const calls = dropped.map(parseCall);
        if (calls.length > 0)
          this.#finishLater(this.update(space, () => calls.forEach((each) => space.calls.forget(each))));
      },
    };
  }

  /** Reads the calls that all processes recorded. */
  async readCalls(space: Space): Promise<void> {
    await this.finish();
    const [{ last, texts }] = await Promise.all([
      this.#options.store.callLog.read(space.name),
      this.#documentOf(space).refresh(),
    ]);
    space.calls.replace(texts.map(parseCall), last);
  }

  async clearCalls(space: Space): Promise<void> {
    await this.#options.store.callLog.clear(space.name);
  }

  /** Removes everything of a space. */
  async remove({ name }: Space): Promise<void> {
    await this.#options.store.callLog.remove(name);
    await this.#options.store.clear(placeOf(name));
  }

  /** Deletes unused spaces periodically, until a signal is aborted. */
  sweepSpaces(remove: (space: string) => Promise<void>, signal: AbortSignal): void {
    const timer = setInterval(
      () => void this.sweep(remove, Date.now() - this.#ttlMs).catch(() => {}),
      Math.min(this.#ttlMs, MAX_SWEEP_INTERVAL_MS),
    );
    timer.unref();
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  /** Deletes the spaces that were not used since a time. */
  async sweep(remove: (space: string) => Promise<void>, since: number): Promise<void> {
    for (const name of await this.#options.store.callLog.takeUnused(since)) await remove(name);
  }

  #finishLater(change: Promise<unknown>): void {
    this.#pending = Promise.all([this.#pending, change]);
    this.#pending.catch(() => {});
  }

  #documentOf(space: Space): SharedDocument {
    const known = this.#spaces.get(space);
    if (known !== undefined) return known;
    const state = { serialize: () => serializeSpace(space), restore: (item: JsonObject) => restoreSpace(space, item) };
    const document = new SharedDocument(this.#options.store, placeOf(space.name), state);
    this.#spaces.set(space, document);
    return document;
  }

  /** Notes in the store that a space is used. */
  #touch(space: Space): void {
    const now = Date.now();
    const interval = Math.min(this.#ttlMs / 4, MAX_TOUCH_INTERVAL_MS);
    if (space.name === MAIN_SPACE || now - (this.#touched.get(space) ?? 0) < interval) return;
    this.#touched.set(space, now);
    // Without it, the space is only deleted earlier.
    this.#options.store.callLog.touch(space.name, now).catch(() => this.#touched.delete(space));
  }
}

/** Returns a call as a text. */
function serializeCall({ requestBody, responseBody, ...call }: StoredCall): string {
  const body = typeof responseBody === 'string' ? { text: responseBody } : { bytes: base64Of(responseBody) };
  return JSON.stringify({ ...call, requestBody: base64Of(requestBody), responseBody: body });
}

/** Parses a text of `serializeCall`. */
function parseCall(text: string): StoredCall {
  const { requestBody, responseBody, ...call } = JSON.parse(text);
  const body: unknown = responseBody.text ?? bytesOf(responseBody.bytes);
  return { ...call, requestBody: bytesOf(requestBody), responseBody: body };
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** Returns the place of a space's document; a snapshot of the space has a name behind the slash. */
function placeOf(space: string): string {
  return `${space}/`;
}

function serializeSpace(space: Space): JsonObject {
  const dropped = space.calls.droppedViolations.map(serializeCall);
  const expectations = jsonCopy(space.expectations);
  return { clock: space.clock.serialize(), faults: space.faults.serialize(), expectations, dropped };
}

function restoreSpace(space: Space, item: JsonObject): void {
  const { expectations } = space;
  space.clock.restore(objectAt(item, 'clock'));
  space.faults.restore(listAt(item, 'faults').filter(isObject));
  // `Control.expect` has parsed each of them.
  expectations.splice(0, expectations.length, ...(listAt(item, 'expectations') as object[] as Expectation[]));
  space.calls.droppedViolations = listAt(item, 'dropped').map((text) => parseCall(String(text)));
}
