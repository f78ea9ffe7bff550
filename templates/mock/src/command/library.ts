import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decoded } from '../document/resolve.ts';
import type { Json } from '../json.ts';
import { parseJsonFile, readTextFile } from '../server/files.ts';
import { readYaml } from './read-yaml.ts';

/** A file of a document. */
export interface SourceFile {
  /** Where it really is. */
  readonly path: string;
  readonly value: Json;
}

/** The files of a document, each read when it is first asked for: those in one folder and below, and nothing else. */
export class Library {
  /** As it was named. */
  readonly #named: string;
  readonly #folder: string;
  readonly #files = new Map<string, SourceFile>();
  readonly root: SourceFile;

  /**
   * @param within - folder around the document; its own unless told
   * @throws TypeError where the document does not lie in it; what Node says of a file or a folder that there is not
   */
  constructor(named: string, within?: string) {
    const path = realpathSync(named);
    this.#named = named;
    this.#folder = within === undefined ? dirname(path) : realpathSync(within);
    if (!this.#isInside(path))
      throw new TypeError(`${named} does not lie in ${within}: name a folder around it and what it refers to.`);
    this.root = this.#read(path, named);
  }

  /**
   * What a reference in a file names, whatever its fragment.
   *
   * @throws TypeError where that is not to be read, or cannot be
   */
  file(reference: string, from: SourceFile): SourceFile {
    const [url = ''] = reference.split('#');
    if (url === '') return from;
    const path = this.#pathOf(url, from);
    return this.#files.get(path) ?? this.#read(path, path);
  }

  #pathOf(url: string, from: SourceFile): string {
    const isRemote = /^(?:(?!file:)[a-z][a-z\d+.-]+:|\/\/)/i.test(url);
    const wanted = isRemote ? undefined : resolve(dirname(from.path), pathIn(url));
    if (wanted === undefined || !this.#isInside(wanted)) throw new TypeError(this.#outOfReach(wanted ?? url));
    try {
      return realpathSync(wanted);
    } catch (error) {
      throw new TypeError(`${this.#named} refers to ${wanted}, and there is no such file.`, { cause: error });
    }
  }

  /** Whether a file lies in the folder of the document or below it, wherever links lead. */
  #isInside(path: string): boolean {
    const way = relative(this.#folder, realPath(path));
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  }

  #outOfReach(url: string): string {
    return `${this.#named} refers to ${url}, which is not read: name a folder around both with --within, or put what it needs into its folder.`;
  }

  #read(path: string, named: string): SourceFile {
    const file = { path, value: parsed(named, readTextFile(path)) };
    this.#files.set(path, file);
    return file;
  }
}

function pathIn(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : decoded(url);
}

/** Of what is not there, where it would be. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function parsed(file: string, text: string): Json {
  return file.endsWith('.json') ? parseJsonFile(file, text) : readYaml(file, text);
}
