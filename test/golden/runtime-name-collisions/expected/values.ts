/** The values of {@link types.Level} that the document lists. */
export const levelValues = ['low', 'high'] as const;
