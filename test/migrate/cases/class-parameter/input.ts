import type { CalendarEvent } from '@acme/v2';
export class Office implements CalendarEvent { constructor(public place?: string, public location?: string) {} }
