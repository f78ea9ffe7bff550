import assert from 'node:assert/strict';
import type * as nodeTest from 'node:test';

/** Vitest, if it runs this suite; it need not be installed. */
const vitest: string | undefined = process.env['VITEST'] === undefined ? undefined : 'vitest';
const runner = await import(/* @vite-ignore */ vitest ?? 'node:test');
export const test: typeof nodeTest.test = runner.test;
export const after: typeof nodeTest.after = runner.afterAll ?? runner.after;
/** Address of the server to test: `API_URL`. Without it, the suite runs against the mock. */
export const server: string | undefined = process.env['API_URL'];

/** Returns a member of data by its path; of a list that of its first item. */
function memberAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => {
    const object: unknown = Array.isArray(found) ? found[0] : found;
    return (object as Record<string, unknown> | null | undefined)?.[name];
  }, data);
}

/** Text that differs between runs of the suite. */
const RUN = Date.now().toString(36);

/** Returns a text that no earlier run has sent. */
export function uniqueText(text: string): string {
  return `${text}-${RUN}`;
}

/** Returns a body with a text at a path that no earlier run has sent. */
export function withUnique<Body extends object>(body: Body, name: string, ...rest: readonly string[]): Body {
  const [own, next, ...others] = [Reflect.get(body, name) as unknown, ...rest];
  return { ...body, [name]: next === undefined ? uniqueText(String(own)) : withUnique(Object(own), next, ...others) };
}

/** Returns an identifier in data by its path, or inside a member that wraps it, as text; data may be the identifier. */
export function textAt(data: unknown, ...path: readonly string[]): string {
  const inner = Object.values(Object(data)).map((member) => memberAt(member, path));
  const own = typeof data === 'object' ? memberAt(data, path) : data;
  const found = own ?? inner.find((member) => member !== undefined);
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
  assert.ok(await isListed(list, key, id), `no item of the list has the ${key} ${String(id)}`);
}

async function isListed(list: AsyncIterable<unknown>, key: string, id: unknown): Promise<boolean> {
  let seen = 0;
  for await (const item of list) {
    if (String(memberAt(item, [key])) === String(id)) return true;
    seen += 1;
    if (seen >= MAX_LISTED) break;
  }
  return false;
}

/** Property of an item by which a list is filtered: its path in what is read, and values that it may have. */
interface FilteredProperty<Value> {
  readonly path: readonly string[];
  readonly values: readonly Value[];
  readonly key: string;
  readonly id: unknown;
}

/** Checks that a filter finds an item by its own value, and by no other. */
export async function expectFiltered<const Value>(
  list: (value: Value) => AsyncIterable<unknown>,
  item: unknown,
  { path, values, key, id }: FilteredProperty<Value>,
): Promise<void> {
  const own = memberAt(item, path) as Value;
  if (typeof own === 'string') await expectListed(list(own), key, id);
  const other = values.find((value) => value !== own);
  if (other === undefined) return;
  const found = await isListed(list(other), key, id);
  assert.ok(!found, `the list for ${path.join('.')} ${String(other)} has an item of ${String(own)}`);
}

/** Result of a call. */
interface CallResult {
  readonly status?: number | undefined;
  readonly error?: Error;
}

function statusText(result: CallResult): string {
  const reason = result.error === undefined ? '' : `; ${result.error.message}`;
  return `the status ${result.status}${reason}`;
}

/**
 * Checks that a call ends with one of the documented statuses; `false` if nothing is found. A range is `4XX`, and
 * `default` allows any.
 */
export function expectDocumented(result: CallResult, statuses: readonly string[]): boolean {
  const status = String(result.status);
  const isDocumented = statuses.some((each) => each === 'default' || each === status || each === `${status[0]}XX`);
  assert.ok(isDocumented, `expected ${statuses.join(' or ')}, got ${statusText(result)}`);
  return status !== '404';
}

/** Checks that a server refuses a call, whatever it names as the reason; `false` if nothing is found. */
export function expectRejected(result: CallResult): boolean {
  const { status = 0 } = result;
  assert.ok(status >= 400 && status < 500, `expected a refusal, got ${statusText(result)}`);
  return status !== 404;
}

/** Checks that a resource, at a path of what is read, has members as they were sent. */
export function expectStored(data: unknown, sent: Readonly<Record<string, unknown>>, ...path: readonly string[]): void {
  const item = memberAt(data, path);
  const stored = Object.keys(sent).map((name) => [name, memberAt(item, [name])]);
  assert.deepEqual(Object.fromEntries(stored), sent);
}

/** Call that reads a resource. */
interface ReadCall extends PromiseLike<unknown> {
  result(): PromiseLike<CallResult & { readonly data?: unknown }>;
}

/** Checks that an update that changes nothing keeps everything; `false` if there is no such item. */
export async function expectKept(
  read: () => ReadCall,
  update: () => PromiseLike<unknown>,
  ignored: readonly string[] = [],
): Promise<boolean> {
  const found = await read().result();
  if (found.status === 404) return false;
  await update();
  assert.deepEqual(withoutDerived(await read(), ignored), withoutDerived(found.data, ignored));
  return true;
}

/** Member that an update changes: its path in what is read, and two values, of which the one not read is sent. */
interface ChangedMember<Value> {
  readonly path: readonly string[];
  readonly values: readonly [Value, Value];
  readonly ignored?: readonly string[];
}

/** Checks that an update changes a member and keeps everything else; `false` if there is no such item. */
export async function expectUpdated<const Value>(
  read: () => ReadCall,
  update: (value: Value) => PromiseLike<unknown>,
  { path, values: [first, second], ignored = [] }: ChangedMember<Value>,
): Promise<boolean> {
  const found = await read().result();
  if (found.status === 404) return false;
  const value = memberAt(found.data, path) === first ? second : first;
  await update(value);
  assert.deepEqual(withoutDerived(await read(), ignored), withoutDerived(withMember(found.data, path, value), ignored));
  return true;
}

/** Member that a PATCH changes, and members beside it that it keeps. */
interface PatchedMember<Value> extends ChangedMember<Value> {
  readonly kept: readonly string[];
}

/** Checks that a PATCH changes a member and keeps others; `false` if there is no such item. */
export async function expectPatched<const Value>(
  read: () => ReadCall,
  patch: (value: Value) => PromiseLike<unknown>,
  { path, values: [first, second], kept }: PatchedMember<Value>,
): Promise<boolean> {
  const found = await read().result();
  if (found.status === 404) return false;
  const value = memberAt(found.data, path) === first ? second : first;
  await patch(value);
  const item = path.slice(0, -1);
  const before = kept.map((name) => [name, memberAt(found.data, [...item, name])] as const);
  expectStored(await read(), { ...Object.fromEntries(before), [String(path.at(-1))]: value }, ...item);
  return true;
}

function withMember(data: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  return { ...Object(data), [name]: withMember(memberAt(data, [name]), rest, value) };
}

function withoutDerived(value: unknown, ignored: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDerived(item, ignored));
  if (typeof value !== 'object' || value === null) return value;
  const isKept = (name: string): boolean =>
    !ignored.includes(name) &&
    !/^(?:last_?)?(?:updated|modified|changed)|^_?(?:etag|rev|revision|version|slug)$/i.test(name);
  const members = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutDerived(member, ignored)]));
}
