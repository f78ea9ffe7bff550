import type { CalendarEvent, QuickEntryTime, Schedule, ScheduleBase, ScheduleFluent, TimesheetEntry, TimesheetEntryBase } from '@acme/v2';
export const all = (a: CalendarEvent, b: Schedule, c: ScheduleBase, d: ScheduleFluent, e: TimesheetEntry, f: TimesheetEntryBase, g: QuickEntryTime) => [a.location, b.location, c.location, d.location, e.location, f.location, g.location];
