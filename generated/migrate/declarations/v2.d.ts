export interface ChangeTracking {
  createdTime?: string;
  createdBy?: UserBase;
  createdById?: string;
  modificationTime?: string;
  modificationBy?: UserBase;
  modificationById?: string;
}

export interface UserBase {
  id?: string;
  code?: string;
  name?: string;
  firstname?: string;
}

export interface EmployeeBase {
  id?: string;
  code?: string;
  name?: string;
  firstName?: string;
  action?: Action;
}

export interface CustomerBase {
  id?: string;
  code?: string;
  name: string;
}

export interface CustomerSiteBase {
  id?: string;
  code?: string;
  name?: string;
  customer?: CustomerBase;
  customerId?: string;
}

export interface ProjectBase {
  id?: string;
  name?: string;
  companyCode?: string;
  customer?: CustomerBase;
  customerId?: string;
  endCustomer?: CustomerBase;
  endCustomerId?: string;
  internal?: boolean;
  leave?: boolean;
  leaveType?: ProjectLeaveType;
  customerType?: any;
}

export interface PhaseBase {
  id?: string;
  code?: string;
  name?: string;
  project?: ProjectBase;
  projectId?: string;
  order?: number;
}

export interface SubPhaseBase {
  id?: string;
  code?: string;
  name?: string;
  phase?: PhaseBase;
  phaseId?: string;
  order?: number;
}

export interface ProjectTaskCommon {
  id?: string;
  code?: string;
  name?: string;
  project?: ProjectBase;
  projectId?: string;
  phase?: PhaseBase;
  phaseId?: string;
  subPhase?: SubPhaseBase;
  subPhaseId?: string;
  customer?: CustomerBase;
  customerId?: string;
  order?: number;
  startDate?: any;
  endDate?: any;
  description?: string;
}

export interface CustomField {
  label?: string;
  name?: string;
  realOrder?: number;
  type?: CustomFieldType;
  value?: any;
}

export interface CustomFieldParam {
  id?: string;
  keywordId?: string;
  label?: string;
  multiLine?: boolean;
  name?: string;
  order?: number;
  page?: CustomDataPage;
  pageId?: string;
  pattern?: CustomFieldPattern;
  property?: any;
  realOrder?: number;
  section?: CustomDataSection;
  sectionId?: string;
  sequence?: number;
  textLimit?: number;
  type?: CustomFieldType;
  viewLabel?: boolean;
}

export interface BatchUpdateCustomFieldParamHolder {
  [key: string]: any;
}

export interface CustomDataPage {
  id?: string;
  name?: string;
  order?: number;
  columnNumber?: number;
}

export interface CustomDataSection {
  id?: string;
  name?: string;
  order?: number;
  columnNumber?: number;
  pageId?: string;
  type?: CustomDataSectionType;
}

export interface Address {
  line1?: string;
  line2?: string;
  line3?: string;
  cedex?: string;
  postalCode?: string;
  city?: string;
  country?: string;
  countryName?: string;
  department?: string;
  geographicalDepartmentName?: string;
  region?: string;
  regionName?: string;
  phone?: string;
  phone2?: string;
  mobilePhone?: string;
  fax?: string;
  email?: string;
  webSite?: string;
  id?: string;
}

export interface Currency {
  id?: string;
  name?: string;
  code?: string;
  order?: number;
  euro?: boolean;
  euroRate?: number;
  endDate?: string;
  euroRateStartDate?: string;
  euroRateEndDate?: string;
}

export interface Holiday {
  date?: string;
  type?: string;
}

export interface DateParamHolder {
  date?: string;
}

export interface ControlBehavior {
  id?: string;
  property?: any;
  required?: boolean;
  visible?: boolean;
  enabled?: boolean;
  defaultValue?: string;
  valueSelectors?: string[];
  additionalValueSelectors?: string[];
  freeValue?: boolean;
  allowMultipleValues?: boolean;
  information?: string;
}

export interface FormConfig {
  type?: any;
  fields?: ControlBehavior[];
  controls?: { [key: string]: ControlBehavior };
  insertable?: boolean;
  editable?: boolean;
  deletable?: boolean;
  formSearchHidden?: boolean;
}

