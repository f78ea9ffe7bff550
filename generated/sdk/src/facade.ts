import type {
  ApproveAllRequest,
  ApproveRequest,
  AskForApprovalRequest,
  GetApprovalRequest,
  GetApprovalSkeletonMessageRequest,
  ReadApprovalsRequest,
} from './approval-process.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './core/index.ts';
import type {
  GetExpenseReportsRequest,
  PostExpenseReportRequest,
  PostSetupRequest,
  SearchActionCodesRequest,
  SearchMobileAssignmentsRequest,
  SearchMobileCustomersRequest,
  SmartScanExpenseRequest,
} from './mobile.ts';
import type {
  GetActivityRequest,
  GetProjectStateRequest,
  PatchProjectTaskOfProjectRequest,
  PatchProjectTaskRequest,
  PreFillProjectTaskRequest,
  ReadActivityRequest,
  ReplacePhaseRequest,
  SearchActivitiesRequest,
  SearchAssignmentsRequest,
  SearchProjectGroupsRequest,
  TransferPhaseRequest,
  UpdatePhaseRequest,
} from './project-management.ts';
import type { ReadingUpdateOptions, UpdateChange, UpdateOptions } from './update.ts';
import type {
  BookInvoiceRequest,
  CreateQuotationRequest,
  ForceBillingTableVatAmountRequest,
  ForceInvoiceVatAmountRequest,
  ForceQuotationVatAmountRequest,
  ForceSalesOrderVatAmountRequest,
  GetInvoiceLinkedExpenseReceiptsRequest,
  GetQuotationRequest,
  GetSalesOrderRequest,
  IsInvoiceExpenseRebillRequest,
  PublishInvoiceRequest,
  PublishSalesOrderRequest,
  ReadSalesOrderDashboardRequest,
  ReadSalesOrderRequest,
  SearchInvoicesRequest,
  SearchQuotationsRequest,
  SearchSalesOrdersRequest,
} from './sales.ts';
import type {
  CloseJournalRequest,
  CreateApplicationRequest,
  DeleteApplicationRequest,
  SearchJournalsRequest,
  SetJournalEndDateRequest,
} from './settings.ts';
import type {
  CreateContractRequest,
  GetCardGroupRequest,
  GetExternalRequesterRequest,
  PatchCardGroupRequest,
  PostCardGroupTimesheetEntriesRequest,
  ReadCardGroupRequest,
  ReadCardRequest,
  SearchCardGroupsRequest,
  SearchCheckbooksRequest,
  SearchExternalRequestersRequest,
} from './support.ts';
import type {
  CreateBusinessCardRequest,
  CreateCustomRequestCategoryRequest,
  CreateCustomRequestLineRequest,
  DeleteBusinessCardRequest,
  DeleteCustomRequestCategoryRequest,
  GetTimesheetEntryCompletionsRequest,
  ReplaceBusinessCardRequest,
  SearchBusinessCardsRequest,
  UpdateBusinessCardRequest,
} from './workforce.ts';
import type { LoginJwtRequest, RequestTokenRequest } from './authentication.ts';
import type {
  Activity,
  Approval,
  AssignmentNode,
  BusinessCard,
  BusinessCardReplace,
  Card,
  CardGroup,
  Checkbook,
  ExpenseReceiptSummary,
  ExternalRequester,
  Invoice,
  LoginAnswer,
  ManagementObjectsAccountingJournal,
  Message,
  MobAction,
  MobLigneNdf,
  MobNdf,
  Phase,
  PhaseReplace,
  ProjectGroup,
  ProjectState,
  ProjectTask,
  PublishedDocument,
  Quotation,
  SalesOrder,
  SalesOrderDashboardResult,
  TimesheetEntryCompletion,
  TokenAnswer,
} from './types.ts';
import { bind } from './bind.ts';
import * as approvalProcessModule from './approval-process.ts';
import * as mobileModule from './mobile.ts';
import * as projectManagementModule from './project-management.ts';
import * as salesModule from './sales.ts';
import * as settingsModule from './settings.ts';
import * as supportModule from './support.ts';
import * as workforceModule from './workforce.ts';
import * as authenticationModule from './authentication.ts';

