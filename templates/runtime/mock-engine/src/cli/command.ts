import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  didYouMeanCommand,
  type OptionDefinitions,
  optionsHelp,
  type OptionValues,
  parseCliArguments,
} from '#shared/cli-arguments.ts';
import { UsageError } from '#shared/usage-error.ts';
import { explainCode, type Explanation } from '#shared/explanations.ts';
import { readConfiguredOptions } from '#shared/project-config.ts';
import { terminal } from '#shared/terminal.ts';
import type { RecordedCall } from '../control/calls.ts';
import { redactText } from '../control/redact.ts';
import { ownAt } from '#shared/json.ts';
import { textAt } from '../json.ts';
import { type MockOptions, NUMBER_LIMITS } from '../options.ts';
import { packageFile, readJsonFile } from '../server/files.ts';
import { TRANSFER_OPTIONS, transferState } from './transfer-state.ts';
import { documentExplanations } from '../load/load-document.ts';
import { loadSource, type Mock, type MockSource, start } from '../start.ts';
import { explainError } from './explain-error.ts';
import { explainSource, explainState, stateLine, writeInferred } from './explain.ts';

/**
 * Runs the command until a signal ends it; sets the exit code.
 *
 * @param home - URL of a module of the package whose command it is
 */
export async function runCommand(source: () => MockSource, argv: readonly string[], home?: string): Promise<void> {
  try {
    const own = ownPackage(home);
    // The reader of the output may close it; the mock goes on.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    // A request for help wins over everything else, mistakes included.
    if (argv.includes('--help') || argv.includes('-h')) return terminal.out(helpText(own.name, argv[0]));
    if (argv[0] === 'explain') return terminal.out(explainCode(argv.slice(1), await explanations(source())).trimEnd());
    if (argv[0] === 'export' || argv[0] === 'import') return terminal.out(await transferState(argv[0], argv.slice(1)));
    const options = readArguments(argv, await readConfiguredOptions('mock', OPTIONS, argv));
    if (options.isVersion === true) return terminal.out(own.version);
    const report = await reportState(source, options);
    if (report !== undefined) return terminal.out(report);
    const served = changeTimes(options);
    const mock = await serve(await load(source, options), options);
    const running = { mock, options };
    endOnSignals(running);
    if (served !== '') reloadOnChange(running, source, served);
    const state = options.spec === undefined ? '' : stateLine(mock.core.operations);
    terminal.out(`${state}${readyLine(mock)} · documentation: ${own.page}`);
  } catch (error) {
    terminal.error(explainError(error));
    process.exitCode = 1;
  }
}

/** Explains the rules that violations and reasons name, and the diagnostics of a document that the mock serves. */
async function explanations({ platform }: MockSource): Promise<readonly Explanation[]> {
  const rules = Object.entries(platform.ruleSentences ?? {}).map(([code, sentence]) => {
    const behaviors = platform.behaviors.filter((behavior) => (behavior.rules ?? []).includes(code));
    const actions = [...new Set(behaviors.flatMap((behavior) => Object.keys(behavior.actions ?? {})))];
    const implemented = actions.length === 0 ? [] : ['', `  Implemented for: ${actions.join(', ')}`];
    return { code, lines: ['a rule of the API', `  ${sentence}`, ...implemented] };
  });
  return [...rules, ...(await documentExplanations())];
}

/** Explains or writes the state of a document; `undefined` if the command serves it. */
async function reportState(
  source: () => MockSource,
  { spec, inferTo, isExplained, mock, behavior: _, ...rest }: CommandOptions,
): Promise<string | undefined> {
  const options = { ...rest, check: mock.check };
  if (spec === undefined) return isExplained === true ? explainSource(source()) : undefined;
  if (inferTo !== undefined) return writeInferred(spec, inferTo, options);
  return isExplained === true ? explainState(spec, options) : undefined;
}

/** Loads what the command serves: the document and the behavior of its options, or those of the package. */
function load(source: () => MockSource, { mock, ...options }: CommandOptions): Promise<MockSource> {
  const { spec, within, overlays, infer, behavior } = options;
  return loadSource(source, {
    check: mock.check ?? true,
    ...(spec !== undefined && { spec }),
    ...(within !== undefined && { within }),
    ...(overlays !== undefined && { overlays }),
    ...(infer !== undefined && { infer }),
    ...(behavior !== undefined && { behavior }),
  });
}

function serve(source: MockSource, { mock, isLog = false }: CommandOptions): Promise<Mock> {
  const callbacks = isLog ? { onCall: (call: RecordedCall) => terminal.out(formatCall(call)) } : {};
  return start(source, { ...mock, ...callbacks });
}

