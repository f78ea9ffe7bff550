import { describeValue } from '../description.ts';
import { escapeName } from '../issue.ts';
import { childLocation, type Interpret, type KeywordContext } from './report.ts';

/** Interprets `unevaluatedItems` and `unevaluatedProperties`. */
export function interpretUnevaluated(context: KeywordContext, interpret: Interpret): void {
  const { value } = context;
  if (Array.isArray(value)) interpretUnevaluatedItems(context, value, interpret);
  else if (typeof value === 'object' && value !== null) interpretUnevaluatedProperties(context, value, interpret);
}

function interpretUnevaluatedItems(
  { schema, location, report }: KeywordContext,
  items: readonly unknown[],
  interpret: Interpret,
): void {
  const { unevaluatedItems } = schema;
  if (unevaluatedItems === undefined) return;
  items.forEach((item, index) => {
    if (report.items.has(index)) return;
    report.items.add(index);
    report.mergeIssues(interpret(unevaluatedItems, item, childLocation(location, index)));
  });
}

function interpretUnevaluatedProperties(
  { schema, location, report }: KeywordContext,
  value: object,
  interpret: Interpret,
): void {
  const { unevaluatedProperties } = schema;
  if (unevaluatedProperties === undefined) return;
  for (const [name, member] of Object.entries(value)) {
    if (report.properties.has(name)) continue;
    report.properties.add(name);
    if (unevaluatedProperties !== false)
      report.mergeIssues(interpret(unevaluatedProperties, member, childLocation(location, name)));
    else
      report.add(childLocation(location, name), {
        code: 'unknown-property',
        keyword: 'unevaluatedProperties',
        expected: 'a known property',
        received: `the unknown property "${escapeName(name)}" (${describeValue(member)})`,
      });
  }
}
