import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ActiveModule, AssignmentCriteria, AssignmentNode } from '../../types.ts';
import { isActiveModule, schemaOfActiveModule } from '../schemas/active-module.ts';
import { isAssignmentCriteria, schemaOfAssignmentCriteria } from '../schemas/assignment-criteria.ts';
import { isAssignmentNode, schemaOfAssignmentNode } from '../schemas/assignment-node.ts';

function isSearchMobileAssignmentsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (!isActiveModule(data['activeModule'])) return false;
  return true;
}

function isSearchMobileAssignmentsQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['limit'] !== undefined && !Number.isInteger(data['limit'])) return false;
  return true;
}

function isSearchMobileAssignmentsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }

  return true;
}

const schemaOfSearchMobileAssignmentsPath: Schema | boolean = {
  type: 'object',
  required: ['activeModule'],
  properties: { activeModule: { ref: () => schemaOfActiveModule } },
};
const schemaOfSearchMobileAssignmentsQuery: Schema | boolean = {
  type: 'object',
  properties: { limit: { type: 'integer' } },
};
const schemaOfSearchMobileAssignmentsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfAssignmentNode },
};

/** Validates the path parameters. */
export const searchMobileAssignmentsPath: Validator<{ activeModule: ActiveModule }> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsPath,
  [schemaOfSearchMobileAssignmentsPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const searchMobileAssignmentsQuery: Validator<{ limit?: number }> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsQuery,
  [schemaOfSearchMobileAssignmentsQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchMobileAssignmentsBody: Validator<AssignmentCriteria> = /* @__PURE__ */ createValidator(
  isAssignmentCriteria,
  [schemaOfAssignmentCriteria, interpretString, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchMobileAssignmentsResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsResponse,
  [schemaOfSearchMobileAssignmentsResponse, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchMobileAssignments, for whole calls. */
export const searchMobileAssignmentsValidators: OperationValidators = {
  operation: 'searchMobileAssignments',
  path: searchMobileAssignmentsPath,
  query: searchMobileAssignmentsQuery,
  body: searchMobileAssignmentsBody,
  response: searchMobileAssignmentsResponse,
  parameters: [
    { property: 'activeModule', name: 'active_module', location: 'path' },
    { property: 'limit', name: 'limit', location: 'query', type: 'number' },
  ],
};
