import type { Apart, ApartWrite, Beside, Inline, Map } from './types.ts';

export const apart: Apart = { id: 'a', count: 1 };
export const sent: ApartWrite = { count: 1 };
export const beside: Beside = { count: 1 };
export const inline: Inline = { name: 'a' };
export const map: Map = { a: 'b', c: 'd' };

// @ts-expect-error: the name is required, and a string
export const faulty: Inline = { name: undefined };
// @ts-expect-error: the count is required, and a number
export const unfit: Beside = { count: 'a' };
