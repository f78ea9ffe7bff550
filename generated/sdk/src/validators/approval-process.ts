import { rules as readApprovalsRules } from '../rules/operations/read-approvals.ts';
import { isFiniteNumber, isInteger, isObject } from '../shared/validation/assertions.ts';
import { isDateTime } from '../shared/validation/formats.ts';
import { interpretArray } from '../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { MAX_DEPTH, throwTooDeep } from '../shared/validation/recursion.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type { Approval, ApprovalReadOption, ApprovalType, Message } from '../types.ts';
import {
  isApprovalState,
  isApproveBody,
  isCustomData,
  isCustomDataReadOptionValue,
  isEmployeeBase,
  isUserBase,
  schemaOfApprovalState,
  schemaOfApproveBody,
  schemaOfCustomData,
  schemaOfCustomDataReadOptionValue,
  schemaOfEmployeeBase,
  schemaOfUserBase,
} from './schemas.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'comment',
  'company',
  'objectEntityCode',
  'approvalDate',
  'requestDate',
  'approvedBy',
  'approvedById',
  'approver',
  'approverId',
  'requester',
  'requesterId',
  'integralObject',
  'isAutoApproved',
  'level',
  'order',
  'ongoingLevelNumber',
  'totalLevelNumber',
  'viewCustomData',
  'object',
  'objectId',
  'objectSummary',
  'objectSummaryId',
  'objectType',
  'otherApprovals',
  'state',
]);
const values2 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'companyCode',
  'currencyCode',
  'description',
  'entityCode',
  'name',
  'number',
  'date',
  'afterTaxAmount',
  'afterTaxAmountCurrency',
  'preTaxAmount',
  'preTaxAmountCurrency',
  'customData',
]);

function isApprovePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['approvalId'] !== 'string') return false;
  return true;
}

function isApproveAllQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['approvalComment'] !== undefined && typeof data['approvalComment'] !== 'string') return false;
  return true;
}

function isApproveAllBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (typeof item1 !== 'string') return false;
  }

  return true;
}

function isAskForApprovalPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['objectId'] !== 'string') return false;
  if (!isApprovalType(data['objectType'])) return false;
  return true;
}

