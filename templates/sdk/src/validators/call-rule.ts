import type { Finding } from './finding.ts';

/**
 * What a caller knows and a request does not say: rules that need it say which, and what they could not judge without.
 */
export type Facts = Readonly<Record<string, unknown>>;

/** A request as a whole: parameters and body under the names that a request has them under. */
export type JudgedRequest = Readonly<Record<string, unknown>>;

/** A rule about a whole request that no schema can hold. It judges shapes that are right, and leaves others alone. */
export type CallRule = (request: JudgedRequest, facts: Facts) => readonly Finding[];
