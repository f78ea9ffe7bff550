import type { Behaviour } from '../platform.ts';
import { requireNamedEmployee } from './own-employee.ts';

/** R145, R199: a business card belongs to the employee of the path; its number is kept masked. */
export const businessCards: Behaviour = {
  rules: ['R145', 'R199'],
  writes: {
    businessCards: (item, { input: sent, call }) => {
      requireNamedEmployee(sent, call.parameters.path['employee_id'] ?? '');
      const number = item['cardNumber'];
      return typeof number === 'string' ? { ...item, cardNumber: masked(number) } : item;
    },
  },
};

/** All digits but the last four hidden, where there are as many as a card has. */
function masked(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < 12 ? number : `**** **** **** ${digits.slice(-4)}`;
}
