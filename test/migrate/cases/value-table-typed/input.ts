import type { ProjectLeaveType } from '@acme/v2';
export const labels: Partial<Record<ProjectLeaveType, string>> = { NO_TIMERECORDING: 'No times' };
