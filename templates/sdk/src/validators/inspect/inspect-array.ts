import { counted } from '../describe.ts';
import { isUnique } from '../unique.ts';
import { type Inspect, type Inspection, inside } from './report.ts';

/** Items, their number, and whether they are unique. */
export function inspectArray(inspection: Inspection, inspect: Inspect): void {
  const { schema, value: items, place, report } = inspection;
  if (!Array.isArray(items)) return;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const received = counted(items.length, 'item');
  if (items.length < minItems)
    report.add(place, { code: 'length', expected: `at least ${counted(minItems, 'item')}`, received });
  if (items.length > maxItems)
    report.add(place, { code: 'length', expected: `at most ${counted(maxItems, 'item')}`, received });
  if (schema.uniqueItems && !isUnique(items))
    report.add(place, { code: 'duplicate', expected: 'no item twice', received: 'equal items' });
  inspectItems(inspection, items, inspect);
}

function inspectItems({ schema, place, report }: Inspection, items: readonly unknown[], inspect: Inspect): void {
  const prefix = schema.prefixItems ?? [];
  items.forEach((item, index) => {
    const shape = index < prefix.length ? prefix[index] : schema.items;
    if (shape === undefined) return;
    report.items.add(index);
    report.takeInside(inspect(shape, item, inside(place, index)));
  });
}
