import { isObject, type Json, type JsonObject, type Pointer, listAt, objectAt } from '../../../model/json.ts';
import { innerSchemas } from '../../../../templates/runtime/shared/schema/keywords.ts';
import type { Units } from '../../../../templates/runtime/shared/schema/units.ts';
import {
  and,
  countKeywords,
  type FunctionContext,
  loop,
  reject,
  REJECT_ALL,
  rejectMismatch,
  runIf,
  splitByKeywords,
  type Statement,
  type Statements,
  nameValue,
  withName,
} from './statement.ts';
import { constrainingKeywords, differsFromAll } from './types.ts';
import { stringLiteral } from '../../source/literals.ts';
import { BINARY } from '../../../../templates/runtime/shared/schema/constraints.ts';

/** Validates the properties of an object: their number, the required ones, and their values. */
export function objectStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { minProperties, maxProperties } = schema;
  const count = `Object.keys(${value}).length`;
  return [
    ...(typeof minProperties === 'number' && minProperties > 0 ? [reject(`${count} < ${minProperties}`)] : []),
    ...(typeof maxProperties === 'number' ? [reject(`${count} > ${maxProperties}`)] : []),
    ...propertiesStatements(schema, value, context),
    ...nameStatements(schema, value, context),
    ...dependentStatements(schema, value, context),
  ];
}

/** Validates the required and the declared properties, in functions of their own if they are too many for one. */
function propertiesStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const groups = propertyGroups(schema);
  if (groups.length <= 1) {
    return [...requiredStatements(schema, value, context), ...valueStatements(schema, value, context)];
  }
  const required = new Set(requiredNames(schema));
  const properties = objectAt(schema, 'properties');
  return groups.flatMap((names) => {
    const group: JsonObject = {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, ownProperty(properties, name)])),
      required: names.filter((name) => required.has(name)),
    };
    return rejectMismatch(group, { value, role: 'Properties' }, context);
  });
}

/** Groups the names of properties by what one function can validate. */
function propertyGroups(schema: JsonObject): readonly (readonly string[])[] {
  const properties = objectAt(schema, 'properties');
  const declared = flatFirst(properties).map(([name]) => name);
  const names = new Set([...declared, ...requiredNames(schema)]);
  return splitByKeywords(names, (name) => countKeywords(ownProperty(properties, name)));
}

function requiredStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const properties = objectAt(schema, 'properties');
  return requiredNames(schema)
    .filter((name) => isInherited(name) || !rejectsUndefined(ownProperty(properties, name), context.units))
    .map((name) => reject(isAbsent(value, name)));
}

function valueStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const required = new Set(requiredNames(schema));
  return flatFirst(objectAt(schema, 'properties')).flatMap(([name, inner]) => {
    const check = { schema: inner, value: propertyOf(value, name), isNamed: isInherited(name) };
    if (required.has(name)) return propertyStatements(check, context);
    return isInherited(name)
      ? runIf(isPresent(value, name), propertyStatements(check, context))
      : optionalStatements(check, context);
  });
}

/** Orders properties: flat ones tell variants apart before any of them descends. */
function flatFirst(properties: JsonObject): readonly (readonly [string, Json])[] {
  const all = Object.entries(properties);
  return [...all.filter(([, inner]) => isFlat(inner)), ...all.filter(([, inner]) => !isFlat(inner))];
}

/** Tests for a schema that does not descend into its value. */
function isFlat(schema: Json): boolean {
  if (!isObject(schema)) return true;
  return !Object.hasOwn(schema, '$ref') && innerSchemas(schema).length === 0;
}

function dependentStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  return [
    ...dependentRequiredStatements(schema, value, context),
    ...dependentSchemasStatements(schema, value, context),
  ];
}

function dependentRequiredStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const entries = Object.entries(objectAt(schema, 'dependentRequired'));
  const groups = splitByKeywords(entries, ([, others]) => 1 + [others].flat().length);
  if (groups.length > 1) {
    return groups.flatMap((group) => {
      const part = { type: 'object', dependentRequired: Object.fromEntries(group) };
      return rejectMismatch(part, { value, role: 'DependentRequired' }, context);
    });
  }
  return entries.flatMap(([name, others]) =>
    runIf(
      isPresent(value, name),
      [others].flat().map((other) => reject(isAbsent(value, String(other)))),
    ),
  );
}

function dependentSchemasStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const entries = Object.entries(objectAt(schema, 'dependentSchemas'));
  const groups = splitByKeywords(entries, () => 1);
  if (groups.length > 1) {
    return groups.flatMap((group) => {
      const part = { type: 'object', dependentSchemas: Object.fromEntries(group) };
      return rejectMismatch(part, { value, role: 'DependentSchemas' }, context);
    });
  }
  return entries.flatMap(([name, inner]) => {
    const condition = context.mismatches(inner, { value: value, role: 'Dependent' });
    return condition === undefined ? [] : runIf(isPresent(value, name), [reject(condition)]);
  });
}

function requiredNames(schema: JsonObject): readonly string[] {
  return [...new Set(listAt(schema, 'required').map(String))];
}

function ownProperty(properties: JsonObject, name: string): Json {
  return Object.hasOwn(properties, name) ? (properties[name] ?? true) : true;
}

/**
 * Validates properties by their names: `additionalProperties`, `patternProperties`, `unevaluatedProperties` and
 * `propertyNames`.
 */
function nameStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { additionalProperties = true, unevaluatedProperties = true, propertyNames = true } = schema;
  const names = Object.keys(objectAt(schema, 'properties'));
  const patterns = Object.entries(objectAt(schema, 'patternProperties'));
  const matchesPattern = (pattern: string, key: string): string => `${context.pattern(pattern)}.test(${key})`;
  const isAdditional = (key: string): readonly string[] => [
    ...(names.length === 0 ? [] : [differsFromAll(names, key, context)]),
    ...patterns.map(([pattern]) => `!${matchesPattern(pattern, key)}`),
  ];
  const evaluated = evaluatedNames(schema, context.units);
  const isUnevaluated = (key: string): readonly string[] =>
    evaluated === undefined || evaluated.size === 0 ? [] : [differsFromAll([...evaluated], key, context)];
  return [
    ...selectedStatements({ schema: additionalProperties, selects: isAdditional }, value, context),
    ...(evaluated === undefined
      ? []
      : selectedStatements({ schema: unevaluatedProperties, selects: isUnevaluated }, value, context)),
    ...patterns.flatMap(([pattern, inner]) =>
      selectedStatements({ schema: inner, selects: (key) => [matchesPattern(pattern, key)] }, value, context),
    ),
    ...propertyNamesStatements(propertyNames, value, context),
  ];
}

interface Selection {
  readonly schema: Json;
  /** Returns the conditions under which the property of a name is selected. */
  readonly selects: (key: string) => readonly string[];
}

/** Validates the selected properties. */
function selectedStatements({ schema, selects }: Selection, value: string, context: FunctionContext): Statements {
  if (schema === true) return [];
  const key = context.fresh('key');
  const statements = propertyStatements({ schema, value: `${value}[${key}]` }, context);
  if (statements.length === 0) return [];
  const conditions = selects(key);
  const [first] = statements;
  if (conditions.length === 0 && first?.kind === 'reject' && first.when === REJECT_ALL.when)
    return [rejectAnyProperty(value)];
  return loop(
    `for (const ${key} in ${value})`,
    conditions.length === 0 ? statements : runIf(and(conditions), statements),
  );
}

function propertyNamesStatements(schema: Json, value: string, context: FunctionContext): Statements {
  if (schema === true) return [];
  const key = context.fresh('key');
  const condition = context.mismatches(schema, { value: key, role: 'Name' });
  if (condition === REJECT_ALL.when) return [rejectAnyProperty(value)];
  return condition === undefined ? [] : loop(`for (const ${key} in ${value})`, [reject(condition)]);
}

/** Rejects an object with a property. A loop that does not read its variable fails under \`noUnusedLocals\`. */
function rejectAnyProperty(value: string): Statement {
  return reject(`Object.keys(${value}).length > 0`);
}

/**
 * Returns the properties that are evaluated beside `unevaluatedProperties`: those of the schema and of all in-place
 * schemas that always apply. `undefined` if all properties are evaluated, or there is no such keyword.
 */
function evaluatedNames(schema: JsonObject, units: Units): ReadonlySet<string> | undefined {
  if (schema['unevaluatedProperties'] === undefined) return undefined;
  const { unevaluatedProperties: _, ...others } = schema;
  const names = new Set<string>();
  return evaluatesAll(others, { units, visited: new Set(), names }) ? undefined : names;
}

