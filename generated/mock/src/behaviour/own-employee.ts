import type { JsonObject } from '../json.ts';
import { HttpError } from '../http/errors.ts';

/** R145: a body that names an employee names that of the path. */
export function requireOwnEmployee(sent: JsonObject, employeeId: string): void {
  if ((sent['employeeId'] ?? null) !== null) requireNamedEmployee(sent, employeeId);
}

/** R145: a body names the employee of the path. */
export function requireNamedEmployee(sent: JsonObject, employeeId: string): void {
  if (sent['employeeId'] !== employeeId)
    throw new HttpError(400, 'The employee of the path is not the "employeeId" of the body.');
}
