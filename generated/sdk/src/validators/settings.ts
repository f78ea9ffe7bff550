import { rules as createApplicationRules } from '../rules/operations/create-application.ts';
import { isInteger, isObject } from '../shared/validation/assertions.ts';
import { isDate, isDateTime } from '../shared/validation/formats.ts';
import { interpretArray } from '../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { interpretString } from '../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type {
  AccountingJournalCriteria,
  ApplicationCreate,
  JournalClosingInformation,
  ManagementObjectsAccountingJournal,
} from '../types.ts';
import {
  isApproveBody,
  isClauseString,
  isPostExpenseReportHeader,
  isValidity,
  schemaOfApproveBody,
  schemaOfClauseString,
  schemaOfPostExpenseReportHeader,
  schemaOfValidity,
} from './schemas.ts';

function isCloseJournalPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['journalId'] !== 'string') return false;
  return true;
}

function isJournalClosingInformation(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['closingReason'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['closingDate'];
  if (data2 !== undefined) {
    if (typeof data2 !== 'string' && data2 !== null) return false;
    if (data2 !== null && !isDateTime(data2)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'closingReason' && key1 !== 'closingDate') return false;
  }

  return true;
}

function isSearchJournalsQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['offset'] !== undefined && !isInteger(data['offset'])) return false;
  if (data['limit'] !== undefined && !isInteger(data['limit'])) return false;
  return true;
}

function isAccountingJournalCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['companyId'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['code'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['journalType'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['name'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['id'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['tag'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['validity'];
  if (data7 !== undefined && data7 !== null && !isValidity(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'companyId' &&
      key1 !== 'code' &&
      key1 !== 'journalType' &&
      key1 !== 'name' &&
      key1 !== 'id' &&
      key1 !== 'tag' &&
      key1 !== 'validity'
    )
      return false;
  }

  return true;
}

function isSearchJournalsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isManagementObjectsAccountingJournal(item1)) return false;
  }

  return true;
}

function isSetJournalEndDateBody(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  if (!isDate(data)) return false;
  return true;
}

function isApplicationCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['url'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['color'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['image'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['order'];
  if (data6 !== undefined && !isInteger(data6) && data6 !== null) return false;
  const data7 = data['rightId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['type'];
  if (data8 !== undefined && data8 !== null && !isApplicationType(data8)) return false;
  const data9 = data['portalType'];
  if (data9 !== undefined && data9 !== null && !isPortalType(data9)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'name' &&
      key1 !== 'url' &&
      key1 !== 'color' &&
      key1 !== 'image' &&
      key1 !== 'type' &&
      key1 !== 'portalType' &&
      key1 !== 'order' &&
      key1 !== 'rightId'
    )
      return false;
  }

  return true;
}

function isDeleteApplicationPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['appId'] !== 'string') return false;
  return true;
}

function isManagementObjectsAccountingJournal(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isApplicationType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isPortalType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfCloseJournalPath: Schema | boolean = {
  type: 'object',
  required: ['journalId'],
  properties: { journalId: { type: 'string' } },
};
const schemaOfJournalClosingInformation: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    closingReason: { type: ['string', 'null'] },
    closingDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L168',
};
const schemaOfSearchJournalsQuery: Schema | boolean = {
  type: 'object',
  properties: { offset: { type: 'integer' }, limit: { type: 'integer' } },
};
const schemaOfAccountingJournalCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    companyId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    journalType: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    validity: { anyOf: [{ ref: () => schemaOfValidity }, { type: 'null' }] },
  },
  source: 'domains L169',
};
const schemaOfSearchJournalsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfManagementObjectsAccountingJournal },
};
const schemaOfSetJournalEndDateBody: Schema | boolean = {
  type: 'string',
  format: { name: 'date', of: 'string', test: isDate },
};
const schemaOfApplicationCreate: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    url: { type: ['string', 'null'] },
    color: { type: ['string', 'null'] },
    image: { type: ['string', 'null'] },
    type: { anyOf: [{ ref: () => schemaOfApplicationType }, { type: 'null' }] },
    portalType: { anyOf: [{ ref: () => schemaOfPortalType }, { type: 'null' }] },
    order: { type: ['integer', 'null'] },
    rightId: { type: ['string', 'null'] },
  },
  source: 'domains L167',
  unsent: { right: '"rightId" instead: the nested object is only read' },
};
const schemaOfDeleteApplicationPath: Schema | boolean = {
  type: 'object',
  required: ['appId'],
  properties: { appId: { type: 'string' } },
};
const schemaOfManagementObjectsAccountingJournal: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L318',
};
const schemaOfApplicationType: Schema | boolean = { type: 'string', source: 'domains L167' };
const schemaOfPortalType: Schema | boolean = { type: 'string', source: 'domains L167' };

