import { describe, expect, test } from 'vitest';
import { lookups, map } from '../../generated/sdk/src/migration.ts';
import { fieldRows, type RenameRow, scalarRows } from './rename-rows.ts';

describe('schemas', () => {
  test('R121 nineteen names have their counterparts', () => {
    const pairs = map.schemas.flatMap(({ v2, v3 }) => v2.map((name) => `${name} ${v3}`));
    expect(pairs).toEqual([
      'BusinessDocument ManagementObject',
      'BusinessDocumentCriteria ManagementObjectCriteria',
      'BusinessDocumentLine ManagementObjectLine',
      'BusinessDocumentSalesLine ManagementObjectSalesLine',
      'BusinessDocumentType ManagementObjectType',
      'TimeRecording TimesheetEntry',
      'TimeRecordingBase TimesheetEntryBase',
      'TimeRecordingCompletion TimesheetEntryCompletion',
      'TimeRecordingTermination TimesheetEntryCompletion',
      'TimeRecordingCompletionCriteria TimesheetEntryCompletionCriteria',
      'TimeRecordingCriteria TimesheetEntryCriteria',
      'TimeRecordingReadOption TimesheetEntryReadOption',
      'TimeRecordingRules TimesheetEntryRules',
      'CustomField CustomData',
      'CustomFieldParam CustomDataParam',
      'CustomFieldType CustomDataType',
      'CustomFieldPattern CustomDataPattern',
      'BatchUpdateCustomFieldParamHolder BatchUpdateCustomDataParamHolder',
      'Profession Profession',
    ]);
  });

  test('R121 two v2 names map to one, which maps back to the one with listed fields', () => {
    expect(lookups.schemaAfter('TimeRecordingCompletion').name).toBe('TimesheetEntryCompletion');
    expect(lookups.schemasBefore('TimesheetEntryCompletion').names).toEqual([
      'TimeRecordingTermination',
      'TimeRecordingCompletion',
    ]);
    expect(lookups.schemaAfter('Mail')).toEqual({ name: 'Mail' });
  });
});

/** An entry of the map as the tables of rows have it. */
type Cited = Pick<(typeof map.fields)[number], 'source' | 'owners'> & {
  readonly v2: string | readonly string[];
  readonly v3?: string | readonly string[];
};

/** Rows that say the same as an entry: at its lines, for its shapes, with both names. */
function rowsOf({ source, owners, v2, v3 = [] }: Cited, rows: readonly RenameRow[]): readonly RenameRow[] {
  const lines = [...source.matchAll(/conventions L(\d+)/g)].map(([, line]) => Number(line));
  const shapes = owners.map((owner) => owner.v2).join(' ');
  return rows.filter(
    ([, line, ...row]) =>
      lines.includes(line) && row.join(' | ') === [shapes, [v2].flat().join(' '), [v3].flat().join('.')].join(' | '),
  );
}

describe('rows of the rename table', () => {
  test.each(fieldRows)('%s L%d %s: %s becomes %s', (...row) => {
    expect(map.fields.filter((entry) => rowsOf(entry, [row]).length > 0)).toHaveLength(1);
  });

  test.each(scalarRows)('%s L%d %s: %s becomes %s', (...row) => {
    const entries = [...map.values, ...map.parameters];
    expect(entries.filter((entry) => rowsOf(entry, [row]).length > 0)).toHaveLength(1);
  });

  test('R122 no field changes without a row or a documented sentence', () => {
    const others = map.fields.filter(
      (entry) => entry.operation !== 'deprecate' && rowsOf(entry, fieldRows).length === 0,
    );
    expect(others.map(({ id, source }) => [id, source])).toEqual([
      ['custom-fields', 'conventions L243; domains L94; domains L156'],
      ['sales-custom-fields', 'conventions L81; conventions L243; domains L94; conventions L134'],
    ]);
  });
});

