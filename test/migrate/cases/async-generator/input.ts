import type { TimeRecording } from '@acme/v2';
declare function stream(): AsyncGenerator<TimeRecording>;
export async function run() {
  for await (const { place } of stream()) console.log(place);
}
