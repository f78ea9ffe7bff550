import type { Reporter } from '../diagnostics/diagnostics.ts';
import { answersList } from './answers-list.ts';
import type { Operation, Update } from './api.ts';
import type { TaggedOperation } from './build-groups.ts';
import { below } from './pointer.ts';

/**
 * The operations with those readings of safe updates (`x-update`) that can be made; what is wrong with others is told.
 */
export function checkUpdates(tagged: readonly TaggedOperation[], diagnostics: Reporter): readonly TaggedOperation[] {
  const operations = new Map(tagged.map(({ operation }) => [operation.id, operation]));
  return tagged.map((entry) => {
    const { operation } = entry;
    const { update } = operation;
    if (update === undefined) return entry;
    const fault = strangerOf(operation, update) ?? faultOf(update, operations);
    if (fault === undefined) return entry;
    const how = update.reading?.read ?? "a function of the caller's";
    diagnostics.report('update-unreadable', below(operation.pointer, 'x-update'), how, fault);
    return { ...entry, operation: { ...operation, update: withoutReading(update) } };
  });
}

function withoutReading({ name, requestName, facade }: Update): Update {
  return { name, requestName, facade, match: {} };
}

/** A parameter that is to be matched and that the path has not, in words. */
function strangerOf({ parameters }: Operation, { match }: Update): string | undefined {
  const known = new Set(parameters.filter(({ location }) => location === 'path').map(({ name }) => name));
  const unknown = Object.values(match).find((parameter) => !known.has(parameter));
  return unknown === undefined ? undefined : `the operation has no path parameter "${unknown}"`;
}

/** What keeps a resource from being read as the specification says, in words. */
function faultOf({ reading, match }: Update, operations: ReadonlyMap<string, Operation>): string | undefined {
  if (reading === undefined) return undefined;
  const reader = operations.get(reading.read);
  if (reader === undefined) return 'there is no such operation';
  const isKnown = Object.keys(match).length > 0;
  return !isKnown && answersList(reader) ? 'it answers a list, and nothing says which hit is the one' : undefined;
}
