import { rules } from '../../rules/operations/replace-phase.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { isDate } from '../../shared/validation/formats.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { PhaseReplace } from '../../types.ts';
import { isCustomData, schemaOfCustomData } from '../schemas/custom-data.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'projectId',
  'order',
  'expectedStart',
  'expectedEnd',
  'description',
  'stateId',
  'managerId',
  'quoteNumber',
  'customerContact',
  'actualStart',
  'actualEnd',
  'customerHostSiteId',
  'closure',
  'customData',
  'formConfig',
]);

function isReplacePhasePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
  if (typeof data['phaseId'] !== 'string') return false;
  return true;
}

function isReplacePhaseHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isPhaseReplace(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['order'];
  if (data5 !== undefined && !Number.isInteger(data5) && data5 !== null) return false;
  const data6 = data['expectedStart'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDate(data6)) return false;
  }

  const data7 = data['expectedEnd'];
  if (data7 !== undefined) {
    if (typeof data7 !== 'string' && data7 !== null) return false;
    if (data7 !== null && !isDate(data7)) return false;
  }

  const data8 = data['description'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['stateId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['managerId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['actualStart'];
  if (data11 !== undefined) {
    if (typeof data11 !== 'string' && data11 !== null) return false;
    if (data11 !== null && !isDate(data11)) return false;
  }

  const data12 = data['actualEnd'];
  if (data12 !== undefined) {
    if (typeof data12 !== 'string' && data12 !== null) return false;
    if (data12 !== null && !isDate(data12)) return false;
  }

  const data13 = data['customerHostSiteId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  if (typeof data['closure'] !== 'boolean') return false;
  const data14 = data['customData'];
  if (data14 !== undefined) {
    if (!isObject(data14) && data14 !== null) return false;
    if (data14 !== null) {
      for (const key1 in data14) {
        if (!isCustomData(data14[key1])) return false;
      }
    }
  }

  const data15 = data['formConfig'];
  if (data15 !== undefined && data15 !== null && data15 !== null && !isFormConfig(data15)) return false;
  for (const key2 in data) {
    if (!values1.has(key2)) return false;
  }

  return true;
}

function isReplacePhaseResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isFormConfig(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['insertable'] !== undefined && typeof data['insertable'] !== 'boolean') return false;
  if (data['editable'] !== undefined && typeof data['editable'] !== 'boolean') return false;
  if (data['deletable'] !== undefined && typeof data['deletable'] !== 'boolean') return false;
  if (data['formSearchHidden'] !== undefined && typeof data['formSearchHidden'] !== 'boolean') return false;
  const data1 = data['fields'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isControlBehavior(item1)) return false;
      }
    }
  }

  const data2 = data['controls'];
  if (data2 !== undefined) {
    if (!isObject(data2) && data2 !== null) return false;
    if (data2 !== null) {
      for (const key1 in data2) {
        if (!isControlBehavior(data2[key1])) return false;
      }
    }
  }

  for (const key2 in data) {
    if (
      key2 !== 'type' &&
      key2 !== 'fields' &&
      key2 !== 'controls' &&
      key2 !== 'insertable' &&
      key2 !== 'editable' &&
      key2 !== 'deletable' &&
      key2 !== 'formSearchHidden'
    )
      return false;
  }

  return true;
}

function isControlBehavior(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  if (data['required'] !== undefined && typeof data['required'] !== 'boolean') return false;
  if (data['visible'] !== undefined && typeof data['visible'] !== 'boolean') return false;
  if (data['enabled'] !== undefined && typeof data['enabled'] !== 'boolean') return false;
  const data2 = data['defaultValue'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (data['freeValue'] !== undefined && typeof data['freeValue'] !== 'boolean') return false;
  if (data['allowMultipleValues'] !== undefined && typeof data['allowMultipleValues'] !== 'boolean') return false;
  const data3 = data['information'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['valueSelectors'];
  if (data4 !== undefined) {
    if (!Array.isArray(data4) && data4 !== null) return false;
    if (data4 !== null) {
      for (const item1 of data4) {
        if (typeof item1 !== 'string') return false;
      }
    }
  }

  const data5 = data['additionalValueSelectors'];
  if (data5 !== undefined) {
    if (!Array.isArray(data5) && data5 !== null) return false;
    if (data5 !== null) {
      for (const item2 of data5) {
        if (typeof item2 !== 'string') return false;
      }
    }
  }

  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'property' &&
      key1 !== 'required' &&
      key1 !== 'visible' &&
      key1 !== 'enabled' &&
      key1 !== 'defaultValue' &&
      key1 !== 'valueSelectors' &&
      key1 !== 'additionalValueSelectors' &&
      key1 !== 'freeValue' &&
      key1 !== 'allowMultipleValues' &&
      key1 !== 'information'
    )
      return false;
  }

  return true;
}

