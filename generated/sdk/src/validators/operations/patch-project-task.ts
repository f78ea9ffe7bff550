import { rules } from '../../rules/operations/patch-project-task.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { PatchElement } from '../../types.ts';
import { isPatchElement, schemaOfPatchElement } from '../schemas/patch-element.ts';

function isPatchProjectTaskPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectTaskId'] !== 'string') return false;
  return true;
}

function isPatchProjectTaskHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isPatchProjectTaskBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }

  return true;
}

function isPatchProjectTaskResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfPatchProjectTaskPath: Schema | boolean = {
  type: 'object',
  required: ['projectTaskId'],
  properties: { projectTaskId: { type: 'string' } },
};
const schemaOfPatchProjectTaskHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfPatchProjectTaskBody: Schema | boolean = { type: 'array', items: { ref: () => schemaOfPatchElement } };
const schemaOfPatchProjectTaskResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const patchProjectTaskPath: Validator<{ projectTaskId: string }> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskPath,
  [schemaOfPatchProjectTaskPath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const patchProjectTaskHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskHeader,
  [schemaOfPatchProjectTaskHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const patchProjectTaskBody: Validator<PatchElement[]> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskBody,
  [schemaOfPatchProjectTaskBody, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const patchProjectTaskResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isPatchProjectTaskResponse,
  [schemaOfPatchProjectTaskResponse],
  'response',
);

/** All validators of patchProjectTask, for whole calls. */
export const patchProjectTaskValidators: OperationValidators = {
  operation: 'patchProjectTask',
  path: patchProjectTaskPath,
  header: patchProjectTaskHeader,
  body: patchProjectTaskBody,
  response: patchProjectTaskResponse,
  parameters: [
    { property: 'projectTaskId', name: 'project_task_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules,
};
