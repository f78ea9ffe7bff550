export const BASE_URL = 'https://bmp.example.com/rest/workforce';

/** Relative to the base URL, without a slash, as RTK Query joins them. */
export const ENDPOINTS = {
  terminations: (managerId: string) => `managers/${managerId}/employees/timerecording-terminations`,
  cards: 'employees/business-cards/search',
  holidays: 'holidays',
};

export const TAGS = ['Termination', 'Card'] as const;
