import type { IHttpConfig, PrismHttpInstance } from '@stoplight/prism-http';
import type { ServedOperation } from '../document/operation.ts';
import { isJson, mediaTypeOf, type MockAnswer } from '../http/message.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Judges } from '../validation/judge.ts';
import { answerSchema, whichAnswer } from './answer-schema.ts';
import { madeOperation } from './made-operation.ts';
import { type Make, repaired } from './repaired.ts';
import { answerOf } from './answer-of.ts';
import { bounded } from './bounded.ts';
import { excessIn } from './excess.ts';
import { ImpossibleAnswers } from './impossible-answer.ts';
import { gathered } from './gathered.ts';
import { inputOf } from './input-of.ts';
import { loadPrism, type PrismModule } from './load-prism.ts';
import { keptWithin } from './kept-within.ts';
import { oneOperation } from './one-operation.ts';
import { tagged } from './tagged.ts';
import { failed, noAnswer, problemOf, tooLarge } from './problems.ts';
import type { Question } from './question.ts';

type PrismOperations = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>;

/** What an operation demands that is not made: where examples are taken, and where new values are wished for. */
interface Excess {
  readonly stated: string | undefined;
  readonly dynamic: string | undefined;
}

const SILENT = Object.assign(Object.create(null), {
  info() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
  success() {},
  fatal() {},
  child: () => SILENT,
});

/** Prism as a library: loaded when it is first asked, and asked with one operation at a time. */
export class Prism {
  #module: PrismModule | undefined;
  readonly #operations = new WeakMap<ServedOperation, Promise<PrismOperations>>();
  readonly #excess = new WeakMap<ServedOperation, Excess>();
  readonly #impossible = new ImpossibleAnswers();
  readonly #hasSecurity: boolean;

  constructor(hasSecurity: boolean) {
    this.#hasSecurity = hasSecurity;
  }

  async answer(question: Question): Promise<MockAnswer> {
    const excess = this.#excessOf(question);
    if (excess !== undefined) return tooLarge(excess);
    this.#module ??= loadPrism();
    const module = this.#module;
    const operations = await this.#operationsOf(question.operation, module);
    const answer = await this.#answered(question, module, operations);
    const impossible = this.#impossible.find(question.operation, answer, question.preference.dynamic);
    return impossible === undefined ? this.#repaired(question, answer) : noAnswer(impossible);
  }

  /** What Prism makes otherwise than the schema says, made right; as it is, where that cannot be. */
  async #repaired({ operation, preference, judges }: Question, answer: MockAnswer): Promise<MockAnswer> {
    const { root } = operation.document;
    const schema = answerSchema(operation, whichAnswer(answer, preference.dynamic));
    const isMade = schema !== undefined && preference.exampleKey === undefined && typeof answer.body === 'string';
    if (!isMade || !isJson(mediaTypeOf(answer.headers['content-type']))) return answer;
    const make: Make = (part, seed) => this.#made(madeOperation(operation, part), judges, seed);
    const body = await repaired(JSON.parse(answer.body), { schema, root, judges, make });
    return body === undefined ? answer : { ...answer, body: JSON.stringify(body) };
  }

  /** A value of the schema that an operation answers with. */
  async #made(operation: ServedOperation, judges: Judges, seed: string | undefined): Promise<Json | undefined> {
    const preference = seed === undefined ? { dynamic: false } : { dynamic: true, seed };
    const request = { method: 'GET', target: operation.path, headers: {}, body: new Uint8Array(0) };
    const question = { operation, request, query: new URLSearchParams(), preference, judges, findings: [] };
    if (this.#excessOf(question) !== undefined) return undefined;
    this.#module ??= loadPrism();
    const answer = await this.#answered(question, this.#module, await this.#operationsOf(operation, this.#module));
    return answer.status === 200 && typeof answer.body === 'string' ? JSON.parse(answer.body) : undefined;
  }

  /** What Prism cannot read of a document it throws, where it should refuse. */
  async #answered(question: Question, module: PrismModule, operations: PrismOperations): Promise<MockAnswer> {
    const input = inputOf(question);
    try {
      const asked = await this.#instance(module, question).request(input, operations)();
      return asked._tag === 'Right' ? answerOf(asked.right.output) : problemOf(module, asked.left);
    } catch (error) {
      return failed(error, question.findings);
    }
  }

  #excessOf({ operation, preference }: Question): string | undefined {
    const known = this.#excess.get(operation) ?? bothExcesses(oneOperation(operation));
    this.#excess.set(operation, known);
    return preference.dynamic ? known.dynamic : known.stated;
  }

  /** A new one each time: what a caller accepts would stick in a shared one. */
  #instance(module: PrismModule, { preference, findings }: Question): PrismHttpInstance {
    const config: IHttpConfig = {
      isProxy: false,
      checkSecurity: this.#hasSecurity,
      validateRequest: findings.length > 0,
      validateResponse: false,
      errors: false,
      mock: { ...preference },
    } as IHttpConfig;
    return module.createInstance(config, { logger: SILENT });
  }

  #operationsOf(operation: ServedOperation, module: PrismModule): Promise<PrismOperations> {
    const known =
      this.#operations.get(operation) ??
      module.getHttpOperationsFromSpec(structuredClone(bounded(gathered(tagged(keptWithin(oneOperation(operation)))))));
    this.#operations.set(operation, known);
    return known;
  }
}

function bothExcesses(document: JsonObject): Excess {
  return { stated: excessIn(document, false), dynamic: excessIn(document, true) };
}
