const BASE = 'https://erp.example.org';
export const whole = (id: string) =>
  BASE.concat('/rest/workforce/managers/', id, '/employees/timesheet-entries/completions');
export const chained = (base: string, id: string) =>
  base.concat('/rest/workforce/managers/').concat(id).concat('/employees/timesheet-entries/completions');
export const lists = (paths: readonly string[]) => paths.concat('/sales/invoices/search', '/sales/quotations');
