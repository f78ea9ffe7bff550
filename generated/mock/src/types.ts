/**
 * Users who created and last modified a record, with the times. The user who is authenticated is recorded here
 * whenever a management object is created or modified.
 *
 * Not documented: The rename table names changeTracking.creationDate; this listing has createdTime instead.
 */
export interface ChangeTracking {
  /**
   * Time of creation.
   *
   * Format: date-time.
   */
  createdTime?: string | null;
  /** User who created the record. */
  createdBy?: UserBase | null;
  createdById?: string | null;
  /**
   * Time of the last modification.
   *
   * Format: date-time.
   */
  modificationTime?: string | null;
  /** User who made the last modification. */
  modificationBy?: UserBase | null;
  modificationById?: string | null;
}

/** Summary of a user. */
export interface UserBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  /** Named firstname in v2. */
  firstName?: string | null;
}

/**
 * Summary of an employee.
 *
 * Not documented: What action means on an employee.
 */
export interface EmployeeBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  firstName?: string | null;
  action?: Action | null;
}

/**
 * Summary of a customer.
 *
 * Not documented: The types of code and name; strings are assumed, as in UserBase.
 */
export interface CustomerBase {
  id?: string | null;
  /** Cannot be changed after creation. */
  code?: string | null;
  /** Mandatory. */
  name: string;
}

/**
 * Summary of a site of a customer.
 *
 * Not documented: The types of code and name; strings are assumed, as in UserBase. The schema of customer; the
 * base schema is used. What replaces customer and customerId.
 */
export interface CustomerSiteBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  /**
   * Deprecated but functional.
   *
   * @deprecated
   */
  customer?: CustomerBase | null;
  /**
   * Deprecated but functional.
   *
   * @deprecated
   */
  customerId?: string | null;
}

/**
 * Summary of a project.
 *
 * Not documented: The types of name and companyCode; strings are assumed, as stated for other schemas. The schema
 * of customer and endCustomer; the base schema is used. That leaveType is a ProjectLeaveType follows from the
 * names only.
 */
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
  /** Not documented: The type is not shown. */
  customerType?: unknown;
}

/**
 * Summary of a phase of a project.
 *
 * Not documented: The types of code and name; strings are assumed, as in UserBase. The schema of project; the base
 * schema is used.
 */
export interface PhaseBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  order?: number | null;
}

/**
 * Summary of a sub-phase of a phase.
 *
 * Not documented: The types of code and name; strings are assumed, as in UserBase. The schema of phase; the base
 * schema is used.
 */
export interface SubPhaseBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  order?: number | null;
}

/**
 * Properties that all schemas of a project task share.
 *
 * Not documented: The types of code, name, order and description; those stated for other schemas are assumed. The
 * schemas of project, phase, subPhase and customer; the base schemas are assumed.
 */
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
  /** Not documented: The type is not shown. */
  startDate?: unknown;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
  description?: string | null;
}

/**
 * One value of custom data. A resource holds its values in a map whose keys are the labels. Custom data is what v2
 * called custom fields.
 */
export interface CustomData {
  label?: string | null;
  name?: string | null;
  /** Format: int32. */
  realOrder?: number | null;
  type?: CustomDataType | null;
  /** Any value. */
  value?: unknown;
}

/**
 * Configuration of one piece of custom data.
 *
 * Not documented: The types of label and name; strings are assumed, as in CustomData.
 */
export interface CustomDataParam {
  id?: string | null;
  keywordId?: string | null;
  label?: string | null;
  multiLine?: boolean;
  name?: string | null;
  /** Format: int32. */
  order?: number | null;
  page?: CustomDataPage | null;
  pageId?: string | null;
  pattern?: CustomDataPattern | null;
  /** Not documented: The type is not shown. */
  property?: unknown;
  /** Format: int32. */
  realOrder?: number | null;
  section?: CustomDataSection | null;
  sectionId?: string | null;
  /** Format: int32. */
  sequence?: number | null;
  /** Format: int32. */
  textLimit?: number | null;
  type?: CustomDataType | null;
  viewLabel?: boolean;
}

/**
 * Body of an update of several pieces of custom data. Named BatchUpdateCustomFieldParamHolder in v2.
 *
 * Not documented: The fields. The operations that take it.
 */
export interface BatchUpdateCustomDataParamHolder {
  [key: string]: unknown;
}

/**
 * A page of custom data.
 *
 * Not documented: The type of name; a string is used, as in CustomData.
 */
export interface CustomDataPage {
  id?: string | null;
  name?: string | null;
  /** Format: int32. */
  order?: number | null;
  columnNumber?: number | null;
}

/**
 * A section of a page of custom data.
 *
 * Not documented: The types of name and columnNumber; those of CustomData and CustomDataPage are assumed.
 */
export interface CustomDataSection {
  id?: string | null;
  name?: string | null;
  /** Format: int32. */
  order?: number | null;
  columnNumber?: number | null;
  pageId?: string | null;
  /** Default: "SECTION". */
  type?: CustomDataSectionType | null;
}

/**
 * A postal address with its means of contact. Where a customer, customer site, contact, employee or similar record
 * is created, the address cannot be null or omitted and needs at least the country.
 */
export interface Address {
  line1?: string | null;
  line2?: string | null;
  line3?: string | null;
  cedex?: string | null;
  postalCode?: string | null;
  city?: string | null;
  /** Code of the country. Mandatory. */
  country: string;
  /**
   * Name of the country. Read-only.
   *
   * Read-only.
   */
  countryName?: string | null;
  /** Code of the department. */
  department?: string | null;
  /**
   * Name of the department. Read-only.
   *
   * Read-only.
   */
  geographicalDepartmentName?: string | null;
  /** Code of the region. */
  region?: string | null;
  /**
   * Name of the region. Read-only.
   *
   * Read-only.
   */
  regionName?: string | null;
  phone?: string | null;
  phone2?: string | null;
  mobilePhone?: string | null;
  fax?: string | null;
  email?: string | null;
  webSite?: string | null;
  /**
   * Deprecated and unused.
   *
   * @deprecated
   */
  id?: string | null;
}

/**
 * A currency and its rate to the euro.
 *
 * Not documented: The types of name and code; strings are assumed, as in UserBase.
 */
export interface Currency {
  id?: string | null;
  name?: string | null;
  code?: string | null;
  order?: number | null;
  euro?: boolean;
  euroRate?: number | null;
  /** Format: date-time. */
  endDate?: string | null;
  /**
   * Read-only.
   *
   * Format: date-time.
   *
   * Read-only.
   */
  euroRateStartDate?: string | null;
  /**
   * Read-only.
   *
   * Format: date-time.
   *
   * Read-only.
   */
  euroRateEndDate?: string | null;
}

/**
 * A company.
 *
 * Not documented: The types of code, name and color; strings are assumed, as stated for other schemas. The schemas
 * of calendar, currency and address; the common objects of these names are assumed.
 */
export interface Company {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  /** Not documented: The type is not shown. */
  legalName?: unknown;
  /** Not documented: The type is not shown. */
  siren?: unknown;
  /** Not documented: The type is not shown. */
  siret?: unknown;
  calendar?: Calendar | null;
  calendarId?: string | null;
  color?: string | null;
  currency?: Currency | null;
  currencyId?: string | null;
  address?: Address | null;
  addressId?: string | null;
}

/**
 * A calendar of working days.
 *
 * Not documented: The types of code and name; strings are assumed, as in UserBase. Which number stands for which
 * day in daysNotWorked.
 */
export interface Calendar {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  default?: boolean;
  daysNotWorked?: number[] | null;
  holidays?: Holiday[] | null;
}

/** A holiday of a calendar. */
export interface Holiday {
  /** Format: date-time. */
  date?: string | null;
  type?: string | null;
}

/** A message with its severity. */
export interface Alert {
  level?: AlertLevel | null;
  message?: string | null;
}

/** A discount, as an amount or as a percentage. */
export interface Discount {
  /** Format: double. */
  amount?: number | null;
  /** Format: double. */
  amountCurrency?: number | null;
  /** Format: double. */
  percentage?: number | null;
  type?: DiscountType | null;
}

/** A single date, sent as the body of an operation. */
export interface DateParamHolder {
  /** Format: date-time. */
  date?: string | null;
}

/**
 * One value of an analysis, with the groupings it belongs to.
 *
 * Not documented: What the objects in group hold.
 */
export interface AnalysisResult {
  /** Format: date-time. */
  date?: string | null;
  /** Map whose keys are names of groupings (see AxeGroupsType). */
  group?: { [key: string]: { [key: string]: unknown } } | null;
  /** Format: double. */
  value?: number | null;
}

/**
 * Behavior of one field of a form.
 *
 * Not documented: Where the list of booleans begins (required is assumed).
 */
