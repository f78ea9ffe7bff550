import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isProjectLeaveType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export const schemaOfProjectLeaveType: Schema | boolean = {
  type: 'string',
  source: 'conventions L272',
  known: ['NO_TIMESHEETS'],
};
