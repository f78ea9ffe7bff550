import type { IHttpConfig, PrismHttpInstance } from '@stoplight/prism-http';
import type { ServedOperation } from '../document/operation.ts';
import type { MockAnswer } from '../http/message.ts';
import type { JsonObject } from '../json.ts';
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
    return impossible === undefined ? answer : noAnswer(impossible);
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
