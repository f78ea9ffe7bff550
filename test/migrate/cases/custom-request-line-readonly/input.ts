import type { CustomRequestLine } from '@acme/v2';
export const line: Partial<CustomRequestLine> = { customerId: '1', phaseId: '2', projectId: '3', projectTaskId: '4', subPhaseId: '5' };
export const read = (given: CustomRequestLine) => [given.customerId, given.projectId];
export function write(given: CustomRequestLine): void {
  given.projectId = '3';
}
