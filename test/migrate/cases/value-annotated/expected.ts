import type { ProjectLeaveType, ApplicationFeature, ProjectBase } from '@acme/v2';
export const one: ProjectLeaveType = 'NO_TIMESHEETS';
export const other: ApplicationFeature = 'TIMESHEET_ENTRY_COMPLETION_CANCEL';
export const project: ProjectBase = { leaveType: 'NO_TIMESHEETS' };
export const maybe = (yes: boolean): ProjectBase => ({ leaveType: yes ? 'NO_TIMESHEETS' : 'OTHER' });
