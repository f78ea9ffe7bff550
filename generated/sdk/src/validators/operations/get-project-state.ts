import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ProjectState } from '../../types.ts';

function isGetProjectStatePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectStateId'] !== 'string') return false;
  return true;
}

function isProjectState(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

const schemaOfGetProjectStatePath: Schema | boolean = {
  type: 'object',
  required: ['projectStateId'],
  properties: { projectStateId: { type: 'string' } },
};
const schemaOfProjectState: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L211',
};

/** Validates the path parameters. */
export const getProjectStatePath: Validator<{ projectStateId: string }> = /* @__PURE__ */ createValidator(
  isGetProjectStatePath,
  [schemaOfGetProjectStatePath, interpretObject],
  'path',
);

/** Validates the response. */
export const getProjectStateResponse: Validator<ProjectState> = /* @__PURE__ */ createValidator(
  isProjectState,
  [schemaOfProjectState, interpretObject],
  'response',
);

/** All validators of getProjectState, for whole calls. */
export const getProjectStateValidators: OperationValidators = {
  operation: 'getProjectState',
  path: getProjectStatePath,
  response: getProjectStateResponse,
  parameters: [{ property: 'projectStateId', name: 'project_state_id', location: 'path' }],
};
