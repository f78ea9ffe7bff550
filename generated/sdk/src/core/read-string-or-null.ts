import { decodeText } from './decode-text.ts';
import type { ResponseReader } from './operation.ts';
import { readString } from './read-string.ts';

/** Reads a string as `readString` does, or the `null` of JSON. */
export const readNullableString: ResponseReader<never> = {
  // Said again, because a bundler keeps what is copied from another object, used or not.
  fields: { accept: 'application/json, text/plain', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const isNull = !/^text\//i.test(type) && decodeText(bytes, type).trim() === 'null';
    return (isNull ? null : readString.read(bytes, type)) as never;
  },
};
