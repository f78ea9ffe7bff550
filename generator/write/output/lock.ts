import { readFileSync, realpathSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { isObject, parseJson } from '../../model/json.ts';
import { outputError, OutputError } from './errors.ts';
import { disk, errorCode, type FileSystem } from './file-system.ts';
import { hash } from './hashes.ts';
import { treePlaces } from './tree.ts';

const pause = 50;
const patience = 200;
/**
 * A lock without content is one that is being made; after this many turns without any it was left by a run that died.
 */
const turnsToFill = 40;

/** The locks that this process holds now; one with its name that is none of them it could not release. */
const held = new Set<string>();

/** How long a lock is waited for, and what is told of one that is not given back. */
interface Waiting {
  readonly turns?: number;
  /** The code, and the folder that it is about. */
  readonly busy?: readonly [code: DiagnosticCode, folder: string];
}

/** Takes the lock of an output folder, waiting for a run that has it; the lock of a run that died is taken over. */
export async function takeLock(
  lock: string,
  files: FileSystem,
  { turns = patience, busy: [code, file] = ['output-busy', lock] }: Waiting = {},
): Promise<void> {
  let turnsEmpty = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    if (tryLock(lock, files)) return void held.add(lock);
    const text = contentOf(lock, files);
    turnsEmpty = text !== undefined && ownerOf(text) === undefined ? turnsEmpty + 1 : 0;
    if (text !== undefined && !held.has(lock) && isStale(text, turnsEmpty)) takeAway(lock, text, files);
    else if (text !== undefined) await setTimeout(pause);
  }
  throw outputError(code, file, describe(ownerOf(contentOf(lock, files) ?? '')), lock);
}

/** Gives the lock back. One that stays behind is taken over by the next run. */
export function releaseLock(lock: string, files: FileSystem): void {
  held.delete(lock);
  try {
    files.remove(lock);
  } catch {
    // The outcome does not depend on it.
  }
}

/** Whether the lock is still this process's own. */
export function ownsLock(lock: string, files: FileSystem): boolean {
  return contentOf(lock, files) === ownText();
}

function tryLock(lock: string, files: FileSystem): boolean {
  try {
    files.create(lock, ownText());
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (files.kind(lock) === 'file') files.remove(lock);
    throw error;
  }
}

function contentOf(lock: string, files: FileSystem): string | undefined {
  if (files.kind(lock) !== 'file') return undefined;
  try {
    return files.read(lock).toString();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Takes a stale lock away, unless another run has just replaced it by its own, which is then put back. */
function takeAway(lock: string, stale: string, files: FileSystem): void {
  const aside = `${lock}.${process.pid}`;
  try {
    files.rename(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (contentOf(aside, files) !== stale) files.link(aside, lock);
  files.remove(aside);
}

function isStale(text: string, turnsEmpty: number): boolean {
  const owner = ownerOf(text);
  if (owner === undefined) return turnsEmpty > turnsToFill;
  if (owner.host !== hostname()) return false;
  if (owner.process === process.pid) return true;
  return !isAlive(owner.process) || startOf(owner.process) !== owner.start;
}

interface Owner {
  /** A folder may be shared by machines, or by containers with processes of their own. */
  readonly host: string;
  readonly process: number;
  readonly start: string;
}

function ownerOf(text: string): Owner | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { host, process: id, start } = value;
  if (typeof host !== 'string' || typeof id !== 'number' || typeof start !== 'string') return undefined;
  return { host, process: id, start };
}

function describe(owner: Owner | undefined): string {
  if (owner === undefined) return 'unknown';
  return owner.host === hostname() ? String(owner.process) : `${owner.process} on ${owner.host}`;
}

function ownText(): string {
  return JSON.stringify({ host: hostname(), process: process.pid, start: startOf(process.pid) } satisfies Owner);
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** When a process was started, so that another one with the same number is told apart; empty where it is not known. */
function startOf(id: number): string {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** So many turns are waited for one that is ending, say because a program starts both anew. */
const turns = 40;

/**
 * Claims an output folder for all saves until the process ends: of two runs that wait for saves, each would overwrite
 * what the other has written. The claim does not stand beside the folder, where it would be committed by mistake.
 *
 * @returns that another one has it; what else is in the way is told when something is to be written
 */
export async function claimTree(shown: string, files: FileSystem = disk): Promise<readonly Diagnostic[]> {
  const { folder } = treePlaces(shown);
  const claim = join(tmpdir(), `generator-${hash(realPlace(folder)).slice(0, 16)}.watched`);
  try {
    await takeLock(claim, files, { turns, busy: ['output-watched', shown] });
    process.once('exit', () => releaseLock(claim, files));
    return [];
  } catch (error) {
    return error instanceof OutputError ? error.diagnostics : [];
  }
}

/** Where a folder is, or is to be, by whatever links it is named. */
function realPlace(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const above = dirname(folder);
    return above === folder ? folder : join(realPlace(above), basename(folder));
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a critical section: signals that arrive during it take effect afterwards. */
export async function holdSignals<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  let pending: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals): void => {
    pending = signal;
  };
  for (const signal of SIGNALS) process.on(signal, hold);
  try {
    return await run();
  } finally {
    // Node hands a signal over between two turns of its loop.
    await setImmediate();
    await setImmediate();
    for (const signal of SIGNALS) process.off(signal, hold);
    if (pending !== undefined) process.kill(process.pid, pending);
  }
}
