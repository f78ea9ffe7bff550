import { closestMatch } from '../../../templates/shared/closest-match.ts';
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { Entry, FieldChange, MigrationMap, Owner, Side } from '../../model/migration.ts';
import type { ApiIndex } from './api-index.ts';
import {
  endpointSides,
  fieldSides,
  hasField,
  identicalSides,
  type MissingBySide,
  parameterSides,
  schemaSides,
  valueSides,
} from './missing-names.ts';

/** Holds the tables without the computed parts of the map. */
export type Entries = Pick<MigrationMap, 'schemas' | 'fields' | 'values' | 'parameters' | 'endpoints' | 'identical'>;
export type Sides = Readonly<Record<Side, ApiIndex>>;
/** Position of an entry in its table. */
interface EntryPlace {
  readonly table: string;
  readonly index: number;
}
type Report = (code: DiagnosticCode, place: EntryPlace, ...details: readonly string[]) => void;

const SIDES: readonly Side[] = ['v2', 'v3'];

/** Checks every rule of the tables. Each violation is reported at its entry. */
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
  way: 'rename-path-unnamed',
} as const;

/** Checks that each side of an entry either exists or is marked as unresolved, but not both. */
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

/** Checks an entry against one of its owners. The `v2` name must be gone, and the `v3` name must be new. */
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

/** Checks rules across entries: one entry per name, declared merges, and entries for all schemas that share a name. */
function checkShared(entries: Entries, sides: Sides, report: Report): void {
  checkSchemas(entries, report);
  const fates = fatesOf(entries, report);
  checkTargets(entries, report);
  checkSharedNames(entries, { sides, fates }, report);
  const ids = new Set(Object.values(entries).flatMap((list) => list.map(({ id }) => id)));
  entries.identical.forEach((entry, index) => {
    for (const other of entry.unlike)
      if (!ids.has(other)) report('rename-unlike-unknown', { table: 'identical', index }, entry.id, other);
  });
}

function checkSchemas({ schemas }: Entries, report: Report): void {
  const targets = new Map<string, string>();
  schemas.forEach((entry, index) => {
    const other = targets.get(entry.v3);
    if (other !== undefined) report('rename-merge-undeclared', { table: 'schemas', index }, entry.id, other, entry.v3);
    targets.set(entry.v3, entry.id);
    for (const name of entry.reverse)
      if (!entry.v2.includes(name)) report('rename-reverse-unknown', { table: 'schemas', index }, entry.id, name);
  });
}

/** Maps each field (`Type.field`) to the id of the entry that covers it. */
function fatesOf({ fields, identical }: Entries, report: Report): ReadonlyMap<string, string> {
  const fates = new Map<string, string>();
  const claim = (name: string, id: string, told: (other: string) => void): void => {
    const other = fates.get(name);
    if (other !== undefined) told(other);
    fates.set(name, id);
  };
  fields.forEach((entry, index) => {
    for (const owner of entry.owners) {
      for (const name of entry.v2) {
        const field = `${owner.v2}.${name}`;
        claim(field, entry.id, (other) => report('rename-twice', { table: 'fields', index }, entry.id, other, field));
      }
    }
  });
  identical.forEach((entry, index) => {
    for (const owner of entry.kind === 'field' ? entry.owners : []) {
      for (const name of entry.names) {
        const field = `${owner.v2}.${name}`;
        claim(field, entry.id, (other) =>
          report('rename-twice', { table: 'identical', index }, entry.id, other, field),
        );
      }
    }
  });
  return fates;
}

/** Checks that fields with the same target are declared as one merge. */
function checkTargets({ fields }: Entries, report: Report): void {
  const targets = new Map<string, FieldChange>();
  fields.forEach((entry, index) => {
    if (entry.v3.length === 0) return;
    for (const owner of entry.owners) {
      const target = `${owner.v3 ?? owner.v2}.${entry.v3.join('.')}`;
      const other = targets.get(target);
      if (other !== undefined)
        report('rename-merge-undeclared', { table: 'fields', index }, entry.id, other.id, target);
      targets.set(target, entry);
    }
  });
}

interface Known {
  readonly sides: Sides;
  readonly fates: ReadonlyMap<string, string>;
}

/** Checks that a name with different changes has an entry for every schema that declares it. */
function checkSharedNames({ fields }: Entries, { sides, fates }: Known, report: Report): void {
  const changing = fields.filter((entry) => entry.operation !== 'readonly' && entry.operation !== 'deprecate');
  fields.forEach((entry, index) => {
    if (!changing.includes(entry) || entry.owners.length === 0) return;
    for (const name of entry.v2) {
      for (const [key, shape] of sides.v2.shapes) {
        const isListedThere = shape.fields.get(name)?.owner === key;
        if (isListedThere && !fates.has(`${key}.${name}`))
          report('rename-name-shared', { table: 'fields', index }, entry.id, name, key);
      }
    }
  });
}
