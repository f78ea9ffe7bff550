import type { ApprovalCriteria, DocumentLink, Item, CustomRequest } from '@acme/v2';
export const all = (i: Item, r: CustomRequest, c: ApprovalCriteria, l: DocumentLink) => [i.entityCode, r.entityCode, c.objectId, l.objectId];
