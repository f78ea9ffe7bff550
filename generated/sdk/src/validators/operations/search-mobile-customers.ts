import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
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
  if (data['filterOnLinkProjectCustomer'] !== undefined && typeof data['filterOnLinkProjectCustomer'] !== 'boolean')
    return false;
  const data1 = data['referentialDate'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['id'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['tag'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
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
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    referentialDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
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
  [schemaOfMobCustomerCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchMobileCustomersResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(
  isSearchMobileCustomersResponse,
  [schemaOfSearchMobileCustomersResponse, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchMobileCustomers, for whole calls. */
export const searchMobileCustomersValidators: OperationValidators = {
  operation: 'searchMobileCustomers',
  body: searchMobileCustomersBody,
  response: searchMobileCustomersResponse,
};
