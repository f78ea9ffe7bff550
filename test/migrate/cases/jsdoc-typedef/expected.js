/**
 * @typedef {import('@acme/v2').TimesheetEntryBase} Entry
 * @typedef {Pick<import('@acme/v2').Document, 'fileName'>} Named
 */

/**
 * @param {Entry} entry
 * @param {Named} document
 */
export const text = (entry, document) => `${entry.location} ${document.fileName}`;
