import type { ServedDocument } from './document/operation.ts';
import type { Platform } from './platform.ts';
import { Served } from './served.ts';

/** What documents are served by. */
interface Serving {
  readonly documents: readonly ServedDocument[];
  readonly platform: Platform;
}

/** Each document; the state is kept in the words of the first. */
export function servedBy({ documents, platform }: Serving): ReadonlyMap<ServedDocument, Served> {
  const served = new Map<ServedDocument, Served>();
  for (const document of documents) {
    const [current] = served.values();
    served.set(document, new Served(document, platform, current));
  }
  return served;
}
