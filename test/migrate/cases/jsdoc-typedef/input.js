/**
 * @typedef {import('@acme/v2').TimeRecordingBase} Entry
 * @typedef {Pick<import('@acme/v2').Document, 'sysName'>} Named
 */

/**
 * @param {Entry} entry
 * @param {Named} document
 */
export const text = (entry, document) => `${entry.place} ${document.sysName}`;
