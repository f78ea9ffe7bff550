import type { TimesheetEntryBase } from '@acme/v2';
declare const entries: TimesheetEntryBase[];
let where: string | undefined;
for ({ ['location']: where } of entries) console.log(where);
({ ['location']: where } = entries[0] ?? {});
export { where };
