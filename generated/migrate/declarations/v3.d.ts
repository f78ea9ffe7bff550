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
  firstName?: string;
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

export interface CustomData {
  label?: string;
  name?: string;
  realOrder?: number;
  type?: CustomDataType;
  value?: any;
}

export interface CustomDataParam {
  id?: string;
  keywordId?: string;
  label?: string;
  multiLine?: boolean;
  name?: string;
  order?: number;
  page?: CustomDataPage;
  pageId?: string;
  pattern?: CustomDataPattern;
  property?: any;
  realOrder?: number;
  section?: CustomDataSection;
  sectionId?: string;
  sequence?: number;
  textLimit?: number;
  type?: CustomDataType;
  viewLabel?: boolean;
}

export interface BatchUpdateCustomDataParamHolder {
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
  country: string;
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

export interface Company {
  id?: string;
  code?: string;
  name?: string;
  legalName?: any;
  siren?: any;
  siret?: any;
  calendar?: Calendar;
  calendarId?: string;
  color?: string;
  currency?: Currency;
  currencyId?: string;
  address?: Address;
  addressId?: string;
}

export interface Calendar {
  id?: string;
  code?: string;
  name?: string;
  default?: boolean;
  daysNotWorked?: number[];
  holidays?: Holiday[];
}

export interface Holiday {
  date?: string;
  type?: string;
}

export interface Alert {
  level?: AlertLevel;
  message?: string;
}

export interface Discount {
  amount?: number;
  amountCurrency?: number;
  percentage?: number;
  type?: DiscountType;
}

export interface DateParamHolder {
  date?: string;
}

export interface AnalysisResult {
  date?: string;
  group?: { [key: string]: { [key: string]: any } };
  value?: number;
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

export interface Skill {
  id?: string;
  code?: string;
  name?: string;
  typeCode?: any;
  typeLabel?: any;
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

export interface SubCategory {
  id?: string;
  code?: string;
  name?: string;
  endDate?: string;
  companyCode?: string;
  type?: any;
  grouping?: any;
  ranking?: number;
  company?: Company;
  companyId?: string;
  category?: Category;
  categoryId?: string;
  subCategoryType?: any;
}

export interface Tag {
  id?: string;
  code?: string;
  name?: string;
  color?: string;
  comment?: string;
  companyId?: string;
  endDate?: string;
  icon?: string;
  type?: any;
}

export interface Service {
  id?: string;
  code?: string;
  name?: string;
}

export interface ErrorResponse {
  [key: string]: any;
}

export interface Period {
  from?: string;
  to?: string;
}

export interface Profession {
  [key: string]: any;
}

export interface Customer {
  address?: Address;
  addressId?: string;
  closure?: boolean;
  email?: string;
  startCustomData?: any;
  endCustomData?: any;
  nbColsCustomData?: any;
}

export interface CustomerSite {
  address?: Address;
  addressId?: string;
  startCustomData?: any;
  endCustomData?: any;
  nbColsCustomData?: any;
}

export interface Contact {
  title?: string | null;
  address?: Address;
  addressId?: string;
}

export interface Employee {
  code: string;
  dailyCost?: number | null;
  directHourlyRate?: number | null;
  dailySellingPrice?: number | null;
  occupancyRate?: number | null;
  dailyHours?: number;
  address?: Address;
  addressId?: string;
  family2Id?: string;
  family3Id?: string;
  family1Id?: string;
  CMMSContractSalesManager?: any;
  CMMSContractTechnicalManager?: any;
  CMMSMRAndEOManager?: any;
  businessCards?: BusinessCard[];
}

export interface PeopleLink {
  id: string;
  linkSourceId: string;
  linkTargetId: string;
  linkType: any;
  targetThirdPartyId: string;
  targetThirdPartyType: any;
  sourceThirdPartyType?: any;
  sourceThirdPartyId?: string;
  defaultLink?: boolean | null;
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
  | 'CUSTOMER'
  | 'PROJECT'
  | 'PHASE'
  | 'SUBPHASE'
  | 'PROJECT_TASK'
  | 'DIVISION'
  | 'DIVISION_GROUP'
  | 'ENTITY'
  | 'COMPANY';
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
  | 'BRUT'
  | 'CONTROLE'
  | 'VALIDE'
  | 'GRATUIT'
  | 'NON_FACTURE'
  | 'FACTURE'
  | 'REFUSE'
  | 'DISSOCIE';
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
  options?: CardGroupReadOptionValue[];
}

export type CardReadOptionValue = 'ASSIGNEDTO' | (string & {});

export interface CardReadOption {
  options?: CardReadOptionValue[];
}

export type ActivityReadOptionValue = 'DEPARTMENT' | (string & {});

export interface ActivityReadOption {
  options?: ActivityReadOptionValue[];
}

export type PhaseReadOptionValue = 'PROJECT' | (string & {});

export interface PhaseReadOption {
  options?: (PhaseReadOptionValue | CustomDataReadOptionValue)[];
}

export type ApprovalReadOptionValue = 'OBJECT_SUMMARY' | (string & {});

export interface ApprovalReadOption {
  options?: ApprovalReadOptionValue[];
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
  options?: ScheduleReadOptionValue[];
}

export type TimesheetEntryReadOptionValue =
  | 'EMPLOYEE'
  | 'CUSTOMER'
  | 'PROJECT'
  | 'PHASE'
  | 'SUB_PHASE'
  | 'PROJECT_TASK'
  | 'ACTION'
  | 'ACTION_2'
  | (string & {});

export interface TimesheetEntryReadOption {
  options?: TimesheetEntryReadOptionValue[];
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
  sprintId?: ClauseString;
  id?: ClauseString;
  readOption?: CardGroupReadOption;
}

export interface CheckbookCriteria {
  contractStatus?: ClauseString;
  billingMethod?: ClauseString;
  name?: ClauseString;
  customerId?: ClauseString;
  contractNumber?: ClauseString;
  id?: ClauseString;
  managerId?: ClauseString;
  renewalThresholdExceeded?: ClauseBoolean;
  tacitRenewal?: ClauseBoolean;
  renewalThreshold?: ClauseNumber;
  validity?: Validity;
}

export interface ExternalRequesterCriteria {
  code?: ClauseString;
  function?: ClauseString;
  customerId?: ClauseString;
  modificationById?: ClauseString;
  id?: ClauseString;
  tag?: ClauseString;
  keyword?: ClauseString;
  email?: ClauseString;
  createdById?: ClauseString;
  employeeId?: ClauseString;
  firstName?: ClauseString;
  service?: ClauseString;
  name?: ClauseString;
  siteId?: ClauseString;
  lastTracking?: ClauseDate;
  modificationTime?: ClauseDate;
  createdTime?: ClauseDate;
  siteHelpdeskVIPContact?: ClauseBoolean;
  siteDecisionMaker?: ClauseBoolean;
  siteSalesContact?: ClauseBoolean;
  siteHelpdeskMainContact?: ClauseBoolean;
  siteHelpdeskContact?: ClauseBoolean;
  siteHelpdeskBlacklisted?: ClauseBoolean;
  siteFinancialContact?: ClauseBoolean;
  siteIntern?: ClauseBoolean;
  siteMainContact?: ClauseBoolean;
  validity?: Validity;
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
  completionDate?: any;
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
  product?: Product;
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

export interface Product {
  id?: string;
  name?: string;
  identification?: any;
  serialNumber?: any;
  taskType?: { [key: string]: any };
  taskTypeId?: string;
  functionalAreaManaged?: any;
  environmentManaged?: any;
  revisionId?: string;
  templateProduct?: { [key: string]: any };
  templateProductId?: string;
  templateProductCode?: any;
  reminder?: any;
  severity?: { [key: string]: any };
  severityId?: string;
  maintainedProduct?: any;
  classification?: { [key: string]: any };
  classificationId?: string;
  productType?: { [key: string]: any };
  productTypeId?: string;
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
  entryDate?: string;
  exitDate?: string;
  endOfUseDate?: string;
  locationsLinked?: ProductLocation[];
  customData?: { [key: string]: CustomData };
}

export interface ProductLocation {
  id?: string;
  maintainedItemId?: string;
  status?: { [key: string]: any };
  statusId?: string;
  state?: any;
  startDate?: any;
  endDate?: any;
  scheduledEndDate?: any;
  contact?: Contact;
  contactId?: string;
  comment?: string;
  quantity?: any;
  employee?: EmployeeBase;
  employeeId?: string;
  customer?: CustomerBase;
  customerId?: string;
  customerSite?: CustomerSiteBase;
  customerSiteId?: string;
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
  id?: string;
  code?: string;
  name?: string;
  project?: ProjectBase;
  projectId?: string;
  order?: number;
  expectedStart?: string;
  expectedEnd?: string;
  description?: string;
  state?: PhaseState;
  stateId?: string;
  manager?: EmployeeBase;
  managerId?: string;
  quoteNumber?: any;
  customerContact?: any;
  actualStart?: string;
  actualEnd?: string;
  customerHostSite?: { [key: string]: any };
  customerHostSiteId?: string;
  closure?: boolean;
  customData?: { [key: string]: CustomData };
  formConfig?: FormConfig;
}

export interface PhaseState {
  id?: string;
  code?: string;
  name?: string;
  companyId?: string;
  default?: any;
}

export interface PhaseCriteria {
  code?: ClauseString;
  expectedEnd?: { [key: string]: any };
  stateId?: ClauseString;
  actualEnd?: { [key: string]: any };
  expectedStart?: { [key: string]: any };
  managerId?: ClauseString;
  phaseValidity?: { [key: string]: any };
  name?: ClauseString;
  id?: ClauseString;
  tag?: ClauseString;
  projectId?: ClauseString;
  actualStart?: { [key: string]: any };
  closure?: ClauseBoolean;
  readOption?: PhaseReadOption;
  referentialDate?: string;
}

export interface ProjectTask {
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
  progress?: ProjectTaskProgress;
  manager?: EmployeeBase;
  managerId?: string;
  linkedEmployee?: EmployeeBase;
  linkedEmployeeId?: string;
  skills?: Skill[];
  location?: any;
  defaultTask?: boolean;
  executionDate?: string;
  riskLevelId?: string;
  standardWeek?: { [key: string]: any };
  standardWeekId?: string;
  dailyPriceCurrency?: number;
  quantityOfDays?: number;
  soldItem?: SoldItem;
}

export interface SoldItem {
  category?: any;
  subCategory?: any;
  billingMode?: any;
  quantityPrecision?: any;
  unitPricePrecision?: any;
  productionEstimatedDuration?: any;
  inventoryAndPackaging?: any;
  customData?: { [key: string]: CustomData };
  accountSettings?: any;
}

export interface ProjectTaskProgress {
  workload?: number;
  excess?: number;
  scheduled?: number;
  done?: number;
  doneAndValidated?: number;
  toBeScheduled?: number;
  remainingTasks?: number;
  hoursHundredthsWorkload?: number;
  calculatedRemainingTasks?: boolean;
  type?: any;
}

export interface TransferAffectation {
  toPhaseId?: string;
  toSubPhaseId?: string;
  toProjectId?: string;
  start?: string;
  end?: string;
}

export interface PatchElement {
  op?: PatchOperation;
  path?: string;
  from?: string;
  value?: any;
}

export interface ActivityCriteria {
  companyId?: ClauseString;
  code?: ClauseString;
  departmentId?: ClauseString;
  name?: ClauseString;
  id?: ClauseString;
  endDate?: string;
}

export interface Department {
  id?: string;
  code?: string;
  name?: string;
  comment?: string;
  companyCode?: string;
  analysis?: any;
  entity?: { [key: string]: any };
  entityId?: string;
  projectType?: ProjectType;
  activities?: ActivityBase[];
}

export interface ActivityBase {
  id?: string;
  code?: string;
  name?: string;
}

export interface Division {
  id?: string;
  code?: string;
  name?: string;
  companyId?: string;
  group?: { [key: string]: any };
  groupId?: string;
}

export interface DivisionGrouping {
  id?: string;
  code?: string;
  name?: string;
  serviceId?: string;
}

export interface ProjectGroupCriteria {
  code?: ClauseString;
  name?: ClauseString;
  description?: ClauseString;
  id?: ClauseString;
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

export interface AssignmentNode {
  id?: string;
  code?: string;
  description?: string;
  longDescription?: any;
  parentId?: string;
  parentType?: any;
  selectable?: boolean;
  type?: AssignmentType;
  assignments?: AssignmentNode[];
  additionalProperties?: { [key: string]: string };
}

export interface AssignmentReferential {
  projectGroup?: any;
}

export interface TimesheetEntryBase {
  id?: string;
  guid?: string;
  type?: string;
  unit?: string;
  comment?: string;
  location?: string;
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

export interface TimesheetEntry {
  approval?: TimesheetEntryApproval;
  approvalLabel?: string;
  location?: string;
}

export interface TimesheetEntryDurations {
  durationMinute?: number;
  durationHourMinute?: number;
  durationHour?: number;
  durationDay?: number;
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
  period?: Period;
  project?: any;
  projectTaskId?: any;
  readOption?: TimesheetEntryReadOption;
  serviceId?: any;
  to?: any;
  doNotRoundUp?: boolean;
  onlyFinishedTimes?: boolean;
}

export interface TimesheetEntryRules {
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
  completionMode?: CompletionMode;
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

export interface TimesheetEntryCompletion {
  id?: string;
  employee?: EmployeeBase;
  employeeId?: string;
  number?: number;
  year?: number;
  completionType?: CompletionType;
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

export interface CustomRequestCategory {
  id?: string;
  code?: string;
  name?: string;
  icon?: string;
  companyId?: string;
  endDate?: string;
  enableActualDates?: boolean;
  enableEndDate?: boolean;
  editableWithoutExpense?: boolean;
  defaultValueWithoutExpense?: boolean;
  scheduleCreation?: boolean;
  timesheetCreation?: boolean;
  departureLocation?: boolean;
  destinationLocation?: boolean;
  displayCustomData?: boolean;
  departureLocationType?: DepartureLocationType;
  destinationLocationType?: DestinationLocationType;
  accreditationOptions?: AccreditationOptions;
  accreditationLevelType?: number;
  customDataStart?: number;
  customDataEnd?: number;
  customDataNbColumns?: number;
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
  type?: ManagementObjectType;
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
  customData?: { [key: string]: CustomData };
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

export type CustomRequestLine = ManagementObjectLine & {
  id?: string;
  project?: ProjectBase;
  /** Source: domains L157; conventions L284. */
  projectId?: string;
  phase?: PhaseBase;
  /** Source: domains L157; conventions L284. */
  phaseId?: string;
  subPhase?: SubPhaseBase;
  /** Source: domains L157; conventions L284. */
  subPhaseId?: string;
  projectTask?: ProjectTaskCommon;
  /** Source: domains L157; conventions L284. */
  projectTaskId?: string;
  /**
   * The sources list it for this line and, elsewhere, name it among the fields removed from the line because
   * they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
   *
   * Source: domains L157; conventions L259; conventions L284.
   *
   * Not documented: Whether it is a field of its own or only the inherited one.
   */
  managementObjectId?: string;
  name?: string;
  /** Format: double. */
  quantity?: number;
  /** Format: double. */
  unitPriceCurrency?: number;
  /** Format: double. */
  unitPrice?: number;
  /** Format: double. */
  amountTotalCurrency?: number;
  /** Format: double. */
  amountTotal?: number;
  /** Format: double. */
  rankNumber?: number;
  customer?: CustomerBase;
  /** Source: domains L157; conventions L284. */
  customerId?: string;
  expenseTypeExpected?: ExpenseTypeExpected;
};

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

export interface Document {
  id?: string;
  title?: string;
  versionId?: string;
  changeTracking?: ChangeTracking;
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
  fileName?: string;
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

export interface Subscription {
  token?: string;
  topic?: Topic;
}

export interface Topic {
  action?: string;
  id?: string;
  type?: TopicType;
}

export interface EmployeeHistory {
  employeeHistoryType?: any;
  standardWeekId?: string;
}

export interface QuickEntryTime {
  location?: string;
  date?: any;
  projectId: string;
  phaseId?: string;
  subPhaseId?: string;
  projectTaskId: string;
}

export interface CalendarEvent {
  location?: string;
}

export interface Schedule {
  location?: string;
}

export interface ScheduleBase {
  location?: string;
}

export interface ScheduleFluent {
  location?: string;
}

export interface ScheduleDuplicationParameters {
  duplicationPeriodRepetitionType?: DuplicationPeriodRepetitionType;
  occurrency?: any;
  numberOfOccurrency?: any;
  duplicationNumberOfOccurrencyType?: DuplicationNumberOfOccurrencyType;
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
  viewCustomData?: number;
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
  customData?: { [key: string]: CustomData };
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

export interface ApprovalProjectCriteria {
  [key: string]: any;
}

export interface ApprovalSummaryCriteria {
  [key: string]: any;
}

export interface ApprovalManagementObject {
  entityCode?: string;
  entityId?: string;
}

export interface Message {
  [key: string]: any;
}

export interface ManagementObject {
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
  type?: ManagementObjectType;
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
  customData?: { [key: string]: CustomData };
}

export type Invoice = ManagementObject & {
  /** Source: domains L93. */
  lines?: InvoiceLine[];
};

export interface InvoiceCriteria {
  id?: ClauseString;
  readOptions?: InvoiceReadOption;
}

export interface ManagementObjectCriteria {
  [key: string]: any;
}

export interface ManagementObjectLine {
  afterTaxAmountTotalCurrency?: any;
  complementName?: string;
  expenseTypeExpectedId?: string;
  managementObjectId?: string;
  resource?: { [key: string]: any };
  resourceId?: string;
  totalPrice?: any;
  totalPriceCurrency?: any;
}

export interface InvoiceLine {
  id: string;
  managementObjectId?: string;
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
  managementObjectId?: string;
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
  discount?: Discount;
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

export interface ManagementObjectSalesLine {
  id: string;
  managementObjectId?: string;
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
  subCategoryType?: SubCategoryItemType;
}

export interface ForcedVatAmountHolder {
  amount?: number;
  managementObjectLineId?: string;
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
  options?: (string | CustomDataReadOptionValue)[];
}

export interface Quotation {
  [key: string]: any;
}

export interface QuotationCriteria {
  [key: string]: any;
}

export interface MobNdf {
  ident?: number;
  guid?: string;
  description?: string;
  date?: string;
  datCre?: string;
  validated?: boolean;
  finished?: boolean;
  vatInclAmount?: number;
  currencyCode?: string;
  expenses?: MobLigneNdf[];
}

export interface MobLigneNdf {
  guid?: string;
  updateDate?: any;
  mobileUpdateDate?: any;
  errors?: MobLigneNdfErrors;
  state?: any;
  customerId?: number;
  projectId?: string;
  phaseId?: number;
  subPhaseId?: number;
  projectTaskId?: number;
  assignment?: MobAssignment;
  ident?: number;
  identExpReport?: number;
  expenseDate?: any;
  datCre?: string;
  amount?: any;
  amountCurrency?: any;
  title?: string;
  complementName?: string;
  currency?: MobCurrency;
  validated?: boolean;
  finished?: boolean;
  hasDocuments?: any;
  vat1?: MobVat;
  vat2?: MobVat;
  vat3?: MobVat;
  vatAmount1?: any;
  vatAmount2?: any;
  vatAmount3?: any;
  type?: MobExpenseType;
  engineTaxRate?: MobEngineTaxRate;
  rebillable?: any;
  notRefundable?: any;
  receiptNb?: any;
  kilometer?: any;
  documents?: MobDocument[];
  documentsToDelete?: MobDocument[];
}

export interface MobLigneNdfErrors {
  errors?: string[];
}

export interface MobAssignment {
  id?: any;
  code?: string;
  description?: string;
  longDescription?: any;
  parent_id?: any;
  parentType?: any;
  type?: any;
  customerId?: number;
  modules?: any;
  assignments?: any;
  params?: MobAssignmentParam[];
}

export interface MobAssignmentParam {
  type?: any;
  value?: any;
}

export interface MobCurrency {
  ident?: number;
  code?: string;
  euro?: boolean;
  euroRate?: number;
  endDate?: string;
  order?: number;
}

export interface MobVat {
  ident?: number;
  code?: string;
  description?: string;
  rate?: any;
  key?: any;
}

export interface MobExpenseType {
  ident?: number;
  code?: string;
  description?: string;
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
  icon?: string;
  color?: string;
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
  ident?: number;
  power?: any;
  price?: any;
  expenseTypeId?: string;
  expenceTypeCode?: string;
  code?: string;
  startDate?: any;
  endDate?: any;
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

export interface MobUpdateParametrage {
  actions?: MobUpdateParametrageAction[];
}

export interface MobUpdateParametrageAction {
  action?: string;
  type?: string;
  value?: string;
}

export interface MobActionCriteria {
  code?: ClauseString;
  name?: ClauseString;
  tag?: ClauseString;
  validity?: string;
}

export interface MobAction {
  [key: string]: any;
}

export interface MobCustomerCriteria {
  filterOnLinkProjectCustomer?: boolean;
  id?: ClauseString;
  tag?: ClauseString;
  projectId?: ClauseString;
  referentialDate?: string;
}

export interface Application {
  id?: string;
  name?: string;
  url?: string;
  color?: string;
  image?: string;
  type?: ApplicationType;
  portalType?: PortalType;
  order?: number;
  right?: DmfBase;
  rightId?: string;
}

export interface DmfBase {
  id?: string;
  code?: string;
  name?: string;
}

export interface JournalClosingInformation {
  closingReason?: string;
  closingDate?: string;
}

export interface AccountingJournalCriteria {
  companyId?: ClauseString;
  code?: ClauseString;
  journalType?: ClauseString;
  name?: ClauseString;
  id?: ClauseString;
  tag?: ClauseString;
  validity?: Validity;
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
  client_id?: string;
  client_secret?: string;
  scope?: 'read_write';
}

export interface TokenAnswer {
  access_token?: string;
  refresh_token?: string;
  expires_in?: number;
}

export interface LoginAnswer {
  token?: string;
}

export interface ContractCreate {
  id?: string;
  regression?: boolean;
  issueTypeId?: string;
  severityId?: string;
  priorityId?: string;
  criticalityId?: string;
  teamId?: string;
  projectId?: string;
  phaseId?: string;
  subPhaseId?: string;
  reminder?: ContractReminder;
  reminderAlert?: any;
  reminderDetail?: any;
  lines?: ContractLineCreate[];
  completionDate?: any;
}

export interface ContractLineCreate {
  id?: string;
  contractServiceId?: string;
  productId?: string;
  serialNumber?: any;
  projectId?: string;
  phaseId?: string;
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
  formConfig: FormConfig | null;
}

export interface BusinessCardReplace {
  id: string | null;
  employeeId: string | null;
  cardNumber: string | null;
  encryptedCardNumber: string | null;
  name: string | null;
  type: BusinessCardType | null;
  endDate: string | null;
}

export type CustomRequestLineCreate = ManagementObjectLineCreate & {
  id?: string;
  /**
   * The sources list it for this line and, elsewhere, name it among the fields removed from the line because
   * they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
   *
   * Source: domains L157; conventions L259; conventions L284.
   *
   * Not documented: Whether it is a field of its own or only the inherited one.
   */
  managementObjectId?: string;
  name?: string;
  /** Format: double. */
  quantity?: number;
  /** Format: double. */
  unitPriceCurrency?: number;
  /** Format: double. */
  unitPrice?: number;
  /** Format: double. */
  amountTotalCurrency?: number;
  /** Format: double. */
  amountTotal?: number;
  /** Format: double. */
  rankNumber?: number;
};

export interface ManagementObjectLineCreate {
  afterTaxAmountTotalCurrency?: any;
  complementName?: string;
  expenseTypeExpectedId?: string;
  managementObjectId?: string;
  resourceId?: string;
  totalPrice?: any;
  totalPriceCurrency?: any;
}

export interface ApplicationCreate {
  id?: string;
  name?: string;
  url?: string;
  color?: string;
  image?: string;
  type?: ApplicationType;
  portalType?: PortalType;
  order?: number;
  rightId?: string;
}
