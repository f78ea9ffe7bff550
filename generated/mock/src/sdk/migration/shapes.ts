import { each, inside, renamedValues, shape, type Shape } from './schema.ts';
import { merge, moveInto, remove, rename, within, wrap } from './steps.ts';
const shape0: Shape = shape('ChangeTracking', 'ChangeTracking', () => [
  within(
    'createdBy',
    inside(() => shape1),
  ),
  within(
    'modificationBy',
    inside(() => shape1),
  ),
]);
const shape1: Shape = shape('UserBase', 'UserBase', () => [
  rename('firstname', 'firstName', { rule: 'user-base-firstname' }),
]);
const shape2: Shape = shape('EmployeeBase', 'EmployeeBase', () => []);
const shape3: Shape = shape('CustomerBase', 'CustomerBase', () => []);
const shape4: Shape = shape('CustomerSiteBase', 'CustomerSiteBase', () => []);
const shape5: Shape = shape('ProjectBase', 'ProjectBase', () => [
  within('leaveType', renamedValues([['project-leave-type-no-timerecording', 'NO_TIMERECORDING', 'NO_TIMESHEETS']])),
]);
const shape6: Shape = shape('PhaseBase', 'PhaseBase', () => [
  within(
    'project',
    inside(() => shape5),
  ),
]);
const shape7: Shape = shape('SubPhaseBase', 'SubPhaseBase', () => [
  within(
    'phase',
    inside(() => shape6),
  ),
]);
const shape8: Shape = shape('ProjectTaskCommon', 'ProjectTaskCommon', () => [
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
]);
const shape9: Shape = shape('CustomField', 'CustomData', () => []);
const shape10: Shape = shape('CustomFieldParam', 'CustomDataParam', () => []);
const shape11: Shape = shape('BatchUpdateCustomFieldParamHolder', 'BatchUpdateCustomDataParamHolder', () => []);
const shape12: Shape = shape('CustomDataPage', 'CustomDataPage', () => []);
const shape13: Shape = shape('CustomDataSection', 'CustomDataSection', () => []);
const shape14: Shape = shape('Address', 'Address', () => []);
const shape15: Shape = shape('Currency', 'Currency', () => []);
const shape16: Shape = shape('Holiday', 'Holiday', () => []);
const shape17: Shape = shape('DateParamHolder', 'DateParamHolder', () => []);
const shape18: Shape = shape('ControlBehavior', 'ControlBehavior', () => []);
const shape19: Shape = shape('FormConfig', 'FormConfig', () => []);
const shape20: Shape = shape('Mail', 'Mail', () => []);
const shape21: Shape = shape('Category', 'Category', () => []);
const shape22: Shape = shape('ErrorResponse', 'ErrorResponse', () => []);
const shape23: Shape = shape('Customer', 'Customer', () => [
  rename('startCustomField', 'startCustomData', { rule: 'start-custom-field' }),
  rename('endCustomField', 'endCustomData', { rule: 'end-custom-field' }),
  rename('nbColsCustomField', 'nbColsCustomData', { rule: 'nb-cols-custom-field' }),
]);
const shape24: Shape = shape('CustomerSite', 'CustomerSite', () => [
  rename('startCustomField', 'startCustomData', { rule: 'start-custom-field' }),
  rename('endCustomField', 'endCustomData', { rule: 'end-custom-field' }),
  rename('nbColsCustomField', 'nbColsCustomData', { rule: 'nb-cols-custom-field' }),
]);
const shape25: Shape = shape('Contact', 'Contact', () => []);
const shape26: Shape = shape('Employee', 'Employee', () => [
  rename('employeeFamily2', 'family2Id', { rule: 'employee-family-2' }),
  rename('employeeFamily3', 'family3Id', { rule: 'employee-family-3' }),
  rename('family1employeeFamily1Id', 'family1Id', { rule: 'employee-family-1' }),
  rename('cMMSContractSalesManager', 'CMMSContractSalesManager', { rule: 'employee-cmms-contract-sales-manager' }),
  rename('cMMSContractTechnicalManager', 'CMMSContractTechnicalManager', {
    rule: 'employee-cmms-contract-technical-manager',
  }),
  rename('cMMSMRAndEOManager', 'CMMSMRAndEOManager', { rule: 'employee-cmms-mr-and-eo-manager' }),
]);
const shape27: Shape = shape('ClauseString', 'ClauseString', () => []);
const shape28: Shape = shape('ClauseBoolean', 'ClauseBoolean', () => []);
const shape29: Shape = shape('ClauseNumber', 'ClauseNumber', () => []);
const shape30: Shape = shape('ClauseDate', 'ClauseDate', () => []);
const shape31: Shape = shape('Validity', 'Validity', () => []);
const shape32: Shape = shape('BusinessCardType', 'BusinessCardType', () => []);
const shape33: Shape = shape('PhaseReadOption', 'PhaseReadOption', () => [
  within('options', each(renamedValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const shape34: Shape = shape('ApprovalReadOption', 'ApprovalReadOption', () => []);
const shape35: Shape = shape('InvoiceReadOption', 'InvoiceReadOption', () => [
  within('options', each(renamedValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const shape36: Shape = shape('TimeRecordingReadOption', 'TimesheetEntryReadOption', () => []);
const shape37: Shape = shape('Profession', 'Profession', () => []);
const shape38: Shape = shape('Contract', 'Contract', () => [
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
  within('lines', each(inside(() => shape41))),
  rename('terminationDate', 'completionDate', { rule: 'contract-termination-date' }),
]);
const shape39: Shape = shape('ContractIssueType', 'ContractIssueType', () => []);
const shape40: Shape = shape('ContractReminder', 'ContractReminder', () => []);
const shape41: Shape = shape('ContractLine', 'ContractLine', () => [
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
]);
const shape42: Shape = shape('PatchElement', 'PatchElement', () => []);
const shape43: Shape = shape('Division', 'Division', () => [
  rename('serviceId', 'groupId', { rule: 'division-service-id' }),
]);
const shape44: Shape = shape('DivisionGrouping', 'DivisionGrouping', () => []);
const shape45: Shape = shape('AssignmentCriteria', 'AssignmentCriteria', () => []);
const shape46: Shape = shape('AssignmentReferential', 'AssignmentReferential', () => [
  rename('projectGroupCode', 'projectGroup', { rule: 'assignment-referential-project-group-code' }),
]);
const shape47: Shape = shape('Approval', 'Approval', () => [
  within(
    'approvedBy',
    inside(() => shape1),
  ),
  rename('viewCustomFields', 'viewCustomData', { rule: 'view-custom-fields' }),
  within(
    'objectSummary',
    inside(() => shape49),
  ),
  within('otherApprovals', each(inside(() => shape47))),
]);
const shape48: Shape = shape('Approver', 'Approver', () => []);
const shape49: Shape = shape('ApprovalObjectSummary', 'ApprovalObjectSummary', () => [
  rename('customFields', 'customData', { rule: 'approval-custom-fields' }),
]);
const shape50: Shape = shape('ApprovalCriteria', 'ApprovalCriteria', () => []);
const shape51: Shape = shape('ApprovalApproverCriteria', 'ApprovalApproverCriteria', () => []);
const shape52: Shape = shape('ApprovalManagementObject', 'ApprovalManagementObject', () => []);
const shape53: Shape = shape('MobDocument', 'MobDocument', () => []);
const shape54: Shape = shape('TimeRecordingBase', 'TimesheetEntryBase', () => [
  rename('place', 'location', { rule: 'place' }),
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
  within(
    'projectTask',
    inside(() => shape8),
  ),
  within(
    'changeTracking',
    inside(() => shape0),
  ),
]);
const shape55: Shape = shape('TimeRecording', 'TimesheetEntry', () => [rename('place', 'location', { rule: 'place' })]);
const shape56: Shape = shape('TimesheetEntryDurations', 'TimesheetEntryDurations', () => []);
const shape57: Shape = shape('TimeRecordingCriteria', 'TimesheetEntryCriteria', () => [
  moveInto('period', [
    { from: 'from', to: 'from', rule: 'period-filter-from' },
    { from: 'to', to: 'to', rule: 'period-filter-to' },
  ]),
]);
const shape58: Shape = shape('TimeRecordingRules', 'TimesheetEntryRules', () => [
  rename('terminationMode', 'completionMode', { rule: 'termination-mode' }),
]);
const shape59: Shape = shape('ScheduleRules', 'ScheduleRules', () => []);
const shape60: Shape = shape('ClosingDate', 'ClosingDate', () => []);
const shape61: Shape = shape('EmployeeWeek', 'EmployeeWeek', () => []);
const shape62: Shape = shape('TimeRecordingTermination', 'TimesheetEntryCompletion', () => [
  rename('terminationType', 'completionType', { rule: 'termination-type' }),
  rename('terminated', 'completed', { rule: 'terminated' }),
]);
const shape63: Shape = shape('TimeRecordingCompletion', 'TimesheetEntryCompletion', () => []);
const shape64: Shape = shape('TimeRecordingCompletionCriteria', 'TimesheetEntryCompletionCriteria', () => []);
const shape65: Shape = shape('ApprovalValidation', 'ApprovalValidation', () => []);
const shape66: Shape = shape('ApprovalValidationApproval', 'ApprovalValidationApproval', () => []);
const shape67: Shape = shape('BusinessCard', 'BusinessCard', () => []);
const shape68: Shape = shape('BusinessCardCriteria', 'BusinessCardCriteria', () => []);
const shape69: Shape = shape('CustomRequest', 'CustomRequest', () => [
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
  within(
    'projectTask',
    inside(() => shape8),
  ),
  rename('customFields', 'customData', { rule: 'custom-fields' }),
  within(
    'changeTracking',
    inside(() => shape0),
  ),
  within('lines', each(inside(() => shape70))),
  within(
    'cancellationUser',
    inside(() => shape1),
  ),
  within(
    'archiveUser',
    inside(() => shape1),
  ),
]);
const shape70: Shape = shape('CustomRequestLine', 'CustomRequestLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'custom-request-line-business-document-id' }),
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
  within(
    'projectTask',
    inside(() => shape8),
  ),
]);
const shape71: Shape = shape('CustomRequestCriteria', 'CustomRequestCriteria', () => []);
const shape72: Shape = shape('CustomRequestReadOption', 'CustomRequestReadOption', () => [
  within('options', each(renamedValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const shape73: Shape = shape('ExpenseTypeExpected', 'ExpenseTypeExpected', () => []);
const shape74: Shape = shape('ExpenseType', 'ExpenseType', () => []);
const shape75: Shape = shape('ExpenseTypeCriteria', 'ExpenseTypeCriteria', () => []);
const shape76: Shape = shape('Document', 'Document', () => [
  within(
    'publishedBy',
    inside(() => shape1),
  ),
  rename('sysName', 'fileName', { rule: 'document-sys-name' }),
  moveInto('changeTracking', [
    { from: 'createdBy', to: 'createdBy', rule: 'document-created-by', inner: inside(() => shape1) },
    { from: 'createdById', to: 'createdById', rule: 'document-created-by-id' },
    { from: 'creationDate', to: 'creationDate', rule: 'document-creation-date' },
  ]),
]);
const shape77: Shape = shape('DocumentLink', 'DocumentLink', () => []);
const shape78: Shape = shape('EmployeeAbility', 'EmployeeAbility', () => []);
const shape79: Shape = shape('AbilityLevel', 'AbilityLevel', () => []);
const shape80: Shape = shape('EmployeesFluent', 'EmployeesFluent', () => []);
const shape81: Shape = shape('EmployeeHistory', 'EmployeeHistory', () => []);
const shape82: Shape = shape('EmployeeCriteria', 'EmployeeCriteria', () => []);
const shape83: Shape = shape('EmployeeReadOption', 'EmployeeReadOption', () => [
  within('options', each(renamedValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const shape84: Shape = shape('ManagerCriteria', 'ManagerCriteria', () => []);
const shape85: Shape = shape('ModuleDelegationCriteria', 'ModuleDelegationCriteria', () => []);
const shape86: Shape = shape('QuickEntryTime', 'QuickEntryTime', () => [
  rename('place', 'location', { rule: 'place' }),
  merge({ rule: 'quick-entry-dates', names: ['startDate', 'endDate'], to: 'date', reverse: ['startDate', 'endDate'] }),
]);
const shape87: Shape = shape('CalendarEvent', 'CalendarEvent', () => [rename('place', 'location', { rule: 'place' })]);
const shape88: Shape = shape('Schedule', 'Schedule', () => [rename('place', 'location', { rule: 'place' })]);
const shape89: Shape = shape('ScheduleBase', 'ScheduleBase', () => [rename('place', 'location', { rule: 'place' })]);
const shape90: Shape = shape('ScheduleFluent', 'ScheduleFluent', () => [
  rename('place', 'location', { rule: 'place' }),
]);
const shape91: Shape = shape('ScheduleDuplicationParameters', 'ScheduleDuplicationParameters', () => [
  rename('duplicationPeriodRepetionType', 'duplicationPeriodRepetitionType', {
    rule: 'duplication-period-repetion-type',
    inner: renamedValues([['duplication-quaterly', 'QUATERLY', 'QUARTERLY']]),
  }),
  rename('occurency', 'occurrency', { rule: 'duplication-occurency' }),
  rename('numberOfOccurency', 'numberOfOccurrency', { rule: 'duplication-number-of-occurency' }),
  rename('duplicationNumberOfOccurencyType', 'duplicationNumberOfOccurrencyType', {
    rule: 'duplication-number-of-occurency-type',
    inner: renamedValues([['duplication-with-occurency', 'WITH_OCCURENCY', 'WITH_OCCURRENCY']]),
  }),
  remove('useDateHours', { rule: 'duplication-use-date-hours' }),
  remove('modeTimeRecording', { rule: 'duplication-mode-time-recording' }),
]);
const shape92: Shape = shape('BusinessDocument', 'ManagementObject', () => [
  within(
    'changeTracking',
    inside(() => shape0),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
  rename('customFields', 'customData', { rule: 'custom-fields' }),
]);
const shape93: Shape = shape('Invoice', 'Invoice', () => [
  within(
    'changeTracking',
    inside(() => shape0),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
  rename('customFields', 'customData', { rule: 'custom-fields' }),
  within('lines', each(inside(() => shape97))),
]);
const shape94: Shape = shape('InvoiceCriteria', 'InvoiceCriteria', () => [
  within(
    'readOptions',
    inside(() => shape35),
  ),
]);
const shape95: Shape = shape('BusinessDocumentCriteria', 'ManagementObjectCriteria', () => []);
const shape96: Shape = shape('BusinessDocumentLine', 'ManagementObjectLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
]);
const shape97: Shape = shape('InvoiceLine', 'InvoiceLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
  within(
    'item',
    inside(() => shape101),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'projectTask',
    inside(() => shape8),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
]);
const shape98: Shape = shape('ItemLine', 'ItemLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
  wrap('discount', 'amount', { rule: 'item-line-discount' }),
  within(
    'item',
    inside(() => shape101),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'projectTask',
    inside(() => shape8),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
]);
const shape99: Shape = shape('BusinessDocumentSalesLine', 'ManagementObjectSalesLine', () => [
  rename('businessDocumentId', 'managementObjectId', { rule: 'business-document-id' }),
  within(
    'item',
    inside(() => shape101),
  ),
  within(
    'phase',
    inside(() => shape6),
  ),
  within(
    'project',
    inside(() => shape5),
  ),
  within(
    'projectTask',
    inside(() => shape8),
  ),
  within(
    'subPhase',
    inside(() => shape7),
  ),
]);
const shape100: Shape = shape('VATBase', 'VATBase', () => []);
const shape101: Shape = shape('Item', 'Item', () => [
  within(
    'subCategory',
    inside(() => shape102),
  ),
]);
const shape102: Shape = shape('SubCategoryItem', 'SubCategoryItem', () => [
  rename('subType', 'subCategoryType', { rule: 'sub-category-item-sub-type' }),
]);
const shape103: Shape = shape('ForcedVatAmountHolder', 'ForcedVatAmountHolder', () => [
  rename('businessDocumentLineId', 'managementObjectLineId', { rule: 'business-document-line-id' }),
]);
const shape104: Shape = shape('ExpenseReceiptSummary', 'ExpenseReceiptSummary', () => []);
const shape105: Shape = shape('LineTitle', 'LineTitle', () => []);
const shape106: Shape = shape('PublishArguments', 'PublishArguments', () => []);
const shape107: Shape = shape('PublishedDocument', 'PublishedDocument', () => []);
const shape108: Shape = shape('SalesOrder', 'SalesOrder', () => [
  rename('customFields', 'customData', { rule: 'sales-custom-fields' }),
]);
const shape109: Shape = shape('SalesOrderCriteria', 'SalesOrderCriteria', () => []);
const shape110: Shape = shape('SalesOrderDashboardCriteria', 'SalesOrderDashboardCriteria', () => []);
const shape111: Shape = shape('SalesOrderDashboardResult', 'SalesOrderDashboardResult', () => []);
const shape112: Shape = shape('SalesOrderReadOption', 'SalesOrderReadOption', () => [
  within('options', each(renamedValues([['read-option-custom-fields', 'CUSTOM_FIELDS', 'CUSTOM_DATA']]))),
]);
const shape113: Shape = shape('Quotation', 'Quotation', () => [
  rename('customFields', 'customData', { rule: 'sales-custom-fields' }),
]);
const shape114: Shape = shape('QuotationCriteria', 'QuotationCriteria', () => []);
/** Every shape of the old version that has members. */
export const shapes: readonly Shape[] = [
  shape0,
  shape1,
  shape2,
  shape3,
  shape4,
  shape5,
  shape6,
  shape7,
  shape8,
  shape9,
  shape10,
  shape11,
  shape12,
  shape13,
  shape14,
  shape15,
  shape16,
  shape17,
  shape18,
  shape19,
  shape20,
  shape21,
  shape22,
  shape23,
  shape24,
  shape25,
  shape26,
  shape27,
  shape28,
  shape29,
  shape30,
  shape31,
  shape32,
  shape33,
  shape34,
  shape35,
  shape36,
  shape37,
  shape38,
  shape39,
  shape40,
  shape41,
  shape42,
  shape43,
  shape44,
  shape45,
  shape46,
  shape47,
  shape48,
  shape49,
  shape50,
  shape51,
  shape52,
  shape53,
  shape54,
  shape55,
  shape56,
  shape57,
  shape58,
  shape59,
  shape60,
  shape61,
  shape62,
  shape63,
  shape64,
  shape65,
  shape66,
  shape67,
  shape68,
  shape69,
  shape70,
  shape71,
  shape72,
  shape73,
  shape74,
  shape75,
  shape76,
  shape77,
  shape78,
  shape79,
  shape80,
  shape81,
  shape82,
  shape83,
  shape84,
  shape85,
  shape86,
  shape87,
  shape88,
  shape89,
  shape90,
  shape91,
  shape92,
  shape93,
  shape94,
  shape95,
  shape96,
  shape97,
  shape98,
  shape99,
  shape100,
  shape101,
  shape102,
  shape103,
  shape104,
  shape105,
  shape106,
  shape107,
  shape108,
  shape109,
  shape110,
  shape111,
  shape112,
  shape113,
  shape114,
];