/** Every operation, by domain, resource and action. */
export interface BmpFacade {
  /** The client that all calls go through. */
  readonly client: Client;
  /**
   * Approvals of quotes, quotations, sales and purchase orders, purchase invoices, expense reports and others.
   *
   * Its paths begin with `/approvalprocess` (assumed).
   */
  readonly approvalProcess: ApprovalProcessOperations;
  /**
   * Synchronization operations for the offline mobile application (expense reports, leave requests, timesheets, and so
   * on).
   *
   * Its paths begin with `/mobile` (assumed).
   *
   * Not shown: The remaining operations.
   */
  readonly mobile: MobileOperations;
  /**
   * Projects, phases, sub-phases and project tasks.
   *
   * Its paths begin with `/projectmanagement` (assumed).
   *
   * Not shown: The method and path of the search for phases, which exists.
   */
  readonly projectManagement: ProjectManagementOperations;
  /**
   * Quotations, orders, invoices, billing tables and time-based billing.
   *
   * Its paths begin with `/sales` (assumed).
   *
   * Not shown: Operations of v3; those listed for v2 are offered unchanged.
   */
  readonly sales: SalesOperations;
  /**
   * Triggers, translations, web portals, preferences, currencies and other setup.
   *
   * Its paths begin with `/settings` (assumed).
   *
   * Not shown: The remaining operations.
   */
  readonly settings: SettingsOperations;
  /**
   * Helpdesk issues and tasks, contacts, contracts, tags, products, sprints, timesheets, and many searches.
   *
   * Its paths begin with `/support` (assumed).
   */
  readonly support: SupportOperations;
  /**
   * Employees, timesheets, schedules, expense reports, leave requests, custom requests and project events.
   *
   * Its paths begin with `/workforce` (documented).
   *
   * Not shown: The v3 paths of the operations that are listed for v2 only.
   */
  readonly workforce: WorkforceOperations;
  /** Obtaining a token. Not a domain; the two operations stand directly under the base URL. */
  readonly authentication: AuthenticationOperations;
}

/** The operations of Approval process. */
export interface ApprovalProcessOperations {
  readonly approvals: ApprovalProcessApprovalsOperations;
}

export interface ApprovalProcessApprovalsOperations {
  /**
   * Approves an approval
   *
   * Marks the approval approved.
   *
   * Documented: domains L268; conventions L153.
   */
  approve(request: ApproveRequest, options?: CallOptions): Call<void>;
  /**
   * Approves a list of approvals
   *
   * Marks every approval of the list approved, with one optional comment for all.
   *
   * Documented: domains L269; conventions L153.
   */
  approveAll(request: ApproveAllRequest, options?: CallOptions): Call<void>;
  /**
   * Asks for the approval of an object
   *
   * When the status of the object does not allow an approval to be generated, the request is ignored.
   *
   * Documented: domains L270; conventions L154.
   */
  ask(request: AskForApprovalRequest, options?: CallOptions): Call<void>;
  /**
   * Gets an approval
   *
   * Also allowed with the right to validate timesheets.
   *
   * Documented: domains L271; domains L275.
   */
  get(request: GetApprovalRequest, options?: CallOptions): Call<Approval>;
  /**
   * Reads the approvals of an object with options
   *
   * Documented: domains L272.
   */
  read(request: ReadApprovalsRequest, options?: CallOptions): Call<Approval[]>;
  /**
   * Gets the skeleton message of an approval
   *
   * Also allowed with the right to validate timesheets.
   *
   * Documented: domains L273; domains L275.
   */
  skeletonMessage(request: GetApprovalSkeletonMessageRequest, options?: CallOptions): Call<Message>;
}

