import type { ResponseReader } from './operation.ts';
import { readString } from './read-string.ts';

/** Reads a string of which the specification says more; its word is taken, the validators check it. */
export const readTypedString: ResponseReader<never> = readString as ResponseReader<never>;
