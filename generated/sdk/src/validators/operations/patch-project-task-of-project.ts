import { rules } from '../../rules/operations/patch-project-task-of-project.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { PatchElement } from '../../types.ts';
import { isPatchElement, schemaOfPatchElement } from '../schemas/patch-element.ts';

function isPatchProjectTaskOfProjectPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
  if (typeof data['projectTaskId'] !== 'string') return false;
  return true;
}

function isPatchProjectTaskOfProjectHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isPatchProjectTaskOfProjectBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }

  return true;
}

function isPatchProjectTaskOfProjectResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfPatchProjectTaskOfProjectPath: Schema | boolean = {
  type: 'object',
  required: ['projectId', 'projectTaskId'],
  properties: { projectId: { type: 'string' }, projectTaskId: { type: 'string' } },
};
const schemaOfPatchProjectTaskOfProjectHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfPatchProjectTaskOfProjectBody: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfPatchElement },
};
const schemaOfPatchProjectTaskOfProjectResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const patchProjectTaskOfProjectPath: Validator<{ projectId: string; projectTaskId: string }> =
  /* @__PURE__ */ createValidator(
    isPatchProjectTaskOfProjectPath,
    [schemaOfPatchProjectTaskOfProjectPath, interpretObject],
    'path',
  );

/** Validates the header parameters. */
export const patchProjectTaskOfProjectHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskOfProjectHeader,
  [schemaOfPatchProjectTaskOfProjectHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const patchProjectTaskOfProjectBody: Validator<PatchElement[]> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskOfProjectBody,
  [schemaOfPatchProjectTaskOfProjectBody, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const patchProjectTaskOfProjectResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskOfProjectResponse,
  [schemaOfPatchProjectTaskOfProjectResponse],
  'response',
);

/** All validators of patchProjectTaskOfProject, for whole calls. */
export const patchProjectTaskOfProjectValidators: OperationValidators = {
  operation: 'patchProjectTaskOfProject',
  path: patchProjectTaskOfProjectPath,
  header: patchProjectTaskOfProjectHeader,
  body: patchProjectTaskOfProjectBody,
  response: patchProjectTaskOfProjectResponse,
  parameters: [
    { property: 'projectId', name: 'project_id', location: 'path' },
    { property: 'projectTaskId', name: 'project_task_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules,
};
