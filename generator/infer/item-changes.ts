import { type Json, type JsonObject, ownAt } from '../model/json.ts';
import type { Collection } from './collections.ts';
import type { SourceOperation } from './operations.ts';
import { plainName } from './paths.ts';
import type { BodySchemas } from './schemas.ts';

/** Change of an item by an operation below its path. */
export interface ItemChange {
  readonly action?: string;
  readonly resource: JsonObject;
  readonly reason: string;
}

/** Words at the beginning of operations that change properties. */
const CHANGES =
  /^(?:rename|move|set|update|change|edit|modify|assign|reassign|reschedule|retitle|mark|adjust)(?![a-z])/i;

/**
 * Infers what an operation below an item changes: the properties that its body sets (`/rename` with a name), or a
 * property that its name gives a value (`/close` for the status `closed`, `/archive` for `archived`).
 */
export function itemChange(
  operation: SourceOperation,
  collection: Collection,
  { literal, isShown, schemas }: { readonly literal: string; readonly isShown: boolean; readonly schemas: BodySchemas },
): ItemChange | undefined {
  const body = schemas.request(operation.value);
  const sent = [...schemas.properties(body).keys()];
  const properties = schemas.properties(collection.schema);
  if (sent.length > 0) {
    const isOwn = sent.every((name) => properties.has(name)) && sent.some((name) => name !== collection.key);
    if (!isOwn || !(isShown || CHANGES.test(literal))) return undefined;
    const reason = `changes ${sent.map((name) => `"${name}"`).join(', ')} of one of "${collection.name}"`;
    return { action: 'patch', resource: {}, reason };
  }
  return operation.method === 'delete' || body !== undefined
    ? undefined
    : namedChange(collection, { literal, isShown, schemas });
}

/** Infers the property to which the name of an operation gives a value. */
function namedChange(
  collection: Collection,
  { literal, isShown, schemas }: { readonly literal: string; readonly isShown: boolean; readonly schemas: BodySchemas },
): ItemChange | undefined {
  for (const [name, schema] of schemas.properties(collection.schema)) {
    const isState = isShown || /status|state|phase|stage/i.test(name);
    const value = schemas.values(schema).find((each) => typeof each === 'string' && isResult(literal, each));
    if (isState && value !== undefined) return settingOf(name, value, collection);
    const flag = schemas.types(schema).includes('boolean') ? flagValue(literal, name) : undefined;
    if (flag !== undefined) return settingOf(name, flag, collection);
  }
  return undefined;
}

function settingOf(name: string, value: Json, { name: collection }: Collection): ItemChange {
  return {
    resource: { sets: { [name]: value } },
    reason: `sets "${name}" of one of "${collection}" to ${JSON.stringify(value)}`,
  };
}

/** Tests whether a value is the result of an action: `closed` of `close`, `cancelled` of `cancel`. */
function isResult(verb: string, value: string): boolean {
  const [plain, result] = [plainName(verb), plainName(value)];
  if (plain === '') return false;
  const stems = [
    plain,
    plain.replace(/e$/, ''),
    plain.replace(/y$/, 'i'),
    plain + plain.slice(-1),
    plain.replace(/^re/, ''),
  ];
  const results = stems.flatMap((stem) => [stem, `${stem}ed`, `${stem}d`]);
  return [...results, plain.replace(/ate$/, 'ive')].includes(result) || ownAt(PAIRS, plain) === result;
}

/** Results with another stem. */
const PAIRS: Readonly<Record<string, string>> = {
  start: 'running',
  pause: 'paused',
  resume: 'running',
  stop: 'stopped',
  send: 'sent',
  pay: 'paid',
  hold: 'onhold',
};

/** Returns the value that an action gives a flag: `archived` of `archive` and `unarchive`. */
function flagValue(verb: string, name: string): boolean | undefined {
  const flag = plainName(name).replace(/^(?:is|has)/, '');
  const plain = plainName(verb);
  if (isResult(plain, flag)) return true;
  const [, opposite = ''] = /^(?:un|de|dis)(.{3,})$/.exec(plain) ?? [];
  if (opposite === '') return undefined;
  return [opposite, `en${opposite}`].some((each) => isResult(each, flag)) ? false : undefined;
}
