import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isPhaseBase, schemaOfPhaseBase } from './phase-base.ts';

export function isSubPhaseBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.phase !== undefined && !isPhaseBase(data.phase)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'code' &&
      key1 !== 'name' &&
      key1 !== 'phase' &&
      key1 !== 'phaseId' &&
      key1 !== 'order'
    )
      return false;
  }

  return true;
}

export const schemaOfSubPhaseBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    phase: { ref: () => schemaOfPhaseBase },
    phaseId: { type: 'string' },
    order: { type: 'integer' },
  },
  source: 'conventions L94',
};
