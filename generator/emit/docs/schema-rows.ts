import type { Json } from '../../model/json.ts';
import { type Property, type Schema, valuesOf, withoutNull } from '../../model/schema.ts';
import { escapeMarkdown, inlineCode, markdownCell } from '../source/markdown.ts';
import type { Reference } from './reference.ts';

/** Row of a table of properties or parameters. */
export interface Row {
  readonly name: string;
  readonly type: string;
  readonly flags: string;
  readonly text: string;
}

/** Returns the type of a schema as Markdown, with links to the pages of named schemas. */
export function typeMarkdown(schema: Schema, reference: Reference): string {
  switch (schema.kind) {
    case 'reference':
      return schemaLink(schema.name, reference);
    case 'array':
      return `array of ${itemType(schema.items, reference)}`;
    case 'tuple':
      return `[${schema.items.map((item) => typeMarkdown(item, reference)).join(', ')}]`;
    case 'union':
      return [...new Set(schema.variants.map((variant) => typeMarkdown(variant, reference)))].join(' or ');
    case 'intersection':
      return schema.parts.map((part) => typeMarkdown(part, reference)).join(' and ');
    case 'enumeration':
      if (schema.open && schema.values.length === 0) return 'any string';
      return (
        schema.values.map((value) => inlineCode(JSON.stringify(value))).join(', ') +
        (schema.open ? ', or another string' : '')
      );
    case 'literal':
      return inlineCode(JSON.stringify(schema.value));
    case 'string':
    case 'number':
      return schema.format === undefined ? schema.kind : `${schema.kind} (${escapeMarkdown(schema.format)})`;
    case 'absent':
      return 'no content';
    case 'unknown':
      return 'any value';
    case 'object': {
      const { additional = { kind: 'unknown' }, properties } = schema;
      const isMap = properties.length === 0 && additional.kind !== 'unknown';
      return isMap ? `map of ${itemType(additional, reference)}` : schema.kind;
    }
    case 'never':
    case 'null':
    case 'boolean':
    case 'binary':
      return schema.kind;
  }
}

/** Returns the type of the items of a list or map; several alternatives stand in parentheses. */
function itemType(items: Schema, reference: Reference): string {
  const type = typeMarkdown(items, reference);
  return items.kind === 'union' || items.kind === 'intersection' ? `(${type})` : type;
}

/** Returns a link to the page of a named schema. A variant stands on the page of its original. */
export function schemaLink(name: string, { schemaByName, schemaPages }: Reference): string {
  const original = schemaByName.get(name)?.derivedFrom;
  const page = schemaPages.get(original ?? name);
  if (page === undefined) return inlineCode(name);
  return `[${inlineCode(name)}](../schemas/${page}.md${original === undefined ? '' : `#${anchorOf(name)}`})`;
}

/** Returns the anchor of a variant on the page of its original. */
export function anchorOf(name: string): string {
  return `schema-${name.toLowerCase()}`;
}

/** Depth below which properties of inline objects are left out. */
const MAX_DEPTH = 3;

/** Place of a schema whose properties get rows. */
interface Place {
  /** Text before the names: `address.` or `lines[].`. */
  readonly prefix: string;
  readonly depth: number;
  readonly alternative: string;
  /** Named schemas around this one, so that a schema that extends itself ends. */
  readonly within: readonly string[];
}

const TOP: Place = { prefix: '', depth: 0, alternative: '', within: [] };

/**
 * Returns a row for each property of a schema. Properties of inline objects follow with their paths, composed schemas
 * give the rows of their parts, and alternatives those of each inline object.
 */
export function propertyRows(schema: Schema, reference: Reference): readonly Row[] {
  // A part of a composed schema often repeats a property to require it.
  return [...new Map(rowsOf(schema, reference, TOP).map((row) => [`${row.name} ${row.alternative}`, row])).values()];
}

/** Row of a property, with the alternative that it belongs to; empty if there are none. */
interface PropertyRow extends Row {
  readonly alternative: string;
}

function rowsOf(schema: Schema, reference: Reference, place: Place): readonly PropertyRow[] {
  const present = withoutNull(schema);
  switch (present.kind) {
    case 'object': {
      const named = present.properties.flatMap((property) => [
        propertyRow(property, reference, place),
        ...nestedRows(property.schema, reference, { ...place, prefix: place.prefix + property.name }),
      ]);
      return present.additional === undefined || named.length === 0
        ? named
        : [...named, additionalRow(present.additional, reference, place)];
    }
    case 'intersection':
      return present.parts.flatMap((part) => partRows(part, reference, place));
    case 'union':
      return present.variants.flatMap((variant, index) =>
        variant.kind === 'object'
          ? rowsOf(variant, reference, { ...place, alternative: `alternative ${index + 1}` })
          : [],
      );
    default:
      return [];
  }
}

