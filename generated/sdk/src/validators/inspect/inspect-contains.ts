import { counted } from '../describe.ts';
import { type Inspect, type Inspection, inside } from './report.ts';

/** `contains`: how many items fit a schema. */
export function inspectContains({ schema, value: items, place, report }: Inspection, inspect: Inspect): void {
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  if (contains === undefined || !Array.isArray(items)) return;
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
