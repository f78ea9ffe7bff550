import type { Entries, Report, Sides } from './build-migration-checks.ts';
import type { FieldChange } from './migration.ts';

/**
 * What entries must say together: one fate a name, merges declared, and every shape that shares a name accounted for.
 */
export function checkShared(entries: Entries, sides: Sides, report: Report): void {
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

/** What becomes of each field (`Shape.field`): the id of the entry that says so. */
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

/** Two old fields that end in one new one are a merge, and must be written as one. */
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

/** A name that changes on some shapes stands in the tables for every other shape that lists it. */
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
