/**
 * A value as JSON. What is no finite number JSON can only write as `null`, which would clear what it was to set (R029).
 *
 * @throws {TypeError} where there is one; the message names its property
 */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value);
  // Only where something is written so, because looking at each member takes as long as writing it.
  if (/null/.test(text)) JSON.stringify(value, refuseNoNumber);
  return text;
}

function refuseNoNumber(name: string, member: unknown): unknown {
  if (typeof member !== 'number' || Number.isFinite(member)) return member;
  throw new TypeError(`${name || 'the value'} must be a finite number`);
}
