import type { ServedAnswer, ServedOperation } from '../document/operation.ts';

/** What an operation answers where all goes well: the first of what the document says so. */
export function successOf({ answers }: ServedOperation): ServedAnswer | undefined {
  return answers.find(({ status }) => status.startsWith('2'));
}
