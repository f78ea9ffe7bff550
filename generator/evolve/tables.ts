import {
  type AcceptedEntry,
  AcceptedEntryError,
  readAcceptedEntries,
} from '../../templates/runtime/shared/accepted-findings.ts';
import { replaceFile } from '../../templates/runtime/shared/replace-file.ts';
import { lstat, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Document, isMap, isScalar, isSeq, parseDocument, visit, YAMLSeq } from 'yaml';
import { catalogue, type CatalogueEntry, type DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import { createPositions } from '../load/positions.ts';
import { decodeText, readBytes, readOptional } from '../load/reader.ts';
import { hasSides, ownerName, ownerNames, previousNames, readEntry, spellEntry } from '../load/rename-keys.ts';
import { PROPOSALS_FILE } from '../load/renames.ts';
import { parseSource } from '../load/source.ts';
import { isObject, type Json, type JsonObject, listAt, member, textAt } from '../model/json.ts';
import type { Match } from './match.ts';
import type { Proposal, ProposalTable } from './proposals.ts';

/** Decision of a person about a proposal. */
export interface Decision {
  readonly decision: 'accepted' | 'rejected';
  /** The person who decided. */
  readonly by: string;
  readonly why?: string;
}

/** Decision of a person, perhaps for another new name than the proposed one. */
export interface EditedDecision extends Decision {
  readonly name?: string;
}

/** A proposal as its file holds it; `decision` is there once it was rejected. */
export type StoredProposal = Proposal & Partial<Decision>;

const HEADER = ` Entries that nobody has accepted yet. No tool applies them.
 To decide them one by one: npx -p @bmp/generator bmp-evolve review FOLDER`;

const TABLE_NAMES: readonly ProposalTable[] = ['schemas', 'fields', 'values', 'parameters', 'endpoints', 'identical'];

/** A folder of rename tables and proposals. */
export interface TableFolder {
  readonly folder: string;
  /** Entries of each table. */
  readonly tables: ReadonlyMap<ProposalTable, readonly Json[]>;
  readonly proposals: readonly StoredProposal[];
}

/** Reads the tables and proposals of a folder, which need not exist. */
export async function readTableFolder(folder: string): Promise<TableFolder> {
  const tables = new Map<ProposalTable, readonly Json[]>();
  for (const name of TABLE_NAMES) tables.set(name, (await readList(join(folder, `${name}.yaml`))).map(readEntry));
  const proposals = (await readList(join(folder, PROPOSALS_FILE))).map(readEntry).filter(isProposal);
  return { folder, tables, proposals };
}

/** Thrown if a file of the folder cannot be used; the message names the file and the reason. */
export class TableFileError extends Error {
  override readonly name = 'TableFileError';
}

async function readList(file: string): Promise<readonly Json[]> {
  const value = await readYaml(file);
  if (value === undefined) return [];
  if (!Array.isArray(value))
    throw new TableFileError(`${file}:1:1 should hold a list of entries. Begin each with "- ".`);
  return value;
}

/** Names the sides of an entry in the tables of a folder. */
interface TableKeys {
  readonly from: string;
  readonly to: string;
  readonly spell: (entry: JsonObject) => JsonObject;
}

const NEW_KEYS: TableKeys = { from: 'from', to: 'to', spell: spellEntry };
const SIDE_KEYS: TableKeys = { from: 'v2', to: 'v3', spell: (entry) => entry };

/** Returns the keys that a folder was begun with, so that further entries have the same. */
async function keysOf(folder: string): Promise<TableKeys> {
  const lists = await Promise.all([...TABLE_NAMES, 'proposals'].map((name) => readList(join(folder, `${name}.yaml`))));
  return lists.some(hasSides) ? SIDE_KEYS : NEW_KEYS;
}

/**
 * Reads a YAML file within the limits of the loader; `undefined` if there is none.
 *
 * @throws TableFileError with the place of the first error
 */
async function readYaml(file: string): Promise<Json | undefined> {
  const link = await lstat(file).catch(() => undefined);
  if (link === undefined) return undefined;
  const { isFile, size } = await stat(file).then(
    (found) => ({ isFile: found.isFile(), size: found.size }),
    () => ({ isFile: false, size: 0 }),
  );
  if (!isFile) throw new TableFileError(`${file} is not a regular file. Name a file, or remove it.`);
  if (size > MAX_TABLE_BYTES)
    throw new TableFileError(`${file} has ${size} bytes; at most ${MAX_TABLE_BYTES} are read. Split or shorten it.`);
  const text = decodeText(await readBytes(file));
  if ('fault' in text) throw faultError(text.fault, { file, line: 1, column: 1 }, [file, text.reason]);
  const { value, syntax, faults } = parseSource(text, file);
  const fault = faults.find(({ code }) => catalogue[code].severity === 'error');
  if (fault === undefined) return value;
  throw faultError(fault.code, createPositions(file, text, { syntax }).place(fault.offset), fault.details);
}

/** Most bytes of one table. The tables of a thousand renames have 300,000. */
const MAX_TABLE_BYTES = 8 * 1024 * 1024;

function faultError(code: DiagnosticCode, { file, line, column }: Place, details: readonly string[]): TableFileError {
  const { cause, fix }: CatalogueEntry = catalogue[code];
  return new TableFileError(`${file}:${line}:${column} ${cause(...details)} ${fix}`);
}

/**
 * Reads a file of severities: a map from codes of rules to `breaking`, `warning`, `non-breaking` or `off`.
 *
 * @throws TableFileError if there is no such map
 */
export async function readSeverityFile(file: string): Promise<readonly (readonly [string, string])[]> {
  const value = await readYaml(file);
  if (value === undefined) throw new TableFileError(`There is no file ${file}. Correct --rules.`);
  if (!isObject(value)) throw new TableFileError(`${file}:1:1 should hold lines such as "enum-value-added: off".`);
  // YAML 1.1 reads an unquoted `off` as false.
  return Object.entries(value).map(([code, level]) => [code, level === false ? 'off' : String(level)]);
}

/** Reads a file of changes that somebody accepted. */
export async function readAcceptedFile(file: string): Promise<readonly AcceptedEntry[]> {
  const value = await readYaml(file);
  if (value === undefined) throw new TableFileError(`There is no file ${file}. Correct --accepted.`);
  try {
    return readAcceptedEntries(value);
  } catch (error) {
    throw error instanceof AcceptedEntryError ? new TableFileError(`${file}: ${error.message}`) : error;
  }
}

function isProposal(value: Json): value is Json & StoredProposal {
  const isTable = TABLE_NAMES.some((name) => name === textAt(value, 'table'));
  return isTable && textAt(value, 'id') !== undefined && isObject(member(value, 'entry'));
}

const KINDS = { schemas: 'schema', fields: 'field', values: 'value', parameters: 'parameter' } as const;

/** Returns the matches that the entries of the tables state. */
export function acceptedMatches({ tables }: TableFolder): readonly Match[] {
  const members = Object.entries(KINDS).flatMap(([table, kind]) =>
    (tables.get(table as ProposalTable) ?? []).flatMap((entry) => statedMatches(kind, entry)),
  );
  const operations = (tables.get('endpoints') ?? []).flatMap((entry) => {
    const [from, to] = [textAt(member(entry, 'v2'), 'operation'), textAt(member(entry, 'v3'), 'operation')];
    return from === undefined || to === undefined ? [] : [acceptedMatch({ kind: 'operation', from, to })];
  });
  return [...members, ...operations];
}

function statedMatches(kind: Match['kind'], entry: Json): readonly Match[] {
  const to = textAt(entry, 'v3');
  if (to === undefined) return [];
  const names = previousNames(entry).filter((one) => one !== to);
  if (kind === 'schema') return names.map((from) => acceptedMatch({ kind, from, to }));
  const owners = listAt(entry, 'owners').map((owner) => {
    const v2 = ownerName(owner, 'v2');
    return { v2, v3: textAt(owner, 'v3') ?? v2 };
  });
  return owners.flatMap((owner) => names.map((from) => acceptedMatch({ kind, from, to, owner })));
}

function acceptedMatch(names: Pick<Match, 'kind' | 'from' | 'to' | 'owner'>): Match {
  return { ...names, score: 1, evidence: [{ kind: 'accepted', value: 1, weight: 1, text: 'a person accepted it' }] };
}

/** Tests whether a table or a decision already covers what a proposal changes. */
export function isDecided({ table, entry }: Proposal, { tables, proposals }: TableFolder): boolean {
  const rejected = proposals.filter(({ decision }) => decision === 'rejected').map((proposal) => proposal.entry);
  // A field that was renamed does not keep its name.
  const other = table === 'identical' ? (tables.get('fields') ?? []) : [];
  const known = [...(tables.get(table) ?? []), ...other, ...rejected];
  return known.some((one) => isSameChange(entry, one)) || isMerged(table, entry, known);
}

/** Tests whether a schema became part of a merge that was accepted. */
function isMerged(table: ProposalTable, entry: Json, known: readonly Json[]): boolean {
  const name = textAt(entry, 'v2');
  return table === 'schemas' && name !== undefined && known.some((other) => listAt(other, 'v2').includes(name));
}

function isSameChange(entry: Json, other: Json): boolean {
  if (nameKey(entry) !== nameKey(other)) return false;
  const owners = new Set(ownerNames(other, 'v2'));
  return ownerNames(entry, 'v2').every((owner) => owners.has(owner));
}

function nameKey(entry: Json): string {
  const v2 = member(entry, 'v2') ?? member(entry, 'name');
  return isObject(v2) ? `operation ${textAt(v2, 'operation') ?? ''}` : JSON.stringify(v2 ?? null);
}

/** Writes the proposals of a folder. Those that were rejected stay, so that they are not proposed again. */
export async function writeProposals(folder: string, proposals: readonly StoredProposal[]): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new TableFileError(`${folder} cannot be created: ${error.message}. Name a folder that can.`);
  });
  const { spell } = await keysOf(folder);
  const spelled = proposals.map((proposal) => ({ ...proposal, entry: spell(proposal.entry) }));
  const document = new Document(spelled, { aliasDuplicateObjects: false });
  document.commentBefore = HEADER;
  spaceEntries(document);
  await replaceTable(join(folder, PROPOSALS_FILE), document.toString({ lineWidth: 120 }));
}

