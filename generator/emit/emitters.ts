import type { Emitter } from './emitter.ts';
import { emitPaths } from './paths/emit-paths.ts';
import { emitSdk } from './sdk/emit-sdk.ts';
import { emitSpec } from './spec/emit-spec.ts';

/** Every product, by name. A new one is a folder and a line here. */
export const emitters = {
  spec: emitSpec,
  sdk: emitSdk,
  paths: emitPaths,
} as const satisfies Readonly<Record<string, Emitter>>;

export type Product = keyof typeof emitters;
