import { isObject } from './is-object.ts';

/** How a resource that was read becomes what may be sent to replace it. Properties it does not name are kept. */
export interface WriteSchema {
  /** Read-only properties: left out. */
  readonly readOnly?: readonly string[];
  /**
   * Names of nested objects `x` beside whose `xId` they stand: left out, and `xId` taken from `x.id` where it is
   * absent.
   */
  readonly pairs?: readonly string[];
  /** Booleans that must be there: absent or null becomes false, which is what leaving them out would mean (R160). */
  readonly booleans?: readonly string[];
  /** Properties that become null where absent. */
  readonly nullable?: readonly string[];
  /** Properties that must have a value; their absence is an error before anything is sent (R157). */
  readonly required?: readonly string[];
  /** The same for what lies inside: an object, or the items of an array. */
  readonly nested?: Readonly<Record<string, WriteSchema>>;
}

/** An object by its members. */
export type Members = Readonly<Record<string, unknown>>;

/** Leaves out what must not be sent, at every depth; adds nothing but the ids of pairs. */
export function withoutUnsent(value: unknown, shape: WriteSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutUnsent(item, shape));
  if (!isMembers(value)) return value;
  const { readOnly: drop = [], pairs = [], nested = {} } = shape;
  const kept = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (member === undefined || drop.includes(name)) return [];
    if (pairs.includes(name)) return drop.includes(`${name}Id`) ? [] : idBeside(value, name);
    const inner = Object.hasOwn(nested, name) ? nested[name] : undefined;
    return [[name, inner ? withoutUnsent(member, inner) : member]];
  });
  return Object.fromEntries(kept);
}

/** The id of a nested object, where none stands beside it. */
function idBeside(members: Members, name: string): [string, unknown][] {
  const idName = `${name}Id`;
  const id: unknown = Object(members[name]).id ?? undefined;
  return members[idName] === undefined && id !== undefined ? [[idName, id]] : [];
}

/** Mandatory properties without a value. */
export function missingIn(members: Members, { required: mandatory = [] }: WriteSchema): string[] {
  return mandatory.filter((name) => (members[name] ?? undefined) === undefined);
}

/** Says explicitly what omission would say silently. */
export function completed(members: Members, { booleans = [], nullable = [] }: WriteSchema): Members {
  return Object.fromEntries([
    ...nullable.map((name): [string, unknown] => [name, null]),
    ...Object.entries(members),
    ...booleans.map((name): [string, unknown] => [name, members[name] ?? false]),
  ]);
}

/** Whether a value is an object with members. */
export function isMembers(value: unknown): value is Members {
  return isObject(value) && !Array.isArray(value);
}
