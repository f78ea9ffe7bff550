import { versions } from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** Since this version V8 counts calls before it optimizes a function, and takes this number. */
const countsSince = 13;
/** So many calls, ten times as many as usual. */
const calls = 30_000;

/**
 * Lets V8 optimize a function fully only when it is called very often, for a process of our own that ends soon: compiling
 * takes other threads' time and 10 MB, and of what is called some thousand times hardly any comes back.
 */
export function optimizeLater(): void {
  if (Number.parseInt(versions.v8, 10) >= countsSince) setFlagsFromString(`--invocation-count-for-turbofan=${calls}`);
}
