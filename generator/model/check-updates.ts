import type { Reporter } from '../problems.ts';
import type { Operation, Update, UpdateReading } from './api.ts';
import type { TaggedOperation } from './build-groups.ts';
import { below } from './pointer.ts';
import { preferredContent } from './preferred-content.ts';

/** The operations with those readings of safe updates (`x-update`) that can be made; what is wrong with others is told. */
export function checkUpdates(tagged: readonly TaggedOperation[], problems: Reporter): readonly TaggedOperation[] {
  const operations = new Map(tagged.map(({ operation }) => [operation.id, operation]));
  return tagged.map((entry) => {
    const { operation } = entry;
    const { update } = operation;
    if (update?.reading === undefined) return entry;
    const fault = faultOf(operation, update.reading, operations);
    if (fault === undefined) return entry;
    problems.report('update-unreadable', below(operation.pointer, 'x-update'), update.reading.read, fault);
    return { ...entry, operation: { ...operation, update: withoutReading(update) } };
  });
}

function withoutReading({ name, requestName, facade }: Update): Update {
  return { name, requestName, facade };
}

/** What keeps a resource from being read as the specification says, in words. */
function faultOf(
  operation: Operation,
  reading: UpdateReading,
  operations: ReadonlyMap<string, Operation>,
): string | undefined {
  const reader = operations.get(reading.read);
  if (reader === undefined) return 'there is no such operation';
  const known = new Set(operation.parameters.filter(({ location }) => location === 'path').map(({ name }) => name));
  const unknown = Object.values(reading.match).find((parameter) => !known.has(parameter));
  if (unknown !== undefined) return `the operation has no path parameter "${unknown}"`;
  const answer = reader.answers.find(({ status }) => status.startsWith('2'));
  const isList = preferredContent(answer?.contents ?? [])?.schema.kind === 'array';
  const hasMatch = Object.keys(reading.match).length > 0;
  if (hasMatch && !isList) return 'it answers no list in which a hit could be matched';
  return !hasMatch && isList ? 'it answers a list, and nothing says which hit is the one' : undefined;
}
