import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { TransferAffectation } from '../../types.ts';

function isTransferPhasePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data.projectId !== 'string') return false;
  if (typeof data.phaseId !== 'string') return false;
  return true;
}

function isTransferAffectation(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.toPhaseId !== undefined && typeof data.toPhaseId !== 'string') return false;
  if (data.toSubPhaseId !== undefined && typeof data.toSubPhaseId !== 'string') return false;
  if (data.toProjectId !== undefined && typeof data.toProjectId !== 'string') return false;
  const data1 = data.start;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  const data2 = data.end;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'toPhaseId' && key1 !== 'toSubPhaseId' && key1 !== 'toProjectId' && key1 !== 'start' && key1 !== 'end')
      return false;
  }

  return true;
}

function isTransferPhaseResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfTransferPhasePath: Schema | boolean = {
  type: 'object',
  required: ['projectId', 'phaseId'],
  properties: { projectId: { type: 'string' }, phaseId: { type: 'string' } },
};
const schemaOfTransferAffectation: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    toPhaseId: { type: 'string' },
    toSubPhaseId: { type: 'string' },
    toProjectId: { type: 'string' },
    start: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    end: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L128',
};
const schemaOfTransferPhaseResponse: Schema | boolean = { type: 'string' };

/** Validates the path parameters. */
export const transferPhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ createValidator(
  isTransferPhasePath,
  [schemaOfTransferPhasePath, interpretObject],
  'path',
);

/** Validates the body. */
export const transferPhaseBody: Validator<TransferAffectation> = /* @__PURE__ */ createValidator(
  isTransferAffectation,
  [schemaOfTransferAffectation, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const transferPhaseResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isTransferPhaseResponse,
  [schemaOfTransferPhaseResponse],
  'response',
);

/** All validators of transferPhase, for whole calls. */
export const transferPhaseValidators: OperationValidators = {
  operation: 'transferPhase',
  path: transferPhasePath,
  body: transferPhaseBody,
  response: transferPhaseResponse,
  bodyRequired: true,
  parameters: [
    { property: 'projectId', name: 'project_id', location: 'path' },
    { property: 'phaseId', name: 'phase_id', location: 'path' },
  ],
};
