import { describe } from '../describe.ts';
import { shown } from '../finding.ts';
import { type Inspect, type Inspection, inside } from './report.ts';

/** What no other keyword has looked at. */
export function inspectUnevaluated(inspection: Inspection, inspect: Inspect): void {
  const { value } = inspection;
  if (Array.isArray(value)) inspectItems(inspection, value, inspect);
  else if (typeof value === 'object' && value !== null) inspectProperties(inspection, value, inspect);
}

function inspectItems({ schema, place, report }: Inspection, items: readonly unknown[], inspect: Inspect): void {
  const { unevaluatedItems } = schema;
  if (unevaluatedItems === undefined) return;
  items.forEach((item, index) => {
    if (report.items.has(index)) return;
    report.items.add(index);
    report.takeInside(inspect(unevaluatedItems, item, inside(place, index)));
  });
}

function inspectProperties({ schema, place, report }: Inspection, value: object, inspect: Inspect): void {
  const { unevaluatedProperties } = schema;
  if (unevaluatedProperties === undefined) return;
  for (const [name, member] of Object.entries(value)) {
    if (report.properties.has(name)) continue;
    report.properties.add(name);
    if (unevaluatedProperties !== false) report.takeInside(inspect(unevaluatedProperties, member, inside(place, name)));
    else
      report.add(inside(place, name), {
        code: 'unknown-property',
        expected: 'a known property',
        received: `the unknown property "${shown(name)}" (${describe(member)})`,
      });
  }
}
