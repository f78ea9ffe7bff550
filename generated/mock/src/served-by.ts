import type { ServedDocument } from './document/operation.ts';
import type { Platform } from './platform.ts';
import { Served } from './served.ts';

/** What documents are served by. */
interface Serving {
  readonly documents: readonly ServedDocument[];
  readonly platform: Platform;
}

/** Each document; one with words of its own beside the first, whose words the state is kept in. */
export function servedBy({ documents, platform }: Serving): ReadonlyMap<ServedDocument, Served> {
  const served = new Map<ServedDocument, Served>();
  for (const document of documents) {
    const [current] = served.values();
    const { wording } = document;
    const counterpart =
      current === undefined || wording === undefined
        ? undefined
        : { wording, presenter: current.presenter, shapeOf: (name: string) => current.workshop.pairingOf(name).shape };
    served.set(document, new Served(document, platform, counterpart));
  }
  return served;
}
