import { assign } from './own.ts';
import { type Handler, type Inner, isUntouched, pass, same, type Step } from './shape.ts';

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
