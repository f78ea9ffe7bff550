import type {
  ApproveAllErrors,
  ApproveAllRequest,
  ApproveErrors,
  ApproveRequest,
  AskForApprovalErrors,
  AskForApprovalRequest,
  GetApprovalErrors,
  GetApprovalRequest,
  GetApprovalSkeletonMessageErrors,
  GetApprovalSkeletonMessageRequest,
  ReadApprovalsErrors,
  ReadApprovalsRequest,
} from './approval-process.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type {
  GetExpenseReportsErrors,
  GetExpenseReportsRequest,
  PostExpenseReportErrors,
  PostExpenseReportRequest,
  PostSetupErrors,
  PostSetupRequest,
  SearchActionCodesErrors,
  SearchActionCodesRequest,
  SearchMobileAssignmentsErrors,
  SearchMobileAssignmentsRequest,
  SearchMobileCustomersErrors,
  SearchMobileCustomersRequest,
  SmartScanExpenseErrors,
  SmartScanExpenseRequest,
} from './mobile.ts';
import type {
  GetActivityErrors,
  GetActivityRequest,
  GetProjectStateErrors,
  GetProjectStateRequest,
  PatchProjectTaskErrors,
  PatchProjectTaskOfProjectErrors,
  PatchProjectTaskOfProjectRequest,
  PatchProjectTaskRequest,
  PreFillProjectTaskErrors,
  PreFillProjectTaskRequest,
  ReadActivityErrors,
  ReadActivityRequest,
  ReplacePhaseErrors,
  ReplacePhaseRequest,
  SearchActivitiesErrors,
  SearchActivitiesRequest,
  SearchAssignmentsErrors,
  SearchAssignmentsRequest,
  SearchProjectGroupsErrors,
  SearchProjectGroupsRequest,
  TransferPhaseErrors,
  TransferPhaseRequest,
  UpdatePhaseRequest,
} from './project-management.ts';
import type { UpdateChange, UpdateOptions, UpdateWithReadOptions } from './update.ts';
import type {
  BookInvoiceErrors,
  BookInvoiceRequest,
  CreateQuotationErrors,
  CreateQuotationRequest,
  ForceBillingTableVatAmountErrors,
  ForceBillingTableVatAmountRequest,
  ForceInvoiceVatAmountErrors,
  ForceInvoiceVatAmountRequest,
  ForceQuotationVatAmountErrors,
  ForceQuotationVatAmountRequest,
  ForceSalesOrderVatAmountErrors,
  ForceSalesOrderVatAmountRequest,
  GetInvoiceLinkedExpenseReceiptsErrors,
  GetInvoiceLinkedExpenseReceiptsRequest,
  GetQuotationErrors,
  GetQuotationRequest,
  GetSalesOrderErrors,
  GetSalesOrderRequest,
  IsInvoiceExpenseRebillErrors,
  IsInvoiceExpenseRebillRequest,
  PublishInvoiceErrors,
  PublishInvoiceRequest,
  PublishSalesOrderErrors,
  PublishSalesOrderRequest,
  ReadSalesOrderDashboardErrors,
  ReadSalesOrderDashboardRequest,
  ReadSalesOrderErrors,
  ReadSalesOrderRequest,
  SearchInvoicesErrors,
  SearchInvoicesRequest,
  SearchQuotationsErrors,
  SearchQuotationsRequest,
  SearchSalesOrdersErrors,
  SearchSalesOrdersRequest,
} from './sales.ts';
import type {
  CloseJournalErrors,
  CloseJournalRequest,
  CreateApplicationErrors,
  CreateApplicationRequest,
  DeleteApplicationErrors,
  DeleteApplicationRequest,
  SearchJournalsErrors,
  SearchJournalsRequest,
  SetJournalEndDateErrors,
  SetJournalEndDateRequest,
} from './settings.ts';
import type {
  CreateContractErrors,
  CreateContractRequest,
  GetCardGroupErrors,
  GetCardGroupRequest,
  GetExternalRequesterErrors,
  GetExternalRequesterRequest,
  PatchCardGroupErrors,
  PatchCardGroupRequest,
  PostCardGroupTimesheetEntriesErrors,
  PostCardGroupTimesheetEntriesRequest,
  ReadCardErrors,
  ReadCardGroupErrors,
  ReadCardGroupRequest,
  ReadCardRequest,
  SearchCardGroupsErrors,
  SearchCardGroupsRequest,
  SearchCheckbooksErrors,
  SearchCheckbooksRequest,
  SearchExternalRequestersErrors,
  SearchExternalRequestersRequest,
} from './support.ts';
import type {
  CreateBusinessCardErrors,
  CreateBusinessCardRequest,
  CreateCustomRequestCategoryErrors,
  CreateCustomRequestCategoryRequest,
  CreateCustomRequestLineErrors,
  CreateCustomRequestLineRequest,
  DeleteBusinessCardErrors,
  DeleteBusinessCardRequest,
  DeleteCustomRequestCategoryErrors,
  DeleteCustomRequestCategoryRequest,
  GetTimesheetEntryCompletionsErrors,
  GetTimesheetEntryCompletionsRequest,
  ReplaceBusinessCardErrors,
  ReplaceBusinessCardRequest,
  SearchBusinessCardsErrors,
  SearchBusinessCardsRequest,
  UpdateBusinessCardRequest,
} from './workforce.ts';
import type {
  LoginJwtErrors,
  LoginJwtFormats,
  LoginJwtRequest,
  RequestTokenErrors,
  RequestTokenRequest,
} from './authentication.ts';
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
  TokenResponse,
} from './types.ts';
import { bind, toClient } from './bind.ts';
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
  /** Client that sends all calls. */
  readonly client: Client;
  /**
   * Approvals of quotes, quotations, sales and purchase orders, purchase invoices, expense reports and others.
   *
   * Its paths begin with `/approvalprocess` (assumed).
   */
  readonly approvalProcess: ApprovalProcessOperations;
  /**
   * Synchronization operations for the offline mobile application (expense reports, leave requests, timesheets, and
   * so on).
   *
   * Its paths begin with `/mobile` (assumed).
   *
   * Not documented: The remaining operations.
   */
  readonly mobile: MobileOperations;
  /**
   * Projects, phases, sub-phases and project tasks.
   *
   * Its paths begin with `/projectmanagement` (assumed).
   *
   * Not documented: The method and path of the search for phases, which exists.
   */
  readonly projectManagement: ProjectManagementOperations;
  /**
   * Quotations, orders, invoices, billing tables and time-based billing.
   *
   * Its paths begin with `/sales` (assumed).
   *
   * Not documented: Operations of v3; those listed for v2 are offered unchanged.
   */
  readonly sales: SalesOperations;
  /**
   * Triggers, translations, web portals, preferences, currencies and other setup.
   *
   * Its paths begin with `/settings` (assumed).
   *
   * Not documented: The remaining operations.
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
   * Not documented: The v3 paths of the operations that are listed for v2 only.
   */
  readonly workforce: WorkforceOperations;
  /** Obtaining a token. Not a domain; the two operations are directly under the base URL. */
  readonly authentication: AuthenticationOperations;
}

