import { map } from './migration/data.ts';
import { createLookups, type Lookups } from './shared/migration/map.ts';
import { schemas } from './migration/schemas.ts';
import {
  findTranslator,
  indexTranslators,
  type Sidecar,
  translate,
  type Translated,
} from './shared/migration/translate.ts';
export type {
  After,
  Before,
  EndpointEntry,
  FieldEntry,
  IdenticalEntry,
  Lookups,
  MapEndpoint,
  MapEntry,
  MapOwner,
  MigrationMap,
  RenameOperation,
  ScalarEntry,
  SchemaEntry,
  UnmappedName,
} from './shared/migration/map.ts';
export type { Conflict, Loss, Review, Sidecar, SidecarEntry, Translated } from './shared/migration/translate.ts';
export { map };
/** Looks up names of one version in the other. */
export const lookups: Lookups = createLookups(
  map,
  'AbilityLevel AccountingJournalCriteria AccreditationOptions Action ActiveModule Activity ActivityBase ActivityCriteria ActivityReadOption ActivityReadOptionValue Address Alert AlertLevel AmortizationMethod AmountCategoryType AnalysisResult Application ApplicationCreate ApplicationFeature ApplicationType Approval ApprovalApproverCriteria ApprovalCriteria ApprovalManagementObject ApprovalObjectSummary ApprovalProjectCriteria ApprovalReadOption ApprovalReadOptionValue ApprovalState ApprovalSummaryCriteria ApprovalType ApprovalValidation ApprovalValidationApproval Approver AssignmentCriteria AssignmentNode AssignmentReferential AssignmentType AxeGroupsType BatchUpdateCustomDataParamHolder BatchUpdateCustomFieldParamHolder BusinessCard BusinessCardCriteria BusinessCardReplace BusinessCardType BusinessDocument BusinessDocumentCriteria BusinessDocumentLine BusinessDocumentSalesLine BusinessDocumentType Calendar CalendarEvent Card CardGroup CardGroupCriteria CardGroupReadOption CardGroupReadOptionValue CardReadOption CardReadOptionValue Category ChangeTracking Checkbook CheckbookCriteria ClauseBoolean ClauseDate ClauseNumber ClauseOperator ClauseString ClosingDate Company CompletionMode CompletionType Contact Contract ContractCreate ContractIssueType ContractLine ContractLineCreate ContractReminder ControlBehavior Currency CustomData CustomDataPage CustomDataParam CustomDataPattern CustomDataReadOptionValue CustomDataSection CustomDataSectionType CustomDataType CustomField CustomFieldParam CustomFieldPattern CustomFieldType CustomRequest CustomRequestCategory CustomRequestCriteria CustomRequestLine CustomRequestLineCreate CustomRequestReadOption Customer CustomerBase CustomerSite CustomerSiteBase CustomizableResources DateParamHolder DayMoment Department DepartureLocationType DestinationLocationType Discount DiscountType Division DivisionGrouping DmfBase Document DocumentLink DuplicationNumberOfOccurrencyType DuplicationPeriodRepetitionType Employee EmployeeAbility EmployeeBase EmployeeCriteria EmployeeHistory EmployeeReadOption EmployeeWeek EmployeesFluent ErrorResponse ExpenseReceiptSummary ExpenseType ExpenseTypeCriteria ExpenseTypeExpected ExternalRequester ExternalRequesterCriteria ForcedVatAmountHolder FormConfig Holiday Invoice InvoiceCriteria InvoiceLine InvoiceReadOption InvoiceReadOptionValue Item ItemLine JournalClosingInformation JournalType LineTitle LinkedObjectType LoginResponse Mail ManagementObject ManagementObjectCriteria ManagementObjectLine ManagementObjectLineCreate ManagementObjectSalesLine ManagementObjectType ManagementObjectsAccountingJournal ManagerCriteria Message MobAction MobActionCriteria MobAssignment MobAssignmentParam MobCurrency MobCustomerCriteria MobDocument MobEngineTaxRate MobExpenseType MobLigneNdf MobLigneNdfErrors MobNdf MobUpdateParametrage MobUpdateParametrageAction MobVat ModuleDelegationCriteria PasswordTokenRequest PatchElement PatchOperation PeopleLink Period Phase PhaseBase PhaseCriteria PhaseReadOption PhaseReadOptionValue PhaseReplace PhaseState PortalType Product ProductLocation Profession ProjectBase ProjectGroup ProjectGroupCriteria ProjectLeaveType ProjectState ProjectTask ProjectTaskCommon ProjectTaskProgress ProjectType PublishArguments PublishedDocument QuickEntryTime Quotation QuotationCriteria RefreshTokenRequest SalesOrder SalesOrderCriteria SalesOrderDashboardCriteria SalesOrderDashboardResult SalesOrderReadOption Schedule ScheduleBase ScheduleDuplicationParameters ScheduleFluent ScheduleReadOption ScheduleReadOptionValue ScheduleRules Service Skill SoldItem SubCategory SubCategoryItem SubCategoryItemType SubPhaseBase Subscription Tag TimeRecording TimeRecordingBase TimeRecordingCompletion TimeRecordingCompletionCriteria TimeRecordingCriteria TimeRecordingReadOption TimeRecordingRules TimeRecordingTermination TimesheetEntry TimesheetEntryApproval TimesheetEntryBase TimesheetEntryCompletion TimesheetEntryCompletionCriteria TimesheetEntryCriteria TimesheetEntryDurations TimesheetEntryReadOption TimesheetEntryReadOptionValue TimesheetEntryRules TokenRequest TokenResponse Topic TopicType TransferAffectation UserBase VATBase Validity ValidityType'.split(
    ' ',
  ),
);
/** Names of the resources of v2. */
export type V2Resource =
  | 'ChangeTracking'
  | 'UserBase'
  | 'EmployeeBase'
  | 'CustomerBase'
  | 'CustomerSiteBase'
  | 'ProjectBase'
  | 'PhaseBase'
  | 'SubPhaseBase'
  | 'ProjectTaskCommon'
  | 'CustomField'
  | 'CustomFieldParam'
  | 'BatchUpdateCustomFieldParamHolder'
  | 'CustomDataPage'
  | 'CustomDataSection'
  | 'Address'
  | 'Currency'
  | 'Holiday'
  | 'DateParamHolder'
  | 'ControlBehavior'
  | 'FormConfig'
  | 'Mail'
  | 'Category'
  | 'ErrorResponse'
  | 'Customer'
  | 'CustomerSite'
  | 'Contact'
  | 'Employee'
  | 'ClauseString'
  | 'ClauseBoolean'
  | 'ClauseNumber'
  | 'ClauseDate'
  | 'Validity'
  | 'BusinessCardType'
  | 'PhaseReadOption'
  | 'ApprovalReadOption'
  | 'InvoiceReadOption'
  | 'TimeRecordingReadOption'
  | 'Profession'
  | 'Contract'
  | 'ContractIssueType'
  | 'ContractReminder'
  | 'ContractLine'
  | 'PatchElement'
  | 'Division'
  | 'DivisionGrouping'
  | 'AssignmentCriteria'
  | 'AssignmentReferential'
  | 'Approval'
  | 'Approver'
  | 'ApprovalObjectSummary'
  | 'ApprovalCriteria'
  | 'ApprovalApproverCriteria'
  | 'ApprovalManagementObject'
  | 'MobDocument'
  | 'TimeRecordingBase'
  | 'TimeRecording'
  | 'TimesheetEntryDurations'
  | 'TimeRecordingCriteria'
  | 'TimeRecordingRules'
  | 'ScheduleRules'
  | 'ClosingDate'
  | 'EmployeeWeek'
  | 'TimeRecordingTermination'
  | 'TimeRecordingCompletion'
  | 'TimeRecordingCompletionCriteria'
  | 'ApprovalValidation'
  | 'ApprovalValidationApproval'
  | 'BusinessCard'
  | 'BusinessCardCriteria'
  | 'CustomRequest'
  | 'CustomRequestLine'
  | 'CustomRequestCriteria'
  | 'CustomRequestReadOption'
  | 'ExpenseTypeExpected'
  | 'ExpenseType'
  | 'ExpenseTypeCriteria'
  | 'Document'
  | 'DocumentLink'
  | 'EmployeeAbility'
  | 'AbilityLevel'
  | 'EmployeesFluent'
  | 'EmployeeHistory'
  | 'EmployeeCriteria'
  | 'EmployeeReadOption'
  | 'ManagerCriteria'
  | 'ModuleDelegationCriteria'
  | 'QuickEntryTime'
  | 'CalendarEvent'
  | 'Schedule'
  | 'ScheduleBase'
  | 'ScheduleFluent'
  | 'ScheduleDuplicationParameters'
  | 'BusinessDocument'
  | 'Invoice'
  | 'InvoiceCriteria'
  | 'BusinessDocumentCriteria'
  | 'BusinessDocumentLine'
  | 'InvoiceLine'
  | 'ItemLine'
  | 'BusinessDocumentSalesLine'
  | 'VATBase'
  | 'Item'
  | 'SubCategoryItem'
  | 'ForcedVatAmountHolder'
  | 'ExpenseReceiptSummary'
  | 'LineTitle'
  | 'PublishArguments'
  | 'PublishedDocument'
  | 'SalesOrder'
  | 'SalesOrderCriteria'
  | 'SalesOrderDashboardCriteria'
  | 'SalesOrderDashboardResult'
  | 'SalesOrderReadOption'
  | 'Quotation'
  | 'QuotationCriteria';
