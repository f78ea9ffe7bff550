export const id = (doc: import('@acme/v2').BusinessDocument) => doc.id;
