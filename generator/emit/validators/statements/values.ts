import { type JsonObject, type Json, listAt } from '../../../model/json.ts';
import { FORMATS } from '../../../../templates/runtime/shared/schema/formats.ts';
import {
  type FunctionContext,
  reject,
  type Statements,
  countKeywords,
  loop,
  nameValue,
  withName,
  rejectMismatch,
  rejectsAll,
  runIf,
  splitByKeywords,
  type Statement,
} from './statement.ts';

/** Validates length, format and pattern of a string, expensive ones last. */
export function stringStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { minLength, maxLength, pattern, format } = schema;
  const test = FORMATS.get(String(format));
  return [
    ...(typeof maxLength === 'number' ? [reject(isLonger(value, maxLength, context))] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [reject(isShorter(value, minLength, context))] : []),
    ...(test?.of === 'string' ? [reject(`!${context.runtime('formats', test.name)}(${value})`)] : []),
    ...(typeof pattern === 'string' ? [reject(`!${context.pattern(pattern)}.test(${value})`)] : []),
  ];
}

/** Few strings have characters of two code units, so the plain length decides first. */
function isLonger(value: string, limit: number, { runtime }: FunctionContext): string {
  return `${value}.length > ${limit} && ${runtime('assertions', 'countCodePoints')}(${value}) > ${limit}`;
}

function isShorter(value: string, limit: number, { runtime }: FunctionContext): string {
  if (limit <= 1) return `${value}.length < ${limit}`;
  const count = `${runtime('assertions', 'countCodePoints')}(${value})`;
  return `${value}.length < ${limit} || (${value}.length < ${limit * 2} && ${count} < ${limit})`;
}

/** Relations that must hold between a number and the value of a keyword. `NaN` fulfils none. */
const RELATIONS = [
  ['minimum', '>='],
  ['maximum', '<='],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<'],
] as const;

/** Validates range, `multipleOf` and format of a number. */
export function numberStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { multipleOf, format } = schema;
  const test = FORMATS.get(String(format));
  const range = RELATIONS.flatMap(([keyword, relation]) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? [reject(`!(${value} ${relation} ${limit})`)] : [];
  });
  return [
    ...range,
    ...(typeof multipleOf === 'number'
      ? [reject(`!${context.runtime('assertions', 'isMultiple')}(${value}, ${multipleOf})`)]
      : []),
    ...(test?.of === 'number' ? [reject(`!${context.runtime('formats', test.name)}(${value})`)] : []),
  ];
}

/** Validates the items of an array, their number, and that they are unique. */
export function arrayStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { minItems, maxItems, uniqueItems } = schema;
  return [
    ...(typeof minItems === 'number' && minItems > 0 ? [reject(`${value}.length < ${minItems}`)] : []),
    ...(typeof maxItems === 'number' ? [reject(`${value}.length > ${maxItems}`)] : []),
    ...prefixStatements(listAt(schema, 'prefixItems'), value, context),
    ...itemStatements(schema, value, context),
    ...containsStatements(schema, value, context),
    ...(uniqueItems === true ? [reject(`!${context.runtime('assertions', 'isUnique')}(${value})`)] : []),
  ];
}

/** Validates `prefixItems`, in functions of their own if they are too many for one. The array may be shorter. */
function prefixStatements(prefix: readonly Json[], value: string, context: FunctionContext): Statements {
  const validated = [...prefix.entries()].filter(([, schema]) => schema !== true);
  const groups = splitByKeywords(validated, ([, schema]) => countKeywords(schema));
  if (groups.length > 1) {
    return groups.flatMap((group) => {
      const items = new Map(group);
      const prefixItems = prefix.slice(0, Math.max(...items.keys()) + 1).map((_, index) => items.get(index) ?? true);
      return rejectMismatch({ type: 'array', prefixItems }, { value, role: 'Items' }, context);
    });
  }
  return prefix.flatMap((schema, index) => {
    const item = context.fresh('item');
    const statements = context.statements(schema, item);
    if (statements.length === 0) return [];
    return runIf(
      `${value}.length > ${index}`,
      withName([nameValue(item, `${value}[${index}]`, ': unknown')], statements),
    );
  });
}

/** Validates the items after `prefixItems`. */
function itemStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { items } = schema;
  const before = listAt(schema, 'prefixItems').length;
  if (items === undefined || items === true) return [];
  const item = context.fresh('item');
  const statements = context.statements(items, item);
  if (rejectsAll(statements)) return [reject(`${value}.length > ${before}`)];
  const list = before === 0 ? value : `${value}.slice(${before})`;
  return loop(`for (const ${item} of ${list})`, statements);
}

function containsStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { contains, minContains = 1, maxContains } = schema;
  const [least, most] = [Number(minContains), typeof maxContains === 'number' ? maxContains : Infinity];
  if (contains === undefined || (least === 0 && most === Infinity)) return [];
  const [count, item] = [context.fresh('count'), context.fresh('item')];
  const condition = context.matches(contains, { value: item, role: 'Item' });
  return [
    ...countStatements({ count, item, condition }, value),
    ...(least > 0 ? [reject(`${count} < ${least}`)] : []),
    ...(Number.isFinite(most) ? [reject(`${count} > ${most}`)] : []),
  ];
}

interface ItemCount {
  readonly count: string;
  readonly item: string;
  /** The condition under which an item counts. */
  readonly condition: string;
}

function countStatements({ count, item, condition }: ItemCount, value: string): Statements {
  if (condition === 'true') return [nameValue(count, `${value}.length`)];
  const counting: Statement = { kind: 'text', text: `if (${condition}) ${count} += 1;` };
  return [{ kind: 'text', text: `let ${count} = 0;` }, ...loop(`for (const ${item} of ${value})`, [counting])];
}