/** Validates the path parameters. */
export const closeJournalPath: Validator<{ journalId: string }> = /* @__PURE__ */ createValidator(
  isCloseJournalPath,
  [schemaOfCloseJournalPath, interpretObject],
  'path',
);

/** Validates the body. */
export const closeJournalBody: Validator<JournalClosingInformation> = /* @__PURE__ */ createValidator(
  isJournalClosingInformation,
  [schemaOfJournalClosingInformation, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const closeJournalResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of closeJournal, for whole calls. */
export const closeJournalValidators: OperationValidators = {
  operation: 'closeJournal',
  path: closeJournalPath,
  body: closeJournalBody,
  response: closeJournalResponse,
  parameters: [{ property: 'journalId', name: 'journal_id', location: 'path' }],
};

/** Validates the query parameters. */
export const searchJournalsQuery: Validator<{ offset?: number; limit?: number }> = /* @__PURE__ */ createValidator(
  isSearchJournalsQuery,
  [schemaOfSearchJournalsQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchJournalsBody: Validator<AccountingJournalCriteria> = /* @__PURE__ */ createValidator(
  isAccountingJournalCriteria,
  [schemaOfAccountingJournalCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchJournalsResponse: Validator<ManagementObjectsAccountingJournal[]> = /* @__PURE__ */ createValidator(
  isSearchJournalsResponse,
  [schemaOfSearchJournalsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchJournals, for whole calls. */
export const searchJournalsValidators: OperationValidators = {
  operation: 'searchJournals',
  query: searchJournalsQuery,
  body: searchJournalsBody,
  response: searchJournalsResponse,
  bodyRequired: true,
  parameters: [
    { property: 'offset', name: 'offset', location: 'query', type: 'number' },
    { property: 'limit', name: 'limit', location: 'query', type: 'number' },
  ],
};

/** Validates the path parameters. */
export const setJournalEndDatePath: Validator<{ journalId: string }> = /* @__PURE__ */ createValidator(
  isCloseJournalPath,
  [schemaOfCloseJournalPath, interpretObject],
  'path',
);

/** Validates the body. */
export const setJournalEndDateBody: Validator<string> = /* @__PURE__ */ createValidator(
  isSetJournalEndDateBody,
  [schemaOfSetJournalEndDateBody, interpretString],
  'body',
);

/** Validates the response. */
export const setJournalEndDateResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of setJournalEndDate, for whole calls. */
export const setJournalEndDateValidators: OperationValidators = {
  operation: 'setJournalEndDate',
  path: setJournalEndDatePath,
  body: setJournalEndDateBody,
  response: setJournalEndDateResponse,
  bodyRequired: true,
  parameters: [{ property: 'journalId', name: 'journal_id', location: 'path' }],
};

/** Validates the header parameters. */
export const createApplicationHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createApplicationBody: Validator<ApplicationCreate> = /* @__PURE__ */ createValidator(
  isApplicationCreate,
  [schemaOfApplicationCreate, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const createApplicationResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of createApplication, for whole calls. */
export const createApplicationValidators: OperationValidators = {
  operation: 'createApplication',
  header: createApplicationHeader,
  body: createApplicationBody,
  response: createApplicationResponse,
  bodyRequired: true,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules: createApplicationRules,
};

/** Validates the path parameters. */
export const deleteApplicationPath: Validator<{ appId: string }> = /* @__PURE__ */ createValidator(
  isDeleteApplicationPath,
  [schemaOfDeleteApplicationPath, interpretObject],
  'path',
);

/** All validators of deleteApplication, for whole calls. */
export const deleteApplicationValidators: OperationValidators = {
  operation: 'deleteApplication',
  path: deleteApplicationPath,
  parameters: [{ property: 'appId', name: 'app_id', location: 'path' }],
};
