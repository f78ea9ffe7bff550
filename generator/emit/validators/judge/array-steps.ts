import type { Json, JsonObject } from '../../../model/json.ts';
import { listAt } from '../../../model/resolve.ts';
import type { Judging } from './judging.ts';
import { each, refuse, type Steps, where } from './step.ts';

/** Items, their number, and whether they are unique. */
export function arraySteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { minItems, maxItems, uniqueItems } = schema;
  return [
    ...(typeof minItems === 'number' && minItems > 0 ? [refuse(`${value}.length < ${minItems}`)] : []),
    ...(typeof maxItems === 'number' ? [refuse(`${value}.length > ${maxItems}`)] : []),
    ...placeSteps(listAt(schema, 'prefixItems'), value, judging),
    ...itemSteps(schema, value, judging),
    ...containsSteps(schema, value, judging),
    ...(uniqueItems === true ? [refuse(`!${judging.runtime('assertions', 'isUnique')}(${value})`)] : []),
  ];
}

/** Items by their place; a list may be shorter. */
function placeSteps(places: readonly Json[], value: string, judging: Judging): Steps {
  return places.flatMap((schema, index) => {
    const item = judging.fresh('item');
    const steps = judging.steps(schema, item);
    if (steps.length === 0) return [];
    return where(`${value}.length > ${index}`, [{ kind: 'name', name: item, value: `${value}[${index}]` }, ...steps]);
  });
}

/** The items behind those that have a place of their own. */
function itemSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { items } = schema;
  const before = listAt(schema, 'prefixItems').length;
  if (items === undefined || items === true) return [];
  if (items === false) return [refuse(`${value}.length > ${before}`)];
  const item = judging.fresh('item');
  const list = before === 0 ? value : `${value}.slice(${before})`;
  return each(`for (const ${item} of ${list})`, judging.steps(items, item));
}

function containsSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { contains, minContains = 1, maxContains } = schema;
  const [least, most] = [Number(minContains), typeof maxContains === 'number' ? maxContains : Infinity];
  if (contains === undefined || (least === 0 && most === Infinity)) return [];
  const item = judging.fresh('item');
  const steps = judging.steps(contains, item);
  return [{ kind: 'count', head: `for (const ${item} of ${value})`, steps, least, most }];
}
