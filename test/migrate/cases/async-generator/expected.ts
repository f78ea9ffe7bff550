import type { TimesheetEntry } from '@acme/v2';
declare function stream(): AsyncGenerator<TimesheetEntry>;
export async function run() {
  for await (const { location: place } of stream()) console.log(place);
}
