import type * as Erp from '@acme/v2';
export namespace View {
  export interface TimeRecording { place: string }
  export const of = (entry: Erp.TimesheetEntry): TimeRecording => ({ place: entry.location ?? '' });
}
export type Text = View.TimeRecording['place'];
