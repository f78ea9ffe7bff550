import { isObject, type Json, type JsonObject } from '../../../model/json.ts';
import { listAt, objectAt } from '../../../model/resolve.ts';
import { innerSchemas } from '../schema-keywords.ts';
import {
  isAbsent,
  isInherited,
  isPresent,
  optionalStatements,
  propertyOf,
  propertyStatements,
  rejectsUndefined,
} from './properties.ts';
import { nameStatements } from './property-names.ts';
import { reject, runIf, type Statements } from './statement.ts';
import type { FunctionContext } from './function-context.ts';

/** Validates the properties of an object: their number, the required ones, and their values. */
export function objectStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { minProperties, maxProperties } = schema;
  const count = `Object.keys(${value}).length`;
  return [
    ...(typeof minProperties === 'number' && minProperties > 0 ? [reject(`${count} < ${minProperties}`)] : []),
    ...(typeof maxProperties === 'number' ? [reject(`${count} > ${maxProperties}`)] : []),
    ...requiredStatements(schema, value, context),
    ...valueStatements(schema, value, context),
    ...nameStatements(schema, value, context),
    ...dependentStatements(schema, value, context),
  ];
}

function requiredStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const properties = objectAt(schema, 'properties');
  return namesAt(schema, 'required')
    .filter((name) => isInherited(name) || !rejectsUndefined(ownProperty(properties, name), context.units))
    .map((name) => reject(isAbsent(value, name)));
}

function valueStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const required = new Set(namesAt(schema, 'required'));
  const all = Object.entries(objectAt(schema, 'properties'));
  // Flat properties first: they tell variants apart before any of them descends.
  const ordered = [...all.filter(([, inner]) => isFlat(inner)), ...all.filter(([, inner]) => !isFlat(inner))];
  return ordered.flatMap(([name, inner]) => {
    const check = { schema: inner, value: propertyOf(value, name), isNamed: isInherited(name) };
    if (required.has(name)) return propertyStatements(check, context);
    return isInherited(name)
      ? runIf(isPresent(value, name), propertyStatements(check, context))
      : optionalStatements(check, context);
  });
}

/** Tests for a schema that does not descend into its value. */
function isFlat(schema: Json): boolean {
  if (!isObject(schema)) return true;
  return !Object.hasOwn(schema, '$ref') && innerSchemas(schema).length === 0;
}

function dependentStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const required = Object.entries(objectAt(schema, 'dependentRequired'));
  const schemas = Object.entries(objectAt(schema, 'dependentSchemas'));
  return [
    ...required.flatMap(([name, others]) =>
      runIf(
        isPresent(value, name),
        [others].flat().map((other) => reject(isAbsent(value, String(other)))),
      ),
    ),
    ...schemas.flatMap(([name, inner]) => {
      const condition = context.mismatches(inner, { value: value, role: 'Dependent' });
      return condition === undefined ? [] : runIf(isPresent(value, name), [reject(condition)]);
    }),
  ];
}

function namesAt(schema: JsonObject, keyword: string): readonly string[] {
  return [...new Set(listAt(schema, keyword).map(String))];
}

function ownProperty(properties: JsonObject, name: string): Json {
  return Object.hasOwn(properties, name) ? (properties[name] ?? true) : true;
}
