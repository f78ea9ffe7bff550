import { decodeText } from './decode-text.ts';
import type { ResponseReader } from './operation.ts';

/** Reads text as it stands. */
export const readText: ResponseReader<string> = {
  fields: { accept: 'text/plain, */*;q=0.5', 'accept-encoding': 'identity' },
  read: decodeText,
};
