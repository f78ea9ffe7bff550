import type { EncodedBody } from './operation.ts';
import { scalarText } from './scalar-text.ts';

/** Encodes a scalar as plain text in UTF-8. */
export function textBody(value: unknown): EncodedBody {
  return { content: scalarText('body', value), type: 'text/plain;charset=UTF-8' };
}
