import type { AnswerReader } from './operation.ts';

/** Reads bytes as a `Blob` of the answer's media type. */
export const readBlob: AnswerReader<Blob> = {
  accept: '*/*',
  uncoded: true,
  read(bytes, type) {
    if (/^text\/html/i.test(type)) throw new TypeError('is an HTML page');
    return new Blob([bytes], { type });
  },
};
