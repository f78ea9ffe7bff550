import {
  assign,
  type Frame,
  type Handler,
  type Inner,
  isRecord,
  isSame,
  isUntouched,
  pass,
  same,
  type Step,
} from './schema.ts';
import type { Session } from './translate.ts';

/** Says which entry of the map a step follows from, and what changes inside the value. */
export interface Rule {
  readonly rule: string;
  readonly inner?: Inner;
}

/** A member gets another name. Where both names stand already, neither is touched. */
export function rename(before: string, after: string, { rule, inner = same }: Rule): Step {
  const move = (from: string, to: string): Handler => {
    const way = { keys: [after], from: [from] };
    return (frame, key, session) => {
      if (isUntouched(frame, rule)) return pass(frame, key);
      if (Object.hasOwn(frame.source, to)) {
        session.conflict(rule, 'both', [[before], [after]]);
        return pass(frame, from);
      }
      assign(
        frame.out,
        to,
        session.below(way, () => inner(frame.source[from], session)),
      );
    };
  };
  const stay =
    (other: string): Handler =>
    (frame, key, session) => {
      pass(frame, key);
      if (!Object.hasOwn(frame.source, other) && !isUntouched(frame, rule)) session.leave(rule);
    };
  return {
    up: [
      [before, move(before, after)],
      [after, stay(before)],
    ],
    down: [
      [after, move(after, before)],
      [before, stay(after)],
    ],
  };
}

/** A member keeps its name, and something changes inside. */
export function within(name: string, inner: Inner): Step {
  const handle: Handler = (frame, key, session) =>
    assign(
      frame.out,
      key,
      session.below(key, () => inner(frame.source[key], session)),
    );
  return { up: [[name, handle]], down: [[name, handle]] };
}

/** A member that the newer version does not have: it travels beside the document. */
export function remove(name: string, { rule }: Rule): Step {
  const drop: Handler = (frame, key, session) => {
    if (isUntouched(frame, rule)) pass(frame, key);
    else session.lose(key, frame.source[key]);
  };
  const stay: Handler = (frame, key, session) => {
    pass(frame, key);
    session.leave(rule);
  };
  return { up: [[name, drop]], down: [[name, stay]] };
}

/** A value becomes an object of the same name that holds it: `n: 5` becomes `n: { member: 5 }`. */
export function wrap(name: string, member: string, { rule }: Rule): Step {
  return { up: [[name, wrapUp(member, rule)]], down: [[name, unwrap(member, rule)]] };
}

function wrapUp(member: string, rule: string): Handler {
  return (frame, key, session) => {
    const value = frame.source[key];
    if (value === null || value === undefined || isUntouched(frame, rule)) return pass(frame, key);
    if (isRecord(value)) {
      session.leave(rule);
      return pass(frame, key);
    }
    const rest = frame.given?.lost?.[key];
    assign(frame.out, key, { ...(isRecord(rest) ? rest : {}), [member]: value });
  };
}

/** The value alone; what else the object holds has no place, and travels beside the document. */
function unwrap(member: string, rule: string): Handler {
  return (frame, key, session) => {
    const value = frame.source[key];
    if (value === null || value === undefined || isUntouched(frame, rule)) return pass(frame, key);
    if (!isRecord(value)) {
      session.leave(rule);
      return pass(frame, key);
    }
    const held = value[member];
    if (held === null || held === undefined || isRecord(held)) return session.lose(key, value);
    assign(frame.out, key, held);
    const { [member]: _, ...rest } = value;
    if (Object.keys(rest).length > 0) session.lose(key, rest);
  };
}

/** Several members become one. */
export interface Merge extends Rule {
  readonly names: readonly string[];
  readonly to: string;
  /** Which of the names it becomes on the way back. */
  readonly reverse: readonly string[];
}

/** Several members become one where all of them are there and equal; anything else is for a human. */
export function merge(merged: Merge): Step {
  const { names, to, rule } = merged;
  const stay: Handler = (frame, key, session) => {
    pass(frame, key);
    const others = key === to ? names : [to];
    if (!others.some((name) => Object.hasOwn(frame.source, name)) && !isUntouched(frame, rule)) session.leave(rule);
  };
  return {
    up: [...names.map((name): readonly [string, Handler] => [name, join(merged)]), [to, stay]],
    down: [[to, divide(merged)], ...names.map((name): readonly [string, Handler] => [name, stay])],
  };
}

function join({ names, to, reverse, rule }: Merge): Handler {
  return (frame, key, session) => {
    if (isUntouched(frame, rule)) return pass(frame, key);
    const fault = faultOf(frame, names, to);
    if (fault === undefined) {
      assign(frame.out, to, frame.source[key]);
      if (!reverse.includes(key)) session.lose(key, frame.source[key]);
      return;
    }
    if (key === names.find((name) => Object.hasOwn(frame.source, name)))
      session.conflict(rule, fault, fault === 'both' ? there(frame, [...names, to]) : names.map((name) => [name]));
    pass(frame, key);
  };
}

