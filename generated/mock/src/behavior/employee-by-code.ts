import type { Json, JsonObject } from '@bmp/mock-engine/behavior';
import { notFound } from '@bmp/mock-engine/behavior';
import type { Call } from '@bmp/mock-engine/behavior';

/** Returns the employee with a code, or `undefined` if there is none. */
export async function employeeWithCode({ state }: Call, code: Json): Promise<JsonObject | undefined> {
  return (await state.all('employees')).find((employee) => employee['code'] === code);
}

/**
 * Returns the employee whose code is in a parameter.
 *
 * @throws HttpError 404 if there is none
 */
export async function requireEmployee(call: Call, code: Json): Promise<JsonObject> {
  const found = await employeeWithCode(call, code);
  if (found === undefined) throw notFound('employee_code', String(code));
  return found;
}
