import type { CalendarEvent, QuickEntryTime, Schedule, ScheduleBase, ScheduleFluent, TimeRecording, TimeRecordingBase } from '@acme/v2';
export const all = (a: CalendarEvent, b: Schedule, c: ScheduleBase, d: ScheduleFluent, e: TimeRecording, f: TimeRecordingBase, g: QuickEntryTime) => [a.place, b.place, c.place, d.place, e.place, f.place, g.place];