/** The ways to those of the members that are there. */
function there({ source }: Frame, names: readonly string[]): readonly (readonly string[])[] {
  return names.filter((name) => Object.hasOwn(source, name)).map((name) => [name]);
}

function faultOf({ source }: Frame, names: readonly string[], to: string): 'both' | 'different' | undefined {
  if (Object.hasOwn(source, to)) return 'both';
  const first = source[names[0] ?? ''];
  return names.every((name) => Object.hasOwn(source, name) && isSame(source[name], first)) ? undefined : 'different';
}

function divide({ names, to, reverse, rule }: Merge): Handler {
  return (frame, key, session) => {
    if (isUntouched(frame, rule)) return pass(frame, key);
    if (names.some((name) => Object.hasOwn(frame.source, name))) {
      session.conflict(rule, 'both', there(frame, [...names, to]));
      return pass(frame, key);
    }
    for (const name of reverse) assign(frame.out, name, frame.source[to]);
  };
}

/** One member that moves into a container. */
export interface Move extends Rule {
  readonly from: string;
  readonly to: string;
}

/** Members move into an object that stands beside them, which is made where it is missing. */
export function moveInto(container: string, moves: readonly Move[]): Step {
  return {
    up: [
      ...moves.map((move): readonly [string, Handler] => [move.from, moveIn(container, move)]),
      [container, fill(container, moves)],
    ],
    down: [
      [container, empty(container, moves)],
      ...moves.map((move): readonly [string, Handler] => [move.from, stayOut(container, move)]),
    ],
  };
}

function moveIn(container: string, { from, to, rule, inner = same }: Move): Handler {
  const way = { keys: [container, to], from: [from] };
  return (frame, key, session) => {
    if (isUntouched(frame, rule)) return pass(frame, key);
    const present = frame.source[container];
    if (Object.hasOwn(frame.source, container)) {
      if (!isRecord(present)) session.conflict(rule, 'blocked', [[from], [container]]);
      else if (Object.hasOwn(present, to)) session.conflict(rule, 'both', [[from], [container, to]]);
      if (!isRecord(present) || Object.hasOwn(present, to)) return pass(frame, key);
    }
    const value = session.below(way, () => inner(frame.source[from], session));
    assign(boxOf(frame, container), to, value);
  };
}

/** The container on the way up: a copy, to which others add. */
function fill(container: string, moves: readonly Move[]): Handler {
  return (frame, key, session) => {
    const present = frame.source[container];
    if (!isRecord(present)) return pass(frame, key);
    boxOf(frame, container);
    if (Object.keys(present).length === 0 && moves.some(({ from }) => Object.hasOwn(frame.source, from)))
      session.leave(`${container}/`);
    for (const { from, to, rule } of moves) {
      const isOnlyThere = Object.hasOwn(present, to) && !Object.hasOwn(frame.source, from);
      if (isOnlyThere && !isUntouched(frame, rule)) session.leave(rule);
    }
  };
}

/** The container on the way down: its moved members go out, and it goes where nothing else is in it. */
function empty(container: string, moves: readonly Move[]): Handler {
  return (frame, key, session) => {
    const present = frame.source[container];
    if (!isRecord(present)) return pass(frame, key);
    const rest: Record<string, unknown> = {};
    for (const name of Object.keys(present)) {
      const move = moves.find(({ to }) => to === name);
      if (move === undefined || !moveOut({ container, present, move }, frame, session))
        assign(rest, name, present[name]);
    }
    const isEmptied = Object.keys(rest).length === 0 && Object.keys(present).length > 0;
    if (!isEmptied || isUntouched(frame, `${container}/`)) assign(frame.out, key, rest);
  };
}

interface Leaving {
  readonly container: string;
  readonly present: Readonly<Record<string, unknown>>;
  readonly move: Move;
}

/** Whether the member could leave. */
function moveOut({ container, present, move }: Leaving, frame: Frame, session: Session): boolean {
  const { from, to, rule, inner = same } = move;
  if (isUntouched(frame, rule)) return false;
  if (Object.hasOwn(frame.source, from)) {
    session.conflict(rule, 'both', [[from], [container, to]]);
    return false;
  }
  const value = session.below(container, () => session.below(to, () => inner(present[to], session)));
  assign(frame.out, from, value);
  return true;
}

function stayOut(container: string, { to, rule }: Move): Handler {
  return (frame, key, session) => {
    pass(frame, key);
    const present = frame.source[container];
    const isInside = isRecord(present) && Object.hasOwn(present, to);
    if (!isInside && !isUntouched(frame, rule)) session.leave(rule);
  };
}

/** The container that is being made: a copy of the one that was there, or a new one. */
function boxOf({ source, out }: Frame, container: string): Record<string, unknown> {
  const made = Object.hasOwn(out, container) ? out[container] : undefined;
  const box: Record<string, unknown> = isRecord(made) ? made : copyOf(source[container]);
  if (box !== made) assign(out, container, box);
  return box;
}

function copyOf(value: unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  if (isRecord(value)) for (const name of Object.keys(value)) assign(copy, name, value[name]);
  return copy;
}
