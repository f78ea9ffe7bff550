import type { Update, UpdateReading } from './api.ts';
import { type Json, type JsonObject, isObject, member } from './json.ts';
import { camelName } from './names.ts';
import { optional } from './build-documentation.ts';
import { objectAt, textAt } from './resolve.ts';

/** The safe update that an operation which replaces a whole resource gets beside it. */
export function buildUpdate(operation: Json, name: string, claim: (wanted: string) => string): Update | undefined {
  if (textAt(objectAt(operation, 'x-resource'), 'action') !== 'replace') return undefined;
  const updateName = claim(name.startsWith('replace') ? name.replace('replace', 'update') : camelName(`update ${name}`));
  return { name: updateName, facade: [updateName], ...optional('reading', buildReading(operation)) };
}

/** How the resource that an operation replaces is read first (`x-update`), where the specification says it. */
function buildReading(operation: Json): UpdateReading | undefined {
  const update = objectAt(operation, 'x-update');
  const read = textAt(update, 'read');
  if (read === undefined) return undefined;
  const match = member(update, 'match');
  return { read, ...optional('body', member(update, 'body')), match: isObject(match) ? textMembers(match) : {} };
}

function textMembers(object: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