export interface ControlBehavior {
  id?: string | null;
  /** Not documented: The type is not shown. */
  property?: unknown;
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

/** Behavior of a form and its fields. */
export interface FormConfig {
  /** Not documented: The type is not shown. */
  type?: unknown;
  fields?: ControlBehavior[] | null;
  /** Not documented: What the keys are. */
  controls?: { [key: string]: ControlBehavior } | null;
  insertable?: boolean;
  editable?: boolean;
  deletable?: boolean;
  formSearchHidden?: boolean;
}

/** An e-mail. */
export interface Mail {
  from?: string | null;
  replyTo?: string | null;
  title?: string | null;
  body?: string | null;
  to?: string[] | null;
  cc?: string[] | null;
  cci?: string[] | null;
}

/**
 * A skill.
 *
 * Not documented: The types of code and name; strings are assumed, as in UserBase.
 */
export interface Skill {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  /** Not documented: The type is not shown. */
  typeCode?: unknown;
  /** Not documented: The type is not shown. */
  typeLabel?: unknown;
}

/**
 * A category.
 *
 * Not documented: The types of code, name and companyCode; strings are assumed, as stated for other schemas.
 */
export interface Category {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  /** Format: date. */
  endDate?: string | null;
  companyCode?: string | null;
  /** Not documented: The type is not shown. */
  type?: unknown;
  /** Not documented: The type is not shown. */
  grouping?: unknown;
  ranking?: number | null;
}

/**
 * A sub-category; the fields of a category and five more.
 *
 * Not documented: The types of code, name and companyCode; strings are assumed, as stated for other schemas. The
 * schemas of company and category; the common objects of these names are assumed.
 */
export interface SubCategory {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  /** Format: date. */
  endDate?: string | null;
  companyCode?: string | null;
  /** Not documented: The type is not shown. */
  type?: unknown;
  /** Not documented: The type is not shown. */
  grouping?: unknown;
  ranking?: number | null;
  company?: Company | null;
  companyId?: string | null;
  category?: Category | null;
  categoryId?: string | null;
  /** Not documented: The type is not shown; SubCategoryItemType is known for the sub-category of an item only. */
  subCategoryType?: unknown;
}

/**
 * A tag.
 *
 * Not documented: The types of code, name, color, comment and icon; strings are assumed, as stated for other
 * schemas.
 */
export interface Tag {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  color?: string | null;
  comment?: string | null;
  companyId?: string | null;
  /** Format: date-time. */
  endDate?: string | null;
  icon?: string | null;
  /** Not documented: The type is not shown. */
  type?: unknown;
}

/**
 * A service.
 *
 * Not documented: The types of code and name; strings are assumed, as in UserBase.
 */
export interface Service {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

/**
 * The body of every error status.
 *
 * Not documented: The fields.
 */
export interface ErrorResponse {
  [key: string]: unknown;
}

/**
 * A period that filters by time. In v2 its two ends stood in the criteria or in the query themselves.
 *
 * Not documented: The name of this schema. The types of from and to; date-time is used, as v2 has it for the query
 * parameters of these names. Whether the two ends belong to the period. Whether there are more fields.
 */
export interface Period {
  [key: string]: unknown;
  /**
   * Start of the period.
   *
   * Format: date-time.
   */
  from?: string | null;
  /**
   * End of the period.
   *
   * Format: date-time.
   */
  to?: string | null;
}

/**
 * A profession. In v2 it belonged to the customer relationship domain; in v3 it is common.
 *
 * Not documented: The fields.
 */
export interface Profession {
  [key: string]: unknown;
}

/**
 * A customer, as far as the rules for creating and updating speak of it. In an update a field that is omitted or
 * null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
 *
 * Not documented: The full list of fields; those of the field rules and of the rename table are given. The types
 * of closure and email; those stated for a phase and for an address are assumed. How closure is set.
 */
export interface Customer {
  [key: string]: unknown;
  /** On create it cannot be null or omitted and needs at least the country. */
  address?: Address | null;
  /**
   * Deprecated. Must be the id of an existing address if address is null on update.
   *
   * @deprecated
   */
  addressId?: string | null;
  /**
   * Cannot be set through create or update.
   *
   * Read-only.
   */
  closure?: boolean;
  /**
   * Read-only.
   *
   * Read-only.
   */
  email?: string | null;
  /** Not documented: The type is not shown. */
  startCustomData?: unknown;
  /** Not documented: The type is not shown. */
  endCustomData?: unknown;
  /** Not documented: The type is not shown. */
  nbColsCustomData?: unknown;
}

/**
 * A site of a customer, as far as the rules for creating and updating speak of it. In an update a field that is
 * omitted or null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
 *
 * Not documented: The full list of fields; those of the field rules and of the rename table are given.
 */
export interface CustomerSite {
  [key: string]: unknown;
  /** On create it cannot be null or omitted and needs at least the country. */
  address?: Address | null;
  /**
   * Deprecated. Must be the id of an existing address if address is null on update.
   *
   * @deprecated
   */
  addressId?: string | null;
  /** Not documented: The type is not shown. */
  startCustomData?: unknown;
  /** Not documented: The type is not shown. */
  endCustomData?: unknown;
  /** Not documented: The type is not shown. */
  nbColsCustomData?: unknown;
}

/**
 * A contact, as far as the rules for creating and updating speak of it. In an update a field that is omitted or
 * null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
 *
 * Not documented: The full list of fields; those of the field rules are given. The values of title other than M.
 */
export interface Contact {
  [key: string]: unknown;
  /**
   * Defaults to M when omitted or null.
   *
   * Default: "M".
   */
  title?: string | null;
  /** On create it cannot be null or omitted and needs at least the country. */
  address?: Address | null;
  /**
   * Deprecated. Must be the id of an existing address if address is null on update.
   *
   * @deprecated
   */
  addressId?: string | null;
}

/**
 * An employee, as far as the rules for creating and updating and the rename table speak of it. In an update a
 * field that is omitted or null is cleared unless stated otherwise, and a boolean that is omitted or null becomes
 * false. Where an employee is named both in the URL and in the body, as on a business card, the id in the URL must
 * exist and equal employeeId in the body.
 *
 * Not documented: The full list of fields; those of the field rules and of the rename table are given. The type of
 * code; a string is used, as in UserBase. The types of the rates, costs and hours; numbers are assumed from their
 * default of 0. Which of the records named in the rule the rates, costs and hours belong to; the employee is
 * assumed. Whether code can be left out on create.
 */
export interface Employee {
  [key: string]: unknown;
  /** On update it cannot be omitted, null or modified. */
  code: string;
  /**
   * Defaults to 0 when null or omitted.
   *
   * Default: 0.
   */
  dailyCost?: number | null;
  /**
   * Defaults to 0 when null or omitted.
   *
   * Default: 0.
   */
  directHourlyRate?: number | null;
  /**
   * Defaults to 0 when null or omitted.
   *
   * Default: 0.
   */
  dailySellingPrice?: number | null;
  /**
   * Defaults to 0 when null or omitted.
   *
   * Default: 0.
   */
  occupancyRate?: number | null;
  /** Defaults to the dailyHours of the employee's standard week. */
  dailyHours?: number | null;
  /** On create it cannot be null or omitted and needs at least the country. */
  address?: Address | null;
  /**
   * Deprecated. Must be the id of an existing address if address is null on update.
   *
   * @deprecated
   */
  addressId?: string | null;
  family2Id?: string | null;
  family3Id?: string | null;
  family1Id?: string | null;
  /** Not documented: The type is not shown. */
  CMMSContractSalesManager?: unknown;
  /** Not documented: The type is not shown. */
  CMMSContractTechnicalManager?: unknown;
  /** Not documented: The type is not shown. */
  CMMSMRAndEOManager?: unknown;
  /** Has its own operations; ignored in a regular update. */
  businessCards?: BusinessCard[] | null;
}

/**
 * A link between people, or between third parties.
 *
 * Not documented: The full list of fields; those of the field rules are given. The operations that take it, and so
 * what the URL type is. The type of defaultLink; a boolean is assumed from its default. The rule gives
 * sourceThirdPartyId the URL type as its default, as it does for sourceThirdPartyType.
 */
export interface PeopleLink {
  [key: string]: unknown;
  /** Mandatory. Must exist and equal the id in the URL. */
  id: string;
  /** Mandatory. Must exist. */
  linkSourceId: string;
  /** Mandatory. Must exist. */
  linkTargetId: string;
  /**
   * Mandatory. Must exist.
   *
   * Not documented: The type is not shown.
   */
  linkType: unknown;
  /** Mandatory. Must exist. */
  targetThirdPartyId: string;
  /**
   * Mandatory. Must exist.
   *
   * Not documented: The type is not shown.
   */
  targetThirdPartyType: unknown;
  /**
   * Defaults to the URL type when omitted.
   *
   * Not documented: The type is not shown.
   */
  sourceThirdPartyType?: unknown;
  /** Defaults to the URL type when omitted. */
  sourceThirdPartyId?: string | null;
  /**
   * False when omitted or null. Only one default link is allowed.
   *
   * Default: false.
   */
  defaultLink?: boolean | null;
}

/**
 * Comparison of the value of a clause. IS is used.
 *
 * Not documented: The name of this enumeration. Operators other than IS.
 */
export type ClauseOperator = 'IS' | (string & {});

/** A clause on a text. */
export interface ClauseString {
  operator?: ClauseOperator | null;
  value?: string | null;
  includeNullResults?: boolean;
  /** The character that serves as wildcard in the value; an asterisk is used. */
  wildcards?: string | null;
}

/** A clause on a boolean. Only JSON true or false counts; a string, 0, an empty string or null does not. */
export interface ClauseBoolean {
  operator?: ClauseOperator | null;
  value?: boolean;
  includeNullResults?: boolean;
}

/** A clause on a number. */
export interface ClauseNumber {
  operator?: ClauseOperator | null;
  value?: number | null;
  includeNullResults?: boolean;
}

/**
 * A clause on a date-time (`yyyy-MM-dd'T'HH:mm:ss.SSSXXX`, UTC based; the offsets `Z`, `+0000`, `+0200` and
 * `+00:00` occur).
 */
export interface ClauseDate {
  operator?: ClauseOperator | null;
  /** Format: date-time. */
  value?: string | null;
  includeNullResults?: boolean;
  withTime?: boolean;
}

/** A clause on whether a record is valid at a date. */
export interface Validity {
  type?: ValidityType | null;
  /** Format: date-time. */
  date?: string | null;
}

/** Action on an element of a list. */
export type Action = 'ADD' | 'UPDATE' | 'REMOVE';
/**
 * A module of the platform. MISSION is the variable item.
 *
 * Not documented: Which values v2 knows; it is said to list the first ten, up to PURCHASE_INVOICE, which is the
 * thirteenth here.
 */
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
/** Method of spreading an amortization. */
export type AmortizationMethod = 'LINEAR' | 'SLIDING_SCALE';
/** States if an amount is per unit or the total. */
export type AmountCategoryType = 'UNITARY' | 'TOTAL';
/** Type of a node in the tree of assignments. */
export type AssignmentType =
  'CUSTOMER' | 'PROJECT' | 'PHASE' | 'SUBPHASE' | 'PROJECT_TASK' | 'DIVISION' | 'DIVISION_GROUP' | 'ENTITY' | 'COMPANY';
/** Type of the value of custom data. Named CustomFieldType in v2. */
export type CustomDataType = 'NUMBER' | 'DATE' | 'BOOLEAN' | 'ALPHANUMERIC';
/** Presentation of the value of custom data. Named CustomFieldPattern in v2. */
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
/**
 * How a section of custom data is laid out: SECTION puts the custom data under the label of the section, COMPOSITE
 * puts it one after the other without a label.
 */
export type CustomDataSectionType = 'SECTION' | 'COMPOSITE';
/** Resources that can have custom data. */
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
/** Half of a day. */
export type DayMoment = 'MORNING' | 'AFTERNOON';
/** States if a discount is a percentage or an amount. */
export type DiscountType = 'PERCENT' | 'AMOUNT';
/** Type of an accounting journal. */
export type JournalType = 'SALES' | 'PURCHASE' | 'BANK';
/** Type of an object that something is linked to. */
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
/** Type of a management object. Named BusinessDocumentType in v2. */
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
/** Type of the sub-category of an item. */
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
/** Selects valid or invalid records. */
export type ValidityType = 'VALID' | 'INVALID';
/**
 * Names of groupings in an analysis, used as the keys of AnalysisResult.group: a long list whose names start with
 * `PROJECT_`, `PHASE_`, `SUB_PHASE_` or `CUSTOMER_` and end with words such as `ID`, `CODE` or `NAME`.
 *
 * Not documented: The values; only their prefixes and some of their suffixes are given.
 */
export type AxeGroupsType = string;
/**
 * State of approval of a timesheet entry. The free text approvalLabel accompanies it.
 *
 * Not documented: The name of this enumeration. The transitions between the values.
 */
export type TimesheetEntryApproval =
  'BRUT' | 'CONTROLE' | 'VALIDE' | 'GRATUIT' | 'NON_FACTURE' | 'FACTURE' | 'REFUSE' | 'DISSOCIE';
/**
 * State of an approval, and of the approval of a management object.
 *
 * Not documented: The values beyond NONE. The transitions between the values.
 */
export type ApprovalState = 'NONE' | (string & {});
/**
 * Period that the completion of a timesheet is about. The field was named terminationType in v2.
 *
 * Not documented: The name of this enumeration.
 */
export type CompletionType = 'WEEK' | 'MONTH';
/**
 * Periods after which timesheets are completed, by the rules for timesheet entries. The field was named
 * terminationMode in v2.
 *
 * Not documented: The name of this enumeration.
 */
export type CompletionMode = 'WEEKLY' | 'MONTHLY' | 'WEEKLY_MONTHLY' | 'NONE';
/**
 * Severity of an alert.
 *
 * Not documented: The name of this enumeration.
 */
export type AlertLevel = 'ERROR' | 'WARNING' | 'INFO';
/**
 * Type of the object that is approved.
 *
 * Not documented: The values beyond the example QUOTATION.
 */
export type ApprovalType = 'QUOTATION' | (string & {});
/**
 * Kind of leave that a project represents. NO_TIMESHEETS was NO_TIMERECORDING in v2.
 *
 * Not documented: The values beyond NO_TIMESHEETS.
 */
export type ProjectLeaveType = 'NO_TIMESHEETS' | (string & {});
/**
 * A feature of the applications. TIMESHEET_ENTRY_COMPLETION_CANCEL was TIMERECORDING_TERMINATION_CANCEL in v2.
 *
 * Not documented: The values beyond TIMESHEET_ENTRY_COMPLETION_CANCEL. Where the enumeration is used.
 */
export type ApplicationFeature = 'TIMESHEET_ENTRY_COMPLETION_CANCEL' | (string & {});
/**
 * Action of a patch element.
 *
 * Not documented: The name of this enumeration. The values beyond ADD.
 */
export type PatchOperation = 'ADD' | (string & {});
/**
 * Type of the projects of a department.
 *
 * Not documented: The name of this enumeration. The values beyond the example EXTERNAL.
 */
export type ProjectType = 'EXTERNAL' | (string & {});
/**
 * Type of a business card.
 *
 * Not documented: The name of this enumeration. The values.
 */
export type BusinessCardType = string;
/**
 * Type of the topic of a subscription.
 *
 * Not documented: The name of this enumeration. The values.
 */
export type TopicType = string;
/**
 * Type of an application.
 *
 * Not documented: The name of this enumeration. The values.
 */
export type ApplicationType = string;
/**
 * Type of the portal of an application.
 *
 * Not documented: The name of this enumeration. The values.
 */
export type PortalType = string;
/**
 * Options of accreditation of a category of custom requests.
 *
 * Not documented: The name of this enumeration. The values.
 */
export type AccreditationOptions = string;
/**
 * Type of the location of departure of a category of custom requests.
 *
 * Not documented: The name of this enumeration. The values.
 */
export type DepartureLocationType = string;
/**
 * Type of the location of destination of a category of custom requests.
 *
 * Not documented: The name of this enumeration. The values.
 */
export type DestinationLocationType = string;
/**
 * Frequency of the repetitions of a duplicated schedule. Named duplicationPeriodRepetionType in v2, where
 * QUARTERLY was QUATERLY.
 *
 * Not documented: The name of this enumeration; the name of the field is used. The values beyond QUARTERLY. That
 * QUARTERLY belongs to this field follows from the words only.
 */
export type DuplicationPeriodRepetitionType = 'QUARTERLY' | (string & {});
/**
 * Form in which the number of repetitions of a duplicated schedule is given. Named
 * duplicationNumberOfOccurencyType in v2, where WITH_OCCURRENCY was WITH_OCCURENCY.
 *
 * Not documented: The name of this enumeration; the name of the field is used. The values beyond WITH_OCCURRENCY.
 * That WITH_OCCURRENCY belongs to this field follows from the words only.
 */
export type DuplicationNumberOfOccurrencyType = 'WITH_OCCURRENCY' | (string & {});
/**
 * Related data that a read of a card group can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
export type CardGroupReadOptionValue = 'TAGS' | (string & {});

/** Related data to return with the card group. */
export interface CardGroupReadOption {
  options?: CardGroupReadOptionValue[] | null;
}

/**
 * Related data that a read of a card can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
export type CardReadOptionValue = 'ASSIGNEDTO' | (string & {});

/** Related data to return with the card. */
export interface CardReadOption {
  options?: CardReadOptionValue[] | null;
}

/**
 * Related data that a read of an activity can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
export type ActivityReadOptionValue = 'DEPARTMENT' | (string & {});

/** Related data to return with the activity. */
export interface ActivityReadOption {
  options?: ActivityReadOptionValue[] | null;
}

/**
 * Related data that a search for phases can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
export type PhaseReadOptionValue = 'PROJECT' | (string & {});

/**
 * Related data to return with the phase. This includes custom data, which a phase has.
 *
 * Not documented: The name of this schema.
 */
export interface PhaseReadOption {
  options?: (PhaseReadOptionValue | CustomDataReadOptionValue)[] | null;
}

/**
 * Related data that a read of approvals can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
export type ApprovalReadOptionValue = 'OBJECT_SUMMARY' | (string & {});

/**
 * Related data to return with the approval.
 *
 * Not documented: Whether CUSTOM_DATA serves here; the summary of the approved object carries custom data, the
 * approval does not.
 */
export interface ApprovalReadOption {
  options?: (ApprovalReadOptionValue | CustomDataReadOptionValue)[] | null;
}

/**
 * Related data that a search for invoices can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
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

/**
 * Related data to return with the invoice. This includes custom data, which an invoice has. The
 * criteria for invoices hold it under readOptions, in the plural.
 */
export interface InvoiceReadOption {
  /**
   * Required.
   *
   * Not documented: Its values.
   */
  type: string;
  options?: (InvoiceReadOptionValue | CustomDataReadOptionValue)[] | null;
}

/**
 * Related data that a read of a schedule can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
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

/**
 * Related data to return with the schedule.
 *
 * Not documented: The name of this schema. The operations that take it.
 */
export interface ScheduleReadOption {
  options?: ScheduleReadOptionValue[] | null;
}

/**
 * Related data that a read of a timesheet entry can return.
 *
 * Not documented: The name of this enumeration. Whether there are more values than those seen.
 */
export type TimesheetEntryReadOptionValue =
  'EMPLOYEE' | 'CUSTOMER' | 'PROJECT' | 'PHASE' | 'SUB_PHASE' | 'PROJECT_TASK' | 'ACTION' | 'ACTION_2' | (string & {});

/**
 * Related data to return with the timesheet entry. Named TimeRecordingReadOption in v2.
 *
 * Not documented: The operations that take it.
 */
export interface TimesheetEntryReadOption {
  options?: (TimesheetEntryReadOptionValue | CustomDataReadOptionValue)[] | null;
}

/**
 * Requests custom data, in any read or search that returns it. Replaces CUSTOM_FIELDS of v2.
 *
 * Not documented: The name of this enumeration.
 */
export type CustomDataReadOptionValue = 'CUSTOM_DATA';

/**
 * A group of cards.
 *
 * Not documented: The fields are not shown.
 */
export interface CardGroup {
  [key: string]: unknown;
}

/**
 * A card of a sprint.
 *
 * Not documented: The fields are not shown.
 */
export interface Card {
  [key: string]: unknown;
}

/**
 * A checkbook.
 *
 * Not documented: The fields are not shown.
 */
export interface Checkbook {
  [key: string]: unknown;
}

/**
 * An external requester.
 *
 * Not documented: The fields are not shown.
 */
export interface ExternalRequester {
  [key: string]: unknown;
}

/** Criteria of a search for card groups. */
export interface CardGroupCriteria {
  sprintId?: ClauseString | null;
  id?: ClauseString | null;
  readOption?: CardGroupReadOption | null;
}

/** Criteria of a search for checkbooks. */
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

/**
 * Criteria of a search for external requesters.
 *
 * Not documented: The type of validity (Validity is assumed, as in the other criteria).
 */
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
  /** Used with `withTime`. */
  lastTracking?: ClauseDate | null;
  /** Used with `withTime`. */
  modificationTime?: ClauseDate | null;
  /** Used with `withTime`. */
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

/**
 * A contract and its lines.
 *
 * Not documented: The contract header fields and the remaining contract fields. The types of the nested objects
 * project, phase and subPhase (ProjectBase, PhaseBase and SubPhaseBase are assumed).
 */
export interface Contract {
  [key: string]: unknown;
  id?: string | null;
  regression?: boolean;
  issueType?: ContractIssueType | null;
  issueTypeId?: string | null;
  /** Not documented: The fields are not shown. */
  severity?: { [key: string]: unknown } | null;
  severityId?: string | null;
  /** Not documented: The fields are not shown. */
  priority?: { [key: string]: unknown } | null;
  priorityId?: string | null;
  /** Not documented: The fields are not shown. */
  criticality?: { [key: string]: unknown } | null;
  criticalityId?: string | null;
  /** Not documented: The fields are not shown. */
  team?: { [key: string]: unknown } | null;
  teamId?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  reminder?: ContractReminder | null;
  /** Not documented: The type is not shown. */
  reminderAlert?: unknown;
  /** Not documented: The type is not shown. */
  reminderDetail?: unknown;
  lines?: ContractLine[] | null;
  /** Not documented: The type is not shown. */
  completionDate?: unknown;
}

/**
 * The issue type of a contract.
 *
 * Not documented: The name of this schema. The types of code and name (read as strings, as in the rows that state
 * them).
 */
export interface ContractIssueType {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  /** Not documented: The type is not shown. */
  default?: unknown;
  /** Not documented: The fields are not shown. */
  firstTaskType?: { [key: string]: unknown } | null;
  firstTaskTypeId?: string | null;
}

/**
 * The reminder of a contract.
 *
 * Not documented: The name of this schema.
 */
export interface ContractReminder {
  /** Not documented: The type is not shown. */
  title?: unknown;
  /** Not documented: The type is not shown. */
  text?: unknown;
}

/**
 * A line of a contract.
 *
 * Not documented: The later fields. The types of the nested objects product, project, phase and subPhase (Product,
 * ProjectBase, PhaseBase and SubPhaseBase are assumed).
 */
export interface ContractLine {
  [key: string]: unknown;
  id?: string | null;
  contractServiceId?: string | null;
  product?: Product | null;
  productId?: string | null;
  /** Not documented: The type is not shown. */
  serialNumber?: unknown;
  project?: ProjectBase | null;
  projectId?: string | null;
  phase?: PhaseBase | null;
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  subPhaseId?: string | null;
  /** Not documented: The type is not shown. */
  rankNumber?: unknown;
  /** Not documented: The type is not shown. */
  quantity?: unknown;
  /** Not documented: The type is not shown. */
  unitPrice?: unknown;
  /** Not documented: The type is not shown. */
  discountPercentage?: unknown;
  /** Not documented: The type is not shown. */
  totalAmount?: unknown;
  /** Not documented: The type is not shown. */
  startDate?: unknown;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
  /** Not documented: The type is not shown. */
  notEditable?: unknown;
  /** Not documented: The type is not shown. */
  reasonForTermination?: unknown;
  /** Not documented: The type is not shown. */
  terminationReceptionDate?: unknown;
}

/**
 * A product.
 *
 * Not documented: The type of name (read as a string, as in the rows that state it). Where the list of booleans
 * begins (isHiddenHD is assumed). The type of customData (a map of CustomData is assumed, as in the rows that
 * state it).
 */
export interface Product {
  id?: string | null;
  name?: string | null;
  /** Not documented: The type is not shown. */
  identification?: unknown;
  /** Not documented: The type is not shown. */
  serialNumber?: unknown;
  /** Not documented: The fields are not shown. */
  taskType?: { [key: string]: unknown } | null;
  taskTypeId?: string | null;
  /** Not documented: The type is not shown. */
  functionalAreaManaged?: unknown;
  /** Not documented: The type is not shown. */
  environmentManaged?: unknown;
  revisionId?: string | null;
  /** Not documented: The fields are not shown. */
  templateProduct?: { [key: string]: unknown } | null;
  templateProductId?: string | null;
  /** Not documented: The type is not shown. */
  templateProductCode?: unknown;
  /** Not documented: The type is not shown. */
  reminder?: unknown;
  /** Not documented: The fields are not shown. */
  severity?: { [key: string]: unknown } | null;
  severityId?: string | null;
  /** Not documented: The type is not shown. */
  maintainedProduct?: unknown;
  /** Not documented: The fields are not shown. */
  classification?: { [key: string]: unknown } | null;
  classificationId?: string | null;
  /** Not documented: The fields are not shown. */
  productType?: { [key: string]: unknown } | null;
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
  /** Format: date-time. */
  entryDate?: string | null;
  /** Format: date-time. */
  exitDate?: string | null;
  /** Format: date-time. */
  endOfUseDate?: string | null;
  locationsLinked?: ProductLocation[] | null;
  customData?: { [key: string]: CustomData } | null;
}

/**
 * A location that a product is linked to.
 *
 * Not documented: The name of this schema. The type of comment (read as a string, as in the rows that state it).
 * The types of the nested objects contact, employee, customer and customerSite (Contact, EmployeeBase,
 * CustomerBase and CustomerSiteBase are assumed).
 */
export interface ProductLocation {
  id?: string | null;
  maintainedItemId?: string | null;
  /** Not documented: The fields are not shown. */
  status?: { [key: string]: unknown } | null;
  statusId?: string | null;
  /** Not documented: The type is not shown. */
  state?: unknown;
  /** Not documented: The type is not shown. */
  startDate?: unknown;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
  /** Not documented: The type is not shown. */
  scheduledEndDate?: unknown;
  contact?: Contact | null;
  contactId?: string | null;
  comment?: string | null;
  /** Not documented: The type is not shown. */
  quantity?: unknown;
  employee?: EmployeeBase | null;
  employeeId?: string | null;
  customer?: CustomerBase | null;
  customerId?: string | null;
  customerSite?: CustomerSiteBase | null;
  customerSiteId?: string | null;
  /** Not documented: The type is not shown. */
  currentLocation?: unknown;
}

/**
 * An activity.
 *
 * Not documented: The fields are not shown.
 */
export interface Activity {
  [key: string]: unknown;
}

/**
 * A group of projects.
 *
 * Not documented: The fields are not shown.
 */
export interface ProjectGroup {
  [key: string]: unknown;
}

/**
 * A state of projects.
 *
 * Not documented: The fields are not shown.
 */
export interface ProjectState {
  [key: string]: unknown;
}

/**
 * A phase of a project.
 *
 * Not documented: The types of code, name and description (read as strings, as in the rows that state them). The
 * types of the nested objects project, manager and formConfig (ProjectBase, EmployeeBase and FormConfig are
 * assumed). The type of customData (a map of CustomData is assumed, as in the rows that state it).
 */
export interface Phase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  project?: ProjectBase | null;
  projectId?: string | null;
  order?: number | null;
  /** Format: date. */
  expectedStart?: string | null;
  /** Format: date. */
  expectedEnd?: string | null;
  description?: string | null;
  state?: PhaseState | null;
  stateId?: string | null;
  manager?: EmployeeBase | null;
  managerId?: string | null;
  /** Not documented: The type is not shown. */
  quoteNumber?: unknown;
  /** Not documented: The type is not shown. */
  customerContact?: unknown;
  /** Format: date. */
  actualStart?: string | null;
  /** Format: date. */
  actualEnd?: string | null;
  /** Not documented: The fields are not shown. */
  customerHostSite?: { [key: string]: unknown } | null;
  customerHostSiteId?: string | null;
  closure?: boolean;
  customData?: { [key: string]: CustomData } | null;
  formConfig?: FormConfig | null;
}

/**
 * The state of a phase.
 *
 * Not documented: The name of this schema. The types of code and name (read as strings, as in the rows that state
 * them).
 */
export interface PhaseState {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  companyId?: string | null;
  /** Not documented: The type is not shown. */
  default?: unknown;
}

/**
 * Criteria of a search for phases.
 *
 * Not documented: The name of this schema. The method and the path of the phase search that accepts it. Which
 * clause each field but closure is (for code, stateId, managerId, name, id, tag and projectId ClauseString is
 * assumed, as the other criteria have it for codes, identifiers, names and tags).
 */
export interface PhaseCriteria {
  code?: ClauseString | null;
  /** Not documented: Which kind of clause is not shown. */
  expectedEnd?: { [key: string]: unknown } | null;
  stateId?: ClauseString | null;
  /** Not documented: Which kind of clause is not shown. */
  actualEnd?: { [key: string]: unknown } | null;
  /** Not documented: Which kind of clause is not shown. */
  expectedStart?: { [key: string]: unknown } | null;
  managerId?: ClauseString | null;
  /** Not documented: Which kind of clause is not shown. */
  phaseValidity?: { [key: string]: unknown } | null;
  name?: ClauseString | null;
  id?: ClauseString | null;
  tag?: ClauseString | null;
  projectId?: ClauseString | null;
  /** Not documented: Which kind of clause is not shown. */
  actualStart?: { [key: string]: unknown } | null;
  closure?: ClauseBoolean | null;
  readOption?: PhaseReadOption | null;
  /** Format: date-time. */
  referentialDate?: string | null;
}

/**
 * A task of a project.
 *
 * Not documented: The types of code, name, order and description (read as strings and an integer, as in the rows
 * that state them). The types of the nested objects project, phase, subPhase, customer, manager and linkedEmployee
 * (ProjectBase, PhaseBase, SubPhaseBase, CustomerBase and EmployeeBase are assumed).
 */
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
  /** Not documented: The type is not shown. */
  startDate?: unknown;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
  description?: string | null;
  progress?: ProjectTaskProgress | null;
  manager?: EmployeeBase | null;
  managerId?: string | null;
  linkedEmployee?: EmployeeBase | null;
  linkedEmployeeId?: string | null;
  skills?: Skill[] | null;
  /** Not documented: The type is not shown. */
  location?: unknown;
  defaultTask?: boolean;
  /** Format: date-time. */
  executionDate?: string | null;
  riskLevelId?: string | null;
  /** Not documented: The fields are not shown. */
  standardWeek?: { [key: string]: unknown } | null;
  standardWeekId?: string | null;
  dailyPriceCurrency?: number | null;
  quantityOfDays?: number | null;
  soldItem?: SoldItem | null;
}

