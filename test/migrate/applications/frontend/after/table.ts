import type { Contract, TimesheetEntryCompletion } from '@acme/v2';

interface Column<T> {
  key: keyof T & string;
  title: string;
  format?: (value: NonNullable<T[keyof T]>) => string;
}

export const COLUMNS: Column<TimesheetEntryCompletion>[] = [
  { key: 'completionType', title: 'Type' },
  { key: 'completed', title: 'Done' },
];

export const TYPES: NonNullable<TimesheetEntryCompletion['completionType']>[] = [];

export const csv = (rows: TimesheetEntryCompletion[]): string[] =>
  rows.map((row) => COLUMNS.map(({ key }) => String(row[key])).join(';'));

export const ends = (contracts: Contract[]): (string | undefined)[] => contracts.map(({ completionDate: end }) => end);

/** Bookmarks that people keep: our own routes. */
export const LINKS = { place: '/places', terminations: '/app/terminations' };
