import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Activity, ActivityCriteria } from '../../types.ts';
import { isActivity, schemaOfActivity } from '../schemas/activity.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';

function isActivityCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.companyId !== undefined && !isClauseString(data.companyId)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.departmentId !== undefined && !isClauseString(data.departmentId)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'companyId' &&
      key1 !== 'code' &&
      key1 !== 'departmentId' &&
      key1 !== 'name' &&
      key1 !== 'id' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isSearchActivitiesResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isActivity(item1)) return false;
  }

  return true;
}

const schemaOfActivityCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    companyId: { ref: () => schemaOfClauseString },
    code: { ref: () => schemaOfClauseString },
    departmentId: { ref: () => schemaOfClauseString },
    name: { ref: () => schemaOfClauseString },
    id: { ref: () => schemaOfClauseString },
    endDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L130; domains L206',
};
const schemaOfSearchActivitiesResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfActivity } };

/** Validates the body. */
export const searchActivitiesBody: Validator<ActivityCriteria> = /* @__PURE__ */ createValidator(
  isActivityCriteria,
  [schemaOfActivityCriteria, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const searchActivitiesResponse: Validator<Activity[]> = /* @__PURE__ */ createValidator(
  isSearchActivitiesResponse,
  [schemaOfSearchActivitiesResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchActivities, for whole calls. */
export const searchActivitiesValidators: OperationValidators = {
  operation: 'searchActivities',
  body: searchActivitiesBody,
  response: searchActivitiesResponse,
};
