import { unusualNames, unusualValues } from './unusual-values.ts';
import { type Next, pick } from './random.ts';

/** A change of one place: what holds it, and the key under which it stands there. */
type Change = (place: Place, next: Next) => void;

interface Place {
  readonly document: object;
  readonly holder: object;
  readonly key: string;
}

const changes: readonly Change[] = [
  ({ holder, key }) => Reflect.deleteProperty(holder, key),
  ({ holder, key }, next) => set(holder, key, structuredClone(pick(unusualValues, next))),
  ({ holder }, next) => set(holder, pick(unusualNames, next), structuredClone(pick(unusualValues, next))),
  ({ holder, key }, next) => set(holder, pick(unusualNames, next), structuredClone(Reflect.get(holder, key))),
  ({ holder, key }, next) => {
    const value: unknown = Reflect.get(holder, key);
    Reflect.deleteProperty(holder, key);
    set(holder, pick(unusualNames, next), value);
  },
  ({ document, holder, key }, next) => {
    const other = place(document, next);
    set(holder, key, structuredClone(Reflect.get(other.holder, other.key)));
  },
  ({ document, holder, key }, next) => {
    const other = place(document, next);
    const value = structuredClone(Reflect.get(other.holder, other.key));
    set(other.holder, other.key, structuredClone(Reflect.get(holder, key)));
    set(holder, key, value);
  },
  ({ holder, key }) => set(holder, key, retyped(Reflect.get(holder, key))),
  ({ holder, key }, next) => set(holder, key, nested(Reflect.get(holder, key), 1 + next() * 100)),
  ({ document, holder, key }, next) => set(holder, key, { $ref: referenceTo(document, next) }),
  ({ holder, key }, next) => {
    const value: unknown = Reflect.get(holder, key);
    if (Array.isArray(value)) value.push(structuredClone(pick(value.length > 0 ? value : unusualValues, next)));
    else if (typeof value === 'string') set(holder, key, value + String(pick(unusualNames, next)));
    else set(holder, key, [value, structuredClone(value)]);
  },
];

/** Changes one place of a document, or a few, anywhere and at random. */
export function mutateStructure(document: object, next: Next): void {
  const count = 1 + next() ** 3 * 4;
  for (let change = 0; change < count; change += 1) pick(changes, next)(place(document, next), next);
}

/** A place at random, shallow ones as likely as deep ones. */
function place(document: object, next: Next): Place {
  let holder = document;
  const deepest = 2 + next() * 14;
  for (let depth = 0; depth < deepest; depth += 1) {
    const inside = Object.values(holder).filter((value) => typeof value === 'object' && value !== null);
    if (inside.length === 0) break;
    holder = pick(inside, next);
  }
  const keys = Object.keys(holder);
  return { document, holder, key: keys.length === 0 ? 'x' : pick(keys, next) };
}

/** Also a key that assignment would take for the prototype becomes a member. */
function set(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

function retyped(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.entries());
  if (typeof value === 'object' && value !== null) return Object.values(value);
  if (typeof value === 'string') return Number.isFinite(Number(value)) ? Number(value) : [value];
  return typeof value === 'number' ? String(value) : { value };
}

function nested(value: unknown, depth: number): unknown {
  let around = value;
  for (let level = 0; level < depth; level += 1) {
    const inner = around;
    around = level % 3 === 0 ? { allOf: [inner] } : level % 3 === 1 ? { properties: { a: inner } } : { items: inner };
  }
  return around;
}

/** A reference to some place of the document itself, so that circles come about. */
function referenceTo(document: object, next: Next): string {
  const keys: string[] = [];
  let holder = document;
  const deepest = 1 + next() * 6;
  for (let depth = 0; depth < deepest; depth += 1) {
    const names = Object.keys(holder);
    if (names.length === 0) break;
    const name = pick(names, next);
    keys.push(name.replaceAll('~', '~0').replaceAll('/', '~1'));
    const inner: unknown = Reflect.get(holder, name);
    if (typeof inner !== 'object' || inner === null) break;
    holder = inner;
  }
  return `#/${keys.map(encodeRandomly).join('/')}`;
}

function encodeRandomly(key: string): string {
  return key.isWellFormed() ? encodeURIComponent(key) : key;
}