describe('fields', () => {
  test.each([
    ['R122', 'Division', 'serviceId', 'groupId'],
    ['R122', 'DivisionGrouping', 'serviceId', 'serviceId'],
    ['R122', 'PatchElement', 'from', 'from'],
    ['R122', 'TransferAffectation', 'start', 'start'],
    ['R122', 'AssignmentCriteria', 'projectGroupCode', 'projectGroupCode'],
    ['R122', 'MobDocument', 'sysName', 'sysName'],
    ['R122', 'ContractLine', 'terminationReceptionDate', 'terminationReceptionDate'],
    ['R123', 'ItemLine', 'discount', 'discount.amount'],
    ['R123', 'InvoiceLine', 'discount', 'discount'],
    ['R124', 'Document', 'createdBy', 'changeTracking.createdBy'],
    ['R124', 'ChangeTracking', 'createdBy', 'createdBy'],
    ['R125', 'TimeRecordingCriteria', 'from', 'period.from'],
    ['R125', 'Mail', 'from', 'from'],
    ['R126', 'QuickEntryTime', 'endDate', 'date'],
    ['R130', 'Employee', 'family1employeeFamily1Id', 'family1Id'],
    ['R131', 'ScheduleDuplicationParameters', 'useDateHours', undefined],
  ])('%s %s.%s becomes %s', (_, shape, field, name) => {
    expect(lookups.fieldAfter(shape, field).name).toBe(name);
  });

  test('a field of an unknown schema is an error, and one of a schema that does not change is not', () => {
    expect(() => lookups.fieldAfter('TimeRecordin', 'place')).toThrow(/^Unknown schema "TimeRecordin"\. Known: /);
    expect(() => lookups.fieldsBefore('TimesheetEntri', 'location')).toThrow('Unknown schema "TimesheetEntri"');
    expect(() => lookups.schemaAfter('TimeRecordin')).toThrow('Unknown schema');
    expect(() => lookups.schemasBefore('TimesheetEntri')).toThrow('Unknown schema');
    expect(lookups.fieldAfter('Holiday', 'date').name).toBe('date');
  });

  test('R122 the reverse map depends on the schema too', () => {
    expect(lookups.fieldsBefore('Division', 'groupId').names).toEqual(['serviceId']);
    expect(lookups.fieldsBefore('TimesheetEntryBase', 'completionDate').names).toEqual(['completionDate']);
    expect(lookups.fieldsBefore('Contract', 'completionDate').names).toEqual(['terminationDate']);
    expect(lookups.fieldsBefore('QuickEntryTime', 'date').names).toEqual(['startDate', 'endDate']);
  });

  test('R134 seven deprecated names have a replacement', () => {
    const used = map.fields
      .filter(({ operation, use }) => operation === 'deprecate' && use !== undefined)
      .map(({ owners, v2, use }) => `${owners[0]?.v2}.${v2[0]} ${use}`);
    expect(used).toEqual(
      expect.arrayContaining([
        'Item.family category',
        'Item.subFamily subCategory',
        'EmployeeHistory.employeeHistoryType standardWeekId',
      ]),
    );
    const kept = map.fields
      .filter((entry) => entry.deprecatedAlias !== undefined && entry.owners[0]?.v2 === 'Document')
      .map(({ v2, v3 }) => `${v2[0]} ${v3.join('.')}`);
    expect(kept).toEqual([
      'createdBy changeTracking.createdBy',
      'createdById changeTracking.createdById',
      'creationDate changeTracking.creationDate',
      'sysName fileName',
    ]);
  });

  test('R132 R133 the custom request line has eight inherited and five read-only fields', () => {
    const own = map.fields.filter(({ owners }) => owners.some(({ v2 }) => v2 === 'CustomRequestLine'));
    expect(own.filter(({ inherited }) => inherited !== undefined)).toHaveLength(8);
    expect(own.filter(({ operation }) => operation === 'readonly')).toHaveLength(5);
  });

  test('R129 fields whose meaning may change need review', () => {
    const reviewed = map.fields.filter(({ review }) => review?.reason === 'meaning').map(({ id }) => id);
    expect(reviewed).toEqual([
      'quick-entry-dates',
      'quotation-link-sales-order-id',
      'multi-company',
      'should-be-notified',
    ]);
  });
});

describe('values and parameters', () => {
  test('R127 R120 values, in both directions', () => {
    expect(lookups.valueAfter('ProjectLeaveType', 'NO_TIMERECORDING').name).toBe('NO_TIMESHEETS');
    expect(lookups.valueBefore('CustomDataReadOptionValue', 'CUSTOM_DATA').names).toEqual(['CUSTOM_FIELDS']);
    expect(lookups.valueAfter('ActiveModule', 'TIMES_RECORDING')).toEqual({ name: 'TIMES_RECORDING' });
  });

  test('R128 two check parameters, literally', () => {
    expect(map.parameters.slice(0, 2).map(({ v2, v3 }) => `${v2} ${v3}`)).toEqual([
      'checkEmployeeCompagny checkEmployeeCompany',
      'checkTimerecordings checkTimesheet',
    ]);
  });
});

describe('endpoints', () => {
  test('R116 one path moved and is documented completely', () => {
    const found = lookups.endpointAfter('GET', '/workforce/managers/7/employees/timerecording-terminations');
    expect(found).toMatchObject({
      counterpart: 'moved',
      v3: { method: 'GET', path: '/workforce/managers/{manager_id}/employees/timesheet-entries/completions' },
    });
    expect(map.endpoints.filter(({ counterpart }) => counterpart === 'moved')).toHaveLength(1);
  });

  test('R117 undocumented counterparts are marked, and no path is guessed', () => {
    for (const entry of map.endpoints.filter(
      ({ counterpart }) => counterpart === 'unknown' || counterpart === 'verb',
    )) {
      expect(entry.unresolved?.reason).toBeTruthy();
      expect(entry.v3?.path).toBeUndefined();
    }
  });

  test('R118 the method of create and update operations', () => {
    expect(lookups.endpointAfter('POST', '/workforce/employees')).toMatchObject({
      counterpart: 'unknown',
      v3: { method: 'PUT' },
    });
    expect(lookups.endpointAfter('PUT', '/workforce/employees/7')).toMatchObject({
      counterpart: 'unknown',
      v3: { method: 'POST' },
    });
    expect(map.endpoints.find(({ id }) => id === 'update-document')).toMatchObject({
      counterpart: 'verb',
      v2: { method: 'PUT' },
      v3: { method: 'POST' },
    });
  });

  test('R119 business cards keep their methods', () => {
    expect(lookups.endpointAfter('PUT', '/workforce/employees/7/business-cards')).toMatchObject({
      counterpart: 'same',
      v3: { method: 'PUT' },
    });
    expect(
      lookups.endpointsBefore('POST', '/workforce/employees/{employee_id}/business-cards/{business_card_id}'),
    ).toHaveLength(1);
  });

  test('R115 every v2 operation has an entry', () => {
    expect(map.unmapped.filter(({ kind }) => kind === 'operation' || kind === 'parameter')).toEqual([]);
  });
});
