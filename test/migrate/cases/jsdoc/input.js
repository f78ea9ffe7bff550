/** @typedef {import('@acme/v2').TimeRecording} TimeRecording */

/**
 * The place of an entry.
 * @param {import('@acme/v2').TimeRecording} entry
 * @returns {string | undefined}
 */
export function where(entry) {
  return entry.place;
}
