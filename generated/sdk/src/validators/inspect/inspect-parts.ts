import type { Inspect, Inspection } from './report.ts';

/** `allOf`. */
export function inspectParts({ schema, value, place, report }: Inspection, inspect: Inspect): void {
  for (const part of schema.allOf ?? []) report.take(inspect(part, value, place));
}
