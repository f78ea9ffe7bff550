import { setFlagsFromString } from 'node:v8';
import type { Tell } from './progress.ts';

/**
 * Keeps the room for new objects small, for a process of our own. V8 doubles it up to three times 32 MB; with 8 the work
 * takes no longer, and 100 MB less. What is loaded fills the first megabyte, so at the next step it is 8, and stays so.
 */
export function boundMemory(tell: Tell): Tell {
  return (stage) => {
    if (stage === 'start') setFlagsFromString('--semi-space-growth-factor=8');
    if (stage === 'load') setFlagsFromString('--semi-space-growth-factor=1');
    tell(stage);
  };
}
