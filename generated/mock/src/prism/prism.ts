import type { ServedOperation } from '../document/operation.ts';
import { type Issue, UNDECIDED } from '../http/errors.ts';
import { isJson, mediaTypeOf, type MockResponse } from '../http/message.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Judges } from '../validation/judge.ts';
import { answerSchema, whichAnswer } from './answer-schema.ts';
import { madeOperation } from './made-operation.ts';
import type { Make } from './goal.ts';
import { repaired } from './repaired.ts';
import { answerOf } from './answer-of.ts';
import { isEndless } from './endless.ts';
import { excessIn } from './excess.ts';
import { ImpossibleAnswers } from './impossible-answer.ts';
import { inputOf } from './input-of.ts';
import { leftToUs } from './left-to-us.ts';
import { loadPrism, type PrismModule } from './load-prism.ts';
import { type Asking, newInstance } from './new-instance.ts';
import { oneOperation } from './one-operation.ts';
import { failed, isTooComplex, noAnswer, notFinal, notSendable, notValid, problemOf, tooLarge } from './problems.ts';
import type { Question } from './question.ts';
import { type Reading, Readings } from './readings.ts';
import { wrongHeader } from './wrong-header.ts';
import { statusOfRefusal } from './status-of-refusal.ts';
import { diagnosticOf, withViolations } from './violation-header.ts';

/** What is known of an operation before Prism is asked. */
interface Bounds {
  /** What it demands that is not made: where examples are taken, and where new values are wished for. */
  readonly stated: string | undefined;
  readonly dynamic: string | undefined;
  /** Whether Prism might never end making new values. */
  readonly isEndless: boolean;
}

interface Loaded {
  readonly module: PrismModule;
  readonly readings: Readings;
}

/** What Prism answered. */
interface Answered {
  readonly answer: MockResponse;
  /** Whether that is an answer of the operation, and not a problem of Prism's. */
  readonly isMade: boolean;
  /** What is wrong with the request by our own judges, where Prism fails on it. */
  readonly wrong?: readonly Issue[];
}

/** Prism as a library: loaded when it is first asked, and asked with one operation at a time. */
export class Prism {
  #loaded: Loaded | undefined;
  readonly #bounds = new WeakMap<ServedOperation, Bounds>();
  /** What makes values of a schema. */
  readonly #makers = new WeakMap<object, ServedOperation>();
  readonly #impossible = new ImpossibleAnswers();
  readonly #hasSecurity: boolean;

  constructor(hasSecurity: boolean) {
    this.#hasSecurity = hasSecurity;
  }

  async answer(question: Question): Promise<MockResponse> {
    const excess = this.#excessOf(question);
    if (excess !== undefined) return tooLarge(excess);
    const answered = await this.#answered(question);
    const { answer, isMade } = answered;
    const wrong = answered.wrong ?? (isMade && answer.status < 400 ? await this.#leftToUs(question) : []);
    if (wrong.length > 0) return this.#refused(question, wrong);
    if (answer.status < 200) return notFinal(answer.status);
    const header = wrongHeader(answer);
    if (header !== undefined) return notSendable(header);
    const { preference } = question;
    // Where it fails to make new values, there are those that it always makes.
    if (!isMade && answer.status >= 500 && preference.dynamic)
      return this.answer({ ...question, preference: { ...preference, dynamic: false } });
    const impossible = this.#impossible.find(question.operation, answer, preference.dynamic);
    if (impossible !== undefined) return noAnswer(impossible);
    return isMade ? this.#repaired(question, answer) : answer;
  }

  /** What Prism makes otherwise than the schema says, made right; as it is, where that cannot be. */
  async #repaired({ operation, preference, judges }: Question, answer: MockResponse): Promise<MockResponse> {
    const { root } = operation.document;
    const schema = answerSchema(operation, whichAnswer(answer, preference.dynamic));
    if (schema === undefined || preference.exampleKey !== undefined || typeof answer.body !== 'string') return answer;
    if (!isJson(mediaTypeOf(answer.headers['content-type']))) return answer;
    const make = remembered((part, seed) => this.#made(this.#makerOf(operation, part), judges, seed));
    const body = await repaired(JSON.parse(answer.body), { schema, root, judges, make });
    return body === undefined ? answer : { ...answer, body: JSON.stringify(body) };
  }

  /** The same each time: Prism reads each anew. */
  #makerOf(operation: ServedOperation, schema: Json): ServedOperation {
    if (!isObject(schema)) return madeOperation(operation, schema);
    const maker = this.#makers.get(schema) ?? madeOperation(operation, schema);
    this.#makers.set(schema, maker);
    return maker;
  }