/** Operations of Approval process. */
export interface ApprovalProcessOperations {
  readonly approvals: ApprovalProcessApprovalsOperations;
}

export interface ApprovalProcessApprovalsOperations {
  /**
   * Approves an approval
   *
   * Approves the approval.
   *
   * `POST /approvalprocess/approvals/{approval_id}/approve`
   *
   * Rights: A50110.
   *
   * [Documented](../docs/sources.md#domains-268); path prefix assumed.
   *
   * Not documented: How the comment is written in the body (a JSON string is assumed). The state that an approved
   * approval has. What becomes of the state of the object that is approved.
   *
   * @returns The approval is approved.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.approvalProcess.approvals.approve({ approvalId: '1' });
   */
  approve(request: ApproveRequest, options?: CallOptions): Call<void, ApproveErrors>;
  /**
   * Approves a list of approvals
   *
   * Marks every approval of the list approved, with one optional comment for all.
   *
   * `POST /approvalprocess/approvals/approve-all`
   *
   * Rights: A50110.
   *
   * [Documented](../docs/sources.md#domains-269); path prefix assumed.
   *
   * Not documented: The state that an approved approval has. What becomes of the state of the object that is
   * approved. What happens when one of the approvals cannot be approved.
   *
   * @returns The approvals are approved.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.approvalProcess.approvals.approveAll({ body: ['4'] });
   */
  approveAll(request: ApproveAllRequest, options?: CallOptions): Call<void, ApproveAllErrors>;
  /**
   * Requests the approval of an object
   *
   * The request is ignored if the status of the object does not allow an approval to be generated.
   *
   * `POST /approvalprocess/approvals/{object_type}/{object_id}/ask`
   *
   * Rights: A50101.
   *
   * [Documented](../docs/sources.md#domains-270); path prefix assumed.
   *
   * Not documented: The statuses that allow an approval to be generated.
   *
   * @returns The approval is requested, or the request is ignored.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.approvalProcess.approvals.ask({ objectType: 'QUOTATION', objectId: '2' });
   */
  ask(request: AskForApprovalRequest, options?: CallOptions): Call<void, AskForApprovalErrors>;
  /**
   * Gets an approval
   *
   * Also allowed with the right to validate timesheets.
   *
   * `GET /approvalprocess/approvals/{approval_id}`
   *
   * Rights: A50106, or A40511.
   *
   * [Documented](../docs/sources.md#domains-271); path prefix assumed.
   *
   * @returns The approval.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.approvalProcess.approvals.get({ approvalId: '2' });
   */
  get(request: GetApprovalRequest, options?: CallOptions): Call<Approval, GetApprovalErrors>;
  /**
   * Reads the approvals of an object with options
   *
   * Returns the approvals of an object, together with what the read options name.
   *
   * `POST /approvalprocess/approvals/{object_type}/{object_id}/read`
   *
   * Rights: A50112.
   *
   * [Documented](../docs/sources.md#domains-272); path prefix assumed.
   *
   * @returns The approvals of the object.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.approvalProcess.approvals.read({ objectType: 'QUOTATION', objectId: '3' });
   */
  read(request: ReadApprovalsRequest, options?: CallOptions): Call<Approval[], ReadApprovalsErrors>;
  /**
   * Gets the skeleton message of an approval
   *
   * Also allowed with the right to validate timesheets.
   *
   * `GET /approvalprocess/approvals/{approval_id}/skeleton-message`
   *
   * Rights: A50106, or A40511.
   *
   * [Documented](../docs/sources.md#domains-273); path prefix assumed.
   *
   * @returns The message.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.approvalProcess.approvals.skeletonMessage({ approvalId: '2' });
   */
  skeletonMessage(
    request: GetApprovalSkeletonMessageRequest,
    options?: CallOptions,
  ): Call<Message, GetApprovalSkeletonMessageErrors>;
}

/** Operations of Mobile. */
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
   * Returns the expense reports of the mobile application.
   *
   * `GET /mobile/expense_reports`
   *
   * Rights: USERAK.
   *
   * [Documented](../docs/sources.md#domains-303); path prefix assumed.
   *
   * Not documented: Whose expense reports are listed.
   *
   * @returns The expense reports.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.mobile.expenseReports.get();
   */
  get(request?: GetExpenseReportsRequest, options?: CallOptions): Call<MobNdf[], GetExpenseReportsErrors>;
  /**
   * Sends an expense report
   *
   * Sends an expense report of the mobile application.
   *
   * `POST /mobile/expense_reports`
   *
   * Rights: USERAK.
   *
   * [Documented](../docs/sources.md#domains-304); path prefix assumed.
   *
   * Not documented: The meaning of the returned string. When the expense report is created and when it is updated.
   *
   * @returns A string, as a rule an identifier.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.mobile.expenseReports.post();
   */
  post(request?: PostExpenseReportRequest, options?: CallOptions): Call<string, PostExpenseReportErrors>;
}

export interface MobileExpensesOperations {
  /**
   * Deduces an expense from an image
   *
   * Returns the expense that is deduced from the image of a receipt.
   *
   * `POST /mobile/expenses/smart-scan`
   *
   * Rights: USERAK.
   *
   * [Documented](../docs/sources.md#domains-305); path prefix assumed.
   *
   * Not documented: The formats of image that are accepted. Whether the expense is stored.
   *
   * @returns The expense deduced from the image.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.mobile.expenses.smartScan({ body });
   */
  smartScan(request: SmartScanExpenseRequest, options?: CallOptions): Call<MobLigneNdf, SmartScanExpenseErrors>;
}

