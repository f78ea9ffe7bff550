import type { TimesheetEntry } from '@acme/v2';
export const is = (key: keyof TimesheetEntry) => key === 'location';
export const label = (key: keyof TimesheetEntry) => {
  switch (key) {
    case 'location':
      return 'Place';
    default:
      return key;
  }
};
export const other = (key: 'place' | 'room') => key === 'place';