/** A proposal that a person accepted. */
export interface Acceptance {
  readonly proposal: Proposal;
  /** The proposed name, if the person chose another one. */
  readonly proposed?: string;
  readonly by: string;
  readonly why?: string;
  /** Source that documents the change, such as the release notes; without one, the entry is assumed. */
  readonly source?: string;
}

/** Appends accepted entries to their tables. Comments and layout of the files stay as they are. */
export async function acceptProposals(folder: string, acceptances: readonly Acceptance[]): Promise<void> {
  const keys = await keysOf(folder);
  for (const table of TABLE_NAMES) {
    const accepted = acceptances.filter(({ proposal }) => proposal.table === table);
    if (accepted.length > 0) await appendEntries(join(folder, `${table}.yaml`), accepted.map(tableEntry), keys);
  }
}

/** Removes entries that an accepted one includes, such as a rename that became part of a merge. */
export async function removeEntries(folder: string, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return;
  for (const table of TABLE_NAMES) {
    const file = join(folder, `${table}.yaml`);
    const bytes = await readOptional(file);
    const document = parseDocument(bytes?.toString() ?? '[]');
    const { contents } = document;
    if (!(contents instanceof YAMLSeq)) continue;
    const kept = contents.items.filter((item) => !isMap(item) || !ids.has(String(item.get('id'))));
    if (kept.length === contents.items.length) continue;
    contents.items = kept;
    // An empty table is not valid.
    if (kept.length === 0) await rm(file);
    else await replaceTable(file, document.toString({ lineWidth: 120 }));
  }
}