export interface MobileSetupOperations {
  /**
   * Updates the setup of the mobile application
   *
   * Sends updates of the setup of the mobile application. The response has no body.
   *
   * `POST /mobile/setup`
   *
   * Rights: USERAK.
   *
   * [Documented](../docs/sources.md#domains-306); path prefix assumed.
   *
   * @returns The setup is updated.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.mobile.setup.post();
   */
  post(request?: PostSetupRequest, options?: CallOptions): Call<void, PostSetupErrors>;
}

export interface MobileActionCodesOperations {
  /**
   * Searches action codes for a project
   *
   * In addition to a registered user, requires the right to search assignments for mobile timesheets or the one for
   * mobile schedules.
   *
   * `POST /mobile/action-codes/search`
   *
   * Rights: USERAK and A70212, or USERAK and A70312.
   *
   * [Documented](../docs/sources.md#domains-307); path prefix assumed.
   *
   * @returns The action codes found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.mobile.actionCodes.search({ projectId: '1', body: { code: { operator: 'IS', value: 'AC01' } } });
   */
  search(request: SearchActionCodesRequest, options?: CallOptions): Call<MobAction[], SearchActionCodesErrors>;
}

export interface MobileAssignmentsOperations {
  /**
   * Searches assignments of a module
   *
   * Returns a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is
   * CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The project management domain offers
   * the same search. In addition to a registered user, requires the right to search assignments for mobile
   * timesheets or the one for mobile schedules.
   *
   * `POST /mobile/assignments/{active_module}/search`
   *
   * Rights: USERAK and A70212, or USERAK and A70312.
   *
   * [Documented](../docs/sources.md#domains-308); path prefix assumed.
   *
   * @returns The nodes found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.mobile.assignments.search({ activeModule: 'TIMES_RECORDING' });
   */
  search(
    request: SearchMobileAssignmentsRequest,
    options?: CallOptions,
  ): Call<AssignmentNode[], SearchMobileAssignmentsErrors>;
}

export interface MobileCustomersOperations {
  /**
   * Searches customers
   *
   * Returns assignment nodes.
   *
   * `POST /mobile/customers/search`
   *
   * Rights: USERAK.
   *
   * [Documented](../docs/sources.md#domains-309); path prefix assumed.
   *
   * @returns The nodes found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.mobile.customers.search();
   */
  search(
    request?: SearchMobileCustomersRequest,
    options?: CallOptions,
  ): Call<AssignmentNode[], SearchMobileCustomersErrors>;
}

/** Operations of Project management. */
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
   * Deprecated and still functional: the activity operations will move to another domain.
   *
   * `GET /projectmanagement/activities/{activity_id}`
   *
   * Rights: A90506.
   *
   * [Documented](../docs/sources.md#domains-204); path prefix assumed.
   *
   * Not documented: The domain that the operation is to move to, and its path there.
   *
   * @returns The activity.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.activities.get({ activityId: '1' });
   * @deprecated
   */
  get(request: GetActivityRequest, options?: CallOptions): Call<Activity, GetActivityErrors>;
  /**
   * Reads an activity with options
   *
   * Deprecated and still functional: the activity operations will move to another domain.
   *
   * `POST /projectmanagement/activities/{activity_id}/read`
   *
   * Rights: A90506.
   *
   * [Documented](../docs/sources.md#domains-205); path prefix assumed.
   *
   * Not documented: The domain that the operation is to move to, and its path there.
   *
   * @returns The activity.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.activities.read({ activityId: '1' });
   * @deprecated
   */
  read(request: ReadActivityRequest, options?: CallOptions): Call<Activity, ReadActivityErrors>;
  /**
   * Searches activities
   *
   * Deprecated and still functional: the activity operations will move to another domain.
   *
   * `POST /projectmanagement/activities/search`
   *
   * Rights: A90504.
   *
   * [Documented](../docs/sources.md#domains-206); path prefix assumed.
   *
   * Not documented: The domain that the operation is to move to, and its path there.
   *
   * @returns The activities found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.activities.search();
   * @deprecated
   */
  search(request?: SearchActivitiesRequest, options?: CallOptions): Call<Activity[], SearchActivitiesErrors>;
}

export interface ProjectManagementAssignmentsOperations {
  /**
   * Searches assignments of a module
   *
   * Returns a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is
   * CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The mobile domain offers the same
   * search.
   *
   * `POST /projectmanagement/assignments/{active_module}/search`
   *
   * Rights: A90104.
   *
   * [Documented](../docs/sources.md#domains-207); path prefix assumed.
   *
   * @returns The nodes found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.assignments.search({ activeModule: 'TIMES_RECORDING' });
   */
  search(request: SearchAssignmentsRequest, options?: CallOptions): Call<AssignmentNode[], SearchAssignmentsErrors>;
}