/**
 * The sold item of a project task.
 *
 * Not documented: The name of this schema. Whether the list of fields is complete. The type of customData (a map
 * of CustomData is assumed, as in the rows that state it).
 */
export interface SoldItem {
  [key: string]: unknown;
  /** Not documented: The type is not shown. */
  category?: unknown;
  /** Not documented: The type is not shown. */
  subCategory?: unknown;
  /** Not documented: The type is not shown. */
  billingMode?: unknown;
  /** Not documented: The type is not shown. */
  quantityPrecision?: unknown;
  /** Not documented: The type is not shown. */
  unitPricePrecision?: unknown;
  /** Not documented: The type is not shown. */
  productionEstimatedDuration?: unknown;
  /** Not documented: The type is not shown. */
  inventoryAndPackaging?: unknown;
  customData?: { [key: string]: CustomData } | null;
  /** Not documented: The type is not shown. */
  accountSettings?: unknown;
}

/**
 * The progress of a project task.
 *
 * Not documented: The name of this schema.
 */
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
  /** Not documented: The type is not shown. */
  type?: unknown;
}

/** Target and period of the transfer of a phase. */
export interface TransferAffectation {
  toPhaseId?: string | null;
  toSubPhaseId?: string | null;
  toProjectId?: string | null;
  /** Format: date-time. */
  start?: string | null;
  /** Format: date-time. */
  end?: string | null;
}

/** One step of a patch. */
export interface PatchElement {
  op?: PatchOperation | null;
  path?: string | null;
  from?: string | null;
  /** Any value. */
  value?: unknown;
}

/**
 * Criteria of a search for activities.
 *
 * Not documented: What endDate asks for.
 */
export interface ActivityCriteria {
  companyId?: ClauseString | null;
  code?: ClauseString | null;
  departmentId?: ClauseString | null;
  name?: ClauseString | null;
  id?: ClauseString | null;
  /** Format: date-time. */
  endDate?: string | null;
}

/**
 * A department and its activities.
 *
 * Not documented: The types of code, name, comment and companyCode (read as strings, as in the rows that state
 * them).
 */
export interface Department {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  comment?: string | null;
  companyCode?: string | null;
  /** Not documented: The type is not shown. */
  analysis?: unknown;
  /** Not documented: The fields are not shown. */
  entity?: { [key: string]: unknown } | null;
  entityId?: string | null;
  projectType?: ProjectType | null;
  activities?: ActivityBase[] | null;
}

/**
 * Summary of an activity.
 *
 * Not documented: The types of code and name (read as strings, as in the rows that state them).
 */
export interface ActivityBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

/**
 * A division.
 *
 * Not documented: The types of code and name (read as strings, as in the rows that state them).
 */
export interface Division {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  companyId?: string | null;
  /** Not documented: The fields are not shown. */
  group?: { [key: string]: unknown } | null;
  groupId?: string | null;
}

/**
 * A grouping of divisions.
 *
 * Not documented: The types of code and name (read as strings, as in the rows that state them).
 */
export interface DivisionGrouping {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  serviceId?: string | null;
}

/** Criteria of a search for project groups. */
export interface ProjectGroupCriteria {
  code?: ClauseString | null;
  name?: ClauseString | null;
  description?: ClauseString | null;
  id?: ClauseString | null;
}

