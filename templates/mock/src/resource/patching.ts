import { DEEPEST } from '../http/parse-json.ts';
import { type Json, type JsonObject, member } from '../json.ts';
import { HttpError } from '../http/errors.ts';

/** Where an element of a patch leads to, and which element it is. */
export interface Place {
  readonly index: number;
  readonly path: readonly string[];
}

type Holder = Record<string, Json> | Json[];

/** To shift an entry of a list is a step; to copy a value is a hundred, and one more for each character of a text. */
const MOST_STEPS = 10_000_000;
const COPY_STEPS = 100;

/**
 * Changes a copy of an item where it stands, so that many elements take no longer than they must; copies cannot grow
 * without end.
 */
export class Patching {
  readonly root: Record<string, Json>;
  #left = MOST_STEPS;

  constructor(item: JsonObject) {
    this.root = structuredClone(item);
  }

  /** The value at a place; nothing where there is none. */
  valueAt(path: readonly string[]): Json | undefined {
    let value: Json | undefined = this.root;
    for (const token of path) value = entryOf(value, token);
    return value;
  }

  add(value: Json, place: Place): void {
    const [holder, token] = this.#holderOf(place);
    if (!Array.isArray(holder)) return set(holder, token, value);
    const at = token === '-' ? holder.length : positionOf(token);
    if (at > holder.length) throw nowhere(place);
    this.#spend(holder.length - at, place);
    holder.splice(at, 0, value);
  }

  replace(value: Json, place: Place): void {
    const [holder, token] = this.#holderOf(place);
    if (!Array.isArray(holder)) return set(holder, token, value);
    if (positionOf(token) >= holder.length) throw nowhere(place);
    holder[positionOf(token)] = value;
  }

  /** What is left of a property is the same as of one that an update omits. */
  remove(place: Place): void {
    const [holder, token] = this.#holderOf(place);
    if (Array.isArray(holder)) {
      const at = positionOf(token);
      if (at >= holder.length) throw nowhere(place);
      this.#spend(holder.length - at, place);
      holder.splice(at, 1);
    } else if (Object.hasOwn(holder, token)) holder[token] = typeof holder[token] === 'boolean' ? false : null;
  }

  /** A value for another place. */
  copied(value: Json, place: Place, depth = place.path.length): Json {
    this.#spend(COPY_STEPS + (typeof value === 'string' ? value.length : 0), place);
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= DEEPEST) throw refused(place.index, `nests deeper than ${DEEPEST} levels`);
    if (Array.isArray(value)) return value.map((entry) => this.copied(entry, place, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.copied(inner, place, depth + 1)]),
    );
  }

  #holderOf(place: Place): readonly [holder: Holder, token: string] {
    const holder = this.valueAt(place.path.slice(0, -1));
    if (typeof holder !== 'object' || holder === null) throw nowhere(place);
    // All of the copy is this patch's own.
    return [holder as Holder, place.path.at(-1) ?? ''];
  }

  #spend(steps: number, { index }: Place): void {
    this.#left -= steps;
    if (this.#left < 0) throw refused(index, 'moves or copies more than a patch may');
  }
}

function set(holder: Record<string, Json>, token: string, value: Json): void {
  holder[token] = value;
}

function entryOf(holder: Json | undefined, token: string): Json | undefined {
  return Array.isArray(holder) ? holder[positionOf(token)] : member(holder, token);
}

/** The position in a list that a token names (RFC 6901, section 4); beyond all of them where it names none. */
function positionOf(token: string): number {
  return /^(?:0|[1-9]\d{0,8})$/.test(token) ? Number(token) : Number.POSITIVE_INFINITY;
}

/** Refuses an element that leads to where there is nothing. */
export function nowhere({ index, path }: Place): HttpError {
  return refused(index, `names ${JSON.stringify(`/${path.join('/')}`.slice(0, 200))}, where there is nothing`);
}

/** Refuses an element. */
export function refused(index: number, what: string): HttpError {
  return new HttpError(400, `Patch element ${index} ${what}.`, { issues: [{ path: `/body/${index}`, message: what }] });
}