export interface ProjectManagementPhasesOperations {
  /**
   * Transfers a phase of a project
   *
   * Transfers a phase to the project, phase or sub-phase that the body names, and returns the identifier of the
   * updated project.
   *
   * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}/transfer`
   *
   * Rights: A90210.
   *
   * [Documented](../docs/sources.md#domains-208); path prefix assumed.
   *
   * @returns The identifier of the updated project.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.phases.transfer({ projectId: '2', phaseId: '4', body: { toProjectId: '3', start: '2026-06-01T00:00:00.000Z', end: '2026-06-30T00:00:00.000Z' } });
   */
  transfer(request: TransferPhaseRequest, options?: CallOptions): Call<string, TransferPhaseErrors>;
  /**
   * Replaces a phase of a project
   *
   * The whole phase is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
   *
   * Clears what the body omits. To change single properties, use {@link ProjectManagementPhasesOperations.update}.
   *
   * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}`
   *
   * Rights: A90202.
   *
   * [Documented](../docs/sources.md#domains-209); path prefix assumed.
   *
   * Not documented: The meaning of the returned string (the identifier of the phase is assumed, as for most update
   * operations).
   *
   * @returns The identifier of the phase.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.phases.replace({ projectId: '1', phaseId: '1', body: { id: '1', code: 'PH001', name: 'Framing', projectId: '1', order: 1, expectedStart: '2026-02-09', expectedEnd: '2026-05-31', … } });
   */
  replace(request: ReplacePhaseRequest, options?: CallOptions): Call<string, ReplacePhaseErrors>;
  /**
   * Changes single properties and keeps the others: reads the resource with the function in `options.read`, because
   * no operation is documented that reads it, merges the change, and sends the result with
   * {@link ProjectManagementPhasesOperations.replace}. `null` clears a property.
   *
   * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}`
   *
   * Rights: A90202.
   *
   * [Documented](../docs/sources.md#domains-209); path prefix assumed.
   *
   * Not documented: The meaning of the returned string (the identifier of the phase is assumed, as for most update
   * operations).
   *
   * @returns The identifier of the phase.
   * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
   * @throws {NotFoundError} if the read does not find the resource
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.phases.update({ projectId: '1', phaseId: '1' }, { name: 'Framing' }, { read });
   */
  update(
    request: UpdatePhaseRequest,
    change: UpdateChange<Phase, PhaseReplace>,
    options: UpdateWithReadOptions<Phase> & CallOptions,
  ): Call<string>;
}

export interface ProjectManagementProjectGroupsOperations {
  /**
   * Searches project groups
   *
   * Returns the project groups that match the criteria.
   *
   * `POST /projectmanagement/project-groups/search`
   *
   * Rights: A90704.
   *
   * [Documented](../docs/sources.md#domains-210); path prefix assumed.
   *
   * @returns The project groups found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.projectGroups.search();
   */
  search(request?: SearchProjectGroupsRequest, options?: CallOptions): Call<ProjectGroup[], SearchProjectGroupsErrors>;
}

export interface ProjectManagementProjectStatesOperations {
  /**
   * Gets a project state
   *
   * Returns the project state with this identifier.
   *
   * `GET /projectmanagement/project-states/{project_state_id}`
   *
   * Rights: A90806.
   *
   * [Documented](../docs/sources.md#domains-211); path prefix assumed.
   *
   * @returns The project state.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.projectStates.get({ projectStateId: '1' });
   */
  get(request: GetProjectStateRequest, options?: CallOptions): Call<ProjectState, GetProjectStateErrors>;
}

export interface ProjectManagementProjectTasksOperations {
  /**
   * Patches a project task
   *
   * Applies a list of patch elements. Its right is a functional one.
   *
   * `PATCH /projectmanagement/project-tasks/{project_task_id}`
   *
   * Rights: 061602.
   *
   * [Documented](../docs/sources.md#domains-212); path prefix assumed.
   *
   * Not documented: The meaning of the returned string (the identifier of the project task is assumed, as for most
   * patch operations).
   *
   * @returns The identifier of the project task.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.projectTasks.patch({ projectTaskId: '1' });
   */
  patch(request: PatchProjectTaskRequest, options?: CallOptions): Call<string, PatchProjectTaskErrors>;
  /**
   * Patches a project task of a project
   *
   * Applies a list of patch elements.
   *
   * `PATCH /projectmanagement/projects/{project_id}/project-tasks/{project_task_id}`
   *
   * Rights: A90402.
   *
   * [Documented](../docs/sources.md#domains-213); path prefix assumed.
   *
   * Not documented: The meaning of the returned string (the identifier of the project task is assumed, as for most
   * patch operations).
   *
   * @returns The identifier of the project task.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.projectTasks.patchOfProject({ projectId: '1', projectTaskId: '1' });
   */
  patchOfProject(
    request: PatchProjectTaskOfProjectRequest,
    options?: CallOptions,
  ): Call<string, PatchProjectTaskOfProjectErrors>;
  /**
   * Pre-fills a project task
   *
   * Returns a project task filled in for the project, from the values of the body. Nothing is stored.
   *
   * `POST /projectmanagement/projects/{project_id}/project-tasks/pre-fill`
   *
   * Rights: A90401.
   *
   * [Documented](../docs/sources.md#domains-214); path prefix assumed.
   *
   * @returns The pre-filled project task.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.projectManagement.projectTasks.preFill({ projectId: '1' });
   */
  preFill(request: PreFillProjectTaskRequest, options?: CallOptions): Call<ProjectTask, PreFillProjectTaskErrors>;
}

/** Operations of Sales. */
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
   * Sets the VAT amounts of lines of the billing table. Returns true if at least one line changed.
   *
   * `POST /sales/billing-table/{billing_table_id}/force-vat-amount`
   *
   * Rights: AB0107.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-281); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns True when one or more lines changed.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.billingTables.forceVatAmount({ billingTableId: '1' });
   */
  forceVatAmount(
    request: ForceBillingTableVatAmountRequest,
    options?: CallOptions,
  ): Call<boolean, ForceBillingTableVatAmountErrors>;
}

