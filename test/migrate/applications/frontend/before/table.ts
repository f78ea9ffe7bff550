import type { Contract, TimeRecordingTermination } from '@acme/v2';

interface Column<T> {
  key: keyof T & string;
  title: string;
  format?: (value: NonNullable<T[keyof T]>) => string;
}

export const COLUMNS: Column<TimeRecordingTermination>[] = [
  { key: 'terminationType', title: 'Type' },
  { key: 'terminated', title: 'Done' },
];

export const TYPES: NonNullable<TimeRecordingTermination['terminationType']>[] = [];

export const csv = (rows: TimeRecordingTermination[]): string[] =>
  rows.map((row) => COLUMNS.map(({ key }) => String(row[key])).join(';'));

export const ends = (contracts: Contract[]): (string | undefined)[] => contracts.map(({ terminationDate: end }) => end);

/** Bookmarks that people keep: our own routes. */
export const LINKS = { place: '/places', terminations: '/app/terminations' };
