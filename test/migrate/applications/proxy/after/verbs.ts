/** What the platform expects to create and to update. */
export const VERB = { create: 'POST', update: 'PUT' } as const;

export const OK = 200;
