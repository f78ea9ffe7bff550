import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Arguments {
  readonly mode: 'write' | 'check' | 'watch' | 'help';
  /** Root file of the specification. */
  readonly spec: string;
  /** Root file of the interface before it. */
  readonly oldSpec?: string;
  /** Folder of the tables that lead from the one to the other. */
  readonly renames?: string;
  readonly out: string;
  /** The products to make; absent for all of them. */
  readonly only?: readonly string[];
  readonly json: boolean;
}

/** The command line says something that cannot be done. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

const options = {
  spec: { type: 'string' },
  'old-spec': { type: 'string' },
  renames: { type: 'string' },
  out: { type: 'string' },
  only: { type: 'string' },
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parse>;

/**
 * Reads the command line (without program and script).
 *
 * @throws ArgumentError where it makes no sense
 */
export function parseArguments(given: readonly string[]): Arguments {
  const values = parse(given);
  refuseContradictions(values);
  const { spec, out } = values;
  const shared = { mode: modeOf(values), json: values.json ?? false, ...onlyOf(values) };
  if (spec === undefined || out === undefined) return { ...ownSources(), out: out ?? ownPath('generated'), ...shared };
  const [oldSpec, renames] = [values['old-spec'], values.renames];
  return { ...shared, spec, out, ...(oldSpec && { oldSpec }), ...(renames && { renames }) };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function refuseContradictions(values: Values): void {
  for (const name of ['spec', 'old-spec', 'renames', 'out', 'only'] as const) {
    if (values[name] === '') throw new ArgumentError(`--${name} wants a path.`);
  }
  if (values.check && values.watch) throw new ArgumentError('--check and --watch exclude each other.');
  if (values.json && values.watch) throw new ArgumentError('--json and --watch exclude each other.');
  if (values.spec !== undefined && values.out === undefined) {
    throw new ArgumentError('--spec wants --out too: the folder that is to hold what is made of that document.');
  }
  if (values.spec === undefined && (values['old-spec'] ?? values.renames ?? values.only) !== undefined) {
    throw new ArgumentError('--old-spec, --renames and --only go with --spec.');
  }
}

/** `--only sdk,paths` as a list; what it may name is the generator's to say. */
function onlyOf({ only }: Values): Pick<Arguments, 'only'> {
  return only === undefined ? {} : { only: only.split(',').map((name) => name.trim()) };
}

function modeOf({ help, check, watch }: Values): Arguments['mode'] {
  if (help) return 'help';
  if (check) return 'check';
  return watch ? 'watch' : 'write';
}

/** The repository's own specification. What leads to it from an older one is used where it is there. */
function ownSources(): Pick<Arguments, 'spec' | 'oldSpec' | 'renames'> {
  const [oldSpec, renames] = [ownPath('spec/v2/openapi.yaml'), ownPath('spec/renames')];
  return {
    spec: ownPath('spec/v3/openapi.yaml'),
    ...(existsSync(oldSpec) && { oldSpec }),
    ...(existsSync(renames) && { renames }),
  };
}

/** A path of this repository, as seen from the working directory. */
function ownPath(path: string): string {
  return relative(process.cwd(), join(import.meta.dirname, '../..', path));
}