  /** A value of the schema that an operation answers with. */
  async #made(operation: ServedOperation, judges: Judges, seed: string | undefined): Promise<Json | undefined> {
    const preference = seed === undefined ? { dynamic: false } : { dynamic: true, seed };
    const request = { method: 'GET', target: operation.path, headers: {}, body: new Uint8Array(0) };
    const query = new URLSearchParams();
    const question = { operation, request, query, path: {}, preference, judges, issues: [] };
    if (this.#excessOf(question) !== undefined) return undefined;
    const { answer } = await this.#answered(question);
    return answer.status === 200 && typeof answer.body === 'string' ? JSON.parse(answer.body) : undefined;
  }

  /** The answer of the document to a wrong request, as Prism finds it; where there is none, a problem. */
  async #refused(question: Question, wrong: readonly Issue[]): Promise<MockResponse> {
    const code = statusOfRefusal(question.operation);
    if (code === undefined) return notValid(wrong);
    const { dynamic } = question.preference;
    const answer = await this.answer({ ...question, issues: [], preference: { dynamic, code } });
    return answer.status === code ? withViolations(answer, wrong.map(diagnosticOf)) : notValid(wrong);
  }

  /** What our own judges find wrong in what Prism does not judge. */
  async #leftToUs(question: Question): Promise<readonly Issue[]> {
    const { operation, issues } = question;
    if (issues.every((issue) => issue === UNDECIDED)) return [];
    return leftToUs(question, await this.#load().readings.of(operation, 'whole').unjudged());
  }

  async #answered(question: Question): Promise<Answered> {
    const { operation, issues, preference } = question;
    const { readings } = this.#load();
    if (preference.dynamic && issues.length === 0) return this.#answeredBy(question, readings.of(operation, 'few'));
    const isPared = issues.length === 0 && readings.isPared(operation);
    const answered = await this.#answeredBy(question, readings.of(operation, isPared ? 'pared' : 'whole'));
    if (isPared || !isTooComplex(answered.answer)) return answered;
    // The request is right, or Prism would not have tried to make an answer.
    return this.#answeredBy({ ...question, issues: [] }, readings.of(operation, 'pared'));
  }

  #load(): Loaded {
    if (this.#loaded !== undefined) return this.#loaded;
    const module = loadPrism();
    this.#loaded = { module, readings: new Readings(module) };
    return this.#loaded;
  }

  /** What Prism cannot read of a document it throws, where it should refuse. */
  async #answeredBy(question: Question, reading: Reading): Promise<Answered> {
    const { module } = this.#load();
    const input = inputOf(question);
    try {
      const operations = await reading.operations;
      const asked = await newInstance(module, this.#configOf(question)).request(input, operations)();
      if (asked._tag === 'Left') return { answer: problemOf(module, asked.left), isMade: false };
      const { output, validations } = asked.right;
      return { answer: withViolations(answerOf(output), validations.input), isMade: true };
    } catch (error) {
      const wrong = question.issues.filter((issue) => issue !== UNDECIDED);
      return { answer: failed(error), isMade: false, ...(wrong.length === 0 ? {} : { wrong }) };
    }
  }

  #configOf({ operation, preference, issues }: Question): Asking {
    const dynamic = preference.dynamic && !this.#boundsOf(operation).isEndless;
    return { isJudged: issues.length > 0, hasSecurity: this.#hasSecurity, preference: { ...preference, dynamic } };
  }

  #excessOf({ operation, preference }: Question): string | undefined {
    const { dynamic, stated } = this.#boundsOf(operation);
    return preference.dynamic ? dynamic : stated;
  }

  #boundsOf(operation: ServedOperation): Bounds {
    const known = this.#bounds.get(operation) ?? boundsIn(oneOperation(operation));
    this.#bounds.set(operation, known);
    return known;
  }
}

/** The same part is made for many places of an answer. */
function remembered(make: Make): Make {
  const made = new Map<Json, Map<string, ReturnType<Make>>>();
  return (schema, seed = '') => {
    const known = made.get(schema) ?? new Map<string, ReturnType<Make>>();
    made.set(schema, known);
    const value = known.get(seed) ?? make(schema, ...(seed === '' ? [] : [seed]));
    known.set(seed, value);
    return value;
  };
}

function boundsIn(document: JsonObject): Bounds {
  return {
    stated: excessIn(document, false),
    dynamic: excessIn(document, true),
    isEndless: isEndless(document),
  };
}
