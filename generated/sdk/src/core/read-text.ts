import { decodeText } from './decode-text.ts';
import type { AnswerReader } from './operation.ts';

/** Reads text as it stands. */
export const readText: AnswerReader<string> = {
  fields: { accept: 'text/plain, */*;q=0.5', 'accept-encoding': 'identity' },
  read: decodeText,
};
