import { isObject, type Json } from '../../../model/json.ts';
import { isIdentifier } from '../../../model/names.ts';
import { string } from '../../source/literal.ts';
import type { Judging } from './judging.ts';
import { type Steps, where } from './step.ts';

/** Names that every object inherits: whose they are is asked. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

export function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

/** The member of a value. */
export function memberOf(value: string, name: string): string {
  return isIdentifier(name) ? `${value}.${name}` : `${value}[${string(name)}]`;
}

/** That a value has a member. What is undefined is not sent, and so not there. */
export function isPresent(value: string, name: string): string {
  const isDefined = `${memberOf(value, name)} !== undefined`;
  return isInherited(name) ? `Object.hasOwn(${value}, ${string(name)}) && ${isDefined}` : isDefined;
}

export function isAbsent(value: string, name: string): string {
  const isUndefined = `${memberOf(value, name)} === undefined`;
  return isInherited(name) ? `!Object.hasOwn(${value}, ${string(name)}) || ${isUndefined}` : isUndefined;
}

/** The steps for a part of a value. */
export function partSteps(schema: Json, part: string, judging: Judging): Steps {
  const { name, steps } = named(schema, part, judging);
  return steps.length === 0 ? [] : [...name, ...steps];
}

/** The steps for a part of a value, if it is there. */
export function optionalSteps(schema: Json, part: string, judging: Judging): Steps {
  const { held, name, steps } = named(schema, part, judging);
  return steps.length === 0 ? [] : [...name, ...where(`${held} !== undefined`, steps)];
}

/** The steps for a part of a value, which gets a name where it is asked for more than once. */
function named(schema: Json, part: string, judging: Judging): NamedSteps {
  const isNamed = !isBrief(schema);
  const held = isNamed ? judging.fresh('data') : part;
  const steps = judging.steps(schema, held);
  const name: Steps = isNamed ? [{ kind: 'name', name: held, value: part }] : [];
  return { held, name, steps };
}

interface NamedSteps {
  /** What the part is called. */
  readonly held: string;
  readonly name: Steps;
  readonly steps: Steps;
}

const BRIEF: ReadonlySet<Json> = new Set(['string', 'number', 'integer', 'boolean']);

/** Whether a schema asks one thing: a type of those that are told at once, or what another schema says. */
function isBrief(schema: Json): boolean {
  if (!isObject(schema)) return true;
  const keywords = Object.keys(schema).filter((name) => !name.startsWith('~'));
  if (keywords.length !== 1) return keywords.length === 0;
  return keywords[0] === '$ref' || BRIEF.has(schema['type'] ?? null);
}
