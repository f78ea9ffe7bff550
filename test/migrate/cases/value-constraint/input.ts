import type { ProjectLeaveType } from '@acme/v2';
declare function only<T extends ProjectLeaveType>(type: T): T;
export const none = only('NO_TIMERECORDING');