/** Mock that a command runs, which a change of its files replaces. */
interface Running {
  mock: Mock;
  /** Options of the next one. */
  options: CommandOptions;
}

/** Interval at which the files are looked at, in milliseconds. */
const WATCH_MS = 500;

/** Serves a document and a behavior again when their files change, with items, replies and scenarios that still fit. */
function reloadOnChange(running: Running, source: () => MockSource, first: string): void {
  let served = first;
  const look = async (): Promise<void> => {
    const { options } = running;
    const changed = changeTimes(options);
    if (changed === served || changed.split(' ').includes('0')) return;
    served = changed;
    try {
      const loaded = await load(source, options);
      // A faulty document or behavior must not end the mock that runs.
      const { port: _, store: __, state: ___, ...trial } = options.mock;
      await (await start(loaded, trial)).close();
      await replaceMock(loaded, running);
      terminal.out(`${watchedFiles(options).join(' and ')} changed and is served.`);
    } catch (error) {
      terminal.error(explainError(error));
    }
  };
  setInterval(look, WATCH_MS).unref();
}

/** Files that are served again when they change. */
function watchedFiles({ spec, behavior }: CommandOptions): readonly string[] {
  return [spec, behavior].filter((file) => file !== undefined);
}

/** Returns the times of the last changes; 0 while there is no file, as when an editor replaces it. */
function changeTimes(options: CommandOptions): string {
  return watchedFiles(options)
    .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(' ');
}

async function replaceMock(loaded: MockSource, running: Running): Promise<void> {
  const { mock } = running;
  const spaces = await Promise.all(
    mock.core.spaces.map(async (name) => {
      const control = mock.core.control(name);
      const items = Object.entries((await control.exportState()).collections);
      return { name, items, replies: await control.exportReplies() };
    }),
  );
  const port = Number(new URL(mock.url).port);
  await mock.close().catch((error: unknown) => {
    // A state whose file changed meanwhile must neither end the service nor become part of the next state.
    const { state, ...others } = running.options.mock;
    const unsaved = state === undefined ? '' : ' Later changes of the state are not saved.';
    terminal.error(explainError(error) + unsaved);
    running.options = { ...running.options, mock: others };
  });
  const { options } = running;
  const next = await serve(loaded, { ...options, mock: { ...options.mock, port } });
  running.mock = next;
  for (const { name, items, replies } of spaces) {
    const control = next.core.control(name);
    for (const [collection, list] of items) await control.load({ [collection]: list }).catch(() => undefined);
    for (const operation of await control.importReplies(replies))
      terminal.out(`The replies to ${operation} are dropped: the document no longer has it.`);
  }
}

/** Formats the address, the users (never their secrets) and the page in one line. */
function readyLine({ url, core }: Mock): string {
  const logins = core.users.map(({ login }) => login).join(', ');
  const users = logins === '' ? '' : ` · users: ${logins}`;
  return `Mock ready at ${url}${base(core)}${users} · page: ${url}/__mock/`;
}

/** The prefix of all paths, if there is only one. */
function base({ operations }: Mock['core']): string {
  const [prefix, ...more] = new Set(operations.flatMap(({ prefixes }) => prefixes));
  return prefix === undefined || more.length > 0 ? '' : prefix;
}

/** npm repeats Ctrl+C milliseconds after the terminal has sent it; that is not a second request to end. */
const SAME_SIGNAL_MS = 1000;

