export const id = (doc: import('@acme/v2').ManagementObject) => doc.id;
