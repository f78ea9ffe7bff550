import axios from 'axios';

export const upstream = axios.create({ baseURL: `${process.env.BMP_URL}/rest` });
declare const process: { env: Record<string, string> };

/** Paths of the platform, below /rest, with placeholders. */
export const PATHS = {
  terminations: 'workforce/managers/:manager/employees/timesheet-entries/completions',
  createEmployee: '/workforce/employees',
  updateEmployee: '/workforce/employees/:id',
  abilities: '/workforce/employees/:id/abilities',
  card: '/workforce/employees/:employee/business-cards/:card',
  invoices: '/sales/invoices/search',
};

export type PathName = keyof typeof PATHS;

/** Fills in the placeholders. */
export function pathOf(name: PathName, parameters: Record<string, string>): string {
  return Object.entries(parameters).reduce((path, [key, value]) => path.replace(`:${key}`, value), PATHS[name]);
}
