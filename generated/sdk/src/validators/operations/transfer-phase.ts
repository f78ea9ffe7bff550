import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { TransferAffectation } from '../../types.ts';

function isTransferPhasePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
  if (typeof data['phaseId'] !== 'string') return false;
  return true;
}

function isTransferAffectation(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['toPhaseId'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['toSubPhaseId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['toProjectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['start'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDateTime(data4)) return false;
  }

  const data5 = data['end'];
  if (data5 !== undefined) {
    if (typeof data5 !== 'string' && data5 !== null) return false;
    if (data5 !== null && !isDateTime(data5)) return false;
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
    toPhaseId: { type: ['string', 'null'] },
    toSubPhaseId: { type: ['string', 'null'] },
    toProjectId: { type: ['string', 'null'] },
    start: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    end: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
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
