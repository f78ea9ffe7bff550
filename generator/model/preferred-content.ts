import type { Coding, Content } from './api.ts';
import { isJsonType } from './coding.ts';

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