export interface Mail {
  from?: string;
  replyTo?: string;
  title?: string;
  body?: string;
  to?: string[];
  cc?: string[];
  cci?: string[];
}

export interface Category {
  id?: string;
  code?: string;
  name?: string;
  endDate?: string;
  companyCode?: string;
  type?: any;
  grouping?: any;
  ranking?: number;
}

export interface ErrorResponse {
  [key: string]: any;
}

export interface Customer {
  address?: Address;
  addressId?: string;
  closure?: boolean;
  email?: string;
  startCustomField?: any;
  endCustomField?: any;
  nbColsCustomField?: any;
}

export interface CustomerSite {
  address?: Address;
  addressId?: string;
  startCustomField?: any;
  endCustomField?: any;
  nbColsCustomField?: any;
}

export interface Contact {
  title?: string | null;
  address?: Address;
  addressId?: string;
}

export interface Employee {
  code?: string;
  dailyCost?: number | null;
  directHourlyRate?: number | null;
  dailySellingPrice?: number | null;
  occupancyRate?: number | null;
  dailyHours?: number;
  address?: Address;
  addressId?: string;
  employeeFamily2?: string;
  employeeFamily3?: string;
  family1employeeFamily1Id?: string;
  cMMSContractSalesManager?: any;
  cMMSContractTechnicalManager?: any;
  cMMSMRAndEOManager?: any;
  businessCards?: BusinessCard[];
}

export type ClauseOperator = 'IS' | (string & {});

export interface ClauseString {
  operator?: ClauseOperator;
  value?: string;
  includeNullResults?: boolean;
  wildcards?: string;
}

export interface ClauseBoolean {
  operator?: ClauseOperator;
  value?: boolean;
  includeNullResults?: boolean;
}

export interface ClauseNumber {
  operator?: ClauseOperator;
  value?: number;
  includeNullResults?: boolean;
}

export interface ClauseDate {
  operator?: ClauseOperator;
  value?: string;
  includeNullResults?: boolean;
  withTime?: boolean;
}

export interface Validity {
  type?: ValidityType;
  date?: string;
}

export type Action = 'ADD' | 'UPDATE' | 'REMOVE';
export type ActiveModule =
  | 'EXPENSE_REPORTS'
  | 'TIMES_RECORDING'
  | 'SCHEDULE'
  | 'QUOTATION'
  | 'QUOTATION_SIGNED_ORDERED_UNSIGNED'
  | 'SALES_ORDER'
  | 'INVOICE'
  | 'SALES_BILLING_TABLE'
  | 'DELIVERY'
  | 'PURCHASE_ORDER'
  | (string & {});
export type AssignmentType =
  'CUSTOMER' | 'PROJECT' | 'PHASE' | 'SUBPHASE' | 'PROJECT_TASK' | 'DIVISION' | 'DIVISION_GROUP' | 'ENTITY' | 'COMPANY';
export type CustomFieldType = 'NUMBER' | 'DATE' | 'BOOLEAN' | 'ALPHANUMERIC';
export type CustomFieldPattern =
  | 'DATE_TIME'
  | 'UPPER_CASE'
  | 'LOWER_CASE'
  | 'PROPER_CASE'
  | 'PHONE'
  | 'INTEGER'
  | 'INTEGER_THOUSAND_SEPARATOR'
  | 'INTEGER_ZERO_NOT_SIGNIFICANT'
  | 'TWO_DIGITS_AFTER_DECIMAL_POINT'
  | 'THREE_DIGITS_AFTER_DECIMAL_POINT'
  | 'CURRENCY'
  | 'CURRENCY_ZERO_NOT_SIGNIFICANT'
  | 'URL'
  | 'PERCENTAGE'
  | 'PERCENTAGE_ONE_DIGIT'
  | 'PERCENTAGE_TWO_DIGITS'
  | 'PERCENTAGE_THREE_DIGITS'
  | 'SIGNATURE'
  | 'PASSWORD';
export type CustomDataSectionType = 'SECTION' | 'COMPOSITE';
export type BusinessDocumentType =
  | 'QUOTATION'
  | 'SALES_ORDER'
  | 'QUOTE'
  | 'PURCHASE_ORDER'
  | 'CUSTOM_REQUEST'
  | 'PURCHASE_INVOICE'
  | 'EXPENSE_REPORT'
  | 'INVOICE'
  | 'SALES_BILLING_TABLE'
  | 'PURCHASE_BILLING_TABLE'
  | 'RECEPTION';
