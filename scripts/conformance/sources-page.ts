import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Citation, compareCitations, parseCitations } from './citations.ts';
import { readSections } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAX_MEMBERS = 40;

type JsonObject = Readonly<Record<string, unknown>>;

/** Something that the project states, and the citation that backs it. */
interface Statement {
  readonly citations: string;
  readonly text: string;
  /** Version of the API whose specification states it. */
  readonly version?: string;
}

/** Returns the page that says, for every cited line of the sources, what it states. */
export function sourcesPage(): string {
  const rows = groupByCitation([
    ...ruleStatements(),
    ...documentStatements('v3'),
    ...documentStatements('v2'),
    ...renameStatements(),
  ]);
  const lines = [
    '# Sources',
    '',
    'Everything that this project knows about the platform comes from two documents, which are cited by line:',
    '',
    '- **conventions**: the purpose of the service, common objects and enumerations, search clauses, authentication,',
    '  rights, errors, limits, the changes from v2 to v3, and the rules for updates.',
    '- **domains**: the resources of each domain, and its endpoints with their parameters, bodies, responses and rights.',
    '',
    'The documents are not part of this repository. This page states, in our own words, what each cited line says, so that',
    'a citation such as `domains L189` can be followed here. Whatever no line states is marked *assumed*, or left open.',
    '',
    ...documentTable('conventions', rows),
    '',
    ...documentTable('domains', rows),
  ];
  return `${lines.join('\n')}\n`;
}

/** Statements of a line or range of lines. */
interface Row {
  readonly citation: Citation;
  /** Versions of the API that state each text; none for a rule or a rename. */
  readonly statements: Map<string, Set<string>>;
}

function groupByCitation(statements: readonly Statement[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { citations, text, version } of statements) {
    for (const citation of parseCitations(citations)) {
      const row = rows.get(citation.text) ?? { citation, statements: new Map<string, Set<string>>() };
      const versions = row.statements.get(text) ?? new Set();
      if (version !== undefined) versions.add(version);
      row.statements.set(text, versions);
      rows.set(citation.text, row);
    }
  }
  return [...rows.values()].sort((a, b) => compareCitations(a.citation, b.citation));
}

function documentTable(document: Citation['document'], rows: readonly Row[]): readonly string[] {
  return [
    `## ${document}`,
    '',
    '| Lines | What they state |',
    '| --- | --- |',
    ...rows
      .filter(({ citation }) => citation.document === document)
      .map(({ citation, statements }) => {
        const lines = citation.text.replace(`${document} `, '');
        const texts = [...statements].map(([text, versions]) =>
          [[...versions].join(', '), text].filter(Boolean).join(': '),
        );
        return `| <a id="${citation.anchor}"></a>${lines} | ${texts.join('<br>')} |`;
      }),
  ];
}

function ruleStatements(): readonly Statement[] {
  return readSections()
    .flatMap(({ rules }) => rules)
    .map(({ id, text, source }) => ({ citations: source, text: `${text} ([${id}](conformance.md#${id}))` }));
}

function documentStatements(version: string): readonly Statement[] {
  const document = JSON.parse(readFileSync(join(ROOT, `generated/spec/${version}.json`), 'utf8')) as JsonObject;
  return findStatements(document, [], version);
}

function findStatements(value: unknown, path: readonly string[], version: string): readonly Statement[] {
  if (Array.isArray(value)) return value.flatMap((item) => findStatements(item, path, version));
  if (!isObject(value) || isVariant(path)) return [];
  const citations = value['x-source'];
  const own = typeof citations === 'string' ? [{ citations, text: describe(value, path), version }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, item]) => findStatements(item, [...path, key], version))];
}

/** Returns whether a schema is the create or replace variant of another: what it says, the other says too. */
function isVariant([area, kind, name = '']: readonly string[]): boolean {
  return area === 'components' && kind === 'schemas' && /.(Create|Replace)$/.test(name);
}

/** Describes an object of a specification in a sentence. */
function describe(value: JsonObject, path: readonly string[]): string {
  const [area, name = ''] = path;
  if (area === 'paths') return describeOperation(value, name, path[2] ?? '');
  if (area === 'components') return describeComponent(value, path.slice(2));
  return area === undefined
    ? 'the specification as a whole.'
    : `\`${path.join('.')}\`${sentence(value['description'])}`;
}

