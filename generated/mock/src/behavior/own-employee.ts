import type { JsonObject } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';

/** R145: the employee of a body, if any, must be that of the path. */
export function requireOwnEmployee(sent: JsonObject, employeeId: string): void {
  if ((sent['employeeId'] ?? null) !== null) requireNamedEmployee(sent, employeeId);
}

/** R145: the employee of a body is required and must be that of the path. */
export function requireNamedEmployee(sent: JsonObject, employeeId: string): void {
  if (sent['employeeId'] !== employeeId)
    throw new HttpError(400, 'The "employeeId" of the body must be the employee of the path.');
}
