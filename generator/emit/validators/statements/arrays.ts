import { type Json, type JsonObject, listAt } from '../../../model/json.ts';
import {
  countKeywords,
  type FunctionContext,
  loop,
  nameValue,
  reject,
  rejectMismatch,
  runIf,
  splitByKeywords,
  type Statement,
  type Statements,
} from './statement.ts';

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
    return runIf(`${value}.length > ${index}`, [nameValue(item, `${value}[${index}]`, ': unknown'), ...statements]);
  });
}

/** Validates the items after `prefixItems`. */
function itemStatements(schema: JsonObject, value: string, context: FunctionContext): Statements {
  const { items } = schema;
  const before = listAt(schema, 'prefixItems').length;
  if (items === undefined || items === true) return [];
  if (items === false) return [reject(`${value}.length > ${before}`)];
  const item = context.fresh('item');
  const list = before === 0 ? value : `${value}.slice(${before})`;
  return loop(`for (const ${item} of ${list})`, context.statements(items, item));
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
