import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isProjectBase, schemaOfProjectBase } from './project-base.ts';

export function isPhaseBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.project !== undefined && !isProjectBase(data.project)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'code' &&
      key1 !== 'name' &&
      key1 !== 'project' &&
      key1 !== 'projectId' &&
      key1 !== 'order'
    )
      return false;
  }

  return true;
}

export const schemaOfPhaseBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    project: { ref: () => schemaOfProjectBase },
    projectId: { type: 'string' },
    order: { type: 'integer' },
  },
  source: 'conventions L93',
};
