import type { Answer, Coding, Content, Operation } from './api.ts';
import { isJsonType } from './media-types.ts';

/** What a client prefers to send and to get, best first. */
const PREFERENCE: readonly Coding[] = ['json', 'multipart', 'form', 'text', 'binary', 'events'];

/** The content that a client would choose: JSON where it is offered, under a media type of JSON where there is one. */
export function preferredContent<Form extends Pick<Content, 'coding' | 'mediaType'>>(
  contents: readonly Form[],
): Form | undefined {
  const named = contents.find(({ coding, mediaType }) => coding === 'json' && isJsonType(mediaType));
  if (named !== undefined || contents.length === 0) return named;
  for (const coding of PREFERENCE) {
    const found = contents.find((content) => content.coding === coding);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What must be known of a content to choose a reader. */
export type Form = Pick<Content, 'mediaType' | 'coding' | 'text'>;

/** How an operation's successes are read: an operation has one reader, whatever they are. */
interface ReadableContents<Read extends Form> {
  /** What the reader gives, in the order of the answers. */
  readonly contents: readonly Read[];
  /** What it cannot give beside that. */
  readonly unreadable: readonly Read[];
  /** Whether a success may come without content. */
  readonly mayBeEmpty: boolean;
}

/** An answer, as far as its reader depends on it. */
type Answering<Read extends Form> = Pick<Answer, 'status'> & { readonly contents: readonly Read[] };

/** Of each success the content that a client prefers; of several forms the one that says most. */
export function readableContents<Read extends Form>(answers: readonly Answering<Read>[]): ReadableContents<Read> {
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
export function successes<Any extends Pick<Answer, 'status'>>(answers: readonly Any[]): readonly Any[] {
  const stated = answers.filter(({ status }) => status.startsWith('2'));
  return stated.length > 0 ? stated : answers.filter(({ status }) => status === 'default');
}

/** JSON before text before bytes; a reader of strings takes them as JSON and as they stand. */
function readBy(contents: readonly Form[]): (content: Form) => boolean {
  const json = contents.filter(({ coding }) => coding === 'json');
  if (json.length > 0 && json.every(({ text }) => text !== undefined))
    return ({ coding, text }) => coding === 'json' || (coding === 'text' && text !== undefined);
  if (json.length > 0) return ({ coding }) => coding === 'json';
  const isText = ({ coding }: Form): boolean => ['text', 'events', 'form'].includes(coding);
  return contents.some(isText) ? isText : () => true;
}

/** Whether what an operation answers is a list, as that of a search is. */
export function answersList({ answers }: Operation): boolean {
  const answer = answers.find(({ status }) => status.startsWith('2'));
  return preferredContent(answer?.contents ?? [])?.schema.kind === 'array';
}
