export const show = (entry: any) => [entry.place, entry.from, entry.createdBy, entry.discount];
