import { basename, dirname } from 'node:path';
import type { FileSystem } from '../../../generator/write/output/file-system.ts';
import { systemError } from './failing-disk.ts';

/** A file, with the content that would be left of it after a loss of power. */
interface StoredFile {
  readonly kind: 'file';
  content: string;
  flushed: string;
}

/** Change of one entry, or of the two of a rename, which are one transaction of every file system with a journal. */
interface EntryChange {
  isFlushed: boolean;
}

/** A folder, with the entries that would be left of it after a loss of power. */
interface StoredFolder {
  readonly kind: 'folder';
  readonly entries: Map<string, Stored>;
  flushed: ReadonlyMap<string, Stored>;
  /** Last change of each entry since the folder was flushed. */
  readonly changes: Map<string, EntryChange>;
}

type Stored = StoredFile | StoredFolder;

/** Chooses what a loss of power leaves of a change that was not flushed: what was before it, or what came of it. */
export type Choose = () => 'before' | 'after';

/**
 * A disk in memory. Nothing is promised about what was not flushed: after a loss of power, each entry of a folder and
 * each content of a file is the last one that was flushed or the latest, independently of all others.
 */
export class MemoryDisk {
  readonly #root: StoredFolder;

  constructor(root: StoredFolder = folderOf(new Map())) {
    this.#root = root;
  }

  readonly files: FileSystem = {
    canStageBeside: () => true,
    kind: (path) => this.#find(path)?.kind,
    list: (path) => [...this.#folder(path).entries.keys()].sort(),
    read: (path) => Buffer.from(this.#file(path).content),
    create: (path, content) => this.#add(path, { kind: 'file', content, flushed: '' }),
    lay: async (path, content) => {
      this.#add(path, { kind: 'file', content, flushed: content });
      return Buffer.byteLength(content);
    },
    flush: (path) => {
      const stored = this.#find(path) ?? missing(path);
      if (stored.kind === 'file') stored.flushed = stored.content;
      else flushFolder(stored);
    },
    link: (from, to) => this.#add(to, this.#file(from)),
    rename: (from, to) => {
      const file = this.#file(from);
      if (this.#find(to)?.kind === 'folder') throw systemError('EISDIR');
      const change: EntryChange = { isFlushed: false };
      this.#set(from, undefined, change);
      this.#set(to, file, change);
    },
    remove: (path) => this.#set(path, void this.#file(path)),
    makeFolder: (path) => this.#add(path, folderOf(new Map())),
    removeFolder: (path) => {
      if (this.#folder(path).entries.size > 0) throw systemError('ENOTEMPTY');
      this.#set(path, undefined);
    },
  };

  /** Returns the disk as it is after a loss of power. Locks are gone, which would only let the next run wait. */
  afterPowerLoss(choose: Choose): MemoryDisk {
    const choices = new Map<EntryChange, 'before' | 'after'>();
    const root = reboot(this.#root, (change) => {
      if (change?.isFlushed) return 'after';
      const choice = (change && choices.get(change)) ?? choose();
      if (change) choices.set(change, choice);
      return choice;
    });
    return new MemoryDisk(root.kind === 'folder' ? root : undefined);
  }

  /** Lists everything: the text of files; folders end in `/`. */
  list(path = '/'): Readonly<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const [name, stored] of this.#folder(path).entries) {
      if (stored.kind === 'file') all[name] = stored.content;
      else all[`${name}/`] = '';
      if (stored.kind === 'folder')
        for (const [below, text] of Object.entries(this.list(`${path}/${name}`))) all[`${name}/${below}`] = text;
    }
    return all;
  }

  /** Returns a disk with the same content, all of it flushed. */
  copy(): MemoryDisk {
    return this.afterPowerLoss(() => 'after');
  }

  #find(path: string): Stored | undefined {
    let stored: Stored | undefined = this.#root;
    for (const name of path.split('/').filter((segment) => segment !== ''))
      stored = stored?.kind === 'folder' ? stored.entries.get(name) : undefined;
    return stored;
  }

  #file(path: string): StoredFile {
    const stored = this.#find(path) ?? missing(path);
    if (stored.kind !== 'file') throw systemError('EISDIR');
    return stored;
  }

  #folder(path: string): StoredFolder {
    const stored = this.#find(path) ?? missing(path);
    if (stored.kind !== 'folder') throw systemError('ENOTDIR');
    return stored;
  }

  #add(path: string, stored: Stored): void {
    if (this.#find(path) !== undefined) throw systemError('EEXIST');
    this.#set(path, stored);
  }

  #set(path: string, stored: Stored | undefined, change: EntryChange = { isFlushed: false }): void {
    const { entries, changes } = this.#folder(dirname(path));
    const name = basename(path);
    changes.set(name, change);
    if (stored === undefined) entries.delete(name);
    else entries.set(name, stored);
  }
}

function folderOf(entries: Map<string, Stored>): StoredFolder {
  return { kind: 'folder', entries, flushed: new Map(entries), changes: new Map() };
}

function flushFolder(folder: StoredFolder): void {
  for (const change of folder.changes.values()) change.isFlushed = true;
  folder.changes.clear();
  folder.flushed = new Map(folder.entries);
}

function reboot(stored: Stored, choose: (change?: EntryChange) => 'before' | 'after'): Stored {
  if (stored.kind === 'file') {
    const content = stored.content !== stored.flushed && choose() === 'before' ? stored.flushed : stored.content;
    return { kind: 'file', content, flushed: content };
  }
  const { entries, flushed, changes } = stored;
  const left = new Map<string, Stored>();
  for (const name of new Set([...flushed.keys(), ...entries.keys()])) {
    const isKept = flushed.get(name) !== entries.get(name) && choose(changes.get(name)) === 'before';
    const entry = (isKept ? flushed : entries).get(name);
    if (entry !== undefined && !name.endsWith('.lock')) left.set(name, reboot(entry, choose));
  }
  return folderOf(left);
}

function missing(path: string): never {
  throw Object.assign(systemError('ENOENT'), { path });
}
