import type { ProjectBase, ProjectLeaveType } from '@acme/v2';
export const isPaid = ({ leaveType }: ProjectBase) =>
  leaveType !== 'NO_TIMERECORDING' && !['PAID', 'NO_TIMERECORDING'].includes(leaveType ?? '');
export const isNone = (project: ProjectBase) => ((project.leaveType ?? '') as string) === 'NO_TIMERECORDING';
export const isAny = (one: ProjectLeaveType | undefined) => (one || 'OTHER') === 'NO_TIMERECORDING';
