import { isObject, type Json, type JsonObject } from '../../../model/json.ts';
import { BINARY } from '../clean-schema.ts';
import { arraySteps } from './array-steps.ts';
import { choiceSteps } from './choice-steps.ts';
import type { Judging } from './judging.ts';
import { numberSteps } from './number-steps.ts';
import { objectSteps } from './object-steps.ts';
import { ALWAYS, refuse, type Steps, where } from './step.ts';
import { textSteps } from './text-steps.ts';
import { type Kind, KINDS, kindTest, typeNames, typeSteps } from './type-steps.ts';

/** What a value, an expression without effects, has to go through to fit a cleaned schema: cheap questions first. */
export function schemaSteps(schema: Json, value: string, judging: Judging): Steps {
  if (!isObject(schema)) return schema === false ? [ALWAYS] : [];
  if (Object.hasOwn(schema, BINARY)) return [refuse(`!${judging.runtime('formats/data-types', 'isBinary')}(${value})`)];
  const ofType = typeSteps(schema, value, judging);
  if (Object.keys(schema).every(isOfType)) return ofType;
  const reference = schema['$ref'];
  const types = typeNames(schema);
  return [
    ...ofType,
    ...KINDS.flatMap((kind) => stepsOfKind(kind, { schema, value, types }, judging)),
    ...(typeof reference === 'string' ? [refuse(`!${judging.call(reference, value)}`)] : []),
    ...choiceSteps(schema, value, judging),
  ];
}

/** A schema, and the value that it judges. */
interface Subject {
  readonly schema: JsonObject;
  readonly value: string;
  readonly types: readonly string[];
}

/**
 * Whether a keyword says of what type a value is, or which one, as those of most schemas do; or is for findings only.
 */
function isOfType(keyword: string): boolean {
  return keyword === 'type' || keyword === 'enum' || keyword === 'const' || keyword.startsWith('~');
}

/** The keywords that speak of one kind of value, where values of that kind have got so far. */
function stepsOfKind(kind: Kind, { schema, value, types }: Subject, judging: Judging): Steps {
  const others = types.filter((type) => type !== kind && !(type === 'integer' && kind === 'number'));
  if (types.length > 0 && others.length === types.length) return [];
  const steps = STEPS[kind](schema, value, judging);
  if (types.length === 0) return where(kindTest(kind, value), steps);
  if (others.length === 0) return steps;
  return where(others.length === 1 && others[0] === 'null' ? `${value} !== null` : kindTest(kind, value), steps);
}

const STEPS = { string: textSteps, number: numberSteps, array: arraySteps, object: objectSteps } as const;
