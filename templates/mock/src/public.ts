export type { CallMatch, RecordedCall } from './control/calls.ts';
export type { Control } from './control/control.ts';
export type { Fault } from './control/faults.ts';
export { HttpError } from './http/message.ts';
export type { Identities, IdentitiesInput, OAuthClient, User } from './identity/users.ts';
export type { Items, Json, JsonObject } from './json.ts';
export type { MockOptions } from './options.ts';
export type { Behaviour, Call, Platform } from './platform.ts';
export { type Mock, type MockSource, start } from './start.ts';
