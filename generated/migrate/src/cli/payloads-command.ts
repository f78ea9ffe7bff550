import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, realpathSync, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { UsageError } from '../shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '../shared/closest-match.ts';
import type { Sidecar, Translated } from '../shared/migration/translate.ts';
import type { PayloadsCommand } from './arguments.ts';
import type { Kit } from './kit.ts';
import { parseDocument, readLines } from '../payloads/ndjson.ts';

/** A translator that accepts any resource name, as the command line gives it. */
type Translate = (resource: string, value: unknown, sidecar?: Sidecar) => Translated<unknown>;

/**
 * Translates a stream of documents, one per line.
 *
 * @returns the exit code: 2 if documents contain conflicts, 3 if a line is not JSON
 * @throws UsageError if the resource is unknown or a file cannot be used
 */
export async function runPayloads(command: PayloadsCommand, kit: Kit, out: Writable): Promise<number> {
  const translate = (command.back ? kit.down : kit.up) as Translate;
  requireKnownResource(command.resource, translate);
  const documents = openInput(command.file);
  const sidecars = await openSidecars(command);
  const output = new Output(out);
  let exitCode = 0;
  try {
    for await (const lines of readLines(documents))
      for (const { number, text } of lines) {
        if (text?.trim() === '') continue;
        const sidecar = await sidecars.next();
        const report = (message: string): void => console.error(`${command.file}:${number}: ${message}`);
        const result = translateLine(text, (json) => translate(command.resource, json, sidecar), report);
        exitCode = Math.max(exitCode, result === undefined ? 3 : Math.min(result.conflicts.length, 1) * 2);
        if (result === undefined) continue;
        await output.write(`${JSON.stringify(result.value)}\n`);
        await sidecars.write(result.sidecar);
      }
    await sidecars.close();
  } finally {
    output.release();
  }
  return exitCode;
}

/** Rejects an unknown resource as an error of the command line, even if there are no documents. */
function requireKnownResource(resource: string, translate: Translate): void {
  try {
    translate(resource, {});
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [message = '', known = ''] = error.message.split(' Known: ');
    const match = closestMatch(resource, known.replace(/\.$/, '').split(', '));
    throw new UsageError(`${message}${didYouMean(match)} Known: ${known}`);
  }
}

/** Opens the input file; `-` is standard input. */
function openInput(file: string): AsyncIterable<Buffer | string> {
  if (file === '-') return process.stdin;
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  if (statSync(file).isDirectory())
    throw new UsageError(`${file} is a folder: name a file with one document per line.`);
  return createReadStream(file);
}

/** Translates one line and reports its errors and conflicts; `undefined` if it holds no document. */
function translateLine(
  text: string | undefined,
  translate: (json: unknown) => Translated<unknown>,
  report: (message: string) => void,
): Translated<unknown> | undefined {
  const parsed = parseDocument(text);
  if ('error' in parsed) {
    report(parsed.error);
    return undefined;
  }
  const result = translate(parsed.json);
  for (const { members, rule, reason } of result.conflicts)
    report(`${rule} at ${members.join(', ')}: ${CONFLICT_MESSAGES[reason] ?? reason}`);
  return result;
}

const CONFLICT_MESSAGES: Readonly<Record<string, string>> = {
  both: 'both the old and the new name are present; neither was changed',
  different: 'members that become one are missing or hold different values; none was changed',
  blocked: 'another value stands where the value should move; neither was changed',
};

interface Sidecars {
  readonly next: () => Promise<Sidecar | undefined>;
  readonly write: (sidecar: Sidecar | undefined) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the sidecar file: written line by line on the way up, read on the way back. */
async function openSidecars({ file, sidecar, back }: PayloadsCommand): Promise<Sidecars> {
  const none = { next: async () => undefined, write: async () => {}, close: async () => {} };
  if (sidecar === undefined) return none;
  if (back && !existsSync(sidecar))
    throw new UsageError(
      `There is no file ${sidecar}. With --back, --sidecar names the file that the first translation wrote; without it, data that the other version cannot hold is lost.`,
    );
  if (back) return { ...none, next: sidecarReader(sidecar) };
  if (existsSync(sidecar) && existsSync(file) && realpathSync(sidecar) === realpathSync(file))
    throw new UsageError(`--sidecar ${sidecar} is the input file itself and would be overwritten.`);
  const out = createWriteStream(sidecar);
  const output = new Output(out);
  await once(out, 'open').catch((error: Error) => {
    throw new UsageError(`--sidecar ${sidecar} cannot be written: ${error.message}.`);
  });
  return {
    ...none,
    write: (written) => output.write(`${JSON.stringify(written ?? null)}\n`),
    close: async () => {
      out.end();
      await once(out, 'finish');
    },
  };
}

/** Reads one sidecar per document, in order. A line that is not JSON is an error: it would shift all that follow. */
function sidecarReader(file: string): () => Promise<Sidecar | undefined> {
  const lines = readSidecars(file);
  return async () => {
    const { value, done } = await lines.next();
    return done === true ? undefined : value;
  };
}

async function* readSidecars(file: string): AsyncGenerator<Sidecar | undefined> {
  for await (const lines of readLines(createReadStream(file)))
    for (const { text } of lines) {
      const parsed = parseDocument(text);
      if ('error' in parsed) throw new UsageError(`${file} was not written by --sidecar: a line is ${parsed.error}.`);
      yield (parsed.json ?? undefined) as Sidecar | undefined;
    }
}

/** A stream to write to that may fail between two writes: its reader leaves, or its disk is full. */
class Output {
  readonly #out: Writable;
  #error: Error | undefined;
  readonly #onError = (error: Error): void => {
    this.#error = error;
  };

  constructor(out: Writable) {
    this.#out = out.on('error', this.#onError);
  }

  /**
   * Writes a text and waits until the stream accepts more.
   *
   * @throws the error that broke the stream
   */
  async write(text: string): Promise<void> {
    if (this.#error !== undefined) throw this.#error;
    if (!this.#out.write(text)) await once(this.#out, 'drain');
  }

  /** Removes the error listener. */
  release(): void {
    this.#out.off('error', this.#onError);
  }
}
