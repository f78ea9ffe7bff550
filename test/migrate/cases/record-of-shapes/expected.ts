import type { TimesheetEntry } from '@acme/v2';
declare const byId: Record<string, TimesheetEntry>;
export const where = (id: string) => byId[id]?.location;
export const all = Object.values(byId).map((entry) => entry.location);
