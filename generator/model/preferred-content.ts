import type { Coding, Content } from './api.ts';

/** What a client prefers to send and to get, best first. */
const PREFERENCE: readonly Coding[] = ['json', 'multipart', 'form', 'text', 'binary', 'events'];

/** The content that a client would choose: JSON where it is offered. */
export function preferredContent(contents: readonly Content[]): Content | undefined {
  return PREFERENCE.flatMap((coding) => contents.filter((content) => content.coding === coding))[0];
}
