import {
  below,
  follow,
  isObject,
  type Json,
  type JsonObject,
  member,
  type Node,
  type Pointer,
} from '../../model/json.ts';
import type { DiffContext, DiffState, Pair } from './context.ts';
import { defineRules } from './rule.ts';

export const memberRules = defineRules({
  'documentation-changed': ['non-breaking', (subject, keys) => `the documentation of ${subject} changed: ${keys}`],
  'extension-changed': ['non-breaking', (subject, key) => `${key} of ${subject} changed`],
  unclassified: ['warning', (subject, key) => `${key} of ${subject} changed, and no rule says what that means`],
});

/** Members that explain an object to people. */
const DOCUMENTATION = new Set(
  'title summary description externalDocs example examples termsOfService contact license tags $comment'.split(' '),
);

/** Tests whether a member only explains an object, to people or to other tools. */
export function isAnnotation(key: string): boolean {
  return DOCUMENTATION.has(key) || (key.startsWith('x-') && key !== 'x-extensible-enum');
}

/** Members that one comparison has rules for. */
export interface MemberComparison {
  readonly keys: readonly string[];
  /**
   * Returns what the members mean, so that equal spellings are equal. By default, a list or `false` without effect
   * counts as absent.
   */
  readonly read?: (node: Node) => Json | undefined;
  readonly compare: () => void;
}

/**
 * Compares two objects member by member: some by rules, all others as data. A difference about which the rules say
 * nothing is `unclassified`, so that no change is ever missed.
 */
export function compareMembers(
  context: DiffContext,
  pair: Pair,
  subject: string,
  comparisons: readonly MemberComparison[],
): void {
  const { state } = context;
  const handled = new Set<string>();
  for (const { keys, read, compare } of comparisons) {
    const { count } = state.evidence;
    compare();
    for (const key of keys) handled.add(key);
    if (state.evidence.count > count) continue;
    const valueOf = read ?? (({ value }: Node) => valuesAt(value, keys));
    if (!isSameData(state, valueOf(pair.before), valueOf(pair.after))) reportRemaining(context, pair, subject, keys);
  }
  compareRemaining(context, pair, subject, handled);
}

/** Compares the members that no rule is about. */
export function compareRemaining(
  context: DiffContext,
  pair: Pair,
  subject: string,
  handled: ReadonlySet<string>,
): void {
  const keys = [
    ...new Set([pair.before, pair.after].flatMap(({ value }) => (isObject(value) ? Object.keys(value) : []))),
  ];
  const changed = keys.filter(
    (key) =>
      !handled.has(key) && !isSameData(context.state, member(pair.before.value, key), member(pair.after.value, key)),
  );
  if (changed.length > 0) reportRemaining(context, pair, subject, changed);
}

/** Reports members that differ: documentation in one change, each other member in its own. */
export function reportRemaining(context: DiffContext, pair: Pair, subject: string, keys: readonly string[]): void {
  const documentation = keys.filter((key) => DOCUMENTATION.has(key));
  const [first] = documentation;
  if (first !== undefined)
    context.report(memberRules['documentation-changed'], placeOf(pair, first), subject, documentation.join(', '));
  for (const key of keys) {
    if (DOCUMENTATION.has(key)) continue;
    const rule = memberRules[key.startsWith('x-') ? 'extension-changed' : 'unclassified'];
    context.report(rule, placeOf(pair, key), subject, key);
  }
}

/** Returns the place of a member, or of the object where one side lacks the member. */
function placeOf({ before, after }: Pair, key: string): Pair {
  const [old, current] = [before, after].map((node) =>
    member(node.value, key) === undefined ? node : { value: node.value, pointer: below(node.pointer, key) },
  );
  return { before: old ?? before, after: current ?? after };
}

function valuesAt(value: Json, keys: readonly string[]): JsonObject {
  return Object.fromEntries(
    keys.flatMap((key): [string, Json][] => {
      const found = member(value, key);
      return found === undefined || isWithoutEffect(found) ? [] : [[key, found]];
    }),
  );
}

function isWithoutEffect(value: Json): boolean {
  return value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/**
 * Tests whether two values are the same once all references in them are followed. If the state has a list of visited
 * parts, the targets of the references count as compared.
 */
export function isSameData(
  state: Pick<DiffState, 'before' | 'after'> & Partial<Pick<DiffState, 'visited'>>,
  before: Json | undefined,
  after: Json | undefined,
): boolean {
  return isSame({ ...state, open: new Set() }, before, after);
}

interface DataComparison extends Pick<DiffState, 'before' | 'after'>, Partial<Pick<DiffState, 'visited'>> {
  /** Pairs of references that are being compared: a recursive part equals itself. */
  readonly open: Set<string>;
}

function isSame(data: DataComparison, before: Json | undefined, after: Json | undefined): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((item: Json, index) => isSame(data, item, after[index]));
  if (!isObject(before) || !isObject(after)) return false;
  const [one, other] = [resolve(data.before, before), resolve(data.after, after)];
  if (one.pointer !== '' || other.pointer !== '') {
    const key = `${one.pointer}\n${other.pointer}`;
    if (data.open.has(key)) return true;
    data.open.add(key);
    data.visited?.before.add(one.pointer);
    data.visited?.after.add(other.pointer);
  }
  const keys = Object.keys(one.value);
  return (
    keys.length === Object.keys(other.value).length &&
    keys.every((key) => Object.hasOwn(other.value, key) && isSame(data, one.value[key], other.value[key]))
  );
}

/** Follows a reference that has no members beside it. */
function resolve(document: JsonObject, value: JsonObject): { readonly value: JsonObject; readonly pointer: Pointer } {
  const own = { value, pointer: '' };
  if (!Object.hasOwn(value, '$ref') || Object.keys(value).length > 1) return own;
  const target = follow(document, own);
  return isObject(target.value) ? { value: target.value, pointer: target.pointer } : own;
}
