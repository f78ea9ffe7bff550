import { decodeText } from './decode-text.ts';
import type { ResponseReader } from './operation.ts';
import { parseJson } from './parse-json.ts';

/** Reads JSON that an operation is declared to send under a media type of another kind, such as `text/plain`. */
export const readJsonText: ResponseReader<never> = {
  fields: { accept: 'application/json, */*;q=0.5' },
  read: (bytes, type) => parseJson(decodeText(bytes, type)) as never,
};
