import { describe, expect, test } from 'vitest';
import { enumerationTable } from './enumeration-table.ts';
import { operationTable } from './operation-table.ts';
import { type FieldCounts, shapeTable } from './schema-table.ts';
import { fieldsOf, readSpecification, type Row, type Schema, type Shape } from './specification.ts';

/** Counts of each kind. `rights` are distinct codes; `deprecated` are operations and fields. */
interface Counts {
  readonly source: string;
  readonly operations: number;
  readonly shapes: number;
  readonly fields: number;
  readonly enumerations: number;
  readonly values: number;
  readonly rights: number;
  readonly deprecated: number;
  readonly readOnly: number;
  readonly required: number;
}

/** Contents of the seeds by domain. The tables beside this file list them line by line. */
// prettier-ignore
const seedCounts: Readonly<Record<string, Counts>> = {
  common: { source: 'conventions L42-149; conventions L203-302', operations: 0, shapes: 52, fields: 281, enumerations: 46, values: 196, rights: 0, deprecated: 7, readOnly: 7, required: 10 },
  support: { source: 'domains L7; domains L138-198', operations: 10, shapes: 13, fields: 149, enumerations: 0, values: 0, rights: 9, deprecated: 0, readOnly: 0, required: 0 },
  'project-management': { source: 'domains L7; domains L120-136; domains L200-216', operations: 11, shapes: 20, fields: 186, enumerations: 0, values: 0, rights: 10, deprecated: 3, readOnly: 0, required: 0 },
  workforce: { source: 'domains L9-45; domains L149-160; domains L218-229; conventions L203; conventions L257-294', operations: 8, shapes: 30, fields: 289, enumerations: 0, values: 0, rights: 7, deprecated: 7, readOnly: 5, required: 2 },
  'approval-process': { source: 'domains L47-81; domains L264-275; conventions L42', operations: 6, shapes: 11, fields: 66, enumerations: 0, values: 0, rights: 5, deprecated: 3, readOnly: 4, required: 0 },
  sales: { source: 'domains L83-118; domains L277-297; conventions L249-284', operations: 17, shapes: 23, fields: 175, enumerations: 0, values: 0, rights: 10, deprecated: 2, readOnly: 0, required: 5 },
  mobile: { source: 'domains L171-179; domains L299-311', operations: 7, shapes: 15, fields: 134, enumerations: 0, values: 0, rights: 3, deprecated: 0, readOnly: 0, required: 0 },
  settings: { source: 'domains L163-169; domains L313-321', operations: 5, shapes: 5, fields: 22, enumerations: 0, values: 0, rights: 5, deprecated: 0, readOnly: 0, required: 0 },
  authentication: { source: 'conventions L172-192', operations: 2, shapes: 5, fields: 15, enumerations: 0, values: 0, rights: 0, deprecated: 0, readOnly: 0, required: 8 },
};

const { rows, shapes } = await readSpecification('v3');

const valuesOf = ({ schema }: Shape): readonly string[] | undefined => schema.enum ?? schema['x-extensible-enum'];
const sum = (counts: FieldCounts): number => Object.values(counts).reduce((total, count) => total + count, 0);

function countsOf(domain: string): Omit<Counts, 'source'> {
  const operations = rows.filter((row) => row.domain === domain);
  const own = shapes.filter((shape) => shape.domain === domain);
  const enumerations = own.filter((shape) => valuesOf(shape) !== undefined);
  const fields = own.flatMap(({ schema }) => Object.values(fieldsOf(schema)));
  return {
    operations: operations.length,
    shapes: own.length - enumerations.length,
    fields: fields.length,
    enumerations: enumerations.length,
    values: enumerations.flatMap(valuesOf).length,
    rights: new Set(operations.flatMap(codesOf)).size,
    deprecated: operations.filter(({ operation }) => operation.deprecated).length + marked(fields, 'deprecated'),
    readOnly: marked(fields, 'readOnly'),
    required: own.flatMap(({ schema }) => schema.required ?? []).length,
  };
}

function codesOf({ operation }: Row): readonly string[] {
  const rights = operation['x-rights'];
  return typeof rights === 'string' ? [] : rights.flat();
}

function marked(fields: readonly Schema[], mark: 'deprecated' | 'readOnly'): number {
  return fields.filter((field) => field[mark] === true).length;
}

describe('the specification covers the sources completely', () => {
  test.each(Object.entries(seedCounts))('R015 %s has the fields of its lines', (domain, { source: _, ...want }) => {
    expect(countsOf(domain)).toEqual(want);
  });

  test('R202 every part of the specification belongs to one of these domains', () => {
    const domains = new Set([...rows, ...shapes].map(({ domain }) => domain));
    expect([...domains].sort()).toEqual(Object.keys(seedCounts).sort());
  });

  test('R115 there are 47 v3 operations, 17 carried over and 2 token operations', () => {
    const carriedOver = rows.filter(({ operation }) => operation['x-provenance'] === 'carried-over');
    const authentication = rows.filter(({ domain }) => domain === 'authentication');
    expect([rows.length, carriedOver.length, authentication.length]).toEqual([47 + 17 + 2, 17, 2]);
    expect(new Set(carriedOver.map(({ domain }) => domain))).toEqual(new Set(['sales']));
  });

  test.each(Object.entries(seedCounts))(
    'R014 %s has the rows of the table in their order',
    (domain, { operations }) => {
      const want = (operationTable[domain] ?? []).map(([, , key]) => key);
      expect(want).toHaveLength(operations);
      expect(
        rows
          .filter((row) => row.domain === domain)
          .map(({ key }) => key)
          .sort(),
      ).toEqual([...want].sort());
    },
  );

  test.each(Object.keys(seedCounts))('R015 the schemas of %s are in the order of the sources', (domain) => {
    const got = shapes.filter((shape) => shape.domain === domain && valuesOf(shape) === undefined);
    expect(got.map(({ name }) => name)).toEqual(Object.keys(shapeTable[domain] ?? {}));
  });
});

describe('schemas have as many fields as the sources list', () => {
  const table = Object.entries(shapeTable).flatMap(([domain, own]) =>
    Object.entries(own).map(([name, counts]) => ({ name, domain, counts, lines: Object.keys(counts).join(', ') })),
  );

  test.each(table)('R015 $name ($lines)', ({ name, domain, counts }) => {
    const shape = shapes.find((candidate) => candidate.name === name);
    expect(shape?.domain).toBe(domain);
    expect(Object.keys(fieldsOf(shape?.schema ?? {}))).toHaveLength(sum(counts));
  });
});

describe('enumerations have the values of the sources in order', () => {
  const table = Object.entries(enumerationTable).map(([name, row]) => ({ name, ...row }));

  test.each(table)('$rules $name is $list ($source)', ({ name, list, values }) => {
    const schema = shapes.find((shape) => shape.name === name)?.schema;
    const want = values.split(' ').filter((value) => value !== '');
    expect(schema?.enum).toEqual(list === 'closed' ? want : undefined);
    expect(schema?.['x-extensible-enum']).toEqual(list === 'open' ? want : undefined);
    expect(schema?.type).toBe('string');
  });

  test('R038 there are no others', () => {
    const got = shapes.filter((shape) => valuesOf(shape) !== undefined).map(({ name }) => name);
    expect(got.sort()).toEqual(Object.keys(enumerationTable).sort());
  });
});
