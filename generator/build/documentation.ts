import { hasOneOf, isObject, type Json, member, optional, listAt, objectAt, textAt } from '../model/json.ts';
import type { Documentation, Provenance } from '../model/schema.ts';

/** Builds the documentation of an operation, a parameter, a schema or a property. */
export function buildDocumentation(value: Json | undefined): Documentation {
  if (!isObject(value) || !hasOneOf(value, DOCUMENTATION_KEYWORDS)) return NO_DOCUMENTATION;
  const documentation: MutableDocumentation = {
    deprecated: member(value, 'deprecated') === true,
    notShown: listAt(value, 'x-not-shown').filter((sentence) => typeof sentence === 'string'),
  };
  add(documentation, 'summary', textAt(value, 'summary') ?? textAt(value, 'title'));
  add(documentation, 'description', textAt(value, 'description'));
  add(documentation, 'replacedBy', textAt(value, 'x-replaced-by'));
  const provenance = textAt(value, 'x-provenance');
  if (isProvenance(provenance)) documentation.provenance = provenance;
  const pathProvenance = textAt(value, 'x-path-provenance');
  if (isProvenance(pathProvenance)) documentation.pathProvenance = pathProvenance;
  add(documentation, 'source', textAt(value, 'x-source'));
  add(documentation, 'format', textAt(value, 'format'));
  add(documentation, 'defaultValue', member(value, 'default'));
  add(documentation, 'example', exampleOf(value));
  return documentation;
}

/**
 * Documentation under construction. It is mutable, since nearly every schema of a document has one and copies would be
 * slow.
 */
type MutableDocumentation = { -readonly [Key in keyof Documentation]: Documentation[Key] };

function add<Key extends keyof MutableDocumentation>(
  documentation: MutableDocumentation,
  key: Key,
  value: MutableDocumentation[Key] | undefined,
): void {
  if (value !== undefined) documentation[key] = value;
}

/** Keywords that contain documentation. Most schemas have none of them. */
const DOCUMENTATION_KEYWORDS = [
  'description',
  'example',
  'examples',
  'format',
  'title',
  'summary',
  'default',
  'deprecated',
  'x-provenance',
  'x-source',
  'x-replaced-by',
  'x-not-shown',
];
const NO_DOCUMENTATION: Documentation = { deprecated: false, notShown: [] };

/** Returns the first example: the own one, the first of a list (schema), or the first of a map (parameter). */
export function exampleOf(value: Json | undefined): Json | undefined {
  const own = member(value, 'example') ?? undefined;
  if (own !== undefined || member(value, 'examples') === undefined) return own;
  const [named] = Object.values(objectAt(value, 'examples'));
  return listAt(value, 'examples')[0] ?? member(named, 'value');
}

/** Builds the documentation of a referenced element. Keywords beside the reference take precedence. */
export function documentationBeside(written: Json, target: Json): Documentation {
  const { summary, description } = buildDocumentation(written);
  return { ...buildDocumentation(target), ...optional('summary', summary), ...optional('description', description) };
}

/** Builds the documentation of a part. Falls back to that of the whole. */
export function documentationWithin(part: Json, whole: Json): Documentation {
  const own = buildDocumentation(part);
  const around = [textAt(whole, 'summary'), textAt(whole, 'description')].filter((text) => text !== undefined);
  const paragraphs = [...new Set([...(own.description === undefined ? [] : [own.description]), ...around])];
  return paragraphs.length === 0 ? own : { ...own, description: paragraphs.join('\n\n') };
}

function isProvenance(text: string | undefined): text is Provenance {
  return text === 'documented' || text === 'carried-over' || text === 'assumed';
}
