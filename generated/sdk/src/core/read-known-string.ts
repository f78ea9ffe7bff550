import type { AnswerReader } from './operation.ts';
import { readString } from './read-string.ts';

/** Reads a string of which the specification says more; its word is taken, the validators check it. */
export const readKnownString: AnswerReader<never> = readString as AnswerReader<never>;
