import type { ProjectBase } from '@acme/v2';
export const isUnpaid = (project: ProjectBase) => project.leaveType === 'NO_TIMERECORDING' || "NO_TIMERECORDING" !== project.leaveType;
