/** A product was asked for that cannot be made: there is none of that name, or what makes it is not installed. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
}
