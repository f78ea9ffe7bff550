import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { OFFLINE_GIT } from '../../templates/runtime/shared/offline-git.ts';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { type Diagnostics, type Place, SpecError } from '../diagnostics/diagnostics.ts';
import type { LoadOptions, Specification } from '../load/load.ts';
import { isAddress } from '../load/network.ts';
import { listFiles, readOptional } from '../load/reader.ts';
import { loadVersion } from './propose.ts';

/** A document, or a folder of documents, as the command line names it: a path, an address, a revision or `-`. */
export interface VersionInput {
  readonly path: string;
  readonly isFolder: boolean;
  /** Returns the name of a file for people: `main:openapi.yaml`. */
  readonly display: (file: string) => string;
}

/** Opens what the command line names, runs a function with it, and removes the copies that it needed. */
export async function withInputs<Result>(
  given: readonly [before: string, after: string],
  run: (inputs: readonly [VersionInput, VersionInput]) => Promise<Result>,
): Promise<Result> {
  if (given.every((one) => one === '-')) throw new UsageError('Only one of the documents can be the standard input.');
  const scratch = await mkdtemp(join(tmpdir(), 'bmp-evolve-'));
  try {
    const [before, after] = [
      await openInput(given[0], join(scratch, 'a')),
      await openInput(given[1], join(scratch, 'b')),
    ];
    return await run([before, after]);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function openInput(given: string, scratch: string): Promise<VersionInput> {
  const display = (file: string): string => file;
  if (isAddress(given)) return { path: new URL(given).href, isFolder: false, display };
  if (given === '-') return readStandardInput(scratch);
  const found = await stat(given).catch(() => undefined);
  const [, revision = '', path = ''] = /^([^:]+):(.*)$/s.exec(given) ?? [];
  if (found === undefined && revision !== '' && (await isRepository())) return openRevision(revision, path, scratch);
  return { path: given, isFolder: found?.isDirectory() === true, display };
}

async function readStandardInput(scratch: string): Promise<VersionInput> {
  const content = await text(stdin);
  await mkdir(scratch);
  const path = join(scratch, content.trimStart().startsWith('{') ? 'document.json' : 'document.yaml');
  await writeFile(path, content);
  return { path, isFolder: false, display: (file) => (resolve(file) === path ? 'standard input' : file) };
}

const execute = promisify(execFile);
const OFFLINE = { ...process.env, ...OFFLINE_GIT };

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', [...args], { env: OFFLINE, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

async function isRepository(): Promise<boolean> {
  return git('rev-parse', '--git-dir').then(
    () => true,
    () => false,
  );
}

/** Files that a document can consist of. */
const DOCUMENT_FILE = /\.(?:json|ya?ml)$/i;

/**
 * Copies the folder of a document, as it is in a revision. Links are copied as files that hold their targets.
 *
 * The objects are read as they are stored: writing an index or a work tree would run hooks and filters.
 */
async function openRevision(revision: string, given: string, scratch: string): Promise<VersionInput> {
  const name = `${revision}:${given}`;
  const fail = (): never => {
    throw new UsageError(`The repository has no ${name}, or is a partial clone without it; nothing is fetched.`);
  };
  if (revision.startsWith('-')) return fail();
  const prefix =
    given.startsWith('./') || given.startsWith('../') ? (await git('rev-parse', '--show-prefix')).trim() : '';
  const path = posix
    .normalize(posix.join('/', prefix, given))
    .slice(1)
    .replace(/\/$/, '');
  const kind = await git('cat-file', '-t', `${revision}:${path}`).then((printed) => printed.trim(), fail);
  const folder = kind === 'tree' ? path : posix.dirname(path).replace(/^\.$/, '');
  const work = join(scratch, 'tree');
  await mkdir(work, { recursive: true });
  const files = await documentsOf(`${revision}:${folder}`).catch(fail);
  for (let index = 0; index < files.length; index += FILES_AT_ONCE)
    await copyObjects(files.slice(index, index + FILES_AT_ONCE), work);
  const display = (file: string): string => {
    const inside = relative(work, resolve(file));
    if (inside.startsWith('..')) return file;
    return `${revision}:${posix.join(folder, inside.split(sep).join('/'))}`;
  };
  return { path: kind === 'tree' ? work : join(work, posix.basename(path)), isFolder: kind === 'tree', display };
}

const FILES_AT_ONCE = 200;

/** A file of a revision: its object, and its path in the folder. */
interface StoredFile {
  readonly id: string;
  readonly path: string;
}

/** Lists the files of a folder, and below it, that a document can consist of. */
async function documentsOf(tree: string): Promise<readonly StoredFile[]> {
  const entries = (await git('ls-tree', '-r', '-z', '--full-tree', tree)).split('\0');
  return entries.flatMap((entry) => {
    const [, id, path] = /^\d+ blob (\w+)\t(.+)$/s.exec(entry) ?? [];
    return id !== undefined && path !== undefined && DOCUMENT_FILE.test(path) ? [{ id, path }] : [];
  });
}

/** Writes the contents of objects into a folder. */
async function copyObjects(files: readonly StoredFile[], folder: string): Promise<void> {
  const reading = execute('git', ['cat-file', '--batch'], { env: OFFLINE, encoding: 'buffer', maxBuffer: Infinity });
  reading.child.stdin?.end(files.map(({ id }) => `${id}\n`).join(''));
  let { stdout: rest } = await reading;
  for (const { path } of files) {
    const start = rest.indexOf('\n') + 1;
    const size = Number(/ (\d+)\n$/.exec(rest.toString('utf8', 0, start))?.[1]);
    const target = join(folder, path);
    if (Number.isNaN(size) || relative(folder, target).startsWith('..'))
      throw new UsageError(`The repository has no readable ${path}.`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, rest.subarray(start, start + size));
    rest = rest.subarray(start + size + 1);
  }
}

/** Loads a document of an input. Places have the names of files that the person knows. */
export async function loadInput(
  { path, display }: Pick<VersionInput, 'path' | 'display'>,
  diagnostics: Diagnostics,
  options: Pick<LoadOptions, 'allowNet'>,
): Promise<Specification> {
  if (isAddress(path) && options.allowNet?.includes(path) !== true)
    throw new UsageError(`Nothing is fetched unless it is allowed. Add --allow-net ${path}.`);
  try {
    const specification = await loadVersion(path, diagnostics, options);
    const named = (place: Place): Place => ({ ...place, file: display(place.file) });
    return { ...specification, locate: (pointer) => named(specification.locate(pointer)) };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    const named = error.diagnostics.map((one) => {
      const { address } = one;
      return typeof address === 'object' && 'file' in address
        ? { ...one, address: { ...address, file: display(address.file) } }
        : one;
    });
    throw new SpecError(named);
  }
}

/** Lists the root documents in a folder and below, by their paths in it. */
export async function listDocuments(folder: string): Promise<readonly string[]> {
  const files = (await listFiles(folder, { recursive: true })) ?? [];
  const roots: string[] = [];
  for (const file of files.filter((one) => DOCUMENT_FILE.test(one))) {
    const text = (await readOptional(file))?.toString('utf8') ?? '';
    if (ROOT.test(text)) roots.push(relative(folder, file).split(sep).join('/'));
  }
  return roots;
}

/** Matches the member that says the version: at the begin of a line of YAML, or of the first lines of JSON. */
const ROOT = /^(?:\s*\{)?\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m;
