export const levelValues = ['low', 'high'] as const;