/** Returns the entry of an accepted proposal, with its id, its source and the decision. */
export function tableEntry({ proposal, by, why, source, proposed }: Acceptance): JsonObject {
  return {
    id: proposal.id,
    ...proposal.entry,
    source: source ?? 'comparison of the two versions',
    certainty: source === undefined ? 'assumed' : 'documented',
    accepted: {
      by,
      confidence: proposal.confidence,
      ...(why === undefined ? {} : { why }),
      ...(proposed === undefined ? {} : { proposed }),
    },
  };
}

async function appendEntries(file: string, entries: readonly JsonObject[], keys: TableKeys): Promise<void> {
  const bytes = await readOptional(file);
  const document = parseDocument(bytes?.toString() ?? '[]');
  if (!(document.contents instanceof YAMLSeq)) throw new TableFileError(`${file} should hold a list of entries.`);
  if (bytes === undefined) document.contents.flow = false;
  for (const entry of entries)
    if (!joinMerge(document.contents, entry, keys))
      document.add(document.createNode(keys.spell(entry), { aliasDuplicateObjects: false }));
  spaceEntries(document);
  await replaceTable(file, document.toString({ lineWidth: 120 }));
}

/**
 * Adds the names of a merge, and who accepted it, to the entry that the table has for the same schema of the new
 * version, if any.
 */
