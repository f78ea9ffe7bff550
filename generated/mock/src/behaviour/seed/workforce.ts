import type { JsonObject } from '#mock/json.ts';
import type { Random } from '#mock/random.ts';
import type { Collections } from '#mock/store/base.ts';
import { code, moment, numbers, nth } from './number.ts';

/** Business cards, custom requests and expense reports. */
export function seedWorkforce(random: Random, size: number): Collections {
  return {
    businessCards: numbers(6 * size).map((number) => ({
      id: String(number),
      employeeId: String(number),
      cardNumber: `**** **** **** ${4000 + number}`,
      name: `Card of employee ${number}`,
      type: 'BANK',
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
    customRequests: numbers(3 * size).map((number) => request(number, random)),
    customRequestLines: numbers(3 * size).map((number) => ({
      id: String(number),
      customRequestId: String(number),
      name: 'Line',
      quantity: 1,
      unitPrice: 100,
      amountTotal: 100,
      rankNumber: 1,
    })),
    expenseReports: numbers(3 * size).map((number) => report(number, random)),
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

function request(number: number, random: Random): JsonObject {
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
    preTaxAmount: random.integer(50, 900),
    approvalState: 'NONE',
    multiProjects: false,
    numberOfDocuments: 0,
    changeTracking: { createdTime: moment(number), createdById: 'user-technical' },
  };
}

function report(number: number, random: Random): JsonObject {
  const vatInclAmount = random.integer(20, 400);
  const expense = {
    ident: number,
    title: nth(['Train', 'Hotel', 'Meal'], number),
    projectId: '1',
    customerId: 1,
    validated: false,
    finished: true,
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
    expenses: [expense],
  };
}
