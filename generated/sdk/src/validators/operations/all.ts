import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { approveValidators } from './approve.ts';
import { approveAllValidators } from './approve-all.ts';
import { askForApprovalValidators } from './ask-for-approval.ts';
import { getApprovalValidators } from './get-approval.ts';
import { readApprovalsValidators } from './read-approvals.ts';
import { getApprovalSkeletonMessageValidators } from './get-approval-skeleton-message.ts';
import { getExpenseReportsValidators } from './get-expense-reports.ts';
import { postExpenseReportValidators } from './post-expense-report.ts';
import { smartScanExpenseValidators } from './smart-scan-expense.ts';
import { postSetupValidators } from './post-setup.ts';
import { searchActionCodesValidators } from './search-action-codes.ts';
import { searchMobileAssignmentsValidators } from './search-mobile-assignments.ts';
import { searchMobileCustomersValidators } from './search-mobile-customers.ts';
import { getActivityValidators } from './get-activity.ts';
import { readActivityValidators } from './read-activity.ts';
import { searchActivitiesValidators } from './search-activities.ts';
import { searchAssignmentsValidators } from './search-assignments.ts';
import { transferPhaseValidators } from './transfer-phase.ts';
import { replacePhaseValidators } from './replace-phase.ts';
import { searchProjectGroupsValidators } from './search-project-groups.ts';
import { getProjectStateValidators } from './get-project-state.ts';
import { patchProjectTaskValidators } from './patch-project-task.ts';
import { patchProjectTaskOfProjectValidators } from './patch-project-task-of-project.ts';
import { preFillProjectTaskValidators } from './pre-fill-project-task.ts';
import { forceBillingTableVatAmountValidators } from './force-billing-table-vat-amount.ts';
import { forceInvoiceVatAmountValidators } from './force-invoice-vat-amount.ts';
import { forceSalesOrderVatAmountValidators } from './force-sales-order-vat-amount.ts';
import { forceQuotationVatAmountValidators } from './force-quotation-vat-amount.ts';
import { searchInvoicesValidators } from './search-invoices.ts';
import { bookInvoiceValidators } from './book-invoice.ts';
import { getInvoiceLinkedExpenseReceiptsValidators } from './get-invoice-linked-expense-receipts.ts';
import { isInvoiceExpenseRebillValidators } from './is-invoice-expense-rebill.ts';
import { publishInvoiceValidators } from './publish-invoice.ts';
import { readSalesOrderDashboardValidators } from './read-sales-order-dashboard.ts';
import { searchSalesOrdersValidators } from './search-sales-orders.ts';
import { getSalesOrderValidators } from './get-sales-order.ts';
import { publishSalesOrderValidators } from './publish-sales-order.ts';
import { readSalesOrderValidators } from './read-sales-order.ts';
import { createQuotationValidators } from './create-quotation.ts';
import { searchQuotationsValidators } from './search-quotations.ts';
import { getQuotationValidators } from './get-quotation.ts';
import { closeJournalValidators } from './close-journal.ts';
import { searchJournalsValidators } from './search-journals.ts';
import { setJournalEndDateValidators } from './set-journal-end-date.ts';
import { createApplicationValidators } from './create-application.ts';
import { deleteApplicationValidators } from './delete-application.ts';
import { postCardGroupTimesheetEntriesValidators } from './post-card-group-timesheet-entries.ts';
import { getCardGroupValidators } from './get-card-group.ts';
import { patchCardGroupValidators } from './patch-card-group.ts';
import { readCardGroupValidators } from './read-card-group.ts';
import { searchCardGroupsValidators } from './search-card-groups.ts';
import { readCardValidators } from './read-card.ts';
import { searchCheckbooksValidators } from './search-checkbooks.ts';
import { getExternalRequesterValidators } from './get-external-requester.ts';
import { searchExternalRequestersValidators } from './search-external-requesters.ts';
import { createContractValidators } from './create-contract.ts';
import { createBusinessCardValidators } from './create-business-card.ts';
import { replaceBusinessCardValidators } from './replace-business-card.ts';
import { deleteBusinessCardValidators } from './delete-business-card.ts';
import { searchBusinessCardsValidators } from './search-business-cards.ts';
import { createCustomRequestCategoryValidators } from './create-custom-request-category.ts';
import { deleteCustomRequestCategoryValidators } from './delete-custom-request-category.ts';
import { createCustomRequestLineValidators } from './create-custom-request-line.ts';
import { getTimesheetEntryCompletionsValidators } from './get-timesheet-entry-completions.ts';
import { requestTokenValidators } from './request-token.ts';
import { loginJwtValidators } from './login-jwt.ts';

