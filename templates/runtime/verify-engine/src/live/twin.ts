import type { AsyncCommand } from 'fast-check';
import { type Inspector, inspectorOf, type ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { type Finding, findingKey } from '../checks/finding.ts';
import { TrafficVerifier, type VerifyReport, type VerifySource } from '../verify-har.ts';
import { isReadOperation, withoutServerPath } from '../checks/observed-call.ts';
import { CreatedItems } from './created-items.ts';
import { RequestBuilder } from './request-builder.ts';
import { mayCallNamed, selectOperations } from './operation-order.ts';
import type { RunOptions } from './run.ts';
import { recordEnd, Session, SessionEndError } from './session.ts';
import { renamed } from './value-variants.ts';

/** Options of {@link compareWithMock}. */
export interface TwinOptions extends RunOptions {
  /** Number of random histories. @default 100 */
  readonly histories?: number | undefined;
  /** Seed of the histories: the same seed sends the same requests. @default 1 */
  readonly seed?: number | undefined;
}

/** Requests of one history at most. */
const MAX_STEPS = 12;

/**
 * Sends the same random histories of requests to a server and to the mock, and reports where they differ, each with the
 * shortest history that shows it. A history creates items that it removes again, and touches what the caller allows.
 *
 * @throws TypeError for an unknown operation in `only` or `touch`
 */
export async function compareWithMock(source: VerifySource, options: TwinOptions): Promise<VerifyReport> {
  const baseUrl = withoutServerPath(options.baseUrl, inspectorOf(source));
  const twin = new Twin(source, { ...options, baseUrl });
  try {
    await twin.compare();
  } catch (error) {
    recordEnd(error, twin.verifier);
  }
  await twin.clean();
  return twin.report();
}

/** Items that the current history created, by collection. */
type HistoryState = Map<string, string[]>;

class Twin {
  readonly verifier: TrafficVerifier;
  readonly #options: TwinOptions;
  readonly #inspector: Inspector;
  readonly #session: Session;
  readonly #requests: RequestBuilder;
  readonly #created: CreatedItems;
  readonly #operations: readonly ServedOperation[];
  /** Findings that were reported with their shortest history. */
  readonly #explained = new Map<string, readonly string[]>();
  /** Findings of the current request. */
  #fresh: Finding[] = [];
  #lines: string[] = [];
  #failure: { readonly key: string; readonly lines: readonly string[] } | undefined;
  #end: SessionEndError | undefined;

  constructor(source: VerifySource, options: TwinOptions) {
    const { parameters = {}, prefix = `verify-${Math.floor(Math.random() * 1e6)}` } = options;
    this.#options = options;
    this.#inspector = inspectorOf(source);
    this.verifier = new TrafficVerifier(source, {
      ...options,
      serverState: options.serverState ?? 'unknown',
      onFinding: (finding) => this.#fresh.push(finding),
    });
    this.#session = new Session({ ...options, onExchange: (exchange) => this.verifier.verify(exchange) });
    this.#requests = new RequestBuilder({ inspector: this.#inspector, parameters, prefix });
    this.#created = new CreatedItems({
      ...{ session: this.#session, inspector: this.#inspector, requests: this.#requests },
      touch: options.touch,
    });
    this.#operations = selectOperations(this.#inspector, options).filter((operation) => this.#mayCall(operation));
  }

  async compare(): Promise<void> {
    const { default: fc } = await import('fast-check');
    const { histories = 100, seed = 1 } = this.#options;
    if (this.#operations.length === 0) throw new TypeError('There is no operation that may be called.');
    const stepsOf = (operations: readonly ServedOperation[]) =>
      fc.commands(
        operations.map((operation) =>
          fc
            .record({ variant: fc.nat({ max: 1000 }), item: fc.nat({ max: 10 }) })
            .map((choice) => this.#command(operation, choice)),
        ),
        { maxCommands: MAX_STEPS, size: 'max' },
      );
    const history = fc.oneof(...this.#groups().map(stepsOf));
    const property = fc.asyncProperty(history, async (steps) => {
      if (this.#end !== undefined) return;
      this.#lines = [];
      await this.verifier.startHistory();
      try {
        await fc.asyncModelRun(() => ({ model: new Map<string, string[]>(), real: this }), steps);
      } finally {
        await this.#cleanHistory();
      }
    });
    // A difference ends a check; the next one looks for others.
    for (let done = 0, round = 0; done < histories && this.#end === undefined; round += 1) {
      this.#failure = undefined;
      const result = await fc.check(property, { numRuns: histories - done, seed: seed + round });
      done += Math.max(1, result.numRuns);
      if (this.#failure === undefined) break;
      const { key, lines } = this.#failure;
      this.#explained.set(key, lines);
    }
    if (this.#end !== undefined) throw this.#end;
  }

  /**
   * Groups the operations from which the steps of a history are drawn: all, and those of each collection that a history
   * may write to. Among all operations of a large API, few histories would change an item and read it again.
   */
  #groups(): readonly (readonly ServedOperation[])[] {
    const groups = Map.groupBy(this.#operations, ({ resource }) => resource?.collection);
    groups.delete(undefined);
    const changing = [...groups.values()].filter((group) => group.some((operation) => !isReadOperation(operation)));
    return [this.#operations, ...changing];
  }

  /** Removes what is left after a stop. */
  async clean(): Promise<void> {
    this.#session.startCleanup();
    await this.#created.remove();
  }

  report(): VerifyReport {
    const report = this.verifier.report();
    const findings = report.findings.map((finding) => {
      const history = this.#explained.get(findingKey(finding));
      return history === undefined ? finding : { ...finding, history };
    });
    const { cleanup, remaining } = this.#created;
    return { ...report, findings, cleanup, remaining };
  }

  /** Writes go to items that a history creates, or that the caller allows to touch. */
  #mayCall(operation: ServedOperation): boolean {
    if (!this.#session.allows(operation.method)) return false;
    if (mayCallNamed(operation, this.#options)) return true;
    const { action = '' } = operation.resource ?? {};
    return (
      ['create', 'replace', 'update', 'delete'].includes(action) && this.#created.removalOf(operation) !== undefined
    );
  }

  #command(
    operation: ServedOperation,
    choice: { readonly variant: number; readonly item: number },
  ): AsyncCommand<HistoryState, Twin> {
    return {
      check: (state) => this.#targetOf(operation, state, choice.item) !== undefined,
      run: (state) => this.#step(operation, state, choice),
      toString: () => `${operation.id}(${choice.variant})`,
    };
  }

  /** Addresses an item that the history created, or else the one that the caller named. */
  #targetOf(operation: ServedOperation, state: Readonly<HistoryState>, item: number): string | undefined {
    const { collection = '', id: parameter } = operation.resource ?? {};
    const id = parameter !== undefined && operation.path.includes(`{${parameter}}`) ? parameter : undefined;
    const own = state.get(collection) ?? [];
    const chosen = own[item % Math.max(1, own.length)];
    if (id !== undefined && chosen !== undefined) return this.#requests.target(operation, { [id]: chosen });
    const mayCall = id === undefined || mayCallNamed(operation, this.#options);
    return mayCall ? this.#requests.target(operation) : undefined;
  }

  async #step(
    operation: ServedOperation,
    state: HistoryState,
    { variant, item }: { readonly variant: number; readonly item: number },
  ): Promise<void> {
    const target = this.#targetOf(operation, state, item);
    if (target === undefined || this.#end !== undefined) return;
    const { method } = operation;
    const bodies = this.#bodiesOf(operation);
    const json = bodies[variant % bodies.length];
    this.#fresh = [];
    this.#lines.push(`${method} ${target}${json === undefined ? '' : ` ${JSON.stringify(json)}`}`);
    try {
      const exchange = await this.#session.send({ method, target, json });
      const { collection = '' } = operation.resource ?? {};
      const item = this.#created.observe(operation, exchange, target);
      if (item !== undefined) state.set(collection, [...(state.get(collection) ?? []), item.id]);
    } catch (error) {
      if (!(error instanceof SessionEndError)) throw error;
      this.#end = error;
      return;
    }
    const difference = this.#fresh.find((finding) => !this.#explained.has(findingKey(finding)));
    if (difference === undefined) return;
    const lines = this.#lines.map((line) => this.verifier.redactor.text(line));
    this.#failure = { key: findingKey(difference), lines };
    throw new Error('The responses differ.');
  }

  #bodiesOf(operation: ServedOperation): readonly (Json | undefined)[] {
    const { action } = operation.resource ?? {};
    if (action === 'create' || action === 'replace') {
      const own = this.#requests.creations(operation);
      const reduced = action === 'replace' ? own.flatMap((body) => this.#reduced(operation, body)) : [];
      return own.length === 0 ? [undefined] : [...own, ...own.map(renamed), ...reduced];
    }
    return this.#requests.bodies(operation);
  }

  /** Returns a body without each of its optional properties in turn, which a replacement clears. */
  #reduced(operation: ServedOperation, body: JsonObject): readonly JsonObject[] {
    const smallest = this.#requests.smallestBody(operation);
    const kept = new Set(
      Object.keys({ ...(isObject(smallest) ? smallest : {}), ...this.#requests.parents(operation) }),
    );
    const optional = Object.keys(body).filter((name) => !kept.has(name));
    return optional.map((omitted) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== omitted)));
  }

  /** Removes the items of a history before the next; a stop leaves that to the end. */
  async #cleanHistory(): Promise<void> {
    if (this.#end !== undefined) return;
    await this.#created.remove();
  }
}
