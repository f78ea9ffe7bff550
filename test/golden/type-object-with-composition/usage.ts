import type { Beside, Both, Chain, Either, Holder, Record } from './types.ts';

// Values that the schemas accept.
export const both: Both = { kind: 'a', size: 1 };
export const either: Either = { kind: 'a' };
export const beside: Beside = { kind: 'a' };
export const chain: Chain = { kind: 'a', size: 1, more: 'b', still: true };
export const record: Record = { anything: 1 };
export const holder: Holder = { inline: { kind: 'a' }, empty: { a: 1 }, closed: {}, deep: { old: 'a' } };

// @ts-expect-error: nothing may stand in a closed object
export const faulty: Holder = { closed: { a: 1 } };
