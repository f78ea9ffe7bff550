export const check = (id: string) => `https://erp.example.com/entries?id=${id}&checkTimerecordings=true`;
export const list = '/workforce/managers/7/employees/timesheet-entries/completions?checkTimerecordings=1';
export const create = () => fetch('/workforce/employees?checkEmployeeCompagny=true', { method: 'POST' });
export const told = 'The parameter checkTimerecordings is gone.';