export interface SalesInvoicesOperations {
  /**
   * Forces the amounts of value-added tax of an invoice
   *
   * Sets the VAT amounts of lines of the invoice. Returns true if at least one line changed.
   *
   * `POST /sales/invoices/{invoice_id}/force-vat-amount`
   *
   * Rights: AB0107.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-282); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an
   * optional one is assumed, as for billing tables).
   *
   * @returns True when one or more lines changed.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.invoices.forceVatAmount({ invoiceId: '2' });
   */
  forceVatAmount(
    request: ForceInvoiceVatAmountRequest,
    options?: CallOptions,
  ): Call<boolean, ForceInvoiceVatAmountErrors>;
  /**
   * Searches invoices
   *
   * Returns the invoices that match the criteria, together with what the read options name.
   *
   * `POST /sales/invoices/search`
   *
   * Rights: AB0304.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-285); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The invoices found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.invoices.search({ body: { id: { operator: 'IS', value: '2' }, readOptions: { type: 'INVOICE', options: ['CUSTOMER', 'LINE'] } } });
   */
  search(request: SearchInvoicesRequest, options?: CallOptions): Call<Invoice[], SearchInvoicesErrors>;
  /**
   * Books an invoice
   *
   * Books the invoice at the date of the body and returns its number as a text, leading zeros included.
   *
   * `POST /sales/invoices/{invoice_id}/book`
   *
   * Rights: AB0306.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-286); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The number of the booked invoice.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.invoices.book({ invoiceId: '1', body: { date: '2026-06-01T00:00:00.000Z' } });
   */
  book(request: BookInvoiceRequest, options?: CallOptions): Call<string, BookInvoiceErrors>;
  /**
   * Lists the expense receipts linked to an invoice
   *
   * Returns a summary of each receipt of the expenses that the invoice is linked to.
   *
   * `GET /sales/invoices/{invoice_id}/get-linked-expense-receipt`
   *
   * Rights: AB0305.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-287); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The summaries of the receipts.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.invoices.linkedExpenseReceipts({ invoiceId: '2' });
   */
  linkedExpenseReceipts(
    request: GetInvoiceLinkedExpenseReceiptsRequest,
    options?: CallOptions,
  ): Call<ExpenseReceiptSummary[], GetInvoiceLinkedExpenseReceiptsErrors>;
  /**
   * Checks whether an invoice rebills an expense
   *
   * Returns true if the invoice rebills an expense. There is no body.
   *
   * `POST /sales/invoices/{invoice_id}/is-expense-rebill`
   *
   * Rights: AB0305.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-288); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns True when the invoice rebills an expense.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.invoices.isExpenseRebill({ invoiceId: '2' });
   */
  isExpenseRebill(
    request: IsInvoiceExpenseRebillRequest,
    options?: CallOptions,
  ): Call<boolean, IsInvoiceExpenseRebillErrors>;
  /**
   * Publishes an invoice
   *
   * Publishes the invoice as a document, on request with the receipts of linked expenses, and returns the document.
   *
   * `POST /sales/invoices/{invoice_id}/publish`
   *
   * Rights: AB0305.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-289); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The published document.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.invoices.publish({ invoiceId: '2', body: {} });
   */
  publish(request: PublishInvoiceRequest, options?: CallOptions): Call<PublishedDocument, PublishInvoiceErrors>;
}

export interface SalesSalesOrdersOperations {
  /**
   * Forces the amounts of value-added tax of a sales order
   *
   * Sets the VAT amounts of lines of the sales order. Returns true if at least one line changed.
   *
   * `POST /sales/orders/{sales_order_id}/force-vat-amount`
   *
   * Rights: AB0107.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-283); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an
   * optional one is assumed, as for billing tables).
   *
   * @returns True when one or more lines changed.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.salesOrders.forceVatAmount({ salesOrderId: '1' });
   */
  forceVatAmount(
    request: ForceSalesOrderVatAmountRequest,
    options?: CallOptions,
  ): Call<boolean, ForceSalesOrderVatAmountErrors>;
  /**
   * Reads the dashboard of sales orders
   *
   * Returns categorization, groupings and totals.
   *
   * `POST /sales/orders/dashboard`
   *
   * Rights: 020304.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-290); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The results.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.salesOrders.dashboard();
   */
  dashboard(
    request?: ReadSalesOrderDashboardRequest,
    options?: CallOptions,
  ): Call<SalesOrderDashboardResult[], ReadSalesOrderDashboardErrors>;
  /**
   * Searches sales orders
   *
   * Returns the sales orders that match the criteria.
   *
   * `POST /sales/orders/search`
   *
   * Rights: 020304.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-291); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The sales orders found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.salesOrders.search({ body: { id: { operator: 'IS', value: '1' } } });
   */
  search(request: SearchSalesOrdersRequest, options?: CallOptions): Call<SalesOrder[], SearchSalesOrdersErrors>;
  /**
   * Gets a sales order
   *
   * Returns the sales order with this identifier.
   *
   * `GET /sales/orders/{sales_order_id}`
   *
   * Rights: 0203*.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-292); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0203
   * consists of.
   *
   * @returns The sales order.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.salesOrders.get({ salesOrderId: '1' });
   */
  get(request: GetSalesOrderRequest, options?: CallOptions): Call<SalesOrder, GetSalesOrderErrors>;
  /**
   * Publishes a sales order
   *
   * Publishes the sales order as a document and returns the document.
   *
   * `POST /sales/orders/{sales_order_id}/publish`
   *
   * Rights: AB0205.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-293); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The published document.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.salesOrders.publish({ salesOrderId: '1', body: {} });
   */
  publish(request: PublishSalesOrderRequest, options?: CallOptions): Call<PublishedDocument, PublishSalesOrderErrors>;
  /**
   * Reads a sales order with options
   *
   * Returns the sales order with this identifier, together with what the read options name.
   *
   * `POST /sales/orders/{sales_order_id}/read`
   *
   * Rights: 0203*.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-294); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0203
   * consists of.
   *
   * @returns The sales order.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.salesOrders.read({ salesOrderId: '1' });
   */
  read(request: ReadSalesOrderRequest, options?: CallOptions): Call<SalesOrder, ReadSalesOrderErrors>;
}

export interface SalesQuotationsOperations {
  /**
   * Forces the amounts of value-added tax of a quotation
   *
   * Sets the VAT amounts of lines of the quotation. Returns true if at least one line changed.
   *
   * `POST /sales/quotations/{quotation_id}/force-vat-amount`
   *
   * Rights: AB0107.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-284); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2. Whether the body is required (an
   * optional one is assumed, as for billing tables).
   *
   * @returns True when one or more lines changed.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.quotations.forceVatAmount({ quotationId: '1' });
   */
  forceVatAmount(
    request: ForceQuotationVatAmountRequest,
    options?: CallOptions,
  ): Call<boolean, ForceQuotationVatAmountErrors>;
  /**
   * Creates a quotation
   *
   * Creates a quotation and returns its identifier. The body names related objects by their identifiers.
   *
   * `PUT /sales/quotations`
   *
   * Rights: AB0101.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-295); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2. The meaning of the returned string
   * (the identifier of the quotation is assumed, as for most create operations).
   *
   * @returns The identifier of the quotation.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.quotations.create({ body: { name: 'Quotation for the portal', type: 'QUOTATION', projectId: '1', customerId: '1', managerId: '1', date: '2026-06-01T00:00:00.000Z' } });
   */
  create(request: CreateQuotationRequest, options?: CallOptions): Call<string, CreateQuotationErrors>;
  /**
   * Searches quotations
   *
   * Returns the quotations that match the criteria.
   *
   * `POST /sales/quotations/search`
   *
   * Rights: 020204.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-296); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2.
   *
   * @returns The quotations found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.quotations.search({ body: { id: { operator: 'IS', value: '1' } } });
   */
  search(request: SearchQuotationsRequest, options?: CallOptions): Call<Quotation[], SearchQuotationsErrors>;
  /**
   * Gets a quotation
   *
   * Returns the quotation with this identifier.
   *
   * `GET /sales/quotations/{quotation_id}`
   *
   * Rights: 0202*.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-297); path prefix assumed.
   *
   * Not documented: Whether version 3.0 has this operation; it is listed for v2. Which rights the group 0202
   * consists of.
   *
   * @returns The quotation.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.sales.quotations.get({ quotationId: '1' });
   */
  get(request: GetQuotationRequest, options?: CallOptions): Call<Quotation, GetQuotationErrors>;
}