/** The operations of Mobile. */
export interface MobileOperations {
  readonly expenseReports: MobileExpenseReportsOperations;
  readonly expenses: MobileExpensesOperations;
  readonly setup: MobileSetupOperations;
  readonly actionCodes: MobileActionCodesOperations;
  readonly assignments: MobileAssignmentsOperations;
  readonly customers: MobileCustomersOperations;
}

export interface MobileExpenseReportsOperations {
  /**
   * Lists the expense reports
   *
   * Documented: domains L303; conventions L198.
   */
  get(request?: GetExpenseReportsRequest, options?: CallOptions): Call<MobNdf[]>;
  /**
   * Sends an expense report
   *
   * Documented: domains L304; conventions L32; conventions L198.
   */
  post(request?: PostExpenseReportRequest, options?: CallOptions): Call<string>;
}

export interface MobileExpensesOperations {
  /**
   * Deduces an expense from an image
   *
   * Documented: domains L305; conventions L198.
   */
  smartScan(request: SmartScanExpenseRequest, options?: CallOptions): Call<MobLigneNdf>;
}

export interface MobileSetupOperations {
  /**
   * Updates the setup of the mobile application
   *
   * Documented: domains L306; conventions L198.
   */
  post(request?: PostSetupRequest, options?: CallOptions): Call<void>;
}

export interface MobileActionCodesOperations {
  /**
   * Searches action codes for a project
   *
   * Needs, besides a registered user, the right to search assignments for mobile timesheets or the one for mobile
   * schedules.
   *
   * Documented: domains L307; domains L311; conventions L198.
   */
  search(request: SearchActionCodesRequest, options?: CallOptions): Call<MobAction[]>;
}

export interface MobileAssignmentsOperations {
  /**
   * Searches assignments of a module
   *
   * Answers a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is
   * CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The project management domain offers
   * the same search. Needs, besides a registered user, the right to search assignments for mobile timesheets or the
   * one for mobile schedules.
   *
   * Documented: domains L308; domains L311; domains L216; conventions L198; conventions L228.
   */
  search(request: SearchMobileAssignmentsRequest, options?: CallOptions): Call<AssignmentNode[]>;
}

export interface MobileCustomersOperations {
  /**
   * Searches customers
   *
   * Answers assignment nodes.
   *
   * Documented: domains L309; conventions L198.
   */
  search(request?: SearchMobileCustomersRequest, options?: CallOptions): Call<AssignmentNode[]>;
}

/** The operations of Project management. */
export interface ProjectManagementOperations {
  readonly activities: ProjectManagementActivitiesOperations;
  readonly assignments: ProjectManagementAssignmentsOperations;
  readonly phases: ProjectManagementPhasesOperations;
  readonly projectGroups: ProjectManagementProjectGroupsOperations;
  readonly projectStates: ProjectManagementProjectStatesOperations;
  readonly projectTasks: ProjectManagementProjectTasksOperations;
}

export interface ProjectManagementActivitiesOperations {
  /**
   * Gets an activity
   *
   * Deprecated and still functional: the activity operations are to move to another domain.
   *
   * Documented: domains L204; domains L216.
   *
   * @deprecated
   */
  get(request: GetActivityRequest, options?: CallOptions): Call<Activity>;
  /**
   * Reads an activity with options
   *
   * Deprecated and still functional: the activity operations are to move to another domain.
   *
   * Documented: domains L205; domains L216.
   *
   * @deprecated
   */
  read(request: ReadActivityRequest, options?: CallOptions): Call<Activity>;
  /**
   * Searches activities
   *
   * Deprecated and still functional: the activity operations are to move to another domain.
   *
   * Documented: domains L206; domains L216.
   *
   * @deprecated
   */
  search(request?: SearchActivitiesRequest, options?: CallOptions): Call<Activity[]>;
}

