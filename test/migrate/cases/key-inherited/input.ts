import type { TimeRecordingBase } from '@acme/v2';
class Table {
  readonly fields: readonly (keyof TimeRecordingBase)[] = ['place'];
  readonly columns: readonly { key: keyof TimeRecordingBase; title: string }[] = [];
}
export class Short extends Table {
  override readonly fields = ['place', 'comment'] as const;
  override readonly columns = [{ key: 'place', title: 'place' }] as const;
}
