import type { Awaitable } from '../json.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { MockAnswer } from '../http/message.ts';
import { errorBody } from '../refusal.ts';
import { Prism, type Question } from './prism.ts';
import { hasWishes } from './prefer.ts';
import { statedAnswer } from './stated-answer.ts';

const MOST_REMEMBERED = 2000;

/** Asks Prism, and remembers what it answered to a good request as long as nothing of the request can change the answer. */
export class PrismDesk {
  readonly #prism: Prism;
  readonly #isPlatform: boolean;
  readonly #remembered = new Map<string, MockAnswer>();

  constructor(isPlatform: boolean) {
    this.#isPlatform = isPlatform;
    this.#prism = new Prism(!isPlatform);
  }

  /** @param isProvenGood whether our own judges found nothing wrong with the request */
  answer(question: Question, isProvenGood: boolean): Awaitable<MockAnswer> {
    const key = isProvenGood ? keyOf(question) : undefined;
    if (key === undefined) return this.#asked(isProvenGood ? this.#judged(question) : question);
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const stated = this.#stated(question);
    if (stated === undefined) return this.#asked(this.#judged(question), key);
    this.#remember(key, stated);
    return stated;
  }

  /** What needs no Prism, which takes half a second to load; who may call is for Prism to judge, unless that is done. */
  #stated({ operation, request }: Question): MockAnswer | undefined {
    if (!this.#isPlatform && operation.schemes.length > 0) return undefined;
    return statedAnswer(operation, request.headers['accept']);
  }

  #remember(key: string, answer: MockAnswer): void {
    if (this.#remembered.size < MOST_REMEMBERED) this.#remembered.set(key, answer);
  }

  /** The platform takes JSON that is called a text, which Prism would refuse: what is good there is not judged again. */
  #judged(question: Question): Question {
    return { ...question, isJudged: this.#isPlatform };
  }

  async #asked(question: Question, key?: string): Promise<MockAnswer> {
    const answer = this.#translated(await this.#prism.answer(question));
    if (key !== undefined && answer.status < 400) this.#remember(key, answer);
    return answer;
  }

  /** The platform knows eight statuses and one error body. */
  #translated(answer: MockAnswer): MockAnswer {
    if (!this.#isPlatform || answer.headers['content-type'] !== 'application/problem+json') return answer;
    const status = [401, 402, 403, 404, 405, 406, 500].includes(answer.status) ? answer.status : 400;
    return jsonAnswer(status, errorBody(status, `Prism refused the request with ${answer.status}.`));
  }
}

/** What an answer depends on; nothing where it depends on more than can be listed. */
function keyOf({ operation, request, preference }: Question): string | undefined {
  if (preference.dynamic || hasWishes(preference)) return undefined;
  const kinds = operation.schemes.map((key) => operation.document.schemes.get(key)?.kind);
  if (kinds.includes('other')) return undefined;
  const { accept = '', authorization = '' } = request.headers;
  return `${operation.document.name} ${operation.method} ${operation.path}\n${accept}\n${kinds.length === 0 ? '' : authorization}`;
}
