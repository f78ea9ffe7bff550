import { moveInto } from '@bmp/mock-engine/modules';
import {
  defineSchema,
  keep,
  keepNested,
  listOf,
  merge,
  nested,
  remove,
  rename,
  renameValues,
  review,
  wrap,
} from '@bmp/mock-engine/modules';
import { type SchemaTranslator } from '@bmp/mock-engine/modules';
const schema0: SchemaTranslator = defineSchema('ChangeTracking', 'ChangeTracking', () => [
  keepNested('createdBy', () => schema1),
  keepNested('modificationBy', () => schema1),
]);
const schema1: SchemaTranslator = defineSchema('UserBase', 'UserBase', () => [
  rename('firstname', 'firstName', { rule: 'user-base-firstname' }),
]);
const schema2: SchemaTranslator = defineSchema('EmployeeBase', 'EmployeeBase', () => []);
const schema3: SchemaTranslator = defineSchema('CustomerBase', 'CustomerBase', () => []);
const schema4: SchemaTranslator = defineSchema('CustomerSiteBase', 'CustomerSiteBase', () => []);
const schema5: SchemaTranslator = defineSchema('ProjectBase', 'ProjectBase', () => [
  keep('leaveType', renameValues([['project-leave-type-no-timerecording', 'NO_TIMERECORDING', 'NO_TIMESHEETS']])),
]);
const schema6: SchemaTranslator = defineSchema('PhaseBase', 'PhaseBase', () => [keepNested('project', () => schema5)]);
const schema7: SchemaTranslator = defineSchema('SubPhaseBase', 'SubPhaseBase', () => [
  keepNested('phase', () => schema6),
]);
const schema8: SchemaTranslator = defineSchema('ProjectTaskCommon', 'ProjectTaskCommon', () => [
  keepNested('project', () => schema5),
  keepNested('phase', () => schema6),
  keepNested('subPhase', () => schema7),
]);
const schema9: SchemaTranslator = defineSchema('CustomField', 'CustomData', () => []);
const schema10: SchemaTranslator = defineSchema('CustomFieldParam', 'CustomDataParam', () => []);
const schema11: SchemaTranslator = defineSchema(
  'BatchUpdateCustomFieldParamHolder',
  'BatchUpdateCustomDataParamHolder',
  () => [],
);
const schema12: SchemaTranslator = defineSchema('CustomDataPage', 'CustomDataPage', () => []);
const schema13: SchemaTranslator = defineSchema('CustomDataSection', 'CustomDataSection', () => []);
const schema14: SchemaTranslator = defineSchema('Address', 'Address', () => []);
const schema15: SchemaTranslator = defineSchema('Currency', 'Currency', () => []);
const schema16: SchemaTranslator = defineSchema('Holiday', 'Holiday', () => []);
const schema17: SchemaTranslator = defineSchema('DateParamHolder', 'DateParamHolder', () => []);
const schema18: SchemaTranslator = defineSchema('ControlBehavior', 'ControlBehavior', () => []);
const schema19: SchemaTranslator = defineSchema('FormConfig', 'FormConfig', () => []);
const schema20: SchemaTranslator = defineSchema('Mail', 'Mail', () => []);
const schema21: SchemaTranslator = defineSchema('Category', 'Category', () => []);
const schema22: SchemaTranslator = defineSchema('ErrorResponse', 'ErrorResponse', () => []);
const schema23: SchemaTranslator = defineSchema('Customer', 'Customer', () => [
  rename('startCustomField', 'startCustomData', { rule: 'start-custom-field' }),
  rename('endCustomField', 'endCustomData', { rule: 'end-custom-field' }),
  rename('nbColsCustomField', 'nbColsCustomData', { rule: 'nb-cols-custom-field' }),
]);
const schema24: SchemaTranslator = defineSchema('CustomerSite', 'CustomerSite', () => [
  rename('startCustomField', 'startCustomData', { rule: 'start-custom-field' }),
  rename('endCustomField', 'endCustomData', { rule: 'end-custom-field' }),
  rename('nbColsCustomField', 'nbColsCustomData', { rule: 'nb-cols-custom-field' }),
]);
const schema25: SchemaTranslator = defineSchema('Contact', 'Contact', () => []);
const schema26: SchemaTranslator = defineSchema('Employee', 'Employee', () => [
  rename('employeeFamily2', 'family2Id', { rule: 'employee-family-2' }),
  rename('employeeFamily3', 'family3Id', { rule: 'employee-family-3' }),
  rename('family1employeeFamily1Id', 'family1Id', { rule: 'employee-family-1' }),
  rename('cMMSContractSalesManager', 'CMMSContractSalesManager', { rule: 'employee-cmms-contract-sales-manager' }),
  rename('cMMSContractTechnicalManager', 'CMMSContractTechnicalManager', {
    rule: 'employee-cmms-contract-technical-manager',
  }),
  rename('cMMSMRAndEOManager', 'CMMSMRAndEOManager', { rule: 'employee-cmms-mr-and-eo-manager' }),
]);
const schema27: SchemaTranslator = defineSchema('ClauseString', 'ClauseString', () => []);
const schema28: SchemaTranslator = defineSchema('ClauseBoolean', 'ClauseBoolean', () => []);
const schema29: SchemaTranslator = defineSchema('ClauseNumber', 'ClauseNumber', () => []);
const schema30: SchemaTranslator = defineSchema('ClauseDate', 'ClauseDate', () => []);
const schema31: SchemaTranslator = defineSchema('Validity', 'Validity', () => []);
const schema32: SchemaTranslator = defineSchema('BusinessCardType', 'BusinessCardType', () => []);
const schema33: SchemaTranslator = defineSchema('PhaseReadOption', 'PhaseReadOption', () => [
  keep('options', listOf(renameValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const schema34: SchemaTranslator = defineSchema('ApprovalReadOption', 'ApprovalReadOption', () => [
  keep('options', listOf(renameValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const schema35: SchemaTranslator = defineSchema('InvoiceReadOption', 'InvoiceReadOption', () => [
  keep('options', listOf(renameValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const schema36: SchemaTranslator = defineSchema('TimeRecordingReadOption', 'TimesheetEntryReadOption', () => [
  keep('options', listOf(renameValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const schema37: SchemaTranslator = defineSchema('Profession', 'Profession', () => []);
const schema38: SchemaTranslator = defineSchema('Contract', 'Contract', () => [
  keepNested('project', () => schema5),
  keepNested('phase', () => schema6),
  keepNested('subPhase', () => schema7),
  keep('lines', listOf(nested(() => schema41))),
  rename('terminationDate', 'completionDate', { rule: 'contract-termination-date' }),
]);
const schema39: SchemaTranslator = defineSchema('ContractIssueType', 'ContractIssueType', () => []);
const schema40: SchemaTranslator = defineSchema('ContractReminder', 'ContractReminder', () => []);
const schema41: SchemaTranslator = defineSchema('ContractLine', 'ContractLine', () => [
  keepNested('project', () => schema5),
  keepNested('phase', () => schema6),
  keepNested('subPhase', () => schema7),
]);
const schema42: SchemaTranslator = defineSchema('PatchElement', 'PatchElement', () => []);
const schema43: SchemaTranslator = defineSchema('Division', 'Division', () => [
  rename('serviceId', 'groupId', { rule: 'division-service-id' }),
]);
const schema44: SchemaTranslator = defineSchema('DivisionGrouping', 'DivisionGrouping', () => []);
const schema45: SchemaTranslator = defineSchema('AssignmentCriteria', 'AssignmentCriteria', () => []);
const schema46: SchemaTranslator = defineSchema('AssignmentReferential', 'AssignmentReferential', () => [
  rename('projectGroupCode', 'projectGroup', { rule: 'assignment-referential-project-group-code' }),
]);
const schema47: SchemaTranslator = defineSchema('Approval', 'Approval', () => [
  keepNested('approvedBy', () => schema1),
  rename('viewCustomFields', 'viewCustomData', { rule: 'view-custom-fields' }),
  keepNested('objectSummary', () => schema49),
  keep('otherApprovals', listOf(nested(() => schema47))),
]);
const schema48: SchemaTranslator = defineSchema('Approver', 'Approver', () => []);
const schema49: SchemaTranslator = defineSchema('ApprovalObjectSummary', 'ApprovalObjectSummary', () => [
  rename('customFields', 'customData', { rule: 'approval-custom-fields' }),
]);
const schema50: SchemaTranslator = defineSchema('ApprovalCriteria', 'ApprovalCriteria', () => [
  keepNested('readOption', () => schema34),
]);
const schema51: SchemaTranslator = defineSchema('ApprovalApproverCriteria', 'ApprovalApproverCriteria', () => []);
const schema52: SchemaTranslator = defineSchema('ApprovalManagementObject', 'ApprovalManagementObject', () => []);
const schema53: SchemaTranslator = defineSchema('MobDocument', 'MobDocument', () => []);
const schema54: SchemaTranslator = defineSchema('TimeRecordingBase', 'TimesheetEntryBase', () => [
  rename('place', 'location', { rule: 'place' }),
  keepNested('project', () => schema5),
  keepNested('phase', () => schema6),
  keepNested('subPhase', () => schema7),
  keepNested('projectTask', () => schema8),
  keepNested('changeTracking', () => schema0),
]);
const schema55: SchemaTranslator = defineSchema('TimeRecording', 'TimesheetEntry', () => [
  rename('place', 'location', { rule: 'place' }),
]);
const schema56: SchemaTranslator = defineSchema('TimesheetEntryDurations', 'TimesheetEntryDurations', () => []);
const schema57: SchemaTranslator = defineSchema('TimeRecordingCriteria', 'TimesheetEntryCriteria', () => [
  keepNested('readOption', () => schema36),
  moveInto('period', [
    { from: 'from', to: 'from', rule: 'period-filter-from' },
    { from: 'to', to: 'to', rule: 'period-filter-to' },
  ]),
]);
const schema58: SchemaTranslator = defineSchema('TimeRecordingRules', 'TimesheetEntryRules', () => [
  rename('terminationMode', 'completionMode', { rule: 'termination-mode' }),
]);
const schema59: SchemaTranslator = defineSchema('ScheduleRules', 'ScheduleRules', () => []);
const schema60: SchemaTranslator = defineSchema('ClosingDate', 'ClosingDate', () => []);
const schema61: SchemaTranslator = defineSchema('EmployeeWeek', 'EmployeeWeek', () => []);
const schema62: SchemaTranslator = defineSchema('TimeRecordingTermination', 'TimesheetEntryCompletion', () => [
  rename('terminationType', 'completionType', { rule: 'termination-type' }),
  rename('terminated', 'completed', { rule: 'terminated' }),
]);
const schema63: SchemaTranslator = defineSchema('TimeRecordingCompletion', 'TimesheetEntryCompletion', () => []);
const schema64: SchemaTranslator = defineSchema(
  'TimeRecordingCompletionCriteria',
  'TimesheetEntryCompletionCriteria',
  () => [],
);
const schema65: SchemaTranslator = defineSchema('ApprovalValidation', 'ApprovalValidation', () => []);
const schema66: SchemaTranslator = defineSchema('ApprovalValidationApproval', 'ApprovalValidationApproval', () => []);
const schema67: SchemaTranslator = defineSchema('BusinessCard', 'BusinessCard', () => []);
const schema68: SchemaTranslator = defineSchema('BusinessCardCriteria', 'BusinessCardCriteria', () => []);
const schema69: SchemaTranslator = defineSchema('CustomRequest', 'CustomRequest', () => [
  keepNested('project', () => schema5),
  keepNested('phase', () => schema6),
  keepNested('subPhase', () => schema7),
  keepNested('projectTask', () => schema8),
  rename('customFields', 'customData', { rule: 'custom-fields' }),
  keepNested('changeTracking', () => schema0),
  keep('lines', listOf(nested(() => schema70))),
  keepNested('cancellationUser', () => schema1),
  keepNested('archiveUser', () => schema1),
]);
const schema70: SchemaTranslator = defineSchema('CustomRequestLine', 'CustomRequestLine', () => [
  review(
    { businessDocumentId: 'custom-request-line-business-document-id' },
    rename('businessDocumentId', 'managementObjectId', { rule: 'custom-request-line-business-document-id' }),
  ),
  keepNested('project', () => schema5),
  keepNested('phase', () => schema6),
  keepNested('subPhase', () => schema7),
  keepNested('projectTask', () => schema8),
]);
const schema71: SchemaTranslator = defineSchema('CustomRequestCriteria', 'CustomRequestCriteria', () => []);
const schema72: SchemaTranslator = defineSchema('CustomRequestReadOption', 'CustomRequestReadOption', () => [
  keep('options', listOf(renameValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const schema73: SchemaTranslator = defineSchema('ExpenseTypeExpected', 'ExpenseTypeExpected', () => []);
const schema74: SchemaTranslator = defineSchema('ExpenseType', 'ExpenseType', () => []);
const schema75: SchemaTranslator = defineSchema('ExpenseTypeCriteria', 'ExpenseTypeCriteria', () => []);
const schema76: SchemaTranslator = defineSchema('Document', 'Document', () => [
  keepNested('publishedBy', () => schema1),
  review({ creationDate: 'document-creation-date' }, keep('creationDate')),
  rename('sysName', 'fileName', { rule: 'document-sys-name' }),
  moveInto('changeTracking', [
    { from: 'createdBy', to: 'createdBy', rule: 'document-created-by', inner: nested(() => schema1) },
    { from: 'createdById', to: 'createdById', rule: 'document-created-by-id' },
  ]),
]);
const schema77: SchemaTranslator = defineSchema('DocumentLink', 'DocumentLink', () => []);
const schema78: SchemaTranslator = defineSchema('EmployeeAbility', 'EmployeeAbility', () => []);
const schema79: SchemaTranslator = defineSchema('AbilityLevel', 'AbilityLevel', () => []);
const schema80: SchemaTranslator = defineSchema('EmployeesFluent', 'EmployeesFluent', () => []);
const schema81: SchemaTranslator = defineSchema('EmployeeHistory', 'EmployeeHistory', () => []);
const schema82: SchemaTranslator = defineSchema('EmployeeCriteria', 'EmployeeCriteria', () => []);
const schema83: SchemaTranslator = defineSchema('EmployeeReadOption', 'EmployeeReadOption', () => [
  keep('options', listOf(renameValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const schema84: SchemaTranslator = defineSchema('ManagerCriteria', 'ManagerCriteria', () => []);
const schema85: SchemaTranslator = defineSchema('ModuleDelegationCriteria', 'ModuleDelegationCriteria', () => []);
const schema86: SchemaTranslator = defineSchema('QuickEntryTime', 'QuickEntryTime', () => [
  rename('place', 'location', { rule: 'place' }),
  review(
    { startDate: 'quick-entry-dates', endDate: 'quick-entry-dates' },
    merge({
      rule: 'quick-entry-dates',
      names: ['startDate', 'endDate'],
      to: 'date',
      reverse: ['startDate', 'endDate'],
    }),
  ),
]);
const schema87: SchemaTranslator = defineSchema('CalendarEvent', 'CalendarEvent', () => [
  rename('place', 'location', { rule: 'place' }),
]);
const schema88: SchemaTranslator = defineSchema('Schedule', 'Schedule', () => [
  rename('place', 'location', { rule: 'place' }),
]);
const schema89: SchemaTranslator = defineSchema('ScheduleBase', 'ScheduleBase', () => [
  rename('place', 'location', { rule: 'place' }),
]);
const schema90: SchemaTranslator = defineSchema('ScheduleFluent', 'ScheduleFluent', () => [
  rename('place', 'location', { rule: 'place' }),
]);
const schema91: SchemaTranslator = defineSchema(
  'ScheduleDuplicationParameters',
  'ScheduleDuplicationParameters',
  () => [
    rename('duplicationPeriodRepetionType', 'duplicationPeriodRepetitionType', {
      rule: 'duplication-period-repetion-type',
      inner: renameValues([['duplication-quaterly', 'QUATERLY', 'QUARTERLY']]),
    }),
    rename('occurency', 'occurrency', { rule: 'duplication-occurency' }),
    rename('numberOfOccurency', 'numberOfOccurrency', { rule: 'duplication-number-of-occurency' }),
    rename('duplicationNumberOfOccurencyType', 'duplicationNumberOfOccurrencyType', {
      rule: 'duplication-number-of-occurency-type',
      inner: renameValues([['duplication-with-occurency', 'WITH_OCCURENCY', 'WITH_OCCURRENCY']]),
    }),
    remove('useDateHours', { rule: 'duplication-use-date-hours' }),
    remove('modeTimeRecording', { rule: 'duplication-mode-time-recording' }),
  ],
);
const schema92: SchemaTranslator = defineSchema('BusinessDocument', 'ManagementObject', () => [
  keepNested('changeTracking', () => schema0),
  keepNested('phase', () => schema6),
  keepNested('project', () => schema5),
  keepNested('subPhase', () => schema7),
  rename('customFields', 'customData', { rule: 'custom-fields' }),
]);
const schema93: SchemaTranslator = defineSchema('Invoice', 'Invoice', () => [
  keepNested('changeTracking', () => schema0),
  keepNested('phase', () => schema6),
  keepNested('project', () => schema5),
  keepNested('subPhase', () => schema7),
  rename('customFields', 'customData', { rule: 'custom-fields' }),
  keep('lines', listOf(nested(() => schema97))),
]);
const schema94: SchemaTranslator = defineSchema('InvoiceCriteria', 'InvoiceCriteria', () => [
  keepNested('readOptions', () => schema35),
]);
const schema95: SchemaTranslator = defineSchema('BusinessDocumentCriteria', 'ManagementObjectCriteria', () => []);
const schema96: SchemaTranslator = defineSchema('BusinessDocumentLine', 'ManagementObjectLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
]);
const schema97: SchemaTranslator = defineSchema('InvoiceLine', 'InvoiceLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
  keepNested('item', () => schema101),
  keepNested('phase', () => schema6),
  keepNested('project', () => schema5),
  keepNested('projectTask', () => schema8),
  keepNested('subPhase', () => schema7),
]);
const schema98: SchemaTranslator = defineSchema('ItemLine', 'ItemLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
  review({ discount: 'item-line-discount' }, wrap('discount', 'amount', { rule: 'item-line-discount' })),
  keepNested('item', () => schema101),
  keepNested('phase', () => schema6),
  keepNested('project', () => schema5),
  keepNested('projectTask', () => schema8),
  keepNested('subPhase', () => schema7),
]);
const schema99: SchemaTranslator = defineSchema('BusinessDocumentSalesLine', 'ManagementObjectSalesLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
  keepNested('item', () => schema101),
  keepNested('phase', () => schema6),
  keepNested('project', () => schema5),
  keepNested('projectTask', () => schema8),
  keepNested('subPhase', () => schema7),
]);
const schema100: SchemaTranslator = defineSchema('VATBase', 'VATBase', () => []);
const schema101: SchemaTranslator = defineSchema('Item', 'Item', () => [keepNested('subCategory', () => schema102)]);
const schema102: SchemaTranslator = defineSchema('SubCategoryItem', 'SubCategoryItem', () => [
  rename('subType', 'subCategoryType', { rule: 'sub-category-item-sub-type' }),
]);
const schema103: SchemaTranslator = defineSchema('ForcedVatAmountHolder', 'ForcedVatAmountHolder', () => [
  rename('businessDocumentLineId', 'managementObjectLineId', { rule: 'business-document-line-id' }),
]);
const schema104: SchemaTranslator = defineSchema('ExpenseReceiptSummary', 'ExpenseReceiptSummary', () => []);
const schema105: SchemaTranslator = defineSchema('LineTitle', 'LineTitle', () => []);
const schema106: SchemaTranslator = defineSchema('PublishArguments', 'PublishArguments', () => []);
const schema107: SchemaTranslator = defineSchema('PublishedDocument', 'PublishedDocument', () => []);
const schema108: SchemaTranslator = defineSchema('SalesOrder', 'SalesOrder', () => [
  rename('customFields', 'customData', { rule: 'sales-custom-fields' }),
]);
const schema109: SchemaTranslator = defineSchema('SalesOrderCriteria', 'SalesOrderCriteria', () => []);
const schema110: SchemaTranslator = defineSchema(
  'SalesOrderDashboardCriteria',
  'SalesOrderDashboardCriteria',
  () => [],
);
const schema111: SchemaTranslator = defineSchema('SalesOrderDashboardResult', 'SalesOrderDashboardResult', () => []);
const schema112: SchemaTranslator = defineSchema('SalesOrderReadOption', 'SalesOrderReadOption', () => [
  keep('options', listOf(renameValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const schema113: SchemaTranslator = defineSchema('Quotation', 'Quotation', () => [
  rename('customFields', 'customData', { rule: 'sales-custom-fields' }),
]);
const schema114: SchemaTranslator = defineSchema('QuotationCriteria', 'QuotationCriteria', () => []);
/** Translators of all schemas of the previous version that have members. */
export const schemas: readonly SchemaTranslator[] = [
  schema0,
  schema1,
  schema2,
  schema3,
  schema4,
  schema5,
  schema6,
  schema7,
  schema8,
  schema9,
  schema10,
  schema11,
  schema12,
  schema13,
  schema14,
  schema15,
  schema16,
  schema17,
  schema18,
  schema19,
  schema20,
  schema21,
  schema22,
  schema23,
  schema24,
  schema25,
  schema26,
  schema27,
  schema28,
  schema29,
  schema30,
  schema31,
  schema32,
  schema33,
  schema34,
  schema35,
  schema36,
  schema37,
  schema38,
  schema39,
  schema40,
  schema41,
  schema42,
  schema43,
  schema44,
  schema45,
  schema46,
  schema47,
  schema48,
  schema49,
  schema50,
  schema51,
  schema52,
  schema53,
  schema54,
  schema55,
  schema56,
  schema57,
  schema58,
  schema59,
  schema60,
  schema61,
  schema62,
  schema63,
  schema64,
  schema65,
  schema66,
  schema67,
  schema68,
  schema69,
  schema70,
  schema71,
  schema72,
  schema73,
  schema74,
  schema75,
  schema76,
  schema77,
  schema78,
  schema79,
  schema80,
  schema81,
  schema82,
  schema83,
  schema84,
  schema85,
  schema86,
  schema87,
  schema88,
  schema89,
  schema90,
  schema91,
  schema92,
  schema93,
  schema94,
  schema95,
  schema96,
  schema97,
  schema98,
  schema99,
  schema100,
  schema101,
  schema102,
  schema103,
  schema104,
  schema105,
  schema106,
  schema107,
  schema108,
  schema109,
  schema110,
  schema111,
  schema112,
  schema113,
  schema114,
];
