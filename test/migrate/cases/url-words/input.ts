export const route = '/reports/timerecording-terminations/print';
export const css = 'timerecording-terminations__row';
export const event = 'timerecording-terminations:opened';
export const pattern = /\/managers\/(\d+)\/employees\/timerecording-terminations$/;
