/** Key of items that no property identifies, only their path. The mock stores it, and no response shows it. */
export const PATH_KEY = 'x-id';