/** Shuts down gracefully: requests in flight finish first; a second signal ends at once. */
function endOnSignals(running: Running): void {
  let began: number | undefined;
  const end = (): void => {
    if (began !== undefined && performance.now() - began < SAME_SIGNAL_MS) return;
    if (began !== undefined) process.exit(1);
    began = performance.now();
    running.mock.close().then(
      () => process.exit(0),
      (error: unknown) => {
        terminal.error(explainError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/** The parsed command line. */
interface CommandOptions {
  /** Prints the version, and does nothing else. */
  readonly isVersion?: boolean;
  /** Print each call. */
  readonly isLog?: boolean;
  /** A document to serve instead of the package's own. */
  readonly spec?: string;
  /** Folder around that document that its references may lead to. */
  readonly within?: string;
  /** Overlays to apply to that document. */
  readonly overlays?: readonly string[];
  /** File with the behavior beyond the document. */
  readonly behavior?: string;
  /** Infer the state of that document. @default true */
  readonly infer?: boolean;
  /** Print the reason for the state of each operation, and do nothing else. */
  readonly isExplained?: boolean;
  /** File to write the inferred state to, as an overlay; nothing is served then. */
  readonly inferTo?: string;
  readonly mock: MockOptions;
}

/** Options of the command. */
export const OPTIONS = {
  port: {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'port to listen on; 0 for a free one',
    default: '4010',
  },
  host: {
    type: 'value',
    value: 'an address',
    placeholder: 'NAME',
    help: 'address to listen on; 0.0.0.0 in a container',
    default: '127.0.0.1',
  },
  cors: {
    type: 'value',
    value: 'an origin',
    multiple: true,
    help: 'allow pages of this origin, such as http://localhost:5173',
  },
  'allow-host': { type: 'value', value: 'a host', multiple: true, help: 'allow calls under this host name' },
  'allow-callback': {
    type: 'value',
    value: 'a host',
    multiple: true,
    help: 'send callbacks and webhooks to this host too',
  },
  'webhook-secret': {
    type: 'value',
    value: 'a text',
    help: 'sign callbacks and webhooks with this secret (Standard Webhooks)',
  },
  seed: { type: 'value', value: 'a number', placeholder: 'N', help: 'seed of the generated data', default: '1' },
  size: {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'factor for the number of seed items',
    default: '1',
  },
  store: {
    type: 'value',
    value: 'a file or an address',
    placeholder: 'PLACE',
    help: 'store the state in an SQLite file, or in Redis at redis://…',
    default: 'in memory',
  },
  users: { type: 'value', value: 'a file', help: 'users and OAuth clients, as JSON' },
  data: {
    type: 'value',
    value: 'a file',
    help: 'items that replace the seed data of the collections that they name, as JSON',
  },
  state: {
    type: 'value',
    value: 'a file',
    help: 'file of the state: read at the start, if it is there, and written at the end',
  },
  'drain-ms': {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'on SIGTERM, respond to GET /__mock/ready with 503 for this time before the port closes',
    default: '0',
  },
  'space-ttl-ms': {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'in Redis, delete a space that is not used for this time',
    default: '24 hours',
  },
  spec: { type: 'value', value: 'a file', help: 'serve this OpenAPI document instead of the built-in ones' },
  overlay: {
    type: 'value',
    value: 'a file',
    multiple: true,
    help: 'apply this overlay to the document; infer writes it instead',
  },
  behavior: {
    type: 'value',
    value: 'a file',
    help: 'behavior beyond the document, in TypeScript or JavaScript; loaded again when it changes',
  },
  'no-infer': { type: 'flag', help: 'respond with examples; do not infer state from paths and schemas' },
  explain: { type: 'flag', help: 'print the state of each operation and the reason for it, without serving' },
  within: {
    type: 'value',
    value: 'a folder',
    help: "folder that the document's references may lead to",
    default: "the document's own",
  },
  calls: {
    type: 'value',
    value: 'a number',
    placeholder: 'N',
    help: 'limit of recorded calls per space; the oldest are dropped',
    default: '1000',
  },
  'no-legacy': { type: 'flag', help: 'do not serve the previous version of the API' },
  'no-check': { type: 'flag', help: 'serve a document that has invalid schemas or unresolved references' },
  'no-validate': { type: 'flag', help: 'handle invalid requests too, and only report their violations' },
  strict: { type: 'flag', help: 'validate responses too, and respond with 500 in place of an invalid one' },
  errors: { type: 'flag', help: 'alias of `--strict`, named as in Prism' },
  coverage: { type: 'flag', help: 'record what calls exercise of the document, for `GET /__mock/coverage`' },
  log: { type: 'flag', help: 'print a line per call: method, path, status, violations and warnings' },
  version: { type: 'flag', help: 'print the version' },
  help: { type: 'flag', short: 'h', help: 'print this help' },
} as const;

/** Usage of the commands beside serving, and their options. */
const COMMANDS: Readonly<Record<string, readonly [usage: string, options: OptionDefinitions]>> = {
  infer: [
    'infer --spec FILE --overlay FILE   write the inferred state to a new overlay',
    { spec: OPTIONS.spec, overlay: OPTIONS.overlay, within: OPTIONS.within, 'no-check': OPTIONS['no-check'] },
  ],
  export: ['export FILE [--url URL] [--force]   write the state of a running mock to a file', TRANSFER_OPTIONS],
  import: [
    'import FILE [--url URL]   replace the state of a running mock by that of a file',
    { url: TRANSFER_OPTIONS.url },
  ],
  explain: ['explain CODE   explain a rule, or a diagnostic of a document', {}],
};

function helpText(name: string, command = ''): string {
  const [usage, options] = ownAt(COMMANDS, command) ?? [];
  if (usage !== undefined && options !== undefined) return `npx ${name} ${usage}\n\n${optionsHelp(options)}`.trimEnd();
  return `Starts a stateful mock server of the API.

  npx ${name} [options]
${Object.values(COMMANDS)
  .map(([each]) => `  npx ${name} ${each}`)
  .join('\n')}

${optionsHelp(OPTIONS)}

bmp.config.json or .ts may state all options, as "mock": { "port": 4020 }; those given here replace them.

Exit codes: 0 after a graceful shutdown; 1 if it could not start or was interrupted twice.`;
}

/**
 * Parses the command line.
 *
 * @param configured - options of the configuration, which those of the command line replace
 * @throws UsageError for an unknown option or an unusable value
 */
export function readArguments(argv: readonly string[], configured: OptionValues<typeof OPTIONS> = {}): CommandOptions {
  const { options: given, positionals } = parseCliArguments(argv, OPTIONS);
  const options = { ...configured, ...given };
  const { cors, host, store, users, data, state } = options;
  const number = (
    name: 'drain-ms' | 'space-ttl-ms' | 'port' | 'seed' | 'size' | 'calls',
    option: keyof typeof NUMBER_LIMITS,
  ) => {
    const value = options[name];
    return value === undefined ? {} : { [option]: numberOf(name, value, NUMBER_LIMITS[option]) };
  };
  return {
    ...(options.version && { isVersion: true }),
    ...(options.log && { isLog: true }),
    ...documentOptions(options, positionals),
    mock: {
      port: 4010,
      ...number('port', 'port'),
      ...number('drain-ms', 'drainMs'),
      ...number('space-ttl-ms', 'spaceTtlMs'),
      ...number('seed', 'seed'),
      ...number('size', 'size'),
      ...number('calls', 'callsPerSpace'),
      strict: options.strict ?? options.errors ?? false,
      legacy: !options['no-legacy'],
      check: !options['no-check'],
      ...(options['no-validate'] && { validate: false }),
      coverage: options.coverage,
      ...(cors && { cors }),
      ...(options['allow-callback'] && { allowCallbacks: options['allow-callback'] }),
      ...(options['webhook-secret'] && { webhookSecret: options['webhook-secret'] }),
      ...(options['allow-host'] && { allowHosts: options['allow-host'] }),
      ...(host !== undefined && { host }),
      ...(store !== undefined && { store }),
      ...(users !== undefined && { users }),
      ...(data !== undefined && { data }),
      ...(state !== undefined && { state }),
    },
  };
}

/** Options that only concern a document other than the built-in ones. */
const OF_DOCUMENT = ['within', 'overlay', 'no-infer'] as const;

/** Reads the document to serve, or to infer state from with `infer`. */
function documentOptions(
  options: OptionValues<typeof OPTIONS>,
  [command, second]: readonly string[],
): Omit<CommandOptions, 'mock'> {
  const { spec, within, behavior, overlay = [] } = options;
  const isInfer = command === 'infer';
  const unexpected = isInfer ? second : command;
  if (unexpected !== undefined)
    throw new UsageError(`Unexpected argument "${unexpected}".${didYouMeanCommand(unexpected, Object.keys(COMMANDS))}`);
  const alone = spec === undefined ? OF_DOCUMENT.find((name) => options[name] !== undefined) : undefined;
  if (alone !== undefined) throw new UsageError(`--${alone} requires --spec.`);
  if (isInfer && (spec === undefined || overlay.length !== 1))
    throw new UsageError('infer requires --spec with the document, and --overlay with the file to write.');
  return {
    ...(spec !== undefined && { spec }),
    ...(within !== undefined && { within }),
    ...(behavior !== undefined && { behavior }),
    ...(isInfer ? { inferTo: overlay[0] ?? '' } : overlay.length > 0 && { overlays: overlay }),
    ...(options['no-infer'] && { infer: false }),
    ...(options.explain && { isExplained: true }),
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

/** Formats a call as a line: method, target, status, caller, violations and warnings. */
export function formatCall(call: RecordedCall): string {
  const { method, target, status, login, operation, violations, warnings, durationMs } = call;
  const parts = [
    `${method} ${redactText(target)} ${status}`,
    ...(operation === '' ? [] : [operation]),
    ...(login === '' ? [] : [login]),
    `${durationMs.toFixed(1)} ms`,
    ...violations.map((violation) => `violates the contract: ${redactText(violation.trim())}`),
    ...warnings.map((warning) => `warning: ${redactText(warning)}`),
  ];
  return printable(parts.join(' · '));
}

/** Replaces control characters, so that a caller cannot move the cursor of the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '?');
}

/** Finds the version of the package that a module belongs to, by default that of this code, and its README. */
export function ownPackage(home?: string): {
  readonly name: string;
  readonly version: string;
  readonly page: string;
} {
  const file = packageFile('package.json', home);
  const content = readJsonFile(file);
  return {
    name: textAt(content, 'name') ?? '',
    version: textAt(content, 'version') ?? '',
    page: join(dirname(file), 'README.md'),
  };
}
