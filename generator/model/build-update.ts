import type { Update, UpdateReading } from './api.ts';
import { type Json, type JsonObject, isObject, member } from './json.ts';
import { camelName, typeName } from './names.ts';
import { optional } from './build-documentation.ts';
import { objectAt, textAt } from './resolve.ts';

/** Who hands out the names of functions and of types. */
export interface Claims {
  readonly claimFunction: (wanted: string) => string;
  readonly schemas: { readonly claim: (wanted: string) => string };
}

/** The safe update that an operation which replaces a whole resource gets beside it. */
export function buildUpdate(operation: Json, name: string, claims: Claims): Update | undefined {
  if (textAt(objectAt(operation, 'x-resource'), 'action') !== 'replace') return undefined;
  const updateName = claims.claimFunction(
    name.startsWith('replace') ? name.replace('replace', 'update') : camelName(`update ${name}`),
  );
  const requestName = claims.schemas.claim(`${typeName(updateName)}Request`);
  return { name: updateName, requestName, facade: [updateName], ...optional('reading', buildReading(operation)) };
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
  return Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
