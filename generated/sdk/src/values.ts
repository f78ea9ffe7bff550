/** The values of `Action` that the document lists. */
export const actionValues = ['ADD', 'UPDATE', 'REMOVE'] as const;

/** The values of `ActiveModule` that the document lists. */
export const activeModuleValues = [
  'EXPENSE_REPORTS',
  'TIMES_RECORDING',
  'SCHEDULE',
  'QUOTATION',
  'QUOTATION_SIGNED_ORDERED_UNSIGNED',
  'SALES_ORDER',
  'INVOICE',
  'SALES_BILLING_TABLE',
  'DELIVERY',
  'PURCHASE_ORDER',
  'QUOTE',
  'RECEPTION',
  'PURCHASE_INVOICE',
  'PURCHASE_BILLING_TABLE',
  'HELP_DESK',
  'PRODUCTION',
  'MISSION',
  'QUOTE_SIGNED_ORDERED_UNSIGNED',
  'SALES_CREDIT_NOTE',
  'PURCHASE_CREDIT_NOTE',
  'INVENTORY_MOVEMENTS',
  'FLOWS',
  'ACCOUNTING',
  'CASH_FLOW',
  'OPERATING_ACCOUNT',
  'PAYMENT_MONTH',
] as const;

/** The values of `AmortizationMethod` that the document lists. */
export const amortizationMethodValues = ['LINEAR', 'SLIDING_SCALE'] as const;

/** The values of `AmountCategoryType` that the document lists. */
export const amountCategoryTypeValues = ['UNITARY', 'TOTAL'] as const;

/** The values of `AssignmentType` that the document lists. */
export const assignmentTypeValues = [
  'CUSTOMER',
  'PROJECT',
  'PHASE',
  'SUBPHASE',
  'PROJECT_TASK',
  'DIVISION',
  'DIVISION_GROUP',
  'ENTITY',
  'COMPANY',
] as const;

/** The values of `CustomDataType` that the document lists. */
export const customDataTypeValues = ['NUMBER', 'DATE', 'BOOLEAN', 'ALPHANUMERIC'] as const;

/** The values of `CustomDataPattern` that the document lists. */
export const customDataPatternValues = [
  'DATE_TIME',
  'UPPER_CASE',
  'LOWER_CASE',
  'PROPER_CASE',
  'PHONE',
  'INTEGER',
  'INTEGER_THOUSAND_SEPARATOR',
  'INTEGER_ZERO_NOT_SIGNIFICANT',
  'TWO_DIGITS_AFTER_DECIMAL_POINT',
  'THREE_DIGITS_AFTER_DECIMAL_POINT',
  'CURRENCY',
  'CURRENCY_ZERO_NOT_SIGNIFICANT',
  'URL',
  'PERCENTAGE',
  'PERCENTAGE_ONE_DIGIT',
  'PERCENTAGE_TWO_DIGITS',
  'PERCENTAGE_THREE_DIGITS',
  'SIGNATURE',
  'PASSWORD',
] as const;

/** The values of `CustomDataSectionType` that the document lists. */
export const customDataSectionTypeValues = ['SECTION', 'COMPOSITE'] as const;

/** The values of `CustomizableResources` that the document lists. */
export const customizableResourcesValues = [
  'ISSUE',
  'OPPORTUNITY',
  'OPPORTUNITY_LINE',
  'CUSTOM_REQUEST',
  'EVENT',
  'PROJECT',
  'PHASE',
  'SUB_PHASE',
  'EMPLOYEE',
  'CUSTOMER',
  'CONTACT',
  'SALES',
  'PURCHASE',
] as const;

/** The values of `DayMoment` that the document lists. */
export const dayMomentValues = ['MORNING', 'AFTERNOON'] as const;

/** The values of `DiscountType` that the document lists. */
export const discountTypeValues = ['PERCENT', 'AMOUNT'] as const;

/** The values of `JournalType` that the document lists. */
export const journalTypeValues = ['SALES', 'PURCHASE', 'BANK'] as const;

