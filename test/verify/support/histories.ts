import { createFetch } from '#mock/core.ts';
import { type Inspector, inspectorOf, type ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json } from '#mock/json.ts';
import { Random } from '#mock/random.ts';
import { RequestBuilder } from '../../../templates/runtime/verify-engine/src/live/request-builder.ts';
import { verifyServer } from '../../../templates/runtime/verify-engine/src/live/run.ts';
import { compareWithMock } from '../../../templates/runtime/verify-engine/src/live/twin.ts';
import {
  verifyHar,
  type VerifyOptions,
  type VerifyReport,
  type VerifySource,
} from '../../../templates/runtime/verify-engine/src/verify-har.ts';
import { archive, Recorder } from './record.ts';

/** Commands that observe a server through its traffic. */
export const COMMANDS = ['har', 'run', 'twin'] as const;

/** One kind of history: what observes it, of which document, and what is known about the state. */
export interface HistoryKind {
  readonly command: (typeof COMMANDS)[number];
  readonly document: string;
  readonly serverState: VerifyOptions['serverState'];
}

const LOGINS = ['technical', 'technical', 'technical', 'standard', 'reader', 'mobile', 'validator'] as const;
const IDS = ['1', '2', '3', '4'];

/** Values of all parameters: items of the seed. */
function namedValues({ operations }: Inspector): Readonly<Record<string, readonly string[]>> {
  const names = operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  return {
    ...Object.fromEntries(names.map((name) => [name, IDS])),
    'X-COMPANY-CODE': ['ACME', 'NORD'],
    active_module: ['TIMES_RECORDING'],
    object_type: ['QUOTATION', 'SALES_ORDER'],
    employee_code: ['EMP001'],
  };
}

/** Random requests that clients may send one after the other, most of them valid, to few collections at a time. */
class RandomHistory {
  readonly inspector: Inspector;
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  readonly #random: Random;
  readonly #requests: RequestBuilder;
  readonly #operations: readonly ServedOperation[];
  readonly #created: string[] = [];

  constructor(source: VerifySource, document: string, random: Random) {
    this.#random = random;
    this.inspector = inspectorOf(source);
    this.parameters = namedValues(this.inspector);
    const { inspector, parameters } = this;
    this.#requests = new RequestBuilder({ inspector, parameters, prefix: 'verify-1' });
    const own = inspector.operations.filter((operation) => operation.document.name === document);
    const chosen = new Set([1, 2].map(() => inspector.collectionOf(this.#pick(own))));
    const isRelated = (operation: ServedOperation): boolean => chosen.has(inspector.collectionOf(operation));
    // Versions of an API share a state: one may write what the other reads.
    const related = (random.chance(0.3) ? inspector.operations : own).filter(isRelated);
    this.#operations = [...related, this.#pick(own), this.#pick(own)];
  }

  operationIds(document: string): readonly string[] {
    return [...new Set(this.#operations.flatMap((one) => (one.document.name === document ? one.id : [])))];
  }

  /** Sends a number of requests, and learns the identifiers of what they create. */
  async send(recorder: Recorder, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const operation = this.#pick(this.#operations);
      const target = this.#target(operation);
      const json = this.#pick([undefined, ...this.#requests.bodies(operation), ...this.#requests.creations(operation)]);
      const headers = this.#random.chance(0.1) ? { 'x-company-code': this.#pick(['ACME', 'NORD']) } : {};
      const as = this.#pick(LOGINS);
      if (target === undefined) continue;
      const call = { as, headers, ...(json === undefined ? {} : { json }) };
      const made = await recorder.call(`${operation.method} ${target}`, call);
      if (operation.resource?.action === 'create') this.#learn(made);
    }
  }

  #learn(made: Json | undefined): void {
    const id = isObject(made) ? made['id'] : made;
    if (typeof id === 'string' || typeof id === 'number') this.#created.push(String(id));
  }

  #target(operation: ServedOperation): string | undefined {
    const address = Object.fromEntries(
      operation.parameters.map(({ name, place }) => {
        const own =
          place === 'path' && this.#created.length > 0 && this.#random.chance(0.4) ? this.#created : undefined;
        return [name, this.#pick(own ?? this.parameters[name] ?? IDS)];
      }),
    );
    const target = this.#requests.target(operation, address);
    if (target === undefined) return undefined;
    const variants = this.#random.chance(0.3) ? this.#requests.targetVariants(operation, target) : [];
    const [first = ''] = operation.prefixes;
    return this.#pick([target, ...variants]).replace(first, this.#pick(operation.prefixes));
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[this.#random.integer(0, items.length - 1)];
    if (item === undefined && items.length === 0) throw new Error('There is nothing to pick.');
    return item as Item;
  }
}

/** Verifies a random history of the mock that keeps its rules: the same for the same seed. */
export async function verifyHistory(
  source: VerifySource,
  { command, document, serverState }: HistoryKind,
  seed: number,
): Promise<VerifyReport> {
  const random = new Random(seed);
  const history = new RandomHistory(source, document, random);
  const recorder = new Recorder(source, source.platform, serverState === 'mock' ? 1 : 7);
  // The server has a past that the traffic does not show.
  if (serverState !== 'mock') await history.send(recorder, random.integer(0, 12));
  recorder.entries.length = 0;
  if (command === 'har') {
    await history.send(recorder, random.integer(4, 24));
    return verifyHar(source, [archive(recorder.entries)], { serverState });
  }
  const options = {
    baseUrl: 'http://localhost',
    authorization: `Basic ${btoa('technical:technical')}`,
    parameters: history.parameters,
    document,
    serverState,
    touch: ['*'],
    only: history.operationIds(document),
    rate: 1e9,
    prefix: 'verify-1',
    fetch: createFetch((request) => recorder.core.handle(request)),
  };
  if (command === 'twin') return compareWithMock(source, { ...options, seed, histories: 1 });
  return verifyServer(source, { ...options, maxRequests: 60 });
}
