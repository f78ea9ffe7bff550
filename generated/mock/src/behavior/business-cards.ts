import type { Behavior } from '@bmp/mock-engine/behavior';
import { requireNamedEmployee } from './own-employee.ts';

/** R145, R199: a business card belongs to the employee of the path; its number is stored masked. */
export const businessCards: Behavior = {
  rules: ['R145', 'R199'],
  writes: {
    businessCards: (item, { input: sent, call }) => {
      requireNamedEmployee(sent, call.parameters.path['employee_id'] ?? '');
      const number = item['cardNumber'];
      return typeof number === 'string' ? { ...item, cardNumber: masked(number) } : item;
    },
  },
};

/** Masks all digits but the last four, if the number is as long as that of a card. */
function masked(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < 12 ? number : `**** **** **** ${digits.slice(-4)}`;
}
