import { closestMatch } from '../../templates/shared/closest-match.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { ApiIndex } from './build-migration-index.ts';
import {
  endpointSides,
  fieldSides,
  hasField,
  identicalSides,
  type MissingBySide,
  parameterSides,
  schemaSides,
  valueSides,
} from './build-migration-missing.ts';
import { checkShared } from './build-migration-shared.ts';
import type { Entry, FieldChange, MigrationMap, Owner, Side } from './migration.ts';

/** The tables, without what is computed from them. */
export type Entries = Pick<MigrationMap, 'schemas' | 'fields' | 'values' | 'parameters' | 'endpoints' | 'identical'>;
export type Sides = Readonly<Record<Side, ApiIndex>>;
/** An entry's place in its table. */
export interface EntryPlace {
  readonly table: string;
  readonly index: number;
}
export type Report = (code: DiagnosticCode, place: EntryPlace, ...details: readonly string[]) => void;

const SIDES: readonly Side[] = ['v2', 'v3'];

/** Every rule that the tables must keep; each breach is reported at its entry. */
export function checkEntries(entries: Entries, sides: Sides, report: Report): void {
  checkIds(entries, report);
  entries.schemas.forEach((entry, index) => checkSides(entry, schemaSides(entry, sides), at('schemas', index, report)));
  entries.fields.forEach((entry, index) => checkField(entry, sides, at('fields', index, report)));
  entries.values.forEach((entry, index) => checkSides(entry, valueSides(entry, sides), at('values', index, report)));
  entries.parameters.forEach((entry, index) =>
    checkSides(entry, parameterSides(entry, sides), at('parameters', index, report)),
  );
  entries.endpoints.forEach((entry, index) =>
    checkSides(entry, endpointSides(entry, sides), at('endpoints', index, report)),
  );
  entries.identical.forEach((entry, index) =>
    checkSides(entry, identicalSides(entry, sides), at('identical', index, report)),
  );
  checkShared(entries, sides, report);
}

type ReportHere = (code: DiagnosticCode, ...details: readonly string[]) => void;

function at(table: string, index: number, report: Report): ReportHere {
  return (code, ...details) => report(code, { table, index }, ...details);
}

function checkIds(entries: Entries, report: Report): void {
  const seen = new Set<string>();
  for (const [table, list] of Object.entries(entries)) {
    list.forEach(({ id }: Entry, index) => {
      if (seen.has(id)) report('rename-id-duplicate', { table, index }, id);
      seen.add(id);
    });
  }
}

const CODES = {
  owner: 'rename-owner-missing',
  name: 'rename-name-missing',
  way: 'rename-way-unnamed',
} as const;

/** A side is there, or is said to be missing; not both, and not neither. */
function checkSides(entry: Entry, found: MissingBySide, report: ReportHere): void {
  for (const side of SIDES) {
    const isExcused = entry.unresolved?.sides.includes(side) === true;
    if (isExcused && found[side].length === 0) report('rename-is-resolved', entry.id, side);
    if (isExcused) continue;
    for (const { kind, name, known } of found[side]) {
      report(CODES[kind], entry.id, side, name, closestMatch(name, known) ?? '');
    }
  }
}

function checkField(entry: FieldChange, sides: Sides, report: ReportHere): void {
  checkSides(entry, fieldSides(entry, sides), report);
  for (const name of entry.reverse) if (!entry.v2.includes(name)) report('rename-reverse-unknown', entry.id, name);
  for (const shadow of entry.shadows)
    if (!hasField(shadow, sides.v2)) report('rename-shadow-missing', entry.id, shadow);
  for (const { v2, v3 } of entry.owners) checkOwner(entry, { v2, v3: v3 ?? v2 }, { sides, report });
}

/**
 * What an entry says of one shape, against that shape: the old name must be gone, the new one must not have been there.
 */
function checkOwner(
  entry: FieldChange,
  owner: Required<Owner>,
  { sides, report }: { readonly sides: Sides; readonly report: ReportHere },
): void {
  const before = sides.v2.shapes.get(owner.v2);
  const after = sides.v3.shapes.get(owner.v3);
  const target = entry.v3[0];
  const stays = entry.operation === 'readonly' || entry.operation === 'deprecate';
  for (const name of entry.v2) {
    const isKept = stays || entry.inherited !== undefined || entry.kept?.v3 === name || target === name;
    if (!isKept && after?.fields.get(name) !== undefined) report('rename-still-there', entry.id, `${owner.v3}.${name}`);
  }
  if (stays || target === undefined || before?.fields.has(target) !== true) return;
  const shadow = `${owner.v2}.${target}`;
  if (!entry.shadows.includes(shadow)) report('rename-shadow-undeclared', entry.id, shadow);
}
