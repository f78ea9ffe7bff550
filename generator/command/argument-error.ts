/** The command line says something that cannot be done. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}
