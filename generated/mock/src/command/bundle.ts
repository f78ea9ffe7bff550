import { parse } from 'node:path';
import { step } from '../document/json-pointer.ts';
import { decoded, targetOf } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, objectAt, textAt } from '../json.ts';
import type { Library, SourceFile } from './library.ts';
import { mendSchema } from './mend-schema.ts';
import { revisedList, revisedObject } from './revised.ts';
import { type Role, roleOf } from './role-of.ts';

/** What every part of the mock and of Prism follows; other places of schemas only some do. */
const IS_COMPONENT = /^#\/components\/schemas\/[^/]+$/;

/** Where something stands, and as what. */
interface Standing {
  readonly role: Role;
  readonly file: SourceFile;
}

interface Place {
  readonly file: SourceFile;
  readonly pointer: string;
}

/** One document, and what in it is not read as it stands. */
export interface Bundled {
  readonly document: Json;
  /** Each with its place. */
  readonly remarks: readonly string[];
}

/**
 * One document from all its files: what lies in others stands among its components. Schemas are mended that are wrong
 * in a way that nobody can misunderstand. A reference in an example, or elsewhere in data, is left as it is where it
 * names no file that can be read.
 *
 * @throws TypeError where a reference leads out of the folder of the document, to nothing, or to itself without an end
 */
export function bundle(root: SourceFile, library: Library): Bundled {
  try {
    return new Bundle(root, library).whole();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const told = `${root.path} cannot be read: it is nested too deeply, or a file leads to itself without an end.`;
    throw new TypeError(told, { cause: error });
  }
}

class Bundle {
  readonly #root: SourceFile;
  readonly #library: Library;
  readonly #names = new Map<string, string>();
  /** What lies in other files, by kind and name. */
  readonly #added: Record<string, Record<string, Json>> = {};
  readonly #remarks: string[] = [];
  /** Where what is looked at will stand. */
  #way: (string | number)[] = [];
  readonly #pointer = (): string => `#${this.#way.map(step).join('')}`;

  constructor(root: SourceFile, library: Library) {
    this.#root = root;
    this.#library = library;
  }

  whole(): Bundled {
    const made = this.#rewritten(this.#root.value, 'object', this.#root);
    return { document: this.#withAdded(made), remarks: this.#remarks };
  }

  #withAdded(made: Json): Json {
    if (!isObject(made) || this.#names.size === 0) return made;
    const components = objectAt(made, 'components');
    const added = Object.entries(this.#added).map(
      ([kind, more]) => [kind, { ...objectAt(components, kind), ...more }] as const,
    );
    return { ...made, components: { ...components, ...Object.fromEntries(added) } };
  }

  #rewritten(value: Json, role: Role, file: SourceFile): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (isObject(value)) return this.#object(value, role, file);
    return revisedList(value, (inner, index) => this.#below(index, inner, { role, file }));
  }

  #below(name: string | number, value: Json, { role, file }: Standing): Json {
    this.#way.push(name);
    const made = this.#rewritten(value, role, file);
    this.#way.pop();
    return made;
  }

  #object(value: JsonObject, role: Role, file: SourceFile): Json {
    const reference = textAt(value, '$ref');
    if (reference !== undefined && role === 'data') return this.#dataBehind(reference, file) ?? value;
    if (reference !== undefined && role.endsWith('s') && !reference.startsWith('#')) {
      const place = this.#placeOf(reference, file);
      return this.#rewritten(this.#at(place) ?? {}, role, place.file);
    }
    const standing = { role, file };
    const isRoot = file === this.#root;
    const object = role === 'schema' ? this.#mended(value) : value;
    return revisedObject(object, (held, key) =>
      isRoot || !isOwnName(key, held, role) ? this.#member(key, held, standing) : undefined,
    );
  }

  #mended(value: JsonObject): JsonObject {
    const mended = mendSchema(value, this.#pointer);
    if (mended === undefined) return value;
    const pointer = this.#pointer();
    this.#remarks.push(...mended.remarks.map(([keyword, remark]) => `${pointer}${step(keyword)}: ${remark}`));
    return mended.schema;
  }

  #member(key: string, held: Json, { role, file }: Standing): Json {
    const isOne = role === 'schema' || role === 'object';
    if (key === '$ref' && isOne && typeof held === 'string') return this.#referenceTo(held, { role, file });
    if (typeof held !== 'object') return held;
    if (key === 'mapping' && role === 'schema' && isObject(held)) return this.#mapping(held, file);
    return this.#below(key, held, { role: roleOf(key, held, role), file });
  }

  /** Names of schemas stand there too. */
  #mapping(mapping: JsonObject, file: SourceFile): Json {
    const isReference = (held: Json): held is string => typeof held === 'string' && /[/#]|\.(?:ya?ml|json)$/.test(held);
    return revisedObject(mapping, (held) =>
      isReference(held) ? this.#referenceTo(held, { role: 'schema', file }) : held,
    );
  }

  #referenceTo(reference: string, { role, file }: Standing): string {
    const place = this.#placeOf(reference, file);
    const isOwn = place.file === this.#root && (reference.startsWith('#') || place.pointer !== '');
    const own = `#${place.pointer}`;
    if (isOwn && (role !== 'schema' || IS_COMPONENT.test(own))) return own;
    const value = this.#at(place);
    if (value !== undefined) return this.#placed(place, value, role);
    if (isOwn) return own;
    throw new TypeError(`${file.path} refers to ${JSON.stringify(reference)}, and nothing is there.`);
  }

  #placeOf(reference: string, from: SourceFile): Place {
    const mark = reference.indexOf('#');
    return { file: this.#library.file(reference, from), pointer: mark < 0 ? '' : reference.slice(mark + 1) };
  }

  /** Among the schemas, if it is one, under a name of its own. */
  #placed({ file, pointer }: Place, value: Json, role: Role): string {
    const kind = role === 'schema' ? 'schemas' : 'x-elsewhere';
    const key = `${kind} ${file.path}#${pointer}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const added = this.#added[kind] ?? {};
    this.#added[kind] = added;
    const name = this.#freeName(pointer.split('/').at(-1) || parse(file.path).name, added);
    const reference = `#/components/${kind}/${name}`;
    this.#names.set(key, reference);
    added[name] = true;
    const way = this.#way;
    this.#way = ['components', kind, name];
    added[name] = this.#rewritten(value, role, file);
    this.#way = way;
    return reference;
  }

  #freeName(wanted: string, added: JsonObject): string {
    const taken = objectAt(objectAt(this.#root.value, 'components'), 'schemas');
    const plain = decoded(wanted).replaceAll(/[^\w.-]/g, '_');
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? plain : `${plain}-${number}`;
      if (!Object.hasOwn(taken, name) && !Object.hasOwn(added, name)) return name;
    }
  }

  #at({ file, pointer }: Place): Json | undefined {
    if (pointer !== '' && !pointer.startsWith('/')) return undefined;
    return isObject(file.value) ? targetOf(file.value, `#${pointer}`) : undefined;
  }

  /** Examples in files of their own are often referred to where they should stand. */
  #dataBehind(reference: string, file: SourceFile): Json | undefined {
    if (!/^[^#]+\.(?:ya?ml|json)(?:#|$)/i.test(reference)) return undefined;
    try {
      return this.#at(this.#placeOf(reference, file));
    } catch {
      return undefined;
    }
  }
}

/**
 * In another file a schema may say by what name it is known; here it is known by another, which that must not change.
 */
function isOwnName(key: string, held: Json, role: Role): boolean {
  return key === '$id' && role === 'schema' && typeof held === 'string';
}
