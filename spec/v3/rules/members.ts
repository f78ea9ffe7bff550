/** Returns the members of an object, and none for any other value. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isMembers(value) ? value : NONE;
}

const NONE: Readonly<Record<string, unknown>> = Object.freeze({});

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tests whether a member is absent or null. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Returns the items of a list, and none for any other value. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
