export type { CallMatch, RecordedCall } from './control/calls.ts';
export type { Control } from './control/control.ts';
export type { Fault } from './control/faults.ts';
export type { Identities, OAuthClient, User } from './identity/users.ts';
export type { Json, JsonObject } from './json.ts';
export type { Mock, MockOptions, MockSource } from './start.ts';
export { start } from './start.ts';
export type { Behaviour, Call, Platform } from './platform.ts';
export { Refusal } from './refusal.ts';
