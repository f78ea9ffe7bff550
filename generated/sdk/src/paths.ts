export interface paths {
  '/oauth/token': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Obtains an OAuth 2.0 access token
     * @description Exchanges the login and password of a user for an access token, and later a refresh token for a new access
     *     token. The access token is sent as `Authorization: Bearer <ACCESS_TOKEN>`, to paths under `/RS`.
     *
     *     An administrator creates the client beforehand (administration console, security, OAuth2) with a client
     *     identifier, the duration of the access token and of the refresh token, both in seconds, and the scope, which
     *     must be `read_write`. The platform then provides the client secret. A refresh token can obtain a new access
     *     token for as long as its own duration lasts.
     */
    post: operations['requestToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jwt/login.html': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Obtains a JSON Web Token
     * @description Exchanges the login and password of a user for a token. The token is sent as `Authorization: Bearer <JWT>`, to
     *     paths under `/rest`. Both parameters must be URL-encoded; the password is encoded in Base64 first.
     */
    get: operations['loginJwt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/card-groups/{card_group_id}/timesheet-entries': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Posts a timesheet entry on a card group
     * @description Returns the sum of all timesheet durations on the card group, as an array of numbers. The body is one timesheet entry.
     */
    post: operations['postCardGroupTimesheetEntries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/card-groups/{card_group_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets a card group
     * @description Returns the card group with this identifier.
     */
    get: operations['getCardGroup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Patches a card group
     * @description Changes the card group with this identifier. Neither the body nor the response is documented.
     */
    patch: operations['patchCardGroup'];
    trace?: never;
  };
  '/support/card-groups/{card_group_id}/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Reads a card group with options
     * @description Returns the card group with this identifier, together with what the read options name.
     */
    post: operations['readCardGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/card-groups/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches card groups
     * @description Returns the card groups that match the criteria.
     */
    post: operations['searchCardGroups'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/sprints/{sprint_id}/cards/{card_id}/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Reads a card of a sprint with options
     * @description Returns a card of a sprint, together with what the read options name.
     */
    post: operations['readCard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/checkbooks/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches checkbooks
     * @description Returns the checkbooks that match the criteria.
     */
    post: operations['searchCheckbooks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/external-requesters/{external_requester_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets an external requester
     * @description Returns the external requester with this identifier.
     */
    get: operations['getExternalRequester'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/external-requesters/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches external requesters
     * @description Returns the external requesters that match the criteria.
     */
    post: operations['searchExternalRequesters'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/contracts': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    /**
     * Creates a contract
     * @description Creates a contract and returns its identifier. The body names related objects by their identifiers, such as projectId.
     */
    put: operations['createContract'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/activities/{activity_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets an activity
     * @deprecated
     * @description Deprecated and still functional: the activity operations will move to another domain.
     */
    get: operations['getActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/activities/{activity_id}/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Reads an activity with options
     * @deprecated
     * @description Deprecated and still functional: the activity operations will move to another domain.
     */
    post: operations['readActivity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/activities/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches activities
     * @deprecated
     * @description Deprecated and still functional: the activity operations will move to another domain.
     */
    post: operations['searchActivities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/assignments/{active_module}/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches assignments of a module
     * @description Returns a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The mobile domain offers the same search.
     */
    post: operations['searchAssignments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/projects/{project_id}/phases/{phase_id}/transfer': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Transfers a phase of a project
     * @description Transfers a phase to the project, phase or sub-phase that the body names, and returns the identifier of the updated project.
     */
    post: operations['transferPhase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/projects/{project_id}/phases/{phase_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Replaces a phase of a project
     * @description The whole phase is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
     */
    post: operations['replacePhase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/project-groups/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches project groups
     * @description Returns the project groups that match the criteria.
     */
    post: operations['searchProjectGroups'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/project-states/{project_state_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets a project state
     * @description Returns the project state with this identifier.
     */
    get: operations['getProjectState'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/project-tasks/{project_task_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Patches a project task
     * @description Applies a list of patch elements. Its right is a functional one.
     */
    patch: operations['patchProjectTask'];
    trace?: never;
  };
  '/projectmanagement/projects/{project_id}/project-tasks/{project_task_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Patches a project task of a project
     * @description Applies a list of patch elements.
     */
    patch: operations['patchProjectTaskOfProject'];
    trace?: never;
  };
  '/projectmanagement/projects/{project_id}/project-tasks/pre-fill': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Pre-fills a project task
     * @description Returns a project task filled in for the project, from the values of the body. Nothing is stored.
     */
    post: operations['preFillProjectTask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/employees/{employee_id}/business-cards': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    /**
     * Creates a business card of an employee
     * @description The employee of the URL must exist and equal `employeeId` of the body.
     */
    put: operations['createBusinessCard'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/employees/{employee_id}/business-cards/{business_card_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Replaces a business card of an employee
     * @description The whole business card is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
     *     The employee of the URL must exist and equal `employeeId` of the body.
     */
    post: operations['replaceBusinessCard'];
    /**
     * Deletes a business card of an employee
     * @description Removes a business card of an employee. The response has no body.
     */
    delete: operations['deleteBusinessCard'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/employees/business-cards/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches business cards of employees
     * @description Returns the business cards, of all employees, that match the criteria.
     */
    post: operations['searchBusinessCards'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/settings/custom-request-categories': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    /**
     * Creates a category of custom requests
     * @description Creates a category of custom requests and returns its identifier.
     */
    put: operations['createCustomRequestCategory'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/settings/custom-request-categories/{custom_request_category_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Deletes a category of custom requests
     * @description Removes a category of custom requests. The response has no body.
     */
    delete: operations['deleteCustomRequestCategory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/custom-requests/{custom_request_id}/custom-request-lines': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    /**
     * Creates one line of a custom request
     * @description Creates one line of a custom request and returns its identifier.
     */
    put: operations['createCustomRequestLine'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/managers/{manager_id}/employees/timesheet-entries/completions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Lists the completions of a manager's employees, for validation
     * @description Its v2 path is `/workforce/managers/{manager_id}/employees/timerecording-terminations`.
     */
    get: operations['getTimesheetEntryCompletions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/{approval_id}/approve': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Approves an approval
     * @description Approves the approval.
     */
    post: operations['approve'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/approve-all': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Approves a list of approvals
     * @description Marks every approval of the list approved, with one optional comment for all.
     */
    post: operations['approveAll'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/{object_type}/{object_id}/ask': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Requests the approval of an object
     * @description The request is ignored if the status of the object does not allow an approval to be generated.
     */
    post: operations['askForApproval'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/{approval_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets an approval
     * @description Also allowed with the right to validate timesheets.
     */
    get: operations['getApproval'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/{object_type}/{object_id}/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Reads the approvals of an object with options
     * @description Returns the approvals of an object, together with what the read options name.
     */
    post: operations['readApprovals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/{approval_id}/skeleton-message': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets the skeleton message of an approval
     * @description Also allowed with the right to validate timesheets.
     */
    get: operations['getApprovalSkeletonMessage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/billing-table/{billing_table_id}/force-vat-amount': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Forces the amounts of value-added tax of a billing table
     * @description Sets the VAT amounts of lines of the billing table. Returns true if at least one line changed.
     */
    post: operations['forceBillingTableVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/force-vat-amount': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Forces the amounts of value-added tax of an invoice
     * @description Sets the VAT amounts of lines of the invoice. Returns true if at least one line changed.
     */
    post: operations['forceInvoiceVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/{sales_order_id}/force-vat-amount': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Forces the amounts of value-added tax of a sales order
     * @description Sets the VAT amounts of lines of the sales order. Returns true if at least one line changed.
     */
    post: operations['forceSalesOrderVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations/{quotation_id}/force-vat-amount': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Forces the amounts of value-added tax of a quotation
     * @description Sets the VAT amounts of lines of the quotation. Returns true if at least one line changed.
     */
    post: operations['forceQuotationVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches invoices
     * @description Returns the invoices that match the criteria, together with what the read options name.
     */
    post: operations['searchInvoices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/book': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Books an invoice
     * @description Books the invoice at the date of the body and returns its number as a text, leading zeros included.
     */
    post: operations['bookInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/get-linked-expense-receipt': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Lists the expense receipts linked to an invoice
     * @description Returns a summary of each receipt of the expenses that the invoice is linked to.
     */
    get: operations['getInvoiceLinkedExpenseReceipts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/is-expense-rebill': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Checks whether an invoice rebills an expense
     * @description Returns true if the invoice rebills an expense. There is no body.
     */
    post: operations['isInvoiceExpenseRebill'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/publish': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Publishes an invoice
     * @description Publishes the invoice as a document, on request with the receipts of linked expenses, and returns the document.
     */
    post: operations['publishInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/dashboard': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Reads the dashboard of sales orders
     * @description Returns categorization, groupings and totals.
     */
    post: operations['readSalesOrderDashboard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches sales orders
     * @description Returns the sales orders that match the criteria.
     */
    post: operations['searchSalesOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/{sales_order_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets a sales order
     * @description Returns the sales order with this identifier.
     */
    get: operations['getSalesOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/{sales_order_id}/publish': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Publishes a sales order
     * @description Publishes the sales order as a document and returns the document.
     */
    post: operations['publishSalesOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/{sales_order_id}/read': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Reads a sales order with options
     * @description Returns the sales order with this identifier, together with what the read options name.
     */
    post: operations['readSalesOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    /**
     * Creates a quotation
     * @description Creates a quotation and returns its identifier. The body names related objects by their identifiers.
     */
    put: operations['createQuotation'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches quotations
     * @description Returns the quotations that match the criteria.
     */
    post: operations['searchQuotations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations/{quotation_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Gets a quotation
     * @description Returns the quotation with this identifier.
     */
    get: operations['getQuotation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/expense_reports': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /**
     * Lists the expense reports
     * @description Returns the expense reports of the mobile application.
     */
    get: operations['getExpenseReports'];
    put?: never;
    /**
     * Sends an expense report
     * @description Sends an expense report of the mobile application.
     */
    post: operations['postExpenseReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/expenses/smart-scan': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Deduces an expense from an image
     * @description Returns the expense that is deduced from the image of a receipt.
     */
    post: operations['smartScanExpense'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/setup': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Updates the setup of the mobile application
     * @description Sends updates of the setup of the mobile application. The response has no body.
     */
    post: operations['postSetup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/action-codes/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches action codes for a project
     * @description In addition to a registered user, requires the right to search assignments for mobile timesheets or the one for
     *     mobile schedules.
     */
    post: operations['searchActionCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/assignments/{active_module}/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches assignments of a module
     * @description Returns a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is CUSTOMER
     *     and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The project management domain offers the same
     *     search. In addition to a registered user, requires the right to search assignments for mobile timesheets or the
     *     one for mobile schedules.
     */
    post: operations['searchMobileAssignments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/customers/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches customers
     * @description Returns assignment nodes.
     */
    post: operations['searchMobileCustomers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settings/journals/{journal_id}/close': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Closes an accounting journal
     * @description Closing is irreversible: afterwards the closing date of the journal cannot be moved to an earlier date.
     */
    post: operations['closeJournal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settings/journals/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Searches accounting journals
     * @description Returns the accounting journals that match the criteria, page by page.
     */
    post: operations['searchJournals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settings/journals/{journal_id}/set-end-date': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    /**
     * Sets the end date of an accounting journal
     * @description Prevents entries dated after that end date.
     */
    post: operations['setJournalEndDate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settings/applications': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    /**
     * Creates an application
     * @description Creates an application and returns its identifier. The body names the right by its identifier, rightId.
     */
    put: operations['createApplication'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settings/applications/{app_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Deletes an application
     * @description Removes an application. The response has no body.
     */
    delete: operations['deleteApplication'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    /**
     * @description Users who created and last modified a record, with the times. The user who is authenticated is recorded here
     *     whenever a management object is created or modified.
     */
    ChangeTracking: {
      /**
       * Format: date-time
       * @description Time of creation.
       */
      createdTime?: string | null;
      /** @description User who created the record. */
      createdBy?: components['schemas']['UserBase'] | null;
      createdById?: string | null;
      /**
       * Format: date-time
       * @description Time of the last modification.
       */
      modificationTime?: string | null;
      /** @description User who made the last modification. */
      modificationBy?: components['schemas']['UserBase'] | null;
      modificationById?: string | null;
    };
    /** @description Summary of a user. */
    UserBase: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      /** @description Named firstname in v2. */
      firstName?: string | null;
    };
    /** @description Summary of an employee. */
    EmployeeBase: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      firstName?: string | null;
      action?: components['schemas']['Action'] | null;
    };
    /** @description Summary of a customer. */
    CustomerBase: {
      id?: string | null;
      /** @description Cannot be changed after creation. */
      code?: string | null;
      /** @description Mandatory. */
      name: string;
    };
    /** @description Summary of a site of a customer. */
    CustomerSiteBase: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      /**
       * @deprecated
       * @description Deprecated but functional.
       */
      customer?: components['schemas']['CustomerBase'] | null;
      /**
       * @deprecated
       * @description Deprecated but functional.
       */
      customerId?: string | null;
    };
    /** @description Summary of a project. */
    ProjectBase: {
      id?: string | null;
      name?: string | null;
      companyCode?: string | null;
      customer?: components['schemas']['CustomerBase'] | null;
      customerId?: string | null;
      endCustomer?: components['schemas']['CustomerBase'] | null;
      endCustomerId?: string | null;
      internal?: boolean;
      leave?: boolean;
      leaveType?: components['schemas']['ProjectLeaveType'] | null;
      customerType?: unknown;
    };
    /** @description Summary of a phase of a project. */
    PhaseBase: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      order?: number | null;
    };
    /** @description Summary of a sub-phase of a phase. */
    SubPhaseBase: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      phaseId?: string | null;
      order?: number | null;
    };
    /** @description Properties that all schemas of a project task share. */
    ProjectTaskCommon: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      phaseId?: string | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      subPhaseId?: string | null;
      customer?: components['schemas']['CustomerBase'] | null;
      customerId?: string | null;
      order?: number | null;
      startDate?: unknown;
      endDate?: unknown;
      description?: string | null;
    };
    /**
     * @description One value of custom data. A resource holds its values in a map whose keys are the labels. Custom data is what v2
     *     called custom fields.
     */
    CustomData: {
      label?: string | null;
      name?: string | null;
      /** Format: int32 */
      realOrder?: number | null;
      type?: components['schemas']['CustomDataType'] | null;
      /** @description Any value. */
      value?: unknown;
    };
    /** @description Configuration of one piece of custom data. */
    CustomDataParam: {
      id?: string | null;
      keywordId?: string | null;
      label?: string | null;
      multiLine?: boolean;
      name?: string | null;
      /** Format: int32 */
      order?: number | null;
      page?: components['schemas']['CustomDataPage'] | null;
      pageId?: string | null;
      pattern?: components['schemas']['CustomDataPattern'] | null;
      property?: unknown;
      /** Format: int32 */
      realOrder?: number | null;
      section?: components['schemas']['CustomDataSection'] | null;
      sectionId?: string | null;
      /** Format: int32 */
      sequence?: number | null;
      /** Format: int32 */
      textLimit?: number | null;
      type?: components['schemas']['CustomDataType'] | null;
      viewLabel?: boolean;
    };
    /** @description Body of an update of several pieces of custom data. Named BatchUpdateCustomFieldParamHolder in v2. */
    BatchUpdateCustomDataParamHolder: { [key: string]: unknown };
    /** @description A page of custom data. */
    CustomDataPage: {
      id?: string | null;
      name?: string | null;
      /** Format: int32 */
      order?: number | null;
      columnNumber?: number | null;
    };
    /** @description A section of a page of custom data. */
    CustomDataSection: {
      id?: string | null;
      name?: string | null;
      /** Format: int32 */
      order?: number | null;
      columnNumber?: number | null;
      pageId?: string | null;
      /** @default SECTION */
      type?: components['schemas']['CustomDataSectionType'] | null;
    };
    /**
     * @description A postal address with its means of contact. Where a customer, customer site, contact, employee or similar record
     *     is created, the address cannot be null or omitted and needs at least the country.
     */
    Address: {
      line1?: string | null;
      line2?: string | null;
      line3?: string | null;
      cedex?: string | null;
      postalCode?: string | null;
      city?: string | null;
      /** @description Code of the country. Mandatory. */
      country: string;
      /** @description Name of the country. Read-only. */
      readonly countryName?: string | null;
      /** @description Code of the department. */
      department?: string | null;
      /** @description Name of the department. Read-only. */
      readonly geographicalDepartmentName?: string | null;
      /** @description Code of the region. */
      region?: string | null;
      /** @description Name of the region. Read-only. */
      readonly regionName?: string | null;
      phone?: string | null;
      phone2?: string | null;
      mobilePhone?: string | null;
      fax?: string | null;
      email?: string | null;
      webSite?: string | null;
      /**
       * @deprecated
       * @description Deprecated and unused.
       */
      id?: string | null;
    };
    /** @description A currency and its rate to the euro. */
    Currency: {
      id?: string | null;
      name?: string | null;
      code?: string | null;
      order?: number | null;
      euro?: boolean;
      euroRate?: number | null;
      /** Format: date-time */
      endDate?: string | null;
      /**
       * Format: date-time
       * @description Read-only.
       */
      readonly euroRateStartDate?: string | null;
      /**
       * Format: date-time
       * @description Read-only.
       */
      readonly euroRateEndDate?: string | null;
    };
    /** @description A company. */
    Company: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      legalName?: unknown;
      siren?: unknown;
      siret?: unknown;
      calendar?: components['schemas']['Calendar'] | null;
      calendarId?: string | null;
      color?: string | null;
      currency?: components['schemas']['Currency'] | null;
      currencyId?: string | null;
      address?: components['schemas']['Address'] | null;
      addressId?: string | null;
    };
    /** @description A calendar of working days. */
    Calendar: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      default?: boolean;
      daysNotWorked?: number[] | null;
      holidays?: components['schemas']['Holiday'][] | null;
    };
    /** @description A holiday of a calendar. */
    Holiday: {
      /** Format: date-time */
      date?: string | null;
      type?: string | null;
    };
    /** @description A message with its severity. */
    Alert: { level?: components['schemas']['AlertLevel'] | null; message?: string | null };
    /** @description A discount, as an amount or as a percentage. */
    Discount: {
      /** Format: double */
      amount?: number | null;
      /** Format: double */
      amountCurrency?: number | null;
      /** Format: double */
      percentage?: number | null;
      type?: components['schemas']['DiscountType'] | null;
    };
    /** @description A single date, sent as the body of an operation. */
    DateParamHolder: {
      /** Format: date-time */
      date?: string | null;
    };
    /** @description One value of an analysis, with the groupings it belongs to. */
    AnalysisResult: {
      /** Format: date-time */
      date?: string | null;
      /** @description Map whose keys are names of groupings (see AxeGroupsType). */
      group?: { [key: string]: Record<string, unknown> } | null;
      /** Format: double */
      value?: number | null;
    };
    /** @description Behavior of one field of a form. */
    ControlBehavior: {
      id?: string | null;
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
    };
    /** @description Behavior of a form and its fields. */
    FormConfig: {
      type?: unknown;
      fields?: components['schemas']['ControlBehavior'][] | null;
      controls?: { [key: string]: components['schemas']['ControlBehavior'] } | null;
      insertable?: boolean;
      editable?: boolean;
      deletable?: boolean;
      formSearchHidden?: boolean;
    };
    /** @description An e-mail. */
    Mail: {
      from?: string | null;
      replyTo?: string | null;
      title?: string | null;
      body?: string | null;
      to?: string[] | null;
      cc?: string[] | null;
      cci?: string[] | null;
    };
    /** @description A skill. */
    Skill: { id?: string | null; code?: string | null; name?: string | null; typeCode?: unknown; typeLabel?: unknown };
    /** @description A category. */
    Category: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      /** Format: date */
      endDate?: string | null;
      companyCode?: string | null;
      type?: unknown;
      grouping?: unknown;
      ranking?: number | null;
    };
    /** @description A sub-category; the fields of a category and five more. */
    SubCategory: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      /** Format: date */
      endDate?: string | null;
      companyCode?: string | null;
      type?: unknown;
      grouping?: unknown;
      ranking?: number | null;
      company?: components['schemas']['Company'] | null;
      companyId?: string | null;
      category?: components['schemas']['Category'] | null;
      categoryId?: string | null;
      subCategoryType?: unknown;
    };
    /** @description A tag. */
    Tag: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      color?: string | null;
      comment?: string | null;
      companyId?: string | null;
      /** Format: date-time */
      endDate?: string | null;
      icon?: string | null;
      type?: unknown;
    };
    /** @description A service. */
    Service: { id?: string | null; code?: string | null; name?: string | null };
    /** @description The body of every error status. */
    ErrorResponse: { [key: string]: unknown };
    /** @description A period that filters by time. In v2 its two ends stood in the criteria or in the query themselves. */
    Period: {
      /**
       * Format: date-time
       * @description Start of the period.
       */
      from?: string | null;
      /**
       * Format: date-time
       * @description End of the period.
       */
      to?: string | null;
    } & { [key: string]: unknown };
    /** @description A profession. In v2 it belonged to the customer relationship domain; in v3 it is common. */
    Profession: { [key: string]: unknown };
    /**
     * @description A customer, as far as the rules for creating and updating speak of it. In an update a field that is omitted or
     *     null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
     */
    Customer: {
      /** @description On create it cannot be null or omitted and needs at least the country. */
      address?: components['schemas']['Address'] | null;
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string | null;
      /** @description Cannot be set through create or update. */
      readonly closure?: boolean;
      /** @description Read-only. */
      readonly email?: string | null;
      startCustomData?: unknown;
      endCustomData?: unknown;
      nbColsCustomData?: unknown;
    } & { [key: string]: unknown };
    /**
     * @description A site of a customer, as far as the rules for creating and updating speak of it. In an update a field that is
     *     omitted or null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
     */
    CustomerSite: {
      /** @description On create it cannot be null or omitted and needs at least the country. */
      address?: components['schemas']['Address'] | null;
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string | null;
      startCustomData?: unknown;
      endCustomData?: unknown;
      nbColsCustomData?: unknown;
    } & { [key: string]: unknown };
    /**
     * @description A contact, as far as the rules for creating and updating speak of it. In an update a field that is omitted or
     *     null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
     */
    Contact: {
      /**
       * @description Defaults to M when omitted or null.
       * @default M
       */
      title?: string | null;
      /** @description On create it cannot be null or omitted and needs at least the country. */
      address?: components['schemas']['Address'] | null;
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string | null;
    } & { [key: string]: unknown };
    /**
     * @description An employee, as far as the rules for creating and updating and the rename table speak of it. In an update a field
     *     that is omitted or null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
     *     Where an employee is named both in the URL and in the body, as on a business card, the id in the URL must exist
     *     and equal employeeId in the body.
     */
    Employee: {
      /** @description On update it cannot be omitted, null or modified. */
      code: string;
      /**
       * @description Defaults to 0 when null or omitted.
       * @default 0
       */
      dailyCost?: number | null;
      /**
       * @description Defaults to 0 when null or omitted.
       * @default 0
       */
      directHourlyRate?: number | null;
      /**
       * @description Defaults to 0 when null or omitted.
       * @default 0
       */
      dailySellingPrice?: number | null;
      /**
       * @description Defaults to 0 when null or omitted.
       * @default 0
       */
      occupancyRate?: number | null;
      /** @description Defaults to the dailyHours of the employee's standard week. */
      dailyHours?: number | null;
      /** @description On create it cannot be null or omitted and needs at least the country. */
      address?: components['schemas']['Address'] | null;
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string | null;
      family2Id?: string | null;
      family3Id?: string | null;
      family1Id?: string | null;
      CMMSContractSalesManager?: unknown;
      CMMSContractTechnicalManager?: unknown;
      CMMSMRAndEOManager?: unknown;
      /** @description Has its own operations; ignored in a regular update. */
      businessCards?: components['schemas']['BusinessCard'][] | null;
    } & { [key: string]: unknown };
    /** @description A link between people, or between third parties. */
    PeopleLink: {
      /** @description Mandatory. Must exist and equal the id in the URL. */
      id: string;
      /** @description Mandatory. Must exist. */
      linkSourceId: string;
      /** @description Mandatory. Must exist. */
      linkTargetId: string;
      /** @description Mandatory. Must exist. */
      linkType: unknown;
      /** @description Mandatory. Must exist. */
      targetThirdPartyId: string;
      /** @description Mandatory. Must exist. */
      targetThirdPartyType: unknown;
      /** @description Defaults to the URL type when omitted. */
      sourceThirdPartyType?: unknown;
      /** @description Defaults to the URL type when omitted. */
      sourceThirdPartyId?: string | null;
      /**
       * @description False when omitted or null. Only one default link is allowed.
       * @default false
       */
      defaultLink?: boolean | null;
    } & { [key: string]: unknown };
    /** @description Comparison of the value of a clause. IS is used. */
    ClauseOperator: string;
    /** @description A clause on a text. */
    ClauseString: {
      operator?: components['schemas']['ClauseOperator'] | null;
      value?: string | null;
      includeNullResults?: boolean;
      /** @description The character that serves as wildcard in the value; an asterisk is used. */
      wildcards?: string | null;
    };
    /** @description A clause on a boolean. Only JSON true or false counts; a string, 0, an empty string or null does not. */
    ClauseBoolean: {
      operator?: components['schemas']['ClauseOperator'] | null;
      value?: boolean;
      includeNullResults?: boolean;
    };
    /** @description A clause on a number. */
    ClauseNumber: {
      operator?: components['schemas']['ClauseOperator'] | null;
      value?: number | null;
      includeNullResults?: boolean;
    };
    /**
     * @description A clause on a date-time (`yyyy-MM-dd'T'HH:mm:ss.SSSXXX`, UTC based; the offsets `Z`, `+0000`, `+0200` and `+00:00`
     *     occur).
     */
    ClauseDate: {
      operator?: components['schemas']['ClauseOperator'] | null;
      /** Format: date-time */
      value?: string | null;
      includeNullResults?: boolean;
      withTime?: boolean;
    };
    /** @description A clause on whether a record is valid at a date. */
    Validity: {
      type?: components['schemas']['ValidityType'] | null;
      /** Format: date-time */
      date?: string | null;
    };
    /**
     * @description Action on an element of a list.
     * @enum {string}
     */
    Action: 'ADD' | 'UPDATE' | 'REMOVE';
    /**
     * @description A module of the platform. MISSION is the variable item.
     * @enum {string}
     */
    ActiveModule:
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
    /**
     * @description Method of spreading an amortization.
     * @enum {string}
     */
    AmortizationMethod: 'LINEAR' | 'SLIDING_SCALE';
    /**
     * @description States if an amount is per unit or the total.
     * @enum {string}
     */
    AmountCategoryType: 'UNITARY' | 'TOTAL';
    /**
     * @description Type of a node in the tree of assignments.
     * @enum {string}
     */
    AssignmentType:
      | 'CUSTOMER'
      | 'PROJECT'
      | 'PHASE'
      | 'SUBPHASE'
      | 'PROJECT_TASK'
      | 'DIVISION'
      | 'DIVISION_GROUP'
      | 'ENTITY'
      | 'COMPANY';
    /**
     * @description Type of the value of custom data. Named CustomFieldType in v2.
     * @enum {string}
     */
    CustomDataType: 'NUMBER' | 'DATE' | 'BOOLEAN' | 'ALPHANUMERIC';
    /**
     * @description Presentation of the value of custom data. Named CustomFieldPattern in v2.
     * @enum {string}
     */
    CustomDataPattern:
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
     * @description How a section of custom data is laid out: SECTION puts the custom data under the label of the section, COMPOSITE
     *     puts it one after the other without a label.
     * @enum {string}
     */
    CustomDataSectionType: 'SECTION' | 'COMPOSITE';
    /**
     * @description Resources that can have custom data.
     * @enum {string}
     */
    CustomizableResources:
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
    /**
     * @description Half of a day.
     * @enum {string}
     */
    DayMoment: 'MORNING' | 'AFTERNOON';
    /**
     * @description States if a discount is a percentage or an amount.
     * @enum {string}
     */
    DiscountType: 'PERCENT' | 'AMOUNT';
    /**
     * @description Type of an accounting journal.
     * @enum {string}
     */
    JournalType: 'SALES' | 'PURCHASE' | 'BANK';
    /**
     * @description Type of an object that something is linked to.
     * @enum {string}
     */
    LinkedObjectType:
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
    /**
     * @description Type of a management object. Named BusinessDocumentType in v2.
     * @enum {string}
     */
    ManagementObjectType:
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
    /**
     * @description Type of the sub-category of an item.
     * @enum {string}
     */
    SubCategoryItemType:
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
    /**
     * @description Selects valid or invalid records.
     * @enum {string}
     */
    ValidityType: 'VALID' | 'INVALID';
    /**
     * @description Names of groupings in an analysis, used as the keys of AnalysisResult.group: a long list whose names start with
     *     `PROJECT_`, `PHASE_`, `SUB_PHASE_` or `CUSTOMER_` and end with words such as `ID`, `CODE` or `NAME`.
     */
    AxeGroupsType: string;
    /**
     * @description State of approval of a timesheet entry. The free text approvalLabel accompanies it.
     * @enum {string}
     */
    TimesheetEntryApproval:
      'BRUT' | 'CONTROLE' | 'VALIDE' | 'GRATUIT' | 'NON_FACTURE' | 'FACTURE' | 'REFUSE' | 'DISSOCIE';
    /** @description State of an approval, and of the approval of a management object. */
    ApprovalState: string;
    /**
     * @description Period that the completion of a timesheet is about. The field was named terminationType in v2.
     * @enum {string}
     */
    CompletionType: 'WEEK' | 'MONTH';
    /**
     * @description Periods after which timesheets are completed, by the rules for timesheet entries. The field was named
     *     terminationMode in v2.
     * @enum {string}
     */
    CompletionMode: 'WEEKLY' | 'MONTHLY' | 'WEEKLY_MONTHLY' | 'NONE';
    /**
     * @description Severity of an alert.
     * @enum {string}
     */
    AlertLevel: 'ERROR' | 'WARNING' | 'INFO';
    /** @description Type of the object that is approved. */
    ApprovalType: string;
    /** @description Kind of leave that a project represents. NO_TIMESHEETS was NO_TIMERECORDING in v2. */
    ProjectLeaveType: string;
    /** @description A feature of the applications. TIMESHEET_ENTRY_COMPLETION_CANCEL was TIMERECORDING_TERMINATION_CANCEL in v2. */
    ApplicationFeature: string;
    /** @description Action of a patch element. */
    PatchOperation: string;
    /** @description Type of the projects of a department. */
    ProjectType: string;
    /** @description Type of a business card. */
    BusinessCardType: string;
    /** @description Type of the topic of a subscription. */
    TopicType: string;
    /** @description Type of an application. */
    ApplicationType: string;
    /** @description Type of the portal of an application. */
    PortalType: string;
    /** @description Options of accreditation of a category of custom requests. */
    AccreditationOptions: string;
    /** @description Type of the location of departure of a category of custom requests. */
    DepartureLocationType: string;
    /** @description Type of the location of destination of a category of custom requests. */
    DestinationLocationType: string;
    /**
     * @description Frequency of the repetitions of a duplicated schedule. Named duplicationPeriodRepetionType in v2, where QUARTERLY
     *     was QUATERLY.
     */
    DuplicationPeriodRepetitionType: string;
    /**
     * @description Form in which the number of repetitions of a duplicated schedule is given. Named duplicationNumberOfOccurencyType in
     *     v2, where WITH_OCCURRENCY was WITH_OCCURENCY.
     */
    DuplicationNumberOfOccurrencyType: string;
    /** @description Related data that a read of a card group can return. */
    CardGroupReadOptionValue: string;
    /** @description Related data to return with the card group. */
    CardGroupReadOption: { options?: components['schemas']['CardGroupReadOptionValue'][] | null };
    /** @description Related data that a read of a card can return. */
    CardReadOptionValue: string;
    /** @description Related data to return with the card. */
    CardReadOption: { options?: components['schemas']['CardReadOptionValue'][] | null };
    /** @description Related data that a read of an activity can return. */
    ActivityReadOptionValue: string;
    /** @description Related data to return with the activity. */
    ActivityReadOption: { options?: components['schemas']['ActivityReadOptionValue'][] | null };
    /** @description Related data that a search for phases can return. */
    PhaseReadOptionValue: string;
    /** @description Related data to return with the phase. This includes custom data, which a phase has. */
    PhaseReadOption: {
      options?:
        (components['schemas']['PhaseReadOptionValue'] | components['schemas']['CustomDataReadOptionValue'])[] | null;
    };
    /** @description Related data that a read of approvals can return. */
    ApprovalReadOptionValue: string;
    /** @description Related data to return with the approval. */
    ApprovalReadOption: {
      options?:
        | (components['schemas']['ApprovalReadOptionValue'] | components['schemas']['CustomDataReadOptionValue'])[]
        | null;
    };
    /** @description Related data that a search for invoices can return. */
    InvoiceReadOptionValue: string;
    /**
     * @description Related data to return with the invoice. This includes custom data, which an invoice has. The
     *     criteria for invoices hold it under readOptions, in the plural.
     */
    InvoiceReadOption: {
      /** @description Required. */
      type: string;
      options?:
        (components['schemas']['InvoiceReadOptionValue'] | components['schemas']['CustomDataReadOptionValue'])[] | null;
    };
    /** @description Related data that a read of a schedule can return. */
    ScheduleReadOptionValue: string;
    /** @description Related data to return with the schedule. */
    ScheduleReadOption: { options?: components['schemas']['ScheduleReadOptionValue'][] | null };
    /** @description Related data that a read of a timesheet entry can return. */
    TimesheetEntryReadOptionValue: string;
    /** @description Related data to return with the timesheet entry. Named TimeRecordingReadOption in v2. */
    TimesheetEntryReadOption: {
      options?:
        | (
            components['schemas']['TimesheetEntryReadOptionValue'] | components['schemas']['CustomDataReadOptionValue']
          )[]
        | null;
    };
    /**
     * @description Requests custom data, in any read or search that returns it. Replaces CUSTOM_FIELDS of v2.
     * @enum {string}
     */
    CustomDataReadOptionValue: 'CUSTOM_DATA';
    /** @description A group of cards. */
    CardGroup: { [key: string]: unknown };
    /** @description A card of a sprint. */
    Card: { [key: string]: unknown };
    /** @description A checkbook. */
    Checkbook: { [key: string]: unknown };
    /** @description An external requester. */
    ExternalRequester: { [key: string]: unknown };
    /** @description Criteria of a search for card groups. */
    CardGroupCriteria: {
      sprintId?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      readOption?: components['schemas']['CardGroupReadOption'] | null;
    };
    /** @description Criteria of a search for checkbooks. */
    CheckbookCriteria: {
      contractStatus?: components['schemas']['ClauseString'] | null;
      billingMethod?: components['schemas']['ClauseString'] | null;
      name?: components['schemas']['ClauseString'] | null;
      customerId?: components['schemas']['ClauseString'] | null;
      contractNumber?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      managerId?: components['schemas']['ClauseString'] | null;
      renewalThresholdExceeded?: components['schemas']['ClauseBoolean'] | null;
      tacitRenewal?: components['schemas']['ClauseBoolean'] | null;
      renewalThreshold?: components['schemas']['ClauseNumber'] | null;
      validity?: components['schemas']['Validity'] | null;
    };
    /** @description Criteria of a search for external requesters. */
    ExternalRequesterCriteria: {
      code?: components['schemas']['ClauseString'] | null;
      function?: components['schemas']['ClauseString'] | null;
      customerId?: components['schemas']['ClauseString'] | null;
      modificationById?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      tag?: components['schemas']['ClauseString'] | null;
      keyword?: components['schemas']['ClauseString'] | null;
      email?: components['schemas']['ClauseString'] | null;
      createdById?: components['schemas']['ClauseString'] | null;
      employeeId?: components['schemas']['ClauseString'] | null;
      firstName?: components['schemas']['ClauseString'] | null;
      service?: components['schemas']['ClauseString'] | null;
      name?: components['schemas']['ClauseString'] | null;
      siteId?: components['schemas']['ClauseString'] | null;
      /** @description Used with `withTime`. */
      lastTracking?: components['schemas']['ClauseDate'] | null;
      /** @description Used with `withTime`. */
      modificationTime?: components['schemas']['ClauseDate'] | null;
      /** @description Used with `withTime`. */
      createdTime?: components['schemas']['ClauseDate'] | null;
      siteHelpdeskVIPContact?: components['schemas']['ClauseBoolean'] | null;
      siteDecisionMaker?: components['schemas']['ClauseBoolean'] | null;
      siteSalesContact?: components['schemas']['ClauseBoolean'] | null;
      siteHelpdeskMainContact?: components['schemas']['ClauseBoolean'] | null;
      siteHelpdeskContact?: components['schemas']['ClauseBoolean'] | null;
      siteHelpdeskBlacklisted?: components['schemas']['ClauseBoolean'] | null;
      siteFinancialContact?: components['schemas']['ClauseBoolean'] | null;
      siteIntern?: components['schemas']['ClauseBoolean'] | null;
      siteMainContact?: components['schemas']['ClauseBoolean'] | null;
      validity?: components['schemas']['Validity'] | null;
    };
    /** @description A contract and its lines. */
    Contract: {
      id?: string | null;
      regression?: boolean;
      issueType?: components['schemas']['ContractIssueType'] | null;
      issueTypeId?: string | null;
      severity?: Record<string, unknown> | null;
      severityId?: string | null;
      priority?: Record<string, unknown> | null;
      priorityId?: string | null;
      criticality?: Record<string, unknown> | null;
      criticalityId?: string | null;
      team?: Record<string, unknown> | null;
      teamId?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      phaseId?: string | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      subPhaseId?: string | null;
      reminder?: components['schemas']['ContractReminder'] | null;
      reminderAlert?: unknown;
      reminderDetail?: unknown;
      lines?: components['schemas']['ContractLine'][] | null;
      completionDate?: unknown;
    } & { [key: string]: unknown };
    /** @description The issue type of a contract. */
    ContractIssueType: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      default?: unknown;
      firstTaskType?: Record<string, unknown> | null;
      firstTaskTypeId?: string | null;
    };
    /** @description The reminder of a contract. */
    ContractReminder: { title?: unknown; text?: unknown };
    /** @description A line of a contract. */
    ContractLine: {
      id?: string | null;
      contractServiceId?: string | null;
      product?: components['schemas']['Product'] | null;
      productId?: string | null;
      serialNumber?: unknown;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      phaseId?: string | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      subPhaseId?: string | null;
      rankNumber?: unknown;
      quantity?: unknown;
      unitPrice?: unknown;
      discountPercentage?: unknown;
      totalAmount?: unknown;
      startDate?: unknown;
      endDate?: unknown;
      notEditable?: unknown;
      reasonForTermination?: unknown;
      terminationReceptionDate?: unknown;
    } & { [key: string]: unknown };
    /** @description A product. */
    Product: {
      id?: string | null;
      name?: string | null;
      identification?: unknown;
      serialNumber?: unknown;
      taskType?: Record<string, unknown> | null;
      taskTypeId?: string | null;
      functionalAreaManaged?: unknown;
      environmentManaged?: unknown;
      revisionId?: string | null;
      templateProduct?: Record<string, unknown> | null;
      templateProductId?: string | null;
      templateProductCode?: unknown;
      reminder?: unknown;
      severity?: Record<string, unknown> | null;
      severityId?: string | null;
      maintainedProduct?: unknown;
      classification?: Record<string, unknown> | null;
      classificationId?: string | null;
      productType?: Record<string, unknown> | null;
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
      /** Format: date-time */
      entryDate?: string | null;
      /** Format: date-time */
      exitDate?: string | null;
      /** Format: date-time */
      endOfUseDate?: string | null;
      locationsLinked?: components['schemas']['ProductLocation'][] | null;
      customData?: { [key: string]: components['schemas']['CustomData'] } | null;
    };
    /** @description A location that a product is linked to. */
    ProductLocation: {
      id?: string | null;
      maintainedItemId?: string | null;
      status?: Record<string, unknown> | null;
      statusId?: string | null;
      state?: unknown;
      startDate?: unknown;
      endDate?: unknown;
      scheduledEndDate?: unknown;
      contact?: components['schemas']['Contact'] | null;
      contactId?: string | null;
      comment?: string | null;
      quantity?: unknown;
      employee?: components['schemas']['EmployeeBase'] | null;
      employeeId?: string | null;
      customer?: components['schemas']['CustomerBase'] | null;
      customerId?: string | null;
      customerSite?: components['schemas']['CustomerSiteBase'] | null;
      customerSiteId?: string | null;
      currentLocation?: unknown;
    };
    /** @description An activity. */
    Activity: { [key: string]: unknown };
    /** @description A group of projects. */
    ProjectGroup: { [key: string]: unknown };
    /** @description A state of projects. */
    ProjectState: { [key: string]: unknown };
    /** @description A phase of a project. */
    Phase: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      order?: number | null;
      /** Format: date */
      expectedStart?: string | null;
      /** Format: date */
      expectedEnd?: string | null;
      description?: string | null;
      state?: components['schemas']['PhaseState'] | null;
      stateId?: string | null;
      manager?: components['schemas']['EmployeeBase'] | null;
      managerId?: string | null;
      quoteNumber?: unknown;
      customerContact?: unknown;
      /** Format: date */
      actualStart?: string | null;
      /** Format: date */
      actualEnd?: string | null;
      customerHostSite?: Record<string, unknown> | null;
      customerHostSiteId?: string | null;
      closure?: boolean;
      customData?: { [key: string]: components['schemas']['CustomData'] } | null;
      formConfig?: components['schemas']['FormConfig'] | null;
    };
    /** @description The state of a phase. */
    PhaseState: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      companyId?: string | null;
      default?: unknown;
    };
    /** @description Criteria of a search for phases. */
    PhaseCriteria: {
      code?: components['schemas']['ClauseString'] | null;
      expectedEnd?: Record<string, unknown> | null;
      stateId?: components['schemas']['ClauseString'] | null;
      actualEnd?: Record<string, unknown> | null;
      expectedStart?: Record<string, unknown> | null;
      managerId?: components['schemas']['ClauseString'] | null;
      phaseValidity?: Record<string, unknown> | null;
      name?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      tag?: components['schemas']['ClauseString'] | null;
      projectId?: components['schemas']['ClauseString'] | null;
      actualStart?: Record<string, unknown> | null;
      closure?: components['schemas']['ClauseBoolean'] | null;
      readOption?: components['schemas']['PhaseReadOption'] | null;
      /** Format: date-time */
      referentialDate?: string | null;
    };
    /** @description A task of a project. */
    ProjectTask: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      phaseId?: string | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      subPhaseId?: string | null;
      customer?: components['schemas']['CustomerBase'] | null;
      customerId?: string | null;
      order?: number | null;
      startDate?: unknown;
      endDate?: unknown;
      description?: string | null;
      progress?: components['schemas']['ProjectTaskProgress'] | null;
      manager?: components['schemas']['EmployeeBase'] | null;
      managerId?: string | null;
      linkedEmployee?: components['schemas']['EmployeeBase'] | null;
      linkedEmployeeId?: string | null;
      skills?: components['schemas']['Skill'][] | null;
      location?: unknown;
      defaultTask?: boolean;
      /** Format: date-time */
      executionDate?: string | null;
      riskLevelId?: string | null;
      standardWeek?: Record<string, unknown> | null;
      standardWeekId?: string | null;
      dailyPriceCurrency?: number | null;
      quantityOfDays?: number | null;
      soldItem?: components['schemas']['SoldItem'] | null;
    };
    /** @description The sold item of a project task. */
    SoldItem: {
      category?: unknown;
      subCategory?: unknown;
      billingMode?: unknown;
      quantityPrecision?: unknown;
      unitPricePrecision?: unknown;
      productionEstimatedDuration?: unknown;
      inventoryAndPackaging?: unknown;
      customData?: { [key: string]: components['schemas']['CustomData'] } | null;
      accountSettings?: unknown;
    } & { [key: string]: unknown };
    /** @description The progress of a project task. */
    ProjectTaskProgress: {
      workload?: number | null;
      excess?: number | null;
      scheduled?: number | null;
      done?: number | null;
      doneAndValidated?: number | null;
      toBeScheduled?: number | null;
      remainingTasks?: number | null;
      hoursHundredthsWorkload?: number | null;
      calculatedRemainingTasks?: boolean;
      type?: unknown;
    };
    /** @description Target and period of the transfer of a phase. */
    TransferAffectation: {
      toPhaseId?: string | null;
      toSubPhaseId?: string | null;
      toProjectId?: string | null;
      /** Format: date-time */
      start?: string | null;
      /** Format: date-time */
      end?: string | null;
    };
    /** @description One step of a patch. */
    PatchElement: {
      op?: components['schemas']['PatchOperation'] | null;
      path?: string | null;
      from?: string | null;
      /** @description Any value. */
      value?: unknown;
    };
    /** @description Criteria of a search for activities. */
    ActivityCriteria: {
      companyId?: components['schemas']['ClauseString'] | null;
      code?: components['schemas']['ClauseString'] | null;
      departmentId?: components['schemas']['ClauseString'] | null;
      name?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      /** Format: date-time */
      endDate?: string | null;
    };
    /** @description A department and its activities. */
    Department: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      comment?: string | null;
      companyCode?: string | null;
      analysis?: unknown;
      entity?: Record<string, unknown> | null;
      entityId?: string | null;
      projectType?: components['schemas']['ProjectType'] | null;
      activities?: components['schemas']['ActivityBase'][] | null;
    };
    /** @description Summary of an activity. */
    ActivityBase: { id?: string | null; code?: string | null; name?: string | null };
    /** @description A division. */
    Division: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      companyId?: string | null;
      group?: Record<string, unknown> | null;
      groupId?: string | null;
    };
    /** @description A grouping of divisions. */
    DivisionGrouping: { id?: string | null; code?: string | null; name?: string | null; serviceId?: string | null };
    /** @description Criteria of a search for project groups. */
    ProjectGroupCriteria: {
      code?: components['schemas']['ClauseString'] | null;
      name?: components['schemas']['ClauseString'] | null;
      description?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
    };
    /** @description Criteria of a search for assignments. */
    AssignmentCriteria: {
      projectSubcategorieLevel2Id?: components['schemas']['ClauseString'] | null;
      departmentId?: components['schemas']['ClauseString'] | null;
      phaseId?: components['schemas']['ClauseString'] | null;
      projectProductionManagerId?: components['schemas']['ClauseString'] | null;
      yearId?: components['schemas']['ClauseString'] | null;
      activityId?: components['schemas']['ClauseString'] | null;
      projectStateCode?: components['schemas']['ClauseString'] | null;
      projectTaskEmployeeLinkedId?: components['schemas']['ClauseString'] | null;
      customerId?: components['schemas']['ClauseString'] | null;
      tag?: components['schemas']['ClauseString'] | null;
      phaseCode?: components['schemas']['ClauseString'] | null;
      divisionId?: components['schemas']['ClauseString'] | null;
      subPhaseCode?: components['schemas']['ClauseString'] | null;
      projectCategorieId?: components['schemas']['ClauseString'] | null;
      divisionGroupId?: components['schemas']['ClauseString'] | null;
      entityId?: components['schemas']['ClauseString'] | null;
      projectTaskId?: components['schemas']['ClauseString'] | null;
      companyId?: components['schemas']['ClauseString'] | null;
      projectGroupCode?: components['schemas']['ClauseString'] | null;
      subPhaseId?: components['schemas']['ClauseString'] | null;
      projectManagerId?: components['schemas']['ClauseString'] | null;
      projectSalesManagerId?: components['schemas']['ClauseString'] | null;
      projectId?: components['schemas']['ClauseString'] | null;
      projectFinancialManagerId?: components['schemas']['ClauseString'] | null;
      projectSubCategorieId?: components['schemas']['ClauseString'] | null;
      projectEmployeeLinkedId?: components['schemas']['ClauseString'] | null;
      scheduled?: components['schemas']['ClauseBoolean'] | null;
      projectClosed?: components['schemas']['ClauseBoolean'] | null;
      projectOnLeave?: components['schemas']['ClauseBoolean'] | null;
      projectInternal?: components['schemas']['ClauseBoolean'] | null;
      /** @description When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
      lowerAssignmentType?: components['schemas']['AssignmentType'] | null;
      /** @description When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
      upperAssignmentType?: components['schemas']['AssignmentType'] | null;
      /** @description Type of the ancestor nodes that the parameter `limit` counts. When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
      countAssignmentType?: components['schemas']['AssignmentType'] | null;
      /** Format: date-time */
      referentialDate?: string | null;
      /** Format: date-time */
      referentialDateEnd?: string | null;
      employeeId?: string | null;
      employeePartitioning?: boolean;
      ignoreProjectAllCustomer?: boolean;
      allCompanies?: boolean;
      mainCustomer?: boolean;
      employeeIdScheduled?: string[] | null;
      tagIdScheduled?: string[] | null;
    };
    /** @description A node of the tree that the assignments search returns. */
    AssignmentNode: {
      id?: string | null;
      code?: string | null;
      description?: string | null;
      longDescription?: unknown;
      parentId?: string | null;
      parentType?: unknown;
      selectable?: boolean;
      type?: components['schemas']['AssignmentType'] | null;
      assignments?: components['schemas']['AssignmentNode'][] | null;
      /** @description A property of this name that holds a map of strings. */
      additionalProperties?: { [key: string]: string } | null;
    };
    /** @description Named by the renames only; its `projectGroup` was `projectGroupCode`. */
    AssignmentReferential: { projectGroup?: unknown } & { [key: string]: unknown };
    /** @description A timesheet entry (time recording). Its v2 name is TimeRecordingBase. */
    TimesheetEntryBase: {
      id?: string | null;
      guid?: string | null;
      type?: string | null;
      unit?: string | null;
      comment?: string | null;
      /** @description The v2 name is `place`. */
      location?: string | null;
      taskId?: string | null;
      /** @description Free text in addition to `approval`. */
      approvalLabel?: string | null;
      customer?: components['schemas']['CustomerBase'] | null;
      customerId?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      phaseId?: string | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      subPhaseId?: string | null;
      projectTask?: components['schemas']['ProjectTaskCommon'] | null;
      projectTaskId?: string | null;
      employee?: components['schemas']['EmployeeBase'] | null;
      employeeId?: string | null;
      actionCode?: Record<string, unknown> | null;
      actionCodeId?: string | null;
      actionCode2?: Record<string, unknown> | null;
      actionCode2Id?: string | null;
      /** Format: date-time */
      date?: string | null;
      /** Format: date-time */
      completionDate?: string | null;
      /**
       * Format: double
       * @description In the requested unit; by default the employee's presentation unit.
       */
      duration?: number | null;
      durations?: components['schemas']['TimesheetEntryDurations'] | null;
      validated?: boolean;
      approval?: components['schemas']['TimesheetEntryApproval'] | null;
      changeTracking?: components['schemas']['ChangeTracking'] | null;
    };
    /** @description A timesheet entry. Its v2 name is TimeRecording. */
    TimesheetEntry: {
      approval?: components['schemas']['TimesheetEntryApproval'] | null;
      /** @description Free text in addition to `approval`. */
      approvalLabel?: string | null;
      /** @description The v2 name is `place`. */
      location?: string | null;
    } & { [key: string]: unknown };
    /** @description One duration in four units. */
    TimesheetEntryDurations: {
      durationMinute?: number | null;
      durationHourMinute?: number | null;
      durationHour?: number | null;
      durationDay?: number | null;
    };
    /**
     * @description Criteria of a search for timesheet entries. Its v2 name is TimeRecordingCriteria. The sources list `from` and `to`
     *     beside `period`, and the renames make them `period.from` and `period.to`. They are kept as listed.
     */
    TimesheetEntryCriteria: {
      actionCode2Id?: unknown;
      actionCodeCode?: unknown;
      approval?: unknown;
      companyId?: unknown;
      divisionGroupingId?: unknown;
      divisionId?: unknown;
      employeeId?: unknown;
      entityId?: unknown;
      /**
       * @deprecated
       * @description Still listed; replaced by `period.from`.
       */
      from?: unknown;
      id?: unknown;
      managerId?: unknown;
      /** @description The v2 names of its members are `from` and `to` of the criteria. */
      period?: components['schemas']['Period'] | null;
      project?: unknown;
      projectTaskId?: unknown;
      readOption?: components['schemas']['TimesheetEntryReadOption'] | null;
      serviceId?: unknown;
      /**
       * @deprecated
       * @description Still listed; replaced by `period.to`.
       */
      to?: unknown;
      doNotRoundUp?: boolean;
      onlyFinishedTimes?: boolean;
    };
    /** @description Rules for entering the duration of a timesheet entry. Its v2 name is TimeRecordingRules. */
    TimesheetEntryRules: {
      id?: string | null;
      employeeId?: string | null;
      /** @description False limits entry to the range of allowed values. */
      allowManualEntry?: boolean;
      /** @description Calculation base giving the maximum decimals allowed (for example 60 or 100). */
      base?: number | null;
      /** @description Cut-off dates for times and schedules. */
      closingDates?: components['schemas']['ClosingDate'][] | null;
      /** @description Standard weeks of the employee. */
      employeeWeeks?: components['schemas']['EmployeeWeek'][] | null;
      /** @description Lower bound of a duration entry; exclusive. */
      min?: number | null;
      /** @description Upper bound of a duration entry; exclusive. */
      max?: number | null;
      /** @description Precision of a duration. */
      step?: number | null;
      /** @description Graphical increment. */
      prettyStep?: number | null;
      /** @description Code of the presentation unit. */
      unit?: string | null;
      /** @description Presentation unit. */
      unitDuration?: unknown;
      /** @description Duration of a day in minutes. */
      simpleDuration?: number | null;
      /** @description The v2 name is `terminationMode`. */
      completionMode?: components['schemas']['CompletionMode'] | null;
    };
    /** @description Rules for entering the duration of a schedule. */
    ScheduleRules: {
      id?: string | null;
      employeeId?: string | null;
      /** @description False limits entry to the range of allowed values. */
      allowManualEntry?: boolean;
      /** @description Calculation base giving the maximum decimals allowed (for example 60 or 100). */
      base?: number | null;
      /** @description Cut-off dates for times and schedules. */
      closingDates?: components['schemas']['ClosingDate'][] | null;
      /** @description Standard weeks of the employee. */
      employeeWeeks?: components['schemas']['EmployeeWeek'][] | null;
      /** @description Lower bound of a duration entry; exclusive. */
      min?: number | null;
      /** @description Upper bound of a duration entry; exclusive. */
      max?: number | null;
      /** @description Precision of a duration. */
      step?: number | null;
      /** @description Graphical increment. */
      prettyStep?: number | null;
      /** @description Code of the presentation unit. */
      unit?: string | null;
      /** @description Presentation unit. */
      unitDuration?: unknown;
    };
    /** @description A cut-off date for times and schedules. */
    ClosingDate: { [key: string]: unknown };
    /** @description A standard week of an employee. */
    EmployeeWeek: { [key: string]: unknown };
    /**
     * @description The completion of the timesheet entries of a week or a month. Its v2 name is TimeRecordingTermination
     *     (also TimeRecordingCompletion).
     */
    TimesheetEntryCompletion: {
      id?: string | null;
      employee?: components['schemas']['EmployeeBase'] | null;
      employeeId?: string | null;
      number?: number | null;
      year?: number | null;
      /** @description The v2 name is `terminationType`. */
      completionType?: components['schemas']['CompletionType'] | null;
      /** @description The v2 name is `terminated`. */
      completed?: unknown;
    } & { [key: string]: unknown };
    /**
     * @description Criteria of a search for completions. Its v2 name is TimeRecordingCompletionCriteria. No operation that takes it is
     *     shown.
     */
    TimesheetEntryCompletionCriteria: {
      employeeId?: unknown;
      id?: unknown;
      managerId?: unknown;
      number?: unknown;
      type?: unknown;
      year?: unknown;
    };
    /** @description A business card of an employee. */
    BusinessCard: {
      id?: string | null;
      /** @description Must equal the employee of the URL. */
      employeeId?: string | null;
      /** @description The number of the card, masked. */
      cardNumber?: string | null;
      encryptedCardNumber?: string | null;
      name?: string | null;
      type?: components['schemas']['BusinessCardType'] | null;
      /** Format: date-time */
      endDate?: string | null;
    };
    /** @description Criteria of a search for business cards. */
    BusinessCardCriteria: {
      encryptedCardNumber?: components['schemas']['ClauseString'] | null;
      name?: components['schemas']['ClauseString'] | null;
      employeeId?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      type?: components['schemas']['ClauseString'] | null;
      endDate?: components['schemas']['ClauseDate'] | null;
    };
    /** @description A category of custom requests. */
    CustomRequestCategory: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      icon?: string | null;
      companyId?: string | null;
      /** Format: date-time */
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
      departureLocationType?: components['schemas']['DepartureLocationType'] | null;
      destinationLocationType?: components['schemas']['DestinationLocationType'] | null;
      accreditationOptions?: components['schemas']['AccreditationOptions'] | null;
      accreditationLevelType?: number | null;
      customDataStart?: number | null;
      customDataEnd?: number | null;
      customDataNbColumns?: number | null;
    };
    /** @description A custom request; one of the management objects. */
    CustomRequest: {
      id?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectId?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      phaseId?: string | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      subPhaseId?: string | null;
      projectTask?: components['schemas']['ProjectTaskCommon'] | null;
      projectTaskId?: string | null;
      number?: string | null;
      name?: string | null;
      type?: components['schemas']['ManagementObjectType'] | null;
      companyCode?: string | null;
      companyId?: string | null;
      currencyCode?: string | null;
      currency?: components['schemas']['Currency'] | null;
      /** Format: date-time */
      date?: string | null;
      description?: string | null;
      entityCode?: string | null;
      /**
       * Format: double
       * @description In the company's currency.
       */
      afterTaxAmount?: number | null;
      /**
       * Format: double
       * @description In the company's currency.
       */
      preTaxAmount?: number | null;
      thirdPartyId?: string | null;
      /** @description Custom data by their label. */
      customData?: { [key: string]: components['schemas']['CustomData'] } | null;
      changeTracking?: components['schemas']['ChangeTracking'] | null;
      approvalState?: components['schemas']['ApprovalState'] | null;
      /** Format: date-time */
      approvalDate?: string | null;
      lines?: components['schemas']['CustomRequestLine'][] | null;
      documents?: unknown;
      numberOfDocuments?: number | null;
      formConfig?: components['schemas']['FormConfig'] | null;
      cancellationDate?: unknown;
      cancellationUser?: components['schemas']['UserBase'] | null;
      cancellationUserId?: string | null;
      archiveDate?: unknown;
      archiveUser?: components['schemas']['UserBase'] | null;
      archiveUserId?: string | null;
      comment?: string | null;
      multiProjects?: boolean;
    };
    /** @description A line of a custom request. */
    CustomRequestLine: components['schemas']['ManagementObjectLine'] & {
      id?: string | null;
      project?: components['schemas']['ProjectBase'] | null;
      readonly projectId?: string | null;
      phase?: components['schemas']['PhaseBase'] | null;
      readonly phaseId?: string | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      readonly subPhaseId?: string | null;
      projectTask?: components['schemas']['ProjectTaskCommon'] | null;
      readonly projectTaskId?: string | null;
      /**
       * @description The sources list it for this line and, elsewhere, name it among the fields removed from the line because
       *     they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
       */
      managementObjectId?: string | null;
      name?: string | null;
      /** Format: double */
      quantity?: number | null;
      /** Format: double */
      unitPriceCurrency?: number | null;
      /** Format: double */
      unitPrice?: number | null;
      /** Format: double */
      amountTotalCurrency?: number | null;
      /** Format: double */
      amountTotal?: number | null;
      /** Format: double */
      rankNumber?: number | null;
      customer?: components['schemas']['CustomerBase'] | null;
      readonly customerId?: string | null;
      expenseTypeExpected?: components['schemas']['ExpenseTypeExpected'] | null;
    };
    /** @description The expense type expected for a line of a custom request. */
    ExpenseTypeExpected: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      description?: string | null;
      endDate?: unknown;
      expenseType?: components['schemas']['ExpenseType'] | null;
    };
    /** @description An expense type. */
    ExpenseType: {
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
      /** @description A threshold per expense type, not a limit of the API. */
      expenseThreshold?: number | null;
      defaultAmount?: number | null;
      endDate?: unknown;
      expenseCategory?: unknown;
      expenseRebillableOptions?: unknown;
    };
    /** @description A document. */
    Document: {
      id?: string | null;
      title?: string | null;
      versionId?: string | null;
      changeTracking?: components['schemas']['ChangeTracking'] | null;
      publishedBy?: components['schemas']['UserBase'] | null;
      publishedById?: string | null;
      classification?: unknown;
      subClassification?: unknown;
      category1?: unknown;
      category2?: unknown;
      category3?: unknown;
      category?: Record<string, unknown> | null;
      categoryId?: string | null;
      subCategory?: Record<string, unknown> | null;
      subCategoryId?: string | null;
      companyId?: string | null;
      publicationDate?: unknown;
      version?: unknown;
      documentType?: unknown;
      /** @description Not changeable after creation. */
      fileUrl?: string | null;
      /** @description The v2 name is `sysName`. */
      fileName?: string | null;
      lienUrl?: string | null;
      url?: string | null;
      original?: boolean;
      locked?: boolean;
      archived?: boolean;
      preview?: unknown;
      tokenPreview?: unknown;
      externalDMSUuid?: unknown;
      links?: components['schemas']['DocumentLink'][] | null;
      action?: unknown;
      owner?: Record<string, unknown> | null;
      ownerId?: string | null;
      description?: string | null;
      /** @deprecated */
      createdBy?: components['schemas']['UserBase'] | null;
      /** @deprecated */
      createdById?: string | null;
      /**
       * @deprecated
       * @description The sources name `changeTracking.creationDate` as its replacement; the field that ChangeTracking lists is
       *     `createdTime`.
       */
      creationDate?: unknown;
      /** @deprecated */
      sysName?: string | null;
    };
    /** @description A link from a document to an object. */
    DocumentLink: {
      id?: string | null;
      original?: unknown;
      documentId?: string | null;
      objectId?: string | null;
      objectType?: unknown;
    };
    /** @description An ability of an employee and its level of expertise. */
    EmployeeAbility: { [key: string]: unknown };
    /** @description The level of expertise of an ability. */
    AbilityLevel: { id?: string | null; code?: string | null; name?: string | null };
    /** @description A subscription for listening to events over server-sent events. */
    Subscription: { token?: string | null; topic?: components['schemas']['Topic'] | null };
    /** @description Events that a subscription listens to. */
    Topic: { action?: string | null; id?: string | null; type?: components['schemas']['TopicType'] | null };
    /** @description An entry of the history of an employee. */
    EmployeeHistory: {
      /** @deprecated */
      employeeHistoryType?: unknown;
      standardWeekId?: string | null;
    } & { [key: string]: unknown };
    /** @description A quick entry of time. */
    QuickEntryTime: {
      /** @description The v2 name is `place`. */
      location?: string | null;
      /** @description The v2 names are `startDate` and `endDate` (of what is related to quick entries). */
      date?: unknown;
      /** @description Must exist. */
      projectId: string;
      /** @description Mandatory when the project has phases. */
      phaseId?: string | null;
      /** @description Mandatory when the project has phases and sub-phases. */
      subPhaseId?: string | null;
      /** @description Must exist and be consistent with the sub-phase, or with the phase and the project. */
      projectTaskId: string;
    } & { [key: string]: unknown };
    /** @description An event of a calendar. */
    CalendarEvent: {
      /** @description The v2 name is `place`. */
      location?: string | null;
    } & { [key: string]: unknown };
    /** @description A schedule. */
    Schedule: {
      /** @description The v2 name is `place`. */
      location?: string | null;
    } & { [key: string]: unknown };
    /** @description A schedule. */
    ScheduleBase: {
      /** @description The v2 name is `place`. */
      location?: string | null;
    } & { [key: string]: unknown };
    /** @description A schedule, in its fluent variant. */
    ScheduleFluent: {
      /** @description The v2 name is `place`. */
      location?: string | null;
    } & { [key: string]: unknown };
    /** @description Options for duplicating a schedule. The v2 fields `useDateHours` and `modeTimeRecording` are removed. */
    ScheduleDuplicationParameters: {
      /** @description The v2 name is `duplicationPeriodRepetionType`. */
      duplicationPeriodRepetitionType?: components['schemas']['DuplicationPeriodRepetitionType'] | null;
      /** @description The v2 name is `occurency`. */
      occurrency?: unknown;
      /** @description The v2 name is `numberOfOccurency`. */
      numberOfOccurrency?: unknown;
      /** @description The v2 name is `duplicationNumberOfOccurencyType`. */
      duplicationNumberOfOccurrencyType?: components['schemas']['DuplicationNumberOfOccurrencyType'] | null;
    } & { [key: string]: unknown };
    /** @description Body of the operation that validates timesheet entries; no v3 operation that takes it is shown. */
    ApprovalValidation: {
      approval?: components['schemas']['ApprovalValidationApproval'] | null;
      /** @description Identifiers of the timesheet entries (time recordings). */
      idents?: string[] | null;
      reason?: string | null;
    };
    /** @description The approval given by a validation; not the Approval resource. */
    ApprovalValidationApproval: {
      code?: string | null;
      ident?: string | null;
      name?: string | null;
      order?: number | null;
    };
    /**
     * @description An approval of a management object or of another object. In create requests the nested objects (approvedBy,
     *     approver, object, objectSummary and requester) are not expected; their ids are sent.
     */
    Approval: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      comment?: string | null;
      company?: string | null;
      objectEntityCode?: string | null;
      /** Format: date-time */
      approvalDate?: string | null;
      /** Format: date-time */
      requestDate?: string | null;
      /** @description User who approved. */
      approvedBy?: components['schemas']['UserBase'] | null;
      /** @description User who approved; null when `isAutoApproved` is true. */
      approvedById?: string | null;
      approver?: components['schemas']['Approver'] | null;
      approverId?: string | null;
      requester?: components['schemas']['EmployeeBase'] | null;
      requesterId?: string | null;
      /** @description Any value. */
      integralObject?: unknown;
      /** @description True when the requester is also the approver and the approval parameter allows automatic approval. */
      isAutoApproved?: boolean;
      level?: number | null;
      order?: number | null;
      ongoingLevelNumber?: number | null;
      totalLevelNumber?: number | null;
      /** @description The v2 name is `viewCustomFields`. */
      viewCustomData?: number | null;
      /** @deprecated */
      object?: Record<string, unknown> | null;
      /** @deprecated */
      objectId?: string | null;
      /** @description Summary of the approved object. */
      objectSummary?: components['schemas']['ApprovalObjectSummary'] | null;
      objectSummaryId?: string | null;
      objectType?: components['schemas']['ApprovalType'] | null;
      /** @description Approvals for the same object. */
      otherApprovals?: components['schemas']['Approval'][] | null;
      state?: components['schemas']['ApprovalState'] | null;
    };
    /** @description An approver. */
    Approver: { [key: string]: unknown };
    /** @description Summary of an approved object. */
    ApprovalObjectSummary: {
      id?: string | null;
      companyCode?: string | null;
      currencyCode?: string | null;
      description?: string | null;
      entityCode?: string | null;
      name?: string | null;
      number?: string | null;
      /** Format: date-time */
      date?: string | null;
      /** Format: double */
      readonly afterTaxAmount?: number | null;
      /** Format: double */
      readonly afterTaxAmountCurrency?: number | null;
      /** Format: double */
      readonly preTaxAmount?: number | null;
      /** Format: double */
      readonly preTaxAmountCurrency?: number | null;
      /** @description Custom data by their label. The v2 name is `customFields`. */
      customData?: { [key: string]: components['schemas']['CustomData'] } | null;
    };
    /** @description Criteria of a search for approvals. No operation that takes it is shown. */
    ApprovalCriteria: {
      approverId?: components['schemas']['ClauseString'] | null;
      comment?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      level?: components['schemas']['ClauseString'] | null;
      objectId?: components['schemas']['ClauseString'] | null;
      objectType?: components['schemas']['ClauseString'] | null;
      requesterId?: components['schemas']['ClauseString'] | null;
      states?: components['schemas']['ClauseString'] | null;
      approvalDate?: components['schemas']['ClauseDate'] | null;
      requestDate?: components['schemas']['ClauseDate'] | null;
      approvalApproverCriteria?: components['schemas']['ApprovalApproverCriteria'] | null;
      readOption?: components['schemas']['ApprovalReadOption'] | null;
    } & { [key: string]: unknown };
    /** @description Criteria of a search for approvers. */
    ApprovalApproverCriteria: {
      employeeDivisionId?: components['schemas']['ClauseString'] | null;
      employeeEntityId?: components['schemas']['ClauseString'] | null;
      managerId?: components['schemas']['ClauseString'] | null;
      serviceId?: components['schemas']['ClauseString'] | null;
    };
    /** @description Criteria on the project of an approval. */
    ApprovalProjectCriteria: { [key: string]: unknown };
    /** @description Criteria on the summary of an approved object. */
    ApprovalSummaryCriteria: { [key: string]: unknown };
    /** @description A management object as an approval sees it. */
    ApprovalManagementObject: {
      /** @deprecated */
      entityCode?: string | null;
      entityId?: string | null;
    } & { [key: string]: unknown };
    /** @description A message. */
    Message: { [key: string]: unknown };
    /** @description A management object. Its v2 name is BusinessDocument. */
    ManagementObject: {
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
       * Format: double
       * @description In the currency of the company.
       */
      afterTaxAmount?: number | null;
      /**
       * Format: double
       * @description In the currency of the company.
       */
      preTaxAmount?: number | null;
      /** Format: date-time */
      date?: string | null;
      /** Format: date-time */
      projectedApprovalDate?: string | null;
      /** Format: date-time */
      approvalDate?: string | null;
      type?: components['schemas']['ManagementObjectType'] | null;
      approvalState?: components['schemas']['ApprovalState'] | null;
      changeTracking?: components['schemas']['ChangeTracking'] | null;
      currency?: components['schemas']['Currency'] | null;
      customer?: components['schemas']['CustomerBase'] | null;
      customerToBill?: components['schemas']['CustomerBase'] | null;
      manager?: components['schemas']['EmployeeBase'] | null;
      payment?: Record<string, unknown> | null;
      phase?: components['schemas']['PhaseBase'] | null;
      project?: components['schemas']['ProjectBase'] | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      /** @description Custom data by their labels. */
      customData?: { [key: string]: components['schemas']['CustomData'] } | null;
    } & { [key: string]: unknown };
    /** @description A sales invoice; one of the management objects. */
    Invoice: components['schemas']['ManagementObject'] & { lines?: components['schemas']['InvoiceLine'][] | null };
    /** @description Criteria of a search for invoices. */
    InvoiceCriteria: {
      id?: components['schemas']['ClauseString'] | null;
      readOptions?: components['schemas']['InvoiceReadOption'] | null;
    };
    /** @description Criteria of a search for management objects. Its v2 name is BusinessDocumentCriteria. */
    ManagementObjectCriteria: { [key: string]: unknown };
    /** @description A line of a management object. Its v2 name is BusinessDocumentLine. */
    ManagementObjectLine: {
      afterTaxAmountTotalCurrency?: unknown;
      complementName?: string | null;
      expenseTypeExpectedId?: string | null;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string | null;
      resource?: Record<string, unknown> | null;
      resourceId?: string | null;
      totalPrice?: unknown;
      totalPriceCurrency?: unknown;
    } & { [key: string]: unknown };
    /** @description A line of an invoice. */
    InvoiceLine: {
      /** @description Required. */
      id: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string | null;
      complementName?: string | null;
      name?: string | null;
      generalAccount?: string | null;
      itemId?: string | null;
      phaseId?: string | null;
      projectId?: string | null;
      projectTaskId?: string | null;
      subPhaseId?: string | null;
      /** Format: double */
      amountTotal?: number | null;
      /** Format: double */
      amountTotalCurrency?: number | null;
      /** Format: double */
      discount?: number | null;
      /** Format: double */
      quantity?: number | null;
      /** Format: double */
      rankNumber?: number | null;
      /** Format: double */
      unitPrice?: number | null;
      /** Format: double */
      unitPriceCurrency?: number | null;
      /** Format: double */
      vatAmount1?: number | null;
      /** Format: double */
      vatAmount1Currency?: number | null;
      /** Format: double */
      vatAmount2?: number | null;
      /** Format: double */
      vatAmount2Currency?: number | null;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      startDate?: string | null;
      /**
       * Format: date-time
       * @description End of the period.
       */
      endDate?: string | null;
      exchangeRate?: Record<string, unknown> | null;
      item?: components['schemas']['Item'] | null;
      phase?: components['schemas']['PhaseBase'] | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectTask?: components['schemas']['ProjectTaskCommon'] | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      vat1?: components['schemas']['VATBase'] | null;
      vat2?: components['schemas']['VATBase'] | null;
    };
    /** @description A line with an item. */
    ItemLine: {
      /** @description Required. */
      id: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string | null;
      complementName?: string | null;
      name?: string | null;
      generalAccount?: string | null;
      itemId?: string | null;
      phaseId?: string | null;
      projectId?: string | null;
      projectTaskId?: string | null;
      subPhaseId?: string | null;
      /** Format: double */
      amountTotal?: number | null;
      /** Format: double */
      amountTotalCurrency?: number | null;
      /**
       * @description The v2 `discount`, a number, is `discount.amount`. The field list, which it shares with InvoiceLine and
       *     ManagementObjectSalesLine, has a number here too.
       */
      discount?: components['schemas']['Discount'] | null;
      /** Format: double */
      quantity?: number | null;
      /** Format: double */
      rankNumber?: number | null;
      /** Format: double */
      unitPrice?: number | null;
      /** Format: double */
      unitPriceCurrency?: number | null;
      /** Format: double */
      vatAmount1?: number | null;
      /** Format: double */
      vatAmount1Currency?: number | null;
      /** Format: double */
      vatAmount2?: number | null;
      /** Format: double */
      vatAmount2Currency?: number | null;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      startDate?: string | null;
      /**
       * Format: date-time
       * @description End of the period.
       */
      endDate?: string | null;
      exchangeRate?: Record<string, unknown> | null;
      item?: components['schemas']['Item'] | null;
      phase?: components['schemas']['PhaseBase'] | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectTask?: components['schemas']['ProjectTaskCommon'] | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      vat1?: components['schemas']['VATBase'] | null;
      vat2?: components['schemas']['VATBase'] | null;
    };
    /** @description A sales line of a management object. Its v2 name is BusinessDocumentSalesLine. */
    ManagementObjectSalesLine: {
      /** @description Required. */
      id: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string | null;
      complementName?: string | null;
      name?: string | null;
      generalAccount?: string | null;
      itemId?: string | null;
      phaseId?: string | null;
      projectId?: string | null;
      projectTaskId?: string | null;
      subPhaseId?: string | null;
      /** Format: double */
      amountTotal?: number | null;
      /** Format: double */
      amountTotalCurrency?: number | null;
      /** Format: double */
      discount?: number | null;
      /** Format: double */
      quantity?: number | null;
      /** Format: double */
      rankNumber?: number | null;
      /** Format: double */
      unitPrice?: number | null;
      /** Format: double */
      unitPriceCurrency?: number | null;
      /** Format: double */
      vatAmount1?: number | null;
      /** Format: double */
      vatAmount1Currency?: number | null;
      /** Format: double */
      vatAmount2?: number | null;
      /** Format: double */
      vatAmount2Currency?: number | null;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      startDate?: string | null;
      /**
       * Format: date-time
       * @description End of the period.
       */
      endDate?: string | null;
      exchangeRate?: Record<string, unknown> | null;
      item?: components['schemas']['Item'] | null;
      phase?: components['schemas']['PhaseBase'] | null;
      project?: components['schemas']['ProjectBase'] | null;
      projectTask?: components['schemas']['ProjectTaskCommon'] | null;
      subPhase?: components['schemas']['SubPhaseBase'] | null;
      vat1?: components['schemas']['VATBase'] | null;
      vat2?: components['schemas']['VATBase'] | null;
    };
    /** @description Summary of a rate of value-added tax. */
    VATBase: {
      id?: string | null;
      name?: string | null;
      /** @description In percent. */
      rate?: number | null;
    };
    /** @description An item. */
    Item: {
      /** @description Required. */
      id: string;
      category?: components['schemas']['Category'] | null;
      categoryId?: string | null;
      comment?: string | null;
      companyCode?: string | null;
      entityCode?: string | null;
      /** @deprecated */
      family?: unknown;
      grouping?: unknown;
      name?: string | null;
      reference?: string | null;
      shortName?: string | null;
      subCategory?: components['schemas']['SubCategoryItem'] | null;
      subCategoryId?: string | null;
      /** @deprecated */
      subFamily?: unknown;
      inventory?: boolean;
    };
    /** @description The sub-category of an item. */
    SubCategoryItem: {
      /** @description The v2 name is `subType`. */
      subCategoryType?: components['schemas']['SubCategoryItemType'] | null;
    } & { [key: string]: unknown };
    /** @description An amount of value-added tax forced on a line. */
    ForcedVatAmountHolder: {
      /** Format: double */
      amount?: number | null;
      /** @description The v2 name is `businessDocumentLineId`. */
      managementObjectLineId?: string | null;
      /** @description Required. */
      forced: boolean;
    };
    /** @description Summary of the receipt of an expense. */
    ExpenseReceiptSummary: {
      /** Format: double */
      amount?: number | null;
      currencyCode?: string | null;
      expenseTypeCode?: string | null;
      filePath?: string | null;
      /** Format: date-time */
      date?: string | null;
    };
    /** @description A title among the lines. */
    LineTitle: {
      /** Format: double */
      lineTitleId?: number | null;
      lineTitleLabel?: string | null;
      /** Format: double */
      parentLineTitleId?: number | null;
    };
    /** @description Options for publishing a document. */
    PublishArguments: { [key: string]: unknown };
    /** @description A published document. */
    PublishedDocument: { [key: string]: unknown };
    /** @description A sales order. */
    SalesOrder: { [key: string]: unknown };
    /** @description Criteria of a search for sales orders. */
    SalesOrderCriteria: { [key: string]: unknown };
    /** @description Criteria of the dashboard of sales orders. */
    SalesOrderDashboardCriteria: { [key: string]: unknown };
    /** @description A result of the dashboard of sales orders (categorization, groupings, totals). */
    SalesOrderDashboardResult: { [key: string]: unknown };
    /** @description Related data to return with the sales order. This includes custom data, which a sales order can have. */
    SalesOrderReadOption: { options?: (string | components['schemas']['CustomDataReadOptionValue'])[] | null } & {
      [key: string]: unknown;
    };
    /** @description A quotation. */
    Quotation: { [key: string]: unknown };
    /** @description Criteria of a search for quotations. */
    QuotationCriteria: { [key: string]: unknown };
    /** @description An expense report of the mobile application. */
    MobNdf: {
      ident?: number | null;
      guid?: string | null;
      description?: string | null;
      /** Format: date-time */
      date?: string | null;
      /** Format: date-time */
      datCre?: string | null;
      validated?: boolean;
      finished?: boolean;
      vatInclAmount?: number | null;
      currencyCode?: string | null;
      expenses?: components['schemas']['MobLigneNdf'][] | null;
    };
    /** @description A line (an expense) of an expense report of the mobile application. */
    MobLigneNdf: {
      guid?: string | null;
      updateDate?: unknown;
      mobileUpdateDate?: unknown;
      errors?: components['schemas']['MobLigneNdfErrors'] | null;
      state?: unknown;
      customerId?: number | null;
      projectId?: string | null;
      phaseId?: number | null;
      subPhaseId?: number | null;
      projectTaskId?: number | null;
      assignment?: components['schemas']['MobAssignment'] | null;
      ident?: number | null;
      identExpReport?: number | null;
      expenseDate?: unknown;
      /** Format: date-time */
      datCre?: string | null;
      amount?: unknown;
      amountCurrency?: unknown;
      title?: string | null;
      complementName?: string | null;
      currency?: components['schemas']['MobCurrency'] | null;
      validated?: boolean;
      finished?: boolean;
      hasDocuments?: unknown;
      vat1?: components['schemas']['MobVat'] | null;
      vat2?: components['schemas']['MobVat'] | null;
      vat3?: components['schemas']['MobVat'] | null;
      vatAmount1?: unknown;
      vatAmount2?: unknown;
      vatAmount3?: unknown;
      /** @description The expense type. */
      type?: components['schemas']['MobExpenseType'] | null;
      engineTaxRate?: components['schemas']['MobEngineTaxRate'] | null;
      rebillable?: unknown;
      notRefundable?: unknown;
      receiptNb?: unknown;
      kilometer?: unknown;
      documents?: components['schemas']['MobDocument'][] | null;
      documentsToDelete?: components['schemas']['MobDocument'][] | null;
    };
    /** @description The errors of a line of an expense report. */
    MobLigneNdfErrors: { errors?: string[] | null };
    /** @description Assignment of a line of an expense report. */
    MobAssignment: {
      id?: unknown;
      code?: string | null;
      description?: string | null;
      longDescription?: unknown;
      parent_id?: unknown;
      parentType?: unknown;
      type?: unknown;
      customerId?: number | null;
      modules?: unknown;
      assignments?: unknown;
      params?: components['schemas']['MobAssignmentParam'][] | null;
    };
    /** @description A parameter of an assignment. */
    MobAssignmentParam: { type?: unknown; value?: unknown };
    /** @description A currency of the mobile application. */
    MobCurrency: {
      ident?: number | null;
      code?: string | null;
      euro?: boolean;
      euroRate?: number | null;
      /** Format: date-time */
      endDate?: string | null;
      order?: number | null;
    };
    /** @description A rate of value-added tax of the mobile application. */
    MobVat: { ident?: number | null; code?: string | null; description?: string | null; rate?: unknown; key?: unknown };
    /** @description An expense type of the mobile application. */
    MobExpenseType: {
      ident?: number | null;
      code?: string | null;
      description?: string | null;
      type?: unknown;
      canUseInvitation?: unknown;
      canUseNotRefundable?: unknown;
      canUseKm?: unknown;
      canUseQuantity?: unknown;
      canUseDoubleVAT?: unknown;
      canUseAdditionalComment?: unknown;
      canEditCurrencyVATIncl?: unknown;
      canUseReceiptNumber?: unknown;
      /** @description A threshold per expense type, not a limit of the API. */
      limit?: unknown;
      hideVat?: boolean;
      vat?: unknown;
      vat2?: unknown;
      vat3?: unknown;
      amountDft?: unknown;
      icon?: string | null;
      color?: string | null;
      receiptRequired?: boolean;
      commentRequired?: boolean;
      amountEditable?: boolean;
      billableEditable?: boolean;
      notRefundableEditable?: boolean;
      expenseCategory?: unknown;
      controlsBehavior?: unknown;
      canUseAmountWithoutVat?: unknown;
      expenseThresholdExceededNoVat?: unknown;
      endDate?: unknown;
    };
    /** @description A tax rate of an engine. */
    MobEngineTaxRate: {
      ident?: number | null;
      power?: unknown;
      price?: unknown;
      expenseTypeId?: string | null;
      expenceTypeCode?: string | null;
      code?: string | null;
      startDate?: unknown;
      endDate?: unknown;
    };
    /** @description A document of an expense. */
    MobDocument: {
      ident?: number | null;
      identVersion?: number | null;
      createDate?: unknown;
      fileUrl?: string | null;
      sysName?: string | null;
      title?: string | null;
      internal_ident?: unknown;
      guid?: string | null;
      version?: unknown;
      deleted?: unknown;
      token?: unknown;
    };
    /** @description Updates to the setup of the mobile application. */
    MobUpdateParametrage: { actions?: components['schemas']['MobUpdateParametrageAction'][] | null };
    /** @description One update of the setup of the mobile application. */
    MobUpdateParametrageAction: { action?: string | null; type?: string | null; value?: string | null };
    /** @description Criteria of a search for action codes. */
    MobActionCriteria: {
      code?: components['schemas']['ClauseString'] | null;
      name?: components['schemas']['ClauseString'] | null;
      tag?: components['schemas']['ClauseString'] | null;
      /**
       * Format: date
       * @description A date, not a clause.
       */
      validity?: string | null;
    };
    /** @description An action code of the mobile application. */
    MobAction: { [key: string]: unknown };
    /** @description Criteria of a search for customers. */
    MobCustomerCriteria: {
      filterOnLinkProjectCustomer?: boolean;
      id?: components['schemas']['ClauseString'] | null;
      tag?: components['schemas']['ClauseString'] | null;
      projectId?: components['schemas']['ClauseString'] | null;
      /**
       * Format: date-time
       * @description A date-time, not a clause.
       */
      referentialDate?: string | null;
    };
    /** @description An application. */
    Application: {
      id?: string | null;
      name?: string | null;
      url?: string | null;
      color?: string | null;
      image?: string | null;
      type?: components['schemas']['ApplicationType'] | null;
      portalType?: components['schemas']['PortalType'] | null;
      order?: number | null;
      right?: components['schemas']['DmfBase'] | null;
      rightId?: string | null;
    };
    /** @description Summary of a right (Domain-Module-Function). */
    DmfBase: { id?: string | null; code?: string | null; name?: string | null };
    /** @description Options for closing an accounting journal. */
    JournalClosingInformation: {
      closingReason?: string | null;
      /** Format: date-time */
      closingDate?: string | null;
    };
    /** @description Criteria of a search for accounting journals. */
    AccountingJournalCriteria: {
      companyId?: components['schemas']['ClauseString'] | null;
      code?: components['schemas']['ClauseString'] | null;
      journalType?: components['schemas']['ClauseString'] | null;
      name?: components['schemas']['ClauseString'] | null;
      id?: components['schemas']['ClauseString'] | null;
      tag?: components['schemas']['ClauseString'] | null;
      validity?: components['schemas']['Validity'] | null;
    };
    /** @description An accounting journal of management objects. */
    ManagementObjectsAccountingJournal: { [key: string]: unknown };
    /** @description Form for obtaining an access token, by login and password or by refresh token. */
    TokenRequest: components['schemas']['PasswordTokenRequest'] | components['schemas']['RefreshTokenRequest'];
    /** @description Form for obtaining an access token by login and password. */
    PasswordTokenRequest: {
      /** @constant */
      grant_type: 'password';
      /** @description Identifier of the client. */
      client_id: string;
      /**
       * Format: password
       * @description Secret of the client.
       */
      client_secret: string;
      /** @constant */
      scope: 'read_write';
      /** @description Login of the user. */
      username: string;
      /**
       * Format: password
       * @description Password of the user.
       */
      password: string;
    };
    /** @description Form for obtaining a new access token by refresh token. Assumed from RFC 6749. */
    RefreshTokenRequest: {
      /** @constant */
      grant_type: 'refresh_token';
      /** Format: password */
      refresh_token: string;
      /** @description Identifier of the client. */
      client_id?: string | null;
      /**
       * Format: password
       * @description Secret of the client.
       */
      client_secret?: string | null;
      scope?: 'read_write' | null;
    } & { [key: string]: unknown };
    /** @description The tokens obtained. Assumed from RFC 6749. */
    TokenResponse: {
      /**
       * Format: password
       * @description The token that calls are made with.
       */
      access_token?: string | null;
      /**
       * Format: password
       * @description The token that obtains the next access token.
       */
      refresh_token?: string | null;
      /** @description Seconds for which the access token is valid, counted from the response. */
      expires_in?: number | null;
    } & { [key: string]: unknown };
    /** @description The token obtained by logging in, if it is returned as an object. Assumed. */
    LoginResponse: {
      /**
       * Format: password
       * @description The token that calls are made with.
       */
      token?: string | null;
    } & { [key: string]: unknown };
    /** @description A contract and its lines. */
    ContractCreate: {
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
      reminder?: components['schemas']['ContractReminder'] | null;
      reminderAlert?: unknown;
      reminderDetail?: unknown;
      lines?: components['schemas']['ContractLineCreate'][] | null;
      completionDate?: unknown;
    } & { [key: string]: unknown };
    /** @description A line of a contract. */
    ContractLineCreate: {
      id?: string | null;
      contractServiceId?: string | null;
      productId?: string | null;
      serialNumber?: unknown;
      projectId?: string | null;
      phaseId?: string | null;
      subPhaseId?: string | null;
      rankNumber?: unknown;
      quantity?: unknown;
      unitPrice?: unknown;
      discountPercentage?: unknown;
      totalAmount?: unknown;
      startDate?: unknown;
      endDate?: unknown;
      notEditable?: unknown;
      reasonForTermination?: unknown;
      terminationReceptionDate?: unknown;
    } & { [key: string]: unknown };
    /** @description A phase of a project. */
    PhaseReplace: {
      id?: string | null;
      code?: string | null;
      name?: string | null;
      projectId?: string | null;
      order?: number | null;
      /** Format: date */
      expectedStart?: string | null;
      /** Format: date */
      expectedEnd?: string | null;
      description?: string | null;
      stateId?: string | null;
      managerId?: string | null;
      quoteNumber?: unknown;
      customerContact?: unknown;
      /** Format: date */
      actualStart?: string | null;
      /** Format: date */
      actualEnd?: string | null;
      customerHostSiteId?: string | null;
      closure: boolean;
      customData?: { [key: string]: components['schemas']['CustomData'] } | null;
      formConfig?: (components['schemas']['FormConfig'] | null) | null;
    };
    /** @description A business card of an employee. */
    BusinessCardReplace: {
      id?: string | null;
      /** @description Must equal the employee of the URL. */
      employeeId?: string | null;
      /** @description The number of the card, masked. */
      cardNumber?: string | null;
      encryptedCardNumber?: string | null;
      name?: string | null;
      type?: (components['schemas']['BusinessCardType'] | null) | null;
      /** Format: date-time */
      endDate?: string | null;
    };
    /** @description A line of a custom request. */
    CustomRequestLineCreate: components['schemas']['ManagementObjectLineCreate'] & {
      id?: string | null;
      /**
       * @description The sources list it for this line and, elsewhere, name it among the fields removed from the line because
       *     they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
       */
      managementObjectId?: string | null;
      name?: string | null;
      /** Format: double */
      quantity?: number | null;
      /** Format: double */
      unitPriceCurrency?: number | null;
      /** Format: double */
      unitPrice?: number | null;
      /** Format: double */
      amountTotalCurrency?: number | null;
      /** Format: double */
      amountTotal?: number | null;
      /** Format: double */
      rankNumber?: number | null;
    };
    /** @description A line of a management object. Its v2 name is BusinessDocumentLine. */
    ManagementObjectLineCreate: {
      afterTaxAmountTotalCurrency?: unknown;
      complementName?: string | null;
      expenseTypeExpectedId?: string | null;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string | null;
      resourceId?: string | null;
      totalPrice?: unknown;
      totalPriceCurrency?: unknown;
    } & { [key: string]: unknown };
    /** @description An application. */
    ApplicationCreate: {
      id?: string | null;
      name?: string | null;
      url?: string | null;
      color?: string | null;
      image?: string | null;
      type?: components['schemas']['ApplicationType'] | null;
      portalType?: components['schemas']['PortalType'] | null;
      order?: number | null;
      rightId?: string | null;
    };
  };
  responses: {
    /** @description Generic failure, when no other code applies; also a mandatory field that is missing in an update. */
    BadRequest: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
    /** @description Missing or invalid credentials. A user authenticated by SAML gets this response on every request. */
    Unauthorized: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
    /** @description The parameters are valid but the request failed. */
    RequestFailed: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
    /** @description The user lacks the permission for the request. */
    Forbidden: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
    /** @description The resource does not exist. */
    NotFound: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
    /** @description The resource does not support the HTTP method. */
    MethodNotAllowed: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
    /** @description The resource can only produce content that the Accept headers do not accept. */
    NotAcceptable: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
    /** @description Server error. */
    ServerError: {
      headers: { [name: string]: unknown };
      content: { 'application/json': components['schemas']['ErrorResponse'] };
    };
  };
  parameters: {
    /**
     * @description Code of the company for which a company-bound resource is created or updated.
     *
     *     - Without this header a created resource is linked to the company of the connected user, with it to the company
     *       that it names.
     *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
     *       user belongs to it.
     *     - The user needs the right to create for that company.
     *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
     *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
     *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
     *       support domains are concerned.
     * @example ACME
     */
    CompanyCode: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type $defs = Record<string, never>;

export interface operations {
  requestToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/x-www-form-urlencoded': components['schemas']['TokenRequest'] } };
    responses: {
      /** @description The tokens. Assumed from RFC 6749. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TokenResponse'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  loginJwt: {
    parameters: {
      query: {
        /**
         * @description Login of the user, URL-encoded.
         * @example technical
         */
        username: string;
        /**
         * @description Password of the user, encoded in Base64 and then URL-encoded.
         * @example dGVjaG5pY2Fs
         */
        password: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token. Assumed, as text or as an object. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'text/plain': string; 'application/json': components['schemas']['LoginResponse'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  postCardGroupTimesheetEntries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the card group.
         * @example 1
         */
        card_group_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TimesheetEntryBase'];
        'text/plain': components['schemas']['TimesheetEntryBase'];
      };
    };
    responses: {
      /** @description The sum of all timesheet durations on the group. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': number[] } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getCardGroup: {
    parameters: {
      query: {
        /**
         * @description A group. What it names beside the card group is not documented.
         * @example 1
         */
        group_id: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the card group.
         * @example 1
         */
        card_group_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The card group. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CardGroup'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  patchCardGroup: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        /**
         * @description Identifier of the card group.
         * @example 1
         */
        card_group_id: string;
      };
      cookie?: never;
    };
    /** @description The body is not shown. */
    requestBody?: { content: { 'application/json': unknown } };
    responses: {
      /** @description The response is not shown. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': unknown } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  readCardGroup: {
    parameters: {
      query: {
        /**
         * @description A group. What it names beside the card group is not documented.
         * @example 1
         */
        group_id: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the card group.
         * @example 1
         */
        card_group_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['CardGroupReadOption'] } };
    responses: {
      /** @description The card group. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CardGroup'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchCardGroups: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['CardGroupCriteria'] } };
    responses: {
      /** @description The card groups found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['CardGroup'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  readCard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the sprint.
         * @example 1
         */
        sprint_id: string;
        /**
         * @description Identifier of the card.
         * @example 1
         */
        card_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['CardReadOption'] } };
    responses: {
      /** @description The card. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Card'] } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchCheckbooks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CheckbookCriteria'] } };
    responses: {
      /** @description The checkbooks found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['Checkbook'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getExternalRequester: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the external requester.
         * @example 1
         */
        external_requester_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The external requester. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ExternalRequester'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchExternalRequesters: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ExternalRequesterCriteria'] } };
    responses: {
      /** @description The external requesters found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ExternalRequester'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  createContract: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractCreate'];
        'text/plain': components['schemas']['ContractCreate'];
      };
    };
    responses: {
      /** @description The identifier of the contract. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the activity.
         * @example 1
         */
        activity_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The activity. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Activity'] } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  readActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the activity.
         * @example 1
         */
        activity_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ActivityReadOption'] } };
    responses: {
      /** @description The activity. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Activity'] } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchActivities: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['ActivityCriteria'] } };
    responses: {
      /** @description The activities found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['Activity'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchAssignments: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of ancestor nodes of the type named by `countAssignmentType` (for PROJECT, the number of projects); none by default.
         * @example 10
         */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description Module whose assignments are searched.
         * @example TIMES_RECORDING
         */
        active_module: components['schemas']['ActiveModule'];
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['AssignmentCriteria'] } };
    responses: {
      /** @description The nodes found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AssignmentNode'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  transferPhase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the project.
         * @example 2
         */
        project_id: string;
        /**
         * @description Identifier of the phase.
         * @example 4
         */
        phase_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransferAffectation'];
        'text/plain': components['schemas']['TransferAffectation'];
      };
    };
    responses: {
      /** @description The identifier of the updated project. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  replacePhase: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        /**
         * @description Identifier of the project.
         * @example 1
         */
        project_id: string;
        /**
         * @description Identifier of the phase.
         * @example 1
         */
        phase_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PhaseReplace'];
        'text/plain': components['schemas']['PhaseReplace'];
      };
    };
    responses: {
      /** @description The identifier of the phase. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchProjectGroups: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['ProjectGroupCriteria'] } };
    responses: {
      /** @description The project groups found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ProjectGroup'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getProjectState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the project state.
         * @example 1
         */
        project_state_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The project state. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ProjectState'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  patchProjectTask: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        /**
         * @description Identifier of the project task.
         * @example 1
         */
        project_task_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['PatchElement'][];
        'text/plain': components['schemas']['PatchElement'][];
      };
    };
    responses: {
      /** @description The identifier of the project task. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  patchProjectTaskOfProject: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        /**
         * @description Identifier of the project.
         * @example 1
         */
        project_id: string;
        /**
         * @description Identifier of the project task.
         * @example 1
         */
        project_task_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['PatchElement'][];
        'text/plain': components['schemas']['PatchElement'][];
      };
    };
    responses: {
      /** @description The identifier of the project task. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  preFillProjectTask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the project.
         * @example 1
         */
        project_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ProjectTask'] } };
    responses: {
      /** @description The pre-filled project task. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ProjectTask'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  createBusinessCard: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        /**
         * @description Identifier of the employee.
         * @example 2
         */
        employee_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessCard'];
        'text/plain': components['schemas']['BusinessCard'];
      };
    };
    responses: {
      /** @description The identifier of the business card. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  replaceBusinessCard: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        /**
         * @description Identifier of the employee.
         * @example 1
         */
        employee_id: string;
        /**
         * @description Identifier of the business card.
         * @example 1
         */
        business_card_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessCardReplace'];
        'text/plain': components['schemas']['BusinessCardReplace'];
      };
    };
    responses: {
      /** @description The identifier of the business card. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  deleteBusinessCard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the employee.
         * @example 6
         */
        employee_id: string;
        /**
         * @description Identifier of the business card.
         * @example 6
         */
        business_card_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business card is deleted. */
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchBusinessCards: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BusinessCardCriteria'] } };
    responses: {
      /** @description The business cards found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['BusinessCard'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  createCustomRequestCategory: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomRequestCategory'];
        'text/plain': components['schemas']['CustomRequestCategory'];
      };
    };
    responses: {
      /** @description The identifier of the category. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  deleteCustomRequestCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the custom request category.
         * @example 3
         */
        custom_request_category_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category is deleted. */
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  createCustomRequestLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        /**
         * @description Identifier of the custom request.
         * @example 1
         */
        custom_request_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomRequestLineCreate'];
        'text/plain': components['schemas']['CustomRequestLineCreate'];
      };
    };
    responses: {
      /** @description The identifier of the line. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getTimesheetEntryCompletions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the manager.
         * @example 1
         */
        manager_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The completions for validation. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['TimesheetEntryCompletion'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  approve: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the approval.
         * @example 1
         */
        approval_id: string;
      };
      cookie?: never;
    };
    /** @description The comment, as a JSON string such as `"Agreed"`; no body if there is no comment. */
    requestBody?: { content: { 'application/json': string } };
    responses: {
      /** @description The approval is approved. */
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  approveAll: {
    parameters: {
      query?: {
        /**
         * @description The comment; none by default.
         * @example Approved.
         */
        approval_comment?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The identifiers of the approvals. */
    requestBody: { content: { 'application/json': string[] } };
    responses: {
      /** @description The approvals are approved. */
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  askForApproval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Type of the object.
         * @example QUOTATION
         */
        object_type: components['schemas']['ApprovalType'];
        /**
         * @description Identifier of the object.
         * @example 2
         */
        object_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The approval is requested, or the request is ignored. */
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getApproval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the approval.
         * @example 2
         */
        approval_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The approval. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Approval'] } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  readApprovals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Type of the object.
         * @example QUOTATION
         */
        object_type: components['schemas']['ApprovalType'];
        /**
         * @description Identifier of the object.
         * @example 3
         */
        object_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ApprovalReadOption'] } };
    responses: {
      /** @description The approvals of the object. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['Approval'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getApprovalSkeletonMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the approval.
         * @example 2
         */
        approval_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Message'] } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  forceBillingTableVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the billing table.
         * @example 1
         */
        billing_table_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ForcedVatAmountHolder'][] } };
    responses: {
      /** @description True when one or more lines changed. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': boolean } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  forceInvoiceVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the invoice.
         * @example 2
         */
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ForcedVatAmountHolder'][] } };
    responses: {
      /** @description True when one or more lines changed. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': boolean } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  forceSalesOrderVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the sales order.
         * @example 1
         */
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ForcedVatAmountHolder'][] } };
    responses: {
      /** @description True when one or more lines changed. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': boolean } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  forceQuotationVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the quotation.
         * @example 1
         */
        quotation_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ForcedVatAmountHolder'][] } };
    responses: {
      /** @description True when one or more lines changed. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': boolean } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchInvoices: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['InvoiceCriteria'] } };
    responses: {
      /** @description The invoices found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['Invoice'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  bookInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the invoice.
         * @example 1
         */
        invoice_id: string;
      };
      cookie?: never;
    };
    /** @description The booking date. */
    requestBody: { content: { 'application/json': components['schemas']['DateParamHolder'] } };
    responses: {
      /** @description The number of the booked invoice. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getInvoiceLinkedExpenseReceipts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the invoice.
         * @example 2
         */
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The summaries of the receipts. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ExpenseReceiptSummary'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  isInvoiceExpenseRebill: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the invoice.
         * @example 2
         */
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description True when the invoice rebills an expense. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': boolean } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  publishInvoice: {
    parameters: {
      query?: {
        /**
         * @description Attaches the receipts of linked expenses.
         * @example true
         */
        join_expense_receipts?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the invoice.
         * @example 2
         */
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PublishArguments'] } };
    responses: {
      /** @description The published document. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PublishedDocument'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  readSalesOrderDashboard: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['SalesOrderDashboardCriteria'] } };
    responses: {
      /** @description The results. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SalesOrderDashboardResult'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchSalesOrders: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SalesOrderCriteria'] } };
    responses: {
      /** @description The sales orders found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SalesOrder'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getSalesOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the sales order.
         * @example 1
         */
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales order. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SalesOrder'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  publishSalesOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the sales order.
         * @example 1
         */
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PublishArguments'] } };
    responses: {
      /** @description The published document. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['PublishedDocument'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  readSalesOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the sales order.
         * @example 1
         */
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['SalesOrderReadOption'] } };
    responses: {
      /** @description The sales order. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['SalesOrder'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  createQuotation: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['Quotation'] } };
    responses: {
      /** @description The identifier of the quotation. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchQuotations: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['QuotationCriteria'] } };
    responses: {
      /** @description The quotations found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['Quotation'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getQuotation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the quotation.
         * @example 1
         */
        quotation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quotation. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['Quotation'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  getExpenseReports: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      /** @description The expense reports. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['MobNdf'][] } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  postExpenseReport: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: { 'application/json': components['schemas']['MobNdf']; 'text/plain': components['schemas']['MobNdf'] };
    };
    responses: {
      /** @description A string, as a rule an identifier. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  smartScanExpense: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The image to scan. */
          content: string;
        };
      };
    };
    responses: {
      /** @description The expense deduced from the image. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MobLigneNdf'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  postSetup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['MobUpdateParametrage'] } };
    responses: {
      /** @description The setup is updated. */
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchActionCodes: {
    parameters: {
      query: {
        /**
         * @description Identifier of the project.
         * @example 1
         */
        project_id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['MobActionCriteria'] } };
    responses: {
      /** @description The action codes found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['MobAction'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchMobileAssignments: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of ancestor nodes of the type named by `countAssignmentType` (for PROJECT, the number of projects); none by default.
         * @example 10
         */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description Module whose assignments are searched.
         * @example TIMES_RECORDING
         */
        active_module: components['schemas']['ActiveModule'];
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['AssignmentCriteria'] } };
    responses: {
      /** @description The nodes found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AssignmentNode'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchMobileCustomers: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['MobCustomerCriteria'] } };
    responses: {
      /** @description The nodes found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['AssignmentNode'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  closeJournal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the accounting journal.
         * @example 2
         */
        journal_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['JournalClosingInformation'];
        'text/plain': components['schemas']['JournalClosingInformation'];
      };
    };
    responses: {
      /** @description A string, as a rule an identifier. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  searchJournals: {
    parameters: {
      query?: {
        /**
         * @description Index of the first element; none by default.
         * @example 0
         */
        offset?: number;
        /**
         * @description Maximum number of elements; none by default.
         * @example 10
         */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AccountingJournalCriteria'] } };
    responses: {
      /** @description The accounting journals found. */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': components['schemas']['ManagementObjectsAccountingJournal'][] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  setJournalEndDate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the accounting journal.
         * @example 3
         */
        journal_id: string;
      };
      cookie?: never;
    };
    /** @description The end date (`endDate`), as a JSON string such as `"2026-01-31"`. */
    requestBody: { content: { 'application/json': string; 'text/plain': string } };
    responses: {
      /** @description A string, as a rule an identifier. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  createApplication: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Code of the company for which a company-bound resource is created or updated.
         *
         *     - Without this header a created resource is linked to the company of the connected user, with it to the company
         *       that it names.
         *     - A company given both here and in the body must be the same. One given in the body only is allowed only if the
         *       user belongs to it.
         *     - The user needs the right to create for that company.
         *     - The company never changes after creation. On update any mismatch between the company of the user, of this header
         *       and of the resource is an error, and so is any attempt to change the company, by header or by body.
         *     - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
         *       support domains are concerned.
         * @example ACME
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationCreate'];
        'text/plain': components['schemas']['ApplicationCreate'];
      };
    };
    responses: {
      /** @description The identifier of the application. */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': string } };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
  deleteApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the application.
         * @example 1
         */
        app_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The application is deleted. */
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      406: components['responses']['NotAcceptable'];
      500: components['responses']['ServerError'];
    };
  };
}
