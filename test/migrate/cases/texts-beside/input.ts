import type { TimeRecordingBase } from '@acme/v2';
declare const i18n: { t(key: string, values?: object): string };
declare const db: { query(sql: string, values: unknown[]): { place: string }[] };
declare const track: (name: string, properties: object) => void;
export function report(entry: TimeRecordingBase) {
  track('place', { place: entry.place, terminated: true });
  const rows = db.query('select place, "businessDocumentId" from entries where place = $1', [entry.place]);
  return rows.map(({ place }) => i18n.t('entry.place', { place })).concat(i18n.t('place'), i18n.t('businessDocumentId'));
}
