import type { ProjectLeaveType, ApplicationFeature, ProjectBase } from '@acme/v2';
export const one: ProjectLeaveType = 'NO_TIMERECORDING';
export const other: ApplicationFeature = 'TIMERECORDING_TERMINATION_CANCEL';
export const project: ProjectBase = { leaveType: 'NO_TIMERECORDING' };
export const maybe = (yes: boolean): ProjectBase => ({ leaveType: yes ? 'NO_TIMERECORDING' : 'OTHER' });
