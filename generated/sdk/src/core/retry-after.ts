/** The milliseconds that a `Retry-After` field names, as seconds or as a date; nothing where it is neither. */
export function retryAfter(field: string | null, now: number): number | undefined {
  if (!field) return undefined;
  const ms = /^\d+$/.test(field) ? Number(field) * 1_000 : Date.parse(field) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
