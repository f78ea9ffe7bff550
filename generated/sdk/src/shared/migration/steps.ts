import {
  assign,
  type Direction,
  type SchemaTranslator,
  type SidecarEntry,
  type TranslationContext,
  type ValueTranslator,
} from './translate.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** One object on its way through its steps: its input, its output, and its part of the passed sidecar. */
export interface ObjectFrame {
  readonly source: JsonRecord;
  readonly out: Record<string, unknown>;
  readonly sidecar: SidecarEntry | undefined;
}

/** Translates one member of an object. */
export type MemberHandler = (frame: ObjectFrame, key: string, context: TranslationContext) => void;

/** A change of a schema, in both directions: the members that it handles. */
export type Step = Readonly<Record<Direction, readonly (readonly [name: string, handle: MemberHandler])[]>>;

/** Names the map entry that a step follows from, and translates the value inside the member. */
export interface StepRule {
  readonly rule: string;
  readonly inner?: ValueTranslator;
}

/** Defines the translator of a schema. Its steps are compiled on first use into a table by member name. */
export function defineSchema(v2: string, v3: string, steps: () => readonly Step[]): SchemaTranslator {
  const compiled = new Map<Direction, ReadonlyMap<string, MemberHandler>>();
  const table = (direction: Direction): ReadonlyMap<string, MemberHandler> => {
    const found = compiled.get(direction) ?? new Map(steps().flatMap((step) => step[direction]));
    compiled.set(direction, found);
    return found;
  };
  return {
    v2,
    v3,
    translate: (value, context) =>
      isRecord(value) ? translateObject(table(context.direction), value, context) : value,
  };
}

/** Returns the same object if no step handles any of its members, else a new one with the members in their order. */
function translateObject(
  table: ReadonlyMap<string, MemberHandler>,
  source: JsonRecord,
  context: TranslationContext,
): JsonRecord {
  const sidecar = context.sidecarEntry();
  const keys = Object.keys(source);
  if (sidecar === undefined && !keys.some((key) => table.has(key))) return source;
  const out: Record<string, unknown> = {};
  const frame = { source, out, sidecar };
  for (const key of keys) {
    const handle = table.get(key);
    if (handle === undefined) assign(out, key, source[key]);
    else handle(frame, key, context);
  }
  for (const [name, value] of Object.entries(sidecar?.lost ?? {}))
    if (!Object.hasOwn(out, name)) assign(out, name, value);
  return out;
}

/** Tests whether the other direction skipped a rule here. */
export function isSkipped({ sidecar }: ObjectFrame, rule: string): boolean {
  return sidecar?.untouched?.includes(rule) === true;
}

/** Copies a member unchanged. */
export function copyMember({ source, out }: ObjectFrame, key: string): void {
  assign(out, key, source[key]);
}

/** Returns a value unchanged. */
export const identity: ValueTranslator = (value) => value;

/** Translates an object of another schema, which is looked up lazily because schemas contain each other. */
export function nested(find: () => SchemaTranslator): ValueTranslator {
  return (value, context) => find().translate(value, context);
}

/** Translates each item of a list. */
export function listOf(inner: ValueTranslator): ValueTranslator {
  return (value, context) =>
    Array.isArray(value) ? value.map((item, index) => context.at(index, () => inner(item, context))) : value;
}

/** Translates each value of an object with arbitrary names. */
export function recordOf(inner: ValueTranslator): ValueTranslator {
  return (value, context) => {
    if (!isRecord(value)) return value;
    const out: Record<string, unknown> = {};
    for (const key of Object.keys(value))
      assign(
        out,
        key,
        context.at(key, () => inner(value[key], context)),
      );
    return out;
  };
}

/**
 * Renames enumeration values, also inside a condition: an object that holds values in place of one. A value that
 * already has its new name is kept, and the sidecar records it. A value that becomes an existing one is recorded, and
 * the existing one is kept in both directions.
 */
export function renameValues(
  all: readonly (readonly [rule: string, before: string, after: string, existing?: true])[],
): ValueTranslator {
  const pairs = all.filter(([, , , existing]) => existing === undefined);
  const merged = all.filter(([, , , existing]) => existing);
  const pairsOf = {
    up: pairs.map(([rule, before, after]) => ({ rule, from: before, to: after })),
    down: pairs.map(([rule, before, after]) => ({ rule, from: after, to: before })),
  };
  const one: ValueTranslator = (value, context) => {
    const existing = existingValue(merged, value, context);
    if (existing !== undefined) return existing;
    const renamed = pairsOf[context.direction].find((pair) => pair.from === value);
    const known = renamed ?? pairsOf[context.direction].find((pair) => pair.to === value);
    if (known === undefined || context.sidecarEntry()?.untouched?.includes(known.rule) === true) return value;
    if (renamed !== undefined) return renamed.to;
    context.skipRule(known.rule);
    return value;
  };
  const condition = recordOf(one);
  return (value, context) => (isRecord(value) ? condition(value, context) : one(value, context));
}