export type SubCategoryItemType =
  | 'PRESTATION'
  | 'DISTRIBUTION'
  | 'FRAIS_DE_MISSION'
  | 'ACOMPTE'
  | 'DIVERS'
  | 'NON_RENSEIGNE'
  | 'LICENCE'
  | 'MAINTENANCE'
  | 'DEVELOPPEMENT'
  | 'SOUS_TRAITANCE'
  | 'FRAIS_DE_PORT'
  | 'ABONNEMENT';
export type ValidityType = 'VALID' | 'INVALID';
export type TimesheetEntryApproval =
  'BRUT' | 'CONTROLE' | 'VALIDE' | 'GRATUIT' | 'NON_FACTURE' | 'FACTURE' | 'REFUSE' | 'DISSOCIE';
export type ApprovalState = 'NONE' | (string & {});
export type CompletionType = 'WEEK' | 'MONTH';
export type CompletionMode = 'WEEKLY' | 'MONTHLY' | 'WEEKLY_MONTHLY' | 'NONE';
export type ApprovalType = 'QUOTATION' | (string & {});
export type ProjectLeaveType = 'NO_TIMERECORDING' | (string & {});
export type ApplicationFeature = 'TIMERECORDING_TERMINATION_CANCEL' | (string & {});
export type PatchOperation = 'ADD' | (string & {});
export type BusinessCardType = string;
export type DuplicationPeriodRepetitionType = 'QUATERLY' | (string & {});
export type DuplicationNumberOfOccurrencyType = 'WITH_OCCURENCY' | (string & {});
export type PhaseReadOptionValue = 'PROJECT' | (string & {});

export interface PhaseReadOption {
  options?: (PhaseReadOptionValue | CustomDataReadOptionValue)[];
}

export type ApprovalReadOptionValue = 'OBJECT_SUMMARY' | (string & {});

export interface ApprovalReadOption {
  options?: (ApprovalReadOptionValue | CustomDataReadOptionValue)[];
}

export type InvoiceReadOptionValue =
  | 'CHANGE_TRACKING'
  | 'CUSTOMER'
  | 'CURRENCY'
  | 'PAYMENT'
  | 'MANAGER'
  | 'PROJECT'
  | 'PHASE'
  | 'SUB_PHASE'
  | 'LINE'
  | 'LINE_PROJECT'
  | 'LINE_PHASE'
  | 'LINE_SUB_PHASE'
  | 'LINE_ITEM'
  | 'LINE_ITEM_CATEGORY'
  | 'LINE_ITEM_SUBCATEGORY'
  | (string & {});

export interface InvoiceReadOption {
  type: string;
  options?: (InvoiceReadOptionValue | CustomDataReadOptionValue)[];
}

export type TimesheetEntryReadOptionValue =
  'EMPLOYEE' | 'CUSTOMER' | 'PROJECT' | 'PHASE' | 'SUB_PHASE' | 'PROJECT_TASK' | 'ACTION' | 'ACTION_2' | (string & {});

export interface TimeRecordingReadOption {
  options?: (TimesheetEntryReadOptionValue | CustomDataReadOptionValue)[];
}

export type CustomDataReadOptionValue = 'CUSTOM_FIELDS';

export interface Profession {
  [key: string]: any;
}

export interface Contract {
  id?: string;
  regression?: boolean;
  issueType?: ContractIssueType;
  issueTypeId?: string;
  severity?: { [key: string]: any };
  severityId?: string;
  priority?: { [key: string]: any };
  priorityId?: string;
  criticality?: { [key: string]: any };
  criticalityId?: string;
  team?: { [key: string]: any };
  teamId?: string;
  project?: ProjectBase;
  projectId?: string;
  phase?: PhaseBase;
  phaseId?: string;
  subPhase?: SubPhaseBase;
  subPhaseId?: string;
  reminder?: ContractReminder;
  reminderAlert?: any;
  reminderDetail?: any;
  lines?: ContractLine[];
  terminationDate?: any;
}

export interface ContractIssueType {
  id?: string;
  code?: string;
  name?: string;
  default?: any;
  firstTaskType?: { [key: string]: any };
  firstTaskTypeId?: string;
}

