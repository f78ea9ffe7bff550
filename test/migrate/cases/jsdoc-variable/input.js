/** @type {import('@acme/v2').TimeRecordingCriteria} */
export const criteria = { from: 'a', to: 'b' };
