import type { BodyEncoder } from './operation.ts';
import { scalarText } from './scalar-text.ts';

/** Makes an encoder that sends a scalar as text, in UTF-8. */
export function textBody(mediaType: string): BodyEncoder {
  return (value) => ({ content: scalarText('body', value), type: mediaType });
}
