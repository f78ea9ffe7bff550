import type { Collections } from '#mock/state/initial-items.ts';
import { code, day, moment, numbers, nth } from './number.ts';

/** Small fixed collections that do not depend on the seed or the size. */
export function seedOffice(): Collections {
  return { ...seedCompanies(), ...seedSettings(), ...seedCatalogue(), ...EMPTY };
}

/** Collections that are empty in the seed data. */
const EMPTY: Collections = {
  setups: [],
  expenses: [],
  quickEntries: [],
  peopleLinks: [],
  documents: [],
  employeeHistories: [],
  // Objects with approvals but without documented operations; only the data of a caller adds items.
  quotes: [],
  purchaseOrders: [],
  purchaseInvoices: [],
  purchaseBillingTables: [],
  receptions: [],
};

function seedCompanies(): Collections {
  return {
    companies: [
      { id: '1', code: 'ACME', name: 'Acme Conseil', currencyId: '1', calendarId: '1', color: '#1f6feb' },
      { id: '2', code: 'NORD', name: 'Nord Services', currencyId: '1', calendarId: '1', color: '#2da44e' },
    ],
    currencies: [
      { id: '1', code: 'EUR', name: 'Euro', order: 1, euro: true, euroRate: 1 },
      { id: '2', code: 'CHF', name: 'Swiss franc', order: 2, euro: false, euroRate: 0.95 },
    ],
    calendars: [{ id: '1', code: 'FR', name: 'France', default: true, daysNotWorked: [6, 7] }],
    standardWeeks: [
      { id: '1', code: 'W35', name: '35 hours', dailyHours: 7 },
      { id: '2', code: 'W39', name: '39 hours', dailyHours: 7.8 },
    ],
  };
}

function seedSettings(): Collections {
  return {
    phaseStates: ['Planned', 'Running', 'Done'].map((name, index) => ({
      id: String(index + 1),
      code: code('S', index + 1, 1),
      name,
      companyId: '1',
    })),
    projectStates: ['Open', 'On hold', 'Closed'].map((name, index) => ({
      id: String(index + 1),
      code: code('P', index + 1, 1),
      name,
      companyId: '1',
    })),
    rights: ['061602', '020304'].map((right, index) => ({
      id: String(index + 1),
      code: right,
      name: `Right ${right}`,
    })),
    applications: [
      {
        id: '1',
        name: 'Intranet',
        url: 'https://intranet.example.com',
        color: '#1f6feb',
        order: 1,
        rightId: '1',
        companyId: '1',
      },
    ],
    approvalParameters: ['QUOTATION', 'SALES_ORDER', 'INVOICE'].map((id) => ({ id, isAutomatic: id === 'QUOTATION' })),
    holidays: [0, 95, 120, 127, 194].map((number) => ({ id: String(number), date: moment(number, 0), type: 'PUBLIC' })),
    journals: numbers(6).map((number) => ({
      id: String(number),
      code: code('J', number, 2),
      name: nth(['Sales', 'Purchases', 'Bank', 'Sales abroad', 'Former purchases', 'Bank of Nord'], number),
      journalType: nth(['SALES', 'PURCHASE', 'BANK'], number),
      companyId: number === 6 ? '2' : '1',
      tag: nth(['main', 'other'], number <= 3 ? 1 : 2),
      ...(number === 5 ? { endDate: day(20) } : {}),
    })),
  };
}

function seedCatalogue(): Collections {
  return {
    categories: [{ id: '1', code: 'SRV', name: 'Services' }],
    subCategories: [{ id: '1', subCategoryType: 'PRESTATION' }],
    items: numbers(8).map((number) => ({
      id: String(number),
      reference: code('ART', number),
      name: `Service ${number}`,
      categoryId: '1',
      subCategoryId: '1',
      inventory: false,
    })),
    expenseTypes: ['Train', 'Hotel', 'Meal'].map((description, index) => ({
      id: String(index + 1),
      code: code('X', index + 1, 2),
      description,
      km: false,
      receiptRequired: true,
      expenseThreshold: nth([150, 180, 25], index + 1),
    })),
    actionCodes: numbers(6).map((number) => ({
      id: String(number),
      code: code('AC', number, 2),
      name: nth(['Analysis', 'Meeting', 'Travel'], number),
      tag: 'work',
      projectIds: [...new Set(['1', String(number)])],
      ...(number === 6 ? { endDate: moment(100) } : {}),
    })),
  };
}
