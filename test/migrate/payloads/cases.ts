/** One document before and after, for each entry of the map that changes documents or says that it does not. */
export interface PayloadCase {
  readonly rules: readonly string[];
  readonly resource: string;
  readonly v2: object;
  readonly v3: object;
}

const line = { id: '1', businessDocumentId: '2' };
const newLine = { id: '1', managementObjectId: '2' };
const user = { id: '7', firstname: 'Ada' };
const newUser = { id: '7', firstName: 'Ada' };

/** A document that stays. */
function stays(resource: string, value: object, ...rules: readonly string[]): PayloadCase {
  return { rules, resource, v2: value, v3: value };
}

export const payloadCases: readonly PayloadCase[] = [
  ...['BusinessDocumentLine', 'BusinessDocumentSalesLine', 'InvoiceLine', 'ItemLine'].map((resource) => ({ rules: ['business-document-id', 'business-document-line', 'business-document-sales-line'], resource, v2: line, v3: newLine })),
  { rules: ['custom-request-line-business-document-id'], resource: 'CustomRequestLine', v2: line, v3: newLine },
  { rules: ['business-document-line-id'], resource: 'ForcedVatAmountHolder', v2: { businessDocumentLineId: '1', forced: true }, v3: { managementObjectLineId: '1', forced: true } },
  { rules: ['item-line-discount'], resource: 'ItemLine', v2: { discount: 5 }, v3: { discount: { amount: 5 } } },
  { rules: ['sub-category-item-sub-type'], resource: 'SubCategoryItem', v2: { subType: 'DIVERS' }, v3: { subCategoryType: 'DIVERS' } },
  stays('Item', { family: 'a', subFamily: 'b', entityCode: 'c' }, 'item-family', 'item-sub-family', 'entity-code'),
  { rules: ['view-custom-fields', 'approval-custom-fields'], resource: 'Approval', v2: { viewCustomFields: 1, objectSummary: { customFields: { x: { value: 1 } } } }, v3: { viewCustomData: 1, objectSummary: { customData: { x: { value: 1 } } } } },
  ...['BusinessDocument', 'Invoice', 'CustomRequest'].map((resource) => ({ rules: ['custom-fields', 'business-document', 'custom-field'], resource, v2: { customFields: { x: { value: 1 } } }, v3: { customData: { x: { value: 1 } } } })),
  { rules: ['start-custom-field', 'end-custom-field', 'nb-cols-custom-field'], resource: 'Customer', v2: { startCustomField: 1, endCustomField: 2, nbColsCustomField: 3 }, v3: { startCustomData: 1, endCustomData: 2, nbColsCustomData: 3 } },
  ...['CalendarEvent', 'Schedule', 'ScheduleBase', 'ScheduleFluent', 'TimeRecording', 'TimeRecordingBase', 'QuickEntryTime'].map((resource) => ({ rules: ['place', 'time-recording', 'time-recording-base'], resource, v2: { place: 'x' }, v3: { location: 'x' } })),
  { rules: ['contract-termination-date'], resource: 'Contract', v2: { terminationDate: 'd', lines: [{ terminationReceptionDate: 'e' }] }, v3: { completionDate: 'd', lines: [{ terminationReceptionDate: 'e' }] } },
  { rules: ['period-filter-from', 'period-filter-to', 'time-recording-criteria'], resource: 'TimeRecordingCriteria', v2: { from: 'a', to: 'b', serviceId: 's' }, v3: { period: { from: 'a', to: 'b' }, serviceId: 's' } },
  { rules: ['period-filter-from'], resource: 'TimeRecordingCriteria', v2: { from: 'a' }, v3: { period: { from: 'a' } } },
  { rules: ['quick-entry-dates'], resource: 'QuickEntryTime', v2: { startDate: 'a', endDate: 'a' }, v3: { date: 'a' } },
  { rules: ['termination-type', 'terminated', 'time-recording-completion'], resource: 'TimeRecordingTermination', v2: { terminationType: 'WEEK', terminated: true }, v3: { completionType: 'WEEK', completed: true } },
  { rules: ['termination-mode', 'time-recording-rules'], resource: 'TimeRecordingRules', v2: { terminationMode: 'WEEKLY' }, v3: { completionMode: 'WEEKLY' } },
  {
    rules: ['document-created-by', 'document-created-by-id', 'document-creation-date', 'document-sys-name'],
    resource: 'Document',
    v2: { createdBy: user, createdById: '7', creationDate: 'd', sysName: 'a.pdf' },
    v3: { changeTracking: { createdBy: newUser, createdById: '7', creationDate: 'd' }, fileName: 'a.pdf' },
  },
  { rules: ['user-base-firstname'], resource: 'UserBase', v2: user, v3: newUser },
  { rules: ['division-service-id'], resource: 'Division', v2: { serviceId: '1' }, v3: { groupId: '1' } },
  { rules: ['assignment-referential-project-group-code'], resource: 'AssignmentReferential', v2: { projectGroupCode: '1' }, v3: { projectGroup: '1' } },
  {
    rules: ['employee-family-1', 'employee-family-2', 'employee-family-3', 'employee-cmms-contract-sales-manager', 'employee-cmms-contract-technical-manager', 'employee-cmms-mr-and-eo-manager'],
    resource: 'Employee',
    v2: { family1employeeFamily1Id: '1', employeeFamily2: '2', employeeFamily3: '3', cMMSContractSalesManager: 4, cMMSContractTechnicalManager: 5, cMMSMRAndEOManager: 6 },
    v3: { family1Id: '1', family2Id: '2', family3Id: '3', CMMSContractSalesManager: 4, CMMSContractTechnicalManager: 5, CMMSMRAndEOManager: 6 },
  },
  stays('EmployeeHistory', { employeeHistoryType: 1 }, 'employee-history-type'),
  {
    rules: ['duplication-period-repetion-type', 'duplication-occurency', 'duplication-number-of-occurency', 'duplication-number-of-occurency-type', 'duplication-with-occurency', 'duplication-quaterly', 'duplication-use-date-hours', 'duplication-mode-time-recording'],
    resource: 'ScheduleDuplicationParameters',
    v2: { duplicationPeriodRepetionType: 'QUATERLY', occurency: 1, numberOfOccurency: 2, duplicationNumberOfOccurencyType: 'WITH_OCCURENCY', useDateHours: true, modeTimeRecording: 1 },
    v3: { duplicationPeriodRepetitionType: 'QUARTERLY', occurrency: 1, numberOfOccurrency: 2, duplicationNumberOfOccurrencyType: 'WITH_OCCURRENCY' },
  },
  stays(
    'CustomRequestLine',
    { afterTaxAmountTotalCurrency: 1, complementName: 'a', expenseTypeExpectedId: 'b', managementObjectId: 'c', resource: {}, resourceId: 'd', totalPrice: 2, totalPriceCurrency: 3, customerId: '1', phaseId: '2', projectId: '3', projectTaskId: '4', subPhaseId: '5' },
    ...['after-tax-amount-total-currency', 'complement-name', 'expense-type-expected-id', 'management-object-id', 'resource', 'resource-id', 'total-price', 'total-price-currency', 'customer-id', 'phase-id', 'project-id', 'project-task-id', 'sub-phase-id'].map((name) => `custom-request-line-${name}`),
  ),
  stays('BusinessDocumentLine', { afterTaxAmountTotalCurrency: 1, complementName: 'a', expenseTypeExpectedId: 'b', resource: {}, resourceId: 'd', totalPrice: 2, totalPriceCurrency: 3 }, 'line-after-tax-amount-total-currency', 'line-complement-name', 'line-expense-type-expected-id', 'line-resource', 'line-resource-id', 'line-total-price', 'line-total-price-currency'),
  stays('Address', { id: '1' }, 'address-id'),
  stays('CustomerSiteBase', { customer: {}, customerId: '1' }, 'customer-site-base-customer', 'customer-site-base-customer-id'),
  stays('Approval', { object: {}, objectId: '1' }, 'approval-object', 'approval-object-id'),
  stays('ApprovalManagementObject', { entityCode: '1' }, 'approval-management-object-entity-code'),
  stays('Contact', { addressId: '1' }, 'record-address-id'),
  { rules: ['project-leave-type-no-timerecording'], resource: 'ProjectBase', v2: { leaveType: 'NO_TIMERECORDING' }, v3: { leaveType: 'NO_TIMESHEETS' } },
  { rules: ['read-option-custom-fields'], resource: 'PhaseReadOption', v2: { options: ['PROJECT', 'CUSTOM_FIELDS'] }, v3: { options: ['PROJECT', 'CUSTOM_DATA'] } },
  stays('InvoiceLine', { discount: 5, startDate: 'a', endDate: 'b' }, 'sales-line-discount', 'start-date', 'end-date'),
  stays('Mail', { from: 'a', to: ['b'] }, 'mail-from', 'mail-to'),
  stays('PatchElement', { from: '/a' }, 'patch-element-from'),
  stays('DivisionGrouping', { serviceId: '1' }, 'division-grouping-service-id'),
  stays('ApprovalApproverCriteria', { serviceId: '1' }, 'criteria-service-id'),
  stays('MobDocument', { sysName: 'a' }, 'mobile-document-sys-name'),
  stays('AssignmentCriteria', { projectGroupCode: {} }, 'assignment-criteria-project-group-code'),
  stays('ChangeTracking', { createdById: '1' }, 'change-tracking-created-by', 'change-tracking-created-by-id'),
  stays('TimeRecordingBase', { completionDate: 'd', changeTracking: {}, date: 'e' }, 'time-recording-completion-date', 'change-tracking', 'date'),
  stays('ContractLine', { terminationReceptionDate: 'd' }, 'contract-line-termination-reception-date'),
  stays('EmployeeBase', { firstName: 'Ada' }, 'employee-base-first-name'),
  stays('TimeRecordingCriteria', { period: { from: 'a' } }, 'criteria-period'),
  stays('ApprovalCriteria', { objectId: {} }, 'object-id'),
];

/** Entries about names that no shape of the sources carries: no document can show them. */
export const withoutDocument = [
  'mobile-default-activity-place', 'quotation-link-sales-order-id', 'multi-company', 'should-be-notified', 'application-feature-timerecording-termination-cancel', 'active-module-times-recording', 'active-module-first-values',
  'business-document-criteria', 'business-document-type', 'time-recording-completion-criteria', 'time-recording-read-option', 'custom-field-param', 'custom-field-type', 'custom-field-pattern', 'batch-update-custom-field-param-holder', 'profession',
];
