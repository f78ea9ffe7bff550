export const suffix = 'timerecording-terminations';
export const glob = '**/employees/timerecording-terminations';
