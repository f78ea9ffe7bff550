import { isObject, type Json, member } from './json.ts';
import { listAt, textAt } from './resolve.ts';
import type { Documentation, Provenance } from './schema.ts';

/** What the specification tells a reader about an operation, a parameter, a schema or a property. */
export function buildDocumentation(value: Json | undefined): Documentation {
  const provenance = textAt(value, 'x-provenance');
  return {
    ...optional('summary', textAt(value, 'summary') ?? textAt(value, 'title')),
    ...optional('description', textAt(value, 'description')),
    deprecated: member(value, 'deprecated') === true,
    ...optional('replacedBy', textAt(value, 'x-replaced-by')),
    ...(isProvenance(provenance) ? { provenance } : {}),
    ...optional('source', textAt(value, 'x-source')),
    notShown: listAt(value, 'x-not-shown').filter((sentence) => typeof sentence === 'string'),
    ...optional('format', textAt(value, 'format')),
    ...(isObject(value) && value['default'] !== undefined ? { defaultValue: value['default'] } : {}),
  };
}

/** A property that is absent rather than undefined. */
export function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]?: Value });
}

function isProvenance(text: string | undefined): text is Provenance {
  return text === 'documented' || text === 'carried-over' || text === 'assumed';
}
