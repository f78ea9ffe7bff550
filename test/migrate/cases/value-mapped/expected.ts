import type { ProjectLeaveType } from '@acme/v2';
const LABELS: { [K in ProjectLeaveType]?: string } = { NO_TIMESHEETS: 'none' };
const counts: Partial<Record<ProjectLeaveType, number>> = {};
counts.NO_TIMESHEETS = 1;
export const label = (type: ProjectLeaveType) => LABELS[type] ?? counts['NO_TIMESHEETS'];
export function isNone(type: ProjectLeaveType): type is 'NO_TIMESHEETS' { return type === 'NO_TIMESHEETS'; }
