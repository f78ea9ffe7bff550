import type { TimesheetEntry } from '@acme/v2';
// place of the TimeRecording: see terminationType
declare function t(key: string): string;
declare function track(event: string, data: object): void;
export function show(entry: TimesheetEntry) {
  console.log('place of TimeRecording', entry.location);
  track('place', { place: 1 });
  const sql = 'select place, businessDocumentId from TimeRecording';
  /* place */
  return t('place') + t('timeRecording.place') + sql;
}
