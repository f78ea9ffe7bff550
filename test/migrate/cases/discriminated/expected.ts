import type { TimesheetEntry, ItemLine } from '@acme/v2';
type Event = { kind: 'time'; value: TimesheetEntry } | { kind: 'line'; value: ItemLine };
export const show = (event: Event) => (event.kind === 'time' ? event.value.location : event.value.discount?.amount);
