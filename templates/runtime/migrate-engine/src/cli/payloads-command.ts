import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, realpathSync, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { unescapeToken } from '#shared/json.ts';
import { UsageError } from '#shared/usage-error.ts';
import { terminal } from '#shared/terminal.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { Conflict, Sidecar, Translated } from '#shared/migration/translate.ts';
import type { PayloadsCommand } from './arguments.ts';
import { type Line, numberPreservingJson, readLines, type Translate, repeatedMember } from '../payloads/ndjson.ts';
import type { MapFile } from '../migration/map-file.ts';
import { type Kit, readMap } from '../migration/migration-index.ts';
import { pluralize } from '../report/finding.ts';

/**
 * Translates a stream of documents, one per line.
 *
 * @returns the exit code: 2 if documents contain conflicts or members are lost, 3 if a line holds no document
 * @throws UsageError if the resource is unknown or a file cannot be used
 */
export async function runPayloads(command: PayloadsCommand, kit: Kit, out: Writable): Promise<number> {
  const { file, resource } = command;
  const translate = (command.back ? kit.down : kit.up) as Translate;
  requireKnownResource(resource, translate, readMap(kit));
  const documents = openInput(file);
  const sidecars = await openSidecars(command);
  const output = new Output(out);
  const summary = new PayloadSummary(readMap(kit));
  try {
    for await (const { number, text } of documentLines(documents)) {
      const line = translateLine(text, await sidecars.next(), translate.bind(undefined, resource));
      for (const message of summary.add(line)) terminal.error(`${file}:${number}: ${message}`);
      if ('error' in line) continue;
      await output.write(`${line.json}\n`);
      await sidecars.write(line.sidecar);
    }
    await sidecars.close();
  } finally {
    output.release();
  }
  for (const line of summary.lines(lossOutcome(command))) terminal.error(line);
  const isKept = command.drop || (command.sidecar !== undefined && !command.back);
  return summary.exitCode(isKept);
}

/** Reads the lines that are not blank. */
async function* documentLines(documents: AsyncIterable<Buffer | string>): AsyncGenerator<Line> {
  for await (const lines of readLines(documents)) yield* lines.filter(({ text }) => text?.trim() !== '');
}

/** Says what became of members that the other version cannot hold. */
function lossOutcome({ drop, back, sidecar }: PayloadsCommand): string {
  if (drop) return 'removed:';
  if (back) return 'removed; accept the loss with --drop:';
  return sidecar === undefined
    ? 'removed; keep them with --sidecar FILE, or accept the loss with --drop:'
    : `moved to ${sidecar}:`;
}

