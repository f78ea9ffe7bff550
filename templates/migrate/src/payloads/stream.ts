import { createReadStream, createWriteStream, existsSync, realpathSync } from 'node:fs';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type PayloadsCommand, UsageError } from '../arguments.ts';
import type { Aside, Kit, Translation } from '../kit.ts';
import { readDocument } from './document.ts';
import { linesOf } from './lines.ts';

/** A file, or `-`: what is piped in. */
function open(file: string): AsyncIterable<Buffer | string> {
  return file === '-' ? process.stdin : createReadStream(file);
}

/** Translates one document a line. Ends with 2 where documents hold conflicts, 3 where a line is no JSON. */
export async function streamPayloads(command: PayloadsCommand, kit: Kit, out: Writable): Promise<number> {
  const translate = (command.back ? kit.down : kit.up) as (
    resource: string,
    value: unknown,
    aside?: Aside,
  ) => ReturnType<Kit['up']>;
  refuseUnknown(command.resource, translate);
  const asides = openAsides(command);
  let worst = 0;
  for await (const lines of linesOf(open(command.file)))
    for (const { number, text } of lines) {
      if (text?.trim() === '') continue;
      const aside = await asides.next();
      const tell = (said: string): void => console.error(`${command.file}:${number}: ${said}`);
      const done = translated({ text, tell, translate: (json) => translate(command.resource, json, aside) });
      worst = Math.max(worst, done === undefined ? 3 : Math.min(done.conflicts.length, 1) * 2);
      if (done === undefined) continue;
      await write(out, `${JSON.stringify(done.value)}\n`);
      await asides.keep(done.aside);
    }
  await asides.close();
  return worst;
}

/** A resource that no table knows is an error of the command line, also where there is no document at all. */
function refuseUnknown(resource: string, translate: (resource: string, value: unknown) => unknown): void {
  try {
    translate(resource, {});
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}

interface Given {
  readonly text: string | undefined;
  readonly translate: (json: unknown) => Translation;
  readonly tell: (said: string) => void;
}

/** One document; nothing where there is none. What is wrong with it is told. */
function translated({ text, translate, tell }: Given): Translation | undefined {
  const read = readDocument(text);
  if ('fault' in read) {
    tell(read.fault);
    return undefined;
  }
  const done = translate(read.json);
  for (const { pointer, rule, reason } of done.conflicts) tell(`${rule} at ${pointer || '/'}: ${reason}`);
  return done;
}

async function write(out: Writable, text: string): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}

interface Asides {
  readonly next: () => Promise<Aside | undefined>;
  readonly keep: (aside: Aside | undefined) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What documents cannot hold: written line by line on the way there, read on the way back. */
function openAsides({ file, aside, back }: PayloadsCommand): Asides {
  const nothing = { next: async () => undefined, keep: async () => {}, close: async () => {} };
  if (aside === undefined) return nothing;
  if (back && !existsSync(aside))
    throw new UsageError(`There is no file ${aside}: without it what the other version cannot hold is lost.`);
  if (back) return { ...nothing, next: asideReader(aside) };
  if (existsSync(aside) && existsSync(file) && realpathSync(aside) === realpathSync(file))
    throw new UsageError(`--aside ${aside} is the file of the documents itself, and would be written over.`);
  const out = createWriteStream(aside);
  return {
    ...nothing,
    keep: (kept) => write(out, `${JSON.stringify(kept ?? null)}\n`),
    close: async () => {
      out.end();
      await once(out, 'finish');
    },
  };
}

/** One line a document, in their order: a line that is no JSON would put all others in the wrong place. */
function asideReader(file: string): () => Promise<Aside | undefined> {
  const lines = asidesIn(file);
  return async () => {
    const { value, done } = await lines.next();
    return done === true ? undefined : value;
  };
}

async function* asidesIn(file: string): AsyncGenerator<Aside | undefined> {
  for await (const lines of linesOf(createReadStream(file)))
    for (const { text } of lines) {
      const kept = readDocument(text);
      if ('fault' in kept) throw new UsageError(`${file} was not written by --aside: a line of it is ${kept.fault}.`);
      yield (kept.json ?? undefined) as Aside | undefined;
    }
}
