import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citation, compareCitations, parseCitations } from './citations.ts';
import { type LineStatement, readAssumptions, readSections, readSources, type SourceDocument } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Files whose citations need an anchor on the page. */
const CITING = ['spec/**/*.{yaml,ts}', 'templates/**/*.{ts,hbs}', 'generator/**/*.{ts,md}'];
/** Names of schemas and operations in an entry; the others are counted. */
const MAX_NAMES = 8;

/** Something in this repository that cites lines of the sources. */
interface Use {
  readonly citation: Citation;
  /** Markdown of its name. */
  readonly name: string;
}

/** Returns the page that says what each line of the sources states and leaves open, and what rests on it. */
export function sourcesPage(): string {
  const documents = readSources();
  const uses = [...ruleUses(), ...specificationUses('v3'), ...specificationUses('v2')];
  const cited = citedRanges();
  const lines = [
    '# Sources',
    '',
    'Everything that this project knows about the platform comes from two documents, which are cited by line. The documents',
    'are not part of the repository. This page says in our own words what each of their lines states and what it leaves',
    'open, in the order of the documents; it says nothing about what this project does. Names of fields, values, paths and',
    'codes are those of the documents.',
    '',
    ...identityTable(documents),
    '',
    'Not known: a publisher, an address of either document, an author, and a date. Whoever has the documents can compare',
    'the checksums and follow each citation in the original; the tests of this repository do that if the folder of the',
    'documents is given (`SEEDS`). Headings, table headers and empty lines have no entry.',
    ...documents.flatMap((document) => documentSections(document, { uses, cited })),
  ];
  return `${lines.join('\n')}\n`;
}

function identityTable(documents: readonly SourceDocument[]): readonly string[] {
  return [
    '| | Cited as | Title | What it is | Version | Length | SHA-256 |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...documents.map(({ id, name, title, about, version, lines, bytes, sha256, sections }) => {
      const rows = sections.flatMap(({ statements }) => statements).length;
      const size = `${lines} lines (${rows} of them with content), ${bytes.toLocaleString('en')} bytes`;
      return `| ${[name, `\`${id} L…\``, title, about, version, size, `\`${sha256}\``].join(' | ')} |`;
    }),
  ];
}

interface PageContext {
  readonly uses: readonly Use[];
  readonly cited: readonly Citation[];
}

function documentSections(document: SourceDocument, context: PageContext): readonly string[] {
  const contents = document.sections.flatMap(({ statements }) => statements.map(({ line }) => line));
  return [
    '',
    `## ${document.id}`,
    ...document.sections.flatMap(({ title, statements }) => [
      '',
      `### ${title}`,
      '',
      ...statements.map((statement) => lineEntry(statement, { document: document.id, contents, ...context })),
    ]),
  ];
}

interface EntryContext extends PageContext {
  readonly document: Citation['document'];
  /** Lines of the document that have an entry. */
  readonly contents: readonly number[];
}

function lineEntry(
  { line, states, open: gap }: LineStatement,
  { document, contents, uses, cited }: EntryContext,
): string {
  // A range is found at the first of its lines that has an entry.
  const anchors = cited.filter(
    ({ first, last, ...citation }) =>
      citation.document === document && contents.find((content) => content >= first && content <= last) === line,
  );
  const ids = new Set([`${document}-${line}`, ...anchors.map(({ anchor }) => anchor)]);
  const names = uses
    .filter(({ citation: { first, last, ...one } }) => one.document === document && first <= line && line <= last)
    .map(({ name }) => name);
  const open = gap === undefined ? '' : ` _Leaves open_: ${entryText(gap)}`;
  const used = names.length === 0 ? '' : ` _Used by_: ${listNames([...new Set(names)])}.`;
  return `- ${[...ids].map((id) => `<a id="${id}"></a>`).join('')}**L${line}** ${entryText(states)}${open}${used}`;
}

function entryText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('*', '\\*').replaceAll('<', '&lt;');
}

/** Lists the rules and assumptions, and then a few of the schemas and operations. */
function listNames(names: readonly string[]): string {
  const linked = names.filter((name) => name.startsWith('['));
  const others = names.filter((name) => !name.startsWith('['));
  const more = others.length > MAX_NAMES ? [`${others.length - MAX_NAMES} more`] : [];
  return [...linked, ...others.slice(0, MAX_NAMES), ...more].join(', ');
}

function ruleUses(): readonly Use[] {
  const rules = readSections().flatMap((section) => section.rules);
  const assumptions = readAssumptions().flatMap((group) => group.assumptions);
  return [...rules, ...assumptions].flatMap(({ id, source }) =>
    parseCitations(source).map((citation) => ({ citation, name: `[${id}](conformance.md#${id})` })),
  );
}

/** Returns the schemas and operations that cite single lines. Ranges, such as a table, would repeat every name. */
function specificationUses(version: string): readonly Use[] {
  const { components, paths } = JSON.parse(readFileSync(join(ROOT, `generated/spec/${version}.json`), 'utf8'));
  const operations = Object.values<object>(paths).flatMap((path) =>
    Object.values(path).map((operation) => [operation.operationId, operation]),
  );
  return [...Object.entries<Readonly<Record<string, unknown>>>(components.schemas), ...operations]
    .filter(([name]) => typeof name === 'string' && !/.(Create|Replace)$/.test(name))
    .flatMap(([name, { 'x-source': source }]) =>
      parseCitations(typeof source === 'string' ? source : '')
        .filter(({ first, last }) => first === last)
        .map((citation) => ({ citation, name: `\`${name}\`` })),
    );
}

/** Returns the citations in the files of the project that the page has to explain. */
function citedRanges(): readonly Citation[] {
  const files = CITING.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort();
  const citations = files.flatMap((file) => parseCitations(readFileSync(join(ROOT, file), 'utf8')));
  return [...new Map(citations.map((citation) => [citation.text, citation])).values()].sort(compareCitations);
}
