// What the behaviors of an API are written with: `@bmp/mock-engine/behavior`.
export { isEqual } from '#shared/validation/assertions.ts';
export * from './http/message.ts';
export * from './identity/tokens.ts';
export * from './identity/users.ts';
export * from './json.ts';
export * from './platform.ts';
export * from './random.ts';
export * from './resources/search.ts';
export * from './state/initial-items.ts';
export * from './resources/initial-state.ts';
