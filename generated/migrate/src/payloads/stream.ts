import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { PayloadsCommand } from '../arguments.ts';
import type { Aside, Kit } from '../kit.ts';

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
  for await (const text of createInterface({ input: createReadStream(command.file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    const value = parse(text);
    if (value === undefined) {
      console.error(`${command.file}:${line}: not JSON`);
      worst = 3;
      continue;
    }
    const translated = translate(command.resource, value.json, await asides.next());
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
  if (back) return existsSync(aside) ? { ...nothing, next: asideReader(aside) } : nothing;
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

function asideReader(file: string): () => Promise<Aside | undefined> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    return done === true || value === 'null' ? undefined : (JSON.parse(value) as Aside);
  };
}
