import type { TimesheetEntryBase } from '@acme/v2';
export class Entry implements Pick<TimesheetEntryBase, 'location' | 'id'> {
  id = '1';
  location = 'Lyon';
  label(): string {
    return `${this.id} ${this.location}`;
  }
}
