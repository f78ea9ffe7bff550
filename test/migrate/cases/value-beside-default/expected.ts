import type { ProjectBase, ProjectLeaveType } from '@acme/v2';
export const isPaid = ({ leaveType }: ProjectBase) =>
  leaveType !== 'NO_TIMESHEETS' && !['PAID', 'NO_TIMESHEETS'].includes(leaveType ?? '');
export const isNone = (project: ProjectBase) => ((project.leaveType ?? '') as string) === 'NO_TIMESHEETS';
export const isAny = (one: ProjectLeaveType | undefined) => (one || 'OTHER') === 'NO_TIMESHEETS';
