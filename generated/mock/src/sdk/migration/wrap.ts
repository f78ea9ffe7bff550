import { assign, isRecord } from './own.ts';
import type { Rule } from './rename.ts';
import { type Handler, isUntouched, pass, type Step } from './shape.ts';

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
