export interface ChangeTracking {
  createdTime?: string | null;
  createdBy?: UserBase | null;
  createdById?: string | null;
  modificationTime?: string | null;
  modificationBy?: UserBase | null;
  modificationById?: string | null;
}

export interface UserBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  firstName?: string | null;
}

export interface EmployeeBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  firstName?: string | null;
  action?: Action | null;
}

export interface CustomerBase {
  id?: string | null;
  code?: string | null;
  name: string;
}

export interface CustomerSiteBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
}

export interface ProjectBase {
  id?: string | null;
  name?: string | null;
  companyCode?: string | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
  endCustomer?: CustomerBase | null;
  endCustomerId?: string | null;
  internal?: boolean;
  leave?: boolean;
  leaveType?: ProjectLeaveType | null;
  customerType?: any;
}

export interface PhaseBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  order?: number | null;
}

export interface SubPhaseBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  order?: number | null;
}

export interface ProjectTaskCommon {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
  order?: number | null;
  startDate?: any;
  endDate?: any;
  description?: string | null;
}

export interface CustomData {
  label?: string | null;
  name?: string | null;
  realOrder?: number | null;
  type?: CustomDataType | null;
  value?: any;
}

export interface CustomDataParam {
  id?: string | null;
  keywordId?: string | null;
  label?: string | null;
  multiLine?: boolean;
  name?: string | null;
  order?: number | null;
  page?: CustomDataPage | null;
  pageId?: string | null;
  pattern?: CustomDataPattern | null;
  property?: any;
  realOrder?: number | null;
  section?: CustomDataSection | null;
  sectionId?: string | null;
  sequence?: number | null;
  textLimit?: number | null;
  type?: CustomDataType | null;
  viewLabel?: boolean;
}

export interface BatchUpdateCustomDataParamHolder {
  [key: string]: any;
}

export interface CustomDataPage {
  id?: string | null;
  name?: string | null;
  order?: number | null;
  columnNumber?: number | null;
}

export interface CustomDataSection {
  id?: string | null;
  name?: string | null;
  order?: number | null;
  columnNumber?: number | null;
  pageId?: string | null;
  type?: CustomDataSectionType | null;
}

export interface Address {
  line1?: string | null;
  line2?: string | null;
  line3?: string | null;
  cedex?: string | null;
  postalCode?: string | null;
  city?: string | null;
  country: string;
  countryName?: string | null;
  department?: string | null;
  geographicalDepartmentName?: string | null;
  region?: string | null;
  regionName?: string | null;
  phone?: string | null;
  phone2?: string | null;
  mobilePhone?: string | null;
  fax?: string | null;
  email?: string | null;
  webSite?: string | null;
  id?: string | null;
}

export interface Currency {
  id?: string | null;
  name?: string | null;
  code?: string | null;
  order?: number | null;
  euro?: boolean;
  euroRate?: number | null;
  endDate?: string | null;
  euroRateStartDate?: string | null;
  euroRateEndDate?: string | null;
}

export interface Company {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  legalName?: any;
  siren?: any;
  siret?: any;
  calendar?: Calendar | null;
  calendarId?: string | null;
  color?: string | null;
  currency?: Currency | null;
  currencyId?: string | null;
  address?: Address | null;
  addressId?: string | null;
}

export interface Calendar {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  default?: boolean;
  daysNotWorked?: number[] | null;
  holidays?: Holiday[] | null;
}

export interface Holiday {
  date?: string | null;
  type?: string | null;
}

export interface Alert {
  level?: AlertLevel | null;
  message?: string | null;
}

export interface Discount {
  amount?: number | null;
  amountCurrency?: number | null;
  percentage?: number | null;
  type?: DiscountType | null;
}

export interface DateParamHolder {
  date?: string | null;
}

export interface AnalysisResult {
  date?: string | null;
  group?: { [key: string]: { [key: string]: any } } | null;
  value?: number | null;
}

export interface ControlBehavior {
  id?: string | null;
  property?: any;
  required?: boolean;
  visible?: boolean;
  enabled?: boolean;
  defaultValue?: string | null;
  valueSelectors?: string[] | null;
  additionalValueSelectors?: string[] | null;
  freeValue?: boolean;
  allowMultipleValues?: boolean;
  information?: string | null;
}

export interface FormConfig {
  type?: any;
  fields?: ControlBehavior[] | null;
  controls?: { [key: string]: ControlBehavior } | null;
  insertable?: boolean;
  editable?: boolean;
  deletable?: boolean;
  formSearchHidden?: boolean;
}

export interface Mail {
  from?: string | null;
  replyTo?: string | null;
  title?: string | null;
  body?: string | null;
  to?: string[] | null;
  cc?: string[] | null;
  cci?: string[] | null;
}

export interface Skill {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  typeCode?: any;
  typeLabel?: any;
}

export interface Category {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  endDate?: string | null;
  companyCode?: string | null;
  type?: any;
  grouping?: any;
  ranking?: number | null;
}

export interface SubCategory {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  endDate?: string | null;
  companyCode?: string | null;
  type?: any;
  grouping?: any;
  ranking?: number | null;
  company?: Company | null;
  companyId?: string | null;
  category?: Category | null;
  categoryId?: string | null;
  subCategoryType?: any;
}

export interface Tag {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  color?: string | null;
  comment?: string | null;
  companyId?: string | null;
  endDate?: string | null;
  icon?: string | null;
  type?: any;
}

