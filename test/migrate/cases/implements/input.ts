import type { TimeRecordingBase } from '@acme/v2';
export class Entry implements Pick<TimeRecordingBase, 'place' | 'id'> {
  id = '1';
  place = 'Lyon';
  label(): string {
    return `${this.id} ${this.place}`;
  }
}
