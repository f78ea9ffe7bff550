import { isObject, type Json } from '../json.ts';

/** What a member of an entry must be. */
export type MemberKind = 'a text' | 'a list' | 'a list of texts' | 'true or false' | 'a number of seconds';

/**
 * Refuses an entry with members that nobody would read, or read as something else. The values are not said: there are
 * secrets among them.
 *
 * @param entry - where it stands: its file, and a JSON pointer
 * @throws TypeError naming the entry and the member
 */
export function requireMembers(entry: string, value: Json, kinds: Readonly<Record<string, MemberKind>>): void {
  for (const [name, held] of Object.entries(isObject(value) ? value : {})) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined)
      throw new TypeError(
        `${entry} has an unknown member ${JSON.stringify(name)}. There are: ${Object.keys(kinds).join(', ')}.`,
      );
    if (!is(held, kind)) throw new TypeError(`${entry}${entry.endsWith('/') ? '' : '/'}${name} must be ${kind}.`);
  }
}

/** Entries that are told apart by a member. */
export interface NamedEntries {
  readonly file: string;
  /** A JSON pointer to the list of them. */
  readonly list: string;
  readonly member: string;
  readonly names: readonly string[];
}

/** Refuses entries of a list of which two are called the same. */
export function requireDistinct({ file, list, member, names }: NamedEntries): void {
  const index = names.findIndex((name, at) => names.indexOf(name) !== at);
  const name = names[index];
  if (name === undefined) return;
  const [first, second] = [names.indexOf(name), index].map((at) => `${list}/${at}/${member}`);
  throw new TypeError(`${file}: ${second} is ${JSON.stringify(name)}, and so is ${first}: name it otherwise.`);
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
