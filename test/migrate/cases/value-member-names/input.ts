import type { ProjectLeaveType } from '@acme/v2';
type Handlers = { [K in ProjectLeaveType]?: () => string };
export const bracketed: Handlers = { ['NO_TIMERECORDING']: () => 'none' };
export const method: Handlers = { NO_TIMERECORDING() { return 'none'; } };
