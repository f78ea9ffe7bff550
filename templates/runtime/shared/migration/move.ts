import { assign, type TranslationContext } from './translate.ts';
import {
  copyMember,
  identity,
  isRecord,
  isSkipped,
  type MemberHandler,
  type ObjectFrame,
  type Step,
  type StepRule,
} from './steps.ts';

/** A member that moves into a container. */
export interface MoveRule extends StepRule {
  readonly from: string;
  readonly to: string;
}

/** Moves members into an object beside them, which is created if it is missing. */
export function moveInto(container: string, moves: readonly MoveRule[]): Step {
  return {
    up: [
      ...moves.map((move): readonly [string, MemberHandler] => [move.from, moveIn(container, move)]),
      [container, fillContainer(container, moves)],
    ],
    down: [
      [container, emptyContainer(container, moves)],
      ...moves.map((move): readonly [string, MemberHandler] => [move.from, keepOutside(container, move)]),
    ],
  };
}

function moveIn(container: string, { from, to, rule, inner = identity }: MoveRule): MemberHandler {
  const step = { keys: [container, to], from: [from] };
  return (frame, key, context) => {
    if (isSkipped(frame, rule)) return copyMember(frame, key);
    const present = frame.source[container];
    if (Object.hasOwn(frame.source, container)) {
      if (!isRecord(present)) context.conflict(rule, 'blocked', [[from], [container]]);
      else if (Object.hasOwn(present, to)) context.conflict(rule, 'both', [[from], [container, to]]);
      if (!isRecord(present) || Object.hasOwn(present, to)) return copyMember(frame, key);
    }
    const value = context.at(step, () => inner(frame.source[from], context));
    assign(outputContainer(frame, container), to, value);
  };
}

/** Copies the container on the way up; moved members are added to the copy. */
function fillContainer(container: string, moves: readonly MoveRule[]): MemberHandler {
  return (frame, key, context) => {
    const present = frame.source[container];
    if (!isRecord(present)) return copyMember(frame, key);
    outputContainer(frame, container);
    if (Object.keys(present).length === 0 && moves.some(({ from }) => Object.hasOwn(frame.source, from)))
      context.skipRule(`${container}/`);
    for (const { from, to, rule } of moves) {
      const isOnlyThere = Object.hasOwn(present, to) && !Object.hasOwn(frame.source, from);
      if (isOnlyThere && !isSkipped(frame, rule)) context.skipRule(rule);
    }
  };
}

/** Moves members out of the container on the way down, and removes the container if nothing else is in it. */
function emptyContainer(container: string, moves: readonly MoveRule[]): MemberHandler {
  return (frame, key, context) => {
    const present = frame.source[container];
    if (!isRecord(present)) return copyMember(frame, key);
    const rest: Record<string, unknown> = {};
    for (const name of Object.keys(present)) {
      const move = moves.find(({ to }) => to === name);
      if (move === undefined || !moveOut({ container, present, move }, frame, context))
        assign(rest, name, present[name]);
    }
    const isEmptied = Object.keys(rest).length === 0 && Object.keys(present).length > 0;
    if (!isEmptied || isSkipped(frame, `${container}/`)) assign(frame.out, key, rest);
  };
}

interface LeavingMember {
  readonly container: string;
  readonly present: Readonly<Record<string, unknown>>;
  readonly move: MoveRule;
}

/** Moves a member out of its container; returns false if the rule does not apply. */
function moveOut(
  { container, present, move }: LeavingMember,
  frame: ObjectFrame,
  context: TranslationContext,
): boolean {
  const { from, to, rule, inner = identity } = move;
  if (isSkipped(frame, rule)) return false;
  if (Object.hasOwn(frame.source, from)) {
    context.conflict(rule, 'both', [[from], [container, to]]);
    return false;
  }
  const value = context.at(container, () => context.at(to, () => inner(present[to], context)));
  assign(frame.out, from, value);
  return true;
}

function keepOutside(container: string, { to, rule }: MoveRule): MemberHandler {
  return (frame, key, context) => {
    copyMember(frame, key);
    const present = frame.source[container];
    const isInside = isRecord(present) && Object.hasOwn(present, to);
    if (!isInside && !isSkipped(frame, rule)) context.skipRule(rule);
  };
}

/** Returns the container in the output: a copy of the one in the input, or a new one. */
function outputContainer({ source, out }: ObjectFrame, container: string): Record<string, unknown> {
  const made = Object.hasOwn(out, container) ? out[container] : undefined;
  const output: Record<string, unknown> = isRecord(made) ? made : copyOf(source[container]);
  if (output !== made) assign(out, container, output);
  return output;
}

function copyOf(value: unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  if (isRecord(value)) for (const name of Object.keys(value)) assign(copy, name, value[name]);
  return copy;
}
