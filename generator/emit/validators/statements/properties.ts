import { isObject, type Json } from '../../../model/json.ts';
import { isIdentifier } from '../../../model/names.ts';
import { stringLiteral } from '../../source/literals.ts';
import { BINARY } from '../../../../templates/shared/schema/constraints.ts';
import type { Units } from '../../../../templates/shared/schema/units.ts';
import { type FunctionContext, nameValue, runIf, type Statements } from './statement.ts';

/** Names that every object inherits: only own properties count. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Tests for a name that every object inherits. */
export function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

/** Returns the expression of a property. */
export function propertyOf(value: string, name: string): string {
  return isIdentifier(name) ? `${value}.${name}` : `${value}[${stringLiteral(name)}]`;
}

/** Returns the condition that a property is present. An `undefined` one is not sent, and so not present. */
export function isPresent(value: string, name: string): string {
  const isDefined = `${propertyOf(value, name)} !== undefined`;
  return isInherited(name) ? `Object.hasOwn(${value}, ${stringLiteral(name)}) && ${isDefined}` : isDefined;
}

/** Returns the condition that a property is absent. */
export function isAbsent(value: string, name: string): string {
  const isUndefined = `${propertyOf(value, name)} === undefined`;
  return isInherited(name) ? `!Object.hasOwn(${value}, ${stringLiteral(name)}) || ${isUndefined}` : isUndefined;
}

/** A property that is validated. */
export interface PropertyCheck {
  readonly schema: Json;
  /** The expression of its value. */
  readonly value: string;
  /** Gives the value a name of type `unknown`, whatever type the compiler sees. */
  readonly isNamed?: boolean;
}

/** Validates a property. */
export function propertyStatements(check: PropertyCheck, context: FunctionContext): Statements {
  const { naming, statements } = namedProperty(check, context);
  return statements.length === 0 ? [] : [...naming, ...statements];
}

/** Validates a property if it is present. */
export function optionalStatements(check: PropertyCheck, context: FunctionContext): Statements {
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
  const keywords = Object.keys(schema).filter((name) => !name.startsWith('~'));
  if (keywords.length !== 1) return keywords.length === 0;
  return keywords[0] === '$ref' || SIMPLE_TYPES.has(schema['type'] ?? null);
}

const MAX_REFERENCES = 10;

/** Tests for a schema that rejects `undefined` anyway, so that presence needs no test of its own. */
export function rejectsUndefined(schema: Json, units: Units, references = 0): boolean {
  if (!isObject(schema)) return schema === false;
  if ([BINARY, 'type', 'const', 'enum'].some((keyword) => Object.hasOwn(schema, keyword))) return true;
  const target = typeof schema['$ref'] === 'string' ? units.get(schema['$ref']) : undefined;
  return target !== undefined && references < MAX_REFERENCES && rejectsUndefined(target.schema, units, references + 1);
}