export interface ProjectManagementAssignmentsOperations {
  /**
   * Searches assignments of a module
   *
   * Answers a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The mobile domain offers the same search.
   *
   * Documented: domains L207; domains L216; conventions L228.
   */
  search(request: SearchAssignmentsRequest, options?: CallOptions): Call<AssignmentNode[]>;
}

export interface ProjectManagementPhasesOperations {
  /**
   * Transfers a phase of a project
   *
   * Documented: domains L208.
   */
  transfer(request: TransferPhaseRequest, options?: CallOptions): Call<string>;
  /**
   * Replaces a phase of a project
   *
   * The whole phase is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
   *
   * Documented: domains L209; conventions L32; conventions L298-304.
   */
  replace(request: ReplacePhaseRequest, options?: CallOptions): Call<string>;
  /** Updates without clearing anything: reads the resource with the function in `options.read`: no operation that reads it is known, merges the change, and sends the whole with {@link replacePhase}. */
  update(
    request: UpdatePhaseRequest,
    change: UpdateChange<Phase, PhaseReplace>,
    options: ReadingUpdateOptions<Phase> & CallOptions,
  ): Call<string>;
}

export interface ProjectManagementProjectGroupsOperations {
  /**
   * Searches project groups
   *
   * Documented: domains L210.
   */
  search(request?: SearchProjectGroupsRequest, options?: CallOptions): Call<ProjectGroup[]>;
}

export interface ProjectManagementProjectStatesOperations {
  /**
   * Gets a project state
   *
   * Documented: domains L211.
   */
  get(request: GetProjectStateRequest, options?: CallOptions): Call<ProjectState>;
}

export interface ProjectManagementProjectTasksOperations {
  /**
   * Patches a project task
   *
   * Applies a list of patch elements. Its right is a functional one.
   *
   * Documented: domains L212; conventions L32.
   */
  patch(request: PatchProjectTaskRequest, options?: CallOptions): Call<string>;
  /**
   * Patches a project task of a project
   *
   * Applies a list of patch elements.
   *
   * Documented: domains L213; conventions L32.
   */
  patchOfProject(request: PatchProjectTaskOfProjectRequest, options?: CallOptions): Call<string>;
  /**
   * Pre-fills a project task
   *
   * Documented: domains L214.
   */
  preFill(request: PreFillProjectTaskRequest, options?: CallOptions): Call<ProjectTask>;
}

/** The operations of Sales. */
export interface SalesOperations {
  readonly billingTables: SalesBillingTablesOperations;
  readonly invoices: SalesInvoicesOperations;
  readonly salesOrders: SalesSalesOrdersOperations;
  readonly quotations: SalesQuotationsOperations;
}

export interface SalesBillingTablesOperations {
  /**
   * Forces the amounts of value-added tax of a billing table
   *
   * Carried over from the former interface: domains L281.
   */
  forceVatAmount(request: ForceBillingTableVatAmountRequest, options?: CallOptions): Call<boolean>;
}

export interface SalesInvoicesOperations {
  /**
   * Forces the amounts of value-added tax of an invoice
   *
   * Carried over from the former interface: domains L282; domains L281.
   */
  forceVatAmount(request: ForceInvoiceVatAmountRequest, options?: CallOptions): Call<boolean>;
  /**
   * Searches invoices
   *
   * Carried over from the former interface: domains L285.
   */
  search(request: SearchInvoicesRequest, options?: CallOptions): Call<Invoice[]>;
  /**
   * Books an invoice
   *
   * Carried over from the former interface: domains L286.
   */
  book(request: BookInvoiceRequest, options?: CallOptions): Call<string>;
  /**
   * Lists the expense receipts linked to an invoice
   *
   * Carried over from the former interface: domains L287.
   */
  linkedExpenseReceipts(
    request: GetInvoiceLinkedExpenseReceiptsRequest,
    options?: CallOptions,
  ): Call<ExpenseReceiptSummary[]>;
  /**
   * Tells whether an invoice rebills an expense
   *
   * Carried over from the former interface: domains L288.
   */
  isExpenseRebill(request: IsInvoiceExpenseRebillRequest, options?: CallOptions): Call<boolean>;
  /**
   * Publishes an invoice
   *
   * Carried over from the former interface: domains L289.
   */
  publish(request: PublishInvoiceRequest, options?: CallOptions): Call<PublishedDocument>;
}

