/** The members of an object; none of what is no object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isMembers(value) ? value : NONE;
}

const NONE: Readonly<Record<string, unknown>> = Object.freeze({});

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a member is left out or null. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** The items of a list; none of what is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
