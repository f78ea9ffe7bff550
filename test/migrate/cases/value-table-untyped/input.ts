export const labels = { NO_TIMERECORDING: 'No times', OTHER: 'Other' };