/** Rejects an unknown resource as an error of the command line, even if there are no documents. */
function requireKnownResource(resource: string, translate: Translate, map: MapFile): void {
  try {
    translate(resource, {});
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [message = '', known = ''] = error.message.split(' Known: ');
    const names = map.schemas.filter(({ v3 }) => v3 === resource).flatMap(({ v2 }) => v2);
    if (names.length > 0)
      throw new UsageError(`${message} In ${map.versions.before}, it is named ${names.join(' or ')}.`);
    const match = closestMatch(resource, known.replace(/\.$/, '').split(', '));
    throw new UsageError(match === undefined ? error.message : message + didYouMean(match));
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

/** Translates one line. An error, such as nesting that exceeds the stack, concerns only this line. */
function translateLine(
  text: string | undefined,
  sidecar: string | undefined,
  translate: (json: unknown, sidecar?: Sidecar) => Translated<unknown>,
): TranslatedLine | SkippedLine {
  if (text === undefined) return { error: 'not UTF-8' };
  try {
    const { parse, stringify } = numberPreservingJson(text, sidecar ?? '');
    const document = parse(text);
    const repeated = repeatedMember(text);
    if (repeated !== undefined) return { error: `skipped, the member ${JSON.stringify(repeated)} occurs twice` };
    const other = { error: 'skipped, neither a document nor a list of documents' };
    if (typeof document !== 'object') return other;
    const given = sidecar === undefined ? undefined : (parse(sidecar) as Sidecar | null);
    const { value, sidecar: written = null, ...rest } = translate(document, given ?? undefined);
    const line = { ...rest, json: stringify(value), sidecar: stringify(written) };
    return isDocument(document) ? line : other;
  } catch (error) {
    if (error instanceof RangeError) return { error: 'skipped, nested too deeply' };
    if (error instanceof SyntaxError) return { error: 'not JSON' };
    throw error;
  }
}

/** Tests whether a value is a document or a list of documents, without lists inside. */
function isDocument(value: unknown): boolean {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.every((item) => typeof item === 'object' && !Array.isArray(item));
}

interface Sidecars {
  readonly next: () => Promise<string | undefined>;
  readonly write: (sidecar: string) => Promise<void>;
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
  if (back) return { ...none, ...sidecarReader(sidecar) };
  if (existsSync(sidecar) && existsSync(file) && realpathSync(sidecar) === realpathSync(file))
    throw new UsageError(`--sidecar ${sidecar} is the input file itself and would be overwritten.`);
  const out = createWriteStream(sidecar);
  const output = new Output(out);
  await once(out, 'open').catch((error: Error) => {
    throw new UsageError(`--sidecar ${sidecar} cannot be written: ${error.message}.`);
  });
  return {
    ...none,
    write: (written) => output.write(`${written}\n`),
    close: async () => {
      out.end();
      await once(out, 'finish');
    },
  };
}

/**
 * Reads one sidecar per document, in order. A line that is not JSON is an error: it would shift all that follow. So is
 * another number of lines at the end, because a sidecar belongs to the document at its place.
 */
function sidecarReader(file: string): Pick<Sidecars, 'next' | 'close'> {
  const lines = readSidecars(file);
  const counts = { documents: 0, sidecars: 0 };
  const read = async (): Promise<string | undefined> => {
    const { value, done } = await lines.next();
    if (done === true) return undefined;
    counts.sidecars += 1;
    return value;
  };
  return {
    next: () => {
      counts.documents += 1;
      return read();
    },
    close: async () => {
      while ((await read()) !== undefined);
      if (counts.documents === counts.sidecars) return;
      const [documents, found] = [pluralize(counts.documents, 'document'), pluralize(counts.sidecars, 'line')];
      throw new UsageError(
        `${file} has ${found} for ${documents}, so it belongs to others: members may be lost or in the wrong document. Translate back what the first translation wrote, with the sidecar that it wrote.`,
      );
    },
  };
}

async function* readSidecars(file: string): AsyncGenerator<string | undefined> {
  for await (const lines of readLines(createReadStream(file)))
    for (const { text } of lines) {
      if (text === undefined || !isSidecar(text))
        throw new UsageError(`${file} was not written by --sidecar: a line is not a sidecar.`);
      yield text;
    }
}

function isSidecar(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
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

/** A translated line, with the document and its sidecar as JSON. */
export interface TranslatedLine extends Pick<Translated<unknown>, 'conflicts' | 'losses' | 'reviews'> {
  readonly json: string;
  readonly sidecar: string;
}

/** A line that holds no document, and the reason. */
export interface SkippedLine {
  readonly error: string;
}

/** Counts what a run of `payloads` lost or asks to review, by rule and member. */
export class PayloadSummary {
  readonly #notes: ReadonlyMap<string, string>;
  readonly #losses = new Map<string, number>();
  readonly #reviews = new Map<string, number>();
  #hasConflicts = false;
  #isSkipped = false;

  constructor({ fields }: MapFile) {
    this.#notes = new Map(fields.flatMap(({ id, review }) => (review === undefined ? [] : [[id, review.note]])));
  }

  /** Adds the counts of one line, and returns the messages about it. */
  add(line: TranslatedLine | SkippedLine): readonly string[] {
    if ('error' in line) {
      this.#isSkipped = true;
      return [line.error];
    }
    this.#hasConflicts ||= line.conflicts.length > 0;
    for (const { rule, pointer } of line.losses) increment(this.#losses, `${rule} (${memberName(pointer)})`);
    for (const { rule } of line.reviews) increment(this.#reviews, rule);
    return line.conflicts.map(conflictText);
  }

  /** Returns the exit code. `isKept` is true if lost members are kept elsewhere or their loss is accepted. */
  exitCode(isKept: boolean): number {
    if (this.#isSkipped) return 3;
    return this.#hasConflicts || (this.#losses.size > 0 && !isKept) ? 2 : 0;
  }

  /**
   * Formats the counts, the most frequent first; empty if there are none.
   *
   * @param outcome - what became of the lost members, as the end of a sentence
   */
  lines(outcome: string): readonly string[] {
    const lost = sorted(this.#losses);
    const total = lost.reduce((sum, [, count]) => sum + count, 0);
    return [
      ...(total === 0 ? [] : [`${pluralize(total, 'member')} without a counterpart ${outcome}`]),
      ...lost.map(([rule, count]) => `  ${count} × ${rule}`),
      ...(this.#reviews.size === 0 ? [] : ['Review these members:']),
      ...sorted(this.#reviews).map(([rule, count]) => `  ${count} × ${rule}: ${this.#notes.get(rule) ?? ''}`),
    ];
  }
}

function conflictText({ members, rule, reason }: Conflict): string {
  return `${rule} at ${members.join(', ')}: ${CONFLICT_MESSAGES[reason]}`;
}

const CONFLICT_MESSAGES: Readonly<Record<Conflict['reason'], string>> = {
  both: 'both the old and the new name are present; neither was changed',
  different: 'members that become one are missing or hold different values; none was changed',
  blocked: 'another value stands where the value should move; neither was changed',
};

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sorted(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

/** Returns the last name of a JSON pointer. */
function memberName(pointer: string): string {
  return unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1));
}
