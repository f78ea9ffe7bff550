import type { Document, TimesheetEntryBase } from '@acme/v2';
interface Card { id?: string; place?: string }
declare function render(card: Card): string;
declare function each<T extends Card>(cards: readonly T[]): void;
export const html = (entry: TimesheetEntryBase) => render(entry);
export const all = (entries: TimesheetEntryBase[]) => entries.map(render);
export const asCard = (entry: TimesheetEntryBase): Card => entry;
export const later = async (entry: Promise<TimesheetEntryBase>): Promise<Card> => entry;
export const generic = (entries: TimesheetEntryBase[]) => each(entries);
export const inside = (entry: TimesheetEntryBase): { card: Card } => ({ card: entry });
export const fine = (document: Document): { id?: string; title?: string } => document;