/** Names of the resources of v3. */
export type V3Resource =
  | 'ChangeTracking'
  | 'UserBase'
  | 'EmployeeBase'
  | 'CustomerBase'
  | 'CustomerSiteBase'
  | 'ProjectBase'
  | 'PhaseBase'
  | 'SubPhaseBase'
  | 'ProjectTaskCommon'
  | 'CustomData'
  | 'CustomDataParam'
  | 'BatchUpdateCustomDataParamHolder'
  | 'CustomDataPage'
  | 'CustomDataSection'
  | 'Address'
  | 'Currency'
  | 'Holiday'
  | 'DateParamHolder'
  | 'ControlBehavior'
  | 'FormConfig'
  | 'Mail'
  | 'Category'
  | 'ErrorResponse'
  | 'Customer'
  | 'CustomerSite'
  | 'Contact'
  | 'Employee'
  | 'ClauseString'
  | 'ClauseBoolean'
  | 'ClauseNumber'
  | 'ClauseDate'
  | 'Validity'
  | 'BusinessCardType'
  | 'PhaseReadOption'
  | 'ApprovalReadOption'
  | 'InvoiceReadOption'
  | 'TimesheetEntryReadOption'
  | 'Profession'
  | 'Contract'
  | 'ContractIssueType'
  | 'ContractReminder'
  | 'ContractLine'
  | 'PatchElement'
  | 'Division'
  | 'DivisionGrouping'
  | 'AssignmentCriteria'
  | 'AssignmentReferential'
  | 'Approval'
  | 'Approver'
  | 'ApprovalObjectSummary'
  | 'ApprovalCriteria'
  | 'ApprovalApproverCriteria'
  | 'ApprovalManagementObject'
  | 'MobDocument'
  | 'TimesheetEntryBase'
  | 'TimesheetEntry'
  | 'TimesheetEntryDurations'
  | 'TimesheetEntryCriteria'
  | 'TimesheetEntryRules'
  | 'ScheduleRules'
  | 'ClosingDate'
  | 'EmployeeWeek'
  | 'TimesheetEntryCompletion'
  | 'TimesheetEntryCompletionCriteria'
  | 'ApprovalValidation'
  | 'ApprovalValidationApproval'
  | 'BusinessCard'
  | 'BusinessCardCriteria'
  | 'CustomRequest'
  | 'CustomRequestLine'
  | 'CustomRequestCriteria'
  | 'CustomRequestReadOption'
  | 'ExpenseTypeExpected'
  | 'ExpenseType'
  | 'ExpenseTypeCriteria'
  | 'Document'
  | 'DocumentLink'
  | 'EmployeeAbility'
  | 'AbilityLevel'
  | 'EmployeesFluent'
  | 'EmployeeHistory'
  | 'EmployeeCriteria'
  | 'EmployeeReadOption'
  | 'ManagerCriteria'
  | 'ModuleDelegationCriteria'
  | 'QuickEntryTime'
  | 'CalendarEvent'
  | 'Schedule'
  | 'ScheduleBase'
  | 'ScheduleFluent'
  | 'ScheduleDuplicationParameters'
  | 'ManagementObject'
  | 'Invoice'
  | 'InvoiceCriteria'
  | 'ManagementObjectCriteria'
  | 'ManagementObjectLine'
  | 'InvoiceLine'
  | 'ItemLine'
  | 'ManagementObjectSalesLine'
  | 'VATBase'
  | 'Item'
  | 'SubCategoryItem'
  | 'ForcedVatAmountHolder'
  | 'ExpenseReceiptSummary'
  | 'LineTitle'
  | 'PublishArguments'
  | 'PublishedDocument'
  | 'SalesOrder'
  | 'SalesOrderCriteria'
  | 'SalesOrderDashboardCriteria'
  | 'SalesOrderDashboardResult'
  | 'SalesOrderReadOption'
  | 'Quotation'
  | 'QuotationCriteria';