/** Returns the existing value that a value becomes; on the way back, only if the sidecar says so. */
function existingValue(
  merged: readonly (readonly [rule: string, before: string, after: string, existing?: true])[],
  value: unknown,
  context: TranslationContext,
): string | undefined {
  const side = context.direction === 'up' ? 1 : 2;
  const [rule = '', before, after] = merged.find((pair) => pair[side] === value) ?? [];
  if (context.direction === 'down')
    return context.sidecarEntry()?.untouched?.includes(rule) === true ? before : undefined;
  if (after !== undefined) context.skipRule(rule);
  return after;
}

/** Renames a member. If both names are present, neither is changed. */
export function rename(before: string, after: string, { rule, inner = identity }: StepRule): Step {
  const renameTo = (from: string, to: string): MemberHandler => {
    const step = { keys: [after], from: [from] };
    return (frame, key, context) => {
      if (isSkipped(frame, rule)) return copyMember(frame, key);
      if (Object.hasOwn(frame.source, to)) {
        context.conflict(rule, 'both', [[before], [after]]);
        return copyMember(frame, from);
      }
      assign(
        frame.out,
        to,
        context.at(step, () => inner(frame.source[from], context)),
      );
    };
  };
  const keepUnless =
    (other: string): MemberHandler =>
    (frame, key, context) => {
      copyMember(frame, key);
      if (!Object.hasOwn(frame.source, other) && !isSkipped(frame, rule)) context.skipRule(rule);
    };
  return {
    up: [
      [before, renameTo(before, after)],
      [after, keepUnless(before)],
    ],
    down: [
      [after, renameTo(after, before)],
      [before, keepUnless(after)],
    ],
  };
}

/** Keeps the name of a member and translates its value. */
export function keep(name: string, inner: ValueTranslator = identity): Step {
  const handle: MemberHandler = (frame, key, context) =>
    assign(
      frame.out,
      key,
      context.at(key, () => inner(frame.source[key], context)),
    );
  return { up: [[name, handle]], down: [[name, handle]] };
}

/** Keeps the name of a member and translates its value, an object of another schema. */
export function keepNested(name: string, find: () => SchemaTranslator): Step {
  return keep(name, nested(find));
}

/** Records each of the old members of a step that its rule asks to review; `rules` names the rule by member. */
export function review(rules: Readonly<Record<string, string>>, { up, down }: Step): Step {
  return {
    up: up.map(([name, handle]): Step['up'][number] => {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (rule === undefined) return [name, handle];
      return [
        name,
        (frame, key, context) => {
          context.review(key, rule);
          handle(frame, key, context);
        },
      ];
    }),
    down,
  };
}

/** Removes a member that the newer version does not have; the sidecar keeps it. */
export function remove(name: string, { rule }: StepRule): Step {
  const drop: MemberHandler = (frame, key, context) => {
    if (isSkipped(frame, rule)) copyMember(frame, key);
    else context.drop(key, frame.source[key], rule);
  };
  const keepMember: MemberHandler = (frame, key, context) => {
    copyMember(frame, key);
    context.skipRule(rule);
  };
  return { up: [[name, drop]], down: [[name, keepMember]] };
}

/** Wraps a value into an object under the same name: `n: 5` becomes `n: { member: 5 }`. */
export function wrap(name: string, member: string, { rule }: StepRule): Step {
  return { up: [[name, wrapValue(member, rule)]], down: [[name, unwrapValue(member, rule)]] };
}

function wrapValue(member: string, rule: string): MemberHandler {
  return (frame, key, context) => {
    const value = frame.source[key];
    if (value === null || value === undefined || isSkipped(frame, rule)) return copyMember(frame, key);
    if (isRecord(value)) {
      context.skipRule(rule);
      return copyMember(frame, key);
    }
    const rest = frame.sidecar?.lost?.[key];
    assign(frame.out, key, { ...(isRecord(rest) ? rest : {}), [member]: value });
  };
}

/** Takes the value out of its object; the sidecar keeps the other members. */
function unwrapValue(member: string, rule: string): MemberHandler {
  return (frame, key, context) => {
    const value = frame.source[key];
    if (value === null || value === undefined || isSkipped(frame, rule)) return copyMember(frame, key);
    if (!isRecord(value)) {
      context.skipRule(rule);
      return copyMember(frame, key);
    }
    const wrapped = value[member];
    if (wrapped === null || wrapped === undefined || isRecord(wrapped)) return context.drop(key, value, rule);
    assign(frame.out, key, wrapped);
    const { [member]: _, ...rest } = value;
    if (Object.keys(rest).length > 0) context.drop(key, rest, rule);
  };
}

