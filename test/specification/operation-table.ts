/**
 * The rows of the operations, as the seeds list them: the rules they show, the line, the method and path (with the
 * prefix of the domain), parameters other than plain path parameters, body, success and rights. Among the rules are
 * R006 where it creates, R007 where it replaces, R009 where it patches, R010 where it deletes, and R169 where it
 * takes the company.
 */
export type OperationRow = readonly [
  rules: string,
  source: string,
  key: string,
  parameters: string,
  body: string,
  success: string,
  rights: string,
];

const groupId = 'query group_id: string (required)';
const activeModule = 'path active_module: ActiveModule (required); query limit: integer';
const objectType = 'path object_type: ApprovalType (required)';
const mobileSearch = 'USERAK and A70212 or USERAK and A70312';

// prettier-ignore
export const operationTable: Readonly<Record<string, readonly OperationRow[]>> = {
  support: [
    ['R172', 'domains L189', 'POST /support/card-groups/{card_group_id}/timesheet-entries', '', 'TimesheetEntryBase required text/plain', '200 double[]', 'A10210'],
    ['R173', 'domains L190', 'GET /support/card-groups/{card_group_id}', groupId, 'none', '200 CardGroup', 'A10206'],
    ['R173', 'domains L191', 'POST /support/card-groups/{card_group_id}/read', groupId, 'CardGroupReadOption optional', '200 CardGroup', 'A10206'],
    ['R174', 'domains L192', 'POST /support/card-groups/search', '', 'CardGroupCriteria optional', '200 CardGroup[]', 'A10804'],
    // Request and response body are not shown: an optional one of any type stands for them.
    ['R009 R169 R175', 'domains L193', 'PATCH /support/card-groups/{card_group_id}', '', 'any optional', '200 any', 'A10202'],
    ['R174', 'domains L194', 'POST /support/sprints/{sprint_id}/cards/{card_id}/read', '', 'CardReadOption optional', '200 Card', 'A10106'],
    ['R174', 'domains L195', 'POST /support/checkbooks/search', '', 'CheckbookCriteria required', '200 Checkbook[]', 'A11504'],
    ['R005', 'domains L196', 'GET /support/external-requesters/{external_requester_id}', '', 'none', '200 ExternalRequester', 'A10606'],
    ['R174', 'domains L197', 'POST /support/external-requesters/search', '', 'ExternalRequesterCriteria required', '200 ExternalRequester[]', 'A10604'],
    ['R006 R013 R169', 'domains L198', 'PUT /support/contracts', '', 'Contract required text/plain', '200 string', 'A10504'],
  ],
  'project-management': [
    ['R180', 'domains L204', 'GET /projectmanagement/activities/{activity_id}', '', 'none', '200 Activity', 'A90506'],
    ['R180', 'domains L205', 'POST /projectmanagement/activities/{activity_id}/read', '', 'ActivityReadOption optional', '200 Activity', 'A90506'],
    ['R180', 'domains L206', 'POST /projectmanagement/activities/search', '', 'ActivityCriteria optional', '200 Activity[]', 'A90504'],
    ['R084 R102 R176', 'domains L207', 'POST /projectmanagement/assignments/{active_module}/search', activeModule, 'AssignmentCriteria optional', '200 AssignmentNode[]', 'A90104'],
    ['R177', 'domains L208', 'POST /projectmanagement/projects/{project_id}/phases/{phase_id}/transfer', '', 'TransferAffectation required text/plain', '200 string', 'A90210'],
    ['R007 R169', 'domains L209', 'POST /projectmanagement/projects/{project_id}/phases/{phase_id}', '', 'Phase required text/plain', '200 string', 'A90202'],
    ['R174', 'domains L210', 'POST /projectmanagement/project-groups/search', '', 'ProjectGroupCriteria optional', '200 ProjectGroup[]', 'A90704'],
    ['R005', 'domains L211', 'GET /projectmanagement/project-states/{project_state_id}', '', 'none', '200 ProjectState', 'A90806'],
    ['R009 R086 R169 R178', 'domains L212', 'PATCH /projectmanagement/project-tasks/{project_task_id}', '', 'PatchElement[] optional text/plain', '200 string', '061602'],
    ['R009 R086 R169 R178', 'domains L213', 'PATCH /projectmanagement/projects/{project_id}/project-tasks/{project_task_id}', '', 'PatchElement[] optional text/plain', '200 string', 'A90402'],
    ['R179', 'domains L214', 'POST /projectmanagement/projects/{project_id}/project-tasks/pre-fill', '', 'ProjectTask optional', '200 ProjectTask', 'A90401'],
  ],
  workforce: [
    ['R006 R169', 'domains L222', 'PUT /workforce/employees/{employee_id}/business-cards', '', 'BusinessCard required text/plain', '200 string', 'A40701'],
    ['R010', 'domains L223', 'DELETE /workforce/employees/{employee_id}/business-cards/{business_card_id}', '', 'none', '204', 'A40703'],
    ['R174', 'domains L224', 'POST /workforce/employees/business-cards/search', '', 'BusinessCardCriteria required', '200 BusinessCard[]', 'A40704'],
    ['R007 R169', 'domains L225', 'POST /workforce/employees/{employee_id}/business-cards/{business_card_id}', '', 'BusinessCard required text/plain', '200 string', 'A40702'],
    ['R006 R169', 'domains L226', 'PUT /workforce/settings/custom-request-categories', '', 'CustomRequestCategory required text/plain', '200 string', 'A41101'],
    ['R010', 'domains L227', 'DELETE /workforce/settings/custom-request-categories/{custom_request_category_id}', '', 'none', '204', 'A41103'],
    ['R006 R169 R182', 'domains L228', 'PUT /workforce/custom-requests/{custom_request_id}/custom-request-lines', '', 'CustomRequestLine required text/plain', '200 string', 'A40601'],
    ['R183', 'domains L229', 'GET /workforce/managers/{manager_id}/employees/timesheet-entries/completions', '', 'none', '200 TimesheetEntryCompletion[]', 'not-shown'],
  ],
  'approval-process': [
    ['R054 R100', 'domains L268', 'POST /approvalprocess/approvals/{approval_id}/approve', '', 'string optional', '204', 'A50110'],
    ['R053 R184', 'domains L269', 'POST /approvalprocess/approvals/approve-all', 'query approval_comment: string', 'string[] required', '204', 'A50110'],
    ['R055 R185', 'domains L270', 'POST /approvalprocess/approvals/{object_type}/{object_id}/ask', objectType, 'none', '204', 'A50101'],
    ['R080 R085', 'domains L271', 'GET /approvalprocess/approvals/{approval_id}', '', 'none', '200 Approval', 'A50106 or A40511'],
    ['R186', 'domains L272', 'POST /approvalprocess/approvals/{object_type}/{object_id}/read', objectType, 'ApprovalReadOption optional', '200 Approval[]', 'A50112'],
    ['R085', 'domains L273', 'GET /approvalprocess/approvals/{approval_id}/skeleton-message', '', 'none', '200 Message', 'A50106 or A40511'],
  ],
  sales: [
    ['R187', 'domains L281', 'POST /sales/billing-table/{billing_table_id}/force-vat-amount', '', 'ForcedVatAmountHolder[] optional', '200 boolean', 'AB0107'],
    ['R187', 'domains L282', 'POST /sales/invoices/{invoice_id}/force-vat-amount', '', 'ForcedVatAmountHolder[] optional', '200 boolean', 'AB0107'],
    ['R187', 'domains L283', 'POST /sales/orders/{sales_order_id}/force-vat-amount', '', 'ForcedVatAmountHolder[] optional', '200 boolean', 'AB0107'],
    ['R187', 'domains L284', 'POST /sales/quotations/{quotation_id}/force-vat-amount', '', 'ForcedVatAmountHolder[] optional', '200 boolean', 'AB0107'],
    ['R174', 'domains L285', 'POST /sales/invoices/search', '', 'InvoiceCriteria required', '200 Invoice[]', 'AB0304'],
    ['R188', 'domains L286', 'POST /sales/invoices/{invoice_id}/book', '', 'DateParamHolder required', '200 string', 'AB0306'],
    ['R005', 'domains L287', 'GET /sales/invoices/{invoice_id}/get-linked-expense-receipt', '', 'none', '200 ExpenseReceiptSummary[]', 'AB0305'],
    ['R189', 'domains L288', 'POST /sales/invoices/{invoice_id}/is-expense-rebill', '', 'none', '200 boolean', 'AB0305'],
    ['R190', 'domains L289', 'POST /sales/invoices/{invoice_id}/publish', 'query join_expense_receipts: boolean', 'PublishArguments required', '200 PublishedDocument', 'AB0305'],
    ['R079', 'domains L290', 'POST /sales/orders/dashboard', '', 'SalesOrderDashboardCriteria optional', '200 SalesOrderDashboardResult[]', '020304'],
    ['R079', 'domains L291', 'POST /sales/orders/search', '', 'SalesOrderCriteria required', '200 SalesOrder[]', '020304'],
    ['R087', 'domains L292', 'GET /sales/orders/{sales_order_id}', '', 'none', '200 SalesOrder', '0203*'],
    ['R190', 'domains L293', 'POST /sales/orders/{sales_order_id}/publish', '', 'PublishArguments required', '200 PublishedDocument', 'AB0205'],
    ['R087', 'domains L294', 'POST /sales/orders/{sales_order_id}/read', '', 'SalesOrderReadOption optional', '200 SalesOrder', '0203*'],
    ['R006 R013 R169', 'domains L295', 'PUT /sales/quotations', '', 'Quotation required', '200 string', 'AB0101'],
    ['R079', 'domains L296', 'POST /sales/quotations/search', '', 'QuotationCriteria required', '200 Quotation[]', '020204'],
    ['R087', 'domains L297', 'GET /sales/quotations/{quotation_id}', '', 'none', '200 Quotation', '0202*'],
  ],
  mobile: [
    ['R082 R191', 'domains L303', 'GET /mobile/expense_reports', '', 'none', '200 MobNdf[]', 'USERAK'],
    ['R082 R169 R191', 'domains L304', 'POST /mobile/expense_reports', '', 'MobNdf optional text/plain', '200 string', 'USERAK'],
    ['R082 R192', 'domains L305', 'POST /mobile/expenses/smart-scan', '', 'form content (required) required multipart/form-data', '200 MobLigneNdf', 'USERAK'],
    ['R082 R193', 'domains L306', 'POST /mobile/setup', '', 'MobUpdateParametrage optional', '204', 'USERAK'],
    ['R083 R194', 'domains L307', 'POST /mobile/action-codes/search', 'query project_id: string (required)', 'MobActionCriteria required', '200 MobAction[]', mobileSearch],
    ['R083 R181', 'domains L308', 'POST /mobile/assignments/{active_module}/search', activeModule, 'AssignmentCriteria optional', '200 AssignmentNode[]', mobileSearch],
    ['R082 R195', 'domains L309', 'POST /mobile/customers/search', '', 'MobCustomerCriteria optional', '200 AssignmentNode[]', 'USERAK'],
  ],
  settings: [
    ['R174', 'domains L317', 'POST /settings/journals/{journal_id}/close', '', 'JournalClosingInformation optional text/plain', '200 string', 'A62711'],
    ['R103 R196', 'domains L318', 'POST /settings/journals/search', 'query offset: integer; query limit: integer', 'AccountingJournalCriteria required', '200 ManagementObjectsAccountingJournal[]', 'A62704'],
    ['R196', 'domains L319', 'POST /settings/journals/{journal_id}/set-end-date', '', 'string(date) required text/plain', '200 string', 'A62710'],
    ['R006 R169', 'domains L320', 'PUT /settings/applications', '', 'Application required text/plain', '200 string', 'A61301'],
    ['R010', 'domains L321', 'DELETE /settings/applications/{app_id}', '', 'none', '204', 'A61303'],
  ],
  authentication: [
    ['R073', 'conventions L175', 'POST /oauth/token', '', 'TokenRequest required application/x-www-form-urlencoded', '200 TokenResponse', ''],
    ['R076', 'conventions L190', 'GET /jwt/login.html', 'query username: string (required); query password: string(password) (required)', 'none', '200 string(password) LoginResponse', ''],
  ],
};

