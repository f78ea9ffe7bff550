import type { Document, TimeRecordingBase } from '@acme/v2';
interface Card { id?: string; place?: string }
declare function render(card: Card): string;
declare function each<T extends Card>(cards: readonly T[]): void;
export const html = (entry: TimeRecordingBase) => render(entry);
export const all = (entries: TimeRecordingBase[]) => entries.map(render);
export const asCard = (entry: TimeRecordingBase): Card => entry;
export const later = async (entry: Promise<TimeRecordingBase>): Promise<Card> => entry;
export const generic = (entries: TimeRecordingBase[]) => each(entries);
export const inside = (entry: TimeRecordingBase): { card: Card } => ({ card: entry });
export const fine = (document: Document): { id?: string; title?: string } => document;
