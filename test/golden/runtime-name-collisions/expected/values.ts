/** The values of `Level` that the document lists. */
export const levelValues = ['low', 'high'] as const;
