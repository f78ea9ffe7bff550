/** @type {import('@acme/v2').TimesheetEntryCriteria} */
export const criteria = { period: { from: 'a', to: 'b' } };