function isApproval(data: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) throwTooDeep();
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['comment'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['company'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['objectEntityCode'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['approvalDate'];
  if (data7 !== undefined) {
    if (typeof data7 !== 'string' && data7 !== null) return false;
    if (data7 !== null && !isDateTime(data7)) return false;
  }

  const data8 = data['requestDate'];
  if (data8 !== undefined) {
    if (typeof data8 !== 'string' && data8 !== null) return false;
    if (data8 !== null && !isDateTime(data8)) return false;
  }

  const data9 = data['approvedById'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['approverId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['requesterId'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  if (data['isAutoApproved'] !== undefined && typeof data['isAutoApproved'] !== 'boolean') return false;
  const data12 = data['level'];
  if (data12 !== undefined && !isInteger(data12) && data12 !== null) return false;
  const data13 = data['order'];
  if (data13 !== undefined && !isInteger(data13) && data13 !== null) return false;
  const data14 = data['ongoingLevelNumber'];
  if (data14 !== undefined && !isInteger(data14) && data14 !== null) return false;
  const data15 = data['totalLevelNumber'];
  if (data15 !== undefined && !isInteger(data15) && data15 !== null) return false;
  const data16 = data['viewCustomData'];
  if (data16 !== undefined && !isInteger(data16) && data16 !== null) return false;
  const data17 = data['object'];
  if (data17 !== undefined && !isObject(data17) && data17 !== null) return false;
  const data18 = data['objectId'];
  if (data18 !== undefined && typeof data18 !== 'string' && data18 !== null) return false;
  const data19 = data['objectSummaryId'];
  if (data19 !== undefined && typeof data19 !== 'string' && data19 !== null) return false;
  const data20 = data['approvedBy'];
  if (data20 !== undefined && data20 !== null && !isUserBase(data20)) return false;
  const data21 = data['approver'];
  if (data21 !== undefined && data21 !== null && !isApprover(data21)) return false;
  const data22 = data['requester'];
  if (data22 !== undefined && data22 !== null && !isEmployeeBase(data22)) return false;
  const data23 = data['objectSummary'];
  if (data23 !== undefined && data23 !== null && !isApprovalObjectSummary(data23)) return false;
  const data24 = data['objectType'];
  if (data24 !== undefined && data24 !== null && !isApprovalType(data24)) return false;
  const data25 = data['otherApprovals'];
  if (data25 !== undefined) {
    if (!Array.isArray(data25) && data25 !== null) return false;
    if (data25 !== null) {
      for (const item1 of data25) {
        if (!isApproval(item1, depth + 1)) return false;
      }
    }
  }

  const data26 = data['state'];
  if (data26 !== undefined && data26 !== null && !isApprovalState(data26)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isApprovalReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isApprovalReadOptionValue(item1) && !isCustomDataReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isReadApprovalsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isApproval(item1)) return false;
  }

  return true;
}

function isMessage(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isApprovalType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isApprover(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isApprovalObjectSummary(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['companyCode'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['currencyCode'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['description'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['entityCode'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['name'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['number'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['date'];
  if (data8 !== undefined) {
    if (typeof data8 !== 'string' && data8 !== null) return false;
    if (data8 !== null && !isDateTime(data8)) return false;
  }

  const data9 = data['afterTaxAmount'];
  if (data9 !== undefined && !isFiniteNumber(data9) && data9 !== null) return false;
  const data10 = data['afterTaxAmountCurrency'];
  if (data10 !== undefined && !isFiniteNumber(data10) && data10 !== null) return false;
  const data11 = data['preTaxAmount'];
  if (data11 !== undefined && !isFiniteNumber(data11) && data11 !== null) return false;
  const data12 = data['preTaxAmountCurrency'];
  if (data12 !== undefined && !isFiniteNumber(data12) && data12 !== null) return false;
  const data13 = data['customData'];
  if (data13 !== undefined) {
    if (!isObject(data13) && data13 !== null) return false;
    if (data13 !== null) {
      for (const key1 in data13) {
        if (!isCustomData(data13[key1])) return false;
      }
    }
  }

  for (const key2 in data) {
    if (!values2.has(key2)) return false;
  }

  return true;
}

function isApprovalReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfApprovePath: Schema | boolean = {
  type: 'object',
  required: ['approvalId'],
  properties: { approvalId: { type: 'string' } },
};
const schemaOfApproveAllQuery: Schema | boolean = {
  type: 'object',
  properties: { approvalComment: { type: 'string' } },
};
const schemaOfApproveAllBody: Schema | boolean = { type: 'array', items: { type: 'string' } };
const schemaOfAskForApprovalPath: Schema | boolean = {
  type: 'object',
  required: ['objectType', 'objectId'],
  properties: { objectType: { ref: () => schemaOfApprovalType }, objectId: { type: 'string' } },
};
const schemaOfApproval: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    comment: { type: ['string', 'null'] },
    company: { type: ['string', 'null'] },
    objectEntityCode: { type: ['string', 'null'] },
    approvalDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    requestDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    approvedBy: { anyOf: [{ ref: () => schemaOfUserBase }, { type: 'null' }] },
    approvedById: { type: ['string', 'null'], source: 'domains L61; conventions L155' },
    approver: { anyOf: [{ ref: () => schemaOfApprover }, { type: 'null' }] },
    approverId: { type: ['string', 'null'] },
    requester: { anyOf: [{ ref: () => schemaOfEmployeeBase }, { type: 'null' }] },
    requesterId: { type: ['string', 'null'] },
    integralObject: {},
    isAutoApproved: { type: 'boolean', source: 'domains L65; conventions L155' },
    level: { type: ['integer', 'null'] },
    order: { type: ['integer', 'null'] },
    ongoingLevelNumber: { type: ['integer', 'null'] },
    totalLevelNumber: { type: ['integer', 'null'] },
    viewCustomData: { type: ['integer', 'null'], source: 'domains L66; conventions L269' },
    object: { type: ['object', 'null'], source: 'domains L67; conventions L42' },
    objectId: { type: ['string', 'null'], source: 'domains L67; conventions L42' },
    objectSummary: { anyOf: [{ ref: () => schemaOfApprovalObjectSummary }, { type: 'null' }] },
    objectSummaryId: { type: ['string', 'null'] },
    objectType: { anyOf: [{ ref: () => schemaOfApprovalType }, { type: 'null' }] },
    otherApprovals: { type: ['array', 'null'], items: { ref: () => schemaOfApproval } },
    state: { anyOf: [{ ref: () => schemaOfApprovalState }, { type: 'null' }] },
  },
  source: 'domains L55-73',
};
const schemaOfApprovalReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    options: {
      type: ['array', 'null'],
      items: {
        anyOf: [{ ref: () => schemaOfApprovalReadOptionValue }, { ref: () => schemaOfCustomDataReadOptionValue }],
      },
    },
  },
  source: 'conventions L69; conventions L77; conventions L81; domains L81; domains L272',
};
const schemaOfReadApprovalsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfApproval } };
const schemaOfMessage: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L7; domains L273',
};
const schemaOfApprovalType: Schema | boolean = {
  type: 'string',
  source: 'domains L69; domains L270',
  known: ['QUOTATION'],
};
const schemaOfApprover: Schema | boolean = { type: 'object', additionalProperties: true, source: 'domains L62' };
const schemaOfApprovalObjectSummary: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    companyCode: { type: ['string', 'null'] },
    currencyCode: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    entityCode: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    number: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    afterTaxAmount: { type: ['number', 'null'] },
    afterTaxAmountCurrency: { type: ['number', 'null'] },
    preTaxAmount: { type: ['number', 'null'] },
    preTaxAmountCurrency: { type: ['number', 'null'] },
    customData: {
      type: ['object', 'null'],
      additionalProperties: { ref: () => schemaOfCustomData },
      source: 'domains L77; conventions L96; conventions L269',
    },
  },
  source: 'domains L75-77',
};
const schemaOfApprovalReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L77',
  known: ['OBJECT_SUMMARY'],
};

/** Validates the path parameters. */
export const approvePath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(
  isApprovePath,
  [schemaOfApprovePath, interpretObject],
  'path',
);

/** Validates the body. */
export const approveBody: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'body',
);

