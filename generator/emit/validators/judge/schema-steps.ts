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
  if (Object.hasOwn(schema, BINARY)) return [refuse(`!${judging.runtime('formats/bytes', 'isBinary')}(${value})`)];
  const reference = schema['$ref'];
  return [
    ...typeSteps(schema, value, judging),
    ...KINDS.flatMap((kind) => stepsOfKind(kind, { schema, value }, judging)),
    ...(typeof reference === 'string' ? [refuse(`!${judging.call(reference, value)}`)] : []),
    ...choiceSteps(schema, value, judging),
  ];
}

/** A schema, and the value that it judges. */
interface Subject {
  readonly schema: JsonObject;
  readonly value: string;
}

/** The keywords that speak of one kind of value, where values of that kind have got so far. */
function stepsOfKind(kind: Kind, { schema, value }: Subject, judging: Judging): Steps {
  const types = typeNames(schema);
  const others = types.filter((type) => type !== kind && !(type === 'integer' && kind === 'number'));
  if (types.length > 0 && others.length === types.length) return [];
  const steps = STEPS[kind](schema, value, judging);
  if (types.length === 0) return where(kindTest(kind, value), steps);
  if (others.length === 0) return steps;
  return where(others.length === 1 && others[0] === 'null' ? `${value} !== null` : kindTest(kind, value), steps);
}

const STEPS = { string: textSteps, number: numberSteps, array: arraySteps, object: objectSteps } as const;
