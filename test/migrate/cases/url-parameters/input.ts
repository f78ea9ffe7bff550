export const holidays = (base: string) => fetch(`${base}/workforce/holidays?from=2024-01-01&to=2024-12-31`);