/** Operations of Settings. */
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
   * `POST /settings/journals/{journal_id}/close`
   *
   * Rights: A62711.
   *
   * [Documented](../docs/sources.md#domains-317); path prefix assumed.
   *
   * Not documented: The meaning of the returned string.
   *
   * @returns A string, as a rule an identifier.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.settings.journals.close({ journalId: '2' });
   */
  close(request: CloseJournalRequest, options?: CallOptions): Call<string, CloseJournalErrors>;
  /**
   * Searches accounting journals
   *
   * Returns the accounting journals that match the criteria, page by page.
   *
   * `POST /settings/journals/search`
   *
   * Rights: A62704.
   *
   * [Documented](../docs/sources.md#domains-318); path prefix assumed.
   *
   * Not documented: The maximum value of limit.
   *
   * @returns The accounting journals found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.settings.journals.search({ body: { id: { operator: 'IS', value: '1' } } });
   */
  search(
    request: SearchJournalsRequest,
    options?: CallOptions,
  ): Call<ManagementObjectsAccountingJournal[], SearchJournalsErrors>;
  /**
   * Sets the end date of an accounting journal
   *
   * Prevents entries dated after that end date.
   *
   * `POST /settings/journals/{journal_id}/set-end-date`
   *
   * Rights: A62710.
   *
   * [Documented](../docs/sources.md#domains-319); path prefix assumed.
   *
   * Not documented: The meaning of the returned string. How the date is written in the body (a JSON string is
   * assumed).
   *
   * @returns A string, as a rule an identifier.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.settings.journals.setEndDate({ journalId: '3', body: '2026-12-31' });
   */
  setEndDate(request: SetJournalEndDateRequest, options?: CallOptions): Call<string, SetJournalEndDateErrors>;
}

export interface SettingsApplicationsOperations {
  /**
   * Creates an application
   *
   * Creates an application and returns its identifier. The body names the right by its identifier, rightId.
   *
   * `PUT /settings/applications`
   *
   * Rights: A61301.
   *
   * [Documented](../docs/sources.md#domains-320); path prefix assumed.
   *
   * Not documented: The meaning of the returned string (the identifier of the application is assumed, as for most
   * create operations).
   *
   * @returns The identifier of the application.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.settings.applications.create({ body: { name: 'Time portal', url: 'https://times.example.com', color: '#1f6feb', order: 2, rightId: '1' } });
   */
  create(request: CreateApplicationRequest, options?: CallOptions): Call<string, CreateApplicationErrors>;
  /**
   * Deletes an application
   *
   * Removes an application. The response has no body.
   *
   * `DELETE /settings/applications/{app_id}`
   *
   * Rights: A61303.
   *
   * [Documented](../docs/sources.md#domains-321); path prefix assumed.
   *
   * @returns The application is deleted.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.settings.applications.delete({ appId: '1' });
   */
  delete(request: DeleteApplicationRequest, options?: CallOptions): Call<void, DeleteApplicationErrors>;
}

/** Operations of Support. */
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
   * Returns the sum of all timesheet durations on the card group, as an array of numbers. The body is one timesheet
   * entry.
   *
   * `POST /support/card-groups/{card_group_id}/timesheet-entries`
   *
   * Rights: A10210.
   *
   * [Documented](../docs/sources.md#domains-189); path prefix assumed.
   *
   * Not documented: What the operation does with the timesheet entry. The unit of the sum, and what the elements of
   * the list stand for.
   *
   * @returns The sum of all timesheet durations on the group.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.cardGroups.timesheetEntries({ cardGroupId: '1', body: { employeeId: '2', projectId: '1', phaseId: '1', date: '2026-06-01T00:00:00.000Z', duration: 2, unit: 'H', comment: 'Analysis' } });
   */
  timesheetEntries(
    request: PostCardGroupTimesheetEntriesRequest,
    options?: CallOptions,
  ): Call<number[], PostCardGroupTimesheetEntriesErrors>;
  /**
   * Gets a card group
   *
   * Returns the card group with this identifier.
   *
   * `GET /support/card-groups/{card_group_id}`
   *
   * Rights: A10206.
   *
   * [Documented](../docs/sources.md#domains-190); path prefix assumed.
   *
   * Not documented: What the parameter group_id names beside card_group_id.
   *
   * @returns The card group.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.cardGroups.get({ cardGroupId: '1', groupId: '1' });
   */
  get(request: GetCardGroupRequest, options?: CallOptions): Call<CardGroup, GetCardGroupErrors>;
  /**
   * Patches a card group
   *
   * Changes the card group with this identifier. Neither the body nor the response is documented.
   *
   * `PATCH /support/card-groups/{card_group_id}`
   *
   * Rights: A10202.
   *
   * [Documented](../docs/sources.md#domains-193); path prefix assumed.
   *
   * Not documented: The body, whether it is required and its content type (an optional JSON body of any schema is
   * assumed). The response and its status (status 200 with a JSON body of any schema is assumed).
   *
   * @returns The response is not shown.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.cardGroups.patch({ cardGroupId: '1' });
   */
  patch(request: PatchCardGroupRequest, options?: CallOptions): Call<unknown, PatchCardGroupErrors>;
  /**
   * Reads a card group with options
   *
   * Returns the card group with this identifier, together with what the read options name.
   *
   * `POST /support/card-groups/{card_group_id}/read`
   *
   * Rights: A10206.
   *
   * [Documented](../docs/sources.md#domains-191); path prefix assumed.
   *
   * Not documented: What the parameter group_id names beside card_group_id.
   *
   * @returns The card group.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.cardGroups.read({ cardGroupId: '1', groupId: '1' });
   */
  read(request: ReadCardGroupRequest, options?: CallOptions): Call<CardGroup, ReadCardGroupErrors>;
  /**
   * Searches card groups
   *
   * Returns the card groups that match the criteria.
   *
   * `POST /support/card-groups/search`
   *
   * Rights: A10804.
   *
   * [Documented](../docs/sources.md#domains-192); path prefix assumed.
   *
   * @returns The card groups found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.cardGroups.search();
   */
  search(request?: SearchCardGroupsRequest, options?: CallOptions): Call<CardGroup[], SearchCardGroupsErrors>;
}

