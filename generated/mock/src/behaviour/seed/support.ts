import type { JsonObject } from '#mock/json.ts';
import type { Random } from '#mock/random.ts';
import type { Collections } from '#mock/store/base.ts';
import { code, moment, numbers, nth } from './number.ts';
import { FIRST_NAMES, LAST_NAMES } from './words.ts';

/** Card groups, cards, checkbooks, requesters and contracts. */
export function seedSupport(random: Random, size: number): Collections {
  return {
    sprints: numbers(2).map((number) => ({ id: String(number), name: `Sprint ${number}` })),
    cardGroups: numbers(3 * size).map((number) => ({
      id: String(number),
      name: nth(['Portal requests', 'Stock incidents', 'Payroll questions'], number),
      groupId: String(number),
      sprintId: nth(['1', '2'], number),
      tags: [{ id: '1', code: 'URG', name: 'Urgent' }],
    })),
    cards: numbers(6 * size).map((number) => ({
      id: String(number),
      code: code('CARD', number),
      name: `Card ${number}`,
      sprintId: nth(['1', '2'], number),
      cardGroupId: nth(['1', '2', '3'], number),
      assignedToId: String(1 + (number % 6)),
    })),
    checkbooks: numbers(4 * size).map((number) => checkbook(number, random)),
    externalRequesters: numbers(8 * size).map(requester),
    contracts: numbers(3 * size).map((number) => ({
      id: String(number),
      companyId: '1',
      regression: false,
      projectId: String(number),
      phaseId: String(number),
      lines: [],
    })),
    products: numbers(3).map((number) => ({ id: String(number), name: `Product ${number}`, internalProduct: false })),
  };
}

function checkbook(number: number, random: Random): JsonObject {
  return {
    id: String(number),
    name: `Checkbook ${number}`,
    contractNumber: code('CT', number, 4),
    contractStatus: nth(['ACTIVE', 'ENDED'], number),
    billingMethod: nth(['PREPAID', 'POSTPAID'], number),
    customerId: String(number),
    managerId: '1',
    tacitRenewal: number % 2 === 0,
    renewalThreshold: random.integer(5, 20),
    renewalThresholdExceeded: number % 3 === 0,
    startDate: moment(-200),
    endDate: moment(number % 2 === 0 ? 1200 : -10),
  };
}

function requester(number: number): JsonObject {
  return {
    id: String(number),
    code: code('REQ', number),
    firstName: nth(FIRST_NAMES, number + 2),
    name: nth(LAST_NAMES, number + 7),
    email: `requester${number}@example.com`,
    customerId: String(1 + (number % 8)),
    function: nth(['Buyer', 'Director', 'Technician'], number),
    createdTime: moment(number, 8),
    modificationTime: moment(number + 30, 15),
    createdById: 'user-technical',
    siteMainContact: number % 2 === 0,
    siteHelpdeskVIPContact: number % 4 === 0,
    ...(number % 3 === 0 ? {} : { service: 'IT' }),
  };
}
