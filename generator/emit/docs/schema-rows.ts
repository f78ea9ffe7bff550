import type { Property, Schema } from '../../model/schema.ts';
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
      return `array of ${typeMarkdown(schema.items, reference)}`;
    case 'tuple':
      return `[${schema.items.map((item) => typeMarkdown(item, reference)).join(', ')}]`;
    case 'union':
      return [...new Set(schema.variants.map((variant) => typeMarkdown(variant, reference)))].join(' or ');
    case 'intersection':
      return schema.parts.map((part) => typeMarkdown(part, reference)).join(' and ');
    case 'enumeration':
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
    case 'object':
    case 'never':
    case 'null':
    case 'boolean':
    case 'binary':
      return schema.kind;
  }
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

/** Returns a row for each property of a schema; composed schemas give the rows of their parts. */
export function propertyRows(schema: Schema, reference: Reference): readonly Row[] {
  if (schema.kind === 'intersection') return schema.parts.flatMap((part) => propertyRows(part, reference));
  return schema.kind === 'object' ? schema.properties.map((property) => propertyRow(property, reference)) : [];
}

function propertyRow(
  { name, schema, required, readOnly, writeOnly, documentation }: Property,
  reference: Reference,
): Row {
  const { deprecated, replacedBy, notShown, provenance } = documentation;
  const flags = [
    required ? 'required' : '',
    readOnly ? 'read-only' : '',
    writeOnly ? 'write-only' : '',
    deprecated ? `deprecated${replacedBy === undefined ? '' : `: use ${inlineCode(replacedBy)}`}` : '',
    provenance === undefined || provenance === 'documented' ? '' : provenance.replace('-', ' '),
  ];
  const gaps = notShown.length === 0 ? '' : `Not documented: ${escapeMarkdown(notShown.join(' '))}`;
  return {
    name: inlineCode(name),
    type: schema.kind === 'never' ? 'must be absent' : typeMarkdown(schema, reference),
    flags: flags.filter(Boolean).join(', '),
    text: [descriptionCell(documentation), gaps].filter(Boolean).join('<br>'),
  };
}

/** Returns summary, description, default and example of an element as the content of a table cell. */
export function descriptionCell({ summary, description, defaultValue }: Property['documentation']): string {
  return [
    markdownCell([...new Set([summary, description])].filter((text) => text !== undefined).join('\n\n')),
    defaultValue === undefined ? '' : `Default: ${inlineCode(JSON.stringify(defaultValue))}`,
  ]
    .filter(Boolean)
    .join('<br>');
}