function describeOperation(operation: JsonObject, path: string, method: string): string {
  const rights = operation['x-rights'];
  const needed = Array.isArray(rights)
    ? ` Rights: ${rights.map((group: string[]) => group.join(' and ')).join(', or ')}.`
    : '';
  const deprecated = operation['deprecated'] === true ? ' Deprecated.' : '';
  return `\`${method.toUpperCase()} ${path}\`${sentence(operation['summary'])}${needed}${deprecated}`;
}

function describeComponent(component: JsonObject, path: readonly string[]): string {
  const name = path.filter((key) => !['properties', 'allOf', 'items'].includes(key)).join('.');
  return `\`${name}\`${sentence(component['description'])}${membersText(component)}`;
}

/** Lists the members of a schema, or its values. */
function membersText(schema: JsonObject): string {
  const values = schema['enum'] ?? schema['x-known-values'];
  if (Array.isArray(values)) return ` Values: ${listText(values.map(String))}.`;
  const parts = [schema, ...(Array.isArray(schema['allOf']) ? schema['allOf'] : [])].filter(isObject);
  const members = parts.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
  return members.length === 0 ? '' : ` Members: ${listText(members)}.`;
}

function listText(names: readonly string[]): string {
  const shown = names.slice(0, MAX_MEMBERS).join(', ');
  return names.length > MAX_MEMBERS ? `${shown} and ${names.length - MAX_MEMBERS} more` : shown;
}

function renameStatements(): readonly Statement[] {
  const files = globSync('spec/renames/*.yaml', { cwd: ROOT }).sort();
  return files.flatMap((file) =>
    (parse(readFileSync(join(ROOT, file), 'utf8')) as readonly JsonObject[]).flatMap((entry) => {
      const citations = entry['source'];
      return typeof citations === 'string' ? [{ citations, text: `v2 to v3: ${describeRename(entry)}` }] : [];
    }),
  );
}

/** Describes an entry of the rename tables in a sentence, with the schemas or operations that it holds for. */
function describeRename(entry: JsonObject): string {
  const owners = ownerNames(entry['owners']);
  const holder = owners === '' ? '' : ` of ${owners}`;
  const before = renameName(entry['v2'] ?? entry['name']);
  const change = before === '' ? `the entry \`${String(entry['id'])}\`` : `${before}${holder} ${changeText(entry)}`;
  return `${change}.${sentence(entry['reason'] ?? entry['note'] ?? entry['unresolved']).replace(':', '')}`;
}

function changeText({ operation, counterpart, v2, v3, use, name }: JsonObject): string {
  const after = renameName(v3);
  if (operation === 'deprecate')
    return typeof use === 'string' ? `is deprecated in favor of \`${use}\`` : 'is deprecated';
  if (operation === 'readonly') return 'becomes read-only';
  if (operation === 'remove') return 'is removed';
  if (counterpart === 'same') return 'stays the same';
  if (name !== undefined || after === renameName(v2)) return 'keeps its name';
  if (after === '') return 'has no counterpart that the sources show';
  return Array.isArray(v2) ? `become ${after}` : `becomes ${after}`;
}

/** Lists the owners of an entry by their v2 names. */
function ownerNames(owners: unknown): string {
  if (!Array.isArray(owners)) return '';
  return listText(owners.map((owner) => `\`${String(isObject(owner) ? (owner['v2'] ?? owner['v3']) : owner)}\``));
}

function renameName(name: unknown): string {
  if (typeof name === 'string') return `\`${name}\``;
  if (Array.isArray(name)) return name.map(renameName).join(' and ');
  if (isObject(name) && typeof name['path'] === 'string')
    return `\`${[name['method'], name['path']].filter(Boolean).join(' ')}\``;
  return '';
}

/** Returns `: A summary.` on one line, safe in a cell of a table; an empty text for none. */
function sentence(text: unknown): string {
  if (typeof text !== 'string') return '';
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  return line === '' ? '' : `: ${line}${/[.!?]$/.test(line) ? '' : '.'}`;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
