import type { TimeRecording, ItemLine } from '@acme/v2';
type Event = { kind: 'time'; value: TimeRecording } | { kind: 'line'; value: ItemLine };
export const show = (event: Event) => (event.kind === 'time' ? event.value.place : event.value.discount);
