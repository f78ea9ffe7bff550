import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
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
  const data1 = data['code'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['function'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['customerId'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['modificationById'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['id'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['tag'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['keyword'];
  if (data7 !== undefined && data7 !== null && !isClauseString(data7)) return false;
  const data8 = data['email'];
  if (data8 !== undefined && data8 !== null && !isClauseString(data8)) return false;
  const data9 = data['createdById'];
  if (data9 !== undefined && data9 !== null && !isClauseString(data9)) return false;
  const data10 = data['employeeId'];
  if (data10 !== undefined && data10 !== null && !isClauseString(data10)) return false;
  const data11 = data['firstName'];
  if (data11 !== undefined && data11 !== null && !isClauseString(data11)) return false;
  const data12 = data['service'];
  if (data12 !== undefined && data12 !== null && !isClauseString(data12)) return false;
  const data13 = data['name'];
  if (data13 !== undefined && data13 !== null && !isClauseString(data13)) return false;
  const data14 = data['siteId'];
  if (data14 !== undefined && data14 !== null && !isClauseString(data14)) return false;
  const data15 = data['lastTracking'];
  if (data15 !== undefined && data15 !== null && !isClauseDate(data15)) return false;
  const data16 = data['modificationTime'];
  if (data16 !== undefined && data16 !== null && !isClauseDate(data16)) return false;
  const data17 = data['createdTime'];
  if (data17 !== undefined && data17 !== null && !isClauseDate(data17)) return false;
  const data18 = data['siteHelpdeskVIPContact'];
  if (data18 !== undefined && data18 !== null && !isClauseBoolean(data18)) return false;
  const data19 = data['siteDecisionMaker'];
  if (data19 !== undefined && data19 !== null && !isClauseBoolean(data19)) return false;
  const data20 = data['siteSalesContact'];
  if (data20 !== undefined && data20 !== null && !isClauseBoolean(data20)) return false;
  const data21 = data['siteHelpdeskMainContact'];
  if (data21 !== undefined && data21 !== null && !isClauseBoolean(data21)) return false;
  const data22 = data['siteHelpdeskContact'];
  if (data22 !== undefined && data22 !== null && !isClauseBoolean(data22)) return false;
  const data23 = data['siteHelpdeskBlacklisted'];
  if (data23 !== undefined && data23 !== null && !isClauseBoolean(data23)) return false;
  const data24 = data['siteFinancialContact'];
  if (data24 !== undefined && data24 !== null && !isClauseBoolean(data24)) return false;
  const data25 = data['siteIntern'];
  if (data25 !== undefined && data25 !== null && !isClauseBoolean(data25)) return false;
  const data26 = data['siteMainContact'];
  if (data26 !== undefined && data26 !== null && !isClauseBoolean(data26)) return false;
  const data27 = data['validity'];
  if (data27 !== undefined && data27 !== null && !isValidity(data27)) return false;
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
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    function: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    customerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    modificationById: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    keyword: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    email: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    createdById: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    employeeId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    firstName: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    service: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    siteId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    lastTracking: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
    modificationTime: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
    createdTime: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
    siteHelpdeskVIPContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteDecisionMaker: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteSalesContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteHelpdeskMainContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteHelpdeskContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteHelpdeskBlacklisted: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteFinancialContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteIntern: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    siteMainContact: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    validity: { anyOf: [{ ref: () => schemaOfValidity }, { type: 'null' }] },
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
  [schemaOfExternalRequesterCriteria, interpretString, interpretObject, interpretUnion],
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