const schemaOfReplacePhasePath: Schema | boolean = {
  type: 'object',
  required: ['projectId', 'phaseId'],
  properties: { projectId: { type: 'string' }, phaseId: { type: 'string' } },
};
const schemaOfReplacePhaseHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfPhaseReplace: Schema | boolean = {
  type: 'object',
  required: ['closure'],
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    projectId: { type: ['string', 'null'] },
    order: { type: ['integer', 'null'], source: 'conventions L93' },
    expectedStart: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    expectedEnd: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    description: { type: ['string', 'null'] },
    stateId: { type: ['string', 'null'] },
    managerId: { type: ['string', 'null'] },
    quoteNumber: {},
    customerContact: {},
    actualStart: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    actualEnd: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    customerHostSiteId: { type: ['string', 'null'] },
    closure: { type: 'boolean' },
    customData: { type: ['object', 'null'], additionalProperties: { ref: () => schemaOfCustomData } },
    formConfig: { anyOf: [{ anyOf: [{ ref: () => schemaOfFormConfig }, { type: 'null' }] }, { type: 'null' }] },
  },
  source: 'domains L124',
  clears: true,
  unsent: {
    project: '"projectId" instead: the nested object is only read',
    state: '"stateId" instead: the nested object is only read',
    manager: '"managerId" instead: the nested object is only read',
    customerHostSite: '"customerHostSiteId" instead: the nested object is only read',
  },
};
const schemaOfReplacePhaseResponse: Schema | boolean = { type: 'string' };
const schemaOfFormConfig: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: {},
    fields: { type: ['array', 'null'], items: { ref: () => schemaOfControlBehavior } },
    controls: { type: ['object', 'null'], additionalProperties: { ref: () => schemaOfControlBehavior } },
    insertable: { type: 'boolean' },
    editable: { type: 'boolean' },
    deletable: { type: 'boolean' },
    formSearchHidden: { type: 'boolean' },
  },
  source: 'conventions L110',
};
const schemaOfControlBehavior: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    property: {},
    required: { type: 'boolean' },
    visible: { type: 'boolean' },
    enabled: { type: 'boolean' },
    defaultValue: { type: ['string', 'null'] },
    valueSelectors: { type: ['array', 'null'], items: { type: 'string' } },
    additionalValueSelectors: { type: ['array', 'null'], items: { type: 'string' } },
    freeValue: { type: 'boolean' },
    allowMultipleValues: { type: 'boolean' },
    information: { type: ['string', 'null'] },
  },
  source: 'conventions L109',
};

/** Validates the path parameters. */
export const replacePhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ createValidator(
  isReplacePhasePath,
  [schemaOfReplacePhasePath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const replacePhaseHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isReplacePhaseHeader,
  [schemaOfReplacePhaseHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const replacePhaseBody: Validator<PhaseReplace> = /* @__PURE__ */ createValidator(
  isPhaseReplace,
  [schemaOfPhaseReplace, interpretString, interpretNumber, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const replacePhaseResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isReplacePhaseResponse,
  [schemaOfReplacePhaseResponse],
  'response',
);

/** All validators of replacePhase, for whole calls. */
export const replacePhaseValidators: OperationValidators = {
  operation: 'replacePhase',
  path: replacePhasePath,
  header: replacePhaseHeader,
  body: replacePhaseBody,
  response: replacePhaseResponse,
  bodyRequired: true,
  parameters: [
    { property: 'projectId', name: 'project_id', location: 'path' },
    { property: 'phaseId', name: 'phase_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules,
};
