/** The milliseconds that a `Retry-After` field names, as seconds or as a date; nothing where it is neither. */
export function retryAfter(field: string | null, now: number): number | undefined {
  const text = field ?? '';
  // A date has a time of day: without one, engines read dates of their own making into "-1" and "1.5".
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : /:/.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
