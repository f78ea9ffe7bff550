export interface paths {
  '/oauth/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Posts a timesheet entry on a card group */
    post: operations['postCardGroupTimesheetEntries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/card-groups/{card_group_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Gets a card group */
    get: operations['getCardGroup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Patches a card group */
    patch: operations['patchCardGroup'];
    trace?: never;
  };
  '/support/card-groups/{card_group_id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads a card group with options */
    post: operations['readCardGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/card-groups/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches card groups */
    post: operations['searchCardGroups'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/sprints/{sprint_id}/cards/{card_id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads a card of a sprint with options */
    post: operations['readCard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/checkbooks/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches checkbooks */
    post: operations['searchCheckbooks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/external-requesters/{external_requester_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Gets an external requester */
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches external requesters */
    post: operations['searchExternalRequesters'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/support/contracts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Creates a contract */
    put: operations['createContract'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/activities/{activity_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Gets an activity
     * @deprecated
     * @description Deprecated and still functional: the activity operations are to move to another domain.
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads an activity with options
     * @deprecated
     * @description Deprecated and still functional: the activity operations are to move to another domain.
     */
    post: operations['readActivity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/activities/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Searches activities
     * @deprecated
     * @description Deprecated and still functional: the activity operations are to move to another domain.
     */
    post: operations['searchActivities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/assignments/{active_module}/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Transfers a phase of a project */
    post: operations['transferPhase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/projects/{project_id}/phases/{phase_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches project groups */
    post: operations['searchProjectGroups'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projectmanagement/project-states/{project_state_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Gets a project state */
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pre-fills a project task */
    post: operations['preFillProjectTask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/employees/{employee_id}/business-cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replaces a business card of an employee
     * @description The whole business card is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
     *     The employee of the URL must exist and equal `employeeId` of the body.
     */
    post: operations['replaceBusinessCard'];
    /** Deletes a business card of an employee */
    delete: operations['deleteBusinessCard'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/employees/business-cards/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches business cards of employees */
    post: operations['searchBusinessCards'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/settings/custom-request-categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Creates a category of custom requests */
    put: operations['createCustomRequestCategory'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/settings/custom-request-categories/{custom_request_category_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Deletes a category of custom requests */
    delete: operations['deleteCustomRequestCategory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/custom-requests/{custom_request_id}/custom-request-lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Creates one line of a custom request */
    put: operations['createCustomRequestLine'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workforce/managers/{manager_id}/employees/timesheet-entries/completions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approves an approval
     * @description Marks the approval approved.
     */
    post: operations['approve'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/approve-all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Asks for the approval of an object
     * @description When the status of the object does not allow an approval to be generated, the request is ignored.
     */
    post: operations['askForApproval'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/{approval_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads the approvals of an object with options */
    post: operations['readApprovals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/approvalprocess/approvals/{approval_id}/skeleton-message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forces the amounts of value-added tax of a billing table */
    post: operations['forceBillingTableVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/force-vat-amount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forces the amounts of value-added tax of an invoice */
    post: operations['forceInvoiceVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/{sales_order_id}/force-vat-amount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forces the amounts of value-added tax of a sales order */
    post: operations['forceSalesOrderVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations/{quotation_id}/force-vat-amount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forces the amounts of value-added tax of a quotation */
    post: operations['forceQuotationVatAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches invoices */
    post: operations['searchInvoices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/book': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Books an invoice */
    post: operations['bookInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/get-linked-expense-receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists the expense receipts linked to an invoice */
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Checks whether an invoice rebills an expense */
    post: operations['isInvoiceExpenseRebill'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/invoices/{invoice_id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publishes an invoice */
    post: operations['publishInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/dashboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches sales orders */
    post: operations['searchSalesOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/{sales_order_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Gets a sales order */
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publishes a sales order */
    post: operations['publishSalesOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/orders/{sales_order_id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads a sales order with options */
    post: operations['readSalesOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Creates a quotation */
    put: operations['createQuotation'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches quotations */
    post: operations['searchQuotations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sales/quotations/{quotation_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Gets a quotation */
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists the expense reports */
    get: operations['getExpenseReports'];
    put?: never;
    /** Sends an expense report */
    post: operations['postExpenseReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/expenses/smart-scan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deduces an expense from an image */
    post: operations['smartScanExpense'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Updates the setup of the mobile application */
    post: operations['postSetup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/action-codes/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Searches action codes for a project
     * @description Needs, besides a registered user, the right to search assignments for mobile timesheets or the one for mobile
     *     schedules.
     */
    post: operations['searchActionCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mobile/assignments/{active_module}/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Searches assignments of a module
     * @description Returns a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is
     *     CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The project management domain offers
     *     the same search. Needs, besides a registered user, the right to search assignments for mobile timesheets or the
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches accounting journals */
    post: operations['searchJournals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settings/journals/{journal_id}/set-end-date': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Creates an application */
    put: operations['createApplication'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settings/applications/{app_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Deletes an application */
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
     * @description Who created and who last modified a record, and when. The user who is authenticated is recorded here whenever a
     *     management object is created or modified.
     */
    ChangeTracking: {
      /**
       * Format: date-time
       * @description Time of creation.
       */
      createdTime?: string;
      /** @description User who created the record. */
      createdBy?: components['schemas']['UserBase'];
      createdById?: string;
      /**
       * Format: date-time
       * @description Time of the last modification.
       */
      modificationTime?: string;
      /** @description User who made the last modification. */
      modificationBy?: components['schemas']['UserBase'];
      modificationById?: string;
    };
    /** @description A user, in short. */
    UserBase: {
      id?: string;
      code?: string;
      name?: string;
      /** @description Named firstname in v2. */
      firstName?: string;
    };
    /** @description An employee, in short. */
    EmployeeBase: {
      id?: string;
      code?: string;
      name?: string;
      firstName?: string;
      action?: components['schemas']['Action'];
    };
    /** @description A customer, in short. */
    CustomerBase: {
      id?: string;
      /** @description Cannot be changed after creation. */
      code?: string;
      /** @description Mandatory. */
      name: string;
    };
    /** @description A site of a customer, in short. */
    CustomerSiteBase: {
      id?: string;
      code?: string;
      name?: string;
      /**
       * @deprecated
       * @description Deprecated but functional.
       */
      customer?: components['schemas']['CustomerBase'];
      /**
       * @deprecated
       * @description Deprecated but functional.
       */
      customerId?: string;
    };
    /** @description A project, in short. */
    ProjectBase: {
      id?: string;
      name?: string;
      companyCode?: string;
      customer?: components['schemas']['CustomerBase'];
      customerId?: string;
      endCustomer?: components['schemas']['CustomerBase'];
      endCustomerId?: string;
      internal?: boolean;
      leave?: boolean;
      leaveType?: components['schemas']['ProjectLeaveType'];
      customerType?: unknown;
    };
    /** @description A phase of a project, in short. */
    PhaseBase: {
      id?: string;
      code?: string;
      name?: string;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      order?: number;
    };
    /** @description A sub-phase of a phase, in short. */
    SubPhaseBase: {
      id?: string;
      code?: string;
      name?: string;
      phase?: components['schemas']['PhaseBase'];
      phaseId?: string;
      order?: number;
    };
    /** @description What all schemas of a project task have in common. */
    ProjectTaskCommon: {
      id?: string;
      code?: string;
      name?: string;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      phase?: components['schemas']['PhaseBase'];
      phaseId?: string;
      subPhase?: components['schemas']['SubPhaseBase'];
      subPhaseId?: string;
      customer?: components['schemas']['CustomerBase'];
      customerId?: string;
      order?: number;
      startDate?: unknown;
      endDate?: unknown;
      description?: string;
    };
    /**
     * @description One value of custom data. A resource holds its values in a map whose keys are the labels. Custom data is what v2
     *     called custom fields.
     */
    CustomData: {
      label?: string;
      name?: string;
      /** Format: int32 */
      realOrder?: number;
      type?: components['schemas']['CustomDataType'];
      /** @description Any value. */
      value?: unknown;
    };
    /** @description How one piece of custom data is set up. */
    CustomDataParam: {
      id?: string;
      keywordId?: string;
      label?: string;
      multiLine?: boolean;
      name?: string;
      /** Format: int32 */
      order?: number;
      page?: components['schemas']['CustomDataPage'];
      pageId?: string;
      pattern?: components['schemas']['CustomDataPattern'];
      property?: unknown;
      /** Format: int32 */
      realOrder?: number;
      section?: components['schemas']['CustomDataSection'];
      sectionId?: string;
      /** Format: int32 */
      sequence?: number;
      /** Format: int32 */
      textLimit?: number;
      type?: components['schemas']['CustomDataType'];
      viewLabel?: boolean;
    };
    /** @description What an update of several pieces of custom data is sent in. Named BatchUpdateCustomFieldParamHolder in v2. */
    BatchUpdateCustomDataParamHolder: {
      [key: string]: unknown;
    };
    /** @description A page of custom data. */
    CustomDataPage: {
      id?: string;
      name?: string;
      /** Format: int32 */
      order?: number;
      columnNumber?: number;
    };
    /** @description A section of a page of custom data. */
    CustomDataSection: {
      id?: string;
      name?: string;
      /** Format: int32 */
      order?: number;
      columnNumber?: number;
      pageId?: string;
      /** @default SECTION */
      type?: components['schemas']['CustomDataSectionType'];
    };
    /**
     * @description A postal address with its means of contact. Where a customer, customer site, contact, employee or similar record
     *     is created, the address cannot be null or omitted and needs at least the country.
     */
    Address: {
      line1?: string;
      line2?: string;
      line3?: string;
      cedex?: string;
      postalCode?: string;
      city?: string;
      /** @description Code of the country. Mandatory. */
      country: string;
      /** @description Name of the country. Read-only. */
      readonly countryName?: string;
      /** @description Code of the department. */
      department?: string;
      /** @description Name of the department. Read-only. */
      readonly geographicalDepartmentName?: string;
      /** @description Code of the region. */
      region?: string;
      /** @description Name of the region. Read-only. */
      readonly regionName?: string;
      phone?: string;
      phone2?: string;
      mobilePhone?: string;
      fax?: string;
      email?: string;
      webSite?: string;
      /**
       * @deprecated
       * @description Deprecated and unused.
       */
      id?: string;
    };
    /** @description A currency and its rate to the euro. */
    Currency: {
      id?: string;
      name?: string;
      code?: string;
      order?: number;
      euro?: boolean;
      euroRate?: number;
      /** Format: date-time */
      endDate?: string;
      /**
       * Format: date-time
       * @description Read-only.
       */
      readonly euroRateStartDate?: string;
      /**
       * Format: date-time
       * @description Read-only.
       */
      readonly euroRateEndDate?: string;
    };
    /** @description A company. */
    Company: {
      id?: string;
      code?: string;
      name?: string;
      legalName?: unknown;
      siren?: unknown;
      siret?: unknown;
      calendar?: components['schemas']['Calendar'];
      calendarId?: string;
      color?: string;
      currency?: components['schemas']['Currency'];
      currencyId?: string;
      address?: components['schemas']['Address'];
      addressId?: string;
    };
    /** @description A calendar of working days. */
    Calendar: {
      id?: string;
      code?: string;
      name?: string;
      default?: boolean;
      daysNotWorked?: number[];
      holidays?: components['schemas']['Holiday'][];
    };
    /** @description A holiday of a calendar. */
    Holiday: {
      /** Format: date-time */
      date?: string;
      type?: string;
    };
    /** @description A message with its severity. */
    Alert: {
      level?: components['schemas']['AlertLevel'];
      message?: string;
    };
    /** @description A discount, as an amount or as a percentage. */
    Discount: {
      /** Format: double */
      amount?: number;
      /** Format: double */
      amountCurrency?: number;
      /** Format: double */
      percentage?: number;
      type?: components['schemas']['DiscountType'];
    };
    /** @description A single date, sent as the body of an operation. */
    DateParamHolder: {
      /** Format: date-time */
      date?: string;
    };
    /** @description One value of an analysis, with the groupings it belongs to. */
    AnalysisResult: {
      /** Format: date-time */
      date?: string;
      /** @description Map whose keys are names of groupings (see AxeGroupsType). */
      group?: {
        [key: string]: Record<string, unknown>;
      };
      /** Format: double */
      value?: number;
    };
    /** @description How one field of a form behaves. */
    ControlBehavior: {
      id?: string;
      property?: unknown;
      required?: boolean;
      visible?: boolean;
      enabled?: boolean;
      defaultValue?: string;
      valueSelectors?: string[];
      additionalValueSelectors?: string[];
      freeValue?: boolean;
      allowMultipleValues?: boolean;
      information?: string;
    };
    /** @description How a form and its fields behave. */
    FormConfig: {
      type?: unknown;
      fields?: components['schemas']['ControlBehavior'][];
      controls?: {
        [key: string]: components['schemas']['ControlBehavior'];
      };
      insertable?: boolean;
      editable?: boolean;
      deletable?: boolean;
      formSearchHidden?: boolean;
    };
    /** @description An e-mail. */
    Mail: {
      from?: string;
      replyTo?: string;
      title?: string;
      body?: string;
      to?: string[];
      cc?: string[];
      cci?: string[];
    };
    /** @description A skill. */
    Skill: {
      id?: string;
      code?: string;
      name?: string;
      typeCode?: unknown;
      typeLabel?: unknown;
    };
    /** @description A category. */
    Category: {
      id?: string;
      code?: string;
      name?: string;
      /** Format: date */
      endDate?: string;
      companyCode?: string;
      type?: unknown;
      grouping?: unknown;
      ranking?: number;
    };
    /** @description A sub-category; the fields of a category and five more. */
    SubCategory: {
      id?: string;
      code?: string;
      name?: string;
      /** Format: date */
      endDate?: string;
      companyCode?: string;
      type?: unknown;
      grouping?: unknown;
      ranking?: number;
      company?: components['schemas']['Company'];
      companyId?: string;
      category?: components['schemas']['Category'];
      categoryId?: string;
      subCategoryType?: unknown;
    };
    /** @description A tag. */
    Tag: {
      id?: string;
      code?: string;
      name?: string;
      color?: string;
      comment?: string;
      companyId?: string;
      /** Format: date-time */
      endDate?: string;
      icon?: string;
      type?: unknown;
    };
    /** @description A service. */
    Service: {
      id?: string;
      code?: string;
      name?: string;
    };
    /** @description The body of every error status. */
    ErrorResponse: {
      [key: string]: unknown;
    };
    /** @description A period that filters by time. In v2 its two ends stood in the criteria or in the query themselves. */
    Period: {
      /**
       * Format: date-time
       * @description Start of the period.
       */
      from?: string;
      /**
       * Format: date-time
       * @description End of the period.
       */
      to?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A profession. In v2 it belonged to the customer relationship domain; in v3 it is common. */
    Profession: {
      [key: string]: unknown;
    };
    /**
     * @description A customer, as far as the rules for creating and updating speak of it. In an update a field that is omitted or
     *     null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
     */
    Customer: {
      /** @description On create it cannot be null or omitted and needs at least the country. */
      address?: components['schemas']['Address'];
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string;
      /** @description Cannot be set through create or update. */
      readonly closure?: boolean;
      /** @description Read-only. */
      readonly email?: string;
      startCustomData?: unknown;
      endCustomData?: unknown;
      nbColsCustomData?: unknown;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description A site of a customer, as far as the rules for creating and updating speak of it. In an update a field that is
     *     omitted or null is cleared unless stated otherwise, and a boolean that is omitted or null becomes false.
     */
    CustomerSite: {
      /** @description On create it cannot be null or omitted and needs at least the country. */
      address?: components['schemas']['Address'];
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string;
      startCustomData?: unknown;
      endCustomData?: unknown;
      nbColsCustomData?: unknown;
    } & {
      [key: string]: unknown;
    };
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
      address?: components['schemas']['Address'];
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string;
    } & {
      [key: string]: unknown;
    };
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
      dailyHours?: number;
      /** @description On create it cannot be null or omitted and needs at least the country. */
      address?: components['schemas']['Address'];
      /**
       * @deprecated
       * @description Deprecated. Must be the id of an existing address if address is null on update.
       */
      addressId?: string;
      family2Id?: string;
      family3Id?: string;
      family1Id?: string;
      CMMSContractSalesManager?: unknown;
      CMMSContractTechnicalManager?: unknown;
      CMMSMRAndEOManager?: unknown;
      /** @description Has operations of its own; ignored in a regular update. */
      businessCards?: components['schemas']['BusinessCard'][];
    } & {
      [key: string]: unknown;
    };
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
      sourceThirdPartyId?: string;
      /**
       * @description False when omitted or null. Only one default link is allowed.
       * @default false
       */
      defaultLink?: boolean | null;
    } & {
      [key: string]: unknown;
    };
    /** @description How the value of a clause is compared. IS is used. */
    ClauseOperator: string;
    /** @description A clause on a text. */
    ClauseString: {
      operator?: components['schemas']['ClauseOperator'];
      value?: string;
      includeNullResults?: boolean;
      /** @description The character that serves as wildcard in the value; an asterisk is used. */
      wildcards?: string;
    };
    /** @description A clause on a boolean. Only JSON true or false counts; a string, 0, an empty string or null does not. */
    ClauseBoolean: {
      operator?: components['schemas']['ClauseOperator'];
      value?: boolean;
      includeNullResults?: boolean;
    };
    /** @description A clause on a number. */
    ClauseNumber: {
      operator?: components['schemas']['ClauseOperator'];
      value?: number;
      includeNullResults?: boolean;
    };
    /**
     * @description A clause on a date-time (`yyyy-MM-dd'T'HH:mm:ss.SSSXXX`, UTC based; the offsets `Z`, `+0000`, `+0200` and `+00:00`
     *     occur).
     */
    ClauseDate: {
      operator?: components['schemas']['ClauseOperator'];
      /** Format: date-time */
      value?: string;
      includeNullResults?: boolean;
      withTime?: boolean;
    };
    /** @description A clause on whether a record is valid at a date. */
    Validity: {
      type?: components['schemas']['ValidityType'];
      /** Format: date-time */
      date?: string;
    };
    /**
     * @description What is done with an element of a list.
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
     * @description How an amortization is spread.
     * @enum {string}
     */
    AmortizationMethod: 'LINEAR' | 'SLIDING_SCALE';
    /**
     * @description Whether an amount is meant for one unit or for the total.
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
     * @description How the value of custom data is presented. Named CustomFieldPattern in v2.
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
     * @description Resources that can carry custom data.
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
     * @description Whether a discount is a percentage or an amount.
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
     * @description Whether valid or invalid records are looked for.
     * @enum {string}
     */
    ValidityType: 'VALID' | 'INVALID';
    /**
     * @description Names of groupings in an analysis, used as the keys of AnalysisResult.group: a long list whose names start with
     *     `PROJECT_`, `PHASE_`, `SUB_PHASE_` or `CUSTOMER_` and end with words such as `ID`, `CODE` or `NAME`.
     */
    AxeGroupsType: string;
    /**
     * @description State of approval of a timesheet entry. A free text, approvalLabel, stands beside it.
     * @enum {string}
     */
    TimesheetEntryApproval:
      | 'BRUT'
      | 'CONTROLE'
      | 'VALIDE'
      | 'GRATUIT'
      | 'NON_FACTURE'
      | 'FACTURE'
      | 'REFUSE'
      | 'DISSOCIE';
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
    /** @description What kind of leave a project stands for. NO_TIMESHEETS was NO_TIMERECORDING in v2. */
    ProjectLeaveType: string;
    /** @description A feature of the applications. TIMESHEET_ENTRY_COMPLETION_CANCEL was TIMERECORDING_TERMINATION_CANCEL in v2. */
    ApplicationFeature: string;
    /** @description What a patch element does. */
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
     * @description How often a schedule is repeated when it is duplicated. Named duplicationPeriodRepetionType in v2, where QUARTERLY
     *     was QUATERLY.
     */
    DuplicationPeriodRepetitionType: string;
    /**
     * @description How the number of repetitions is given when a schedule is duplicated. Named duplicationNumberOfOccurencyType in
     *     v2, where WITH_OCCURRENCY was WITH_OCCURENCY.
     */
    DuplicationNumberOfOccurrencyType: string;
    /** @description What a read of a card group can return besides. */
    CardGroupReadOptionValue: string;
    /** @description What to return besides the card group itself. */
    CardGroupReadOption: {
      options?: components['schemas']['CardGroupReadOptionValue'][];
    };
    /** @description What a read of a card can return besides. */
    CardReadOptionValue: string;
    /** @description What to return besides the card itself. */
    CardReadOption: {
      options?: components['schemas']['CardReadOptionValue'][];
    };
    /** @description What a read of an activity can return besides. */
    ActivityReadOptionValue: string;
    /** @description What to return besides the activity itself. */
    ActivityReadOption: {
      options?: components['schemas']['ActivityReadOptionValue'][];
    };
    /** @description What a search for phases can return besides. */
    PhaseReadOptionValue: string;
    /** @description What to return besides the phase itself. A phase carries custom data, so that can be asked for too. */
    PhaseReadOption: {
      options?: (components['schemas']['PhaseReadOptionValue'] | components['schemas']['CustomDataReadOptionValue'])[];
    };
    /** @description What a read of approvals can return besides. */
    ApprovalReadOptionValue: string;
    /** @description What to return besides the approval itself. */
    ApprovalReadOption: {
      options?: components['schemas']['ApprovalReadOptionValue'][];
    };
    /** @description What a search for invoices can return besides. */
    InvoiceReadOptionValue: string;
    /**
     * @description What to return besides the invoice itself. An invoice carries custom data, so that can be asked for too. The
     *     criteria for invoices hold it under readOptions, in the plural.
     */
    InvoiceReadOption: {
      /** @description Required. */
      type: string;
      options?: (
        | components['schemas']['InvoiceReadOptionValue']
        | components['schemas']['CustomDataReadOptionValue']
      )[];
    };
    /** @description What a read of a schedule can return besides. */
    ScheduleReadOptionValue: string;
    /** @description What to return besides the schedule itself. */
    ScheduleReadOption: {
      options?: components['schemas']['ScheduleReadOptionValue'][];
    };
    /** @description What a read of a timesheet entry can return besides. */
    TimesheetEntryReadOptionValue: string;
    /** @description What to return besides the timesheet entry itself. Named TimeRecordingReadOption in v2. */
    TimesheetEntryReadOption: {
      options?: components['schemas']['TimesheetEntryReadOptionValue'][];
    };
    /**
     * @description Asks for custom data; for any read or search that returns it. Replaces CUSTOM_FIELDS of v2.
     * @enum {string}
     */
    CustomDataReadOptionValue: 'CUSTOM_DATA';
    /** @description A group of cards. */
    CardGroup: {
      [key: string]: unknown;
    };
    /** @description A card of a sprint. */
    Card: {
      [key: string]: unknown;
    };
    /** @description A checkbook. */
    Checkbook: {
      [key: string]: unknown;
    };
    /** @description An external requester. */
    ExternalRequester: {
      [key: string]: unknown;
    };
    /** @description What a search for card groups looks for. */
    CardGroupCriteria: {
      sprintId?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      readOption?: components['schemas']['CardGroupReadOption'];
    };
    /** @description What a search for checkbooks looks for. */
    CheckbookCriteria: {
      contractStatus?: components['schemas']['ClauseString'];
      billingMethod?: components['schemas']['ClauseString'];
      name?: components['schemas']['ClauseString'];
      customerId?: components['schemas']['ClauseString'];
      contractNumber?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      managerId?: components['schemas']['ClauseString'];
      renewalThresholdExceeded?: components['schemas']['ClauseBoolean'];
      tacitRenewal?: components['schemas']['ClauseBoolean'];
      renewalThreshold?: components['schemas']['ClauseNumber'];
      validity?: components['schemas']['Validity'];
    };
    /** @description What a search for external requesters looks for. */
    ExternalRequesterCriteria: {
      code?: components['schemas']['ClauseString'];
      function?: components['schemas']['ClauseString'];
      customerId?: components['schemas']['ClauseString'];
      modificationById?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      tag?: components['schemas']['ClauseString'];
      keyword?: components['schemas']['ClauseString'];
      email?: components['schemas']['ClauseString'];
      createdById?: components['schemas']['ClauseString'];
      employeeId?: components['schemas']['ClauseString'];
      firstName?: components['schemas']['ClauseString'];
      service?: components['schemas']['ClauseString'];
      name?: components['schemas']['ClauseString'];
      siteId?: components['schemas']['ClauseString'];
      /** @description Used with `withTime`. */
      lastTracking?: components['schemas']['ClauseDate'];
      /** @description Used with `withTime`. */
      modificationTime?: components['schemas']['ClauseDate'];
      /** @description Used with `withTime`. */
      createdTime?: components['schemas']['ClauseDate'];
      siteHelpdeskVIPContact?: components['schemas']['ClauseBoolean'];
      siteDecisionMaker?: components['schemas']['ClauseBoolean'];
      siteSalesContact?: components['schemas']['ClauseBoolean'];
      siteHelpdeskMainContact?: components['schemas']['ClauseBoolean'];
      siteHelpdeskContact?: components['schemas']['ClauseBoolean'];
      siteHelpdeskBlacklisted?: components['schemas']['ClauseBoolean'];
      siteFinancialContact?: components['schemas']['ClauseBoolean'];
      siteIntern?: components['schemas']['ClauseBoolean'];
      siteMainContact?: components['schemas']['ClauseBoolean'];
      validity?: components['schemas']['Validity'];
    };
    /** @description A contract and its lines. */
    Contract: {
      id?: string;
      regression?: boolean;
      issueType?: components['schemas']['ContractIssueType'];
      issueTypeId?: string;
      severity?: Record<string, unknown>;
      severityId?: string;
      priority?: Record<string, unknown>;
      priorityId?: string;
      criticality?: Record<string, unknown>;
      criticalityId?: string;
      team?: Record<string, unknown>;
      teamId?: string;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      phase?: components['schemas']['PhaseBase'];
      phaseId?: string;
      subPhase?: components['schemas']['SubPhaseBase'];
      subPhaseId?: string;
      reminder?: components['schemas']['ContractReminder'];
      reminderAlert?: unknown;
      reminderDetail?: unknown;
      lines?: components['schemas']['ContractLine'][];
      completionDate?: unknown;
    } & {
      [key: string]: unknown;
    };
    /** @description The issue type of a contract. */
    ContractIssueType: {
      id?: string;
      code?: string;
      name?: string;
      default?: unknown;
      firstTaskType?: Record<string, unknown>;
      firstTaskTypeId?: string;
    };
    /** @description The reminder of a contract. */
    ContractReminder: {
      title?: unknown;
      text?: unknown;
    };
    /** @description A line of a contract. */
    ContractLine: {
      id?: string;
      contractServiceId?: string;
      product?: components['schemas']['Product'];
      productId?: string;
      serialNumber?: unknown;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      phase?: components['schemas']['PhaseBase'];
      phaseId?: string;
      subPhase?: components['schemas']['SubPhaseBase'];
      subPhaseId?: string;
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
    } & {
      [key: string]: unknown;
    };
    /** @description A product. */
    Product: {
      id?: string;
      name?: string;
      identification?: unknown;
      serialNumber?: unknown;
      taskType?: Record<string, unknown>;
      taskTypeId?: string;
      functionalAreaManaged?: unknown;
      environmentManaged?: unknown;
      revisionId?: string;
      templateProduct?: Record<string, unknown>;
      templateProductId?: string;
      templateProductCode?: unknown;
      reminder?: unknown;
      severity?: Record<string, unknown>;
      severityId?: string;
      maintainedProduct?: unknown;
      classification?: Record<string, unknown>;
      classificationId?: string;
      productType?: Record<string, unknown>;
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
      /** Format: date-time */
      entryDate?: string;
      /** Format: date-time */
      exitDate?: string;
      /** Format: date-time */
      endOfUseDate?: string;
      locationsLinked?: components['schemas']['ProductLocation'][];
      customData?: {
        [key: string]: components['schemas']['CustomData'];
      };
    };
    /** @description A location that a product is linked to. */
    ProductLocation: {
      id?: string;
      maintainedItemId?: string;
      status?: Record<string, unknown>;
      statusId?: string;
      state?: unknown;
      startDate?: unknown;
      endDate?: unknown;
      scheduledEndDate?: unknown;
      contact?: components['schemas']['Contact'];
      contactId?: string;
      comment?: string;
      quantity?: unknown;
      employee?: components['schemas']['EmployeeBase'];
      employeeId?: string;
      customer?: components['schemas']['CustomerBase'];
      customerId?: string;
      customerSite?: components['schemas']['CustomerSiteBase'];
      customerSiteId?: string;
      currentLocation?: unknown;
    };
    /** @description An activity. */
    Activity: {
      [key: string]: unknown;
    };
    /** @description A group of projects. */
    ProjectGroup: {
      [key: string]: unknown;
    };
    /** @description A state of projects. */
    ProjectState: {
      [key: string]: unknown;
    };
    /** @description A phase of a project. */
    Phase: {
      id?: string;
      code?: string;
      name?: string;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      order?: number;
      /** Format: date */
      expectedStart?: string;
      /** Format: date */
      expectedEnd?: string;
      description?: string;
      state?: components['schemas']['PhaseState'];
      stateId?: string;
      manager?: components['schemas']['EmployeeBase'];
      managerId?: string;
      quoteNumber?: unknown;
      customerContact?: unknown;
      /** Format: date */
      actualStart?: string;
      /** Format: date */
      actualEnd?: string;
      customerHostSite?: Record<string, unknown>;
      customerHostSiteId?: string;
      closure?: boolean;
      customData?: {
        [key: string]: components['schemas']['CustomData'];
      };
      formConfig?: components['schemas']['FormConfig'];
    };
    /** @description The state of a phase. */
    PhaseState: {
      id?: string;
      code?: string;
      name?: string;
      companyId?: string;
      default?: unknown;
    };
    /** @description What a search for phases looks for. */
    PhaseCriteria: {
      code?: components['schemas']['ClauseString'];
      expectedEnd?: Record<string, unknown>;
      stateId?: components['schemas']['ClauseString'];
      actualEnd?: Record<string, unknown>;
      expectedStart?: Record<string, unknown>;
      managerId?: components['schemas']['ClauseString'];
      phaseValidity?: Record<string, unknown>;
      name?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      tag?: components['schemas']['ClauseString'];
      projectId?: components['schemas']['ClauseString'];
      actualStart?: Record<string, unknown>;
      closure?: components['schemas']['ClauseBoolean'];
      readOption?: components['schemas']['PhaseReadOption'];
      /** Format: date-time */
      referentialDate?: string;
    };
    /** @description A task of a project. */
    ProjectTask: {
      id?: string;
      code?: string;
      name?: string;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      phase?: components['schemas']['PhaseBase'];
      phaseId?: string;
      subPhase?: components['schemas']['SubPhaseBase'];
      subPhaseId?: string;
      customer?: components['schemas']['CustomerBase'];
      customerId?: string;
      order?: number;
      startDate?: unknown;
      endDate?: unknown;
      description?: string;
      progress?: components['schemas']['ProjectTaskProgress'];
      manager?: components['schemas']['EmployeeBase'];
      managerId?: string;
      linkedEmployee?: components['schemas']['EmployeeBase'];
      linkedEmployeeId?: string;
      skills?: components['schemas']['Skill'][];
      location?: unknown;
      defaultTask?: boolean;
      /** Format: date-time */
      executionDate?: string;
      riskLevelId?: string;
      standardWeek?: Record<string, unknown>;
      standardWeekId?: string;
      dailyPriceCurrency?: number;
      quantityOfDays?: number;
      soldItem?: components['schemas']['SoldItem'];
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
      customData?: {
        [key: string]: components['schemas']['CustomData'];
      };
      accountSettings?: unknown;
    } & {
      [key: string]: unknown;
    };
    /** @description The progress of a project task. */
    ProjectTaskProgress: {
      workload?: number;
      excess?: number;
      scheduled?: number;
      done?: number;
      doneAndValidated?: number;
      toBeScheduled?: number;
      remainingTasks?: number;
      hoursHundredthsWorkload?: number;
      calculatedRemainingTasks?: boolean;
      type?: unknown;
    };
    /** @description Where a phase is transferred to, and for which period. */
    TransferAffectation: {
      toPhaseId?: string;
      toSubPhaseId?: string;
      toProjectId?: string;
      /** Format: date-time */
      start?: string;
      /** Format: date-time */
      end?: string;
    };
    /** @description One step of a patch. */
    PatchElement: {
      op?: components['schemas']['PatchOperation'];
      path?: string;
      from?: string;
      /** @description Any value. */
      value?: unknown;
    };
    /** @description What a search for activities looks for. */
    ActivityCriteria: {
      companyId?: components['schemas']['ClauseString'];
      code?: components['schemas']['ClauseString'];
      departmentId?: components['schemas']['ClauseString'];
      name?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      /** Format: date-time */
      endDate?: string;
    };
    /** @description A department and its activities. */
    Department: {
      id?: string;
      code?: string;
      name?: string;
      comment?: string;
      companyCode?: string;
      analysis?: unknown;
      entity?: Record<string, unknown>;
      entityId?: string;
      projectType?: components['schemas']['ProjectType'];
      activities?: components['schemas']['ActivityBase'][];
    };
    /** @description An activity, in short. */
    ActivityBase: {
      id?: string;
      code?: string;
      name?: string;
    };
    /** @description A division. */
    Division: {
      id?: string;
      code?: string;
      name?: string;
      companyId?: string;
      group?: Record<string, unknown>;
      groupId?: string;
    };
    /** @description A grouping of divisions. */
    DivisionGrouping: {
      id?: string;
      code?: string;
      name?: string;
      serviceId?: string;
    };
    /** @description What a search for project groups looks for. */
    ProjectGroupCriteria: {
      code?: components['schemas']['ClauseString'];
      name?: components['schemas']['ClauseString'];
      description?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
    };
    /** @description What a search for assignments looks for. */
    AssignmentCriteria: {
      projectSubcategorieLevel2Id?: components['schemas']['ClauseString'];
      departmentId?: components['schemas']['ClauseString'];
      phaseId?: components['schemas']['ClauseString'];
      projectProductionManagerId?: components['schemas']['ClauseString'];
      yearId?: components['schemas']['ClauseString'];
      activityId?: components['schemas']['ClauseString'];
      projectStateCode?: components['schemas']['ClauseString'];
      projectTaskEmployeeLinkedId?: components['schemas']['ClauseString'];
      customerId?: components['schemas']['ClauseString'];
      tag?: components['schemas']['ClauseString'];
      phaseCode?: components['schemas']['ClauseString'];
      divisionId?: components['schemas']['ClauseString'];
      subPhaseCode?: components['schemas']['ClauseString'];
      projectCategorieId?: components['schemas']['ClauseString'];
      divisionGroupId?: components['schemas']['ClauseString'];
      entityId?: components['schemas']['ClauseString'];
      projectTaskId?: components['schemas']['ClauseString'];
      companyId?: components['schemas']['ClauseString'];
      projectGroupCode?: components['schemas']['ClauseString'];
      subPhaseId?: components['schemas']['ClauseString'];
      projectManagerId?: components['schemas']['ClauseString'];
      projectSalesManagerId?: components['schemas']['ClauseString'];
      projectId?: components['schemas']['ClauseString'];
      projectFinancialManagerId?: components['schemas']['ClauseString'];
      projectSubCategorieId?: components['schemas']['ClauseString'];
      projectEmployeeLinkedId?: components['schemas']['ClauseString'];
      scheduled?: components['schemas']['ClauseBoolean'];
      projectClosed?: components['schemas']['ClauseBoolean'];
      projectOnLeave?: components['schemas']['ClauseBoolean'];
      projectInternal?: components['schemas']['ClauseBoolean'];
      /** @description When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
      lowerAssignmentType?: components['schemas']['AssignmentType'];
      /** @description When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
      upperAssignmentType?: components['schemas']['AssignmentType'];
      /** @description Type of the ancestor nodes that the parameter `limit` counts. When unset the root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. */
      countAssignmentType?: components['schemas']['AssignmentType'];
      /** Format: date-time */
      referentialDate?: string;
      /** Format: date-time */
      referentialDateEnd?: string;
      employeeId?: string;
      employeePartitioning?: boolean;
      ignoreProjectAllCustomer?: boolean;
      allCompanies?: boolean;
      mainCustomer?: boolean;
      employeeIdScheduled?: string[];
      tagIdScheduled?: string[];
    };
    /** @description A node of the tree that the assignments search returns. */
    AssignmentNode: {
      id?: string;
      code?: string;
      description?: string;
      longDescription?: unknown;
      parentId?: string;
      parentType?: unknown;
      selectable?: boolean;
      type?: components['schemas']['AssignmentType'];
      assignments?: components['schemas']['AssignmentNode'][];
      /** @description A property of this name that holds a map of strings. */
      additionalProperties?: {
        [key: string]: string;
      };
    };
    /** @description Named by the renames only; its `projectGroup` was `projectGroupCode`. */
    AssignmentReferential: {
      projectGroup?: unknown;
    } & {
      [key: string]: unknown;
    };
    /** @description A timesheet entry (time recording). Its v2 name is TimeRecordingBase. */
    TimesheetEntryBase: {
      id?: string;
      guid?: string;
      type?: string;
      unit?: string;
      comment?: string;
      /** @description The v2 name is `place`. */
      location?: string;
      taskId?: string;
      /** @description Free text beside `approval`. */
      approvalLabel?: string;
      customer?: components['schemas']['CustomerBase'];
      customerId?: string;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      phase?: components['schemas']['PhaseBase'];
      phaseId?: string;
      subPhase?: components['schemas']['SubPhaseBase'];
      subPhaseId?: string;
      projectTask?: components['schemas']['ProjectTaskCommon'];
      projectTaskId?: string;
      employee?: components['schemas']['EmployeeBase'];
      employeeId?: string;
      actionCode?: Record<string, unknown>;
      actionCodeId?: string;
      actionCode2?: Record<string, unknown>;
      actionCode2Id?: string;
      /** Format: date-time */
      date?: string;
      /** Format: date-time */
      completionDate?: string;
      /**
       * Format: double
       * @description In the requested unit; by default the employee's presentation unit.
       */
      duration?: number;
      durations?: components['schemas']['TimesheetEntryDurations'];
      validated?: boolean;
      approval?: components['schemas']['TimesheetEntryApproval'];
      changeTracking?: components['schemas']['ChangeTracking'];
    };
    /** @description A timesheet entry. Its v2 name is TimeRecording. */
    TimesheetEntry: {
      approval?: components['schemas']['TimesheetEntryApproval'];
      /** @description Free text beside `approval`. */
      approvalLabel?: string;
      /** @description The v2 name is `place`. */
      location?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description One duration in four units. */
    TimesheetEntryDurations: {
      durationMinute?: number;
      durationHourMinute?: number;
      durationHour?: number;
      durationDay?: number;
    };
    /**
     * @description What timesheet entries are searched for. Its v2 name is TimeRecordingCriteria. The sources list `from` and `to`
     *     beside `period`, and the renames make them `period.from` and `period.to`. They stand here as listed.
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
       * @description Still listed; `period.from` takes its place.
       */
      from?: unknown;
      id?: unknown;
      managerId?: unknown;
      /** @description The v2 names of its members are `from` and `to` of the criteria. */
      period?: components['schemas']['Period'];
      project?: unknown;
      projectTaskId?: unknown;
      readOption?: components['schemas']['TimesheetEntryReadOption'];
      serviceId?: unknown;
      /**
       * @deprecated
       * @description Still listed; `period.to` takes its place.
       */
      to?: unknown;
      doNotRoundUp?: boolean;
      onlyFinishedTimes?: boolean;
    };
    /** @description Rules for entering the duration of a timesheet entry. Its v2 name is TimeRecordingRules. */
    TimesheetEntryRules: {
      id?: string;
      employeeId?: string;
      /** @description False limits entry to the range of allowed values. */
      allowManualEntry?: boolean;
      /** @description Calculation base giving the maximum decimals allowed (for example 60 or 100). */
      base?: number;
      /** @description Cut-off dates for times and schedules. */
      closingDates?: components['schemas']['ClosingDate'][];
      /** @description Standard weeks of the employee. */
      employeeWeeks?: components['schemas']['EmployeeWeek'][];
      /** @description Lower bound of a duration entry; exclusive. */
      min?: number;
      /** @description Upper bound of a duration entry; exclusive. */
      max?: number;
      /** @description Precision of a duration. */
      step?: number;
      /** @description Graphical increment. */
      prettyStep?: number;
      /** @description Code of the presentation unit. */
      unit?: string;
      /** @description Presentation unit. */
      unitDuration?: unknown;
      /** @description Duration of a day in minutes. */
      simpleDuration?: number;
      /** @description The v2 name is `terminationMode`. */
      completionMode?: components['schemas']['CompletionMode'];
    };
    /** @description Rules for entering the duration of a schedule. */
    ScheduleRules: {
      id?: string;
      employeeId?: string;
      /** @description False limits entry to the range of allowed values. */
      allowManualEntry?: boolean;
      /** @description Calculation base giving the maximum decimals allowed (for example 60 or 100). */
      base?: number;
      /** @description Cut-off dates for times and schedules. */
      closingDates?: components['schemas']['ClosingDate'][];
      /** @description Standard weeks of the employee. */
      employeeWeeks?: components['schemas']['EmployeeWeek'][];
      /** @description Lower bound of a duration entry; exclusive. */
      min?: number;
      /** @description Upper bound of a duration entry; exclusive. */
      max?: number;
      /** @description Precision of a duration. */
      step?: number;
      /** @description Graphical increment. */
      prettyStep?: number;
      /** @description Code of the presentation unit. */
      unit?: string;
      /** @description Presentation unit. */
      unitDuration?: unknown;
    };
    /** @description A cut-off date for times and schedules. */
    ClosingDate: {
      [key: string]: unknown;
    };
    /** @description A standard week of an employee. */
    EmployeeWeek: {
      [key: string]: unknown;
    };
    /**
     * @description The completion of the timesheet entries of a week or a month. Its v2 name is TimeRecordingTermination
     *     (also TimeRecordingCompletion).
     */
    TimesheetEntryCompletion: {
      id?: string;
      employee?: components['schemas']['EmployeeBase'];
      employeeId?: string;
      number?: number;
      year?: number;
      /** @description The v2 name is `terminationType`. */
      completionType?: components['schemas']['CompletionType'];
      /** @description The v2 name is `terminated`. */
      completed?: unknown;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description What completions are searched for. Its v2 name is TimeRecordingCompletionCriteria. No operation that takes it is
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
      id?: string;
      /** @description Must equal the employee of the URL. */
      employeeId?: string;
      /** @description The number of the card, masked. */
      cardNumber?: string;
      encryptedCardNumber?: string;
      name?: string;
      type?: components['schemas']['BusinessCardType'];
      /** Format: date-time */
      endDate?: string;
    };
    /** @description What business cards are searched for. */
    BusinessCardCriteria: {
      encryptedCardNumber?: components['schemas']['ClauseString'];
      name?: components['schemas']['ClauseString'];
      employeeId?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      type?: components['schemas']['ClauseString'];
      endDate?: components['schemas']['ClauseDate'];
    };
    /** @description A category of custom requests. */
    CustomRequestCategory: {
      id?: string;
      code?: string;
      name?: string;
      icon?: string;
      companyId?: string;
      /** Format: date-time */
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
      departureLocationType?: components['schemas']['DepartureLocationType'];
      destinationLocationType?: components['schemas']['DestinationLocationType'];
      accreditationOptions?: components['schemas']['AccreditationOptions'];
      accreditationLevelType?: number;
      customDataStart?: number;
      customDataEnd?: number;
      customDataNbColumns?: number;
    };
    /** @description A custom request; one of the management objects. */
    CustomRequest: {
      id?: string;
      project?: components['schemas']['ProjectBase'];
      projectId?: string;
      phase?: components['schemas']['PhaseBase'];
      phaseId?: string;
      subPhase?: components['schemas']['SubPhaseBase'];
      subPhaseId?: string;
      projectTask?: components['schemas']['ProjectTaskCommon'];
      projectTaskId?: string;
      number?: string;
      name?: string;
      type?: components['schemas']['ManagementObjectType'];
      companyCode?: string;
      companyId?: string;
      currencyCode?: string;
      currency?: components['schemas']['Currency'];
      /** Format: date-time */
      date?: string;
      description?: string;
      entityCode?: string;
      /**
       * Format: double
       * @description In the company's currency.
       */
      afterTaxAmount?: number;
      /**
       * Format: double
       * @description In the company's currency.
       */
      preTaxAmount?: number;
      thirdPartyId?: string;
      /** @description Custom data by their label. */
      customData?: {
        [key: string]: components['schemas']['CustomData'];
      };
      changeTracking?: components['schemas']['ChangeTracking'];
      approvalState?: components['schemas']['ApprovalState'];
      /** Format: date-time */
      approvalDate?: string;
      lines?: components['schemas']['CustomRequestLine'][];
      documents?: unknown;
      numberOfDocuments?: number;
      formConfig?: components['schemas']['FormConfig'];
      cancellationDate?: unknown;
      cancellationUser?: components['schemas']['UserBase'];
      cancellationUserId?: string;
      archiveDate?: unknown;
      archiveUser?: components['schemas']['UserBase'];
      archiveUserId?: string;
      comment?: string;
      multiProjects?: boolean;
    };
    /** @description A line of a custom request. */
    CustomRequestLine: components['schemas']['ManagementObjectLine'] & {
      id?: string;
      project?: components['schemas']['ProjectBase'];
      readonly projectId?: string;
      phase?: components['schemas']['PhaseBase'];
      readonly phaseId?: string;
      subPhase?: components['schemas']['SubPhaseBase'];
      readonly subPhaseId?: string;
      projectTask?: components['schemas']['ProjectTaskCommon'];
      readonly projectTaskId?: string;
      /**
       * @description The sources list it for this line and, elsewhere, name it among the fields removed from the line because
       *     they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
       */
      managementObjectId?: string;
      name?: string;
      /** Format: double */
      quantity?: number;
      /** Format: double */
      unitPriceCurrency?: number;
      /** Format: double */
      unitPrice?: number;
      /** Format: double */
      amountTotalCurrency?: number;
      /** Format: double */
      amountTotal?: number;
      /** Format: double */
      rankNumber?: number;
      customer?: components['schemas']['CustomerBase'];
      readonly customerId?: string;
      expenseTypeExpected?: components['schemas']['ExpenseTypeExpected'];
    };
    /** @description The expense type expected for a line of a custom request. */
    ExpenseTypeExpected: {
      id?: string;
      code?: string;
      name?: string;
      description?: string;
      endDate?: unknown;
      expenseType?: components['schemas']['ExpenseType'];
    };
    /** @description An expense type. */
    ExpenseType: {
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
      /** @description A threshold per expense type, not a limit of the API. */
      expenseThreshold?: number;
      defaultAmount?: number;
      endDate?: unknown;
      expenseCategory?: unknown;
      expenseRebillableOptions?: unknown;
    };
    /** @description A document. */
    Document: {
      id?: string;
      title?: string;
      versionId?: string;
      changeTracking?: components['schemas']['ChangeTracking'];
      publishedBy?: components['schemas']['UserBase'];
      publishedById?: string;
      classification?: unknown;
      subClassification?: unknown;
      category1?: unknown;
      category2?: unknown;
      category3?: unknown;
      category?: Record<string, unknown>;
      categoryId?: string;
      subCategory?: Record<string, unknown>;
      subCategoryId?: string;
      companyId?: string;
      publicationDate?: unknown;
      version?: unknown;
      documentType?: unknown;
      /** @description Not changeable after creation. */
      fileUrl?: string;
      /** @description The v2 name is `sysName`. */
      fileName?: string;
      lienUrl?: string;
      url?: string;
      original?: boolean;
      locked?: boolean;
      archived?: boolean;
      preview?: unknown;
      tokenPreview?: unknown;
      externalDMSUuid?: unknown;
      links?: components['schemas']['DocumentLink'][];
      action?: unknown;
      owner?: Record<string, unknown>;
      ownerId?: string;
      description?: string;
      /** @deprecated */
      createdBy?: components['schemas']['UserBase'];
      /** @deprecated */
      createdById?: string;
      /**
       * @deprecated
       * @description The sources name `changeTracking.creationDate` as its replacement; the field that ChangeTracking lists is
       *     `createdTime`.
       */
      creationDate?: unknown;
      /** @deprecated */
      sysName?: string;
    };
    /** @description A link from a document to an object. */
    DocumentLink: {
      id?: string;
      original?: unknown;
      documentId?: string;
      objectId?: string;
      objectType?: unknown;
    };
    /** @description An ability of an employee and its level of expertise. */
    EmployeeAbility: {
      [key: string]: unknown;
    };
    /** @description The level of expertise of an ability. */
    AbilityLevel: {
      id?: string;
      code?: string;
      name?: string;
    };
    /** @description A subscription for listening to events over server-sent events. */
    Subscription: {
      token?: string;
      topic?: components['schemas']['Topic'];
    };
    /** @description What a subscription listens to. */
    Topic: {
      action?: string;
      id?: string;
      type?: components['schemas']['TopicType'];
    };
    /** @description An entry of the history of an employee. */
    EmployeeHistory: {
      /** @deprecated */
      employeeHistoryType?: unknown;
      standardWeekId?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A quick entry of time. */
    QuickEntryTime: {
      /** @description The v2 name is `place`. */
      location?: string;
      /** @description The v2 names are `startDate` and `endDate` (of what is related to quick entries). */
      date?: unknown;
      /** @description Must exist. */
      projectId: string;
      /** @description Mandatory when the project has phases. */
      phaseId?: string;
      /** @description Mandatory when the project has phases and sub-phases. */
      subPhaseId?: string;
      /** @description Must exist and be consistent with the sub-phase, or with the phase and the project. */
      projectTaskId: string;
    } & {
      [key: string]: unknown;
    };
    /** @description An event of a calendar. */
    CalendarEvent: {
      /** @description The v2 name is `place`. */
      location?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A schedule. */
    Schedule: {
      /** @description The v2 name is `place`. */
      location?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A schedule. */
    ScheduleBase: {
      /** @description The v2 name is `place`. */
      location?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A schedule, in its fluent variant. */
    ScheduleFluent: {
      /** @description The v2 name is `place`. */
      location?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description How a schedule is duplicated. The v2 fields `useDateHours` and `modeTimeRecording` are removed. */
    ScheduleDuplicationParameters: {
      /** @description The v2 name is `duplicationPeriodRepetionType`. */
      duplicationPeriodRepetitionType?: components['schemas']['DuplicationPeriodRepetitionType'];
      /** @description The v2 name is `occurency`. */
      occurrency?: unknown;
      /** @description The v2 name is `numberOfOccurency`. */
      numberOfOccurrency?: unknown;
      /** @description The v2 name is `duplicationNumberOfOccurencyType`. */
      duplicationNumberOfOccurrencyType?: components['schemas']['DuplicationNumberOfOccurrencyType'];
    } & {
      [key: string]: unknown;
    };
    /** @description Body of the operation that validates timesheet entries; no v3 operation that takes it is shown. */
    ApprovalValidation: {
      approval?: components['schemas']['ApprovalValidationApproval'];
      /** @description Identifiers of the timesheet entries (time recordings). */
      idents?: string[];
      reason?: string;
    };
    /** @description The approval given by a validation; not the Approval resource. */
    ApprovalValidationApproval: {
      code?: string;
      ident?: string;
      name?: string;
      order?: number;
    };
    /**
     * @description An approval of a management object or of another object. In create requests the nested objects (approvedBy,
     *     approver, object, objectSummary and requester) are not expected; their ids are sent.
     */
    Approval: {
      id?: string;
      code?: string;
      name?: string;
      comment?: string;
      company?: string;
      objectEntityCode?: string;
      /** Format: date-time */
      approvalDate?: string;
      /** Format: date-time */
      requestDate?: string;
      /** @description User who approved. */
      approvedBy?: components['schemas']['UserBase'];
      /** @description User who approved; null when `isAutoApproved` is true. */
      approvedById?: string | null;
      approver?: components['schemas']['Approver'];
      approverId?: string;
      requester?: components['schemas']['EmployeeBase'];
      requesterId?: string;
      /** @description Any value. */
      integralObject?: unknown;
      /** @description True when the requester is also the approver and the approval parameter allows automatic approval. */
      isAutoApproved?: boolean;
      level?: number;
      order?: number;
      ongoingLevelNumber?: number;
      totalLevelNumber?: number;
      /** @description The v2 name is `viewCustomFields`. */
      viewCustomData?: number;
      /** @deprecated */
      object?: Record<string, unknown>;
      /** @deprecated */
      objectId?: string;
      /** @description Summary of the approved object. */
      objectSummary?: components['schemas']['ApprovalObjectSummary'];
      objectSummaryId?: string;
      objectType?: components['schemas']['ApprovalType'];
      /** @description Approvals for the same object. */
      otherApprovals?: components['schemas']['Approval'][];
      state?: components['schemas']['ApprovalState'];
    };
    /** @description An approver. */
    Approver: {
      [key: string]: unknown;
    };
    /** @description Summary of an approved object. */
    ApprovalObjectSummary: {
      id?: string;
      companyCode?: string;
      currencyCode?: string;
      description?: string;
      entityCode?: string;
      name?: string;
      number?: string;
      /** Format: date-time */
      date?: string;
      /** Format: double */
      readonly afterTaxAmount?: number;
      /** Format: double */
      readonly afterTaxAmountCurrency?: number;
      /** Format: double */
      readonly preTaxAmount?: number;
      /** Format: double */
      readonly preTaxAmountCurrency?: number;
      /** @description Custom data by their label. The v2 name is `customFields`. */
      customData?: {
        [key: string]: components['schemas']['CustomData'];
      };
    };
    /** @description What approvals are searched for. No operation that takes it is shown. */
    ApprovalCriteria: {
      approverId?: components['schemas']['ClauseString'];
      comment?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      level?: components['schemas']['ClauseString'];
      objectId?: components['schemas']['ClauseString'];
      objectType?: components['schemas']['ClauseString'];
      requesterId?: components['schemas']['ClauseString'];
      states?: components['schemas']['ClauseString'];
      approvalDate?: components['schemas']['ClauseDate'];
      requestDate?: components['schemas']['ClauseDate'];
      approvalApproverCriteria?: components['schemas']['ApprovalApproverCriteria'];
      readOption?: components['schemas']['ApprovalReadOption'];
    } & {
      [key: string]: unknown;
    };
    /** @description What approvers are searched for. */
    ApprovalApproverCriteria: {
      employeeDivisionId?: components['schemas']['ClauseString'];
      employeeEntityId?: components['schemas']['ClauseString'];
      managerId?: components['schemas']['ClauseString'];
      serviceId?: components['schemas']['ClauseString'];
    };
    /** @description Criteria on the project of an approval. */
    ApprovalProjectCriteria: {
      [key: string]: unknown;
    };
    /** @description Criteria on the summary of an approved object. */
    ApprovalSummaryCriteria: {
      [key: string]: unknown;
    };
    /** @description A management object as an approval sees it. */
    ApprovalManagementObject: {
      /** @deprecated */
      entityCode?: string;
      entityId?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A message. */
    Message: {
      [key: string]: unknown;
    };
    /** @description A management object. Its v2 name is BusinessDocument. */
    ManagementObject: {
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
      /**
       * Format: double
       * @description In the currency of the company.
       */
      afterTaxAmount?: number;
      /**
       * Format: double
       * @description In the currency of the company.
       */
      preTaxAmount?: number;
      /** Format: date-time */
      date?: string;
      /** Format: date-time */
      projectedApprovalDate?: string;
      /** Format: date-time */
      approvalDate?: string;
      type?: components['schemas']['ManagementObjectType'];
      approvalState?: components['schemas']['ApprovalState'];
      changeTracking?: components['schemas']['ChangeTracking'];
      currency?: components['schemas']['Currency'];
      customer?: components['schemas']['CustomerBase'];
      customerToBill?: components['schemas']['CustomerBase'];
      manager?: components['schemas']['EmployeeBase'];
      payment?: Record<string, unknown>;
      phase?: components['schemas']['PhaseBase'];
      project?: components['schemas']['ProjectBase'];
      subPhase?: components['schemas']['SubPhaseBase'];
      /** @description Custom data by their labels. */
      customData?: {
        [key: string]: components['schemas']['CustomData'];
      };
    } & {
      [key: string]: unknown;
    };
    /** @description A sales invoice; one of the management objects. */
    Invoice: components['schemas']['ManagementObject'] & {
      lines?: components['schemas']['InvoiceLine'][];
    };
    /** @description What a search for invoices looks for. */
    InvoiceCriteria: {
      id?: components['schemas']['ClauseString'];
      readOptions?: components['schemas']['InvoiceReadOption'];
    };
    /** @description What a search for management objects looks for. Its v2 name is BusinessDocumentCriteria. */
    ManagementObjectCriteria: {
      [key: string]: unknown;
    };
    /** @description A line of a management object. Its v2 name is BusinessDocumentLine. */
    ManagementObjectLine: {
      afterTaxAmountTotalCurrency?: unknown;
      complementName?: string;
      expenseTypeExpectedId?: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string;
      resource?: Record<string, unknown>;
      resourceId?: string;
      totalPrice?: unknown;
      totalPriceCurrency?: unknown;
    } & {
      [key: string]: unknown;
    };
    /** @description A line of an invoice. */
    InvoiceLine: {
      /** @description Required. */
      id: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string;
      complementName?: string;
      name?: string;
      generalAccount?: string;
      itemId?: string;
      phaseId?: string;
      projectId?: string;
      projectTaskId?: string;
      subPhaseId?: string;
      /** Format: double */
      amountTotal?: number;
      /** Format: double */
      amountTotalCurrency?: number;
      /** Format: double */
      discount?: number;
      /** Format: double */
      quantity?: number;
      /** Format: double */
      rankNumber?: number;
      /** Format: double */
      unitPrice?: number;
      /** Format: double */
      unitPriceCurrency?: number;
      /** Format: double */
      vatAmount1?: number;
      /** Format: double */
      vatAmount1Currency?: number;
      /** Format: double */
      vatAmount2?: number;
      /** Format: double */
      vatAmount2Currency?: number;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the period.
       */
      endDate?: string;
      exchangeRate?: Record<string, unknown>;
      item?: components['schemas']['Item'];
      phase?: components['schemas']['PhaseBase'];
      project?: components['schemas']['ProjectBase'];
      projectTask?: components['schemas']['ProjectTaskCommon'];
      subPhase?: components['schemas']['SubPhaseBase'];
      vat1?: components['schemas']['VATBase'];
      vat2?: components['schemas']['VATBase'];
    };
    /** @description A line with an item. */
    ItemLine: {
      /** @description Required. */
      id: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string;
      complementName?: string;
      name?: string;
      generalAccount?: string;
      itemId?: string;
      phaseId?: string;
      projectId?: string;
      projectTaskId?: string;
      subPhaseId?: string;
      /** Format: double */
      amountTotal?: number;
      /** Format: double */
      amountTotalCurrency?: number;
      /**
       * @description The v2 `discount`, a number, is `discount.amount`. The field list, which it shares with InvoiceLine and
       *     ManagementObjectSalesLine, has a number here too.
       */
      discount?: components['schemas']['Discount'];
      /** Format: double */
      quantity?: number;
      /** Format: double */
      rankNumber?: number;
      /** Format: double */
      unitPrice?: number;
      /** Format: double */
      unitPriceCurrency?: number;
      /** Format: double */
      vatAmount1?: number;
      /** Format: double */
      vatAmount1Currency?: number;
      /** Format: double */
      vatAmount2?: number;
      /** Format: double */
      vatAmount2Currency?: number;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the period.
       */
      endDate?: string;
      exchangeRate?: Record<string, unknown>;
      item?: components['schemas']['Item'];
      phase?: components['schemas']['PhaseBase'];
      project?: components['schemas']['ProjectBase'];
      projectTask?: components['schemas']['ProjectTaskCommon'];
      subPhase?: components['schemas']['SubPhaseBase'];
      vat1?: components['schemas']['VATBase'];
      vat2?: components['schemas']['VATBase'];
    };
    /** @description A sales line of a management object. Its v2 name is BusinessDocumentSalesLine. */
    ManagementObjectSalesLine: {
      /** @description Required. */
      id: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string;
      complementName?: string;
      name?: string;
      generalAccount?: string;
      itemId?: string;
      phaseId?: string;
      projectId?: string;
      projectTaskId?: string;
      subPhaseId?: string;
      /** Format: double */
      amountTotal?: number;
      /** Format: double */
      amountTotalCurrency?: number;
      /** Format: double */
      discount?: number;
      /** Format: double */
      quantity?: number;
      /** Format: double */
      rankNumber?: number;
      /** Format: double */
      unitPrice?: number;
      /** Format: double */
      unitPriceCurrency?: number;
      /** Format: double */
      vatAmount1?: number;
      /** Format: double */
      vatAmount1Currency?: number;
      /** Format: double */
      vatAmount2?: number;
      /** Format: double */
      vatAmount2Currency?: number;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the period.
       */
      endDate?: string;
      exchangeRate?: Record<string, unknown>;
      item?: components['schemas']['Item'];
      phase?: components['schemas']['PhaseBase'];
      project?: components['schemas']['ProjectBase'];
      projectTask?: components['schemas']['ProjectTaskCommon'];
      subPhase?: components['schemas']['SubPhaseBase'];
      vat1?: components['schemas']['VATBase'];
      vat2?: components['schemas']['VATBase'];
    };
    /** @description A rate of value-added tax, in short. */
    VATBase: {
      id?: string;
      name?: string;
      /** @description In percent. */
      rate?: number;
    };
    /** @description An item. */
    Item: {
      /** @description Required. */
      id: string;
      category?: components['schemas']['Category'];
      categoryId?: string;
      comment?: string;
      companyCode?: string;
      entityCode?: string;
      /** @deprecated */
      family?: unknown;
      grouping?: unknown;
      name?: string;
      reference?: string;
      shortName?: string;
      subCategory?: components['schemas']['SubCategoryItem'];
      subCategoryId?: string;
      /** @deprecated */
      subFamily?: unknown;
      inventory?: boolean;
    };
    /** @description The sub-category of an item. */
    SubCategoryItem: {
      /** @description The v2 name is `subType`. */
      subCategoryType?: components['schemas']['SubCategoryItemType'];
    } & {
      [key: string]: unknown;
    };
    /** @description An amount of value-added tax forced on a line. */
    ForcedVatAmountHolder: {
      /** Format: double */
      amount?: number;
      /** @description The v2 name is `businessDocumentLineId`. */
      managementObjectLineId?: string;
      /** @description Required. */
      forced: boolean;
    };
    /** @description Summary of the receipt of an expense. */
    ExpenseReceiptSummary: {
      /** Format: double */
      amount?: number;
      currencyCode?: string;
      expenseTypeCode?: string;
      filePath?: string;
      /** Format: date-time */
      date?: string;
    };
    /** @description A title among the lines. */
    LineTitle: {
      /** Format: double */
      lineTitleId?: number;
      lineTitleLabel?: string;
      /** Format: double */
      parentLineTitleId?: number;
    };
    /** @description How a document is published. */
    PublishArguments: {
      [key: string]: unknown;
    };
    /** @description A published document. */
    PublishedDocument: {
      [key: string]: unknown;
    };
    /** @description A sales order. */
    SalesOrder: {
      [key: string]: unknown;
    };
    /** @description What a search for sales orders looks for. */
    SalesOrderCriteria: {
      [key: string]: unknown;
    };
    /** @description What the dashboard of sales orders is asked for. */
    SalesOrderDashboardCriteria: {
      [key: string]: unknown;
    };
    /** @description A result of the dashboard of sales orders (categorization, groupings, totals). */
    SalesOrderDashboardResult: {
      [key: string]: unknown;
    };
    /** @description What to return besides the sales order itself. A sales order can carry custom data, so these can be asked for too. */
    SalesOrderReadOption: {
      options?: (string | components['schemas']['CustomDataReadOptionValue'])[];
    } & {
      [key: string]: unknown;
    };
    /** @description A quotation. */
    Quotation: {
      [key: string]: unknown;
    };
    /** @description What a search for quotations looks for. */
    QuotationCriteria: {
      [key: string]: unknown;
    };
    /** @description An expense report of the mobile application. */
    MobNdf: {
      ident?: number;
      guid?: string;
      description?: string;
      /** Format: date-time */
      date?: string;
      /** Format: date-time */
      datCre?: string;
      validated?: boolean;
      finished?: boolean;
      vatInclAmount?: number;
      currencyCode?: string;
      expenses?: components['schemas']['MobLigneNdf'][];
    };
    /** @description A line (an expense) of an expense report of the mobile application. */
    MobLigneNdf: {
      guid?: string;
      updateDate?: unknown;
      mobileUpdateDate?: unknown;
      errors?: components['schemas']['MobLigneNdfErrors'];
      state?: unknown;
      customerId?: number;
      projectId?: string;
      phaseId?: number;
      subPhaseId?: number;
      projectTaskId?: number;
      assignment?: components['schemas']['MobAssignment'];
      ident?: number;
      identExpReport?: number;
      expenseDate?: unknown;
      /** Format: date-time */
      datCre?: string;
      amount?: unknown;
      amountCurrency?: unknown;
      title?: string;
      complementName?: string;
      currency?: components['schemas']['MobCurrency'];
      validated?: boolean;
      finished?: boolean;
      hasDocuments?: unknown;
      vat1?: components['schemas']['MobVat'];
      vat2?: components['schemas']['MobVat'];
      vat3?: components['schemas']['MobVat'];
      vatAmount1?: unknown;
      vatAmount2?: unknown;
      vatAmount3?: unknown;
      /** @description The expense type. */
      type?: components['schemas']['MobExpenseType'];
      engineTaxRate?: components['schemas']['MobEngineTaxRate'];
      rebillable?: unknown;
      notRefundable?: unknown;
      receiptNb?: unknown;
      kilometer?: unknown;
      documents?: components['schemas']['MobDocument'][];
      documentsToDelete?: components['schemas']['MobDocument'][];
    };
    /** @description The errors of a line of an expense report. */
    MobLigneNdfErrors: {
      errors?: string[];
    };
    /** @description What a line of an expense report is assigned to. */
    MobAssignment: {
      id?: unknown;
      code?: string;
      description?: string;
      longDescription?: unknown;
      parent_id?: unknown;
      parentType?: unknown;
      type?: unknown;
      customerId?: number;
      modules?: unknown;
      assignments?: unknown;
      params?: components['schemas']['MobAssignmentParam'][];
    };
    /** @description A parameter of an assignment. */
    MobAssignmentParam: {
      type?: unknown;
      value?: unknown;
    };
    /** @description A currency of the mobile application. */
    MobCurrency: {
      ident?: number;
      code?: string;
      euro?: boolean;
      euroRate?: number;
      /** Format: date-time */
      endDate?: string;
      order?: number;
    };
    /** @description A rate of value-added tax of the mobile application. */
    MobVat: {
      ident?: number;
      code?: string;
      description?: string;
      rate?: unknown;
      key?: unknown;
    };
    /** @description An expense type of the mobile application. */
    MobExpenseType: {
      ident?: number;
      code?: string;
      description?: string;
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
      icon?: string;
      color?: string;
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
      ident?: number;
      power?: unknown;
      price?: unknown;
      expenseTypeId?: string;
      expenceTypeCode?: string;
      code?: string;
      startDate?: unknown;
      endDate?: unknown;
    };
    /** @description A document of an expense. */
    MobDocument: {
      ident?: number;
      identVersion?: number;
      createDate?: unknown;
      fileUrl?: string;
      sysName?: string;
      title?: string;
      internal_ident?: unknown;
      guid?: string;
      version?: unknown;
      deleted?: unknown;
      token?: unknown;
    };
    /** @description What is to be updated in the setup of the mobile application. */
    MobUpdateParametrage: {
      actions?: components['schemas']['MobUpdateParametrageAction'][];
    };
    /** @description One update of the setup of the mobile application. */
    MobUpdateParametrageAction: {
      action?: string;
      type?: string;
      value?: string;
    };
    /** @description What a search for action codes looks for. */
    MobActionCriteria: {
      code?: components['schemas']['ClauseString'];
      name?: components['schemas']['ClauseString'];
      tag?: components['schemas']['ClauseString'];
      /**
       * Format: date
       * @description A date, not a clause.
       */
      validity?: string;
    };
    /** @description An action code of the mobile application. */
    MobAction: {
      [key: string]: unknown;
    };
    /** @description What a search for customers looks for. */
    MobCustomerCriteria: {
      filterOnLinkProjectCustomer?: boolean;
      id?: components['schemas']['ClauseString'];
      tag?: components['schemas']['ClauseString'];
      projectId?: components['schemas']['ClauseString'];
      /**
       * Format: date-time
       * @description A date-time, not a clause.
       */
      referentialDate?: string;
    };
    /** @description An application. */
    Application: {
      id?: string;
      name?: string;
      url?: string;
      color?: string;
      image?: string;
      type?: components['schemas']['ApplicationType'];
      portalType?: components['schemas']['PortalType'];
      order?: number;
      right?: components['schemas']['DmfBase'];
      rightId?: string;
    };
    /** @description A right (Domain-Module-Function), in short. */
    DmfBase: {
      id?: string;
      code?: string;
      name?: string;
    };
    /** @description How an accounting journal is closed. */
    JournalClosingInformation: {
      closingReason?: string;
      /** Format: date-time */
      closingDate?: string;
    };
    /** @description What a search for accounting journals looks for. */
    AccountingJournalCriteria: {
      companyId?: components['schemas']['ClauseString'];
      code?: components['schemas']['ClauseString'];
      journalType?: components['schemas']['ClauseString'];
      name?: components['schemas']['ClauseString'];
      id?: components['schemas']['ClauseString'];
      tag?: components['schemas']['ClauseString'];
      validity?: components['schemas']['Validity'];
    };
    /** @description An accounting journal of management objects. */
    ManagementObjectsAccountingJournal: {
      [key: string]: unknown;
    };
    /** @description The form that obtains an access token, by login and password or by refresh token. */
    TokenRequest: components['schemas']['PasswordTokenRequest'] | components['schemas']['RefreshTokenRequest'];
    /** @description The form that obtains an access token by login and password. */
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
    /** @description The form that obtains a new access token by refresh token. Assumed, as RFC 6749 has it. */
    RefreshTokenRequest: {
      /** @constant */
      grant_type: 'refresh_token';
      /** Format: password */
      refresh_token: string;
      /** @description Identifier of the client. */
      client_id?: string;
      /**
       * Format: password
       * @description Secret of the client.
       */
      client_secret?: string;
      /** @constant */
      scope?: 'read_write';
    } & {
      [key: string]: unknown;
    };
    /** @description The tokens obtained. Assumed, as RFC 6749 has them. */
    TokenAnswer: {
      /**
       * Format: password
       * @description The token that calls are made with.
       */
      access_token?: string;
      /**
       * Format: password
       * @description The token that obtains the next access token.
       */
      refresh_token?: string;
      /** @description Seconds for which the access token is valid, counted from the response. */
      expires_in?: number;
    } & {
      [key: string]: unknown;
    };
    /** @description The token obtained by logging in, if it is returned as an object. Assumed. */
    LoginAnswer: {
      /**
       * Format: password
       * @description The token that calls are made with.
       */
      token?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A contract and its lines. */
    ContractCreate: {
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
      reminder?: components['schemas']['ContractReminder'];
      reminderAlert?: unknown;
      reminderDetail?: unknown;
      lines?: components['schemas']['ContractLineCreate'][];
      completionDate?: unknown;
    } & {
      [key: string]: unknown;
    };
    /** @description A line of a contract. */
    ContractLineCreate: {
      id?: string;
      contractServiceId?: string;
      productId?: string;
      serialNumber?: unknown;
      projectId?: string;
      phaseId?: string;
      subPhaseId?: string;
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
    } & {
      [key: string]: unknown;
    };
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
      customData?: {
        [key: string]: components['schemas']['CustomData'];
      } | null;
      formConfig?: components['schemas']['FormConfig'] | null;
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
      type?: components['schemas']['BusinessCardType'] | null;
      /** Format: date-time */
      endDate?: string | null;
    };
    /** @description A line of a custom request. */
    CustomRequestLineCreate: components['schemas']['ManagementObjectLineCreate'] & {
      id?: string;
      /**
       * @description The sources list it for this line and, elsewhere, name it among the fields removed from the line because
       *     they are inherited from ManagementObjectLine. It is kept. The v2 name is `businessDocumentId`.
       */
      managementObjectId?: string;
      name?: string;
      /** Format: double */
      quantity?: number;
      /** Format: double */
      unitPriceCurrency?: number;
      /** Format: double */
      unitPrice?: number;
      /** Format: double */
      amountTotalCurrency?: number;
      /** Format: double */
      amountTotal?: number;
      /** Format: double */
      rankNumber?: number;
    };
    /** @description A line of a management object. Its v2 name is BusinessDocumentLine. */
    ManagementObjectLineCreate: {
      afterTaxAmountTotalCurrency?: unknown;
      complementName?: string;
      expenseTypeExpectedId?: string;
      /** @description The v2 name is `businessDocumentId`. */
      managementObjectId?: string;
      resourceId?: string;
      totalPrice?: unknown;
      totalPriceCurrency?: unknown;
    } & {
      [key: string]: unknown;
    };
    /** @description An application. */
    ApplicationCreate: {
      id?: string;
      name?: string;
      url?: string;
      color?: string;
      image?: string;
      type?: components['schemas']['ApplicationType'];
      portalType?: components['schemas']['PortalType'];
      order?: number;
      rightId?: string;
    };
  };
  responses: {
    /** @description Generic failure, when no other code applies; also a mandatory field that is missing in an update. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description Missing or invalid credentials. A user authenticated by SAML gets this response on every request. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The parameters are valid but the request failed. */
    RequestFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The user lacks the permission for the request. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The resource does not exist. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The resource does not support the HTTP method. */
    MethodNotAllowed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description The resource can only produce content that the Accept headers do not accept. */
    NotAcceptable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description Server error. */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      /** @description The tokens. Assumed, as RFC 6749 has them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
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
        /** @description Login of the user, URL-encoded. */
        username: string;
        /** @description Password of the user, encoded in Base64 and then URL-encoded. */
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
          'application/json': components['schemas']['LoginAnswer'];
        };
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
        card_group_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['TimesheetEntryBase'];
        'application/json': components['schemas']['TimesheetEntryBase'];
      };
    };
    responses: {
      /** @description The sum of all timesheet durations on the group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': number[];
        };
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
  getCardGroup: {
    parameters: {
      query: {
        group_id: string;
      };
      header?: never;
      path: {
        card_group_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The card group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardGroup'];
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        card_group_id: string;
      };
      cookie?: never;
    };
    /** @description The body is not shown. */
    requestBody?: {
      content: {
        'application/json': unknown;
      };
    };
    responses: {
      /** @description The response is not shown. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
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
  readCardGroup: {
    parameters: {
      query: {
        group_id: string;
      };
      header?: never;
      path: {
        card_group_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['CardGroupReadOption'];
      };
    };
    responses: {
      /** @description The card group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardGroup'];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['CardGroupCriteria'];
      };
    };
    responses: {
      /** @description The card groups found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardGroup'][];
        };
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
        sprint_id: string;
        card_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['CardReadOption'];
      };
    };
    responses: {
      /** @description The card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Card'];
        };
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
  searchCheckbooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckbookCriteria'];
      };
    };
    responses: {
      /** @description The checkbooks found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Checkbook'][];
        };
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
        external_requester_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The external requester. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExternalRequester'];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExternalRequesterCriteria'];
      };
    };
    responses: {
      /** @description The external requesters found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExternalRequester'][];
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['ContractCreate'];
        'application/json': components['schemas']['ContractCreate'];
      };
    };
    responses: {
      /** @description The identifier of the contract. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  getActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        activity_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The activity. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
        };
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
  readActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        activity_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ActivityReadOption'];
      };
    };
    responses: {
      /** @description The activity. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
        };
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
  searchActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ActivityCriteria'];
      };
    };
    responses: {
      /** @description The activities found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'][];
        };
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
        /** @description Maximum number of ancestor nodes of the type named by `countAssignmentType` (for PROJECT, the number of projects); none by default. */
        limit?: number;
      };
      header?: never;
      path: {
        active_module: components['schemas']['ActiveModule'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AssignmentCriteria'];
      };
    };
    responses: {
      /** @description The nodes found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentNode'][];
        };
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
        project_id: string;
        phase_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['TransferAffectation'];
        'application/json': components['schemas']['TransferAffectation'];
      };
    };
    responses: {
      /** @description The identifier of the updated project. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        project_id: string;
        phase_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['PhaseReplace'];
        'application/json': components['schemas']['PhaseReplace'];
      };
    };
    responses: {
      /** @description The identifier of the phase. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  searchProjectGroups: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ProjectGroupCriteria'];
      };
    };
    responses: {
      /** @description The project groups found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectGroup'][];
        };
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
        project_state_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The project state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectState'];
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        project_task_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'text/plain': components['schemas']['PatchElement'][];
        'application/json': components['schemas']['PatchElement'][];
      };
    };
    responses: {
      /** @description The identifier of the project task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        project_id: string;
        project_task_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'text/plain': components['schemas']['PatchElement'][];
        'application/json': components['schemas']['PatchElement'][];
      };
    };
    responses: {
      /** @description The identifier of the project task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  preFillProjectTask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        project_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ProjectTask'];
      };
    };
    responses: {
      /** @description The pre-filled project task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectTask'];
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        employee_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['BusinessCard'];
        'application/json': components['schemas']['BusinessCard'];
      };
    };
    responses: {
      /** @description The identifier of the business card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        employee_id: string;
        business_card_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['BusinessCardReplace'];
        'application/json': components['schemas']['BusinessCardReplace'];
      };
    };
    responses: {
      /** @description The identifier of the business card. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  deleteBusinessCard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        employee_id: string;
        business_card_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business card is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  searchBusinessCards: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessCardCriteria'];
      };
    };
    responses: {
      /** @description The business cards found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BusinessCard'][];
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['CustomRequestCategory'];
        'application/json': components['schemas']['CustomRequestCategory'];
      };
    };
    responses: {
      /** @description The identifier of the category. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  deleteCustomRequestCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        custom_request_category_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path: {
        custom_request_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['CustomRequestLineCreate'];
        'application/json': components['schemas']['CustomRequestLineCreate'];
      };
    };
    responses: {
      /** @description The identifier of the line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  getTimesheetEntryCompletions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        manager_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The completions for validation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimesheetEntryCompletion'][];
        };
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
        approval_id: string;
      };
      cookie?: never;
    };
    /** @description The comment, as a JSON string such as `"Agreed"`; no body at all where there is no comment. */
    requestBody?: {
      content: {
        'application/json': string;
      };
    };
    responses: {
      /** @description The approval is approved. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  approveAll: {
    parameters: {
      query?: {
        /** @description The comment; none by default. */
        approval_comment?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The identifiers of the approvals. */
    requestBody: {
      content: {
        'application/json': string[];
      };
    };
    responses: {
      /** @description The approvals are approved. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  askForApproval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        object_type: components['schemas']['ApprovalType'];
        object_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The approval is asked for, or the request is ignored. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  getApproval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        approval_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The approval. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Approval'];
        };
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
  readApprovals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        object_type: components['schemas']['ApprovalType'];
        object_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ApprovalReadOption'];
      };
    };
    responses: {
      /** @description The approvals of the object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Approval'][];
        };
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
        approval_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
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
  forceBillingTableVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        billing_table_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ForcedVatAmountHolder'][];
      };
    };
    responses: {
      /** @description True when one or more lines changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': boolean;
        };
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
  forceInvoiceVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ForcedVatAmountHolder'][];
      };
    };
    responses: {
      /** @description True when one or more lines changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': boolean;
        };
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
  forceSalesOrderVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ForcedVatAmountHolder'][];
      };
    };
    responses: {
      /** @description True when one or more lines changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': boolean;
        };
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
  forceQuotationVatAmount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quotation_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ForcedVatAmountHolder'][];
      };
    };
    responses: {
      /** @description True when one or more lines changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': boolean;
        };
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
  searchInvoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceCriteria'];
      };
    };
    responses: {
      /** @description The invoices found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'][];
        };
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
        invoice_id: string;
      };
      cookie?: never;
    };
    /** @description The booking date. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DateParamHolder'];
      };
    };
    responses: {
      /** @description The number of the booked invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  getInvoiceLinkedExpenseReceipts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The summaries of the receipts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExpenseReceiptSummary'][];
        };
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
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description True when the invoice rebills an expense. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': boolean;
        };
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
  publishInvoice: {
    parameters: {
      query?: {
        /** @description Whether to attach the receipts of linked expenses. */
        join_expense_receipts?: boolean;
      };
      header?: never;
      path: {
        invoice_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublishArguments'];
      };
    };
    responses: {
      /** @description The published document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedDocument'];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SalesOrderDashboardCriteria'];
      };
    };
    responses: {
      /** @description The results. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrderDashboardResult'][];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesOrderCriteria'];
      };
    };
    responses: {
      /** @description The sales orders found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrder'][];
        };
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
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrder'];
        };
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
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublishArguments'];
      };
    };
    responses: {
      /** @description The published document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedDocument'];
        };
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
        sales_order_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SalesOrderReadOption'];
      };
    };
    responses: {
      /** @description The sales order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrder'];
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Quotation'];
      };
    };
    responses: {
      /** @description The identifier of the quotation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  searchQuotations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuotationCriteria'];
      };
    };
    responses: {
      /** @description The quotations found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quotation'][];
        };
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
        quotation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quotation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quotation'];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The expense reports. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MobNdf'][];
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'text/plain': components['schemas']['MobNdf'];
        'application/json': components['schemas']['MobNdf'];
      };
    };
    responses: {
      /** @description A string, as a rule an identifier. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  smartScanExpense: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MobLigneNdf'];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MobUpdateParametrage'];
      };
    };
    responses: {
      /** @description The setup is taken. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  searchActionCodes: {
    parameters: {
      query: {
        project_id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MobActionCriteria'];
      };
    };
    responses: {
      /** @description The action codes found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MobAction'][];
        };
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
        /** @description Maximum number of ancestor nodes of the type named by `countAssignmentType` (for PROJECT, the number of projects); none by default. */
        limit?: number;
      };
      header?: never;
      path: {
        active_module: components['schemas']['ActiveModule'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AssignmentCriteria'];
      };
    };
    responses: {
      /** @description The nodes found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentNode'][];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MobCustomerCriteria'];
      };
    };
    responses: {
      /** @description The nodes found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentNode'][];
        };
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
        journal_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'text/plain': components['schemas']['JournalClosingInformation'];
        'application/json': components['schemas']['JournalClosingInformation'];
      };
    };
    responses: {
      /** @description A string, as a rule an identifier. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  searchJournals: {
    parameters: {
      query?: {
        /** @description Index of the first element; none by default. */
        offset?: number;
        /** @description Maximum number of elements; none by default. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountingJournalCriteria'];
      };
    };
    responses: {
      /** @description The accounting journals found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagementObjectsAccountingJournal'][];
        };
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
        journal_id: string;
      };
      cookie?: never;
    };
    /** @description The end date (`endDate`), as a JSON string such as `"2026-01-31"`. */
    requestBody: {
      content: {
        'text/plain': string;
        'application/json': string;
      };
    };
    responses: {
      /** @description A string, as a rule an identifier. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
         */
        'X-COMPANY-CODE'?: components['parameters']['CompanyCode'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': components['schemas']['ApplicationCreate'];
        'application/json': components['schemas']['ApplicationCreate'];
      };
    };
    responses: {
      /** @description The identifier of the application. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string;
        };
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
  deleteApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        app_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The application is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
}
