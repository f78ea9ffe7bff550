import type { TimesheetEntryBase } from '@acme/v2';
type Errors = Partial<Record<keyof TimesheetEntryBase, string>>;
const errors: Errors = {};
errors.location = 'missing';
errors['location'] ??= 'late';
export const isWrong = 'location' in errors || errors.id !== undefined;