export interface ContractReminder {
  title?: any;
  text?: any;
}

export interface ContractLine {
  id?: string;
  contractServiceId?: string;
  productId?: string;
  serialNumber?: any;
  project?: ProjectBase;
  projectId?: string;
  phase?: PhaseBase;
  phaseId?: string;
  subPhase?: SubPhaseBase;
  subPhaseId?: string;
  rankNumber?: any;
  quantity?: any;
  unitPrice?: any;
  discountPercentage?: any;
  totalAmount?: any;
  startDate?: any;
  endDate?: any;
  notEditable?: any;
  reasonForTermination?: any;
  terminationReceptionDate?: any;
}

export interface PatchElement {
  op?: PatchOperation;
  path?: string;
  from?: string;
  value?: any;
}

export interface Division {
  id?: string;
  code?: string;
  name?: string;
  companyId?: string;
  serviceId?: string;
}

export interface DivisionGrouping {
  id?: string;
  code?: string;
  name?: string;
  serviceId?: string;
}

export interface AssignmentCriteria {
  projectSubcategorieLevel2Id?: ClauseString;
  departmentId?: ClauseString;
  phaseId?: ClauseString;
  projectProductionManagerId?: ClauseString;
  yearId?: ClauseString;
  activityId?: ClauseString;
  projectStateCode?: ClauseString;
  projectTaskEmployeeLinkedId?: ClauseString;
  customerId?: ClauseString;
  tag?: ClauseString;
  phaseCode?: ClauseString;
  divisionId?: ClauseString;
  subPhaseCode?: ClauseString;
  projectCategorieId?: ClauseString;
  divisionGroupId?: ClauseString;
  entityId?: ClauseString;
  projectTaskId?: ClauseString;
  companyId?: ClauseString;
  projectGroupCode?: ClauseString;
  subPhaseId?: ClauseString;
  projectManagerId?: ClauseString;
  projectSalesManagerId?: ClauseString;
  projectId?: ClauseString;
  projectFinancialManagerId?: ClauseString;
  projectSubCategorieId?: ClauseString;
  projectEmployeeLinkedId?: ClauseString;
  scheduled?: ClauseBoolean;
  projectClosed?: ClauseBoolean;
  projectOnLeave?: ClauseBoolean;
  projectInternal?: ClauseBoolean;
  lowerAssignmentType?: AssignmentType;
  upperAssignmentType?: AssignmentType;
  countAssignmentType?: AssignmentType;
  referentialDate?: string;
  referentialDateEnd?: string;
  employeeId?: string;
  employeePartitioning?: boolean;
  ignoreProjectAllCustomer?: boolean;
  allCompanies?: boolean;
  mainCustomer?: boolean;
  employeeIdScheduled?: string[];
  tagIdScheduled?: string[];
}

export interface AssignmentReferential {
  projectGroupCode?: any;
}

export interface Approval {
  id?: string;
  code?: string;
  name?: string;
  comment?: string;
  company?: string;
  objectEntityCode?: string;
  approvalDate?: string;
  requestDate?: string;
  approvedBy?: UserBase;
  approvedById?: string | null;
  approver?: Approver;
  approverId?: string;
  requester?: EmployeeBase;
  requesterId?: string;
  integralObject?: any;
  isAutoApproved?: boolean;
  level?: number;
  order?: number;
  ongoingLevelNumber?: number;
  totalLevelNumber?: number;
  viewCustomFields?: number;
  object?: { [key: string]: any };
  objectId?: string;
  objectSummary?: ApprovalObjectSummary;
  objectSummaryId?: string;
  objectType?: ApprovalType;
  otherApprovals?: Approval[];
  state?: ApprovalState;
}

export interface Approver {
  [key: string]: any;
}

export interface ApprovalObjectSummary {
  id?: string;
  companyCode?: string;
  currencyCode?: string;
  description?: string;
  entityCode?: string;
  name?: string;
  number?: string;
  date?: string;
  afterTaxAmount?: number;
  afterTaxAmountCurrency?: number;
  preTaxAmount?: number;
  preTaxAmountCurrency?: number;
  customFields?: { [key: string]: CustomField };
}

