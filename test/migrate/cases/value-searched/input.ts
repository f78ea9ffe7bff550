import type { ProjectLeaveType } from '@acme/v2';
export const is = (type: ProjectLeaveType) => ['NO_TIMERECORDING', 'OTHER'].includes(type);
