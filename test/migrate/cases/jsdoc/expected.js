/** @typedef {import('@acme/v2').TimesheetEntry} TimeRecording */

/**
 * The place of an entry.
 * @param {import('@acme/v2').TimesheetEntry} entry
 * @returns {string | undefined}
 */
export function where(entry) {
  return entry.location;
}
