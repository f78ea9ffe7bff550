import { type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import type { Behavior, WriteContext } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';
import { COSTS, requireEmployeeTypes } from './employee-types.ts';
import { requireOwnEmployee } from './own-employee.ts';

/** Collections that the rules for fields apply to. */
export const PEOPLE: readonly string[] = ['employees', 'customers', 'customerSites', 'contacts'];

/** R136: `null` for a boolean of a person or a customer means `false`. */
export const booleans: Behavior = {
  rules: ['R136'],
  writes: Object.fromEntries(PEOPLE.map((collection) => [collection, withBooleans])),
};

function withBooleans(item: JsonObject, { before }: WriteContext): JsonObject {
  const nulls = Object.keys(item).filter((name) => item[name] === null && typeof before?.[name] === 'boolean');
  return nulls.length === 0 ? item : { ...item, ...Object.fromEntries(nulls.map((name) => [name, false])) };
}

/** R137, R139, R140, R145: immutable properties of an employee, and defaults of its numbers. */
export const employees: Behavior = {
  rules: ['R137', 'R139', 'R140', 'R145'],
  writes: {
    employees: async (item, writing) => {
      const { before, input: sent, call } = writing;
      if (before !== undefined && sent['code'] !== before['code'])
        throw new HttpError(400, 'The code of an employee cannot be omitted, null or changed.');
      if (before !== undefined) requireOwnEmployee(sent, String(before['id']));
      requireEmployeeTypes(item);
      const week = await call.state.get(
        'standardWeeks',
        textAt(item, 'standardWeekId') ?? textAt(before, 'standardWeekId') ?? '1',
      );
      const costs = Object.fromEntries(COSTS.map((name) => [name, item[name] ?? 0]));
      return { ...item, ...costs, dailyHours: item['dailyHours'] ?? week?.['dailyHours'] ?? 7 };
    },
  },
};

/** R138: the title of a contact defaults to M. */
export const contacts: Behavior = {
  rules: ['R138'],
  writes: { contacts: (item) => ({ ...item, title: item['title'] ?? 'M' }) },
};

/** R143, R144, R146: properties of a customer that no create or update sets. */
export const customerFields: Behavior = {
  rules: ['R143', 'R144', 'R146'],
  writes: {
    customers: (item, { before, input: sent }) => {
      if (textAt(sent, 'name') === undefined) throw new HttpError(400, 'The name of a customer is required.');
      if (before !== undefined && sent['code'] !== undefined && sent['code'] !== before['code'])
        throw new HttpError(400, 'The code of a customer cannot change.');
      return {
        ...item,
        closure: before?.['closure'] ?? false,
        email: before?.['email'] ?? null,
        ...(before === undefined ? {} : { code: before['code'] ?? null }),
      };
    },
  },
};

/** R147: the file URL of a document does not change after its creation. */
export const documents: Behavior = {
  rules: ['R147'],
  writes: {
    documents: (item, { before }) => (before === undefined ? item : { ...item, fileUrl: before['fileUrl'] ?? null }),
  },
};
