import type { Schema } from '../schema.ts';
import { inspect } from './inspect.ts';

/** Whether an inspection finds nothing wrong; for the few schemas that have no compiled judge. */
export function accepts(schema: Schema | boolean, value: unknown): boolean {
  return inspect(schema, value, { path: [], depth: 0 }).isClean;
}
