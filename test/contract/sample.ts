import {
  isObject,
  type Json,
  type JsonObject,
  member,
  decodePointer,
  at,
  listAt,
  objectAt,
  textAt,
} from '../../generator/model/json.ts';

/** The smallest value that a schema of the document accepts: what it requires, and nothing more. */
export function sample(document: JsonObject, schema: Json): Json {
  if (!isObject(schema)) return 'anything';
  const reference = textAt(schema, '$ref');
  if (reference !== undefined) return sample(document, at(document, decodePointer(reference)) ?? true);
  if (schema['const'] !== undefined) return schema['const'];
  const [first] = [...listAt(schema, 'enum'), ...listAt(schema, 'x-extensible-enum')];
  if (first !== undefined) return first;
  const [variant] = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
  if (variant !== undefined) return sample(document, variant);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  switch (type) {
    case 'array':
      return [sample(document, schema['items'] ?? true)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    case 'string':
      return sampleText(textAt(schema, 'format'));
    default:
      return sampleObject(document, schema);
  }
}

function sampleObject(document: JsonObject, schema: JsonObject): Json {
  const parts = listAt(schema, 'allOf')
    .map((part) => sample(document, part))
    .filter(isObject);
  const own = listAt(schema, 'required').map((name) => {
    const property = member(objectAt(schema, 'properties'), String(name)) ?? true;
    return [String(name), sample(document, property)] as const;
  });
  return Object.assign({}, ...parts, Object.fromEntries(own));
}

function sampleText(format: string | undefined): string {
  if (format === 'date-time') return '2026-01-31T10:20:30.000Z';
  if (format === 'date') return '2026-01-31';
  return format === 'date-month' ? '2026-01' : '7';
}
