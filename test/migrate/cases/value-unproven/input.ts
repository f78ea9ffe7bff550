export const isUnpaid = (type: string) => type === 'NO_TIMERECORDING';
