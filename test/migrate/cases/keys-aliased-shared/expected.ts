import type { TimesheetEntryBase } from '@acme/v2';
interface Own { place: string; id: string }
type Keys = 'place' | 'id';
export type Small = Pick<TimesheetEntryBase, Keys>;
export type Mine = Pick<Own, Keys>;
