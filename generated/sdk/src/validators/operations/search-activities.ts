import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
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
  const data1 = data['endDate'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['companyId'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['code'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['departmentId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['name'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['id'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
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
    companyId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    departmentId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L130; domains L206',
};
const schemaOfSearchActivitiesResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfActivity } };

/** Validates the body. */
export const searchActivitiesBody: Validator<ActivityCriteria> = /* @__PURE__ */ createValidator(
  isActivityCriteria,
  [schemaOfActivityCriteria, interpretString, interpretObject, interpretUnion],
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
