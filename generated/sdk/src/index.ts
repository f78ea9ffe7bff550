export * from './core.ts';
export * from './facade.ts';
export * from './values.ts';
export type * as types from './types.ts';
