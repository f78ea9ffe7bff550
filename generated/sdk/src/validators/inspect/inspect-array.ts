import { counted } from '../describe.ts';
import { isUnique } from '../unique.ts';
import { type Inspect, type Inspection, inside } from './report.ts';

/** Items, their number, and whether they are unique. */
export function inspectArray(inspection: Inspection, items: readonly unknown[], inspect: Inspect): void {
  const { schema, place, report } = inspection;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const received = counted(items.length, 'item');
  if (items.length < minItems)
    report.add(place, { code: 'length', expected: `at least ${counted(minItems, 'item')}`, received });
  if (items.length > maxItems)
    report.add(place, { code: 'length', expected: `at most ${counted(maxItems, 'item')}`, received });
  if (schema.uniqueItems && !isUnique(items))
    report.add(place, { code: 'duplicate', expected: 'no item twice', received: 'equal items' });
  inspectItems(inspection, items, inspect);
  inspectContains(inspection, items, inspect);
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

function inspectContains({ schema, place, report }: Inspection, items: readonly unknown[], inspect: Inspect): void {
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  if (contains === undefined) return;
  const reports = [...items.keys()].map((index) => ({
    index,
    report: inspect(contains, items[index], inside(place, index)),
  }));
  const fitting = reports.filter((one) => one.report.isClean);
  for (const { index } of fitting) report.items.add(index);
  const sure = fitting.filter((one) => one.report.isSure).length;
  const few = `at least ${counted(minContains, 'item')} of a certain shape`;
  const many = `at most ${counted(maxContains, 'item')} of a certain shape`;
  const refuse = (expected: string, count: number): void =>
    report.add(place, { code: 'length', expected, received: counted(count, 'such item') });
  if (fitting.length < minContains) refuse(few, fitting.length);
  else if (sure < minContains) report.addDoubt(place, few);
  if (sure > maxContains) refuse(many, sure);
  else if (fitting.length > maxContains) report.addDoubt(place, many);
}
