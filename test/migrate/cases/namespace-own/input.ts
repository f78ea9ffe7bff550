import type * as Erp from '@acme/v2';
export namespace View {
  export interface TimeRecording { place: string }
  export const of = (entry: Erp.TimeRecording): TimeRecording => ({ place: entry.place ?? '' });
}
export type Text = View.TimeRecording['place'];
