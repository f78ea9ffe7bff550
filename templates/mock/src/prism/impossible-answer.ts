import type { ServedOperation } from '../document/operation.ts';
import type { MockResponse } from '../http/message.ts';
import type { Impossible } from '../impossible/bounds.ts';
import { impossibleIn } from '../impossible/impossible.ts';
import { answerSchema, type Which, whichAnswer } from './answer-schema.ts';

/** Tells where Prism was about to answer what no value can be. */
export class ImpossibleAnswers {
  readonly #known = new WeakMap<ServedOperation, Map<string, Impossible | undefined>>();

  /**
   * Why there is no answer of the kind that was given, or that Prism could not give; nothing where one may be, or an
   * example stands for it.
   */
  find(operation: ServedOperation, answer: MockResponse, isDynamic: boolean): Impossible | undefined {
    const isProblem = answer.headers['content-type'] === 'application/problem+json';
    if (isProblem && answer.status < 500) return undefined;
    const which = isProblem
      ? { status: successOf(operation), mediaType: '', isDynamic }
      : whichAnswer(answer, isDynamic);
    const key = Object.values(which).join(' ');
    const known = this.#known.get(operation) ?? new Map<string, Impossible | undefined>();
    this.#known.set(operation, known);
    if (!known.has(key)) known.set(key, impossibleAt(operation, which));
    return known.get(key);
  }
}

function impossibleAt(operation: ServedOperation, which: Which): Impossible | undefined {
  const schema = answerSchema(operation, which);
  return schema === undefined ? undefined : impossibleIn(schema, operation.document.root);
}

function successOf({ answers }: ServedOperation): string {
  return answers.map(({ status }) => status).find((status) => status.startsWith('2')) ?? 'default';
}
