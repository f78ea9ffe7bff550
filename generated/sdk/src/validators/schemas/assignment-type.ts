import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isAssignmentType(data: unknown): boolean {
  if (
    data !== 'CUSTOMER' &&
    data !== 'PROJECT' &&
    data !== 'PHASE' &&
    data !== 'SUBPHASE' &&
    data !== 'PROJECT_TASK' &&
    data !== 'DIVISION' &&
    data !== 'DIVISION_GROUP' &&
    data !== 'ENTITY' &&
    data !== 'COMPANY'
  )
    return false;
  return true;
}

export const schemaOfAssignmentType: Schema | boolean = {
  type: 'string',
  enum: ['CUSTOMER', 'PROJECT', 'PHASE', 'SUBPHASE', 'PROJECT_TASK', 'DIVISION', 'DIVISION_GROUP', 'ENTITY', 'COMPANY'],
  source: 'conventions L125',
};
