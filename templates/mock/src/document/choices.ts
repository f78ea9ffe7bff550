import { type Json, listAt } from '../json.ts';

/** The keywords that list variants. */
export const CHOICES = ['oneOf', 'anyOf'];

/** The variants that a schema leaves open. */
export function variantsOf(schema: Json | undefined): readonly Json[] {
  return CHOICES.flatMap((choice) => listAt(schema, choice));
}
