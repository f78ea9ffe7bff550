import type { Json, JsonObject } from '../json.ts';
import { notFound } from '../resources/collections.ts';
import type { Call } from '../platform.ts';

/** The employee with a code; nothing where there is none. */
export async function employeeWithCode({ state }: Call, code: Json): Promise<JsonObject | undefined> {
  return (await state.all('employees')).find((employee) => employee['code'] === code);
}

/**
 * The employee that a parameter names by the code.
 *
 * @throws Refusal 404 where there is none
 */
export async function requireEmployee(call: Call, code: Json): Promise<JsonObject> {
  const found = await employeeWithCode(call, code);
  if (found === undefined) throw notFound('employee_code', String(code));
  return found;
}
