import type { ProjectBase } from '@acme/v2';
export const type = (project: ProjectBase) => project.leaveType ?? 'NO_TIMERECORDING';
