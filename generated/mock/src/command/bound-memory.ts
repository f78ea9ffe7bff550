import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of a semi-space beyond which a process gets larger and no faster. */
const ENOUGH = 8 * 2 ** 20;
/** How many times as large V8 makes a semi-space in one step. */
const USUAL = 2;

/**
 * Keeps the room for new objects at three times 8 MB, for a process of our own. Under load V8 doubles it, up to three
 * times 32 MB, and what bounds that is read before a command has a say; by how much to grow is read at each step.
 */
export function boundMemory(): void {
  let growth = USUAL;
  // The room grows after a collection, and shrinks again where little is asked of it.
  const observer = new PerformanceObserver(() => {
    const next = semiSpace() >= ENOUGH ? 1 : USUAL;
    if (next !== growth) setFlagsFromString(`--semi-space-growth-factor=${next}`);
    growth = next;
  });
  observer.observe({ entryTypes: ['gc'] });
}

/** Bytes of one of the two halves that objects are moved between. */
function semiSpace(): number {
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return (space?.space_size ?? 0) / 2;
}
