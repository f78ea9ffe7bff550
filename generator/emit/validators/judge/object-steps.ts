import { isObject, type Json, type JsonObject } from '../../../model/json.ts';
import { listAt, objectAt } from '../../../model/resolve.ts';
import { innerSchemas } from '../schema-keywords.ts';
import type { Judging } from './judging.ts';
import { keySteps } from './key-steps.ts';
import { isAbsent, isInherited, isPresent, memberOf, optionalSteps, partSteps } from './member.ts';
import { refusesUndefined } from './refuses-undefined.ts';
import { refuse, type Steps, where } from './step.ts';

/** Properties: their number, those that must be there, and what they hold. */
export function objectSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { minProperties, maxProperties } = schema;
  const count = `Object.keys(${value}).length`;
  return [
    ...(typeof minProperties === 'number' && minProperties > 0 ? [refuse(`${count} < ${minProperties}`)] : []),
    ...(typeof maxProperties === 'number' ? [refuse(`${count} > ${maxProperties}`)] : []),
    ...requiredSteps(schema, value, judging),
    ...propertySteps(schema, value, judging),
    ...keySteps(schema, value, judging),
    ...dependentSteps(schema, value, judging),
  ];
}

/** Properties that must be there, and whose schemas do not refuse what is not there anyway. */
function requiredSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const properties = objectAt(schema, 'properties');
  return namesAt(schema, 'required')
    .filter((name) => isInherited(name) || !refusesUndefined(ownMember(properties, name), judging.units))
    .map((name) => refuse(isAbsent(value, name)));
}

function propertySteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const required = new Set(namesAt(schema, 'required'));
  const all = Object.entries(objectAt(schema, 'properties'));
  // What tells variants apart is asked before what may go deep, or each variant would go there.
  const [flat, deep] = [all.filter(([, inner]) => isFlat(inner)), all.filter(([, inner]) => !isFlat(inner))];
  return [...flat, ...deep].flatMap(([name, inner]) => {
    const part = memberOf(value, name);
    if (required.has(name)) return partSteps(inner, part, judging);
    return isInherited(name)
      ? where(isPresent(value, name), partSteps(inner, part, judging))
      : optionalSteps(inner, part, judging);
  });
}

/** Whether a schema looks into nothing: at most at what a text, a number or the value as a whole is. */
function isFlat(schema: Json): boolean {
  if (!isObject(schema)) return true;
  return !Object.hasOwn(schema, '$ref') && innerSchemas(schema).length === 0;
}

function dependentSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const names = Object.entries(objectAt(schema, 'dependentRequired'));
  const schemas = Object.entries(objectAt(schema, 'dependentSchemas'));
  const needed = (names: Json): Steps => [names].flat().map((name) => refuse(isAbsent(value, String(name))));
  return [
    ...names.flatMap(([name, others]) => where(isPresent(value, name), needed(others))),
    ...schemas.flatMap(([name, inner]) => where(isPresent(value, name), judging.steps(inner, value))),
  ];
}

function namesAt(schema: JsonObject, keyword: string): readonly string[] {
  return [...new Set(listAt(schema, keyword).map(String))];
}

function ownMember(members: JsonObject, name: string): Json {
  return Object.hasOwn(members, name) ? (members[name] ?? true) : true;
}
