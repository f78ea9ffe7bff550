import type { Operation } from './api.ts';
import { preferredContent } from './preferred-content.ts';

/** Whether what an operation answers is a list, as that of a search is. */
export function answersList({ answers }: Operation): boolean {
  const answer = answers.find(({ status }) => status.startsWith('2'));
  return preferredContent(answer?.contents ?? [])?.schema.kind === 'array';
}
