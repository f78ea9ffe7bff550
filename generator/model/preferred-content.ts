import type { Coding, Content } from './api.ts';
import { isJsonType } from './coding.ts';

/** What a client prefers to send and to get, best first. */
const PREFERENCE: readonly Coding[] = ['json', 'multipart', 'form', 'text', 'binary', 'events'];

/** The content that a client would choose: JSON where it is offered, under a media type of JSON where there is one. */
export function preferredContent<Form extends Pick<Content, 'coding' | 'mediaType'>>(
  contents: readonly Form[],
): Form | undefined {
  const named = contents.filter(({ coding, mediaType }) => coding === 'json' && isJsonType(mediaType));
  return [...named, ...PREFERENCE.flatMap((coding) => contents.filter((content) => content.coding === coding))][0];
}