export interface ApprovalCriteria {
  approverId?: ClauseString;
  comment?: ClauseString;
  id?: ClauseString;
  level?: ClauseString;
  objectId?: ClauseString;
  objectType?: ClauseString;
  requesterId?: ClauseString;
  states?: ClauseString;
  approvalDate?: ClauseDate;
  requestDate?: ClauseDate;
  approvalApproverCriteria?: ApprovalApproverCriteria;
  readOption?: ApprovalReadOption;
}

export interface ApprovalApproverCriteria {
  employeeDivisionId?: ClauseString;
  employeeEntityId?: ClauseString;
  managerId?: ClauseString;
  serviceId?: ClauseString;
}

export interface ApprovalManagementObject {
  entityCode?: string;
  entityId?: string;
}

export interface MobDocument {
  ident?: number;
  identVersion?: number;
  createDate?: any;
  fileUrl?: string;
  sysName?: string;
  title?: string;
  internal_ident?: any;
  guid?: string;
  version?: any;
  deleted?: any;
  token?: any;
}

export interface TimeRecordingBase {
  id?: string;
  guid?: string;
  type?: string;
  unit?: string;
  comment?: string;
  place?: string;
  taskId?: string;
  approvalLabel?: string;
  customer?: CustomerBase;
  customerId?: string;
  project?: ProjectBase;
  projectId?: string;
  phase?: PhaseBase;
  phaseId?: string;
  subPhase?: SubPhaseBase;
  subPhaseId?: string;
  projectTask?: ProjectTaskCommon;
  projectTaskId?: string;
  employee?: EmployeeBase;
  employeeId?: string;
  actionCode?: { [key: string]: any };
  actionCodeId?: string;
  actionCode2?: { [key: string]: any };
  actionCode2Id?: string;
  date?: string;
  completionDate?: string;
  duration?: number;
  durations?: TimesheetEntryDurations;
  validated?: boolean;
  approval?: TimesheetEntryApproval;
  changeTracking?: ChangeTracking;
}

export interface TimeRecording {
  approval?: TimesheetEntryApproval;
  approvalLabel?: string;
  place?: string;
}

export interface TimesheetEntryDurations {
  durationMinute?: number;
  durationHourMinute?: number;
  durationHour?: number;
  durationDay?: number;
}

export interface TimeRecordingCriteria {
  actionCode2Id?: any;
  actionCodeCode?: any;
  approval?: any;
  companyId?: any;
  divisionGroupingId?: any;
  divisionId?: any;
  employeeId?: any;
  entityId?: any;
  from?: string;
  id?: any;
  managerId?: any;
  period?: any;
  project?: any;
  projectTaskId?: any;
  readOption?: TimeRecordingReadOption;
  serviceId?: any;
  to?: string;
  doNotRoundUp?: boolean;
  onlyFinishedTimes?: boolean;
}

export interface TimeRecordingRules {
  id?: string;
  employeeId?: string;
  allowManualEntry?: boolean;
  base?: number;
  closingDates?: ClosingDate[];
  employeeWeeks?: EmployeeWeek[];
  min?: number;
  max?: number;
  step?: number;
  prettyStep?: number;
  unit?: string;
  unitDuration?: any;
  simpleDuration?: number;
  terminationMode?: CompletionMode;
}

export interface ScheduleRules {
  id?: string;
  employeeId?: string;
  allowManualEntry?: boolean;
  base?: number;
  closingDates?: ClosingDate[];
  employeeWeeks?: EmployeeWeek[];
  min?: number;
  max?: number;
  step?: number;
  prettyStep?: number;
  unit?: string;
  unitDuration?: any;
}

export interface ClosingDate {
  [key: string]: any;
}

export interface EmployeeWeek {
  [key: string]: any;
}

export interface TimeRecordingTermination {
  id?: string;
  employee?: EmployeeBase;
  employeeId?: string;
  number?: number;
  year?: number;
  terminationType?: CompletionType;
  terminated?: any;
}

export interface TimeRecordingCompletion {
  [key: string]: any;
}

export interface TimeRecordingCompletionCriteria {
  employeeId?: any;
  id?: any;
  managerId?: any;
  number?: any;
  type?: any;
  year?: any;
}

export interface ApprovalValidation {
  approval?: ApprovalValidationApproval;
  idents?: string[];
  reason?: string;
}

