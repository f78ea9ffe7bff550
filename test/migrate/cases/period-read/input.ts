import type { TimeRecordingCriteria } from '@acme/v2';
export const span = ({ from, to }: TimeRecordingCriteria) => `${from} ${to}`;
export const start = (criteria: TimeRecordingCriteria) => criteria.from;
