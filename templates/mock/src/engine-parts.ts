import type { RecordedCall } from './control/recorded-call.ts';
import type { DocumentSource } from './document/operation.ts';
import type { Identities } from './identity/users.ts';
import type { Platform } from './platform.ts';
import type { Collections } from './store/base.ts';
import type { Store } from './store/store.ts';

/** What a mock is made of. */
export interface EngineParts {
  readonly platform: Platform;
  /** The first is the interface itself; the others stand behind it, and alone under `/<name>`. */
  readonly documents: readonly DocumentSource[];
  readonly store: Store;
  readonly seed: number;
  readonly size: number;
  /** Whether answers are judged too. */
  readonly isStrict: boolean;
  /** What tokens are signed with. */
  readonly secret: string;
  readonly data?: Collections;
  readonly identities?: Identities;
  readonly callsPerSpace?: number;
  readonly onCall?: (call: RecordedCall) => void;
}