/** The validators of every operation, by its id. */
export const allValidators: ReadonlyMap<string, OperationValidators> = new Map([
  ['approve', approveValidators],
  ['approveAll', approveAllValidators],
  ['askForApproval', askForApprovalValidators],
  ['getApproval', getApprovalValidators],
  ['readApprovals', readApprovalsValidators],
  ['getApprovalSkeletonMessage', getApprovalSkeletonMessageValidators],
  ['getExpenseReports', getExpenseReportsValidators],
  ['postExpenseReport', postExpenseReportValidators],
  ['smartScanExpense', smartScanExpenseValidators],
  ['postSetup', postSetupValidators],
  ['searchActionCodes', searchActionCodesValidators],
  ['searchMobileAssignments', searchMobileAssignmentsValidators],
  ['searchMobileCustomers', searchMobileCustomersValidators],
  ['getActivity', getActivityValidators],
  ['readActivity', readActivityValidators],
  ['searchActivities', searchActivitiesValidators],
  ['searchAssignments', searchAssignmentsValidators],
  ['transferPhase', transferPhaseValidators],
  ['replacePhase', replacePhaseValidators],
  ['searchProjectGroups', searchProjectGroupsValidators],
  ['getProjectState', getProjectStateValidators],
  ['patchProjectTask', patchProjectTaskValidators],
  ['patchProjectTaskOfProject', patchProjectTaskOfProjectValidators],
  ['preFillProjectTask', preFillProjectTaskValidators],
  ['forceBillingTableVatAmount', forceBillingTableVatAmountValidators],
  ['forceInvoiceVatAmount', forceInvoiceVatAmountValidators],
  ['forceSalesOrderVatAmount', forceSalesOrderVatAmountValidators],
  ['forceQuotationVatAmount', forceQuotationVatAmountValidators],
  ['searchInvoices', searchInvoicesValidators],
  ['bookInvoice', bookInvoiceValidators],
  ['getInvoiceLinkedExpenseReceipts', getInvoiceLinkedExpenseReceiptsValidators],
  ['isInvoiceExpenseRebill', isInvoiceExpenseRebillValidators],
  ['publishInvoice', publishInvoiceValidators],
  ['readSalesOrderDashboard', readSalesOrderDashboardValidators],
  ['searchSalesOrders', searchSalesOrdersValidators],
  ['getSalesOrder', getSalesOrderValidators],
  ['publishSalesOrder', publishSalesOrderValidators],
  ['readSalesOrder', readSalesOrderValidators],
  ['createQuotation', createQuotationValidators],
  ['searchQuotations', searchQuotationsValidators],
  ['getQuotation', getQuotationValidators],
  ['closeJournal', closeJournalValidators],
  ['searchJournals', searchJournalsValidators],
  ['setJournalEndDate', setJournalEndDateValidators],
  ['createApplication', createApplicationValidators],
  ['deleteApplication', deleteApplicationValidators],
  ['postCardGroupTimesheetEntries', postCardGroupTimesheetEntriesValidators],
  ['getCardGroup', getCardGroupValidators],
  ['patchCardGroup', patchCardGroupValidators],
  ['readCardGroup', readCardGroupValidators],
  ['searchCardGroups', searchCardGroupsValidators],
  ['readCard', readCardValidators],
  ['searchCheckbooks', searchCheckbooksValidators],
  ['getExternalRequester', getExternalRequesterValidators],
  ['searchExternalRequesters', searchExternalRequestersValidators],
  ['createContract', createContractValidators],
  ['createBusinessCard', createBusinessCardValidators],
  ['replaceBusinessCard', replaceBusinessCardValidators],
  ['deleteBusinessCard', deleteBusinessCardValidators],
  ['searchBusinessCards', searchBusinessCardsValidators],
  ['createCustomRequestCategory', createCustomRequestCategoryValidators],
  ['deleteCustomRequestCategory', deleteCustomRequestCategoryValidators],
  ['createCustomRequestLine', createCustomRequestLineValidators],
  ['getTimesheetEntryCompletions', getTimesheetEntryCompletionsValidators],
  ['requestToken', requestTokenValidators],
  ['loginJwt', loginJwtValidators],
]);
