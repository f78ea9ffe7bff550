import type { Json, JsonObject } from '../../../model/json.ts';
import { objectAt } from '../../../model/resolve.ts';
import { isNone } from './compare.ts';
import { evaluatedNames } from './evaluated-names.ts';
import type { Judging } from './judging.ts';
import { partSteps } from './member.ts';
import { all, each, type Steps, where } from './step.ts';

/**
 * What is asked of each property by its name: of those that are not known, by patterns, and of the names themselves.
 */
export function keySteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { additionalProperties = true, unevaluatedProperties = true, propertyNames = true } = schema;
  const names = Object.keys(objectAt(schema, 'properties'));
  const patterns = Object.entries(objectAt(schema, 'patternProperties'));
  const isMatch = (pattern: string, key: string): string => `${judging.pattern(pattern)}.test(${key})`;
  const isOther = (key: string): readonly string[] => [
    ...(names.length === 0 ? [] : [isNone(names, key, judging)]),
    ...patterns.map(([pattern]) => `!${isMatch(pattern, key)}`),
  ];
  const evaluated = evaluatedNames(schema, judging.units);
  return [
    ...restSteps({ schema: additionalProperties, isMeant: isOther }, value, judging),
    ...(evaluated === undefined
      ? []
      : restSteps(
          {
            schema: unevaluatedProperties,
            isMeant: (key) => (evaluated.size === 0 ? [] : [isNone([...evaluated], key, judging)]),
          },
          value,
          judging,
        )),
    ...patterns.flatMap(([pattern, inner]) =>
      restSteps({ schema: inner, isMeant: (key) => [isMatch(pattern, key)] }, value, judging),
    ),
    ...nameSteps(propertyNames, value, judging),
  ];
}

interface Some {
  readonly schema: Json;
  /** Conditions under which the property of a name is meant. */
  readonly isMeant: (key: string) => readonly string[];
}

/** The properties that are meant, each of which the schema judges. */
function restSteps({ schema, isMeant }: Some, value: string, judging: Judging): Steps {
  if (schema === true) return [];
  const key = judging.fresh('key');
  const steps = partSteps(schema, `${value}[${key}]`, judging);
  if (steps.length === 0) return [];
  const conditions = isMeant(key);
  return each(`for (const ${key} in ${value})`, conditions.length === 0 ? steps : where(all(conditions), steps));
}

function nameSteps(schema: Json, value: string, judging: Judging): Steps {
  if (schema === true) return [];
  const key = judging.fresh('key');
  return each(`for (const ${key} in ${value})`, judging.steps(schema, key));
}
