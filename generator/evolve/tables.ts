import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, isMap, isScalar, parseDocument, visit, YAMLSeq } from 'yaml';
import { readOptional } from '../load/reader.ts';
import { PROPOSALS_FILE } from '../load/renames.ts';
import { parseSource } from '../load/source.ts';
import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { listAt, textAt } from '../model/json.ts';
import type { Proposal, ProposalTable } from './proposals.ts';

/** Decision of a person about a proposal. */
export interface Decision {
  readonly decision: 'accepted' | 'rejected';
  /** The person who decided. */
  readonly by: string;
  readonly why?: string;
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
  for (const name of TABLE_NAMES) tables.set(name, await readList(join(folder, `${name}.yaml`)));
  const proposals = (await readList(join(folder, PROPOSALS_FILE))).filter(isProposal);
  return { folder, tables, proposals };
}

/** Thrown if a file of the folder cannot be used; the message names the file and the reason. */
export class TableFileError extends Error {
  override readonly name = 'TableFileError';
}

async function readList(file: string): Promise<readonly Json[]> {
  const bytes = await readOptional(file);
  if (bytes === undefined) return [];
  const { value, faults } = parseSource({ text: bytes.toString(), bytes }, file);
  if (faults.length > 0)
    throw new TableFileError(
      `${file} is not valid YAML. Correct it, or run the generator with it for the place of the error.`,
    );
  if (!Array.isArray(value)) throw new TableFileError(`${file} should hold a list of entries.`);
  return value;
}

function isProposal(value: Json): value is Json & StoredProposal {
  const isTable = TABLE_NAMES.some((name) => name === textAt(value, 'table'));
  return isTable && textAt(value, 'id') !== undefined && isObject(member(value, 'entry'));
}

/** Tests whether a table or a decision already covers what a proposal changes. */
export function isDecided({ table, entry }: Proposal, { tables, proposals }: TableFolder): boolean {
  const rejected = proposals.filter(({ decision }) => decision === 'rejected').map((proposal) => proposal.entry);
  const known = [...(tables.get(table) ?? []), ...rejected];
  return known.some((other) => isSameChange(entry, other));
}

function isSameChange(entry: Json, other: Json): boolean {
  if (nameKey(entry) !== nameKey(other)) return false;
  const owners = new Set(listAt(other, 'owners').map(ownerName));
  const own = listAt(entry, 'owners').map(ownerName);
  return own.length === 0 || own.every((owner) => owners.has(owner));
}

function nameKey(entry: Json): string {
  const v2 = member(entry, 'v2') ?? member(entry, 'name');
  return isObject(v2) ? `operation ${textAt(v2, 'operation') ?? ''}` : JSON.stringify(v2 ?? null);
}

function ownerName(owner: Json): string {
  return typeof owner === 'string' ? owner : (textAt(owner, 'v2') ?? '');
}

/** Writes the proposals of a folder. Those that were rejected stay, so that they are not proposed again. */
export async function writeProposals(folder: string, proposals: readonly StoredProposal[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const document = new Document(proposals, { aliasDuplicateObjects: false });
  document.commentBefore = HEADER;
  spaceEntries(document);
  await replaceFile(join(folder, PROPOSALS_FILE), document.toString({ lineWidth: 120 }));
}

/** A proposal that a person accepted. */
export interface Acceptance {
  readonly proposal: Proposal;
  readonly by: string;
  readonly why?: string;
  /** Source of the change, such as the release notes. */
  readonly source: string;
}

/** Appends accepted entries to their tables. Comments and layout of the files stay as they are. */
export async function acceptProposals(folder: string, acceptances: readonly Acceptance[]): Promise<void> {
  for (const table of TABLE_NAMES) {
    const accepted = acceptances.filter(({ proposal }) => proposal.table === table);
    if (accepted.length > 0) await appendEntries(join(folder, `${table}.yaml`), accepted.map(tableEntry));
  }
}

/** Returns the entry of an accepted proposal, with its id, its source and the decision. */
export function tableEntry({ proposal, by, why, source }: Acceptance): JsonObject {
  return {
    id: proposal.id,
    ...proposal.entry,
    source,
    certainty: 'assumed',
    accepted: { by, confidence: proposal.confidence, ...(why === undefined ? {} : { why }) },
  };
}

async function appendEntries(file: string, entries: readonly JsonObject[]): Promise<void> {
  const bytes = await readOptional(file);
  const document = parseDocument(bytes?.toString() ?? '[]');
  if (!(document.contents instanceof YAMLSeq)) throw new TableFileError(`${file} should hold a list of entries.`);
  if (bytes === undefined) document.contents.flow = false;
  for (const entry of entries) document.add(document.createNode(entry, { aliasDuplicateObjects: false }));
  spaceEntries(document);
  await replaceFile(file, document.toString({ lineWidth: 120 }));
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

/** Writes a file beside its place and renames it, so that it is never half written. */
async function replaceFile(file: string, text: string): Promise<void> {
  const staged = `${file}.${process.pid}.tmp`;
  await writeFile(staged, text, { flag: 'wx' });
  await rename(staged, file);
}
