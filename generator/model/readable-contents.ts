import type { Answer, Content } from './api.ts';
import { preferredContent } from './preferred-content.ts';

/** How an operation's successes are read: an operation has one reader, whatever they are. */
export interface ReadableContents {
  /** What the reader gives, in the order of the answers. */
  readonly contents: readonly Content[];
  /** What it cannot give beside that. */
  readonly unreadable: readonly Content[];
  /** Whether a success may come without content. */
  readonly mayBeEmpty: boolean;
}

/** Of each success the content that a client prefers; of several forms the one that says most. */
export function readableContents(answers: readonly Answer[]): ReadableContents {
  const preferred = successes(answers).map(({ contents }) => preferredContent(contents));
  const present = preferred.filter((content) => content !== undefined);
  const isRead = readBy(present);
  return {
    contents: present.filter(isRead),
    unreadable: present.filter((content) => !isRead(content)),
    mayBeEmpty: present.length < preferred.length,
  };
}

/** Answers that mean success: 2xx ones, or the default where it is all there is. */
export function successes(answers: readonly Answer[]): readonly Answer[] {
  const stated = answers.filter(({ status }) => status.startsWith('2'));
  return stated.length > 0 ? stated : answers.filter(({ status }) => status === 'default');
}

/** JSON before text before bytes; a reader of strings takes them as JSON and as they stand. */
function readBy(contents: readonly Content[]): (content: Content) => boolean {
  const json = contents.filter(({ coding }) => coding === 'json');
  if (json.length > 0 && json.every(({ text }) => text !== undefined))
    return ({ coding, text }) => coding === 'json' || (coding === 'text' && text !== undefined);
  if (json.length > 0) return ({ coding }) => coding === 'json';
  const isText = ({ coding }: Content): boolean => coding === 'text' || coding === 'events';
  return contents.some(isText) ? isText : () => true;
}
