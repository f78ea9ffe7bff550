import { decodeText } from './decode-text.ts';
import type { ResponseReader } from './operation.ts';
import { parseJson } from './parse-json.ts';

/**
 * Reads a string, sent as a JSON string or as raw text, and never makes a number of it: `0012` keeps its zeros (R013).
 */
export const readString: ResponseReader<string> = {
  fields: { accept: 'application/json, text/plain', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const text = decodeText(bytes, type).trim();
    const isJson = /json/i.test(type);
    if (text === '') throw new TypeError('the answer is empty');
    if (text[0] === '"') return parseJson(text) as string;
    if (isJson && /^([[{]|(null|true|false)$)/.test(text)) throw new TypeError('the answer is not a string');
    if (type !== '' && !isJson && !/^text\//i.test(type)) throw new TypeError('the answer is not a text');
    return text;
  },
};
