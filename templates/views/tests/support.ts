import assert from 'node:assert/strict';

/** Address of the server to test: `API_URL`. Without it, the suite runs against the mock. */
export const server: string | undefined = process.env['API_URL'];

/** Value of the header `Authorization`: `API_AUTHORIZATION`. */
export const authorization: string = process.env['API_AUTHORIZATION'] ?? 'Bearer test';

/** Returns a member of data by its path; of a list that of its first item. */
function memberAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => {
    const object: unknown = Array.isArray(found) ? found[0] : found;
    return (object as Record<string, unknown> | null | undefined)?.[name];
  }, data);
}

/** Returns an identifier in data by its path, as text. */
export function textAt(data: unknown, ...path: readonly string[]): string {
  const found = memberAt(data, path);
  assert.ok(typeof found === 'string' || typeof found === 'number', `no identifier at ${path.join('.')}`);
  return String(found);
}

/** Returns an identifier in data by its path, as number. */
export function numberAt(data: unknown, ...path: readonly string[]): number {
  return Number(textAt(data, ...path));
}

/** Items of a list that are searched. */
const MAX_LISTED = 1000;

/** Checks that a list contains an item with an identifier within its first items. */
export async function expectListed(list: AsyncIterable<unknown>, key: string, id: unknown): Promise<void> {
  let seen = 0;
  for await (const item of list) {
    if (String(memberAt(item, [key])) === String(id)) return;
    seen += 1;
    if (seen >= MAX_LISTED) break;
  }
  assert.fail(`none of ${seen} items has the ${key} ${String(id)}`);
}

/** Result of a call. */
interface CallResult {
  readonly status?: number | undefined;
  readonly error?: Error;
}

/** Checks that a call ends with one of the documented statuses. A range is `4XX`, and `default` allows any. */
export function expectDocumented(result: CallResult, statuses: readonly string[]): void {
  const status = String(result.status);
  const isDocumented = statuses.some((each) => each === 'default' || each === status || each === `${status[0]}XX`);
  assert.ok(isDocumented, `the status ${status} is not documented: ${statuses.join(', ')}; ${result.error?.message}`);
}

/** Checks that a resource did not change, except for times of a change. */
export function expectUnchanged(before: unknown, after: unknown): void {
  assert.deepEqual(withoutTimes(after), withoutTimes(before));
}

function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !/^(?:last_?)?(?:updated|modified|changed)/i.test(name));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutTimes(member)]));
}