interface EvaluatedNames {
  readonly units: Units;
  readonly visited: Set<Pointer>;
  readonly names: Set<string>;
}

/** Collects names, and returns whether all properties are evaluated. */
function evaluatesAll(schema: Json, collected: EvaluatedNames): boolean {
  if (!isObject(schema)) return false;
  if (schema['additionalProperties'] !== undefined || schema['unevaluatedProperties'] !== undefined) return true;
  for (const name of Object.keys(objectAt(schema, 'properties'))) collected.names.add(name);
  const parts = listAt(schema, 'allOf').map((part) => evaluatesAll(part, collected));
  return [...parts, targetEvaluatesAll(schema['$ref'], collected)].includes(true);
}

function targetEvaluatesAll(reference: Json | undefined, collected: EvaluatedNames): boolean {
  if (typeof reference !== 'string' || collected.visited.has(reference)) return false;
  collected.visited.add(reference);
  return evaluatesAll(collected.units.get(reference)?.schema ?? true, collected);
}

/** Names that every object inherits: only own properties count. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Tests for a name that every object inherits. */
function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

/** Returns the expression of a property. With a dot, it fails under `noPropertyAccessFromIndexSignature`. */
function propertyOf(value: string, name: string): string {
  return `${value}[${stringLiteral(name)}]`;
}

/** Returns the condition that a property is present. An `undefined` one is not sent, and so not present. */
function isPresent(value: string, name: string): string {
  const isDefined = `${propertyOf(value, name)} !== undefined`;
  return isInherited(name) ? `Object.hasOwn(${value}, ${stringLiteral(name)}) && ${isDefined}` : isDefined;
}

/** Returns the condition that a property is absent. */
function isAbsent(value: string, name: string): string {
  const isUndefined = `${propertyOf(value, name)} === undefined`;
  return isInherited(name) ? `!Object.hasOwn(${value}, ${stringLiteral(name)}) || ${isUndefined}` : isUndefined;
}

/** A property that is validated. */
interface PropertyCheck {
  readonly schema: Json;
  /** The expression of its value. */
  readonly value: string;
  /** Gives the value a name of type `unknown`, whatever type the compiler sees. */
  readonly isNamed?: boolean;
}

/** Validates a property. */
function propertyStatements(check: PropertyCheck, context: FunctionContext): Statements {
  const { naming, statements } = namedProperty(check, context);
  return withName(naming, statements);
}

/** Validates a property if it is present. */
function optionalStatements(check: PropertyCheck, context: FunctionContext): Statements {
  const { name, naming, statements } = namedProperty(check, context);
  return statements.length === 0 ? [] : [...naming, ...runIf(`${name} !== undefined`, statements)];
}

interface NamedProperty {
  readonly name: string;
  readonly naming: Statements;
  readonly statements: Statements;
}

/** Gives a property a name if it is read more than once. */
function namedProperty({ schema, value, isNamed = false }: PropertyCheck, context: FunctionContext): NamedProperty {
  if (isReadOnce(schema) && !isNamed) return { name: value, naming: [], statements: context.statements(schema, value) };
  const name = context.fresh('data');
  return {
    name,
    naming: [nameValue(name, value, isNamed ? ': unknown' : '')],
    statements: context.statements(schema, name),
  };
}

const SIMPLE_TYPES: ReadonlySet<Json> = new Set(['string', 'number', 'integer', 'boolean']);

/** Tests for a schema that reads its value once: a simple type or a reference. */
function isReadOnce(schema: Json): boolean {
  if (!isObject(schema)) return true;
  const keywords = constrainingKeywords(schema);
  if (keywords.length !== 1) return keywords.length === 0;
  return keywords[0] === '$ref' || keywords[0] === BINARY || SIMPLE_TYPES.has(schema['type'] ?? null);
}

const MAX_REFERENCES = 10;

/** Tests for a schema that rejects `undefined` anyway, so that presence needs no test of its own. */
function rejectsUndefined(schema: Json, units: Units, references = 0): boolean {
  if (!isObject(schema)) return schema === false;
  if ([BINARY, 'type', 'const', 'enum'].some((keyword) => Object.hasOwn(schema, keyword))) return true;
  const target = typeof schema['$ref'] === 'string' ? units.get(schema['$ref']) : undefined;
  return target !== undefined && references < MAX_REFERENCES && rejectsUndefined(target.schema, units, references + 1);
}