export interface ApprovalValidationApproval {
  code?: string;
  ident?: string;
  name?: string;
  order?: number;
}

export interface BusinessCard {
  id?: string;
  employeeId?: string;
  cardNumber?: string;
  encryptedCardNumber?: string;
  name?: string;
  type?: BusinessCardType;
  endDate?: string;
}

export interface BusinessCardCriteria {
  encryptedCardNumber?: ClauseString;
  name?: ClauseString;
  employeeId?: ClauseString;
  id?: ClauseString;
  type?: ClauseString;
  endDate?: ClauseDate;
}

export interface CustomRequest {
  id?: string;
  project?: ProjectBase;
  projectId?: string;
  phase?: PhaseBase;
  phaseId?: string;
  subPhase?: SubPhaseBase;
  subPhaseId?: string;
  projectTask?: ProjectTaskCommon;
  projectTaskId?: string;
  number?: string;
  name?: string;
  type?: BusinessDocumentType;
  companyCode?: string;
  companyId?: string;
  currencyCode?: string;
  currency?: Currency;
  date?: string;
  description?: string;
  entityCode?: string;
  afterTaxAmount?: number;
  preTaxAmount?: number;
  thirdPartyId?: string;
  customFields?: { [key: string]: CustomField };
  changeTracking?: ChangeTracking;
  approvalState?: ApprovalState;
  approvalDate?: string;
  lines?: CustomRequestLine[];
  documents?: any;
  numberOfDocuments?: number;
  formConfig?: FormConfig;
  cancellationDate?: any;
  cancellationUser?: UserBase;
  cancellationUserId?: string;
  archiveDate?: any;
  archiveUser?: UserBase;
  archiveUserId?: string;
  comment?: string;
  multiProjects?: boolean;
}

export type CustomRequestLine = BusinessDocumentLine & {
  id?: string;
  project?: ProjectBase;
  phase?: PhaseBase;
  subPhase?: SubPhaseBase;
  projectTask?: ProjectTaskCommon;
  projectId?: string;
  phaseId?: string;
  subPhaseId?: string;
  projectTaskId?: string;
  businessDocumentId?: string;
  name?: string;
  quantity?: number;
  unitPriceCurrency?: number;
  unitPrice?: number;
  amountTotalCurrency?: number;
  amountTotal?: number;
  rankNumber?: number;
  customer?: CustomerBase;
  customerId?: string;
  expenseTypeExpected?: ExpenseTypeExpected;
  afterTaxAmountTotalCurrency?: any;
  complementName?: string;
  expenseTypeExpectedId?: string;
  managementObjectId?: string;
  resource?: { [key: string]: any };
  resourceId?: string;
  totalPrice?: any;
  totalPriceCurrency?: any;
};

export interface CustomRequestCriteria {
  [key: string]: any;
}

export interface CustomRequestReadOption {
  options?: ((string & {}) | CustomDataReadOptionValue)[];
}

export interface ExpenseTypeExpected {
  id?: string;
  code?: string;
  name?: string;
  description?: string;
  endDate?: any;
  expenseType?: ExpenseType;
}

export interface ExpenseType {
  id?: string;
  code?: string;
  description?: string;
  km?: boolean;
  notRefundable?: boolean;
  receiptRequired?: boolean;
  commentRequired?: boolean;
  guestsRequired?: boolean;
  notRefundableEditable?: boolean;
  billableEditable?: boolean;
  amountEditable?: boolean;
  showQuantity?: boolean;
  showAdditionalComment?: boolean;
  showReceiptNumber?: boolean;
  showAmountCategory?: boolean;
  showBillable?: boolean;
  hideVat?: boolean;
  icon?: string;
  color?: string;
  vat1Code?: string;
  vat2Code?: string;
  vat3Code?: string;
  expenseThreshold?: number;
  defaultAmount?: number;
  endDate?: any;
  expenseCategory?: any;
  expenseRebillableOptions?: any;
}

export interface ExpenseTypeCriteria {
  [key: string]: any;
}