export interface SalesSalesOrdersOperations {
  /**
   * Forces the amounts of value-added tax of a sales order
   *
   * Carried over from the former interface: domains L283; domains L281.
   */
  forceVatAmount(request: ForceSalesOrderVatAmountRequest, options?: CallOptions): Call<boolean>;
  /**
   * Reads the dashboard of sales orders
   *
   * Answers categorization, groupings and totals.
   *
   * Carried over from the former interface: domains L290.
   */
  dashboard(request?: ReadSalesOrderDashboardRequest, options?: CallOptions): Call<SalesOrderDashboardResult[]>;
  /**
   * Searches sales orders
   *
   * Carried over from the former interface: domains L291.
   */
  search(request: SearchSalesOrdersRequest, options?: CallOptions): Call<SalesOrder[]>;
  /**
   * Gets a sales order
   *
   * Carried over from the former interface: domains L292.
   */
  get(request: GetSalesOrderRequest, options?: CallOptions): Call<SalesOrder>;
  /**
   * Publishes a sales order
   *
   * Carried over from the former interface: domains L293.
   */
  publish(request: PublishSalesOrderRequest, options?: CallOptions): Call<PublishedDocument>;
  /**
   * Reads a sales order with options
   *
   * Carried over from the former interface: domains L294.
   */
  read(request: ReadSalesOrderRequest, options?: CallOptions): Call<SalesOrder>;
}

export interface SalesQuotationsOperations {
  /**
   * Forces the amounts of value-added tax of a quotation
   *
   * Carried over from the former interface: domains L284; domains L281.
   */
  forceVatAmount(request: ForceQuotationVatAmountRequest, options?: CallOptions): Call<boolean>;
  /**
   * Creates a quotation
   *
   * Carried over from the former interface: domains L295; conventions L32.
   */
  create(request: CreateQuotationRequest, options?: CallOptions): Call<string>;
  /**
   * Searches quotations
   *
   * Carried over from the former interface: domains L296.
   */
  search(request: SearchQuotationsRequest, options?: CallOptions): Call<Quotation[]>;
  /**
   * Gets a quotation
   *
   * Carried over from the former interface: domains L297.
   */
  get(request: GetQuotationRequest, options?: CallOptions): Call<Quotation>;
}

/** The operations of Settings. */
export interface SettingsOperations {
  readonly journals: SettingsJournalsOperations;
  readonly applications: SettingsApplicationsOperations;
}

export interface SettingsJournalsOperations {
  /**
   * Closes an accounting journal
   *
   * Closing is irreversible: afterwards the closing date of the journal cannot be moved to an earlier date.
   *
   * Documented: domains L317; conventions L156.
   */
  close(request: CloseJournalRequest, options?: CallOptions): Call<string>;
  /**
   * Searches accounting journals
   *
   * Documented: domains L318; conventions L229; conventions L230.
   */
  search(request: SearchJournalsRequest, options?: CallOptions): Call<ManagementObjectsAccountingJournal[]>;
  /**
   * Sets the end date of an accounting journal
   *
   * Prevents entries dated after that end date.
   *
   * Documented: domains L319; conventions L157.
   */
  setEndDate(request: SetJournalEndDateRequest, options?: CallOptions): Call<string>;
}

export interface SettingsApplicationsOperations {
  /**
   * Creates an application
   *
   * Documented: domains L320; conventions L32.
   */
  create(request: CreateApplicationRequest, options?: CallOptions): Call<string>;
  /**
   * Deletes an application
   *
   * Documented: domains L321.
   */
  delete(request: DeleteApplicationRequest, options?: CallOptions): Call<void>;
}

