import { assign, isRecord } from './own.ts';
import type { Rule } from './rename.ts';
import { type Frame, type Handler, isUntouched, pass, same, type Step } from './shape.ts';
import type { Session } from './session.ts';

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
