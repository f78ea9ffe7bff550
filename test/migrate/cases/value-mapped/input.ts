import type { ProjectLeaveType } from '@acme/v2';
const LABELS: { [K in ProjectLeaveType]?: string } = { NO_TIMERECORDING: 'none' };
const counts: Partial<Record<ProjectLeaveType, number>> = {};
counts.NO_TIMERECORDING = 1;
export const label = (type: ProjectLeaveType) => LABELS[type] ?? counts['NO_TIMERECORDING'];
export function isNone(type: ProjectLeaveType): type is 'NO_TIMERECORDING' { return type === 'NO_TIMERECORDING'; }
