import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../templates/runtime/mock-engine/src/state/open-store.ts';

/**
 * Input of each thread: files that do not exist yet, and the barrier where the threads wait for each other at each of
 * them.
 */
export interface AtOnce {
  readonly files: readonly string[];
  readonly threads: number;
  readonly arrived: SharedArrayBuffer;
}

const { files, threads, arrived }: AtOnce = workerData;
const counts = new Int32Array(arrived);
for (const [index, file] of files.entries()) {
  Atomics.add(counts, index, 1);
  while (Atomics.load(counts, index) < threads);
  parentPort?.postMessage(await opened(file));
}

async function opened(file: string): Promise<string> {
  try {
    const store = await openStore(file);
    await store.nextNumber('a', 'n');
    await store.close();
    return 'opened';
  } catch (error) {
    return String(error);
  }
}
