import { assign, isSame } from './own.ts';
import type { Rule } from './rename.ts';
import { type Frame, type Handler, isUntouched, pass, type Step } from './shape.ts';

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