export interface Service {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

export interface ErrorResponse {
  [key: string]: any;
}

export interface Period {
  from?: string | null;
  to?: string | null;
}

export interface Profession {
  [key: string]: any;
}

export interface Customer {
  address?: Address | null;
  addressId?: string | null;
  closure?: boolean;
  email?: string | null;
  startCustomData?: any;
  endCustomData?: any;
  nbColsCustomData?: any;
}

export interface CustomerSite {
  address?: Address | null;
  addressId?: string | null;
  startCustomData?: any;
  endCustomData?: any;
  nbColsCustomData?: any;
}

export interface Contact {
  title?: string | null;
  address?: Address | null;
  addressId?: string | null;
}

export interface Employee {
  code: string;
  dailyCost?: number | null;
  directHourlyRate?: number | null;
  dailySellingPrice?: number | null;
  occupancyRate?: number | null;
  dailyHours?: number | null;
  address?: Address | null;
  addressId?: string | null;
  family2Id?: string | null;
  family3Id?: string | null;
  family1Id?: string | null;
  CMMSContractSalesManager?: any;
  CMMSContractTechnicalManager?: any;
  CMMSMRAndEOManager?: any;
  businessCards?: BusinessCard[] | null;
}

export interface PeopleLink {
  id: string;
  linkSourceId: string;
  linkTargetId: string;
  linkType: any;
  targetThirdPartyId: string;
  targetThirdPartyType: any;
  sourceThirdPartyType?: any;
  sourceThirdPartyId?: string | null;
  defaultLink?: boolean | null;
}

export type ClauseOperator = 'IS' | (string & {});

export interface ClauseString {
  operator?: ClauseOperator | null;
  value?: string | null;
  includeNullResults?: boolean;
  wildcards?: string | null;
}

export interface ClauseBoolean {
  operator?: ClauseOperator | null;
  value?: boolean;
  includeNullResults?: boolean;
}

export interface ClauseNumber {
  operator?: ClauseOperator | null;
  value?: number | null;
  includeNullResults?: boolean;
}

export interface ClauseDate {
  operator?: ClauseOperator | null;
  value?: string | null;
  includeNullResults?: boolean;
  withTime?: boolean;
}

export interface Validity {
  type?: ValidityType | null;
  date?: string | null;
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
  | 'QUOTE'
  | 'RECEPTION'
  | 'PURCHASE_INVOICE'
  | 'PURCHASE_BILLING_TABLE'
  | 'HELP_DESK'
  | 'PRODUCTION'
  | 'MISSION'
  | 'QUOTE_SIGNED_ORDERED_UNSIGNED'
  | 'SALES_CREDIT_NOTE'
  | 'PURCHASE_CREDIT_NOTE'
  | 'INVENTORY_MOVEMENTS'
  | 'FLOWS'
  | 'ACCOUNTING'
  | 'CASH_FLOW'
  | 'OPERATING_ACCOUNT'
  | 'PAYMENT_MONTH';
export type AmortizationMethod = 'LINEAR' | 'SLIDING_SCALE';
export type AmountCategoryType = 'UNITARY' | 'TOTAL';
export type AssignmentType =
  'CUSTOMER' | 'PROJECT' | 'PHASE' | 'SUBPHASE' | 'PROJECT_TASK' | 'DIVISION' | 'DIVISION_GROUP' | 'ENTITY' | 'COMPANY';
export type CustomDataType = 'NUMBER' | 'DATE' | 'BOOLEAN' | 'ALPHANUMERIC';
export type CustomDataPattern =
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
export type CustomizableResources =
  | 'ISSUE'
  | 'OPPORTUNITY'
  | 'OPPORTUNITY_LINE'
  | 'CUSTOM_REQUEST'
  | 'EVENT'
  | 'PROJECT'
  | 'PHASE'
  | 'SUB_PHASE'
  | 'EMPLOYEE'
  | 'CUSTOMER'
  | 'CONTACT'
  | 'SALES'
  | 'PURCHASE';
export type DayMoment = 'MORNING' | 'AFTERNOON';
export type DiscountType = 'PERCENT' | 'AMOUNT';
export type JournalType = 'SALES' | 'PURCHASE' | 'BANK';
export type LinkedObjectType =
  | 'CUSTOMER'
  | 'CONTACT'
  | 'OPPORTUNITY'
  | 'EVENT'
  | 'CARD'
  | 'ISSUE'
  | 'EXPENSE'
  | 'EXPENSE_REPORT'
  | 'QUOTATION'
  | 'SALES_ORDER'
  | 'QUOTE'
  | 'PURCHASE_ORDER'
  | 'PURCHASE_INVOICE'
  | 'INVOICE'
  | 'PROJECT'
  | 'SUPPLIER'
  | 'DELIVERY'
  | 'EMPLOYEE'
  | 'CONTRACT'
  | 'COMPANY'
  | 'RECEPTION';
export type ManagementObjectType =
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
export type AxeGroupsType = string;
export type TimesheetEntryApproval =
  'BRUT' | 'CONTROLE' | 'VALIDE' | 'GRATUIT' | 'NON_FACTURE' | 'FACTURE' | 'REFUSE' | 'DISSOCIE';
export type ApprovalState = 'NONE' | (string & {});
export type CompletionType = 'WEEK' | 'MONTH';
export type CompletionMode = 'WEEKLY' | 'MONTHLY' | 'WEEKLY_MONTHLY' | 'NONE';
export type AlertLevel = 'ERROR' | 'WARNING' | 'INFO';
export type ApprovalType = 'QUOTATION' | (string & {});
export type ProjectLeaveType = 'NO_TIMESHEETS' | (string & {});
export type ApplicationFeature = 'TIMESHEET_ENTRY_COMPLETION_CANCEL' | (string & {});
export type PatchOperation = 'ADD' | (string & {});
export type ProjectType = 'EXTERNAL' | (string & {});
export type BusinessCardType = string;
export type TopicType = string;
export type ApplicationType = string;
export type PortalType = string;
export type AccreditationOptions = string;
export type DepartureLocationType = string;
export type DestinationLocationType = string;
export type DuplicationPeriodRepetitionType = 'QUARTERLY' | (string & {});
export type DuplicationNumberOfOccurrencyType = 'WITH_OCCURRENCY' | (string & {});
export type CardGroupReadOptionValue = 'TAGS' | (string & {});

export interface CardGroupReadOption {
  options?: CardGroupReadOptionValue[] | null;
}

export type CardReadOptionValue = 'ASSIGNEDTO' | (string & {});

export interface CardReadOption {
  options?: CardReadOptionValue[] | null;
}

export type ActivityReadOptionValue = 'DEPARTMENT' | (string & {});

export interface ActivityReadOption {
  options?: ActivityReadOptionValue[] | null;
}

export type PhaseReadOptionValue = 'PROJECT' | (string & {});

export interface PhaseReadOption {
  options?: (PhaseReadOptionValue | CustomDataReadOptionValue)[] | null;
}

export type ApprovalReadOptionValue = 'OBJECT_SUMMARY' | (string & {});

export interface ApprovalReadOption {
  options?: (ApprovalReadOptionValue | CustomDataReadOptionValue)[] | null;
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
  options?: (InvoiceReadOptionValue | CustomDataReadOptionValue)[] | null;
}

export type ScheduleReadOptionValue =
  | 'EMPLOYEE'
  | 'CUSTOMER'
  | 'PROJECT'
  | 'PHASE'
  | 'SUB_PHASE'
  | 'PROJECT_TASK'
  | 'ACTION'
  | 'CHANGE_TRACKING'
  | (string & {});

export interface ScheduleReadOption {
  options?: ScheduleReadOptionValue[] | null;
}

export type TimesheetEntryReadOptionValue =
  'EMPLOYEE' | 'CUSTOMER' | 'PROJECT' | 'PHASE' | 'SUB_PHASE' | 'PROJECT_TASK' | 'ACTION' | 'ACTION_2' | (string & {});

export interface TimesheetEntryReadOption {
  options?: (TimesheetEntryReadOptionValue | CustomDataReadOptionValue)[] | null;
}

export type CustomDataReadOptionValue = 'CUSTOM_DATA';

export interface CardGroup {
  [key: string]: any;
}

export interface Card {
  [key: string]: any;
}

export interface Checkbook {
  [key: string]: any;
}

export interface ExternalRequester {
  [key: string]: any;
}

export interface CardGroupCriteria {
  sprintId?: ClauseString | null;
  id?: ClauseString | null;
  readOption?: CardGroupReadOption | null;
}

export interface CheckbookCriteria {
  contractStatus?: ClauseString | null;
  billingMethod?: ClauseString | null;
  name?: ClauseString | null;
  customerId?: ClauseString | null;
  contractNumber?: ClauseString | null;
  id?: ClauseString | null;
  managerId?: ClauseString | null;
  renewalThresholdExceeded?: ClauseBoolean | null;
  tacitRenewal?: ClauseBoolean | null;
  renewalThreshold?: ClauseNumber | null;
  validity?: Validity | null;
}

export interface ExternalRequesterCriteria {
  code?: ClauseString | null;
  function?: ClauseString | null;
  customerId?: ClauseString | null;
  modificationById?: ClauseString | null;
  id?: ClauseString | null;
  tag?: ClauseString | null;
  keyword?: ClauseString | null;
  email?: ClauseString | null;
  createdById?: ClauseString | null;
  employeeId?: ClauseString | null;
  firstName?: ClauseString | null;
  service?: ClauseString | null;
  name?: ClauseString | null;
  siteId?: ClauseString | null;
  lastTracking?: ClauseDate | null;
  modificationTime?: ClauseDate | null;
  createdTime?: ClauseDate | null;
  siteHelpdeskVIPContact?: ClauseBoolean | null;
  siteDecisionMaker?: ClauseBoolean | null;
  siteSalesContact?: ClauseBoolean | null;
  siteHelpdeskMainContact?: ClauseBoolean | null;
  siteHelpdeskContact?: ClauseBoolean | null;
  siteHelpdeskBlacklisted?: ClauseBoolean | null;
  siteFinancialContact?: ClauseBoolean | null;
  siteIntern?: ClauseBoolean | null;
  siteMainContact?: ClauseBoolean | null;
  validity?: Validity | null;
}

export interface Contract {
  id?: string | null;
  regression?: boolean;
  issueType?: ContractIssueType | null;
  issueTypeId?: string | null;
  severity?: { [key: string]: any } | null;
  severityId?: string | null;
  priority?: { [key: string]: any } | null;
  priorityId?: string | null;
  criticality?: { [key: string]: any } | null;
  criticalityId?: string | null;
  team?: { [key: string]: any } | null;
  teamId?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  reminder?: ContractReminder | null;
  reminderAlert?: any;
  reminderDetail?: any;
  lines?: ContractLine[] | null;
  completionDate?: any;
}

export interface ContractIssueType {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  default?: any;
  firstTaskType?: { [key: string]: any } | null;
  firstTaskTypeId?: string | null;
}

export interface ContractReminder {
  title?: any;
  text?: any;
}

export interface ContractLine {
  id?: string | null;
  contractServiceId?: string | null;
  product?: Product | null;
  productId?: string | null;
  serialNumber?: any;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
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

export interface Product {
  id?: string | null;
  name?: string | null;
  identification?: any;
  serialNumber?: any;
  taskType?: { [key: string]: any } | null;
  taskTypeId?: string | null;
  functionalAreaManaged?: any;
  environmentManaged?: any;
  revisionId?: string | null;
  templateProduct?: { [key: string]: any } | null;
  templateProductId?: string | null;
  templateProductCode?: any;
  reminder?: any;
  severity?: { [key: string]: any } | null;
  severityId?: string | null;
  maintainedProduct?: any;
  classification?: { [key: string]: any } | null;
  classificationId?: string | null;
  productType?: { [key: string]: any } | null;
  productTypeId?: string | null;
  isHiddenHD?: boolean;
  isHiddenInIssue?: boolean;
  isHiddenOnExtranet?: boolean;
  maintenanceComplete?: boolean;
  obsoleteProduct?: boolean;
  versionManaged?: boolean;
  administrativeProduct?: boolean;
  disabledProduct?: boolean;
  internalProduct?: boolean;
  criticalProduct?: boolean;
  hidePreviousVersions?: boolean;
  rightManaged?: boolean;
  entryDate?: string | null;
  exitDate?: string | null;
  endOfUseDate?: string | null;
  locationsLinked?: ProductLocation[] | null;
  customData?: { [key: string]: CustomData } | null;
}

export interface ProductLocation {
  id?: string | null;
  maintainedItemId?: string | null;
  status?: { [key: string]: any } | null;
  statusId?: string | null;
  state?: any;
  startDate?: any;
  endDate?: any;
  scheduledEndDate?: any;
  contact?: Contact | null;
  contactId?: string | null;
  comment?: string | null;
  quantity?: any;
  employee?: EmployeeBase | null;
  employeeId?: string | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
  customerSite?: CustomerSiteBase | null;
  customerSiteId?: string | null;
  currentLocation?: any;
}

export interface Activity {
  [key: string]: any;
}

export interface ProjectGroup {
  [key: string]: any;
}

export interface ProjectState {
  [key: string]: any;
}

export interface Phase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  order?: number | null;
  expectedStart?: string | null;
  expectedEnd?: string | null;
  description?: string | null;
  state?: PhaseState | null;
  stateId?: string | null;
  manager?: EmployeeBase | null;
  managerId?: string | null;
  quoteNumber?: any;
  customerContact?: any;
  actualStart?: string | null;
  actualEnd?: string | null;
  customerHostSite?: { [key: string]: any } | null;
  customerHostSiteId?: string | null;
  closure?: boolean;
  customData?: { [key: string]: CustomData } | null;
  formConfig?: FormConfig | null;
}

export interface PhaseState {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  companyId?: string | null;
  default?: any;
}

export interface PhaseCriteria {
  code?: ClauseString | null;
  expectedEnd?: { [key: string]: any } | null;
  stateId?: ClauseString | null;
  actualEnd?: { [key: string]: any } | null;
  expectedStart?: { [key: string]: any } | null;
  managerId?: ClauseString | null;
  phaseValidity?: { [key: string]: any } | null;
  name?: ClauseString | null;
  id?: ClauseString | null;
  tag?: ClauseString | null;
  projectId?: ClauseString | null;
  actualStart?: { [key: string]: any } | null;
  closure?: ClauseBoolean | null;
  readOption?: PhaseReadOption | null;
  referentialDate?: string | null;
}

export interface ProjectTask {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
  order?: number | null;
  startDate?: any;
  endDate?: any;
  description?: string | null;
  progress?: ProjectTaskProgress | null;
  manager?: EmployeeBase | null;
  managerId?: string | null;
  linkedEmployee?: EmployeeBase | null;
  linkedEmployeeId?: string | null;
  skills?: Skill[] | null;
  location?: any;
  defaultTask?: boolean;
  executionDate?: string | null;
  riskLevelId?: string | null;
  standardWeek?: { [key: string]: any } | null;
  standardWeekId?: string | null;
  dailyPriceCurrency?: number | null;
  quantityOfDays?: number | null;
  soldItem?: SoldItem | null;
}

export interface SoldItem {
  category?: any;
  subCategory?: any;
  billingMode?: any;
  quantityPrecision?: any;
  unitPricePrecision?: any;
  productionEstimatedDuration?: any;
  inventoryAndPackaging?: any;
  customData?: { [key: string]: CustomData } | null;
  accountSettings?: any;
}

export interface ProjectTaskProgress {
  workload?: number | null;
  excess?: number | null;
  scheduled?: number | null;
  done?: number | null;
  doneAndValidated?: number | null;
  toBeScheduled?: number | null;
  remainingTasks?: number | null;
  hoursHundredthsWorkload?: number | null;
  calculatedRemainingTasks?: boolean;
  type?: any;
}

export interface TransferAffectation {
  toPhaseId?: string | null;
  toSubPhaseId?: string | null;
  toProjectId?: string | null;
  start?: string | null;
  end?: string | null;
}

export interface PatchElement {
  op?: PatchOperation | null;
  path?: string | null;
  from?: string | null;
  value?: any;
}

export interface ActivityCriteria {
  companyId?: ClauseString | null;
  code?: ClauseString | null;
  departmentId?: ClauseString | null;
  name?: ClauseString | null;
  id?: ClauseString | null;
  endDate?: string | null;
}

export interface Department {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  comment?: string | null;
  companyCode?: string | null;
  analysis?: any;
  entity?: { [key: string]: any } | null;
  entityId?: string | null;
  projectType?: ProjectType | null;
  activities?: ActivityBase[] | null;
}

export interface ActivityBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

export interface Division {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  companyId?: string | null;
  group?: { [key: string]: any } | null;
  groupId?: string | null;
}

export interface DivisionGrouping {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  serviceId?: string | null;
}

export interface ProjectGroupCriteria {
  code?: ClauseString | null;
  name?: ClauseString | null;
  description?: ClauseString | null;
  id?: ClauseString | null;
}

export interface AssignmentCriteria {
  projectSubcategorieLevel2Id?: ClauseString | null;
  departmentId?: ClauseString | null;
  phaseId?: ClauseString | null;
  projectProductionManagerId?: ClauseString | null;
  yearId?: ClauseString | null;
  activityId?: ClauseString | null;
  projectStateCode?: ClauseString | null;
  projectTaskEmployeeLinkedId?: ClauseString | null;
  customerId?: ClauseString | null;
  tag?: ClauseString | null;
  phaseCode?: ClauseString | null;
  divisionId?: ClauseString | null;
  subPhaseCode?: ClauseString | null;
  projectCategorieId?: ClauseString | null;
  divisionGroupId?: ClauseString | null;
  entityId?: ClauseString | null;
  projectTaskId?: ClauseString | null;
  companyId?: ClauseString | null;
  projectGroupCode?: ClauseString | null;
  subPhaseId?: ClauseString | null;
  projectManagerId?: ClauseString | null;
  projectSalesManagerId?: ClauseString | null;
  projectId?: ClauseString | null;
  projectFinancialManagerId?: ClauseString | null;
  projectSubCategorieId?: ClauseString | null;
  projectEmployeeLinkedId?: ClauseString | null;
  scheduled?: ClauseBoolean | null;
  projectClosed?: ClauseBoolean | null;
  projectOnLeave?: ClauseBoolean | null;
  projectInternal?: ClauseBoolean | null;
  lowerAssignmentType?: AssignmentType | null;
  upperAssignmentType?: AssignmentType | null;
  countAssignmentType?: AssignmentType | null;
  referentialDate?: string | null;
  referentialDateEnd?: string | null;
  employeeId?: string | null;
  employeePartitioning?: boolean;
  ignoreProjectAllCustomer?: boolean;
  allCompanies?: boolean;
  mainCustomer?: boolean;
  employeeIdScheduled?: string[] | null;
  tagIdScheduled?: string[] | null;
}

export interface AssignmentNode {
  id?: string | null;
  code?: string | null;
  description?: string | null;
  longDescription?: any;
  parentId?: string | null;
  parentType?: any;
  selectable?: boolean;
  type?: AssignmentType | null;
  assignments?: AssignmentNode[] | null;
  additionalProperties?: { [key: string]: string } | null;
}

export interface AssignmentReferential {
  projectGroup?: any;
}

export interface TimesheetEntryBase {
  id?: string | null;
  guid?: string | null;
  type?: string | null;
  unit?: string | null;
  comment?: string | null;
  location?: string | null;
  taskId?: string | null;
  approvalLabel?: string | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  projectTask?: ProjectTaskCommon | null;
  projectTaskId?: string | null;
  employee?: EmployeeBase | null;
  employeeId?: string | null;
  actionCode?: { [key: string]: any } | null;
  actionCodeId?: string | null;
  actionCode2?: { [key: string]: any } | null;
  actionCode2Id?: string | null;
  date?: string | null;
  completionDate?: string | null;
  duration?: number | null;
  durations?: TimesheetEntryDurations | null;
  validated?: boolean;
  approval?: TimesheetEntryApproval | null;
  changeTracking?: ChangeTracking | null;
}

export interface TimesheetEntry {
  approval?: TimesheetEntryApproval | null;
  approvalLabel?: string | null;
  location?: string | null;
}

export interface TimesheetEntryDurations {
  durationMinute?: number | null;
  durationHourMinute?: number | null;
  durationHour?: number | null;
  durationDay?: number | null;
}

export interface TimesheetEntryCriteria {
  actionCode2Id?: any;
  actionCodeCode?: any;
  approval?: any;
  companyId?: any;
  divisionGroupingId?: any;
  divisionId?: any;
  employeeId?: any;
  entityId?: any;
  from?: any;
  id?: any;
  managerId?: any;
  period?: Period | null;
  project?: any;
  projectTaskId?: any;
  readOption?: TimesheetEntryReadOption | null;
  serviceId?: any;
  to?: any;
  doNotRoundUp?: boolean;
  onlyFinishedTimes?: boolean;
}

export interface TimesheetEntryRules {
  id?: string | null;
  employeeId?: string | null;
  allowManualEntry?: boolean;
  base?: number | null;
  closingDates?: ClosingDate[] | null;
  employeeWeeks?: EmployeeWeek[] | null;
  min?: number | null;
  max?: number | null;
  step?: number | null;
  prettyStep?: number | null;
  unit?: string | null;
  unitDuration?: any;
  simpleDuration?: number | null;
  completionMode?: CompletionMode | null;
}

export interface ScheduleRules {
  id?: string | null;
  employeeId?: string | null;
  allowManualEntry?: boolean;
  base?: number | null;
  closingDates?: ClosingDate[] | null;
  employeeWeeks?: EmployeeWeek[] | null;
  min?: number | null;
  max?: number | null;
  step?: number | null;
  prettyStep?: number | null;
  unit?: string | null;
  unitDuration?: any;
}

export interface ClosingDate {
  [key: string]: any;
}

export interface EmployeeWeek {
  [key: string]: any;
}

export interface TimesheetEntryCompletion {
  id?: string | null;
  employee?: EmployeeBase | null;
  employeeId?: string | null;
  number?: number | null;
  year?: number | null;
  completionType?: CompletionType | null;
  completed?: any;
}

export interface TimesheetEntryCompletionCriteria {
  employeeId?: any;
  id?: any;
  managerId?: any;
  number?: any;
  type?: any;
  year?: any;
}

export interface BusinessCard {
  id?: string | null;
  employeeId?: string | null;
  cardNumber?: string | null;
  encryptedCardNumber?: string | null;
  name?: string | null;
  type?: BusinessCardType | null;
  endDate?: string | null;
}

export interface BusinessCardCriteria {
  encryptedCardNumber?: ClauseString | null;
  name?: ClauseString | null;
  employeeId?: ClauseString | null;
  id?: ClauseString | null;
  type?: ClauseString | null;
  endDate?: ClauseDate | null;
}

export interface CustomRequestCategory {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  icon?: string | null;
  companyId?: string | null;
  endDate?: string | null;
  enableActualDates?: boolean;
  enableEndDate?: boolean;
  editableWithoutExpense?: boolean;
  defaultValueWithoutExpense?: boolean;
  scheduleCreation?: boolean;
  timesheetCreation?: boolean;
  departureLocation?: boolean;
  destinationLocation?: boolean;
  displayCustomData?: boolean;
  departureLocationType?: DepartureLocationType | null;
  destinationLocationType?: DestinationLocationType | null;
  accreditationOptions?: AccreditationOptions | null;
  accreditationLevelType?: number | null;
  customDataStart?: number | null;
  customDataEnd?: number | null;
  customDataNbColumns?: number | null;
}

export interface CustomRequest {
  id?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  projectTask?: ProjectTaskCommon | null;
  projectTaskId?: string | null;
  number?: string | null;
  name?: string | null;
  type?: ManagementObjectType | null;
  companyCode?: string | null;
  companyId?: string | null;
  currencyCode?: string | null;
  currency?: Currency | null;
  date?: string | null;
  description?: string | null;
  entityCode?: string | null;
  afterTaxAmount?: number | null;
  preTaxAmount?: number | null;
  thirdPartyId?: string | null;
  customData?: { [key: string]: CustomData } | null;
  changeTracking?: ChangeTracking | null;
  approvalState?: ApprovalState | null;
  approvalDate?: string | null;
  lines?: CustomRequestLine[] | null;
  documents?: any;
  numberOfDocuments?: number | null;
  formConfig?: FormConfig | null;
  cancellationDate?: any;
  cancellationUser?: UserBase | null;
  cancellationUserId?: string | null;
  archiveDate?: any;
  archiveUser?: UserBase | null;
  archiveUserId?: string | null;
  comment?: string | null;
  multiProjects?: boolean;
}

export type CustomRequestLine = ManagementObjectLine & {
  id?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  projectTask?: ProjectTaskCommon | null;
  projectTaskId?: string | null;
  managementObjectId?: string | null;
  name?: string | null;
  quantity?: number | null;
  unitPriceCurrency?: number | null;
  unitPrice?: number | null;
  amountTotalCurrency?: number | null;
  amountTotal?: number | null;
  rankNumber?: number | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
  expenseTypeExpected?: ExpenseTypeExpected | null;
};

export interface ExpenseTypeExpected {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  description?: string | null;
  endDate?: any;
  expenseType?: ExpenseType | null;
}

export interface ExpenseType {
  id?: string | null;
  code?: string | null;
  description?: string | null;
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
  icon?: string | null;
  color?: string | null;
  vat1Code?: string | null;
  vat2Code?: string | null;
  vat3Code?: string | null;
  expenseThreshold?: number | null;
  defaultAmount?: number | null;
  endDate?: any;
  expenseCategory?: any;
  expenseRebillableOptions?: any;
}

export interface Document {
  id?: string | null;
  title?: string | null;
  versionId?: string | null;
  changeTracking?: ChangeTracking | null;
  publishedBy?: UserBase | null;
  publishedById?: string | null;
  classification?: any;
  subClassification?: any;
  category1?: any;
  category2?: any;
  category3?: any;
  category?: { [key: string]: any } | null;
  categoryId?: string | null;
  subCategory?: { [key: string]: any } | null;
  subCategoryId?: string | null;
  companyId?: string | null;
  publicationDate?: any;
  version?: any;
  documentType?: any;
  fileUrl?: string | null;
  fileName?: string | null;
  lienUrl?: string | null;
  url?: string | null;
  original?: boolean;
  locked?: boolean;
  archived?: boolean;
  preview?: any;
  tokenPreview?: any;
  externalDMSUuid?: any;
  links?: DocumentLink[] | null;
  action?: any;
  owner?: { [key: string]: any } | null;
  ownerId?: string | null;
  description?: string | null;
  createdBy?: UserBase | null;
  createdById?: string | null;
  creationDate?: any;
  sysName?: string | null;
}

export interface DocumentLink {
  id?: string | null;
  original?: any;
  documentId?: string | null;
  objectId?: string | null;
  objectType?: any;
}

export interface EmployeeAbility {
  [key: string]: any;
}

export interface AbilityLevel {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

export interface Subscription {
  token?: string | null;
  topic?: Topic | null;
}

export interface Topic {
  action?: string | null;
  id?: string | null;
  type?: TopicType | null;
}

export interface EmployeeHistory {
  employeeHistoryType?: any;
  standardWeekId?: string | null;
}

export interface QuickEntryTime {
  location?: string | null;
  date?: any;
  projectId: string;
  phaseId?: string | null;
  subPhaseId?: string | null;
  projectTaskId: string;
}

export interface CalendarEvent {
  location?: string | null;
}

export interface Schedule {
  location?: string | null;
}

export interface ScheduleBase {
  location?: string | null;
}

export interface ScheduleFluent {
  location?: string | null;
}

export interface ScheduleDuplicationParameters {
  duplicationPeriodRepetitionType?: DuplicationPeriodRepetitionType | null;
  occurrency?: any;
  numberOfOccurrency?: any;
  duplicationNumberOfOccurrencyType?: DuplicationNumberOfOccurrencyType | null;
}

export interface ApprovalValidation {
  approval?: ApprovalValidationApproval | null;
  idents?: string[] | null;
  reason?: string | null;
}

export interface ApprovalValidationApproval {
  code?: string | null;
  ident?: string | null;
  name?: string | null;
  order?: number | null;
}

export interface Approval {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  comment?: string | null;
  company?: string | null;
  objectEntityCode?: string | null;
  approvalDate?: string | null;
  requestDate?: string | null;
  approvedBy?: UserBase | null;
  approvedById?: string | null;
  approver?: Approver | null;
  approverId?: string | null;
  requester?: EmployeeBase | null;
  requesterId?: string | null;
  integralObject?: any;
  isAutoApproved?: boolean;
  level?: number | null;
  order?: number | null;
  ongoingLevelNumber?: number | null;
  totalLevelNumber?: number | null;
  viewCustomData?: number | null;
  object?: { [key: string]: any } | null;
  objectId?: string | null;
  objectSummary?: ApprovalObjectSummary | null;
  objectSummaryId?: string | null;
  objectType?: ApprovalType | null;
  otherApprovals?: Approval[] | null;
  state?: ApprovalState | null;
}

export interface Approver {
  [key: string]: any;
}

export interface ApprovalObjectSummary {
  id?: string | null;
  companyCode?: string | null;
  currencyCode?: string | null;
  description?: string | null;
  entityCode?: string | null;
  name?: string | null;
  number?: string | null;
  date?: string | null;
  afterTaxAmount?: number | null;
  afterTaxAmountCurrency?: number | null;
  preTaxAmount?: number | null;
  preTaxAmountCurrency?: number | null;
  customData?: { [key: string]: CustomData } | null;
}

export interface ApprovalCriteria {
  approverId?: ClauseString | null;
  comment?: ClauseString | null;
  id?: ClauseString | null;
  level?: ClauseString | null;
  objectId?: ClauseString | null;
  objectType?: ClauseString | null;
  requesterId?: ClauseString | null;
  states?: ClauseString | null;
  approvalDate?: ClauseDate | null;
  requestDate?: ClauseDate | null;
  approvalApproverCriteria?: ApprovalApproverCriteria | null;
  readOption?: ApprovalReadOption | null;
}

export interface ApprovalApproverCriteria {
  employeeDivisionId?: ClauseString | null;
  employeeEntityId?: ClauseString | null;
  managerId?: ClauseString | null;
  serviceId?: ClauseString | null;
}

export interface ApprovalProjectCriteria {
  [key: string]: any;
}

export interface ApprovalSummaryCriteria {
  [key: string]: any;
}

export interface ApprovalManagementObject {
  entityCode?: string | null;
  entityId?: string | null;
}

export interface Message {
  [key: string]: any;
}

export interface ManagementObject {
  id?: string | null;
  accountingJournalId?: string | null;
  comment?: string | null;
  companyCode?: string | null;
  companyId?: string | null;
  currencyCode?: string | null;
  description?: string | null;
  entityCode?: string | null;
  managerId?: string | null;
  name?: string | null;
  number?: string | null;
  phaseId?: string | null;
  projectId?: string | null;
  projectTaskId?: string | null;
  subPhaseId?: string | null;
  text?: string | null;
  thirdPartyId?: string | null;
  thirdPartyToBillId?: string | null;
  customerId?: string | null;
  customerToBillId?: string | null;
  reference1?: string | null;
  reference2?: string | null;
  reference3?: string | null;
  afterTaxAmount?: number | null;
  preTaxAmount?: number | null;
  date?: string | null;
  projectedApprovalDate?: string | null;
  approvalDate?: string | null;
  type?: ManagementObjectType | null;
  approvalState?: ApprovalState | null;
  changeTracking?: ChangeTracking | null;
  currency?: Currency | null;
  customer?: CustomerBase | null;
  customerToBill?: CustomerBase | null;
  manager?: EmployeeBase | null;
  payment?: { [key: string]: any } | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  subPhase?: SubPhaseBase | null;
  customData?: { [key: string]: CustomData } | null;
}

export type Invoice = ManagementObject & { lines?: InvoiceLine[] | null };

export interface InvoiceCriteria {
  id?: ClauseString | null;
  readOptions?: InvoiceReadOption | null;
}

export interface ManagementObjectCriteria {
  [key: string]: any;
}

export interface ManagementObjectLine {
  afterTaxAmountTotalCurrency?: any;
  complementName?: string | null;
  expenseTypeExpectedId?: string | null;
  managementObjectId?: string | null;
  resource?: { [key: string]: any } | null;
  resourceId?: string | null;
  totalPrice?: any;
  totalPriceCurrency?: any;
}

export interface InvoiceLine {
  id: string;
  managementObjectId?: string | null;
  complementName?: string | null;
  name?: string | null;
  generalAccount?: string | null;
  itemId?: string | null;
  phaseId?: string | null;
  projectId?: string | null;
  projectTaskId?: string | null;
  subPhaseId?: string | null;
  amountTotal?: number | null;
  amountTotalCurrency?: number | null;
  discount?: number | null;
  quantity?: number | null;
  rankNumber?: number | null;
  unitPrice?: number | null;
  unitPriceCurrency?: number | null;
  vatAmount1?: number | null;
  vatAmount1Currency?: number | null;
  vatAmount2?: number | null;
  vatAmount2Currency?: number | null;
  startDate?: string | null;
  endDate?: string | null;
  exchangeRate?: { [key: string]: any } | null;
  item?: Item | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  projectTask?: ProjectTaskCommon | null;
  subPhase?: SubPhaseBase | null;
  vat1?: VATBase | null;
  vat2?: VATBase | null;
}

export interface ItemLine {
  id: string;
  managementObjectId?: string | null;
  complementName?: string | null;
  name?: string | null;
  generalAccount?: string | null;
  itemId?: string | null;
  phaseId?: string | null;
  projectId?: string | null;
  projectTaskId?: string | null;
  subPhaseId?: string | null;
  amountTotal?: number | null;
  amountTotalCurrency?: number | null;
  discount?: Discount | null;
  quantity?: number | null;
  rankNumber?: number | null;
  unitPrice?: number | null;
  unitPriceCurrency?: number | null;
  vatAmount1?: number | null;
  vatAmount1Currency?: number | null;
  vatAmount2?: number | null;
  vatAmount2Currency?: number | null;
  startDate?: string | null;
  endDate?: string | null;
  exchangeRate?: { [key: string]: any } | null;
  item?: Item | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  projectTask?: ProjectTaskCommon | null;
  subPhase?: SubPhaseBase | null;
  vat1?: VATBase | null;
  vat2?: VATBase | null;
}

export interface ManagementObjectSalesLine {
  id: string;
  managementObjectId?: string | null;
  complementName?: string | null;
  name?: string | null;
  generalAccount?: string | null;
  itemId?: string | null;
  phaseId?: string | null;
  projectId?: string | null;
  projectTaskId?: string | null;
  subPhaseId?: string | null;
  amountTotal?: number | null;
  amountTotalCurrency?: number | null;
  discount?: number | null;
  quantity?: number | null;
  rankNumber?: number | null;
  unitPrice?: number | null;
  unitPriceCurrency?: number | null;
  vatAmount1?: number | null;
  vatAmount1Currency?: number | null;
  vatAmount2?: number | null;
  vatAmount2Currency?: number | null;
  startDate?: string | null;
  endDate?: string | null;
  exchangeRate?: { [key: string]: any } | null;
  item?: Item | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  projectTask?: ProjectTaskCommon | null;
  subPhase?: SubPhaseBase | null;
  vat1?: VATBase | null;
  vat2?: VATBase | null;
}

export interface VATBase {
  id?: string | null;
  name?: string | null;
  rate?: number | null;
}

export interface Item {
  id: string;
  category?: Category | null;
  categoryId?: string | null;
  comment?: string | null;
  companyCode?: string | null;
  entityCode?: string | null;
  family?: any;
  grouping?: any;
  name?: string | null;
  reference?: string | null;
  shortName?: string | null;
  subCategory?: SubCategoryItem | null;
  subCategoryId?: string | null;
  subFamily?: any;
  inventory?: boolean;
}

export interface SubCategoryItem {
  subCategoryType?: SubCategoryItemType | null;
}

export interface ForcedVatAmountHolder {
  amount?: number | null;
  managementObjectLineId?: string | null;
  forced: boolean;
}

export interface ExpenseReceiptSummary {
  amount?: number | null;
  currencyCode?: string | null;
  expenseTypeCode?: string | null;
  filePath?: string | null;
  date?: string | null;
}

export interface LineTitle {
  lineTitleId?: number | null;
  lineTitleLabel?: string | null;
  parentLineTitleId?: number | null;
}

export interface PublishArguments {
  [key: string]: any;
}

export interface PublishedDocument {
  [key: string]: any;
}

export interface SalesOrder {
  [key: string]: any;
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
  options?: ((string & {}) | CustomDataReadOptionValue)[] | null;
}

export interface Quotation {
  [key: string]: any;
}

export interface QuotationCriteria {
  [key: string]: any;
}

export interface MobNdf {
  ident?: number | null;
  guid?: string | null;
  description?: string | null;
  date?: string | null;
  datCre?: string | null;
  validated?: boolean;
  finished?: boolean;
  vatInclAmount?: number | null;
  currencyCode?: string | null;
  expenses?: MobLigneNdf[] | null;
}

export interface MobLigneNdf {
  guid?: string | null;
  updateDate?: any;
  mobileUpdateDate?: any;
  errors?: MobLigneNdfErrors | null;
  state?: any;
  customerId?: number | null;
  projectId?: string | null;
  phaseId?: number | null;
  subPhaseId?: number | null;
  projectTaskId?: number | null;
  assignment?: MobAssignment | null;
  ident?: number | null;
  identExpReport?: number | null;
  expenseDate?: any;
  datCre?: string | null;
  amount?: any;
  amountCurrency?: any;
  title?: string | null;
  complementName?: string | null;
  currency?: MobCurrency | null;
  validated?: boolean;
  finished?: boolean;
  hasDocuments?: any;
  vat1?: MobVat | null;
  vat2?: MobVat | null;
  vat3?: MobVat | null;
  vatAmount1?: any;
  vatAmount2?: any;
  vatAmount3?: any;
  type?: MobExpenseType | null;
  engineTaxRate?: MobEngineTaxRate | null;
  rebillable?: any;
  notRefundable?: any;
  receiptNb?: any;
  kilometer?: any;
  documents?: MobDocument[] | null;
  documentsToDelete?: MobDocument[] | null;
}

export interface MobLigneNdfErrors {
  errors?: string[] | null;
}

export interface MobAssignment {
  id?: any;
  code?: string | null;
  description?: string | null;
  longDescription?: any;
  parent_id?: any;
  parentType?: any;
  type?: any;
  customerId?: number | null;
  modules?: any;
  assignments?: any;
  params?: MobAssignmentParam[] | null;
}

export interface MobAssignmentParam {
  type?: any;
  value?: any;
}

export interface MobCurrency {
  ident?: number | null;
  code?: string | null;
  euro?: boolean;
  euroRate?: number | null;
  endDate?: string | null;
  order?: number | null;
}

export interface MobVat {
  ident?: number | null;
  code?: string | null;
  description?: string | null;
  rate?: any;
  key?: any;
}

export interface MobExpenseType {
  ident?: number | null;
  code?: string | null;
  description?: string | null;
  type?: any;
  canUseInvitation?: any;
  canUseNotRefundable?: any;
  canUseKm?: any;
  canUseQuantity?: any;
  canUseDoubleVAT?: any;
  canUseAdditionalComment?: any;
  canEditCurrencyVATIncl?: any;
  canUseReceiptNumber?: any;
  limit?: any;
  hideVat?: boolean;
  vat?: any;
  vat2?: any;
  vat3?: any;
  amountDft?: any;
  icon?: string | null;
  color?: string | null;
  receiptRequired?: boolean;
  commentRequired?: boolean;
  amountEditable?: boolean;
  billableEditable?: boolean;
  notRefundableEditable?: boolean;
  expenseCategory?: any;
  controlsBehavior?: any;
  canUseAmountWithoutVat?: any;
  expenseThresholdExceededNoVat?: any;
  endDate?: any;
}

export interface MobEngineTaxRate {
  ident?: number | null;
  power?: any;
  price?: any;
  expenseTypeId?: string | null;
  expenceTypeCode?: string | null;
  code?: string | null;
  startDate?: any;
  endDate?: any;
}

export interface MobDocument {
  ident?: number | null;
  identVersion?: number | null;
  createDate?: any;
  fileUrl?: string | null;
  sysName?: string | null;
  title?: string | null;
  internal_ident?: any;
  guid?: string | null;
  version?: any;
  deleted?: any;
  token?: any;
}

export interface MobUpdateParametrage {
  actions?: MobUpdateParametrageAction[] | null;
}

export interface MobUpdateParametrageAction {
  action?: string | null;
  type?: string | null;
  value?: string | null;
}

export interface MobActionCriteria {
  code?: ClauseString | null;
  name?: ClauseString | null;
  tag?: ClauseString | null;
  validity?: string | null;
}

export interface MobAction {
  [key: string]: any;
}

export interface MobCustomerCriteria {
  filterOnLinkProjectCustomer?: boolean;
  id?: ClauseString | null;
  tag?: ClauseString | null;
  projectId?: ClauseString | null;
  referentialDate?: string | null;
}

export interface Application {
  id?: string | null;
  name?: string | null;
  url?: string | null;
  color?: string | null;
  image?: string | null;
  type?: ApplicationType | null;
  portalType?: PortalType | null;
  order?: number | null;
  right?: DmfBase | null;
  rightId?: string | null;
}

export interface DmfBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

export interface JournalClosingInformation {
  closingReason?: string | null;
  closingDate?: string | null;
}

export interface AccountingJournalCriteria {
  companyId?: ClauseString | null;
  code?: ClauseString | null;
  journalType?: ClauseString | null;
  name?: ClauseString | null;
  id?: ClauseString | null;
  tag?: ClauseString | null;
  validity?: Validity | null;
}

export interface ManagementObjectsAccountingJournal {
  [key: string]: any;
}

export type TokenRequest = PasswordTokenRequest | RefreshTokenRequest;

export interface PasswordTokenRequest {
  grant_type: 'password';
  client_id: string;
  client_secret: string;
  scope: 'read_write';
  username: string;
  password: string;
}

export interface RefreshTokenRequest {
  grant_type: 'refresh_token';
  refresh_token: string;
  client_id?: string | null;
  client_secret?: string | null;
  scope?: 'read_write' | null;
}

export interface TokenResponse {
  access_token?: string | null;
  refresh_token?: string | null;
  expires_in?: number | null;
}

export interface LoginResponse {
  token?: string | null;
}

export interface ContractCreate {
  id?: string | null;
  regression?: boolean;
  issueTypeId?: string | null;
  severityId?: string | null;
  priorityId?: string | null;
  criticalityId?: string | null;
  teamId?: string | null;
  projectId?: string | null;
  phaseId?: string | null;
  subPhaseId?: string | null;
  reminder?: ContractReminder | null;
  reminderAlert?: any;
  reminderDetail?: any;
  lines?: ContractLineCreate[] | null;
  completionDate?: any;
}

export interface ContractLineCreate {
  id?: string | null;
  contractServiceId?: string | null;
  productId?: string | null;
  serialNumber?: any;
  projectId?: string | null;
  phaseId?: string | null;
  subPhaseId?: string | null;
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

export interface PhaseReplace {
  id: string | null;
  code: string | null;
  name: string | null;
  projectId: string | null;
  order: number | null;
  expectedStart: string | null;
  expectedEnd: string | null;
  description: string | null;
  stateId: string | null;
  managerId: string | null;
  quoteNumber: any;
  customerContact: any;
  actualStart: string | null;
  actualEnd: string | null;
  customerHostSiteId: string | null;
  closure: boolean;
  customData: { [key: string]: CustomData } | null;
  formConfig: FormConfig | null | null;
}

export interface BusinessCardReplace {
  id: string | null;
  employeeId: string | null;
  cardNumber: string | null;
  encryptedCardNumber: string | null;
  name: string | null;
  type: BusinessCardType | null | null;
  endDate: string | null;
}

export type CustomRequestLineCreate = ManagementObjectLineCreate & {
  id?: string | null;
  managementObjectId?: string | null;
  name?: string | null;
  quantity?: number | null;
  unitPriceCurrency?: number | null;
  unitPrice?: number | null;
  amountTotalCurrency?: number | null;
  amountTotal?: number | null;
  rankNumber?: number | null;
};

export interface ManagementObjectLineCreate {
  afterTaxAmountTotalCurrency?: any;
  complementName?: string | null;
  expenseTypeExpectedId?: string | null;
  managementObjectId?: string | null;
  resourceId?: string | null;
  totalPrice?: any;
  totalPriceCurrency?: any;
}

export interface ApplicationCreate {
  id?: string | null;
  name?: string | null;
  url?: string | null;
  color?: string | null;
  image?: string | null;
  type?: ApplicationType | null;
  portalType?: PortalType | null;
  order?: number | null;
  rightId?: string | null;
}
