import { decodeText } from './decode-text.ts';
import type { ResponseReader } from './operation.ts';
import { parseJson } from './parse-json.ts';

const jsonType = /[/+]json\s*(;|$)|^$/i;

/**
 * Reads a JSON body. The specification's word is taken for its type; the validators check it.
 * An answer that names another media type is malformed, one that names none is tried.
 */
export const readJson: ResponseReader<never> = {
  fields: { accept: 'application/json' },
  read(bytes, type) {
    const text = decodeText(bytes, type);
    if (!jsonType.test(type)) throw new TypeError('the answer is not JSON');
    return parseJson(text) as never;
  },
};
