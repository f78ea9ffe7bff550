/** The values of `Colour` that the document lists. */
export const colourValues = ['RED', 'dark blue', 'RED-1'] as const;

/** The values of `Level` that the document lists. */
export const levelValues = [1, 2, -3] as const;

/** The values of `Mixed` that the document lists. */
export const mixedValues = ['a', 1, true, null] as const;

/** The values of `Known` that the document lists. */
export const knownValues = ['NONE', 'to do'] as const;