export interface Document {
  id?: string;
  title?: string;
  versionId?: string;
  publishedBy?: UserBase;
  publishedById?: string;
  classification?: any;
  subClassification?: any;
  category1?: any;
  category2?: any;
  category3?: any;
  category?: { [key: string]: any };
  categoryId?: string;
  subCategory?: { [key: string]: any };
  subCategoryId?: string;
  companyId?: string;
  publicationDate?: any;
  version?: any;
  documentType?: any;
  fileUrl?: string;
  lienUrl?: string;
  url?: string;
  original?: boolean;
  locked?: boolean;
  archived?: boolean;
  preview?: any;
  tokenPreview?: any;
  externalDMSUuid?: any;
  links?: DocumentLink[];
  action?: any;
  owner?: { [key: string]: any };
  ownerId?: string;
  description?: string;
  createdBy?: UserBase;
  createdById?: string;
  creationDate?: any;
  sysName?: string;
}

export interface DocumentLink {
  id?: string;
  original?: any;
  documentId?: string;
  objectId?: string;
  objectType?: any;
}

export interface EmployeeAbility {
  [key: string]: any;
}

export interface AbilityLevel {
  id?: string;
  code?: string;
  name?: string;
}

export interface EmployeesFluent {
  [key: string]: any;
}

export interface EmployeeHistory {
  employeeHistoryType?: any;
  standardWeekId?: string;
}

export interface EmployeeCriteria {
  [key: string]: any;
}

export interface EmployeeReadOption {
  options?: ((string & {}) | CustomDataReadOptionValue)[];
}

export interface ManagerCriteria {
  [key: string]: any;
}

export interface ModuleDelegationCriteria {
  [key: string]: any;
}

export interface QuickEntryTime {
  place?: string;
  startDate?: any;
  endDate?: any;
  projectId?: string;
  phaseId?: string;
  subPhaseId?: string;
  projectTaskId?: string;
}

export interface CalendarEvent {
  place?: string;
}

export interface Schedule {
  place?: string;
}

export interface ScheduleBase {
  place?: string;
}

export interface ScheduleFluent {
  place?: string;
}

export interface ScheduleDuplicationParameters {
  duplicationPeriodRepetionType?: DuplicationPeriodRepetitionType;
  occurency?: any;
  numberOfOccurency?: any;
  duplicationNumberOfOccurencyType?: DuplicationNumberOfOccurrencyType;
  useDateHours?: any;
  modeTimeRecording?: any;
}

export interface BusinessDocument {
  id?: string;
  accountingJournalId?: string;
  comment?: string;
  companyCode?: string;
  companyId?: string;
  currencyCode?: string;
  description?: string;
  entityCode?: string;
  managerId?: string;
  name?: string;
  number?: string;
  phaseId?: string;
  projectId?: string;
  projectTaskId?: string;
  subPhaseId?: string;
  text?: string;
  thirdPartyId?: string;
  thirdPartyToBillId?: string;
  customerId?: string;
  customerToBillId?: string;
  reference1?: string;
  reference2?: string;
  reference3?: string;
  afterTaxAmount?: number;
  preTaxAmount?: number;
  date?: string;
  projectedApprovalDate?: string;
  approvalDate?: string;
  type?: BusinessDocumentType;
  approvalState?: ApprovalState;
  changeTracking?: ChangeTracking;
  currency?: Currency;
  customer?: CustomerBase;
  customerToBill?: CustomerBase;
  manager?: EmployeeBase;
  payment?: { [key: string]: any };
  phase?: PhaseBase;
  project?: ProjectBase;
  subPhase?: SubPhaseBase;
  customFields?: { [key: string]: CustomField };
}

export type Invoice = BusinessDocument & { lines?: InvoiceLine[] };

export interface InvoiceCriteria {
  id?: ClauseString;
  readOptions?: InvoiceReadOption;
}

export interface BusinessDocumentCriteria {
  [key: string]: any;
}

export interface BusinessDocumentLine {
  afterTaxAmountTotalCurrency?: any;
  complementName?: string;
  expenseTypeExpectedId?: string;
  businessDocumentId?: string;
  resource?: { [key: string]: any };
  resourceId?: string;
  totalPrice?: any;
  totalPriceCurrency?: any;
}

