import type { Schema } from '../schema.ts';
import { inspect } from './inspect.ts';
import { type Inspector, wholeValue } from './report.ts';

/** Whether an inspection finds nothing wrong; for the few schemas that have no compiled judge. */
export function accepts(schema: Schema | boolean, value: unknown, inspectors: readonly Inspector[]): boolean {
  return inspect(schema, value, wholeValue(inspectors)).isClean;
}
