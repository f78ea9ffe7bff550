import { isObject, type Json, type JsonObject } from '../../../model/json.ts';
import { BINARY } from '../../../../templates/shared/schema/constraints.ts';
import { objectStatements } from './objects.ts';
import { type FunctionContext, reject, REJECT_ALL, runIf, type Statements } from './statement.ts';
import { arrayStatements } from './arrays.ts';
import { compositionStatements } from './composition.ts';
import { numberStatements, stringStatements } from './strings-and-numbers.ts';
import { isOfType, type Kind, KINDS, kindTest, listedValues, typeNames, typeStatements } from './types.ts';

/** Keywords that most schemas have no others beside. */
const TYPE_KEYWORDS = new Set(['type', 'enum', 'const']);

/** Validates a value, an expression without side effects, against a cleaned schema; cheap tests come first. */
export function schemaStatements(schema: Json, value: string, context: FunctionContext): Statements {
  if (!isObject(schema)) return schema === false ? [REJECT_ALL] : [];
  if (Object.hasOwn(schema, BINARY)) return [reject(`!${context.runtime('formats', 'isBinary')}(${value})`)];
  const typed = typeStatements(schema, value, context);
  if (Object.keys(schema).every((keyword) => TYPE_KEYWORDS.has(keyword) || keyword.startsWith('~'))) return typed;
  const reference = schema['$ref'];
  return [
    ...typed,
    ...KINDS.flatMap((kind) => kindStatements(kind, { schema, value }, context)),
    ...(typeof reference === 'string' ? [reject(`!${context.call(reference, value)}`)] : []),
    ...compositionStatements(schema, value, context),
  ];
}

/** A schema, and the expression that it validates. */
interface Subject {
  readonly schema: JsonObject;
  readonly value: string;
}

const STATEMENTS = {
  string: stringStatements,
  number: numberStatements,
  array: arrayStatements,
  object: objectStatements,
} as const;

/** Validates the keywords of one kind of value, if the value can be of that kind. */
function kindStatements(kind: Kind, { schema, value }: Subject, context: FunctionContext): Statements {
  const types = typeNames(schema);
  const others = types.filter((type) => type !== kind && !(type === 'integer' && kind === 'number'));
  if (types.length > 0 && others.length === types.length) return [];
  const listed = listedValues(schema);
  if (listed !== undefined && !listed.some((one) => isOfType(one, kind))) return [];
  const statements = STATEMENTS[kind](schema, value, context);
  if (statements.length === 0 || (types.length > 0 && others.length === 0)) return statements;
  const isOnlyNull = others.length === 1 && others[0] === 'null';
  return runIf(isOnlyNull ? `${value} !== null` : kindTest(kind, value, context), statements);
}