/**
 * Criteria of a search for assignments.
 *
 * Not documented: Which of lowerAssignmentType and upperAssignmentType names the root and which the leaf. What
 * countAssignmentType is when it is unset. Where nodes of the types DIVISION, DIVISION_GROUP, ENTITY and COMPANY
 * stand in the tree. What the criteria that are no clauses ask for, referentialDate and referentialDateEnd among
 * them.
 */
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
  /** When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
  lowerAssignmentType?: AssignmentType | null;
  /** When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
  upperAssignmentType?: AssignmentType | null;
  /**
   * Type of the ancestor nodes that the parameter `limit` counts. When unset the root type is CUSTOMER and the leaf
   * is SUBPHASE or PROJECT_TASK depending on the module.
   */
  countAssignmentType?: AssignmentType | null;
  /** Format: date-time. */
  referentialDate?: string | null;
  /** Format: date-time. */
  referentialDateEnd?: string | null;
  employeeId?: string | null;
  employeePartitioning?: boolean;
  ignoreProjectAllCustomer?: boolean;
  allCompanies?: boolean;
  mainCustomer?: boolean;
  employeeIdScheduled?: string[] | null;
  tagIdScheduled?: string[] | null;
}

/**
 * A node of the tree that the assignments search returns.
 *
 * Not documented: The types of code and description (read as strings, as in the rows that state them).
 */
export interface AssignmentNode {
  id?: string | null;
  code?: string | null;
  description?: string | null;
  /** Not documented: The type is not shown. */
  longDescription?: unknown;
  parentId?: string | null;
  /** Not documented: The type is not shown. */
  parentType?: unknown;
  selectable?: boolean;
  type?: AssignmentType | null;
  assignments?: AssignmentNode[] | null;
  /** A property of this name that holds a map of strings. */
  additionalProperties?: { [key: string]: string } | null;
}

/**
 * Named by the renames only; its `projectGroup` was `projectGroupCode`.
 *
 * Not documented: The fields but projectGroup.
 */
export interface AssignmentReferential {
  [key: string]: unknown;
  /** Not documented: The type is not shown. */
  projectGroup?: unknown;
}

/**
 * A timesheet entry (time recording). Its v2 name is TimeRecordingBase.
 *
 * Not documented: The schemas of the nested objects customer, project, phase, subPhase, projectTask and employee;
 * the common schemas of these objects are used.
 */
export interface TimesheetEntryBase {
  id?: string | null;
  guid?: string | null;
  type?: string | null;
  unit?: string | null;
  comment?: string | null;
  /** The v2 name is `place`. */
  location?: string | null;
  taskId?: string | null;
  /** Free text in addition to `approval`. */
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
  /** Not documented: The fields are not shown. */
  actionCode?: { [key: string]: unknown } | null;
  actionCodeId?: string | null;
  /** Not documented: The fields are not shown. */
  actionCode2?: { [key: string]: unknown } | null;
  actionCode2Id?: string | null;
  /** Format: date-time. */
  date?: string | null;
  /** Format: date-time. */
  completionDate?: string | null;
  /**
   * In the requested unit; by default the employee's presentation unit.
   *
   * Format: double.
   */
  duration?: number | null;
  durations?: TimesheetEntryDurations | null;
  validated?: boolean;
  approval?: TimesheetEntryApproval | null;
  changeTracking?: ChangeTracking | null;
}

/**
 * A timesheet entry. Its v2 name is TimeRecording.
 *
 * Not documented: The other fields, and whether it extends TimesheetEntryBase.
 */
export interface TimesheetEntry {
  [key: string]: unknown;
  approval?: TimesheetEntryApproval | null;
  /** Free text in addition to `approval`. */
  approvalLabel?: string | null;
  /** The v2 name is `place`. */
  location?: string | null;
}

/**
 * One duration in four units.
 *
 * Not documented: The name of this schema.
 */
export interface TimesheetEntryDurations {
  durationMinute?: number | null;
  durationHourMinute?: number | null;
  durationHour?: number | null;
  durationDay?: number | null;
}

/**
 * Criteria of a search for timesheet entries. Its v2 name is TimeRecordingCriteria. The sources list `from` and
 * `to` beside `period`, and the renames make them `period.from` and `period.to`. They are kept as listed.
 *
 * Not documented: Which of the fields are clauses and which are values.
 */
export interface TimesheetEntryCriteria {
  /** Not documented: Whether it is a clause or a value is not shown. */
  actionCode2Id?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  actionCodeCode?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  approval?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  companyId?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  divisionGroupingId?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  divisionId?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  employeeId?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  entityId?: unknown;
  /**
   * Still listed; replaced by `period.from`.
   *
   * Not documented: Whether it is a clause or a value is not shown. Whether version 3.0 still takes it; that it is
   * deprecated follows from the rename only.
   *
   * @deprecated Use period.from.
   */
  from?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  id?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  managerId?: unknown;
  /** The v2 names of its members are `from` and `to` of the criteria. */
  period?: Period | null;
  /** Not documented: Whether it is a clause or a value is not shown. */
  project?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  projectTaskId?: unknown;
  readOption?: TimesheetEntryReadOption | null;
  /** Not documented: Whether it is a clause or a value is not shown. */
  serviceId?: unknown;
  /**
   * Still listed; replaced by `period.to`.
   *
   * Not documented: Whether it is a clause or a value is not shown. Whether version 3.0 still takes it; that it is
   * deprecated follows from the rename only.
   *
   * @deprecated Use period.to.
   */
  to?: unknown;
  doNotRoundUp?: boolean;
  onlyFinishedTimes?: boolean;
}

/** Rules for entering the duration of a timesheet entry. Its v2 name is TimeRecordingRules. */
export interface TimesheetEntryRules {
  id?: string | null;
  employeeId?: string | null;
  /** False limits entry to the range of allowed values. */
  allowManualEntry?: boolean;
  /** Calculation base giving the maximum decimals allowed (for example 60 or 100). */
  base?: number | null;
  /** Cut-off dates for times and schedules. */
  closingDates?: ClosingDate[] | null;
  /** Standard weeks of the employee. */
  employeeWeeks?: EmployeeWeek[] | null;
  /** Lower bound of a duration entry; exclusive. */
  min?: number | null;
  /** Upper bound of a duration entry; exclusive. */
  max?: number | null;
  /** Precision of a duration. */
  step?: number | null;
  /** Graphical increment. */
  prettyStep?: number | null;
  /** Code of the presentation unit. */
  unit?: string | null;
  /**
   * Presentation unit.
   *
   * Not documented: The type is not shown.
   */
  unitDuration?: unknown;
  /** Duration of a day in minutes. */
  simpleDuration?: number | null;
  /** The v2 name is `terminationMode`. */
  completionMode?: CompletionMode | null;
}

/** Rules for entering the duration of a schedule. */
export interface ScheduleRules {
  id?: string | null;
  employeeId?: string | null;
  /** False limits entry to the range of allowed values. */
  allowManualEntry?: boolean;
  /** Calculation base giving the maximum decimals allowed (for example 60 or 100). */
  base?: number | null;
  /** Cut-off dates for times and schedules. */
  closingDates?: ClosingDate[] | null;
  /** Standard weeks of the employee. */
  employeeWeeks?: EmployeeWeek[] | null;
  /** Lower bound of a duration entry; exclusive. */
  min?: number | null;
  /** Upper bound of a duration entry; exclusive. */
  max?: number | null;
  /** Precision of a duration. */
  step?: number | null;
  /** Graphical increment. */
  prettyStep?: number | null;
  /** Code of the presentation unit. */
  unit?: string | null;
  /**
   * Presentation unit.
   *
   * Not documented: The type is not shown.
   */
  unitDuration?: unknown;
}

/**
 * A cut-off date for times and schedules.
 *
 * Not documented: The fields are not shown.
 */
export interface ClosingDate {
  [key: string]: unknown;
}

/**
 * A standard week of an employee.
 *
 * Not documented: The fields are not shown.
 */
export interface EmployeeWeek {
  [key: string]: unknown;
}

/**
 * The completion of the timesheet entries of a week or a month. Its v2 name is TimeRecordingTermination
 * (also TimeRecordingCompletion).
 *
 * Not documented: The schema of employee; the common schema of an employee is used. Whether it has further fields;
 * the renamed fields name one (completed) that the list of fields lacks.
 */
export interface TimesheetEntryCompletion {
  [key: string]: unknown;
  id?: string | null;
  employee?: EmployeeBase | null;
  employeeId?: string | null;
  number?: number | null;
  year?: number | null;
  /** The v2 name is `terminationType`. */
  completionType?: CompletionType | null;
  /**
   * The v2 name is `terminated`.
   *
   * Not documented: The type is not shown. Only the renamed fields of timesheet completion name this one.
   */
  completed?: unknown;
}

/**
 * Criteria of a search for completions. Its v2 name is TimeRecordingCompletionCriteria. No operation that takes it
 * is shown.
 *
 * Not documented: Which of the fields are clauses and which are values. The operation that takes it.
 */
export interface TimesheetEntryCompletionCriteria {
  /** Not documented: Whether it is a clause or a value is not shown. */
  employeeId?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  id?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  managerId?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  number?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  type?: unknown;
  /** Not documented: Whether it is a clause or a value is not shown. */
  year?: unknown;
}

/**
 * A business card of an employee.
 *
 * Not documented: Which fields are mandatory.
 */
export interface BusinessCard {
  id?: string | null;
  /** Must equal the employee of the URL. */
  employeeId?: string | null;
  /** The number of the card, masked. */
  cardNumber?: string | null;
  encryptedCardNumber?: string | null;
  name?: string | null;
  type?: BusinessCardType | null;
  /** Format: date-time. */
  endDate?: string | null;
}

/** Criteria of a search for business cards. */
export interface BusinessCardCriteria {
  encryptedCardNumber?: ClauseString | null;
  name?: ClauseString | null;
  employeeId?: ClauseString | null;
  id?: ClauseString | null;
  type?: ClauseString | null;
  endDate?: ClauseDate | null;
}

/**
 * A category of custom requests.
 *
 * Not documented: Which fields are mandatory.
 */
export interface CustomRequestCategory {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  icon?: string | null;
  companyId?: string | null;
  /** Format: date-time. */
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

/**
 * A custom request; one of the management objects.
 *
 * Not documented: Most types; a field that a management object has too has the type that it has there. The schemas
 * of the nested objects project, phase, subPhase, projectTask, currency, changeTracking, formConfig,
 * cancellationUser and archiveUser; the common schemas of these objects are used.
 */
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
  /** Format: date-time. */
  date?: string | null;
  description?: string | null;
  entityCode?: string | null;
  /**
   * In the company's currency.
   *
   * Format: double.
   */
  afterTaxAmount?: number | null;
  /**
   * In the company's currency.
   *
   * Format: double.
   */
  preTaxAmount?: number | null;
  thirdPartyId?: string | null;
  /** Custom data by their label. */
  customData?: { [key: string]: CustomData } | null;
  changeTracking?: ChangeTracking | null;
  approvalState?: ApprovalState | null;
  /** Format: date-time. */
  approvalDate?: string | null;
  lines?: CustomRequestLine[] | null;
  /** Not documented: The type is not shown. Whether it is an integer as numberOfDocuments is. */
  documents?: unknown;
  numberOfDocuments?: number | null;
  formConfig?: FormConfig | null;
  /** Not documented: The type is not shown. */
  cancellationDate?: unknown;
  cancellationUser?: UserBase | null;
  cancellationUserId?: string | null;
  /** Not documented: The type is not shown. */
  archiveDate?: unknown;
  archiveUser?: UserBase | null;
  archiveUserId?: string | null;
  comment?: string | null;
  multiProjects?: boolean;
}

/**
 * A line of a custom request.
 *
 * Not documented: The types; a field that the sales lines have too has the type that it has there. The schemas of
 * the nested objects project, phase, subPhase, projectTask and customer; the common schemas of these objects are
 * used. Whether it has further fields from ManagementObjectLine.
 */
export interface CustomRequestLine extends ManagementObjectLine {
  id?: string | null;
  project?: ProjectBase | null;
  /**
   * Read-only.
   *
   * [Source](../docs/sources.md#domains-157).
   */
  projectId?: string | null;
  phase?: PhaseBase | null;
  /**
   * Read-only.
   *
   * [Source](../docs/sources.md#domains-157).
   */
  phaseId?: string | null;
  subPhase?: SubPhaseBase | null;
  /**
   * Read-only.
   *
   * [Source](../docs/sources.md#domains-157).
   */
  subPhaseId?: string | null;
  projectTask?: ProjectTaskCommon | null;
  /**
   * Read-only.
   *
   * [Source](../docs/sources.md#domains-157).
   */
  projectTaskId?: string | null;
  /**
   * The sources list it for this line and, elsewhere, name it among the fields removed from the line because
   * they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
   *
   * [Source](../docs/sources.md#domains-157).
   *
   * Not documented: Whether it is a field of its own or only the inherited one.
   */
  managementObjectId?: string | null;
  name?: string | null;
  /** Format: double. */
  quantity?: number | null;
  /** Format: double. */
  unitPriceCurrency?: number | null;
  /** Format: double. */
  unitPrice?: number | null;
  /** Format: double. */
  amountTotalCurrency?: number | null;
  /** Format: double. */
  amountTotal?: number | null;
  /** Format: double. */
  rankNumber?: number | null;
  customer?: CustomerBase | null;
  /**
   * Read-only.
   *
   * [Source](../docs/sources.md#domains-157).
   */
  customerId?: string | null;
  expenseTypeExpected?: ExpenseTypeExpected | null;
}

/**
 * The expense type expected for a line of a custom request.
 *
 * Not documented: The name of this schema. The types; id, code, name and description are strings wherever the
 * sources give their type. The schema of expenseType; the listed ExpenseType is used.
 */
export interface ExpenseTypeExpected {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  description?: string | null;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
  expenseType?: ExpenseType | null;
}

/**
 * An expense type.
 *
 * Not documented: The types of id, code and description; they are strings wherever the sources give their type.
 * Where the list of booleans begins (km is assumed).
 */
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
  /** A threshold per expense type, not a limit of the API. */
  expenseThreshold?: number | null;
  defaultAmount?: number | null;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
  /** Not documented: The type is not shown. */
  expenseCategory?: unknown;
  /** Not documented: The type is not shown. */
  expenseRebillableOptions?: unknown;
}