/** The operations of Support. */
export interface SupportOperations {
  readonly cardGroups: SupportCardGroupsOperations;
  readonly cards: SupportCardsOperations;
  readonly checkbooks: SupportCheckbooksOperations;
  readonly externalRequesters: SupportExternalRequestersOperations;
  readonly contracts: SupportContractsOperations;
}

export interface SupportCardGroupsOperations {
  /**
   * Posts a timesheet entry on a card group
   *
   * Documented: domains L189.
   */
  timesheetEntries(request: PostCardGroupTimesheetEntriesRequest, options?: CallOptions): Call<number[]>;
  /**
   * Gets a card group
   *
   * Documented: domains L190.
   */
  get(request: GetCardGroupRequest, options?: CallOptions): Call<CardGroup>;
  /**
   * Patches a card group
   *
   * Documented: domains L193.
   */
  patch(request: PatchCardGroupRequest, options?: CallOptions): Call<unknown>;
  /**
   * Reads a card group with options
   *
   * Documented: domains L191.
   */
  read(request: ReadCardGroupRequest, options?: CallOptions): Call<CardGroup>;
  /**
   * Searches card groups
   *
   * Documented: domains L192.
   */
  search(request?: SearchCardGroupsRequest, options?: CallOptions): Call<CardGroup[]>;
}

export interface SupportCardsOperations {
  /**
   * Reads a card of a sprint with options
   *
   * Documented: domains L194.
   */
  read(request: ReadCardRequest, options?: CallOptions): Call<Card>;
}

export interface SupportCheckbooksOperations {
  /**
   * Searches checkbooks
   *
   * Documented: domains L195.
   */
  search(request: SearchCheckbooksRequest, options?: CallOptions): Call<Checkbook[]>;
}

export interface SupportExternalRequestersOperations {
  /**
   * Gets an external requester
   *
   * Documented: domains L196.
   */
  get(request: GetExternalRequesterRequest, options?: CallOptions): Call<ExternalRequester>;
  /**
   * Searches external requesters
   *
   * Documented: domains L197.
   */
  search(request: SearchExternalRequestersRequest, options?: CallOptions): Call<ExternalRequester[]>;
}

export interface SupportContractsOperations {
  /**
   * Creates a contract
   *
   * Documented: domains L198.
   */
  create(request: CreateContractRequest, options?: CallOptions): Call<string>;
}

/** The operations of Workforce. */
export interface WorkforceOperations {
  readonly businessCards: WorkforceBusinessCardsOperations;
  readonly customRequestCategories: WorkforceCustomRequestCategoriesOperations;
  readonly customRequestLines: WorkforceCustomRequestLinesOperations;
  readonly timesheetEntryCompletions: WorkforceTimesheetEntryCompletionsOperations;
}

export interface WorkforceBusinessCardsOperations {
  /**
   * Creates a business card of an employee
   *
   * The employee of the URL must exist and equal `employeeId` of the body.
   *
   * Documented: domains L222; conventions L32; conventions L292.
   */
  create(request: CreateBusinessCardRequest, options?: CallOptions): Call<string>;
  /**
   * Replaces a business card of an employee
   *
   * The whole business card is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
   * The employee of the URL must exist and equal `employeeId` of the body.
   *
   * Documented: domains L225; conventions L32; conventions L292; conventions L298-305.
   */
  replace(request: ReplaceBusinessCardRequest, options?: CallOptions): Call<string>;
  /** Updates without clearing anything: reads the resource with {@link searchBusinessCards}, merges the change, and sends the whole with {@link replaceBusinessCard}. */
  update(
    request: UpdateBusinessCardRequest,
    change: UpdateChange<BusinessCard, BusinessCardReplace>,
    options?: UpdateOptions<BusinessCard> & CallOptions,
  ): Call<string>;
  /**
   * Deletes a business card of an employee
   *
   * Documented: domains L223.
   */
  delete(request: DeleteBusinessCardRequest, options?: CallOptions): Call<void>;
  /**
   * Searches business cards of employees
   *
   * Documented: domains L224.
   */
  search(request: SearchBusinessCardsRequest, options?: CallOptions): Call<BusinessCard[]>;
}