function joinMerge({ items }: YAMLSeq, { operation, v2, v3, reverse, accepted }: JsonObject, keys: TableKeys): boolean {
  const known = items.find((item) => isMap(item) && typeof v3 === 'string' && item.get(keys.to) === v3);
  if (operation !== 'merge' || !isMap(known) || known.has('owners') || !Array.isArray(v2)) return false;
  const before: unknown = known.get(keys.from);
  const names = isSeq(before) ? before.items.map(String) : [String(before)];
  known.set('operation', operation);
  known.set(keys.from, new Document([...new Set([...names, ...v2.map(String)])]).contents);
  if (!known.has('reverse')) known.set('reverse', new Document(reverse).contents);
  const [first, second] = [known.getIn(['accepted', 'by']), textAt(accepted, 'by')];
  if (first === undefined) known.set('accepted', new Document(accepted).contents);
  else if (second !== undefined && second !== first) known.setIn(['accepted', 'by'], `${String(first)}, ${second}`);
  return true;
}

/** Puts an empty line before each entry but the first, and short lists of names on one line. */
function spaceEntries(document: Pick<Document, 'contents'> & Parameters<typeof visit>[0]): void {
  if (!(document.contents instanceof YAMLSeq)) return;
  for (const [index, item] of document.contents.items.entries()) if (index > 0 && isMap(item)) item.spaceBefore = true;
  visit(document, {
    Seq(_, list) {
      if (list !== document.contents && list.items.every(isScalar) && String(list.items).length < 80) list.flow = true;
    },
  });
}

/** Replaces a table, unless a link or something else than a file stands in its place. */
async function replaceTable(file: string, text: string): Promise<void> {
  const [folder, known] = await Promise.all([dirname(file), file].map((path) => lstat(path).catch(() => undefined)));
  if (folder?.isSymbolicLink() === true)
    throw new TableFileError(`${dirname(file)} is a symbolic link. Name the folder that it leads to.`);
  if (known !== undefined && !known.isFile())
    throw new TableFileError(
      `${file} is not a regular file, so it is not replaced. Remove it, or name another folder.`,
    );
  replaceFile(file, text);
}