/** The rows of the v2 listing: the line, and the method and path. */
export const v2Table: readonly (readonly [source: string, key: string])[] = [
  ['domains L235', 'POST /workforce/custom-requests/search'],
  ['domains L236', 'GET /workforce/custom-requests/{custom_request_id}'],
  ['domains L237', 'POST /workforce/custom-requests/{custom_request_id}/publish'],
  ['domains L238', 'POST /workforce/custom-requests/{custom_request_id}/read'],
  ['domains L239', 'POST /workforce/employees'],
  ['domains L240', 'GET /workforce/employees'],
  ['domains L241', 'GET /workforce/employees/avatar.png'],
  ['domains L242', 'POST /workforce/employees/business-cards/search'],
  ['domains L243', 'POST /workforce/employees/search'],
  ['domains L244', 'GET /workforce/employees/{employee_id}'],
  ['domains L245', 'PUT /workforce/employees/{employee_id}'],
  ['domains L246', 'POST /workforce/employees/{employee_id}/abilities'],
  ['domains L246', 'GET /workforce/employees/{employee_id}/abilities'],
  ['domains L246', 'DELETE /workforce/employees/{employee_id}/abilities'],
  ['domains L247', 'GET /workforce/employees/{employee_id}/avatar.png'],
  ['domains L248', 'PUT /workforce/employees/{employee_id}/business-cards'],
  ['domains L249', 'POST /workforce/employees/{employee_id}/business-cards/{business_card_id}'],
  ['domains L250', 'DELETE /workforce/employees/{employee_id}/business-cards/{business_card_id}'],
  ['domains L251', 'PUT /workforce/employees/{employee_id}/history'],
  ['domains L252', 'POST /workforce/employees/{employee_id}/read'],
  ['domains L253', 'POST /workforce/fluent/employees'],
  ['domains L254', 'PUT /workforce/fluent/employees/{employee_code}'],
  ['domains L255', 'POST /workforce/fluent/employees/{employee_code}/history'],
  ['domains L256', 'GET /workforce/holidays'],
  ['domains L257', 'POST /workforce/managers-delegated/mine'],
  ['domains L258', 'POST /workforce/managers/search'],
  ['domains L259', 'POST /workforce/employees/expense-types/search'],
  ['domains L260', 'POST /workforce/timerecordings/validate'],
  ['conventions L241', 'GET /workforce/managers/{manager_id}/employees/timerecording-terminations'],
  ...(operationTable['sales'] ?? []).map(([, source, key]) => [source, key] as const),
];
