import { parseArgs } from 'node:util';
import { BOUNDS } from '../require-numbers.ts';
import type { MockOptions } from '../start.ts';

/** What the command was called with. */
export interface CommandOptions {
  readonly isHelp: boolean;
  /** A document to serve instead of the package's own. */
  readonly spec?: string;
  readonly mock: MockOptions;
}

export const USAGE = `Serves the interface from a state that behaves.

  --port N       port to listen on; 0 for one that is free (4010)
  --host NAME    address to listen on (127.0.0.1: this machine only)
  --cors ORIGIN  let pages of this origin call, like http://localhost:5173; may be given again
  --seed N       what the seed data follows from (1)
  --size N       amount of seed data, as a multiple (1)
  --store PLACE  keep the state in a file (SQLite) or in redis://…
  --users FILE   users and clients, as JSON
  --data FILE    items that stand for the seed data of their collections, as JSON
  --spec FILE    serve this OpenAPI document instead
  --calls N      calls that are remembered for each space; the oldest make room (1000)
  --strict       refuse schemas that cannot be compiled at the start, and judge every answer too
  --help`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  cors: { type: 'string', multiple: true },
  seed: { type: 'string' },
  size: { type: 'string' },
  store: { type: 'string' },
  users: { type: 'string' },
  data: { type: 'string' },
  spec: { type: 'string' },
  calls: { type: 'string' },
  strict: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws TypeError where an argument is unknown or not what it must be */
export function readArguments(argv: readonly string[]): CommandOptions {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS });
  const { host, store, users, data, spec, cors } = values;
  const texts = Object.entries({ host, store, users, data }).filter(([, value]) => value !== undefined);
  return {
    isHelp: values.help === true,
    ...(spec === undefined ? {} : { spec }),
    mock: {
      port: numberOf('port', values.port ?? '4010', BOUNDS.port),
      seed: numberOf('seed', values.seed ?? '1', BOUNDS.seed),
      size: numberOf('size', values.size ?? '1', BOUNDS.size),
      callsPerSpace: numberOf('calls', values.calls ?? '1000', BOUNDS.callsPerSpace),
      strict: values.strict === true,
      check: values.strict === true,
      ...(cors === undefined ? {} : { cors }),
      ...Object.fromEntries(texts),
    },
  };
}

function numberOf(name: string, text: string, [least, most]: readonly [least: number, most: number]): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new TypeError(
      `--${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text.slice(0, 40))}.`,
    );
  return value;
}
