import type { TimesheetEntryBase } from '@acme/v2';
class Table {
  readonly fields: readonly (keyof TimesheetEntryBase)[] = ['location'];
  readonly columns: readonly { key: keyof TimesheetEntryBase; title: string }[] = [];
}
export class Short extends Table {
  override readonly fields = ['location', 'comment'] as const;
  override readonly columns = [{ key: 'location', title: 'place' }] as const;
}
