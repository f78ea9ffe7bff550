import type { RecordedCall } from './control/recorded-call.ts';
import type { StatedIdentities } from './identity/users.ts';
import type { Items } from './json.ts';

/** How a mock is started. */
export interface MockOptions {
  /** What the seed data follows from, and what shares of calls a fault happens to: 0 to 2³²; 1 if not given. */
  readonly seed?: number;
  /** How much seed data there is, as a multiple of the ordinary amount: 0 to 10,000; 1 if not given. */
  readonly size?: number;
  /** Listens on this port, 0 for one that is free; without it the mock stays in the process and is asked by `fetch`. */
  readonly port?: number;
  /** Address to listen on; only this machine (127.0.0.1) if not given. */
  readonly host?: string;
  /** Origins whose pages may call the port, like `http://localhost:5173`; none if not given. */
  readonly cors?: readonly string[];
  /** Where the state is kept: a file (SQLite), `redis://…`, or, if not given, memory. */
  readonly store?: string;
  /** Users and clients: a JSON file, or what would stand in it; the built-in if not given. */
  readonly users?: string | StatedIdentities;
  /** Items that stand for the seed data of their collections: a JSON file, or what would stand in it. */
  readonly data?: string | Items;
  /** Whether answers are judged too: one that the specification does not allow becomes a 500; false if not given. */
  readonly strict?: boolean;
  /** Whether a schema that cannot be compiled or a reference to nothing is an error at the start; true if not given. */
  readonly check?: boolean;
  /** What tokens are signed with, the same for all processes that share a store; `mock` if not given. */
  readonly secret?: string;
  /** Bytes of a body that are read at most; 10 MB if not given. */
  readonly maxBodyBytes?: number;
  /** Connections to the port that are open at once, at most; 20,000 if not given. */
  readonly maxConnections?: number;
  /** Calls that are remembered for each space, while their bodies are within 32 MB; 1000 if not given, 0 for none. */
  readonly callsPerSpace?: number;
  /** Told of each call, in all spaces, as soon as it is answered. */
  readonly onCall?: (call: RecordedCall) => void;
}
