import type { JsonObject } from '../json.ts';
import { HttpError } from '../http/errors.ts';

/** What of an employee defaults to 0 (R139). */
export const COSTS = ['dailyCost', 'directHourlyRate', 'dailySellingPrice', 'occupancyRate'];

/** What reads and others show of an employee, where it is there (conventions L89, L280, L292). */
const TYPES = {
  string: ['code', 'name', 'firstName', 'addressId', 'family1Id', 'family2Id', 'family3Id'],
  number: [...COSTS, 'dailyHours'],
};

/** Refuses an employee that no read could show: some of the shapes that are sent are not shown, and take anything. */
export function requireEmployeeTypes(item: JsonObject): void {
  for (const [type, names] of Object.entries(TYPES)) {
    const wrong = names.filter((name) => (item[name] ?? null) !== null && typeof item[name] !== type);
    if (wrong.length > 0) throw new HttpError(400, `Of an employee, these are of type ${type}: ${wrong.join(', ')}.`);
  }
}