/** All validators of approve, for whole calls. */
export const approveValidators: OperationValidators = {
  operation: 'approve',
  path: approvePath,
  body: approveBody,
  parameters: [{ property: 'approvalId', name: 'approval_id', location: 'path' }],
};

/** Validates the query parameters. */
export const approveAllQuery: Validator<{ approvalComment?: string }> = /* @__PURE__ */ createValidator(
  isApproveAllQuery,
  [schemaOfApproveAllQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const approveAllBody: Validator<string[]> = /* @__PURE__ */ createValidator(
  isApproveAllBody,
  [schemaOfApproveAllBody, interpretArray],
  'body',
);

/** All validators of approveAll, for whole calls. */
export const approveAllValidators: OperationValidators = {
  operation: 'approveAll',
  query: approveAllQuery,
  body: approveAllBody,
  bodyRequired: true,
  parameters: [{ property: 'approvalComment', name: 'approval_comment', location: 'query' }],
};

/** Validates the path parameters. */
export const askForApprovalPath: Validator<{ objectType: ApprovalType; objectId: string }> =
  /* @__PURE__ */ createValidator(isAskForApprovalPath, [schemaOfAskForApprovalPath, interpretObject], 'path');

/** All validators of askForApproval, for whole calls. */
export const askForApprovalValidators: OperationValidators = {
  operation: 'askForApproval',
  path: askForApprovalPath,
  parameters: [
    { property: 'objectType', name: 'object_type', location: 'path' },
    { property: 'objectId', name: 'object_id', location: 'path' },
  ],
};

/** Validates the path parameters. */
export const getApprovalPath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(
  isApprovePath,
  [schemaOfApprovePath, interpretObject],
  'path',
);

/** Validates the response. */
export const getApprovalResponse: Validator<Approval> = /* @__PURE__ */ createValidator(
  isApproval,
  [schemaOfApproval, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of getApproval, for whole calls. */
export const getApprovalValidators: OperationValidators = {
  operation: 'getApproval',
  path: getApprovalPath,
  response: getApprovalResponse,
  parameters: [{ property: 'approvalId', name: 'approval_id', location: 'path' }],
};

/** Validates the path parameters. */
export const readApprovalsPath: Validator<{ objectType: ApprovalType; objectId: string }> =
  /* @__PURE__ */ createValidator(isAskForApprovalPath, [schemaOfAskForApprovalPath, interpretObject], 'path');

/** Validates the body. */
export const readApprovalsBody: Validator<ApprovalReadOption> = /* @__PURE__ */ createValidator(
  isApprovalReadOption,
  [schemaOfApprovalReadOption, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const readApprovalsResponse: Validator<Approval[]> = /* @__PURE__ */ createValidator(
  isReadApprovalsResponse,
  [schemaOfReadApprovalsResponse, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of readApprovals, for whole calls. */
export const readApprovalsValidators: OperationValidators = {
  operation: 'readApprovals',
  path: readApprovalsPath,
  body: readApprovalsBody,
  response: readApprovalsResponse,
  parameters: [
    { property: 'objectType', name: 'object_type', location: 'path' },
    { property: 'objectId', name: 'object_id', location: 'path' },
  ],
  rules: readApprovalsRules,
};

/** Validates the path parameters. */
export const getApprovalSkeletonMessagePath: Validator<{ approvalId: string }> = /* @__PURE__ */ createValidator(
  isApprovePath,
  [schemaOfApprovePath, interpretObject],
  'path',
);

/** Validates the response. */
export const getApprovalSkeletonMessageResponse: Validator<Message> = /* @__PURE__ */ createValidator(
  isMessage,
  [schemaOfMessage, interpretObject],
  'response',
);

/** All validators of getApprovalSkeletonMessage, for whole calls. */
export const getApprovalSkeletonMessageValidators: OperationValidators = {
  operation: 'getApprovalSkeletonMessage',
  path: getApprovalSkeletonMessagePath,
  response: getApprovalSkeletonMessageResponse,
  parameters: [{ property: 'approvalId', name: 'approval_id', location: 'path' }],
};