/** A member that becomes one which the object may already have. */
export interface MergeIntoRule extends StepRule {
  /** Translates the value of the member that the object already has. */
  readonly kept?: ValueTranslator;
}

/**
 * Merges a member into one that the older version also has. On the way back, the object gets both. If they differ,
 * neither is changed.
 */
export function mergeInto(before: string, after: string, rules: MergeIntoRule): Step {
  const { rule, inner = identity, kept = identity } = rules;
  /** Recorded if the object had the old member alone. */
  const alone = `${rule} ${before}`;
  const path = { keys: [after], from: [before] };
  const mergeUp: MemberHandler = (frame, key, context) => {
    const { source, out } = frame;
    if (isSkipped(frame, rule)) return copyMember(frame, key);
    if (!Object.hasOwn(source, after)) {
      if (!isSkipped(frame, alone)) context.skipRule(alone);
      assign(
        out,
        after,
        context.at(path, () => inner(source[before], context)),
      );
    } else if (JSON.stringify(source[before]) !== JSON.stringify(source[after])) {
      context.conflict(rule, 'different', [[before], [after]]);
      copyMember(frame, before);
    }
  };
  const keepUp: MemberHandler = ({ source, out, sidecar }, key, context) => {
    if (!Object.hasOwn(source, before) && sidecar?.untouched?.includes(rule) !== true) context.skipRule(rule);
    assign(
      out,
      key,
      context.at(key, () => kept(source[key], context)),
    );
  };
  const splitDown: MemberHandler = (frame, key, context) => {
    const { source, out } = frame;
    if (!isSkipped(frame, alone))
      assign(
        out,
        after,
        context.at(key, () => kept(source[key], context)),
      );
    if (isSkipped(frame, rule) || Object.hasOwn(source, before)) return;
    assign(
      out,
      before,
      context.at(key, () => inner(source[key], context)),
    );
  };
  return {
    up: [
      [before, mergeUp],
      [after, keepUp],
    ],
    down: [[after, splitDown]],
  };
}

/** Several members that become one. */
export interface MergeRule extends StepRule {
  readonly names: readonly string[];
  readonly to: string;
  /** Names that the member gets on the way back. */
  readonly reverse: readonly string[];
}

/** Merges members that are all present and equal; anything else is a conflict. */
export function merge(merged: MergeRule): Step {
  const { names, to, rule } = merged;
  const keepMember: MemberHandler = (frame, key, context) => {
    copyMember(frame, key);
    const others = key === to ? names : [to];
    if (!others.some((name) => Object.hasOwn(frame.source, name)) && !isSkipped(frame, rule)) context.skipRule(rule);
  };
  return {
    up: [...names.map((name): readonly [string, MemberHandler] => [name, mergeMember(merged)]), [to, keepMember]],
    down: [[to, splitMember(merged)], ...names.map((name): readonly [string, MemberHandler] => [name, keepMember])],
  };
}

function mergeMember({ names, to, reverse, rule }: MergeRule): MemberHandler {
  return (frame, key, context) => {
    if (isSkipped(frame, rule)) return copyMember(frame, key);
    const reason = conflictReason(frame, names, to);
    if (reason === undefined) {
      assign(frame.out, to, frame.source[key]);
      if (!reverse.includes(key)) context.drop(key, frame.source[key], rule);
      return;
    }
    if (key === names.find((name) => Object.hasOwn(frame.source, name)))
      context.conflict(rule, reason, reason === 'both' ? present(frame, [...names, to]) : names.map((name) => [name]));
    copyMember(frame, key);
  };
}

function splitMember({ names, to, reverse, rule }: MergeRule): MemberHandler {
  return (frame, key, context) => {
    if (isSkipped(frame, rule)) return copyMember(frame, key);
    if (names.some((name) => Object.hasOwn(frame.source, name))) {
      context.conflict(rule, 'both', present(frame, [...names, to]));
      return copyMember(frame, key);
    }
    for (const name of reverse) assign(frame.out, name, frame.source[to]);
  };
}

/** Returns the paths of those members that are present. */
function present({ source }: ObjectFrame, names: readonly string[]): readonly (readonly string[])[] {
  return names.filter((name) => Object.hasOwn(source, name)).map((name) => [name]);
}

function conflictReason(
  { source }: ObjectFrame,
  names: readonly string[],
  to: string,
): 'both' | 'different' | undefined {
  if (Object.hasOwn(source, to)) return 'both';
  const first = source[names[0] ?? ''];
  const isEqual = (value: unknown): boolean => value === first || JSON.stringify(value) === JSON.stringify(first);
  return names.every((name) => Object.hasOwn(source, name) && isEqual(source[name])) ? undefined : 'different';
}

/** Narrows a JSON value to an object: not null, not an array. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
