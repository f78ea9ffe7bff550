import type { TimesheetEntry, Approval } from '@acme/v2';
export const deep = (list: { entry: TimesheetEntry }[], approval: Approval) => [list[0]?.entry.location, approval.otherApprovals?.[0]?.viewCustomData];
