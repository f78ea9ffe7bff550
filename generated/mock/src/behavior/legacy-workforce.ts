import { emptyResponse, jsonResponse } from '@bmp/mock-engine/behavior';
import { isObject, type JsonObject } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { requireEmployee } from './employee-by-code.ts';
import { keepHistory, managersAmong } from './employee-history.ts';
import { requireOwnEmployee } from './own-employee.ts';
import { isWithin } from './validity.ts';

/** Operations of v2 that are neither CRUD nor part of v3, on the same state. */
export const legacyWorkforce: Behavior = {
  rules: ['R068', 'R101', 'R118', 'R137'],
  actions: {
    'employees.update': (call) => call.crud('replace'),
    'employees.postHistory': async (call) => keepHistory(call, String((await byCode(call))['id'])),
    'employees.mine': async (call) => {
      const all = await call.state.all('employees');
      return call.respond(managersAmong(all, all));
    },
    updateFluentEmployee: async (call) => call.crud('replace', named(await byCode(call), call)),
    'holidays.search': async (call) => {
      const { from, to } = call.parameters.query;
      return call.respond((await call.state.all('holidays')).filter((holiday) => isWithin(holiday, from, to)));
    },
  },
};

/**
 * Converts a call of a fluent variant, which has the code of the employee, to one with the identifier; the code in the
 * body defaults to that of the employee.
 */
function named(employee: JsonObject, { parameters, body }: Call): Pick<Call, 'parameters' | 'body'> {
  const path = { ...parameters.path, employee_code: String(employee['id']) };
  const sent = isObject(body) ? body : {};
  return { parameters: { ...parameters, path }, body: { code: employee['code'] ?? null, ...sent } };
}

/** The abilities of an employee, as a list to add to and remove from. */
export const abilities: Behavior = {
  rules: ['R101', 'R145'],
  actions: {
    'employeeAbilities.post': async (call) => {
      const sent = sentList(call);
      for (const ability of sent) requireOwnEmployee(ability, employeeOf(call));
      for (const ability of sent)
        await call.state.put('employeeAbilities', {
          ...ability,
          id: await call.state.nextId('employeeAbilities'),
          employeeId: employeeOf(call),
        });
      return jsonResponse(200, employeeOf(call));
    },
    'employeeAbilities.delete': async (call) => {
      const named = new Set(sentList(call).map(({ id }) => id));
      const gone = (await ownAbilities(call)).filter(({ id }) => call.body === undefined || named.has(id));
      for (const { id } of gone) await call.state.remove('employeeAbilities', String(id));
      return emptyResponse(200);
    },
  },
};

async function ownAbilities(call: Call): Promise<readonly JsonObject[]> {
  return (await call.state.all('employeeAbilities')).filter((ability) => ability['employeeId'] === employeeOf(call));
}

function employeeOf({ parameters }: Call): string {
  return parameters.path['employee_id'] ?? '';
}

function sentList({ body }: Call): readonly JsonObject[] {
  return Array.isArray(body) ? body.filter(isObject) : [];
}

function byCode(call: Call): Promise<JsonObject> {
  return requireEmployee(call, call.parameters.path['employee_code'] ?? null);
}
