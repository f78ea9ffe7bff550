import { createReadStream, createWriteStream, existsSync, realpathSync, statSync } from 'node:fs';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { UsageError } from '../shared/cli-arguments.ts';
import { closestMatch } from '../shared/closest-match.ts';
import type { PayloadsCommand } from '../arguments.ts';
import type { Aside, Kit, Translation } from '../kit.ts';
import { readDocument } from './document.ts';
import { linesOf } from './lines.ts';
import { Outlet } from './outlet.ts';

/** A file, or `-`: what is piped in. */
function open(file: string): AsyncIterable<Buffer | string> {
  if (file === '-') return process.stdin;
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  if (statSync(file).isDirectory())
    throw new UsageError(`${file} is a folder: name a file with a document on each line.`);
  return createReadStream(file);
}

/** Translates one document a line. Ends with 2 where documents hold conflicts, 3 where a line is no JSON. */
export async function streamPayloads(command: PayloadsCommand, kit: Kit, out: Writable): Promise<number> {
  const translate = (command.back ? kit.down : kit.up) as (
    resource: string,
    value: unknown,
    aside?: Aside,
  ) => ReturnType<Kit['up']>;
  refuseUnknown(command.resource, translate);
  const documents = open(command.file);
  const asides = await openAsides(command);
  const outlet = new Outlet(out);
  let worst = 0;
  try {
    for await (const lines of linesOf(documents))
      for (const { number, text } of lines) {
        if (text?.trim() === '') continue;
        const aside = await asides.next();
        const tell = (said: string): void => console.error(`${command.file}:${number}: ${said}`);
        const done = translated({ text, tell, translate: (json) => translate(command.resource, json, aside) });
        worst = Math.max(worst, done === undefined ? 3 : Math.min(done.conflicts.length, 1) * 2);
        if (done === undefined) continue;
        await outlet.write(`${JSON.stringify(done.value)}\n`);
        await asides.keep(done.aside);
      }
    await asides.close();
  } finally {
    outlet.leave();
  }
  return worst;
}

/** A resource that no table knows is an error of the command line, also where there is no document at all. */
function refuseUnknown(resource: string, translate: (resource: string, value: unknown) => unknown): void {
  try {
    translate(resource, {});
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [told = '', known = ''] = error.message.split(' Known: ');
    const meant = closestMatch(resource, known.replace(/\.$/, '').split(', '));
    throw new UsageError(`${told}${meant === undefined ? '' : ` Did you mean ${meant}?`} Known: ${known}`);
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
  for (const { members, rule, reason } of done.conflicts)
    tell(`${rule} at ${members.join(', ')}: ${CONFLICTS[reason] ?? reason}`);
  return done;
}

/** What a conflict says, and what became of the place. */
const CONFLICTS: Readonly<Record<string, string>> = {
  both: 'both the old name and the new one are there, and stay as they are',
  different: 'of names that become one, some are absent or hold different values; they stay as they are',
  blocked: 'something else stands where the value should go; both stay as they are',
};

interface Asides {
  readonly next: () => Promise<Aside | undefined>;
  readonly keep: (aside: Aside | undefined) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What documents cannot hold: written line by line on the way there, read on the way back. */
async function openAsides({ file, aside, back }: PayloadsCommand): Promise<Asides> {
  const nothing = { next: async () => undefined, keep: async () => {}, close: async () => {} };
  if (aside === undefined) return nothing;
  if (back && !existsSync(aside))
    throw new UsageError(
      `There is no file ${aside}, which --aside wrote on the way there: without it what the other version cannot hold is lost.`,
    );
  if (back) return { ...nothing, next: asideReader(aside) };
  if (existsSync(aside) && existsSync(file) && realpathSync(aside) === realpathSync(file))
    throw new UsageError(`--aside ${aside} is the file of the documents itself, and would be written over.`);
  const out = createWriteStream(aside);
  const outlet = new Outlet(out);
  await once(out, 'open').catch((error: Error) => {
    throw new UsageError(`--aside ${aside} cannot be written: ${error.message}.`);
  });
  return {
    ...nothing,
    keep: (kept) => outlet.write(`${JSON.stringify(kept ?? null)}\n`),
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
