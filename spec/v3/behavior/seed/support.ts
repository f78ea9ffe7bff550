import type { JsonObject } from '#mock/json.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import type { Random } from '#mock/random.ts';
import { code, moment, numbers, nth } from './number.ts';
import { firstPhase } from './projects.ts';
import { FIRST_NAMES, LAST_NAMES } from './words.ts';

/** Card groups, cards, checkbooks, requesters and contracts. */
export function seedSupport(random: Random, size: number): Collections {
  return {
    sprints: numbers(2).map((number) => ({ id: String(number), name: `Sprint ${number}` })),
    cardGroups: numbers(3 * size).map((number) => ({
      id: String(number),
      name: nth(['Portal requests', 'Stock incidents', 'Payroll questions'], number),
      groupId: String(number),
      sprintId: sprintOf(number),
      tags: [{ id: '1', code: 'URG', name: 'Urgent' }],
    })),
    cards: numbers(6 * size).map((number) => ({
      id: String(number),
      code: code('CARD', number),
      name: `Card ${number}`,
      sprintId: sprintOf(nth([1, 2, 3], number)),
      cardGroupId: nth(['1', '2', '3'], number),
      assignedToId: String(1 + (number % 6)),
    })),
    checkbooks: numbers(4 * size).map((number) => checkbook(number, random)),
    externalRequesters: numbers(8 * size).map(requester),
    contracts: numbers(3 * size).map((number) => contract(number)),
    products: numbers(3).map((number) => ({ id: String(number), name: `Product ${number}`, internalProduct: false })),
  };
}

function contract(number: number): JsonObject {
  const project = 1 + ((number - 1) % 5);
  return {
    id: String(number),
    companyId: '1',
    regression: false,
    projectId: String(project),
    phaseId: firstPhase(project),
    lines: [],
  };
}

/** Returns the sprint of a card group and of its cards. */
function sprintOf(cardGroup: number): string {
  return nth(['1', '2'], cardGroup);
}

function checkbook(number: number, random: Random): JsonObject {
  return {
    id: String(number),
    name: `Checkbook ${number}`,
    contractNumber: code('CT', number, 4),
    contractStatus: nth(['ENDED', 'ACTIVE'], number),
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
  const position = nth(['Buyer', 'Director', 'Technician'], number);
  return {
    id: String(number),
    code: code('REQ', number),
    firstName: nth(FIRST_NAMES, number + 2),
    name: nth(LAST_NAMES, number + 7),
    email: `requester${number}@example.com`,
    customerId: String(1 + (number % 8)),
    siteId: String(1 + (number % 8)),
    employeeId: String(3 + (number % 6)),
    function: position,
    keyword: nth(['portal', 'stock', 'payroll'], number),
    tag: nth(['key account', 'trial'], number),
    createdTime: moment(number, 8),
    createdById: 'user-technical',
    modificationTime: moment(number + 30, 15),
    modificationById: 'user-second',
    lastTracking: moment(number + 40, 11),
    ...rolesOf(number, position),
    ...(number % 3 === 0 ? {} : { service: 'IT' }),
    ...(number % 5 === 0 ? { endDate: moment(90) } : {}),
  };
}

/** Roles of a requester at a site. */
function rolesOf(number: number, position: string): JsonObject {
  return {
    siteMainContact: number % 2 === 0,
    siteHelpdeskContact: position === 'Technician',
    siteHelpdeskMainContact: number % 6 === 0,
    siteHelpdeskVIPContact: number % 4 === 0,
    siteHelpdeskBlacklisted: number % 7 === 0,
    siteDecisionMaker: position === 'Director',
    siteSalesContact: position === 'Buyer',
    siteFinancialContact: position === 'Buyer',
    siteIntern: false,
  };
}
