import type { TimesheetEntryCriteria } from '@acme/v2';
export const span = ({ period: { from } = {}, period: { to } = {} }: TimesheetEntryCriteria) => `${from} ${to}`;
export const start = (criteria: TimesheetEntryCriteria) => criteria.period?.from;
