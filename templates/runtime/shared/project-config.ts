import { UsageError } from './cli-arguments.ts';

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