/** Returns the rows of a part of a composed schema. */
function partRows(part: Schema, reference: Reference, place: Place): readonly PropertyRow[] {
  if (part.kind !== 'reference') return rowsOf(part, reference, place);
  const named = place.within.includes(part.name) ? undefined : reference.schemaByName.get(part.name);
  const within = [...place.within, part.name];
  return named === undefined ? [] : rowsOf(named.schema, reference, { ...place, within });
}

/** Returns the rows of an inline object, or of the inline objects of a list. */
function nestedRows(schema: Schema, reference: Reference, place: Place): readonly PropertyRow[] {
  const present = withoutNull(schema);
  const isList = present.kind === 'array';
  const inner = isList ? withoutNull(present.items) : present;
  if (inner.kind !== 'object' || place.depth >= MAX_DEPTH) return [];
  return rowsOf(inner, reference, {
    ...place,
    prefix: `${place.prefix}${isList ? '[]' : ''}.`,
    depth: place.depth + 1,
  });
}

function additionalRow(schema: Schema, reference: Reference, { prefix, alternative }: Place): PropertyRow {
  return {
    name: inlineCode(`${prefix}*`),
    type: typeMarkdown(schema, reference),
    flags: alternative,
    text: 'Any other name.',
    alternative,
  };
}

function propertyRow(
  { name, schema, required, readOnly, writeOnly, documentation }: Property,
  reference: Reference,
  { prefix, alternative }: Place,
): PropertyRow {
  const { deprecated, replacedBy, notShown, provenance } = documentation;
  const flags = [
    required ? 'required' : '',
    readOnly ? 'read-only' : '',
    writeOnly ? 'write-only' : '',
    deprecated ? `deprecated${replacedBy === undefined ? '' : `: use ${inlineCode(replacedBy)}`}` : '',
    provenance === undefined || provenance === 'documented' ? '' : provenance.replace('-', ' '),
    alternative,
  ];
  const gaps = notShown.length === 0 ? '' : `Not documented: ${escapeMarkdown(notShown.join(' '))}`;
  return {
    name: inlineCode(prefix + name),
    type: schema.kind === 'never' ? 'must be absent' : typeMarkdown(schema, reference),
    flags: flags.filter(Boolean).join(', '),
    text: [descriptionCell(documentation, schema, reference), gaps].filter(Boolean).join('<br>'),
    alternative,
  };
}

/** Longer examples are left out of table cells. */
const MAX_CELL_EXAMPLE = 80;

/** Returns summary, description, values, default and example of an element as the content of a table cell. */
export function descriptionCell(
  { summary, description, defaultValue, example }: Property['documentation'],
  schema: Schema,
  reference: Reference,
): string {
  const shown = example === undefined ? undefined : jsonCode(example);
  return [
    markdownCell([...new Set([summary, description])].filter((text) => text !== undefined).join('\n\n')),
    valuesText(schema, reference),
    defaultValue === undefined ? '' : `Default: ${jsonCode(defaultValue)}`,
    shown === undefined || shown.length > MAX_CELL_EXAMPLE ? '' : `Example: ${shown}`,
  ]
    .filter(Boolean)
    .join('<br>');
}

function jsonCode(value: Json): string {
  return inlineCode(JSON.stringify(value));
}

/** Longer lists of values stand on the page of their schema only. */
const MAX_CELL_VALUES = 16;

/** Returns the values of the named enumeration that a schema, or the items of a list, refer to. */
function valuesText(schema: Schema, { schemaByName }: Reference): string {
  const present = withoutNull(schema);
  const named = present.kind === 'array' ? withoutNull(present.items) : present;
  const target = named.kind === 'reference' ? schemaByName.get(named.name)?.schema : undefined;
  if (target === undefined) return '';
  const values: readonly Json[] = target.kind === 'enumeration' ? target.values : valuesOf(target);
  if (values.length === 0) return '';
  const more = values.length > MAX_CELL_VALUES ? ` … (${values.length} values)` : '';
  return `One of ${values.slice(0, MAX_CELL_VALUES).map(jsonCode).join(', ')}${more}`;
}
