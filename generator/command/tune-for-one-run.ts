import { versions } from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** Since this version V8 counts calls before it optimizes a function, and takes this number. */
const countsSince = 13;
/** So many calls, ten times as many as usual. */
const calls = 30_000;

/**
 * Sets V8 for a process of our own that works once and ends soon. A function is optimized fully only when it is called
 * very often: compiling takes other threads' time and 10 MB, and of what is called some thousand times hardly any comes
 * back. And garbage is collected when there is no more room, while the work stands still, which bothers nobody: to
 * begin earlier and go on beside the work takes more time in all, the more where the process ends before it has come to
 * anything.
 */
export function tuneForOneRun(): void {
  if (Number.parseInt(versions.v8, 10) >= countsSince) setFlagsFromString(`--invocation-count-for-turbofan=${calls}`);
  setFlagsFromString('--no-incremental-marking');
}
