import type { JsonObject } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';

/** Properties of an employee that default to 0 (R139). */
export const COSTS: readonly string[] = ['dailyCost', 'directHourlyRate', 'dailySellingPrice', 'occupancyRate'];

/** Types of the properties of an employee in responses (conventions L89, L280, L292). */
const TYPES = {
  string: ['code', 'name', 'firstName', 'addressId', 'family1Id', 'family2Id', 'family3Id'],
  number: [...COSTS, 'dailyHours'],
};

/** Rejects an employee that no read could return: some request schemas are undocumented, so they allow any value. */
export function requireEmployeeTypes(item: JsonObject): void {
  for (const [type, names] of Object.entries(TYPES)) {
    const wrong = names.filter((name) => (item[name] ?? null) !== null && typeof item[name] !== type);
    if (wrong.length > 0)
      throw new HttpError(400, `These properties of an employee must be of type ${type}: ${wrong.join(', ')}.`);
  }
}