/**
 * A document.
 *
 * Not documented: Most types; a name, a title, a description and an address of a file are assumed to be strings.
 * The schemas of the nested objects changeTracking, publishedBy and createdBy; the common schemas of these objects
 * are used. Whether createdBy, createdById, creationDate and sysName still exist in version 3.0; the renamed
 * fields have them as v2 names, the deprecated fields as deprecated.
 */
export interface Document {
  id?: string | null;
  title?: string | null;
  versionId?: string | null;
  changeTracking?: ChangeTracking | null;
  publishedBy?: UserBase | null;
  publishedById?: string | null;
  /** Not documented: The type is not shown. */
  classification?: unknown;
  /** Not documented: The type is not shown. */
  subClassification?: unknown;
  /** Not documented: The type is not shown. */
  category1?: unknown;
  /** Not documented: The type is not shown. */
  category2?: unknown;
  /** Not documented: The type is not shown. */
  category3?: unknown;
  /** Not documented: The fields are not shown. Whether it is a Category. */
  category?: { [key: string]: unknown } | null;
  categoryId?: string | null;
  /** Not documented: The fields are not shown. Whether it is a SubCategory. */
  subCategory?: { [key: string]: unknown } | null;
  subCategoryId?: string | null;
  companyId?: string | null;
  /** Not documented: The type is not shown. */
  publicationDate?: unknown;
  /**
   * Not documented: The type is not shown. Whether it is the nested object of versionId. The list does not put the
   * two beside each other, as it does the pairs of this schema; it may be the number of the version.
   */
  version?: unknown;
  /** Not documented: The type is not shown. */
  documentType?: unknown;
  /** Not changeable after creation. */
  fileUrl?: string | null;
  /** The v2 name is `sysName`. */
  fileName?: string | null;
  lienUrl?: string | null;
  url?: string | null;
  original?: boolean;
  locked?: boolean;
  archived?: boolean;
  /** Not documented: The type is not shown. */
  preview?: unknown;
  /** Not documented: The type is not shown. */
  tokenPreview?: unknown;
  /** Not documented: The type is not shown. */
  externalDMSUuid?: unknown;
  links?: DocumentLink[] | null;
  /** Not documented: The type is not shown. */
  action?: unknown;
  /** Not documented: The fields are not shown. */
  owner?: { [key: string]: unknown } | null;
  ownerId?: string | null;
  description?: string | null;
  /** @deprecated Use changeTracking.createdBy. */
  createdBy?: UserBase | null;
  /** @deprecated Use changeTracking.createdById. */
  createdById?: string | null;
  /**
   * The sources name `changeTracking.creationDate` as its replacement; the field that ChangeTracking lists is
   * `createdTime`.
   *
   * Not documented: The type is not shown. Whether changeTracking.creationDate is changeTracking.createdTime.
   *
   * @deprecated Use changeTracking.creationDate.
   */
  creationDate?: unknown;
  /** @deprecated Use fileName. */
  sysName?: string | null;
}

/**
 * A link from a document to an object.
 *
 * Not documented: The name of this schema.
 */
export interface DocumentLink {
  id?: string | null;
  /** Not documented: The type is not shown. */
  original?: unknown;
  documentId?: string | null;
  objectId?: string | null;
  /** Not documented: The type is not shown. Whether it is a LinkedObjectType. */
  objectType?: unknown;
}

/**
 * An ability of an employee and its level of expertise.
 *
 * Not documented: The fields are not shown.
 */
export interface EmployeeAbility {
  [key: string]: unknown;
}

/**
 * The level of expertise of an ability.
 *
 * Not documented: The types; id, code and name are strings wherever the sources give their type. Whether the three
 * fields are those of EmployeeAbility too.
 */