/** The values of `LinkedObjectType` that the document lists. */
export const linkedObjectTypeValues = [
  'CUSTOMER',
  'CONTACT',
  'OPPORTUNITY',
  'EVENT',
  'CARD',
  'ISSUE',
  'EXPENSE',
  'EXPENSE_REPORT',
  'QUOTATION',
  'SALES_ORDER',
  'QUOTE',
  'PURCHASE_ORDER',
  'PURCHASE_INVOICE',
  'INVOICE',
  'PROJECT',
  'SUPPLIER',
  'DELIVERY',
  'EMPLOYEE',
  'CONTRACT',
  'COMPANY',
  'RECEPTION',
] as const;

/** The values of `ManagementObjectType` that the document lists. */
export const managementObjectTypeValues = [
  'QUOTATION',
  'SALES_ORDER',
  'QUOTE',
  'PURCHASE_ORDER',
  'CUSTOM_REQUEST',
  'PURCHASE_INVOICE',
  'EXPENSE_REPORT',
  'INVOICE',
  'SALES_BILLING_TABLE',
  'PURCHASE_BILLING_TABLE',
  'RECEPTION',
] as const;

/** The values of `SubCategoryItemType` that the document lists. */
export const subCategoryItemTypeValues = [
  'PRESTATION',
  'DISTRIBUTION',
  'FRAIS_DE_MISSION',
  'ACOMPTE',
  'DIVERS',
  'NON_RENSEIGNE',
  'LICENCE',
  'MAINTENANCE',
  'DEVELOPPEMENT',
  'SOUS_TRAITANCE',
  'FRAIS_DE_PORT',
  'ABONNEMENT',
] as const;

/** The values of `ValidityType` that the document lists. */
export const validityTypeValues = ['VALID', 'INVALID'] as const;

/** The values of `TimesheetEntryApproval` that the document lists. */
export const timesheetEntryApprovalValues = [
  'BRUT',
  'CONTROLE',
  'VALIDE',
  'GRATUIT',
  'NON_FACTURE',
  'FACTURE',
  'REFUSE',
  'DISSOCIE',
] as const;

/** The values of `CompletionType` that the document lists. */
export const completionTypeValues = ['WEEK', 'MONTH'] as const;

/** The values of `CompletionMode` that the document lists. */
export const completionModeValues = ['WEEKLY', 'MONTHLY', 'WEEKLY_MONTHLY', 'NONE'] as const;

/** The values of `AlertLevel` that the document lists. */
export const alertLevelValues = ['ERROR', 'WARNING', 'INFO'] as const;

/** The values of `InvoiceReadOptionValue` that the document lists. */
export const invoiceReadOptionValueValues = [
  'CHANGE_TRACKING',
  'CUSTOMER',
  'CURRENCY',
  'PAYMENT',
  'MANAGER',
  'PROJECT',
  'PHASE',
  'SUB_PHASE',
  'LINE',
  'LINE_PROJECT',
  'LINE_PHASE',
  'LINE_SUB_PHASE',
  'LINE_ITEM',
  'LINE_ITEM_CATEGORY',
  'LINE_ITEM_SUBCATEGORY',
] as const;

/** The values of `ScheduleReadOptionValue` that the document lists. */
export const scheduleReadOptionValueValues = [
  'EMPLOYEE',
  'CUSTOMER',
  'PROJECT',
  'PHASE',
  'SUB_PHASE',
  'PROJECT_TASK',
  'ACTION',
  'CHANGE_TRACKING',
] as const;

/** The values of `TimesheetEntryReadOptionValue` that the document lists. */
export const timesheetEntryReadOptionValueValues = [
  'EMPLOYEE',
  'CUSTOMER',
  'PROJECT',
  'PHASE',
  'SUB_PHASE',
  'PROJECT_TASK',
  'ACTION',
  'ACTION_2',
] as const;

/** Tests whether a value is the variant `PasswordTokenRequest` of its union. */
export function isPasswordTokenRequest<Value>(
  value: Value,
): value is Extract<Value, { readonly grant_type: 'password' }> {
  const tag: unknown = Object(value)['grant_type'];
  return tag === 'password';
}

/** Tests whether a value is the variant `RefreshTokenRequest` of its union. */
export function isRefreshTokenRequest<Value>(
  value: Value,
): value is Extract<Value, { readonly grant_type: 'refresh_token' }> {
  const tag: unknown = Object(value)['grant_type'];
  return tag === 'refresh_token';
}
