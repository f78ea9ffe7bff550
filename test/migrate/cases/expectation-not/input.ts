import type { CalendarEvent } from '@acme/v2';
interface Expectation { readonly not: Expectation; toHaveProperty(path: string): void }
declare function expect(value: unknown): Expectation;
export const check = (event: CalendarEvent) => expect(event).not.toHaveProperty('place');
