import { closestMatch, didYouMean } from './closest-match.ts';
import { MISSPELLED_EDITS, type OptionDefinitions, type OptionValues, parseCliArguments } from './cli-arguments.ts';
import { UsageError } from './usage-error.ts';

const NAMES = ['bmp.config.ts', 'bmp.config.mts', 'bmp.config.js', 'bmp.config.mjs', 'bmp.config.json'];

/** Returns the configuration in the working directory, if there is one. */
export function findConfig(): string | undefined {
  return NAMES.find((name) => process.getBuiltinModule('node:fs').existsSync(name));
}

/**
 * Reads a configuration as an object. A module is executed; `.ts` requires a Node that runs TypeScript.
 *
 * @throws UsageError if it cannot be loaded, or is none
 */
export async function readConfigObject(file: string): Promise<Readonly<Record<string, unknown>>> {
  const config: unknown = file.endsWith('.json')
    ? readJsonConfig(file)
    : await importDefault(process.getBuiltinModule('node:path').resolve(file), file);
  if (!isRecord(config)) throw new UsageError(`${file} must export an object, as defineConfig returns it.`);
  return config;
}

/** Members of a configuration that hold the options of a command each. */
export const COMMAND_SECTIONS = ['verify', 'mock', 'migrate'] as const;

/** Options that ask for information, for which no configuration is read. */
const INFORMATION = ['--help', '-h', '--version'];

/**
 * Reads the options that the configuration in the working directory states for a command.
 *
 * @param argv - command line; a request for information needs no configuration
 * @throws UsageError for an unknown option
 */
export async function readConfiguredOptions<const Definitions extends OptionDefinitions>(
  section: (typeof COMMAND_SECTIONS)[number],
  definitions: Definitions,
  argv: readonly string[],
): Promise<OptionValues<Definitions>> {
  const file = INFORMATION.some((option) => argv.includes(option)) ? undefined : findConfig();
  const config = file === undefined ? {} : await readMentioned(file, section);
  const given = config[section];
  const misspelled = Object.keys(config).find((name) => isMisspelled(name, section));
  if (misspelled !== undefined) throw new UsageError(`${file}: "${misspelled}" is unknown.${didYouMean(section)}`);
  if (given === undefined) return {};
  if (!isRecord(given)) throw new UsageError(`${file}: "${section}" must be an object with options of the command.`);
  const written = Object.entries(given).flatMap(([name, value]) => writtenOption(name, value));
  try {
    return parseCliArguments(written, definitions).options;
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${file}, "${section}": ${error.message}`) : error;
  }
}

function isMisspelled(name: string, section: string): boolean {
  const sections: readonly string[] = COMMAND_SECTIONS;
  return !sections.includes(name) && closestMatch(name, sections, MISSPELLED_EDITS) === section;
}

/** Reads a configuration. One that cannot be loaded, as on an old Node, only fails a command that it mentions. */
async function readMentioned(file: string, section: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await readConfigObject(file);
  } catch (error) {
    const text = process.getBuiltinModule('node:fs').readFileSync(file, 'utf8');
    if (new RegExp(`\\b${section}\\b`).test(text)) throw error;
    return {};
  }
}

/** Writes an option as arguments: lists repeat it, and objects hold pairs of name and value. */
function writtenOption(name: string, value: unknown): readonly string[] {
  if (value === true) return [`--${name}`];
  if (value === false) return [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => writtenOption(name, each));
  if (!isRecord(value)) return [`--${name}=${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    [inner].flat().map((each: unknown) => `--${name}=${key}=${String(each)}`),
  );
}

function readJsonConfig(file: string): unknown {
  try {
    return JSON.parse(process.getBuiltinModule('node:fs').readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${messageOf(error)}`);
  }
}

/**
 * Imports the default export of a module.
 *
 * @param shown - name of the module in messages
 * @throws UsageError if it cannot be loaded
 */
export async function importDefault(path: string, shown: string): Promise<unknown> {
  try {
    const module: { readonly default?: unknown } = await import(
      process.getBuiltinModule('node:url').pathToFileURL(path).href
    );
    return module.default;
  } catch (error) {
    const isUntyped = error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
    if (isUntyped) throw new UsageError(`${shown} requires Node 22.18 or later. Use a .mjs or .json file instead.`);
    throw new UsageError(`${shown} cannot be loaded: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Tests for an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
