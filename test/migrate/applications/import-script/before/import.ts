import { readFileSync, writeFileSync } from 'node:fs';
import type { CustomField, CustomRequest, Employee, ItemLine, UserBase } from '@acme/v2';

type Row = Record<string, string>;

export function parse(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, index) => [names[index] ?? '', cell])));
}

const COLUMNS = {
  code: 'Code',
  employeeFamily2: 'Famille 2',
  employeeFamily3: 'Famille 3',
  dailyCost: 'Cout',
} as const;

export function toEmployee(row: Row): Employee {
  return {
    code: row[COLUMNS.code],
    employeeFamily2: row[COLUMNS.employeeFamily2],
    employeeFamily3: row['employeeFamily3'],
    dailyCost: Number(row[COLUMNS.dailyCost]),
  };
}

export const toLine = (row: Row): ItemLine => ({
  id: row['id'] ?? '',
  businessDocumentId: row['document'],
  discount: Number(row['discount']),
  quantity: Number(row['quantity']),
});

export function custom(request: CustomRequest, name: string): CustomField | undefined {
  return request.customFields?.[name];
}

export function readUsers(file: string): UserBase[] {
  const users: UserBase[] = JSON.parse(readFileSync(file, 'utf8'));
  return users.sort((one, other) => (one.firstname ?? '').localeCompare(other.firstname ?? ''));
}

export function* rows(employees: Iterable<Employee>): Generator<string> {
  const fields: (keyof Employee)[] = ['code', 'employeeFamily2', 'family1employeeFamily1Id'];
  yield fields.join(';');
  for (const employee of employees) yield fields.map((field) => String(employee[field] ?? '')).join(';');
}

async function send(base: string, employees: Employee[]): Promise<void> {
  for (const employee of employees) {
    const response = await fetch(`${base}/workforce/employees/${employee.code}`, {
      method: 'PUT',
      body: JSON.stringify({ ...employee, employeeFamily2: employee.employeeFamily2?.trim() }),
    });
    if (response.status !== 200) console.error('employee', employee.code, response.status);
  }
}

export async function main([file = '', base = '']: readonly string[]): Promise<void> {
  const employees = parse(readFileSync(file, 'utf8')).map(toEmployee);
  employees.forEach((employee) => Object.assign(employee, { employeeFamily3: employee.employeeFamily3 || 'none' }));
  await send(base, employees);
  writeFileSync('out.json', JSON.stringify(employees.map(({ code, employeeFamily2: family }) => ({ code, family }))));
}
