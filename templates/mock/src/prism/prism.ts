import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpInstance } from '@stoplight/prism-http';
import type { ServedOperation } from '../document/operation.ts';
import { isJson, mediaTypeOf, type MockAnswer, type MockRequest } from '../http/message.ts';
import { textOf } from '../http/parse-json.ts';
import type { Json, JsonObject } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { bounded } from './bounded.ts';
import type { Impossible } from '../impossible/bounds.ts';
import { excessIn } from './excess.ts';
import { ImpossibleAnswers } from './impossible-answer.ts';
import { loadPrism, type PrismModule } from './load-prism.ts';
import { keptWithin } from './kept-within.ts';
import { oneOperation } from './one-operation.ts';
import type { Preference } from './prefer.ts';

type PrismOperations = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>;

/** What Prism is asked. */
export interface Question {
  readonly operation: ServedOperation;
  readonly request: MockRequest;
  /** What stands before the path of the operation. */
  readonly prefix: string;
  readonly query: URLSearchParams;
  readonly preference: Preference;
  /** Whether the request has been judged and found good: Prism then makes the answer and no more. */
  readonly isJudged?: boolean;
}

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
      return failed(error);
    }
  }

  #excessOf({ operation, preference }: Question): string | undefined {
    const known = this.#excess.get(operation) ?? bothExcesses(oneOperation(operation));
    this.#excess.set(operation, known);
    return preference.dynamic ? known.dynamic : known.stated;
  }

  /** A new one each time: what a caller accepts would stick in a shared one. */
  #instance(module: PrismModule, { preference, isJudged }: Question): PrismHttpInstance {
    const config: IHttpConfig = {
      isProxy: false,
      checkSecurity: this.#hasSecurity,
      validateRequest: isJudged !== true,
      validateResponse: false,
      errors: false,
      mock: { ...preference },
    } as IHttpConfig;
    return module.createInstance(config, { logger: SILENT });
  }

  #operationsOf(operation: ServedOperation, module: PrismModule): Promise<PrismOperations> {
    const known =
      this.#operations.get(operation) ??
      module.getHttpOperationsFromSpec(structuredClone(bounded(keptWithin(oneOperation(operation)))));
    this.#operations.set(operation, known);
    return known;
  }
}

function inputOf({ operation, request, prefix, query }: Question): IHttpRequest {
  const values: Record<string, string | string[]> = {};
  for (const name of query.keys()) {
    const all = query.getAll(name);
    values[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return {
    method: operation.method.toLowerCase() as IHttpRequest['method'],
    url: { path: pathBelow(prefix, request.target), query: values },
    headers: readable(request.headers),
    body: bodyOf(request),
  };
}

function pathBelow(prefix: string, target: string): string {
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  return whole.slice(whole.indexOf(prefix) + prefix.length);
}

const RANGE = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;[^,]*)?$/;

/** The headers without media ranges that are none: Prism ends over them. */
function readable({ accept, ...headers }: Readonly<Record<string, string>>): Record<string, string> {
  const ranges = accept?.split(',').filter((range) => RANGE.test(range.trim())) ?? [];
  return ranges.length === 0 ? headers : { ...headers, accept: ranges.join(',') };
}

/** What Prism's own server hands over: the value of a JSON body, the text of any other. */
function bodyOf({ headers, body }: MockRequest): Json | null {
  if (body.byteLength === 0) return null;
  if (!isJson(mediaTypeOf(headers['content-type']))) return Buffer.from(body).toString('utf8');
  return jsonOf(textOf(body));
}

/** As Prism reads it, which minds neither depth nor names. */
function jsonOf(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}

function answerOf(output: IHttpResponse): MockAnswer {
  const headers = output.headers ?? {};
  const { body } = output;
  if (body === undefined || output.statusCode === 204) return { status: output.statusCode, headers };
  const isText = typeof body === 'string' && !/json/.test(headers['Content-type'] ?? headers['content-type'] ?? '');
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { status: output.statusCode, headers: lower, body: isText ? body : JSON.stringify(body) };
}

function bothExcesses(document: JsonObject): Excess {
  return { stated: excessIn(document, false), dynamic: excessIn(document, true) };
}

function tooLarge(excess: string): MockAnswer {
  const detail = `The schema of the answer demands more than the mock makes: ${excess}. Give it an example.`;
  return refusal({ title: 'The answer would be too large', detail });
}

function noAnswer({ pointer, reason }: Impossible): MockAnswer {
  const detail = `No value satisfies the schema of the answer: ${reason}. Mend ${pointer}, or give the answer an example.`;
  return refusal({ title: 'There is no such answer', detail, pointer, reason });
}

function failed(error: unknown): MockAnswer {
  const detail = error instanceof Error ? error.message : 'Prism does not say why.';
  return refusal({ title: 'Prism fails on this request', detail });
}

/** In the form of Prism's own. */
function refusal(problem: { readonly title: string; readonly detail: string } & Partial<Impossible>): MockAnswer {
  return {
    status: 501,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: 'about:blank', status: 501, ...problem }),
  };
}

function problemOf(
  module: PrismModule,
  error: Error & { readonly status?: number; readonly additional?: unknown },
): MockAnswer {
  const status = error.status ?? 500;
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(
      module.ProblemJsonError.toProblemJson(error as Parameters<typeof module.ProblemJsonError.toProblemJson>[0]),
    ),
  };
}