export interface InvoiceLine {
  id: string;
  businessDocumentId?: string;
  complementName?: string;
  name?: string;
  generalAccount?: string;
  itemId?: string;
  phaseId?: string;
  projectId?: string;
  projectTaskId?: string;
  subPhaseId?: string;
  amountTotal?: number;
  amountTotalCurrency?: number;
  discount?: number;
  quantity?: number;
  rankNumber?: number;
  unitPrice?: number;
  unitPriceCurrency?: number;
  vatAmount1?: number;
  vatAmount1Currency?: number;
  vatAmount2?: number;
  vatAmount2Currency?: number;
  startDate?: string;
  endDate?: string;
  exchangeRate?: { [key: string]: any };
  item?: Item;
  phase?: PhaseBase;
  project?: ProjectBase;
  projectTask?: ProjectTaskCommon;
  subPhase?: SubPhaseBase;
  vat1?: VATBase;
  vat2?: VATBase;
}

export interface ItemLine {
  id: string;
  businessDocumentId?: string;
  complementName?: string;
  name?: string;
  generalAccount?: string;
  itemId?: string;
  phaseId?: string;
  projectId?: string;
  projectTaskId?: string;
  subPhaseId?: string;
  amountTotal?: number;
  amountTotalCurrency?: number;
  discount?: number;
  quantity?: number;
  rankNumber?: number;
  unitPrice?: number;
  unitPriceCurrency?: number;
  vatAmount1?: number;
  vatAmount1Currency?: number;
  vatAmount2?: number;
  vatAmount2Currency?: number;
  startDate?: string;
  endDate?: string;
  exchangeRate?: { [key: string]: any };
  item?: Item;
  phase?: PhaseBase;
  project?: ProjectBase;
  projectTask?: ProjectTaskCommon;
  subPhase?: SubPhaseBase;
  vat1?: VATBase;
  vat2?: VATBase;
}

export interface BusinessDocumentSalesLine {
  id: string;
  businessDocumentId?: string;
  complementName?: string;
  name?: string;
  generalAccount?: string;
  itemId?: string;
  phaseId?: string;
  projectId?: string;
  projectTaskId?: string;
  subPhaseId?: string;
  amountTotal?: number;
  amountTotalCurrency?: number;
  discount?: number;
  quantity?: number;
  rankNumber?: number;
  unitPrice?: number;
  unitPriceCurrency?: number;
  vatAmount1?: number;
  vatAmount1Currency?: number;
  vatAmount2?: number;
  vatAmount2Currency?: number;
  startDate?: string;
  endDate?: string;
  exchangeRate?: { [key: string]: any };
  item?: Item;
  phase?: PhaseBase;
  project?: ProjectBase;
  projectTask?: ProjectTaskCommon;
  subPhase?: SubPhaseBase;
  vat1?: VATBase;
  vat2?: VATBase;
}

export interface VATBase {
  id?: string;
  name?: string;
  rate?: number;
}

export interface Item {
  id: string;
  category?: Category;
  categoryId?: string;
  comment?: string;
  companyCode?: string;
  entityCode?: string;
  family?: any;
  grouping?: any;
  name?: string;
  reference?: string;
  shortName?: string;
  subCategory?: SubCategoryItem;
  subCategoryId?: string;
  subFamily?: any;
  inventory?: boolean;
}

export interface SubCategoryItem {
  subType?: SubCategoryItemType;
}

export interface ForcedVatAmountHolder {
  amount?: number;
  businessDocumentLineId?: string;
  forced: boolean;
}

export interface ExpenseReceiptSummary {
  amount?: number;
  currencyCode?: string;
  expenseTypeCode?: string;
  filePath?: string;
  date?: string;
}

export interface LineTitle {
  lineTitleId?: number;
  lineTitleLabel?: string;
  parentLineTitleId?: number;
}

export interface PublishArguments {
  [key: string]: any;
}

export interface PublishedDocument {
  [key: string]: any;
}

export interface SalesOrder {
  customFields?: { [key: string]: CustomField };
}

export interface SalesOrderCriteria {
  [key: string]: any;
}

export interface SalesOrderDashboardCriteria {
  [key: string]: any;
}

export interface SalesOrderDashboardResult {
  [key: string]: any;
}

export interface SalesOrderReadOption {
  options?: ((string & {}) | CustomDataReadOptionValue)[];
}

export interface Quotation {
  customFields?: { [key: string]: CustomField };
}

export interface QuotationCriteria {
  [key: string]: any;
}
