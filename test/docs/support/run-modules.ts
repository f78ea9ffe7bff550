/**
 * Runs modules one after the other and reports what each of them printed and how it ended, as JSON.
 *
 *   node run-modules.ts '{"packages": {"@scope/sdk": "/path/to/src"}, "origins": {"https://example.com":
 *   "http://127.0.0.1:1"}, "modules": ["/a.ts"], "argument": "…"}'
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';

/** Module to run, with the meaning of its names and addresses. */
export interface Task {
  /** Folders of sources by the name of the package. */
  readonly packages: Readonly<Record<string, string>>;
  /** Address that requests to an origin are sent to. */
  readonly origins: Readonly<Record<string, string>>;
  readonly modules: readonly string[];
  /** First argument of the program. */
  readonly argument: string;
}

/** Result of a module. */
export interface Ending {
  readonly module: string;
  readonly printed: readonly string[];
  readonly error?: string;
}

const task = JSON.parse(process.argv[2] ?? '') as Task;

registerHooks({
  resolve(specifier, context, next) {
    for (const [name, folder] of Object.entries(task.packages)) {
      if (specifier === name) return next(pathToFileURL(`${folder}/index.ts`).href, context);
      if (!specifier.startsWith(`${name}/`)) continue;
      const path = specifier.slice(name.length + 1);
      return next(pathToFileURL(`${folder}/${path}.ts`).href, context);
    }
    return next(specifier, context);
  },
});

const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = String(input);
  const { origin } = new URL(url);
  return send(url.replace(origin, task.origins[origin] ?? origin), init);
};

/** Time limits that pages show are for a network, not for a machine on which much else runs. */
const wait = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((run: () => void, ms = 0) => wait(run, ms >= 1_000 ? 20 * ms : ms), wait);

let lines: string[] = [];
const print = (...values: unknown[]): void => {
  lines.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
};
const { log } = console;
Object.assign(console, { log: print, debug: print, info: print, warn: print });

const endings: Ending[] = [];
for (const module of task.modules) {
  lines = [];
  process.argv = [process.execPath, module, task.argument];
  try {
    await import(pathToFileURL(module).href);
    endings.push({ module, printed: lines });
  } catch (error) {
    endings.push({ module, printed: lines, error: inspect(error) });
  }
}
log(JSON.stringify(endings));
