import type { Contract } from '../../model/contract.ts';
import type { Operation } from '../../model/api.ts';
import { groupBy } from '../../model/json.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { jsonText } from '../source/literals.ts';
import { companionPages, escapeMarkdown, inlineCode, markdownCell, markdownText } from '../source/markdown.ts';
import { credentialKind, operationData, operationPage } from './operation-page.ts';
import { buildReference, methodText, operationTitle, provenanceBadge, type Reference } from './reference.ts';
import { schemaPage } from './schema-page.ts';

/**
 * Emits the documentation of an API as Markdown: a page per operation and schema, `reference.json` for tools, a
 * page that shows it in a browser, and the pages that are written beside the specification (`docs/pages/*.md` of its
 * companions).
 */
export const docsEmitter = defineEmitter({ name: 'docs', emit: emitDocs });

/** Files of the page that shows the Markdown in a browser, without a build, by their folder of `templates/`. */
const PAGE_FILES = [
  ['views/docs/reference', ['index.html', 'reference.css', 'reference.js']],
  ['runtime/shared/assets', ['design.css', 'page.css']],
] as const;

/** The parser of Markdown that the page uses, with its license. */
const PARSER_FILES = { 'marked.js': 'lib/marked.umd.js', 'marked.LICENSE.txt': 'LICENSE' };

function* emitDocs(contract: Contract): Generator<OutputFile> {
  yield* companionPages(contract.companions, 'docs');
  const reference = buildReference(contract);
  yield indexPage(reference);
  yield { kind: 'text', path: 'docs/reference/reference.json', text: jsonText(referenceData(reference), 1) };
  for (const [folder, names] of PAGE_FILES)
    for (const name of names) yield { kind: 'copy', path: `docs/reference/${name}`, source: `${folder}/${name}` };
  for (const [name, source] of Object.entries(PARSER_FILES))
    yield { kind: 'package', path: `docs/reference/${name}`, package: 'marked', source };
  for (const group of reference.groups)
    for (const operation of group.operations) yield operationPage(operation, group, reference);
  for (const schema of reference.schemas) yield schemaPage(schema, reference);
}

function indexPage(reference: Reference): OutputFile {
  const { api } = reference.contract;
  return {
    kind: 'template',
    path: 'docs/reference/index.md',
    template: 'docs/reference/index.md.hbs',
    view: {
      title: escapeMarkdown(`${api.title} ${api.version}`),
      description: api.description === undefined ? false : markdownText(api.description),
      isInferred: reference.methods.size > 0,
      isRated: api.groups.some(({ operations }) =>
        operations.some((one) => one.documentation.provenance !== undefined),
      ),
      groups: reference.groups.map(({ title, slug, operations, documentation }) => ({
        title: escapeMarkdown(title),
        slug,
        description: documentation.description === undefined ? false : markdownText(documentation.description),
        rows: byResource(operations, reference).map((operation) => indexRow(operation, reference)),
      })),
      servers: api.servers.map(({ url, description }) =>
        [inlineCode(url), description === undefined ? '' : markdownCell(description)].filter(Boolean).join(': '),
      ),
      credentials: api.credentials.map((credential) => ({
        name: escapeMarkdown(credential.key),
        kind: credentialKind(credential),
        description: markdownText(credential.documentation.description ?? ''),
      })),
      schemas: reference.schemas.map(
        ({ name }) => `[${inlineCode(name)}](schemas/${reference.schemaPages.get(name) ?? name}.md)`,
      ),
    },
  };
}

/** Sorts operations so that those of an inferred resource stand together, where the first of them stands. */
function byResource(operations: readonly Operation[], { methods }: Reference): readonly Operation[] {
  const grouped = groupBy(operations, ({ id }) => methods.get(id)?.split('.')[0] ?? id);
  return [...grouped.values()].flat();
}

function indexRow(operation: Operation, reference: Reference): object {
  return {
    link: `[${operationTitle(operation)}](operations/${reference.operationPages.get(operation.id) ?? ''}.md)`,
    request: inlineCode(`${operation.method} ${operation.path}`),
    method: methodText(operation, reference),
    provenance: provenanceBadge(operation.documentation),
  };
}

/** Returns the reference as data: what a console needs to send each operation's example. */
function referenceData(reference: Reference): object {
  const { api } = reference.contract;
  return {
    title: api.title,
    version: api.version,
    packages: { sdk: api.names.sdk, mock: api.names.mock },
    groups: reference.groups.map(({ slug, title }) => ({ slug, title })),
    operations: reference.groups.flatMap((group) =>
      group.operations.map((operation) => operationData(operation, group, reference)),
    ),
    schemas: reference.schemas.map(({ name, documentation }) => ({
      name,
      page: reference.schemaPages.get(name) ?? name,
      provenance: documentation.provenance ?? null,
    })),
  };
}
