import type { Operation } from '../../model/api.ts';

/** The constant that says what the client must know of an operation. */
export function descriptionName({ name }: Operation): string {
  return `${name}Operation`;
}
