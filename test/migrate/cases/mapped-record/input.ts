import type { TimeRecordingBase } from '@acme/v2';
type Errors = Partial<Record<keyof TimeRecordingBase, string>>;
const errors: Errors = {};
errors.place = 'missing';
errors['place'] ??= 'late';
export const isWrong = 'place' in errors || errors.id !== undefined;
