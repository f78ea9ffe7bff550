/**
 * The enumerations of the seeds: the rule they show, the line, whether the list is complete, and the values in order.
 */
export interface EnumerationRow {
  readonly rules: string;
  readonly source: string;
  readonly list: 'closed' | 'open';
  readonly values: string;
}

const closed = (source: string, values: string, rules = 'R015'): EnumerationRow => ({
  rules,
  source,
  list: 'closed',
  values,
});
const open = (source: string, values: string, rules = 'R038'): EnumerationRow => ({
  rules,
  source,
  list: 'open',
  values,
});

// prettier-ignore
export const enumerationTable: Readonly<Record<string, EnumerationRow>> = {
  ClauseOperator: open('conventions L67', 'IS', 'R035'),
  Action: closed('conventions L121', 'ADD UPDATE REMOVE'),
  ActiveModule: closed(
    'conventions L122',
    'EXPENSE_REPORTS TIMES_RECORDING SCHEDULE QUOTATION QUOTATION_SIGNED_ORDERED_UNSIGNED SALES_ORDER INVOICE SALES_BILLING_TABLE DELIVERY PURCHASE_ORDER QUOTE RECEPTION PURCHASE_INVOICE PURCHASE_BILLING_TABLE HELP_DESK PRODUCTION MISSION QUOTE_SIGNED_ORDERED_UNSIGNED SALES_CREDIT_NOTE PURCHASE_CREDIT_NOTE INVENTORY_MOVEMENTS FLOWS ACCOUNTING CASH_FLOW OPERATING_ACCOUNT PAYMENT_MONTH',
    'R176',
  ),
  AmortizationMethod: closed('conventions L123', 'LINEAR SLIDING_SCALE'),
  AmountCategoryType: closed('conventions L124', 'UNITARY TOTAL'),
  AssignmentType: closed('conventions L125', 'CUSTOMER PROJECT PHASE SUBPHASE PROJECT_TASK DIVISION DIVISION_GROUP ENTITY COMPANY'),
  CustomDataType: closed('conventions L126', 'NUMBER DATE BOOLEAN ALPHANUMERIC'),
  CustomDataPattern: closed(
    'conventions L127',
    'DATE_TIME UPPER_CASE LOWER_CASE PROPER_CASE PHONE INTEGER INTEGER_THOUSAND_SEPARATOR INTEGER_ZERO_NOT_SIGNIFICANT TWO_DIGITS_AFTER_DECIMAL_POINT THREE_DIGITS_AFTER_DECIMAL_POINT CURRENCY CURRENCY_ZERO_NOT_SIGNIFICANT URL PERCENTAGE PERCENTAGE_ONE_DIGIT PERCENTAGE_TWO_DIGITS PERCENTAGE_THREE_DIGITS SIGNATURE PASSWORD',
  ),
  CustomDataSectionType: closed('conventions L128', 'SECTION COMPOSITE'),
  CustomizableResources: closed('conventions L129', 'ISSUE OPPORTUNITY OPPORTUNITY_LINE CUSTOM_REQUEST EVENT PROJECT PHASE SUB_PHASE EMPLOYEE CUSTOMER CONTACT SALES PURCHASE'),
  DayMoment: closed('conventions L130', 'MORNING AFTERNOON'),
  DiscountType: closed('conventions L131', 'PERCENT AMOUNT'),
  JournalType: closed('conventions L132', 'SALES PURCHASE BANK'),
  LinkedObjectType: closed(
    'conventions L133',
    'CUSTOMER CONTACT OPPORTUNITY EVENT CARD ISSUE EXPENSE EXPENSE_REPORT QUOTATION SALES_ORDER QUOTE PURCHASE_ORDER PURCHASE_INVOICE INVOICE PROJECT SUPPLIER DELIVERY EMPLOYEE CONTRACT COMPANY RECEPTION',
  ),
  ManagementObjectType: closed(
    'conventions L134',
    'QUOTATION SALES_ORDER QUOTE PURCHASE_ORDER CUSTOM_REQUEST PURCHASE_INVOICE EXPENSE_REPORT INVOICE SALES_BILLING_TABLE PURCHASE_BILLING_TABLE RECEPTION',
  ),
  SubCategoryItemType: closed(
    'conventions L135',
    'PRESTATION DISTRIBUTION FRAIS_DE_MISSION ACOMPTE DIVERS NON_RENSEIGNE LICENCE MAINTENANCE DEVELOPPEMENT SOUS_TRAITANCE FRAIS_DE_PORT ABONNEMENT',
  ),
  ValidityType: closed('conventions L136', 'VALID INVALID', 'R034'),
  AxeGroupsType: open('conventions L137', ''),
  TimesheetEntryApproval: closed('conventions L145', 'BRUT CONTROLE VALIDE GRATUIT NON_FACTURE FACTURE REFUSE DISSOCIE', 'R048'),
  ApprovalState: open('conventions L146', 'NONE', 'R050'),
  CompletionType: closed('conventions L148', 'WEEK MONTH', 'R051'),
  CompletionMode: closed('conventions L149', 'WEEKLY MONTHLY WEEKLY_MONTHLY NONE', 'R051'),
  AlertLevel: closed('conventions L105', 'ERROR WARNING INFO'),
  ApprovalType: open('domains L69', 'QUOTATION'),
  ProjectLeaveType: open('conventions L272', 'NO_TIMESHEETS', 'R127'),
  ApplicationFeature: open('conventions L273', 'TIMESHEET_ENTRY_COMPLETION_CANCEL', 'R127'),
  PatchOperation: open('domains L129', 'ADD'),
  ProjectType: open('domains L131', 'EXTERNAL'),
  BusinessCardType: open('domains L153', ''),
  TopicType: open('conventions L203', '', 'R089'),
  ApplicationType: open('domains L167', ''),
  PortalType: open('domains L167', ''),
  AccreditationOptions: open('domains L155', ''),
  DepartureLocationType: open('domains L155', ''),
  DestinationLocationType: open('domains L155', ''),
  DuplicationPeriodRepetitionType: open('conventions L275', 'QUARTERLY', 'R127'),
  DuplicationNumberOfOccurrencyType: open('conventions L275', 'WITH_OCCURRENCY', 'R127'),
  CardGroupReadOptionValue: open('conventions L73', 'TAGS'),
  CardReadOptionValue: open('conventions L74', 'ASSIGNEDTO'),
  ActivityReadOptionValue: open('conventions L75', 'DEPARTMENT'),
  PhaseReadOptionValue: open('conventions L76', 'PROJECT'),
  ApprovalReadOptionValue: open('conventions L77', 'OBJECT_SUMMARY'),
  InvoiceReadOptionValue: open(
    'conventions L78',
    'CHANGE_TRACKING CUSTOMER CURRENCY PAYMENT MANAGER PROJECT PHASE SUB_PHASE LINE LINE_PROJECT LINE_PHASE LINE_SUB_PHASE LINE_ITEM LINE_ITEM_CATEGORY LINE_ITEM_SUBCATEGORY',
  ),
  ScheduleReadOptionValue: open('conventions L79', 'EMPLOYEE CUSTOMER PROJECT PHASE SUB_PHASE PROJECT_TASK ACTION CHANGE_TRACKING'),
  TimesheetEntryReadOptionValue: open('conventions L80', 'EMPLOYEE CUSTOMER PROJECT PHASE SUB_PHASE PROJECT_TASK ACTION ACTION_2'),
  CustomDataReadOptionValue: closed('conventions L81', 'CUSTOM_DATA', 'R039'),
};