const translators = indexTranslators(schemas, { TimesheetEntryCompletion: 'TimeRecordingTermination' });

/**
 * Translates a document of v2, or a list of them, into one of v3. The argument is not changed; unknown properties
 * are copied.
 *
 * @param resource - name of its schema
 * @param value - the document, as JSON
 * @param sidecar - data that translating the other way wrote
 * @returns the document, a sidecar with data that v3 cannot hold, the conflicts between old and new members, the members that are lost without the sidecar, and those to review
 * @throws TypeError if no resource has that name, or if the value is no document
 */
export function toV3(resource: V2Resource, value: unknown, sidecar?: Sidecar): Translated<unknown> {
  return translate({ schema: findTranslator(translators.up, resource), value, sidecar }, 'up');
}

/**
 * Translates a document of v3, or a list of them, into one of v2. The argument is not changed; unknown properties
 * are copied.
 *
 * @param resource - name of its schema
 * @param value - the document, as JSON
 * @param sidecar - data that translating the other way wrote
 * @returns the document, a sidecar with data that v2 cannot hold, the conflicts between old and new members, the members that are lost without the sidecar, and those to review
 * @throws TypeError if no resource has that name, or if the value is no document
 */
export function toV2(resource: V2Resource | V3Resource, value: unknown, sidecar?: Sidecar): Translated<unknown> {
  return translate({ schema: findTranslator(translators.down, resource), value, sidecar }, 'down');
}
