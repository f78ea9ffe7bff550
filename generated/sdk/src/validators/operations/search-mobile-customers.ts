import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { AssignmentNode, MobCustomerCriteria } from '../../types.ts';
import { isAssignmentNode, schemaOfAssignmentNode } from '../schemas/assignment-node.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';

function isMobCustomerCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.filterOnLinkProjectCustomer !== undefined && typeof data.filterOnLinkProjectCustomer !== 'boolean')
    return false;
  const data1 = data.referentialDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  if (data.projectId !== undefined && !isClauseString(data.projectId)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'filterOnLinkProjectCustomer' &&
      key1 !== 'id' &&
      key1 !== 'tag' &&
      key1 !== 'projectId' &&
      key1 !== 'referentialDate'
    )
      return false;
  }

  return true;
}

function isSearchMobileCustomersResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }

  return true;
}

const schemaOfMobCustomerCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    filterOnLinkProjectCustomer: { type: 'boolean' },
    id: { ref: () => schemaOfClauseString },
    tag: { ref: () => schemaOfClauseString },
    projectId: { ref: () => schemaOfClauseString },
    referentialDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L179',
};
const schemaOfSearchMobileCustomersResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfAssignmentNode },
};

/** Validates the body. */
export const searchMobileCustomersBody: Validator<MobCustomerCriteria> = /* @__PURE__ */ createValidator(
  isMobCustomerCriteria,
  [schemaOfMobCustomerCriteria, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const searchMobileCustomersResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(
  isSearchMobileCustomersResponse,
  [schemaOfSearchMobileCustomersResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchMobileCustomers, for whole calls. */
export const searchMobileCustomersValidators: OperationValidators = {
  operation: 'searchMobileCustomers',
  body: searchMobileCustomersBody,
  response: searchMobileCustomersResponse,
};
