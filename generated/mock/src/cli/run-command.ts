import type { RecordedCall } from '../control/calls.ts';
import { type Mock, type MockSource, start } from '../start.ts';
import { type CommandOptions, readArguments, USAGE } from './read-arguments.ts';
import { explainError, formatCall, ownPackage } from './output.ts';
import { loadDocument } from './load-document.ts';

/** The output streams of a command. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

const terminal: Terminal = {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
};

/** Runs the command until a signal ends it; sets the exit code. */
export async function runCommand(source: () => MockSource, argv: readonly string[]): Promise<void> {
  try {
    // The reader of the output may close it; the mock goes on.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const options = readArguments(argv);
    if (options.question !== undefined) return terminal.out(options.question === 'help' ? USAGE : ownPackage().version);
    const mock = await startFrom(source, options);
    endOnSignals(mock);
    terminal.out(readyLine(mock));
  } catch (error) {
    terminal.error(explainError(error));
    process.exitCode = 1;
  }
}

async function startFrom(
  source: () => MockSource,
  { spec, within, mock, isLog = false }: CommandOptions,
): Promise<Mock> {
  const told = isLog ? { onCall: (call: RecordedCall) => terminal.out(formatCall(call)) } : {};
  if (spec === undefined) return start(source(), { ...mock, ...told });
  const loaded = await loadDocument(spec, { within, check: mock.check });
  for (const remark of loaded.remarks) terminal.error(remark);
  return start(loaded, { ...mock, ...told });
}

/** Formats the address, the users (never their secrets) and the documentation in one line. */
function readyLine({ url, core }: Mock): string {
  const logins = (core.authenticator?.users ?? []).map(({ login }) => login).join(', ');
  const users = logins === '' ? '' : ` · users: ${logins}`;
  return `Mock ready at ${url}${base(core)}${users} · control: ${url}/__mock · documentation: ${ownPackage().page}`;
}

/** The prefix of all paths, if there is only one. */
function base({ operations }: Mock['core']): string {
  const [prefix, ...more] = new Set(operations.flatMap(({ prefixes }) => prefixes));
  return prefix === undefined || more.length > 0 ? '' : prefix;
}

/** npm repeats Ctrl+C milliseconds after the terminal has sent it; that is not a second request to end. */
const SAME_SIGNAL_MS = 1000;

/** Shuts down gracefully: requests in flight finish first; a second signal ends at once. */
function endOnSignals(mock: Mock): void {
  let began: number | undefined;
  const end = (): void => {
    if (began !== undefined && performance.now() - began < SAME_SIGNAL_MS) return;
    if (began !== undefined) process.exit(1);
    began = performance.now();
    mock.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
