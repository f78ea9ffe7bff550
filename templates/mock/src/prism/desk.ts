import { isDeepStrictEqual } from 'node:util';
import { type Awaitable, textAt } from '../json.ts';
import type { ServedOperation } from '../document/operation.ts';
import { errorBody } from '../http/errors.ts';
import { jsonResponse, type MockResponse } from '../http/message.ts';
import { jsonOf } from '../http/parse-json.ts';
import { hasWishes } from './prefer.ts';
import { Prism } from './prism.ts';
import type { Question } from './question.ts';
import { statedAnswer } from './stated-answer.ts';

const MOST_REMEMBERED = 2000;

/**
 * Asks Prism, and remembers what it answered to a good request as long as nothing of the request can change the answer.
 */
export class PrismDesk {
  readonly #prism: Prism;
  readonly #isPlatform: boolean;
  /** By the operation, what is accepted, and who calls. */
  readonly #remembered = new WeakMap<ServedOperation, Map<string, Map<string, MockResponse>>>();
  #count = 0;

  constructor(isPlatform: boolean) {
    this.#isPlatform = isPlatform;
    this.#prism = new Prism(!isPlatform);
  }

  answer(question: Question): Awaitable<MockResponse> {
    const caller = question.issues.length === 0 ? callerOf(question) : undefined;
    if (caller === undefined) return this.#asked(question);
    const { operation, request } = question;
    const known = this.#remembered
      .get(operation)
      ?.get(request.headers['accept'] ?? '')
      ?.get(caller);
    if (known !== undefined) return known;
    const stated = this.#stated(question);
    if (stated === undefined) return this.#asked(question, caller);
    this.#remember(question, caller, stated);
    return stated;
  }

  /** Whether the same target brings the same answer, by what is accepted and who calls. */
  isSettled(question: Question): boolean {
    const { operation, request } = question;
    if (request.method !== 'GET' || request.body.byteLength > 0 || callerOf(question) === undefined) return false;
    return operation.parameters.every(({ place }) => place === 'path' || place === 'query');
  }

  /**
   * What needs no Prism, which takes half a second to load; who may call is for Prism to judge, unless that is done.
   */
  #stated({ operation, request }: Question): MockResponse | undefined {
    if (!this.#isPlatform && operation.schemes.length > 0) return undefined;
    return statedAnswer(operation, request.headers['accept']);
  }

  #remember({ operation, request }: Question, caller: string, answer: MockResponse): void {
    if (this.#count >= MOST_REMEMBERED) return;
    this.#count += 1;
    const { accept = '' } = request.headers;
    const answers = this.#remembered.get(operation) ?? new Map<string, Map<string, MockResponse>>();
    const byCaller = answers.get(accept) ?? new Map<string, MockResponse>();
    // All whom Prism lets in are answered the same: a large example is kept once, and not for each of their tokens.
    const [first = answer] = byCaller.values();
    byCaller.set(caller, isDeepStrictEqual(first, answer) ? first : answer);
    this.#remembered.set(operation, answers.set(accept, byCaller));
  }

  async #asked(question: Question, caller?: string): Promise<MockResponse> {
    const answer = this.#translated(await this.#prism.answer(question));
    if (caller !== undefined && answer.status < 400) this.#remember(question, caller, answer);
    return answer;
  }

  /** The platform knows eight statuses and one error body. */
  #translated(answer: MockResponse): MockResponse {
    if (!this.#isPlatform || answer.headers['content-type'] !== 'application/problem+json') return answer;
    const status = [401, 402, 403, 404, 405, 406, 500].includes(answer.status) ? answer.status : 400;
    return jsonResponse(
      status,
      errorBody(status, `Prism refused the request with ${answer.status}${reasonOf(answer)}.`),
    );
  }
}

/** What Prism says of it, if anything. */
function reasonOf({ body = '' }: MockResponse): string {
  const problem = jsonOf(String(body)) ?? null;
  const reason = [textAt(problem, 'detail'), textAt(problem, 'title')].find(
    (text) => text !== undefined && text !== '',
  );
  return reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`;
}

/**
 * Who calls, as far as an answer depends on it; nothing where it depends on more than that, the operation and what is
 * accepted.
 */
function callerOf({ operation, request, preference }: Question): string | undefined {
  if (preference.dynamic || hasWishes(preference)) return undefined;
  // A body where the document has none is for Prism to read.
  if (operation.body === undefined && request.body.byteLength > 0) return undefined;
  const { document, schemes } = operation;
  if (schemes.length === 0) return '';
  if (schemes.some((key) => document.schemes.get(key)?.kind === 'other')) return undefined;
  return request.headers['authorization'] ?? '';
}
