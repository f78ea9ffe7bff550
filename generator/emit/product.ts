/** A product that can be generated, by the name of its emitter. */
export type Product = 'spec' | 'sdk' | 'paths' | 'migration' | 'validators' | 'mock' | 'docs';

/** Thrown when a requested product cannot be generated: it is unknown, or a package that it needs is not installed. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
}
