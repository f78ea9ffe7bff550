import { type Json, type JsonObject, member } from '@bmp/mock-engine/behavior';
import { criterion } from './search-clauses.ts';
import { momentOf } from './moment.ts';
import { isValidWithin } from './validity.ts';

/** Level of the tree and property that a clause of the criteria filters by (domains L216). */
interface Asked {
  readonly type: string;
  readonly property: string;
}

const project = (property: string): Asked => ({ type: 'PROJECT', property });

/**
 * Filters by the name of their clause. The level of `tag`, `companyId` and similar ones is undocumented and assumed to
 * be the project.
 */
const ASKED: Readonly<Record<string, Asked>> = {
  customerId: { type: 'CUSTOMER', property: 'id' },
  projectId: project('id'),
  projectClosed: project('closed'),
  projectOnLeave: project('leave'),
  projectInternal: project('internal'),
  projectManagerId: project('managerId'),
  projectSalesManagerId: project('salesManagerId'),
  projectFinancialManagerId: project('financialManagerId'),
  projectProductionManagerId: project('productionManagerId'),
  projectEmployeeLinkedId: project('linkedEmployeeId'),
  projectGroupCode: project('groupCode'),
  projectStateCode: project('stateCode'),
  projectCategorieId: project('categoryId'),
  projectSubCategorieId: project('subCategoryId'),
  projectSubcategorieLevel2Id: project('subCategoryLevel2Id'),
  activityId: project('activityId'),
  companyId: project('companyId'),
  departmentId: project('departmentId'),
  divisionId: project('divisionId'),
  divisionGroupId: project('divisionGroupId'),
  entityId: project('entityId'),
  tag: project('tag'),
  yearId: project('yearId'),
  phaseId: { type: 'PHASE', property: 'id' },
  phaseCode: { type: 'PHASE', property: 'code' },
  subPhaseId: { type: 'SUBPHASE', property: 'id' },
  subPhaseCode: { type: 'SUBPHASE', property: 'code' },
  projectTaskId: { type: 'PROJECT_TASK', property: 'id' },
  projectTaskEmployeeLinkedId: { type: 'PROJECT_TASK', property: 'linkedEmployeeId' },
  scheduled: { type: 'PROJECT_TASK', property: 'scheduled' },
};

/** Tests if an item of a level matches the clauses, and is valid at the time of the criteria. */
export function isAsked(body: Json | undefined, type: string, item: JsonObject): boolean {
  return (
    isInTime(body, item) &&
    Object.entries(ASKED).every(
      ([name, asked]) => asked.type !== type || isMet(member(body, name), asked.property, item),
    )
  );
}

/** Tests if an item is valid at the referential date or, if the criteria have an end date, at some time until then. */
function isInTime(body: Json | undefined, item: JsonObject): boolean {
  const date = member(body, 'referentialDate') ?? null;
  return isValidWithin(item, momentOf(date), momentOf(member(body, 'referentialDateEnd') ?? date));
}

/** Tests if a clause filters by any of these levels. */
export function asksOf(body: Json | undefined, types: readonly string[]): boolean {
  return Object.entries(ASKED).some(([name, { type }]) => types.includes(type) && member(body, name) !== undefined);
}

/** Tests if a property of an item matches a clause; returns `true` without a clause. */
export function isMet(clause: Json | undefined, property: string, item: JsonObject): boolean {
  return clause === undefined || criterion({ name: property, value: clause, now: 0 })?.(item) !== false;
}
