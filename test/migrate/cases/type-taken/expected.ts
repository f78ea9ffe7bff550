import type { ManagementObject as BusinessDocument } from '@acme/v2';
interface ManagementObject { mine: true }
export const both = (doc: BusinessDocument, own: ManagementObject) => [doc.id, own.mine];
