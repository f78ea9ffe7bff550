import { UsageError } from '#shared/usage-error.ts';

/** Memory that one file may need, and that V8 counts as free but keeps for new objects (192 MiB in Node 24). */
const MIN_FREE_BYTES = 224 * 2 ** 20;

/**
 * Ends the run while this is still possible if the memory of Node will not do: V8 itself does not say what to do then.
 * A browser has no such limit.
 *
 * @throws UsageError with what to do
 */
export function requireMemory(): void {
  const statistics = globalThis.process?.getBuiltinModule?.('node:v8').getHeapStatistics();
  if (statistics === undefined) return;
  const { used_heap_size: used, heap_size_limit: limit } = statistics;
  if (limit - used > MIN_FREE_BYTES) return;
  const megabytes = Math.round(limit / 2 ** 20);
  throw new UsageError(
    `The program does not fit into ${megabytes} MiB of memory. Migrate it in parts (--path packages/a), or allow more memory: NODE_OPTIONS=--max-old-space-size=${megabytes * 2}.`,
  );
}