export interface SupportCardsOperations {
  /**
   * Reads a card of a sprint with options
   *
   * Returns a card of a sprint, together with what the read options name.
   *
   * `POST /support/sprints/{sprint_id}/cards/{card_id}/read`
   *
   * Rights: A10106.
   *
   * [Documented](../docs/sources.md#domains-194); path prefix assumed.
   *
   * @returns The card.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.cards.read({ sprintId: '1', cardId: '1' });
   */
  read(request: ReadCardRequest, options?: CallOptions): Call<Card, ReadCardErrors>;
}

export interface SupportCheckbooksOperations {
  /**
   * Searches checkbooks
   *
   * Returns the checkbooks that match the criteria.
   *
   * `POST /support/checkbooks/search`
   *
   * Rights: A11504.
   *
   * [Documented](../docs/sources.md#domains-195); path prefix assumed.
   *
   * @returns The checkbooks found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.checkbooks.search({ body: { contractStatus: { operator: 'IS', value: 'ACTIVE' }, customerId: { operator: 'IS', value: '2' } } });
   */
  search(request: SearchCheckbooksRequest, options?: CallOptions): Call<Checkbook[], SearchCheckbooksErrors>;
}

export interface SupportExternalRequestersOperations {
  /**
   * Gets an external requester
   *
   * Returns the external requester with this identifier.
   *
   * `GET /support/external-requesters/{external_requester_id}`
   *
   * Rights: A10606.
   *
   * [Documented](../docs/sources.md#domains-196); path prefix assumed.
   *
   * @returns The external requester.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.externalRequesters.get({ externalRequesterId: '1' });
   */
  get(request: GetExternalRequesterRequest, options?: CallOptions): Call<ExternalRequester, GetExternalRequesterErrors>;
  /**
   * Searches external requesters
   *
   * Returns the external requesters that match the criteria.
   *
   * `POST /support/external-requesters/search`
   *
   * Rights: A10604.
   *
   * [Documented](../docs/sources.md#domains-197); path prefix assumed.
   *
   * @returns The external requesters found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.externalRequesters.search({ body: { id: { operator: 'IS', value: '1' } } });
   */
  search(
    request: SearchExternalRequestersRequest,
    options?: CallOptions,
  ): Call<ExternalRequester[], SearchExternalRequestersErrors>;
}

export interface SupportContractsOperations {
  /**
   * Creates a contract
   *
   * Creates a contract and returns its identifier. The body names related objects by their identifiers, such as
   * projectId.
   *
   * `PUT /support/contracts`
   *
   * Rights: A10504.
   *
   * [Documented](../docs/sources.md#domains-198); path prefix assumed.
   *
   * @returns The identifier of the contract.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.support.contracts.create({ body: { projectId: '1', regression: false, lines: [{ id: '1', productId: '1' }] } });
   */
  create(request: CreateContractRequest, options?: CallOptions): Call<string, CreateContractErrors>;
}

/** Operations of Workforce. */
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
   * `PUT /workforce/employees/{employee_id}/business-cards`
   *
   * Rights: A40701.
   *
   * [Documented](../docs/sources.md#domains-222).
   *
   * Not documented: The meaning of the returned string (the identifier of the business card is assumed, as for most
   * create operations).
   *
   * @returns The identifier of the business card.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.businessCards.create({ employeeId: '2', body: { employeeId: '2', name: 'Visa', type: 'BANK', cardNumber: '**** **** **** 4242', endDate: '2027-12-31T00:00:00.000Z' } });
   */
  create(request: CreateBusinessCardRequest, options?: CallOptions): Call<string, CreateBusinessCardErrors>;
  /**
   * Replaces a business card of an employee
   *
   * The whole business card is sent: a field that is omitted is set to null, a boolean that is omitted becomes
   * false. The employee of the URL must exist and equal `employeeId` of the body.
   *
   * Clears what the body omits. To change single properties, use {@link WorkforceBusinessCardsOperations.update}.
   *
   * `POST /workforce/employees/{employee_id}/business-cards/{business_card_id}`
   *
   * Rights: A40702.
   *
   * [Documented](../docs/sources.md#domains-225).
   *
   * Not documented: The meaning of the returned string (the identifier of the business card is assumed, as for most
   * update operations).
   *
   * @returns The identifier of the business card.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.businessCards.replace({ employeeId: '1', businessCardId: '1', body: { id: '1', employeeId: '1', cardNumber: '**** **** **** 4001', encryptedCardNumber: 'ENC00000001', name: 'Visa', type: 'BANK', … } });
   */
  replace(request: ReplaceBusinessCardRequest, options?: CallOptions): Call<string, ReplaceBusinessCardErrors>;
  /**
   * Changes single properties and keeps the others: reads the resource with
   * {@link WorkforceBusinessCardsOperations.search}, merges the change, and sends the result with
   * {@link WorkforceBusinessCardsOperations.replace}. `null` clears a property.
   *
   * `POST /workforce/employees/business-cards/search`, then `POST /workforce/employees/{employee_id}/business-cards/{business_card_id}`
   *
   * Rights: A40702; for the read: A40704.
   *
   * [Documented](../docs/sources.md#domains-225).
   *
   * Not documented: The meaning of the returned string (the identifier of the business card is assumed, as for most
   * update operations).
   *
   * @returns The identifier of the business card.
   * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
   * @throws {NotFoundError} if the read does not find the resource
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.businessCards.update({ employeeId: '1', businessCardId: '1' }, { name: 'Visa' });
   */
  update(
    request: UpdateBusinessCardRequest,
    change: UpdateChange<BusinessCard, BusinessCardReplace>,
    options?: UpdateOptions<BusinessCard> & CallOptions,
  ): Call<string>;
  /**
   * Deletes a business card of an employee
   *
   * Removes a business card of an employee. The response has no body.
   *
   * `DELETE /workforce/employees/{employee_id}/business-cards/{business_card_id}`
   *
   * Rights: A40703.
   *
   * [Documented](../docs/sources.md#domains-223).
   *
   * @returns The business card is deleted.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.businessCards.delete({ employeeId: '6', businessCardId: '6' });
   */
  delete(request: DeleteBusinessCardRequest, options?: CallOptions): Call<void, DeleteBusinessCardErrors>;
  /**
   * Searches business cards of employees
   *
   * Returns the business cards, of all employees, that match the criteria.
   *
   * `POST /workforce/employees/business-cards/search`
   *
   * Rights: A40704.
   *
   * [Documented](../docs/sources.md#domains-224).
   *
   * @returns The business cards found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.businessCards.search({ body: { employeeId: { operator: 'IS', value: '1' } } });
   */
  search(request: SearchBusinessCardsRequest, options?: CallOptions): Call<BusinessCard[], SearchBusinessCardsErrors>;
}

