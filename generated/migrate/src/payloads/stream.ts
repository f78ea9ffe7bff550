import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type PayloadsCommand, UsageError } from '../arguments.ts';
import type { Aside, Kit } from '../kit.ts';

/** A file, or `-`: what is piped in. */
function open(file: string): NodeJS.ReadableStream {
  return file === '-' ? process.stdin : createReadStream(file);
}

/** Translates one document a line. Ends with 2 where documents hold conflicts, 3 where a line is no JSON. */
export async function streamPayloads(command: PayloadsCommand, kit: Kit, out: Writable): Promise<number> {
  const translate = (command.back ? kit.down : kit.up) as (
    resource: string,
    value: unknown,
    aside?: Aside,
  ) => ReturnType<Kit['up']>;
  const asides = openAsides(command);
  let worst = 0;
  let line = 0;
  for await (const text of createInterface({ input: open(command.file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    const aside = await asides.next();
    const value = parse(text);
    if (value === undefined) {
      console.error(`${command.file}:${line}: not JSON`);
      worst = 3;
      continue;
    }
    const translated = translate(command.resource, value.json, aside);
    for (const { pointer, rule, reason } of translated.conflicts)
      console.error(`${command.file}:${line}: ${rule} at ${pointer || '/'}: ${reason}`);
    if (translated.conflicts.length > 0) worst = Math.max(worst, 2);
    await write(out, `${JSON.stringify(translated.value)}\n`);
    await asides.keep(translated.aside);
  }
  await asides.close();
  return worst;
}

function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
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
function openAsides({ aside, back }: PayloadsCommand): Asides {
  const nothing = { next: async () => undefined, keep: async () => {}, close: async () => {} };
  if (aside === undefined) return nothing;
  if (back && !existsSync(aside))
    throw new UsageError(`There is no file ${aside}: without it what the other version cannot hold is lost.`);
  if (back) return { ...nothing, next: asideReader(aside) };
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
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    if (done === true) return undefined;
    const kept = parse(value);
    if (kept === undefined) throw new UsageError(`${file} was not written by --aside: a line of it is not JSON.`);
    return (kept.json ?? undefined) as Aside | undefined;
  };
}
