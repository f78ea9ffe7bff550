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

function isSearchAssignmentsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (!isActiveModule(data['activeModule'])) return false;
  return true;
}

function isSearchAssignmentsQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['limit'] !== undefined && !Number.isInteger(data['limit'])) return false;
  return true;
}

function isSearchAssignmentsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }

  return true;
}

const schemaOfSearchAssignmentsPath: Schema | boolean = {
  type: 'object',
  required: ['activeModule'],
  properties: { activeModule: { ref: () => schemaOfActiveModule } },
};
const schemaOfSearchAssignmentsQuery: Schema | boolean = { type: 'object', properties: { limit: { type: 'integer' } } };
const schemaOfSearchAssignmentsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfAssignmentNode },
};

/** Validates the path parameters. */
export const searchAssignmentsPath: Validator<{ activeModule: ActiveModule }> = /* @__PURE__ */ createValidator(
  isSearchAssignmentsPath,
  [schemaOfSearchAssignmentsPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const searchAssignmentsQuery: Validator<{ limit?: number }> = /* @__PURE__ */ createValidator(
  isSearchAssignmentsQuery,
  [schemaOfSearchAssignmentsQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchAssignmentsBody: Validator<AssignmentCriteria> = /* @__PURE__ */ createValidator(
  isAssignmentCriteria,
  [schemaOfAssignmentCriteria, interpretString, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchAssignmentsResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(
  isSearchAssignmentsResponse,
  [schemaOfSearchAssignmentsResponse, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchAssignments, for whole calls. */
export const searchAssignmentsValidators: OperationValidators = {
  operation: 'searchAssignments',
  path: searchAssignmentsPath,
  query: searchAssignmentsQuery,
  body: searchAssignmentsBody,
  response: searchAssignmentsResponse,
  parameters: [
    { property: 'activeModule', name: 'active_module', location: 'path' },
    { property: 'limit', name: 'limit', location: 'query', type: 'number' },
  ],
};
