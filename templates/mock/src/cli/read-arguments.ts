import { type MockOptions, NUMBER_LIMITS } from '../options.ts';
import { parseCliArguments, UsageError } from '#shared/cli-arguments.ts';

/** The parsed command line. */
export interface CommandOptions {
  /** Prints the help or the version, and does nothing else. */
  readonly question?: 'help' | 'version';
  /** Print each call. */
  readonly isLog?: boolean;
  /** A document to serve instead of the package's own. */
  readonly spec?: string;
  /** Folder around that document that its references may lead to. */
  readonly within?: string;
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
  --within DIR   folder around it that its references may lead to, where they go beyond its own
  --calls N      calls that are remembered for each space; the oldest make room (1000)
  --no-check     serve a document though schemas in it cannot be compiled, or it refers to nothing
  --strict       judge every answer by the specification too
  --log          print a line for each call: what was asked, the status, and what was wrong with it
  --version      print the version
  -h, --help     print this

It ends with 0 when it was told to end, with 1 where it could not start, or was told twice.`;

const OPTIONS = {
  port: { type: 'value', value: 'a number' },
  host: { type: 'value', value: 'an address' },
  cors: { type: 'value', value: 'an origin', multiple: true },
  seed: { type: 'value', value: 'a number' },
  size: { type: 'value', value: 'a number' },
  store: { type: 'value', value: 'a file or an address' },
  users: { type: 'value', value: 'a file' },
  data: { type: 'value', value: 'a file' },
  spec: { type: 'value', value: 'a file' },
  within: { type: 'value', value: 'a folder' },
  calls: { type: 'value', value: 'a number' },
  'no-check': { type: 'flag' },
  strict: { type: 'flag' },
  log: { type: 'flag' },
  version: { type: 'flag' },
  help: { type: 'flag', short: 'h' },
} as const;

/**
 * Parses the command line.
 *
 * @throws UsageError for an unknown option or an unusable value
 */
export function readArguments(argv: readonly string[]): CommandOptions {
  // A request for help wins over everything else, mistakes included.
  if (argv.includes('--help') || argv.includes('-h')) return { question: 'help', mock: {} };
  const { options, positionals } = parseCliArguments(argv, OPTIONS);
  const { cors, spec, within, host, store, users, data } = options;
  if (positionals[0] !== undefined) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
  if (within !== undefined && spec === undefined) throw new UsageError('--within requires --spec.');
  const number = (name: 'port' | 'seed' | 'size' | 'calls', option: keyof typeof NUMBER_LIMITS) => {
    const value = options[name];
    return value === undefined ? {} : { [option]: numberOf(name, value, NUMBER_LIMITS[option]) };
  };
  return {
    ...(options.version && { question: 'version' }),
    ...(options.log && { isLog: true }),
    ...(spec !== undefined && { spec }),
    ...(within !== undefined && { within }),
    mock: {
      port: 4010,
      ...number('port', 'port'),
      ...number('seed', 'seed'),
      ...number('size', 'size'),
      ...number('calls', 'callsPerSpace'),
      strict: options.strict ?? false,
      check: !options['no-check'],
      ...(cors && { cors }),
      ...(host !== undefined && { host }),
      ...(store !== undefined && { store }),
      ...(users !== undefined && { users }),
      ...(data !== undefined && { data }),
    },
  };
}

function numberOf(name: string, text: string, [least, most]: readonly [least: number, most: number]): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(
      `--${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text.slice(0, 40))}.`,
    );
  return value;
}
