import type { AssignmentReferential, Contract, Division, SubCategoryItem } from '@acme/v2';
export const all = (d: Division, r: AssignmentReferential, c: Contract, s: SubCategoryItem) => [d.groupId, r.projectGroup, c.completionDate, s.subCategoryType];
