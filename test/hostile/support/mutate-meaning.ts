import { isObject } from '../../../generator/model/json.ts';
import { unusualNames } from './unusual-values.ts';
import { type Next, pick } from './random.ts';

/** Members whose text is free. */
const TEXTS = [
  'description',
  'summary',
  'title',
  'operationId',
  'default',
  'example',
  'const',
  'termsOfService',
  'pattern',
];
/** Members whose names are free. */
const MAPS = ['properties', 'examples', 'mapping', 'patternProperties', 'callbacks', 'scopes', '$defs'];
/** Members that hold schemas of any kind. */
const SCHEMAS = [
  'schema',
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'unevaluatedProperties',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

interface Free {
  readonly texts: readonly Site[];
  readonly maps: readonly Record<string, unknown>[];
  readonly lists: readonly unknown[][];
  readonly schemas: readonly Site[];
}

interface Site {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

type Change = (free: Free, next: Next) => void;

const changes: readonly Change[] = [
  ({ texts }, next) => at(texts, next, ({ holder, key }) => (holder[key] = spliced(holder[key], next))),
  ({ texts }, next) => at(texts, next, ({ holder, key }) => (holder[key] = pick(unusualNames, next))),
  ({ maps }, next) => at(maps, next, (map) => rename(map, next)),
  ({ lists }, next) => at(lists, next, (list) => list.push(pick(unusualNames, next))),
  ({ schemas }, next) => at(schemas, next, ({ holder, key }) => (holder[key] = next() < 0.5)),
  ({ schemas }, next) => at(schemas, next, ({ holder, key }) => exchange(schemas, { holder, key }, next)),
  ({ schemas }, next) => at(schemas, next, ({ holder, key }) => (holder[key] = wrapped(holder[key], schemas, next))),
];

/**
 * Changes what a document says and leaves it, mostly, a valid one: free text, names of properties, schemas for schemas.
 */
export function mutateMeaning(document: object, next: Next): void {
  const free = { texts: [], maps: [], lists: [], schemas: [] };
  gather(document, free);
  const count = 1 + next() * 4;
  for (let change = 0; change < count; change += 1) pick(changes, next)(free, next);
}

type Gathered = { [Kind in keyof Free]: Free[Kind][number][] };

function gather(value: unknown, free: Gathered): void {
  if (Array.isArray(value)) for (const item of value) gather(item, free);
  if (!isObject(value)) return;
  const holder = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(holder)) {
    if (typeof inner === 'string' && TEXTS.includes(key)) free.texts.push({ holder, key });
    if (MAPS.includes(key) && isObject(inner)) free.maps.push(inner as Record<string, unknown>);
    if (Array.isArray(inner) && (key === 'enum' || key === 'tags') && inner.every((item) => typeof item === 'string'))
      free.lists.push(inner);
    if (SCHEMAS.includes(key) && isObject(inner)) free.schemas.push({ holder, key });
    if (LISTS.includes(key) && Array.isArray(inner)) free.schemas.push({ holder: inner as never, key: '0' });
    if (key === 'properties' && isObject(inner))
      for (const name of Object.keys(inner)) free.schemas.push({ holder: inner as Record<string, unknown>, key: name });
    gather(inner, free);
  }
}

function at<Item>(items: readonly Item[], next: Next, change: (item: Item) => unknown): void {
  if (items.length > 0) change(pick(items, next));
}

function spliced(text: unknown, next: Next): string {
  const whole = String(text);
  const middle = Math.floor(next() * whole.length);
  return whole.slice(0, middle) + pick(unusualNames, next) + whole.slice(middle);
}

function rename(map: Record<string, unknown>, next: Next): void {
  const names = Object.keys(map);
  if (names.length === 0) return;
  const name = pick(names, next);
  const value = map[name];
  if (next() < 0.5) Reflect.deleteProperty(map, name);
  Object.defineProperty(map, pick(unusualNames, next), { value, writable: true, enumerable: true, configurable: true });
}

function exchange(schemas: readonly Site[], { holder, key }: Site, next: Next): void {
  const other = pick(schemas, next);
  holder[key] = structuredClone(other.holder[other.key]);
}

/** A schema inside another one, in each of the ways that there are. */
function wrapped(schema: unknown, schemas: readonly Site[], next: Next): unknown {
  const other = pick(schemas, next);
  const another = structuredClone(other.holder[other.key] ?? {});
  return pick<unknown>(
    [
      { allOf: [schema, another] },
      { oneOf: [schema, another] },
      { anyOf: [schema, { type: 'null' }] },
      { type: 'array', items: schema, minItems: 1, uniqueItems: true },
      { type: 'array', prefixItems: [schema, another], items: false },
      { type: ['object', 'null'], additionalProperties: schema },
      { type: 'object', patternProperties: { '^x': schema }, unevaluatedProperties: another },
      { if: schema, else: another },
      { not: schema },
      { type: 'object', properties: { a: schema }, required: ['a', 'b'], dependentSchemas: { a: another } },
      { enum: [schema, another, null, 1] },
      { const: schema },
    ],
    next,
  );
}
