import type { JsonObject } from '#mock/json.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import type { Random } from '#mock/random.ts';
import { code, moment, numbers, nth } from './number.ts';

/** Business cards, custom requests and expense reports. */
export function seedWorkforce(random: Random, size: number): Collections {
  return {
    businessCards: numbers(6 * size).map((number) => ({
      id: String(number),
      employeeId: String(number),
      cardNumber: `**** **** **** ${4000 + number}`,
      encryptedCardNumber: code('ENC', number, 8),
      name: `Card of employee ${number}`,
      type: nth(['BANK', 'FUEL'], number),
      endDate: moment(700 + number),
      companyId: '1',
    })),
    employeeAbilities: numbers(4).map((number) => ({
      id: String(number),
      employeeId: nth(['1', '2'], number),
      name: nth(['Analysis', 'Training'], number),
      levelId: '1',
    })),
    customRequestCategories: numbers(3).map((number) => category(number)),
    ...seedRequests(random, size),
    expenseReports: numbers(3 * size).map((number) => report(number, random)),
  };
}

/** Custom requests with one line each, which determines their amount. */
function seedRequests(random: Random, size: number): Collections {
  const amounts = numbers(3 * size).map((number) => ({ number, amount: random.integer(50, 900) }));
  return {
    customRequests: amounts.map(request),
    customRequestLines: amounts.map(({ number, amount }) => ({
      id: String(number),
      customRequestId: String(number),
      managementObjectId: String(number),
      name: nth(['Train', 'Laptop', 'Course'], number),
      quantity: 1,
      unitPrice: amount,
      amountTotal: amount,
      rankNumber: 1,
    })),
  };
}

function category(number: number): JsonObject {
  return {
    id: String(number),
    code: code('CAT', number, 2),
    name: nth(['Travel', 'Equipment', 'Training'], number),
    companyId: '1',
    enableActualDates: true,
    enableEndDate: false,
    scheduleCreation: true,
    timesheetCreation: false,
    customDataNbColumns: 2,
  };
}

function request({ number, amount }: { readonly number: number; readonly amount: number }): JsonObject {
  return {
    id: String(number),
    number: code('DEM', number, 4),
    name: `Request ${number}`,
    type: 'CUSTOM_REQUEST',
    companyId: '1',
    companyCode: 'ACME',
    currencyCode: 'EUR',
    projectId: '1',
    phaseId: '1',
    date: moment(number * 5),
    preTaxAmount: amount,
    afterTaxAmount: Math.round(amount * 120) / 100,
    approvalState: 'NONE',
    multiProjects: false,
    numberOfDocuments: 0,
    changeTracking: { createdTime: moment(number * 5), createdById: 'user-technical' },
  };
}

function report(number: number, random: Random): JsonObject {
  const vatInclAmount = random.integer(20, 400);
  const expense = {
    ident: number,
    identExpReport: number,
    title: nth(['Train', 'Hotel', 'Meal'], number),
    amount: vatInclAmount,
    projectId: '1',
    customerId: 1,
    phaseId: 1,
    validated: false,
    finished: number % 2 === 0,
    datCre: moment(number),
  };
  return {
    ident: number,
    guid: `report-${number}`,
    description: `Trip ${number}`,
    date: moment(number),
    datCre: moment(number),
    validated: false,
    finished: number % 2 === 0,
    vatInclAmount,
    currencyCode: 'EUR',
    companyId: '1',
    expenses: [expense],
  };
}
