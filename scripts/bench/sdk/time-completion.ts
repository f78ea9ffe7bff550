import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { median } from '../measure-figures.ts';
import { ROOT, WORKPLACE } from './workplace.ts';

const SERVER = join(ROOT, 'node_modules/typescript/lib/tsserver.js');
const MARK = '/* here */ ';
const ROUNDS = 30;

/** Completions that an editor gets, and the wait in milliseconds. */
export interface Completion {
  readonly first: number;
  readonly warm: number;
  readonly entries: readonly string[];
}

/** Asks the editor's language server for completions at the marker of a program, after each of many keystrokes. */
export async function timeCompletion(name: string): Promise<Completion> {
  const file = join(WORKPLACE, 'types', `${name}.ts`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(MARK)) + 1;
  const offset = (lines[line - 1] ?? '').indexOf(MARK) + MARK.length + 1;
  using server = startServer();
  server.notify('open', { file });
  const times: number[] = [];
  let entries: readonly string[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    server.notify('change', { file, line: 1, offset: 1, endLine: 1, endOffset: 1, insertString: ' ' });
    const begun = performance.now();
    const body = await server.ask('completionInfo', { file, line, offset });
    times.push(performance.now() - begun);
    entries = Array.from(Object(body)['entries'] ?? [], (entry) => String(Object(entry)['name']));
  }
  return { first: times[0] ?? NaN, warm: median(times.slice(1)), entries };
}

interface Server extends Disposable {
  /** Sends a notification, which has no response. */
  readonly notify: (command: string, args: object) => number;
  readonly ask: (command: string, args: object) => Promise<unknown>;
}

function startServer(): Server {
  const child = spawn(process.execPath, [SERVER, '--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents']);
  const waiting = new Map<number, (body: unknown) => void>();
  const sequence = { last: 0 };
  createInterface({ input: child.stdout }).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const { request_seq: number, body }: { request_seq?: number; body?: unknown } = JSON.parse(text);
    if (number !== undefined) waiting.get(number)?.(body);
  });
  const notify = (command: string, args: object): number => {
    sequence.last += 1;
    child.stdin.write(`${JSON.stringify({ seq: sequence.last, type: 'request', command, arguments: args })}\n`);
    return sequence.last;
  };
  const ask = (command: string, args: object): Promise<unknown> =>
    new Promise((resolve) => waiting.set(notify(command, args), resolve));
  return { notify, ask, [Symbol.dispose]: () => void child.kill() };
}