export interface WorkforceCustomRequestCategoriesOperations {
  /**
   * Creates a category of custom requests
   *
   * Creates a category of custom requests and returns its identifier.
   *
   * `PUT /workforce/settings/custom-request-categories`
   *
   * Rights: A41101.
   *
   * [Documented](../docs/sources.md#domains-226).
   *
   * Not documented: The meaning of the returned string (the identifier of the category is assumed, as for most
   * create operations).
   *
   * @returns The identifier of the category.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.customRequestCategories.create({ body: { code: 'CAT04', name: 'Software', companyId: '1', enableEndDate: false } });
   */
  create(
    request: CreateCustomRequestCategoryRequest,
    options?: CallOptions,
  ): Call<string, CreateCustomRequestCategoryErrors>;
  /**
   * Deletes a category of custom requests
   *
   * Removes a category of custom requests. The response has no body.
   *
   * `DELETE /workforce/settings/custom-request-categories/{custom_request_category_id}`
   *
   * Rights: A41103.
   *
   * [Documented](../docs/sources.md#domains-227).
   *
   * @returns The category is deleted.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.customRequestCategories.delete({ customRequestCategoryId: '3' });
   */
  delete(
    request: DeleteCustomRequestCategoryRequest,
    options?: CallOptions,
  ): Call<void, DeleteCustomRequestCategoryErrors>;
}

export interface WorkforceCustomRequestLinesOperations {
  /**
   * Creates one line of a custom request
   *
   * Creates one line of a custom request and returns its identifier.
   *
   * `PUT /workforce/custom-requests/{custom_request_id}/custom-request-lines`
   *
   * Rights: A40601.
   *
   * [Documented](../docs/sources.md#domains-228).
   *
   * Not documented: The meaning of the returned string (the identifier of the line is assumed, as for most create
   * operations).
   *
   * @returns The identifier of the line.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.customRequestLines.create({ customRequestId: '1', body: { name: 'Train to Lyon', quantity: 1, unitPrice: 84.5 } });
   */
  create(request: CreateCustomRequestLineRequest, options?: CallOptions): Call<string, CreateCustomRequestLineErrors>;
}

export interface WorkforceTimesheetEntryCompletionsOperations {
  /**
   * Lists the completions of a manager's employees, for validation
   *
   * Its v2 path is `/workforce/managers/{manager_id}/employees/timerecording-terminations`.
   *
   * `GET /workforce/managers/{manager_id}/employees/timesheet-entries/completions`
   *
   * Rights: not documented.
   *
   * [Documented](../docs/sources.md#domains-229).
   *
   * Not documented: The rights. The success status and the schema of the completions (status 200 and
   * TimesheetEntryCompletion are assumed).
   *
   * @returns The completions for validation.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.workforce.timesheetEntryCompletions.get({ managerId: '1' });
   */
  get(
    request: GetTimesheetEntryCompletionsRequest,
    options?: CallOptions,
  ): Call<TimesheetEntryCompletion[], GetTimesheetEntryCompletionsErrors>;
}

/** Operations of Authentication. */
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
   * `POST /oauth/token`
   *
   * Rights: none.
   *
   * [Documented](../docs/sources.md#conventions-174).
   *
   * Not documented: The response; that of RFC 6749 is assumed. The form fields with which a refresh token is used;
   * those of RFC 6749 are assumed. How long tokens live; an administrator sets it for each client.
   *
   * @returns The tokens. Assumed from RFC 6749.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.authentication.tokens.requestToken({ body });
   */
  requestToken(request: RequestTokenRequest, options?: CallOptions): Call<TokenResponse, RequestTokenErrors>;
  /**
   * Obtains a JSON Web Token
   *
   * Exchanges the login and password of a user for a token. The token is sent as `Authorization: Bearer <JWT>`, to
   * paths under `/rest`. Both parameters must be URL-encoded; the password is encoded in Base64 first.
   *
   * `GET /jwt/login.html`
   *
   * Rights: none.
   *
   * [Documented](../docs/sources.md#conventions-190).
   *
   * Not documented: The response; a text or an object with the token is assumed. How long the token lives.
   *
   * @returns The token. Assumed, as text or as an object.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await bmp.authentication.tokens.loginJwt({ username: 'technical', password: 'dGVjaG5pY2Fs' });
   */
  loginJwt<Accept extends keyof LoginJwtFormats = 'application/json'>(
    request: LoginJwtRequest,
    options?: CallOptions & { readonly accept?: Accept | undefined },
  ): Call<LoginJwtFormats[Accept], LoginJwtErrors>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createBmp(options: ClientOptions | Client): BmpFacade {
  return bind<BmpFacade>(toClient(options, Client, ['companyCode']), {
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
