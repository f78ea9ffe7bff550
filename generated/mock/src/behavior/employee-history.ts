import { jsonResponse } from '@bmp/mock-engine/behavior';
import type { MockResponse } from '@bmp/mock-engine/behavior';
import { isObject, type JsonObject } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { requireEmployeeTypes } from './employee-types.ts';
import { momentOf } from './moment.ts';
import { requireOwnEmployee } from './own-employee.ts';

const HISTORY = 'employeeHistories';

/**
 * The history of employees (domains L243, L251, L255): an entry applies from its date on; before the first entry the
 * employee is as stored. `from` and `to` of a search return and filter employees as they were in that period.
 */
export const employeeHistory: Behavior = {
  rules: ['R115', 'R145'],
  actions: {
    'employees.putHistory': (call) => keepHistory(call, call.parameters.path['employee_id'] ?? ''),
  },
  sources: {
    searchEmployees: employeesThen,
    searchManagers: async (call) => managersAmong(await employeesThen(call), await call.state.all('employees')),
  },
};

/** Adds an entry to the history of an employee, from the requested date on, by default from now on. */
export async function keepHistory(call: Call, employeeId: string): Promise<MockResponse> {
  const entry = isObject(call.body) ? call.body : {};
  requireOwnEmployee(entry, employeeId);
  requireEmployeeTypes(entry);
  await call.state.put(HISTORY, {
    ...entry,
    id: await call.state.nextId(HISTORY),
    employeeId,
    from: call.parameters.query['from'] ?? call.clock.timestamp(),
  });
  return jsonResponse(200, employeeId);
}

async function employeesThen({ state, parameters }: Call): Promise<readonly JsonObject[]> {
  const employees = await state.all('employees');
  const { from, to } = parameters.query;
  if (from === undefined && to === undefined) return employees;
  const entries = Map.groupBy(await state.all(HISTORY), ({ employeeId }) => employeeId);
  const period = { from: momentOf(from ?? null), to: momentOf(to ?? null) };
  return employees.flatMap((employee) => versions(employee, entries.get(employee['id']) ?? [], period));
}

/**
 * Returns the states of an employee in a period from the entries of its history, oldest first. An omitted bound is
 * `NaN` and limits nothing.
 */
function versions(
  employee: JsonObject,
  entries: readonly JsonObject[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly JsonObject[] {
  const starts = entries.map((entry) => ({ entry, start: momentOf(entry['from'] ?? null) }));
  const ordered = [{ entry: {}, start: -Infinity }, ...starts.sort((one, other) => one.start - other.start)];
  return ordered
    .filter(({ start }, index) => !(start > to) && !((ordered[index + 1]?.start ?? Infinity) <= from))
    .map(({ entry }) => ({ ...employee, ...without(entry), id: employee['id'] ?? null }));
}

function without(entry: JsonObject): JsonObject {
  const { employeeId: _, from: __, ...fields } = entry;
  return fields;
}

/** Returns the managers: employees that others have as their manager (domains L257, L258). */
export function managersAmong(some: readonly JsonObject[], all: readonly JsonObject[]): readonly JsonObject[] {
  const managers = new Set(all.map(({ managerId = null }) => managerId));
  return some.filter(({ id = null }) => managers.has(id));
}
