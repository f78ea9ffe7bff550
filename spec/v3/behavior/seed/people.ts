import type { JsonObject } from '#mock/json.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import type { Random } from '#mock/random.ts';
import { code, day, numbers, nth } from './number.ts';
import { CITIES, CUSTOMERS, FIRST_NAMES, LAST_NAMES, STREETS } from './words.ts';

/** Employees, customers and their contacts. */
export function seedPeople(random: Random, size: number): Collections {
  const people = numbers(12 * size);
  return {
    employees: people.map((number) => employee(number, random)),
    addresses: people.map((number) => ({ id: String(number), ...address(number) })),
    customers: numbers(8 * size).map((number) => ({
      ...customer(number),
      code: code('CUS', number),
      companyId: number > 6 * size ? '2' : '1',
    })),
    customerSites: numbers(8 * size).map((number) => ({
      id: String(number),
      code: code('SITE', number),
      name: nth(CUSTOMERS, number),
      customerId: String(number),
      addressId: String(number),
    })),
    contacts: numbers(8 * size).map((number) => ({
      id: String(number),
      title: nth(['M', 'MME'], number),
      firstName: nth(FIRST_NAMES, number + 3),
      name: nth(LAST_NAMES, number + 5),
      address: address(number),
    })),
  };
}

function employee(number: number, random: Random): JsonObject {
  const firstName = nth(FIRST_NAMES, number);
  const name = nth(LAST_NAMES, number + Math.floor(number / 12));
  return {
    id: String(number),
    code: code('EMP', number),
    firstName,
    name,
    email: `${plain(firstName)}.${plain(name)}@example.com`,
    companyId: '1',
    managerId: number <= 2 ? null : managerOf(number),
    standardWeekId: nth(['1', '2'], number),
    entryDate: day(-random.integer(100, 3000)),
    dailyCost: random.integer(280, 520),
    directHourlyRate: random.integer(40, 70),
    dailySellingPrice: random.integer(600, 950),
    occupancyRate: 1,
    dailyHours: nth([7, 7.8], number),
    isExternal: number % 5 === 0,
    address: address(number),
    addressId: String(number),
  };
}

/** Returns the manager of an employee, if any. */
export function managerOf(employeeNumber: number): string {
  return String(1 + (employeeNumber % 2));
}

function customer(number: number): JsonObject {
  return {
    id: String(number),
    name: nth(CUSTOMERS, number) + (number > CUSTOMERS.length ? ` ${Math.ceil(number / CUSTOMERS.length)}` : ''),
    tag: nth(['gold', 'silver'], number),
    closure: false,
    email: `contact${number}@example.com`,
    address: address(number),
  };
}

/** Creates an address in the format of the platform. */
export function address(number: number): JsonObject {
  return {
    line1: nth(STREETS, number),
    ...nth(CITIES, number),
    phone: `+33 4 00 00 00 ${String(number % 100).padStart(2, '0')}`,
  };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}
