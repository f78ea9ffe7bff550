import type { TimesheetEntryBase } from '@acme/v2';
interface WithPlace { place?: string }
export interface Entry extends TimesheetEntryBase, WithPlace {}
export interface Other extends WithPlace, Record<'colour', string> {}
