/** How deep a value may go inside itself where its shape contains itself. */
export const DEEPEST = 1_000;

/**
 * Thrown where a value goes deeper; caught by every validator. It is what the engine throws when its own stack ends.
 */
export function tooDeep(): never {
  throw new RangeError('nested too deeply');
}
