import type { ResponseReader } from './operation.ts';

/** Reads bytes as a `Blob` of the answer's media type. */
export const readBlob: ResponseReader<Blob> = {
  fields: { accept: '*/*', 'accept-encoding': 'identity' },
  read(bytes, type) {
    if (/^text\/html/i.test(type)) throw new TypeError('the answer is an HTML page');
    return new Blob([bytes], { type });
  },
};
