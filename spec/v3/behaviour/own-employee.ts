import type { JsonObject } from '#mock/json.ts';
import { Refusal } from '#mock/refusal.ts';

/** R145: a body that names an employee names that of the path. */
export function requireOwnEmployee(sent: JsonObject, employeeId: string): void {
  const { employeeId: stated = null } = sent;
  if (stated !== null && stated !== employeeId)
    throw new Refusal(400, 'The employee of the path is not the "employeeId" of the body.');
}
