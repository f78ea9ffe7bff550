import { type NamedSchema, parentsOf, type Schema, type SchemaVariant, withoutNull } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { escapeMarkdown, markdownText } from '../source/markdown.ts';
import { referencedTypes } from '../source/types.ts';
import { schemaExample } from '../source/example-values.ts';
import { exampleText, usersOf } from './operation-page.ts';
import { type Reference, rulesOf, trustText } from './reference.ts';
import { anchorOf, propertyRows, schemaLink, typeMarkdown } from './schema-rows.ts';

const VARIANTS: Readonly<Record<SchemaVariant, string>> = {
  read: 'as it is read',
  create: 'as it is sent to create',
  replace: 'as it is sent to replace',
  write: 'as it is sent',
};

/** Plans the page of a schema and its variants. */
export function schemaPage(schema: NamedSchema, reference: Reference): OutputFile {
  const { name, documentation } = schema;
  const variants = reference.contract.api.schemas.filter(({ derivedFrom }) => derivedFrom === name);
  const names = new Set([name, ...variants.map((variant) => variant.name)]);
  return {
    kind: 'template',
    path: `docs/reference/schemas/${reference.schemaPages.get(name) ?? name}.md`,
    template: 'docs/reference/schema.md.hbs',
    view: {
      name: escapeMarkdown(name),
      titleText: JSON.stringify(name),
      trust: trustText(documentation, reference),
      description: documentation.description === undefined ? false : markdownText(documentation.description),
      ...contentView(schema.schema, reference),
      example: isComposite(schema.schema) ? exampleText(schemaExample(schema, reference)) : false,
      variants: variants.map((variant) => ({
        name: escapeMarkdown(variant.name),
        anchor: anchorOf(variant.name),
        use: VARIANTS[variant.variant],
        ...contentView(variant.schema, reference),
      })),
      users: usersOf(names, reference, referencedTypes),
      rules: rulesOf(documentation, reference),
    },
  };
}

/** Returns what a schema holds: a table of properties, or its type. */
function contentView(schema: Schema, reference: Reference): object {
  const rows = propertyRows(schema, reference);
  const isOpen = schema.kind === 'object' && schema.additional === undefined && schema.closed !== true;
  return {
    rows: rows.length === 0 ? false : rows,
    type: rows.length === 0 ? typeMarkdown(schema, reference) : false,
    parents: parentsOf(schema)
      .map((name) => schemaLink(name, reference))
      .join(', '),
    isOpen: isOpen && rows.length > 0,
  };
}

/** Checks if values of a schema are objects or lists, so that an example says more than the type. */
function isComposite(schema: Schema): boolean {
  const { kind } = withoutNull(schema);
  return kind === 'object' || kind === 'array' || kind === 'intersection' || kind === 'union';
}