export interface WorkforceCustomRequestCategoriesOperations {
  /**
   * Creates a category of custom requests
   *
   * Documented: domains L226; conventions L32.
   */
  create(request: CreateCustomRequestCategoryRequest, options?: CallOptions): Call<string>;
  /**
   * Deletes a category of custom requests
   *
   * Documented: domains L227.
   */
  delete(request: DeleteCustomRequestCategoryRequest, options?: CallOptions): Call<void>;
}

export interface WorkforceCustomRequestLinesOperations {
  /**
   * Creates one line of a custom request
   *
   * Documented: domains L228; conventions L32.
   */
  create(request: CreateCustomRequestLineRequest, options?: CallOptions): Call<string>;
}

export interface WorkforceTimesheetEntryCompletionsOperations {
  /**
   * Lists the completions of a manager's employees, for validation
   *
   * Its v2 path is `/workforce/managers/{manager_id}/employees/timerecording-terminations`.
   *
   * Documented: domains L229; conventions L241.
   */
  get(request: GetTimesheetEntryCompletionsRequest, options?: CallOptions): Call<TimesheetEntryCompletion[]>;
}

/** The operations of Authentication. */
export interface AuthenticationOperations {
  readonly tokens: AuthenticationTokensOperations;
}

export interface AuthenticationTokensOperations {
  /**
   * Obtains an OAuth 2.0 access token
   *
   * Exchanges the login and password of a user for an access token, and later a refresh token for a new access
   * token. The access token is sent as `Authorization: Bearer <ACCESS_TOKEN>`, to paths under `/RS`.
   *
   * An administrator creates the client beforehand (administration console, security, OAuth2) with a client
   * identifier, the duration of the access token and of the refresh token, both in seconds, and the scope, which
   * must be `read_write`. The platform then provides the client secret. A refresh token can obtain a new access
   * token for as long as its own duration lasts.
   *
   * Documented: conventions L174; conventions L175; conventions L186; conventions L192.
   */
  requestToken(request: RequestTokenRequest, options?: CallOptions): Call<TokenAnswer>;
  /**
   * Obtains a JSON Web Token
   *
   * Exchanges the login and password of a user for a token. The token is sent as `Authorization: Bearer <JWT>`, to
   * paths under `/rest`. Both parameters must be URL-encoded; the password is encoded in Base64 first.
   *
   * Documented: conventions L190; conventions L191; conventions L192.
   */
  loginJwt(request: LoginJwtRequest, options?: CallOptions): Call<LoginAnswer>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createBmp(options: ClientOptions | Client): BmpFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<BmpFacade>(client, {
    approvalProcess: {
      approvals: {
        approve: approvalProcessModule.approveOperation,
        approveAll: approvalProcessModule.approveAllOperation,
        ask: approvalProcessModule.askForApprovalOperation,
        get: approvalProcessModule.getApprovalOperation,
        read: approvalProcessModule.readApprovalsOperation,
        skeletonMessage: approvalProcessModule.getApprovalSkeletonMessageOperation,
      },
    },
    mobile: {
      expenseReports: { get: mobileModule.getExpenseReportsOperation, post: mobileModule.postExpenseReportOperation },
      expenses: { smartScan: mobileModule.smartScanExpenseOperation },
      setup: { post: mobileModule.postSetupOperation },
      actionCodes: { search: mobileModule.searchActionCodesOperation },
      assignments: { search: mobileModule.searchMobileAssignmentsOperation },
      customers: { search: mobileModule.searchMobileCustomersOperation },
    },
    projectManagement: {
      activities: {
        get: projectManagementModule.getActivityOperation,
        read: projectManagementModule.readActivityOperation,
        search: projectManagementModule.searchActivitiesOperation,
      },
      assignments: { search: projectManagementModule.searchAssignmentsOperation },
      phases: {
        transfer: projectManagementModule.transferPhaseOperation,
        replace: projectManagementModule.replacePhaseOperation,
        update: projectManagementModule.updatePhase,
      },
      projectGroups: { search: projectManagementModule.searchProjectGroupsOperation },
      projectStates: { get: projectManagementModule.getProjectStateOperation },
      projectTasks: {
        patch: projectManagementModule.patchProjectTaskOperation,
        patchOfProject: projectManagementModule.patchProjectTaskOfProjectOperation,
        preFill: projectManagementModule.preFillProjectTaskOperation,
      },
    },
    sales: {
      billingTables: { forceVatAmount: salesModule.forceBillingTableVatAmountOperation },
      invoices: {
        forceVatAmount: salesModule.forceInvoiceVatAmountOperation,
        search: salesModule.searchInvoicesOperation,
        book: salesModule.bookInvoiceOperation,
        linkedExpenseReceipts: salesModule.getInvoiceLinkedExpenseReceiptsOperation,
        isExpenseRebill: salesModule.isInvoiceExpenseRebillOperation,
        publish: salesModule.publishInvoiceOperation,
      },
      salesOrders: {
        forceVatAmount: salesModule.forceSalesOrderVatAmountOperation,
        dashboard: salesModule.readSalesOrderDashboardOperation,
        search: salesModule.searchSalesOrdersOperation,
        get: salesModule.getSalesOrderOperation,
        publish: salesModule.publishSalesOrderOperation,
        read: salesModule.readSalesOrderOperation,
      },
      quotations: {
        forceVatAmount: salesModule.forceQuotationVatAmountOperation,
        create: salesModule.createQuotationOperation,
        search: salesModule.searchQuotationsOperation,
        get: salesModule.getQuotationOperation,
      },
    },
    settings: {
      journals: {
        close: settingsModule.closeJournalOperation,
        search: settingsModule.searchJournalsOperation,
        setEndDate: settingsModule.setJournalEndDateOperation,
      },
      applications: {
        create: settingsModule.createApplicationOperation,
        delete: settingsModule.deleteApplicationOperation,
      },
    },
    support: {
      cardGroups: {
        timesheetEntries: supportModule.postCardGroupTimesheetEntriesOperation,
        get: supportModule.getCardGroupOperation,
        patch: supportModule.patchCardGroupOperation,
        read: supportModule.readCardGroupOperation,
        search: supportModule.searchCardGroupsOperation,
      },
      cards: { read: supportModule.readCardOperation },
      checkbooks: { search: supportModule.searchCheckbooksOperation },
      externalRequesters: {
        get: supportModule.getExternalRequesterOperation,
        search: supportModule.searchExternalRequestersOperation,
      },
      contracts: { create: supportModule.createContractOperation },
    },
    workforce: {
      businessCards: {
        create: workforceModule.createBusinessCardOperation,
        replace: workforceModule.replaceBusinessCardOperation,
        update: workforceModule.updateBusinessCard,
        delete: workforceModule.deleteBusinessCardOperation,
        search: workforceModule.searchBusinessCardsOperation,
      },
      customRequestCategories: {
        create: workforceModule.createCustomRequestCategoryOperation,
        delete: workforceModule.deleteCustomRequestCategoryOperation,
      },
      customRequestLines: { create: workforceModule.createCustomRequestLineOperation },
      timesheetEntryCompletions: { get: workforceModule.getTimesheetEntryCompletionsOperation },
    },
    authentication: {
      tokens: {
        requestToken: authenticationModule.requestTokenOperation,
        loginJwt: authenticationModule.loginJwtOperation,
      },
    },
  });
}
