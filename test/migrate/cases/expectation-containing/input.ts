import type { TimeRecordingBase } from '@acme/v2';
declare function expect(value: unknown): { toHaveProperty(path: string, value?: unknown): void };
export const check = (entry: TimeRecordingBase) => expect(entry).toHaveProperty('place', 'office');
