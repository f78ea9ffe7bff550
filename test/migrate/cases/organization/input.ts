import type { AssignmentReferential, Contract, Division, SubCategoryItem } from '@acme/v2';
export const all = (d: Division, r: AssignmentReferential, c: Contract, s: SubCategoryItem) => [d.serviceId, r.projectGroupCode, c.terminationDate, s.subType];
