const BASE = '/rest/workforce';
const MANAGERS = `${BASE}/managers`;
export const PATHS = {
  completions: (id: string) => `${MANAGERS}/${id}/employees/timerecording-terminations`,
  cards: (id: string) => `${BASE}/employees/${id}/business-cards`,
} as const;
export const load = (id: string) => fetch(PATHS.completions(id));
