import { isObject, type Json } from '../json.ts';

/** What a member of an entry must be. */
export type MemberKind = 'a text' | 'a list' | 'a list of texts' | 'true or false' | 'a number of seconds';

/**
 * Refuses an entry with members that nobody would read, or read as something else. The values are not said: there are
 * secrets among them.
 *
 * @throws TypeError naming the entry and the member
 */
export function requireMembers(entry: string, value: Json, kinds: Readonly<Record<string, MemberKind>>): void {
  for (const [name, held] of Object.entries(isObject(value) ? value : {})) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined)
      throw new TypeError(
        `${entry} has an unknown member ${JSON.stringify(name)}. There are: ${Object.keys(kinds).join(', ')}.`,
      );
    if (!is(held, kind)) throw new TypeError(`${entry}: "${name}" must be ${kind}.`);
  }
}

/** Refuses entries of which two are called the same. */
export function requireDistinct(entries: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new TypeError(`There are two ${entries} ${JSON.stringify(twice)}.`);
}

function is(value: Json, kind: MemberKind): boolean {
  switch (kind) {
    case 'a text':
      return typeof value === 'string';
    case 'a list':
      return Array.isArray(value);
    case 'a list of texts':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'true or false':
      return typeof value === 'boolean';
    case 'a number of seconds':
      return typeof value === 'number' && value >= 0;
  }
}
