import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ExternalRequester, ExternalRequesterCriteria } from '../../types.ts';
import { isClauseBoolean, schemaOfClauseBoolean } from '../schemas/clause-boolean.ts';
import { isClauseDate, schemaOfClauseDate } from '../schemas/clause-date.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';
import { isExternalRequester, schemaOfExternalRequester } from '../schemas/external-requester.ts';
import { isValidity, schemaOfValidity } from '../schemas/validity.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'code',
  'function',
  'customerId',
  'modificationById',
  'id',
  'tag',
  'keyword',
  'email',
  'createdById',
  'employeeId',
  'firstName',
  'service',
  'name',
  'siteId',
  'lastTracking',
  'modificationTime',
  'createdTime',
  'siteHelpdeskVIPContact',
  'siteDecisionMaker',
  'siteSalesContact',
  'siteHelpdeskMainContact',
  'siteHelpdeskContact',
  'siteHelpdeskBlacklisted',
  'siteFinancialContact',
  'siteIntern',
  'siteMainContact',
  'validity',
]);

function isExternalRequesterCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.code !== undefined && !isClauseString(data.code)) return false;
  if (data.function !== undefined && !isClauseString(data.function)) return false;
  if (data.customerId !== undefined && !isClauseString(data.customerId)) return false;
  if (data.modificationById !== undefined && !isClauseString(data.modificationById)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.tag !== undefined && !isClauseString(data.tag)) return false;
  if (data.keyword !== undefined && !isClauseString(data.keyword)) return false;
  if (data.email !== undefined && !isClauseString(data.email)) return false;
  if (data.createdById !== undefined && !isClauseString(data.createdById)) return false;
  if (data.employeeId !== undefined && !isClauseString(data.employeeId)) return false;
  if (data.firstName !== undefined && !isClauseString(data.firstName)) return false;
  if (data.service !== undefined && !isClauseString(data.service)) return false;
  if (data.name !== undefined && !isClauseString(data.name)) return false;
  if (data.siteId !== undefined && !isClauseString(data.siteId)) return false;
  if (data.lastTracking !== undefined && !isClauseDate(data.lastTracking)) return false;
  if (data.modificationTime !== undefined && !isClauseDate(data.modificationTime)) return false;
  if (data.createdTime !== undefined && !isClauseDate(data.createdTime)) return false;
  if (data.siteHelpdeskVIPContact !== undefined && !isClauseBoolean(data.siteHelpdeskVIPContact)) return false;
  if (data.siteDecisionMaker !== undefined && !isClauseBoolean(data.siteDecisionMaker)) return false;
  if (data.siteSalesContact !== undefined && !isClauseBoolean(data.siteSalesContact)) return false;
  if (data.siteHelpdeskMainContact !== undefined && !isClauseBoolean(data.siteHelpdeskMainContact)) return false;
  if (data.siteHelpdeskContact !== undefined && !isClauseBoolean(data.siteHelpdeskContact)) return false;
  if (data.siteHelpdeskBlacklisted !== undefined && !isClauseBoolean(data.siteHelpdeskBlacklisted)) return false;
  if (data.siteFinancialContact !== undefined && !isClauseBoolean(data.siteFinancialContact)) return false;
  if (data.siteIntern !== undefined && !isClauseBoolean(data.siteIntern)) return false;
  if (data.siteMainContact !== undefined && !isClauseBoolean(data.siteMainContact)) return false;
  if (data.validity !== undefined && !isValidity(data.validity)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isSearchExternalRequestersResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isExternalRequester(item1)) return false;
  }

  return true;
}

const schemaOfExternalRequesterCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    code: { ref: () => schemaOfClauseString },
    function: { ref: () => schemaOfClauseString },
    customerId: { ref: () => schemaOfClauseString },
    modificationById: { ref: () => schemaOfClauseString },
    id: { ref: () => schemaOfClauseString },
    tag: { ref: () => schemaOfClauseString },
    keyword: { ref: () => schemaOfClauseString },
    email: { ref: () => schemaOfClauseString },
    createdById: { ref: () => schemaOfClauseString },
    employeeId: { ref: () => schemaOfClauseString },
    firstName: { ref: () => schemaOfClauseString },
    service: { ref: () => schemaOfClauseString },
    name: { ref: () => schemaOfClauseString },
    siteId: { ref: () => schemaOfClauseString },
    lastTracking: { ref: () => schemaOfClauseDate },
    modificationTime: { ref: () => schemaOfClauseDate },
    createdTime: { ref: () => schemaOfClauseDate },
    siteHelpdeskVIPContact: { ref: () => schemaOfClauseBoolean },
    siteDecisionMaker: { ref: () => schemaOfClauseBoolean },
    siteSalesContact: { ref: () => schemaOfClauseBoolean },
    siteHelpdeskMainContact: { ref: () => schemaOfClauseBoolean },
    siteHelpdeskContact: { ref: () => schemaOfClauseBoolean },
    siteHelpdeskBlacklisted: { ref: () => schemaOfClauseBoolean },
    siteFinancialContact: { ref: () => schemaOfClauseBoolean },
    siteIntern: { ref: () => schemaOfClauseBoolean },
    siteMainContact: { ref: () => schemaOfClauseBoolean },
    validity: { ref: () => schemaOfValidity },
  },
  source: 'domains L144',
};
const schemaOfSearchExternalRequestersResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfExternalRequester },
};

/** Validates the body. */
export const searchExternalRequestersBody: Validator<ExternalRequesterCriteria> = /* @__PURE__ */ createValidator(
  isExternalRequesterCriteria,
  [schemaOfExternalRequesterCriteria, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const searchExternalRequestersResponse: Validator<ExternalRequester[]> = /* @__PURE__ */ createValidator(
  isSearchExternalRequestersResponse,
  [schemaOfSearchExternalRequestersResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchExternalRequesters, for whole calls. */
export const searchExternalRequestersValidators: OperationValidators = {
  operation: 'searchExternalRequesters',
  body: searchExternalRequestersBody,
  response: searchExternalRequestersResponse,
  bodyRequired: true,
};
