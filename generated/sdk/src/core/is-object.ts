/** Whether a value has members: an object, or an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