export interface AbilityLevel {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

/**
 * A subscription for listening to events over server-sent events.
 *
 * Not documented: The operations that create subscriptions.
 */
export interface Subscription {
  token?: string | null;
  topic?: Topic | null;
}

/**
 * Events that a subscription listens to.
 *
 * Not documented: Event kinds and event payloads.
 */
export interface Topic {
  action?: string | null;
  id?: string | null;
  type?: TopicType | null;
}

/**
 * An entry of the history of an employee.
 *
 * Not documented: The name of this schema. The other fields.
 */
export interface EmployeeHistory {
  [key: string]: unknown;
  /**
   * Not documented: The type is not shown.
   *
   * @deprecated Use standardWeekId.
   */
  employeeHistoryType?: unknown;
  standardWeekId?: string | null;
}

/**
 * A quick entry of time.
 *
 * Not documented: The other fields.
 */
export interface QuickEntryTime {
  [key: string]: unknown;
  /** The v2 name is `place`. */
  location?: string | null;
  /**
   * The v2 names are `startDate` and `endDate` (of what is related to quick entries).
   *
   * Not documented: The type is not shown. Which of the schemas related to quick entries have it.
   */
  date?: unknown;
  /** Must exist. */
  projectId: string;
  /** Mandatory when the project has phases. */
  phaseId?: string | null;
  /** Mandatory when the project has phases and sub-phases. */
  subPhaseId?: string | null;
  /** Must exist and be consistent with the sub-phase, or with the phase and the project. */
  projectTaskId: string;
}

/**
 * An event of a calendar.
 *
 * Not documented: The other fields.
 */
export interface CalendarEvent {
  [key: string]: unknown;
  /** The v2 name is `place`. */
  location?: string | null;
}

/**
 * A schedule.
 *
 * Not documented: The other fields.
 */
export interface Schedule {
  [key: string]: unknown;
  /** The v2 name is `place`. */
  location?: string | null;
}

/**
 * A schedule.
 *
 * Not documented: The other fields.
 */
export interface ScheduleBase {
  [key: string]: unknown;
  /** The v2 name is `place`. */
  location?: string | null;
}

/**
 * A schedule, in its fluent variant.
 *
 * Not documented: The other fields.
 */
export interface ScheduleFluent {
  [key: string]: unknown;
  /** The v2 name is `place`. */
  location?: string | null;
}

/**
 * Options for duplicating a schedule. The v2 fields `useDateHours` and `modeTimeRecording` are removed.
 *
 * Not documented: The name of this schema. The other fields. Which enumeration holds WITH_OCCURRENCY and which
 * QUARTERLY.
 */
export interface ScheduleDuplicationParameters {
  [key: string]: unknown;
  /** The v2 name is `duplicationPeriodRepetionType`. */
  duplicationPeriodRepetitionType?: DuplicationPeriodRepetitionType | null;
  /**
   * The v2 name is `occurency`.
   *
   * Not documented: The type is not shown.
   */
  occurrency?: unknown;
  /**
   * The v2 name is `numberOfOccurency`.
   *
   * Not documented: The type is not shown.
   */
  numberOfOccurrency?: unknown;
  /** The v2 name is `duplicationNumberOfOccurencyType`. */
  duplicationNumberOfOccurrencyType?: DuplicationNumberOfOccurrencyType | null;
}

/**
 * Body of the operation that validates timesheet entries; no v3 operation that takes it is shown.
 *
 * Carried over from the previous version.
 *
 * Not documented: The v3 operation that takes it.
 */
export interface ApprovalValidation {
  approval?: ApprovalValidationApproval | null;
  /** Identifiers of the timesheet entries (time recordings). */
  idents?: string[] | null;
  reason?: string | null;
}

/**
 * The approval given by a validation; not the Approval resource.
 *
 * Carried over from the previous version.
 *
 * Not documented: The name of this schema; the sources call it Approval, as they call the resource of another
 * schema.
 */
export interface ApprovalValidationApproval {
  code?: string | null;
  ident?: string | null;
  name?: string | null;
  order?: number | null;
}

/**
 * An approval of a management object or of another object. In create requests the nested objects (approvedBy,
 * approver, object, objectSummary and requester) are not expected; their ids are sent.
 */
export interface Approval {
  id?: string | null;
  code?: string | null;
  name?: string | null;
  comment?: string | null;
  company?: string | null;
  objectEntityCode?: string | null;
  /** Format: date-time. */
  approvalDate?: string | null;
  /** Format: date-time. */
  requestDate?: string | null;
  /** User who approved. */
  approvedBy?: UserBase | null;
  /** User who approved; null when `isAutoApproved` is true. */
  approvedById?: string | null;
  approver?: Approver | null;
  approverId?: string | null;
  requester?: EmployeeBase | null;
  requesterId?: string | null;
  /** Any value. */
  integralObject?: unknown;
  /** True when the requester is also the approver and the approval parameter allows automatic approval. */
  isAutoApproved?: boolean;
  level?: number | null;
  order?: number | null;
  ongoingLevelNumber?: number | null;
  totalLevelNumber?: number | null;
  /** The v2 name is `viewCustomFields`. */
  viewCustomData?: number | null;
  /**
   * Not documented: The fields are not shown.
   *
   * @deprecated Use objectSummary.
   */
  object?: { [key: string]: unknown } | null;
  /** @deprecated Use objectSummaryId. */
  objectId?: string | null;
  /** Summary of the approved object. */
  objectSummary?: ApprovalObjectSummary | null;
  objectSummaryId?: string | null;
  objectType?: ApprovalType | null;
  /** Approvals for the same object. */
  otherApprovals?: Approval[] | null;
  state?: ApprovalState | null;
}

/**
 * An approver.
 *
 * Not documented: The fields are not shown.
 */
export interface Approver {
  [key: string]: unknown;
}

/** Summary of an approved object. */
export interface ApprovalObjectSummary {
  id?: string | null;
  companyCode?: string | null;
  currencyCode?: string | null;
  description?: string | null;
  entityCode?: string | null;
  name?: string | null;
  number?: string | null;
  /** Format: date-time. */
  date?: string | null;
  /**
   * Format: double.
   *
   * Read-only.
   */
  afterTaxAmount?: number | null;
  /**
   * Format: double.
   *
   * Read-only.
   */
  afterTaxAmountCurrency?: number | null;
  /**
   * Format: double.
   *
   * Read-only.
   */
  preTaxAmount?: number | null;
  /**
   * Format: double.
   *
   * Read-only.
   */
  preTaxAmountCurrency?: number | null;
  /** Custom data by their label. The v2 name is `customFields`. */
  customData?: { [key: string]: CustomData } | null;
}

/**
 * Criteria of a search for approvals. No operation that takes it is shown.
 *
 * Not documented: The properties that hold an ApprovalProjectCriteria and an ApprovalSummaryCriteria, if there are
 * any. The operation that takes it.
 */
export interface ApprovalCriteria {
  [key: string]: unknown;
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

/**
 * Criteria of a search for approvers.
 *
 * Not documented: The name of this schema.
 */
export interface ApprovalApproverCriteria {
  employeeDivisionId?: ClauseString | null;
  employeeEntityId?: ClauseString | null;
  managerId?: ClauseString | null;
  serviceId?: ClauseString | null;
}

/**
 * Criteria on the project of an approval.
 *
 * Not documented: The fields. Where it is used.
 */
export interface ApprovalProjectCriteria {
  [key: string]: unknown;
}

/**
 * Criteria on the summary of an approved object.
 *
 * Not documented: The fields. Where it is used.
 */
export interface ApprovalSummaryCriteria {
  [key: string]: unknown;
}

/**
 * A management object as an approval sees it.
 *
 * Not documented: The other fields. Where it is used. The type of entityCode; it is a string wherever the sources
 * give its type.
 */
export interface ApprovalManagementObject {
  [key: string]: unknown;
  /** @deprecated Use entityId. */
  entityCode?: string | null;
  entityId?: string | null;
}

/**
 * A message.
 *
 * Not documented: The fields are not shown.
 */
export interface Message {
  [key: string]: unknown;
}

/**
 * A management object. Its v2 name is BusinessDocument.
 *
 * Not documented: Which of the fields a kind of management object lacks, and which it adds. The schema of lines
 * where the management object is not an invoice. The types of the nested objects changeTracking, currency,
 * customer, customerToBill, manager, phase, project and subPhase (ChangeTracking, Currency, CustomerBase,
 * EmployeeBase, PhaseBase, ProjectBase and SubPhaseBase are assumed).
 */
export interface ManagementObject {
  [key: string]: unknown;
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
  /**
   * In the currency of the company.
   *
   * Format: double.
   */
  afterTaxAmount?: number | null;
  /**
   * In the currency of the company.
   *
   * Format: double.
   */
  preTaxAmount?: number | null;
  /** Format: date-time. */
  date?: string | null;
  /** Format: date-time. */
  projectedApprovalDate?: string | null;
  /** Format: date-time. */
  approvalDate?: string | null;
  type?: ManagementObjectType | null;
  approvalState?: ApprovalState | null;
  changeTracking?: ChangeTracking | null;
  currency?: Currency | null;
  customer?: CustomerBase | null;
  customerToBill?: CustomerBase | null;
  manager?: EmployeeBase | null;
  /** Not documented: The fields are not shown. */
  payment?: { [key: string]: unknown } | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  subPhase?: SubPhaseBase | null;
  /** Custom data by their labels. */
  customData?: { [key: string]: CustomData } | null;
}

/**
 * A sales invoice; one of the management objects.
 *
 * Carried over from the previous version.
 *
 * Not documented: Which of the fields of a management object it lacks, and which it adds.
 */
export interface Invoice extends ManagementObject {
  /** [Source](../docs/sources.md#domains-93). */
  lines?: InvoiceLine[] | null;
}

/**
 * Criteria of a search for invoices.
 *
 * Carried over from the previous version.
 */
export interface InvoiceCriteria {
  id?: ClauseString | null;
  readOptions?: InvoiceReadOption | null;
}

/**
 * Criteria of a search for management objects. Its v2 name is BusinessDocumentCriteria.
 *
 * Not documented: The fields. The operation that takes it.
 */
export interface ManagementObjectCriteria {
  [key: string]: unknown;
}

/**
 * A line of a management object. Its v2 name is BusinessDocumentLine.
 *
 * Not documented: The other fields; those that CustomRequestLine is said to inherit are given. The type of
 * complementName (read as a string, as in the sales lines).
 */
export interface ManagementObjectLine {
  [key: string]: unknown;
  /** Not documented: The type is not shown. */
  afterTaxAmountTotalCurrency?: unknown;
  complementName?: string | null;
  expenseTypeExpectedId?: string | null;
  /** The v2 name is `businessDocumentId`. */
  managementObjectId?: string | null;
  /** Not documented: The fields are not shown. */
  resource?: { [key: string]: unknown } | null;
  resourceId?: string | null;
  /** Not documented: The type is not shown. */
  totalPrice?: unknown;
  /** Not documented: The type is not shown. */
  totalPriceCurrency?: unknown;
}

/**
 * A line of an invoice.
 *
 * Not documented: The types of the nested objects phase, project, projectTask and subPhase (PhaseBase,
 * ProjectBase, ProjectTaskCommon and SubPhaseBase are assumed).
 */
export interface InvoiceLine {
  /** Required. */
  id: string;
  /** The v2 name is `businessDocumentId`. */
  managementObjectId?: string | null;
  complementName?: string | null;
  name?: string | null;
  generalAccount?: string | null;
  itemId?: string | null;
  phaseId?: string | null;
  projectId?: string | null;
  projectTaskId?: string | null;
  subPhaseId?: string | null;
  /** Format: double. */
  amountTotal?: number | null;
  /** Format: double. */
  amountTotalCurrency?: number | null;
  /** Format: double. */
  discount?: number | null;
  /** Format: double. */
  quantity?: number | null;
  /** Format: double. */
  rankNumber?: number | null;
  /** Format: double. */
  unitPrice?: number | null;
  /** Format: double. */
  unitPriceCurrency?: number | null;
  /** Format: double. */
  vatAmount1?: number | null;
  /** Format: double. */
  vatAmount1Currency?: number | null;
  /** Format: double. */
  vatAmount2?: number | null;
  /** Format: double. */
  vatAmount2Currency?: number | null;
  /**
   * Start of the period.
   *
   * Format: date-time.
   */
  startDate?: string | null;
  /**
   * End of the period.
   *
   * Format: date-time.
   */
  endDate?: string | null;
  /** Not documented: The fields are not shown. */
  exchangeRate?: { [key: string]: unknown } | null;
  item?: Item | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  projectTask?: ProjectTaskCommon | null;
  subPhase?: SubPhaseBase | null;
  vat1?: VATBase | null;
  vat2?: VATBase | null;
}

/**
 * A line with an item.
 *
 * Not documented: The types of the nested objects phase, project, projectTask and subPhase (PhaseBase,
 * ProjectBase, ProjectTaskCommon and SubPhaseBase are assumed). That discount is a Discount follows from the
 * renamed field discount.amount only.
 */
export interface ItemLine {
  /** Required. */
  id: string;
  /** The v2 name is `businessDocumentId`. */
  managementObjectId?: string | null;
  complementName?: string | null;
  name?: string | null;
  generalAccount?: string | null;
  itemId?: string | null;
  phaseId?: string | null;
  projectId?: string | null;
  projectTaskId?: string | null;
  subPhaseId?: string | null;
  /** Format: double. */
  amountTotal?: number | null;
  /** Format: double. */
  amountTotalCurrency?: number | null;
  /**
   * The v2 `discount`, a number, is `discount.amount`. The field list, which it shares with InvoiceLine and
   * ManagementObjectSalesLine, has a number here too.
   */
  discount?: Discount | null;
  /** Format: double. */
  quantity?: number | null;
  /** Format: double. */
  rankNumber?: number | null;
  /** Format: double. */
  unitPrice?: number | null;
  /** Format: double. */
  unitPriceCurrency?: number | null;
  /** Format: double. */
  vatAmount1?: number | null;
  /** Format: double. */
  vatAmount1Currency?: number | null;
  /** Format: double. */
  vatAmount2?: number | null;
  /** Format: double. */
  vatAmount2Currency?: number | null;
  /**
   * Start of the period.
   *
   * Format: date-time.
   */
  startDate?: string | null;
  /**
   * End of the period.
   *
   * Format: date-time.
   */
  endDate?: string | null;
  /** Not documented: The fields are not shown. */
  exchangeRate?: { [key: string]: unknown } | null;
  item?: Item | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  projectTask?: ProjectTaskCommon | null;
  subPhase?: SubPhaseBase | null;
  vat1?: VATBase | null;
  vat2?: VATBase | null;
}

/**
 * A sales line of a management object. Its v2 name is BusinessDocumentSalesLine.
 *
 * Not documented: The types of the nested objects phase, project, projectTask and subPhase (PhaseBase,
 * ProjectBase, ProjectTaskCommon and SubPhaseBase are assumed).
 */
export interface ManagementObjectSalesLine {
  /** Required. */
  id: string;
  /** The v2 name is `businessDocumentId`. */
  managementObjectId?: string | null;
  complementName?: string | null;
  name?: string | null;
  generalAccount?: string | null;
  itemId?: string | null;
  phaseId?: string | null;
  projectId?: string | null;
  projectTaskId?: string | null;
  subPhaseId?: string | null;
  /** Format: double. */
  amountTotal?: number | null;
  /** Format: double. */
  amountTotalCurrency?: number | null;
  /** Format: double. */
  discount?: number | null;
  /** Format: double. */
  quantity?: number | null;
  /** Format: double. */
  rankNumber?: number | null;
  /** Format: double. */
  unitPrice?: number | null;
  /** Format: double. */
  unitPriceCurrency?: number | null;
  /** Format: double. */
  vatAmount1?: number | null;
  /** Format: double. */
  vatAmount1Currency?: number | null;
  /** Format: double. */
  vatAmount2?: number | null;
  /** Format: double. */
  vatAmount2Currency?: number | null;
  /**
   * Start of the period.
   *
   * Format: date-time.
   */
  startDate?: string | null;
  /**
   * End of the period.
   *
   * Format: date-time.
   */
  endDate?: string | null;
  /** Not documented: The fields are not shown. */
  exchangeRate?: { [key: string]: unknown } | null;
  item?: Item | null;
  phase?: PhaseBase | null;
  project?: ProjectBase | null;
  projectTask?: ProjectTaskCommon | null;
  subPhase?: SubPhaseBase | null;
  vat1?: VATBase | null;
  vat2?: VATBase | null;
}

/**
 * Summary of a rate of value-added tax.
 *
 * Not documented: The type of name (read as a string, as in the rows that state it). The type of rate (a number is
 * assumed, since it is in percent).
 */
export interface VATBase {
  id?: string | null;
  name?: string | null;
  /** In percent. */
  rate?: number | null;
}

/**
 * An item.
 *
 * Not documented: Which of the fields are strings and which are nested (comment, companyCode, entityCode, name,
 * reference and shortName are read as strings). The type of the nested object category (Category is assumed).
 */
export interface Item {
  /** Required. */
  id: string;
  category?: Category | null;
  categoryId?: string | null;
  comment?: string | null;
  companyCode?: string | null;
  entityCode?: string | null;
  /**
   * Not documented: Whether it is a string or a nested object is not shown.
   *
   * @deprecated Use category.
   */
  family?: unknown;
  /** Not documented: Whether it is a string or a nested object is not shown. */
  grouping?: unknown;
  name?: string | null;
  reference?: string | null;
  shortName?: string | null;
  subCategory?: SubCategoryItem | null;
  subCategoryId?: string | null;
  /**
   * Not documented: Whether it is a string or a nested object is not shown.
   *
   * @deprecated Use subCategory.
   */
  subFamily?: unknown;
  inventory?: boolean;
}

/**
 * The sub-category of an item.
 *
 * Not documented: The other fields. The type of subCategoryType (SubCategoryItemType is assumed).
 */
export interface SubCategoryItem {
  [key: string]: unknown;
  /** The v2 name is `subType`. */
  subCategoryType?: SubCategoryItemType | null;
}

/** An amount of value-added tax forced on a line. */
export interface ForcedVatAmountHolder {
  /** Format: double. */
  amount?: number | null;
  /** The v2 name is `businessDocumentLineId`. */
  managementObjectLineId?: string | null;
  /** Required. */
  forced: boolean;
}

/** Summary of the receipt of an expense. */
export interface ExpenseReceiptSummary {
  /** Format: double. */
  amount?: number | null;
  currencyCode?: string | null;
  expenseTypeCode?: string | null;
  filePath?: string | null;
  /** Format: date-time. */
  date?: string | null;
}

/**
 * A title among the lines.
 *
 * Not documented: Where it is used.
 */
export interface LineTitle {
  /** Format: double. */
  lineTitleId?: number | null;
  lineTitleLabel?: string | null;
  /** Format: double. */
  parentLineTitleId?: number | null;
}

/**
 * Options for publishing a document.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface PublishArguments {
  [key: string]: unknown;
}

/**
 * A published document.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface PublishedDocument {
  [key: string]: unknown;
}

/**
 * A sales order.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface SalesOrder {
  [key: string]: unknown;
}

/**
 * Criteria of a search for sales orders.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface SalesOrderCriteria {
  [key: string]: unknown;
}

/**
 * Criteria of the dashboard of sales orders.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface SalesOrderDashboardCriteria {
  [key: string]: unknown;
}

/**
 * A result of the dashboard of sales orders (categorization, groupings, totals).
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface SalesOrderDashboardResult {
  [key: string]: unknown;
}

/**
 * Related data to return with the sales order. This includes custom data, which a sales order can have.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields; options is the field that read options have.
 */
export interface SalesOrderReadOption {
  [key: string]: unknown;
  options?: ((string & {}) | CustomDataReadOptionValue)[] | null;
}

/**
 * A quotation.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface Quotation {
  [key: string]: unknown;
}

/**
 * Criteria of a search for quotations.
 *
 * Carried over from the previous version.
 *
 * Not documented: The fields are not shown.
 */
export interface QuotationCriteria {
  [key: string]: unknown;
}

/**
 * An expense report of the mobile application.
 *
 * Not documented: The types of guid, description and currencyCode (read as strings, as in the rows that state
 * them). Whether date is a date-time as datCre is (assumed).
 */
export interface MobNdf {
  ident?: number | null;
  guid?: string | null;
  description?: string | null;
  /** Format: date-time. */
  date?: string | null;
  /** Format: date-time. */
  datCre?: string | null;
  validated?: boolean;
  finished?: boolean;
  vatInclAmount?: number | null;
  currencyCode?: string | null;
  expenses?: MobLigneNdf[] | null;
}

/**
 * A line (an expense) of an expense report of the mobile application.
 *
 * Not documented: The types of ident and identExpReport (integers are assumed, as ident of MobNdf). The types of
 * datCre, validated and finished (those of MobNdf are assumed). The types of guid, title and complementName (read
 * as strings, as in the rows that state them). Whether documents and documentsToDelete are lists of documents
 * (assumed from the plural).
 */
export interface MobLigneNdf {
  guid?: string | null;
  /** Not documented: The type is not shown. */
  updateDate?: unknown;
  /** Not documented: The type is not shown. */
  mobileUpdateDate?: unknown;
  errors?: MobLigneNdfErrors | null;
  /** Not documented: The type is not shown. */
  state?: unknown;
  customerId?: number | null;
  projectId?: string | null;
  phaseId?: number | null;
  subPhaseId?: number | null;
  projectTaskId?: number | null;
  assignment?: MobAssignment | null;
  ident?: number | null;
  identExpReport?: number | null;
  /** Not documented: The type is not shown. */
  expenseDate?: unknown;
  /** Format: date-time. */
  datCre?: string | null;
  /** Not documented: The type is not shown. */
  amount?: unknown;
  /** Not documented: The type is not shown. */
  amountCurrency?: unknown;
  title?: string | null;
  complementName?: string | null;
  currency?: MobCurrency | null;
  validated?: boolean;
  finished?: boolean;
  /** Not documented: The type is not shown. */
  hasDocuments?: unknown;
  vat1?: MobVat | null;
  vat2?: MobVat | null;
  vat3?: MobVat | null;
  /** Not documented: The type is not shown. */
  vatAmount1?: unknown;
  /** Not documented: The type is not shown. */
  vatAmount2?: unknown;
  /** Not documented: The type is not shown. */
  vatAmount3?: unknown;
  /** The expense type. */
  type?: MobExpenseType | null;
  engineTaxRate?: MobEngineTaxRate | null;
  /** Not documented: The type is not shown. */
  rebillable?: unknown;
  /** Not documented: The type is not shown. */
  notRefundable?: unknown;
  /** Not documented: The type is not shown. */
  receiptNb?: unknown;
  /** Not documented: The type is not shown. */
  kilometer?: unknown;
  documents?: MobDocument[] | null;
  documentsToDelete?: MobDocument[] | null;
}

/**
 * The errors of a line of an expense report.
 *
 * Not documented: The name of this schema.
 */
export interface MobLigneNdfErrors {
  errors?: string[] | null;
}

/**
 * Assignment of a line of an expense report.
 *
 * Not documented: The name of this schema. The types of code and description (read as strings, as in the rows that
 * state them). The type of customerId (an integer is assumed, as in MobLigneNdf).
 */
export interface MobAssignment {
  /** Not documented: The type is not shown. */
  id?: unknown;
  code?: string | null;
  description?: string | null;
  /** Not documented: The type is not shown. */
  longDescription?: unknown;
  /** Not documented: The type is not shown. */
  parent_id?: unknown;
  /** Not documented: The type is not shown. */
  parentType?: unknown;
  /** Not documented: The type is not shown. */
  type?: unknown;
  customerId?: number | null;
  /** Not documented: The type is not shown. */
  modules?: unknown;
  /** Not documented: The type is not shown. */
  assignments?: unknown;
  params?: MobAssignmentParam[] | null;
}

/**
 * A parameter of an assignment.
 *
 * Not documented: The name of this schema.
 */
export interface MobAssignmentParam {
  /** Not documented: The type is not shown. */
  type?: unknown;
  /** Not documented: The type is not shown. */
  value?: unknown;
}

/**
 * A currency of the mobile application.
 *
 * Not documented: The name of this schema. The types (ident is assumed to be an integer, as in MobNdf; the others
 * are assumed to be those of Currency).
 */
export interface MobCurrency {
  ident?: number | null;
  code?: string | null;
  euro?: boolean;
  euroRate?: number | null;
  /** Format: date-time. */
  endDate?: string | null;
  order?: number | null;
}

/**
 * A rate of value-added tax of the mobile application.
 *
 * Not documented: The name of this schema. The types of ident (an integer is assumed, as in MobNdf), code and
 * description (read as strings, as in the rows that state them).
 */
export interface MobVat {
  ident?: number | null;
  code?: string | null;
  description?: string | null;
  /** Not documented: The type is not shown. */
  rate?: unknown;
  /** Not documented: The type is not shown. */
  key?: unknown;
}

/**
 * An expense type of the mobile application.
 *
 * Not documented: The name of this schema. The types of ident (an integer is assumed, as in MobNdf), code and
 * description (read as strings, as in the rows that state them). The types of hideVat, icon, color,
 * receiptRequired, commentRequired, amountEditable, billableEditable and notRefundableEditable (those of
 * ExpenseType are assumed).
 */
export interface MobExpenseType {
  ident?: number | null;
  code?: string | null;
  description?: string | null;
  /** Not documented: The type is not shown. */
  type?: unknown;
  /** Not documented: The type is not shown. */
  canUseInvitation?: unknown;
  /** Not documented: The type is not shown. */
  canUseNotRefundable?: unknown;
  /** Not documented: The type is not shown. */
  canUseKm?: unknown;
  /** Not documented: The type is not shown. */
  canUseQuantity?: unknown;
  /** Not documented: The type is not shown. */
  canUseDoubleVAT?: unknown;
  /** Not documented: The type is not shown. */
  canUseAdditionalComment?: unknown;
  /** Not documented: The type is not shown. */
  canEditCurrencyVATIncl?: unknown;
  /** Not documented: The type is not shown. */
  canUseReceiptNumber?: unknown;
  /**
   * A threshold per expense type, not a limit of the API.
   *
   * Not documented: The type is not shown.
   */
  limit?: unknown;
  hideVat?: boolean;
  /** Not documented: The type is not shown. */
  vat?: unknown;
  /** Not documented: The type is not shown. */
  vat2?: unknown;
  /** Not documented: The type is not shown. */
  vat3?: unknown;
  /** Not documented: The type is not shown. */
  amountDft?: unknown;
  icon?: string | null;
  color?: string | null;
  receiptRequired?: boolean;
  commentRequired?: boolean;
  amountEditable?: boolean;
  billableEditable?: boolean;
  notRefundableEditable?: boolean;
  /** Not documented: The type is not shown. */
  expenseCategory?: unknown;
  /** Not documented: The type is not shown. */
  controlsBehavior?: unknown;
  /** Not documented: The type is not shown. */
  canUseAmountWithoutVat?: unknown;
  /** Not documented: The type is not shown. */
  expenseThresholdExceededNoVat?: unknown;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
}

/**
 * A tax rate of an engine.
 *
 * Not documented: The name of this schema, and what it is for. The types of ident (an integer is assumed, as in
 * MobNdf), expenceTypeCode and code (read as strings, as in the rows that state codes). The type of expenseTypeId
 * (a string is used, as identifiers are by convention; those of MobLigneNdf are stated to be integers, all but
 * projectId).
 */
export interface MobEngineTaxRate {
  ident?: number | null;
  /** Not documented: The type is not shown. */
  power?: unknown;
  /** Not documented: The type is not shown. */
  price?: unknown;
  expenseTypeId?: string | null;
  expenceTypeCode?: string | null;
  code?: string | null;
  /** Not documented: The type is not shown. */
  startDate?: unknown;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
}

/**
 * A document of an expense.
 *
 * Not documented: The name of this schema. The types of ident and identVersion (integers are assumed, as ident of
 * MobNdf). The types of fileUrl, sysName, title and guid (a name, a title, a guid and the address of a file are
 * read as strings).
 */
export interface MobDocument {
  ident?: number | null;
  identVersion?: number | null;
  /** Not documented: The type is not shown. */
  createDate?: unknown;
  fileUrl?: string | null;
  sysName?: string | null;
  title?: string | null;
  /** Not documented: The type is not shown. */
  internal_ident?: unknown;
  guid?: string | null;
  /** Not documented: The type is not shown. */
  version?: unknown;
  /** Not documented: The type is not shown. */
  deleted?: unknown;
  /** Not documented: The type is not shown. */
  token?: unknown;
}

/** Updates to the setup of the mobile application. */
export interface MobUpdateParametrage {
  actions?: MobUpdateParametrageAction[] | null;
}

/**
 * One update of the setup of the mobile application.
 *
 * Not documented: The name of this schema.
 */
export interface MobUpdateParametrageAction {
  action?: string | null;
  type?: string | null;
  value?: string | null;
}

/** Criteria of a search for action codes. */
export interface MobActionCriteria {
  code?: ClauseString | null;
  name?: ClauseString | null;
  tag?: ClauseString | null;
  /**
   * A date, not a clause.
   *
   * Format: date.
   */
  validity?: string | null;
}

/**
 * An action code of the mobile application.
 *
 * Not documented: The fields are not shown.
 */
export interface MobAction {
  [key: string]: unknown;
}

/** Criteria of a search for customers. */
export interface MobCustomerCriteria {
  filterOnLinkProjectCustomer?: boolean;
  id?: ClauseString | null;
  tag?: ClauseString | null;
  projectId?: ClauseString | null;
  /**
   * A date-time, not a clause.
   *
   * Format: date-time.
   */
  referentialDate?: string | null;
}

/** An application. */
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

/**
 * Summary of a right (Domain-Module-Function).
 *
 * Not documented: The types of code and name (read as strings, as in the rows that state them).
 */
export interface DmfBase {
  id?: string | null;
  code?: string | null;
  name?: string | null;
}

/** Options for closing an accounting journal. */
export interface JournalClosingInformation {
  closingReason?: string | null;
  /** Format: date-time. */
  closingDate?: string | null;
}

/** Criteria of a search for accounting journals. */
export interface AccountingJournalCriteria {
  companyId?: ClauseString | null;
  code?: ClauseString | null;
  journalType?: ClauseString | null;
  name?: ClauseString | null;
  id?: ClauseString | null;
  tag?: ClauseString | null;
  validity?: Validity | null;
}

/**
 * An accounting journal of management objects.
 *
 * Not documented: The fields are not shown.
 */
export interface ManagementObjectsAccountingJournal {
  [key: string]: unknown;
}

/**
 * Form for obtaining an access token, by login and password or by refresh token.
 *
 * Not documented: The name of this schema.
 */
export type TokenRequest = PasswordTokenRequest | RefreshTokenRequest;

/**
 * Form for obtaining an access token by login and password.
 *
 * Not documented: The name of this schema. Which of the six fields could be left out; all are assumed to be
 * required.
 */
export interface PasswordTokenRequest {
  grant_type: 'password';
  /** Identifier of the client. */
  client_id: string;
  /**
   * Secret of the client.
   *
   * Format: password.
   */
  client_secret: string;
  scope: 'read_write';
  /** Login of the user. */
  username: string;
  /**
   * Password of the user.
   *
   * Format: password.
   */
  password: string;
}

/**
 * Form for obtaining a new access token by refresh token. Assumed from RFC 6749.
 *
 * Assumed.
 *
 * Not documented: The form fields; only that the refresh token obtains a new access token is said.
 */
export interface RefreshTokenRequest {
  [key: string]: unknown;
  grant_type: 'refresh_token';
  /** Format: password. */
  refresh_token: string;
  /** Identifier of the client. */
  client_id?: string | null;
  /**
   * Secret of the client.
   *
   * Format: password.
   */
  client_secret?: string | null;
  scope?: 'read_write' | null;
}

/**
 * The tokens obtained. Assumed from RFC 6749.
 *
 * Assumed.
 *
 * Not documented: The response of the token operation.
 */
export interface TokenResponse {
  [key: string]: unknown;
  /**
   * The token that calls are made with.
   *
   * Format: password.
   */
  access_token?: string | null;
  /**
   * The token that obtains the next access token.
   *
   * Format: password.
   */
  refresh_token?: string | null;
  /** Seconds for which the access token is valid, counted from the response. */
  expires_in?: number | null;
}

/**
 * The token obtained by logging in, if it is returned as an object. Assumed.
 *
 * Assumed.
 *
 * Not documented: The response of the login operation.
 */
export interface LoginResponse {
  [key: string]: unknown;
  /**
   * The token that calls are made with.
   *
   * Format: password.
   */
  token?: string | null;
}

/**
 * A contract and its lines.
 *
 * {@link Contract} as sent to create one: ids instead of nested objects, and no read-only properties.
 *
 * Not documented: The contract header fields and the remaining contract fields. The types of the nested objects
 * project, phase and subPhase (ProjectBase, PhaseBase and SubPhaseBase are assumed).
 */
export interface ContractCreate {
  [key: string]: unknown;
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
  /** Not documented: The type is not shown. */
  reminderAlert?: unknown;
  /** Not documented: The type is not shown. */
  reminderDetail?: unknown;
  lines?: ContractLineCreate[] | null;
  /** Not documented: The type is not shown. */
  completionDate?: unknown;
  /** Only in responses. Send `issueTypeId` instead. */
  issueType?: never;
  /** Only in responses. Send `severityId` instead. */
  severity?: never;
  /** Only in responses. Send `priorityId` instead. */
  priority?: never;
  /** Only in responses. Send `criticalityId` instead. */
  criticality?: never;
  /** Only in responses. Send `teamId` instead. */
  team?: never;
  /** Only in responses. Send `projectId` instead. */
  project?: never;
  /** Only in responses. Send `phaseId` instead. */
  phase?: never;
  /** Only in responses. Send `subPhaseId` instead. */
  subPhase?: never;
}

/**
 * A line of a contract.
 *
 * {@link ContractLine} as sent to create one: ids instead of nested objects, and no read-only properties.
 *
 * Not documented: The later fields. The types of the nested objects product, project, phase and subPhase (Product,
 * ProjectBase, PhaseBase and SubPhaseBase are assumed).
 */
export interface ContractLineCreate {
  [key: string]: unknown;
  id?: string | null;
  contractServiceId?: string | null;
  productId?: string | null;
  /** Not documented: The type is not shown. */
  serialNumber?: unknown;
  projectId?: string | null;
  phaseId?: string | null;
  subPhaseId?: string | null;
  /** Not documented: The type is not shown. */
  rankNumber?: unknown;
  /** Not documented: The type is not shown. */
  quantity?: unknown;
  /** Not documented: The type is not shown. */
  unitPrice?: unknown;
  /** Not documented: The type is not shown. */
  discountPercentage?: unknown;
  /** Not documented: The type is not shown. */
  totalAmount?: unknown;
  /** Not documented: The type is not shown. */
  startDate?: unknown;
  /** Not documented: The type is not shown. */
  endDate?: unknown;
  /** Not documented: The type is not shown. */
  notEditable?: unknown;
  /** Not documented: The type is not shown. */
  reasonForTermination?: unknown;
  /** Not documented: The type is not shown. */
  terminationReceptionDate?: unknown;
  /** Only in responses. Send `productId` instead. */
  product?: never;
  /** Only in responses. Send `projectId` instead. */
  project?: never;
  /** Only in responses. Send `phaseId` instead. */
  phase?: never;
  /** Only in responses. Send `subPhaseId` instead. */
  subPhase?: never;
}

/**
 * A phase of a project.
 *
 * {@link Phase} as sent to replace one. Omitted properties are cleared, so every property is required.
 *
 * Not documented: The types of code, name and description (read as strings, as in the rows that state them). The
 * types of the nested objects project, manager and formConfig (ProjectBase, EmployeeBase and FormConfig are
 * assumed). The type of customData (a map of CustomData is assumed, as in the rows that state it).
 */
export interface PhaseReplace {
  id: string | null;
  code: string | null;
  name: string | null;
  projectId: string | null;
  order: number | null;
  /** Format: date. */
  expectedStart: string | null;
  /** Format: date. */
  expectedEnd: string | null;
  description: string | null;
  stateId: string | null;
  managerId: string | null;
  /** Not documented: The type is not shown. */
  quoteNumber: unknown;
  /** Not documented: The type is not shown. */
  customerContact: unknown;
  /** Format: date. */
  actualStart: string | null;
  /** Format: date. */
  actualEnd: string | null;
  customerHostSiteId: string | null;
  closure: boolean;
  customData: { [key: string]: CustomData } | null;
  formConfig: FormConfig | null | null;
  /** Only in responses. Send `projectId` instead. */
  project?: never;
  /** Only in responses. Send `stateId` instead. */
  state?: never;
  /** Only in responses. Send `managerId` instead. */
  manager?: never;
  /** Only in responses. Send `customerHostSiteId` instead. */
  customerHostSite?: never;
}

/**
 * A business card of an employee.
 *
 * {@link BusinessCard} as sent to replace one. Omitted properties are cleared, so every property is required.
 *
 * Not documented: Which fields are mandatory.
 */
export interface BusinessCardReplace {
  id: string | null;
  /** Must equal the employee of the URL. */
  employeeId: string | null;
  /** The number of the card, masked. */
  cardNumber: string | null;
  encryptedCardNumber: string | null;
  name: string | null;
  type: BusinessCardType | null | null;
  /** Format: date-time. */
  endDate: string | null;
}

/**
 * A line of a custom request.
 *
 * {@link CustomRequestLine} as sent to create one: ids instead of nested objects, and no read-only properties.
 *
 * Not documented: The types; a field that the sales lines have too has the type that it has there. The schemas of
 * the nested objects project, phase, subPhase, projectTask and customer; the common schemas of these objects are
 * used. Whether it has further fields from ManagementObjectLine.
 */
export interface CustomRequestLineCreate extends ManagementObjectLineCreate {
  id?: string | null;
  /**
   * The sources list it for this line and, elsewhere, name it among the fields removed from the line because
   * they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
   *
   * [Source](../docs/sources.md#domains-157).
   *
   * Not documented: Whether it is a field of its own or only the inherited one.
   */
  managementObjectId?: string | null;
  name?: string | null;
  /** Format: double. */
  quantity?: number | null;
  /** Format: double. */
  unitPriceCurrency?: number | null;
  /** Format: double. */
  unitPrice?: number | null;
  /** Format: double. */
  amountTotalCurrency?: number | null;
  /** Format: double. */
  amountTotal?: number | null;
  /** Format: double. */
  rankNumber?: number | null;
  /** Only in responses. Send `resourceId` instead. */
  resource?: never;
  /** Only in responses. */
  project?: never;
  /** Read-only: leave it out. */
  projectId?: never;
  /** Only in responses. */
  phase?: never;
  /** Read-only: leave it out. */
  phaseId?: never;
  /** Only in responses. */
  subPhase?: never;
  /** Read-only: leave it out. */
  subPhaseId?: never;
  /** Only in responses. */
  projectTask?: never;
  /** Read-only: leave it out. */
  projectTaskId?: never;
  /** Only in responses. */
  customer?: never;
  /** Read-only: leave it out. */
  customerId?: never;
  /** Only in responses. Send `expenseTypeExpectedId` instead. */
  expenseTypeExpected?: never;
}

/**
 * A line of a management object. Its v2 name is BusinessDocumentLine.
 *
 * {@link ManagementObjectLine} as sent to create one: ids instead of nested objects, and no read-only properties.
 *
 * Not documented: The other fields; those that CustomRequestLine is said to inherit are given. The type of
 * complementName (read as a string, as in the sales lines).
 */
export interface ManagementObjectLineCreate {
  [key: string]: unknown;
  /** Not documented: The type is not shown. */
  afterTaxAmountTotalCurrency?: unknown;
  complementName?: string | null;
  expenseTypeExpectedId?: string | null;
  /** The v2 name is `businessDocumentId`. */
  managementObjectId?: string | null;
  resourceId?: string | null;
  /** Not documented: The type is not shown. */
  totalPrice?: unknown;
  /** Not documented: The type is not shown. */
  totalPriceCurrency?: unknown;
  /** Only in responses. Send `resourceId` instead. */
  resource?: never;
}

/**
 * An application.
 *
 * {@link Application} as sent to create one: ids instead of nested objects, and no read-only properties.
 */
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
  /** Only in responses. Send `rightId` instead. */
  right?: never;
}

/** Responses of several operations to a request that fails. */
export type failures = {
  400: { content: { 'application/json': ErrorResponse } };
  401: { content: { 'application/json': ErrorResponse } };
  402: { content: { 'application/json': ErrorResponse } };
  403: { content: { 'application/json': ErrorResponse } };
  404: { content: { 'application/json': ErrorResponse } };
  405: { content: { 'application/json': ErrorResponse } };
  406: { content: { 'application/json': ErrorResponse } };
  500: { content: { 'application/json': ErrorResponse } };
};

/** Types of the operations by their ids, as openapi-typescript writes them. */
export interface operations {
  approve: {
    parameters: { path: { approval_id: string } };
    requestBody?: { content: { 'application/json': string } };
    responses: { 204: { content?: never } } & failures;
  };
  approveAll: {
    parameters: { query: { approval_comment?: string } };
    requestBody: { content: { 'application/json': string[] } };
    responses: { 204: { content?: never } } & failures;
  };
  askForApproval: {
    parameters: { path: { object_type: ApprovalType; object_id: string } };
    responses: { 204: { content?: never } } & failures;
  };
  getApproval: {
    parameters: { path: { approval_id: string } };
    responses: { 200: { content: { 'application/json': Approval } } } & failures;
  };
  readApprovals: {
    parameters: { path: { object_type: ApprovalType; object_id: string } };
    requestBody?: { content: { 'application/json': ApprovalReadOption } };
    responses: { 200: { content: { 'application/json': Approval[] } } } & failures;
  };
  getApprovalSkeletonMessage: {
    parameters: { path: { approval_id: string } };
    responses: { 200: { content: { 'application/json': Message } } } & failures;
  };
  getExpenseReports: { parameters: {}; responses: { 200: { content: { 'application/json': MobNdf[] } } } & failures };
  postExpenseReport: {
    parameters: { header: { 'x-company-code'?: string } };
    requestBody?: { content: { 'application/json': MobNdf; 'text/plain': MobNdf } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  smartScanExpense: {
    parameters: {};
    requestBody: {
      content: {
        'multipart/form-data': {
          /** The image to scan. */
          content: globalThis.Blob;
        };
      };
    };
    responses: { 200: { content: { 'application/json': MobLigneNdf } } } & failures;
  };
  postSetup: {
    parameters: {};
    requestBody?: { content: { 'application/json': MobUpdateParametrage } };
    responses: { 204: { content?: never } } & failures;
  };
  searchActionCodes: {
    parameters: { query: { project_id: string } };
    requestBody: { content: { 'application/json': MobActionCriteria } };
    responses: { 200: { content: { 'application/json': MobAction[] } } } & failures;
  };
  searchMobileAssignments: {
    parameters: { path: { active_module: ActiveModule }; query: { limit?: number } };
    requestBody?: { content: { 'application/json': AssignmentCriteria } };
    responses: { 200: { content: { 'application/json': AssignmentNode[] } } } & failures;
  };
  searchMobileCustomers: {
    parameters: {};
    requestBody?: { content: { 'application/json': MobCustomerCriteria } };
    responses: { 200: { content: { 'application/json': AssignmentNode[] } } } & failures;
  };
  getActivity: {
    parameters: { path: { activity_id: string } };
    responses: { 200: { content: { 'application/json': Activity } } } & failures;
  };
  readActivity: {
    parameters: { path: { activity_id: string } };
    requestBody?: { content: { 'application/json': ActivityReadOption } };
    responses: { 200: { content: { 'application/json': Activity } } } & failures;
  };
  searchActivities: {
    parameters: {};
    requestBody?: { content: { 'application/json': ActivityCriteria } };
    responses: { 200: { content: { 'application/json': Activity[] } } } & failures;
  };
  searchAssignments: {
    parameters: { path: { active_module: ActiveModule }; query: { limit?: number } };
    requestBody?: { content: { 'application/json': AssignmentCriteria } };
    responses: { 200: { content: { 'application/json': AssignmentNode[] } } } & failures;
  };
  transferPhase: {
    parameters: { path: { project_id: string; phase_id: string } };
    requestBody: { content: { 'application/json': TransferAffectation; 'text/plain': TransferAffectation } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  replacePhase: {
    parameters: { path: { project_id: string; phase_id: string }; header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': PhaseReplace; 'text/plain': PhaseReplace } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  searchProjectGroups: {
    parameters: {};
    requestBody?: { content: { 'application/json': ProjectGroupCriteria } };
    responses: { 200: { content: { 'application/json': ProjectGroup[] } } } & failures;
  };
  getProjectState: {
    parameters: { path: { project_state_id: string } };
    responses: { 200: { content: { 'application/json': ProjectState } } } & failures;
  };
  patchProjectTask: {
    parameters: { path: { project_task_id: string }; header: { 'x-company-code'?: string } };
    requestBody?: { content: { 'application/json': PatchElement[]; 'text/plain': PatchElement[] } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  patchProjectTaskOfProject: {
    parameters: { path: { project_id: string; project_task_id: string }; header: { 'x-company-code'?: string } };
    requestBody?: { content: { 'application/json': PatchElement[]; 'text/plain': PatchElement[] } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  preFillProjectTask: {
    parameters: { path: { project_id: string } };
    requestBody?: { content: { 'application/json': ProjectTask } };
    responses: { 200: { content: { 'application/json': ProjectTask } } } & failures;
  };
  forceBillingTableVatAmount: {
    parameters: { path: { billing_table_id: string } };
    requestBody?: { content: { 'application/json': ForcedVatAmountHolder[] } };
    responses: { 200: { content: { 'application/json': boolean } } } & failures;
  };
  forceInvoiceVatAmount: {
    parameters: { path: { invoice_id: string } };
    requestBody?: { content: { 'application/json': ForcedVatAmountHolder[] } };
    responses: { 200: { content: { 'application/json': boolean } } } & failures;
  };
  forceSalesOrderVatAmount: {
    parameters: { path: { sales_order_id: string } };
    requestBody?: { content: { 'application/json': ForcedVatAmountHolder[] } };
    responses: { 200: { content: { 'application/json': boolean } } } & failures;
  };
  forceQuotationVatAmount: {
    parameters: { path: { quotation_id: string } };
    requestBody?: { content: { 'application/json': ForcedVatAmountHolder[] } };
    responses: { 200: { content: { 'application/json': boolean } } } & failures;
  };
  searchInvoices: {
    parameters: {};
    requestBody: { content: { 'application/json': InvoiceCriteria } };
    responses: { 200: { content: { 'application/json': Invoice[] } } } & failures;
  };
  bookInvoice: {
    parameters: { path: { invoice_id: string } };
    requestBody: { content: { 'application/json': DateParamHolder } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  getInvoiceLinkedExpenseReceipts: {
    parameters: { path: { invoice_id: string } };
    responses: { 200: { content: { 'application/json': ExpenseReceiptSummary[] } } } & failures;
  };
  isInvoiceExpenseRebill: {
    parameters: { path: { invoice_id: string } };
    responses: { 200: { content: { 'application/json': boolean } } } & failures;
  };
  publishInvoice: {
    parameters: { path: { invoice_id: string }; query: { join_expense_receipts?: boolean } };
    requestBody: { content: { 'application/json': PublishArguments } };
    responses: { 200: { content: { 'application/json': PublishedDocument } } } & failures;
  };
  readSalesOrderDashboard: {
    parameters: {};
    requestBody?: { content: { 'application/json': SalesOrderDashboardCriteria } };
    responses: { 200: { content: { 'application/json': SalesOrderDashboardResult[] } } } & failures;
  };
  searchSalesOrders: {
    parameters: {};
    requestBody: { content: { 'application/json': SalesOrderCriteria } };
    responses: { 200: { content: { 'application/json': SalesOrder[] } } } & failures;
  };
  getSalesOrder: {
    parameters: { path: { sales_order_id: string } };
    responses: { 200: { content: { 'application/json': SalesOrder } } } & failures;
  };
  publishSalesOrder: {
    parameters: { path: { sales_order_id: string } };
    requestBody: { content: { 'application/json': PublishArguments } };
    responses: { 200: { content: { 'application/json': PublishedDocument } } } & failures;
  };
  readSalesOrder: {
    parameters: { path: { sales_order_id: string } };
    requestBody?: { content: { 'application/json': SalesOrderReadOption } };
    responses: { 200: { content: { 'application/json': SalesOrder } } } & failures;
  };
  createQuotation: {
    parameters: { header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': Quotation } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  searchQuotations: {
    parameters: {};
    requestBody: { content: { 'application/json': QuotationCriteria } };
    responses: { 200: { content: { 'application/json': Quotation[] } } } & failures;
  };
  getQuotation: {
    parameters: { path: { quotation_id: string } };
    responses: { 200: { content: { 'application/json': Quotation } } } & failures;
  };
  closeJournal: {
    parameters: { path: { journal_id: string } };
    requestBody?: {
      content: { 'application/json': JournalClosingInformation; 'text/plain': JournalClosingInformation };
    };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  searchJournals: {
    parameters: { query: { offset?: number; limit?: number } };
    requestBody: { content: { 'application/json': AccountingJournalCriteria } };
    responses: { 200: { content: { 'application/json': ManagementObjectsAccountingJournal[] } } } & failures;
  };
  setJournalEndDate: {
    parameters: { path: { journal_id: string } };
    requestBody: { content: { 'application/json': string; 'text/plain': string } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  createApplication: {
    parameters: { header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': ApplicationCreate; 'text/plain': ApplicationCreate } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  deleteApplication: { parameters: { path: { app_id: string } }; responses: { 204: { content?: never } } & failures };
  postCardGroupTimesheetEntries: {
    parameters: { path: { card_group_id: string } };
    requestBody: { content: { 'application/json': TimesheetEntryBase; 'text/plain': TimesheetEntryBase } };
    responses: { 200: { content: { 'application/json': number[] } } } & failures;
  };
  getCardGroup: {
    parameters: { path: { card_group_id: string }; query: { group_id: string } };
    responses: { 200: { content: { 'application/json': CardGroup } } } & failures;
  };
  patchCardGroup: {
    parameters: { path: { card_group_id: string }; header: { 'x-company-code'?: string } };
    requestBody?: { content: { 'application/json': unknown } };
    responses: { 200: { content: { 'application/json': unknown } } } & failures;
  };
  readCardGroup: {
    parameters: { path: { card_group_id: string }; query: { group_id: string } };
    requestBody?: { content: { 'application/json': CardGroupReadOption } };
    responses: { 200: { content: { 'application/json': CardGroup } } } & failures;
  };
  searchCardGroups: {
    parameters: {};
    requestBody?: { content: { 'application/json': CardGroupCriteria } };
    responses: { 200: { content: { 'application/json': CardGroup[] } } } & failures;
  };
  readCard: {
    parameters: { path: { sprint_id: string; card_id: string } };
    requestBody?: { content: { 'application/json': CardReadOption } };
    responses: { 200: { content: { 'application/json': Card } } } & failures;
  };
  searchCheckbooks: {
    parameters: {};
    requestBody: { content: { 'application/json': CheckbookCriteria } };
    responses: { 200: { content: { 'application/json': Checkbook[] } } } & failures;
  };
  getExternalRequester: {
    parameters: { path: { external_requester_id: string } };
    responses: { 200: { content: { 'application/json': ExternalRequester } } } & failures;
  };
  searchExternalRequesters: {
    parameters: {};
    requestBody: { content: { 'application/json': ExternalRequesterCriteria } };
    responses: { 200: { content: { 'application/json': ExternalRequester[] } } } & failures;
  };
  createContract: {
    parameters: { header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': ContractCreate; 'text/plain': ContractCreate } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  createBusinessCard: {
    parameters: { path: { employee_id: string }; header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': BusinessCard; 'text/plain': BusinessCard } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  replaceBusinessCard: {
    parameters: { path: { employee_id: string; business_card_id: string }; header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': BusinessCardReplace; 'text/plain': BusinessCardReplace } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  deleteBusinessCard: {
    parameters: { path: { employee_id: string; business_card_id: string } };
    responses: { 204: { content?: never } } & failures;
  };
  searchBusinessCards: {
    parameters: {};
    requestBody: { content: { 'application/json': BusinessCardCriteria } };
    responses: { 200: { content: { 'application/json': BusinessCard[] } } } & failures;
  };
  createCustomRequestCategory: {
    parameters: { header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': CustomRequestCategory; 'text/plain': CustomRequestCategory } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  deleteCustomRequestCategory: {
    parameters: { path: { custom_request_category_id: string } };
    responses: { 204: { content?: never } } & failures;
  };
  createCustomRequestLine: {
    parameters: { path: { custom_request_id: string }; header: { 'x-company-code'?: string } };
    requestBody: { content: { 'application/json': CustomRequestLineCreate; 'text/plain': CustomRequestLineCreate } };
    responses: { 200: { content: { 'application/json': string } } } & failures;
  };
  getTimesheetEntryCompletions: {
    parameters: { path: { manager_id: string } };
    responses: { 200: { content: { 'application/json': TimesheetEntryCompletion[] } } } & failures;
  };
  requestToken: {
    parameters: {};
    requestBody: { content: { 'application/x-www-form-urlencoded': TokenRequest } };
    responses: { 200: { content: { 'application/json': TokenResponse } } } & failures;
  };
  loginJwt: {
    parameters: { query: { username: string; password: string } };
    responses: { 200: { content: { 'text/plain': string; 'application/json': LoginResponse } } } & failures;
  };
}
