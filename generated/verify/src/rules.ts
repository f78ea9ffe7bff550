import type { StatedRule } from '@bmp/verify-engine';
/** Rules of this API, and the checks whose findings name them. */
export const rules: readonly StatedRule[] = [
  {
    id: 'R003',
    text: 'The API has 16 domains, one per platform module, each with a stated purpose. A domain without documented operations exists, and none is invented: in the mock its paths get 404.',
    source: 'conventions, "What the service does"',
    about: { names: ['404'], checks: ['unknown-path'] },
  },
  {
    id: 'R004',
    text: 'The Legacy domain stands for older SOAP web services. No REST path is generated for it, and the mock has none.',
    source: 'conventions, "What the service does"',
  },
  {
    id: 'R005',
    text: 'GET reads. A GET changes nothing in the mock.',
    source: 'conventions, "What the service does"',
    checks: [{ check: 'read-effect' }],
  },
  {
    id: 'R006',
    text: 'PUT creates a resource.',
    source: 'conventions, "What the service does"',
    checks: [{ check: 'created-item' }, { check: 'read-after-create' }, { check: 'read-identity' }],
    about: { actions: ['create'] },
  },
  {
    id: 'R007',
    text: 'POST to a resource updates it; POST to a collection updates all of its items.',
    source: 'conventions, "What the service does"',
    checks: [{ check: 'read-after-update' }],
    about: { actions: ['replace', 'update'] },
  },
  {
    id: 'R008',
    text: 'POST also serves functional operations, searches (`…/search`) and reads with options (`…/read`).',
    source: 'conventions, "What the service does"',
  },
  {
    id: 'R009',
    text: 'PATCH applies a list of patch elements. The body is an array; a single element is rejected.',
    source: 'conventions, "What the service does"',
    about: { actions: ['patch'], names: ['op', 'path'] },
  },
  {
    id: 'R010',
    text: 'DELETE removes a resource and responds with 204 and an empty body.',
    source: 'conventions, "What the service does"; conventions, "Errors"',
    checks: [{ check: 'response-bodiless' }],
    about: { actions: ['delete'], names: ['204'] },
  },
  {
    id: 'R011',
    text: 'Request and response bodies are JSON; a request sets the content type `application/json`.',
    source: 'conventions, "What the service does"',
    checks: [{ check: 'response-media-type' }],
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createCustomRequestCategory createCustomRequestLine createApplication createQuotation replacePhase patchProjectTask patchProjectTaskOfProject postExpenseReport'.split(
          ' ',
        ),
      names: 'application/json application json JSON'.split(' '),
    },
  },
  {
    id: 'R012',
    text: 'The conventions ask for the content type `application/json`, while the reference lists `text/plain` for the bodies of 14 operations. The specification lists both for these 14. The client sends `application/json`; the mock accepts and validates both.',
    source:
      'conventions, "What the service does"; domains, "Support domain"; domains, "Project management domain"; domains, "Workforce domain (v3 operations)"; domains, "Mobile domain (all need a registered user)"; domains, "Settings domain"',
    basis: 'assumed',
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createCustomRequestCategory createCustomRequestLine createApplication createQuotation replacePhase patchProjectTask patchProjectTaskOfProject postExpenseReport postCardGroupTimesheetEntries createContract transferPhase closeJournal setJournalEndDate'.split(
          ' ',
        ),
      names: ['application/json', 'text/plain', 'text'],
    },
  },
  {
    id: 'R013',
    text: 'The success of most create, update and patch operations is typed as a string, an identifier. It stays a string, quoted or raw: `"0012"` keeps its zeros.',
    source: 'conventions, "What the service does"',
    about: {
      actions: 'create replace update patch'.split(' '),
      constraints: ['string'],
      operations:
        'createContract replacePhase patchProjectTask patchProjectTaskOfProject createBusinessCard replaceBusinessCard createCustomRequestCategory createCustomRequestLine createQuotation postExpenseReport createApplication'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R014',
    text: 'Every operation needs rights of the calling user. An operation whose rights are undocumented says so; the mock checks none for it.',
    source: 'conventions, "What the service does"',
  },
  {
    id: 'R015',
    text: 'Objects are JSON objects with property names in camelCase, and collections are JSON arrays. Names that the sources spell differently (`parent_id`, `canUseDoubleVAT`) keep their spelling.',
    source: 'conventions, "Conventions"',
    checks: [{ check: 'response-schema' }],
    about: { names: ['parent_id', 'canUseDoubleVAT'] },
  },
  {
    id: 'R016',
    text: 'Most related objects `x` have two properties: the nested object `x`, returned by reads, and `xId`, a string.',
    source: 'conventions, "Conventions"',
    about: { constraints: ['reference'] },
  },
  {
    id: 'R017',
    text: 'A create request sends `xId`; the nested object `x` is not expected. The types forbid `x` and the validators report it. The mock ignores it and records a violation, because no status is stated. No `xId` is invented where none is listed.',
    source: 'conventions, "Conventions"',
    about: { constraints: ['reference'], actions: ['create'] },
  },
  {
    id: 'R018',
    text: 'A read-only property returns current data. The operation that contains it cannot change it.',
    source: 'conventions, "Conventions"',
    checks: [{ check: 'protected-field' }],
    about: { constraints: ['readOnly'] },
  },
  {
    id: 'R019',
    text: 'A deprecated property keeps working unless stated otherwise.',
    source: 'conventions, "Conventions"',
    about: { constraints: ['deprecated'], operations: ['createEmployee', 'updateEmployee', 'putEmployeeHistory'] },
  },
  {
    id: 'R020',
    text: '`id` of an Address is deprecated and unused. A value that is sent is accepted and ignored.',
    source: 'conventions, "Conventions"; conventions, "Common objects"',
    about: { names: ['address.id'], operations: ['createEmployee', 'updateEmployee', 'putEmployeeHistory'] },
  },
  {
    id: 'R022',
    text: '`object` and `objectId` of an Approval are deprecated in favor of `objectSummary` and `objectSummaryId`.',
    source: 'conventions, "Conventions"; domains, "Approval"',
    about: {
      checks: ['allowed-request', 'request-schema'],
      operations: 'createEmployee updateEmployee putEmployeeHistory getApproval readApprovals'.split(' '),
      names: 'object objectId objectSummary objectSummaryId approval.objectId'.split(' '),
    },
  },
  {
    id: 'R024',
    text: "A date-time follows `yyyy-MM-dd'T'HH:mm:ss.SSSXXX`. Milliseconds and an offset are required.",
    source: 'conventions, "Data types"',
    checks: [
      { check: 'request-schema', constraints: ['date-time'] },
      { check: 'response-schema', constraints: ['date-time'] },
    ],
  },
  {
    id: 'R025',
    text: 'The offsets `Z`, `+0000`, `+0200` and `+00:00` occur. Each is accepted, and each is read as the right instant.',
    source: 'conventions, "Data types"',
    about: { constraints: ['date-time'], checks: ['allowed-request'] },
  },
  {
    id: 'R026',
    text: 'Date-times are based on UTC. The client writes UTC and converts other offsets.',
    source: 'conventions, "Data types"',
    about: { constraints: ['date-time'], checks: ['model-body', 'read-after-create', 'read-after-update'] },
  },
  {
    id: 'R027',
    text: 'A date is `yyyy-MM-dd`, without time or offset. Writing one never shifts it by a time zone.',
    source: 'conventions, "Data types"',
    checks: [
      { check: 'request-schema', constraints: ['date'] },
      { check: 'response-schema', constraints: ['date'] },
    ],
    about: { constraints: ['date'], checks: ['model-body', 'read-after-create', 'read-after-update'] },
  },
  {
    id: 'R029',
    text: 'A number is any number, and a double or float is a floating-point number. Integers are accepted; NaN and Infinity, which JSON does not have, are not.',
    source: 'conventions, "Data types"',
    checks: [
      { check: 'request-schema', constraints: ['number'] },
      { check: 'response-schema', constraints: ['number'] },
    ],
  },
  {
    id: 'R030',
    text: 'int32 and int64 are signed integers of 32 and 64 bits. A value that JavaScript cannot hold exactly never loses digits silently.',
    source: 'conventions, "Data types"',
    checks: [
      { check: 'request-schema', constraints: ['int32', 'int64'] },
      { check: 'response-schema', constraints: ['int32', 'int64'] },
    ],
  },
  {
    id: 'R031',
    text: 'A boolean is JSON true or false. Strings, 0, an empty string and null are not booleans.',
    source: 'conventions, "Data types"',
    checks: [
      { check: 'request-schema', constraints: ['boolean'] },
      { check: 'response-schema', constraints: ['boolean'] },
    ],
  },
  {
    id: 'R032',
    text: "The `duration` of a timesheet entry counts in the requested unit; by default in the employee's presentation unit.",
    source: 'domains, "TimesheetEntryBase (time recording)"',
    about: { operations: ['postCardGroupTimesheetEntries'], names: ['duration'] },
  },
  {
    id: 'R033',
    text: '`durations` is an object with `durationMinute`, `durationHourMinute`, `durationHour` and `durationDay`, all numbers.',
    source: 'domains, "TimesheetEntryBase (time recording)"',
    about: {
      operations: ['postCardGroupTimesheetEntries'],
      names: 'durations durationMinute durationHourMinute durationHour durationDay'.split(' '),
    },
  },
  {
    id: 'R034',
    text: 'Criteria consist of clauses: ClauseString, ClauseBoolean, ClauseNumber, ClauseDate and Validity, each with the members listed for it. A bare value is not a clause: the validators reject it.',
    source: 'conventions, "Search clauses (used in every ...Criteria object)"',
    about: {
      names: ['value', 'includeNullResults', 'withTime'],
      operations:
        'searchBusinessCards searchCardGroups searchCheckbooks searchExternalRequesters searchJournals searchInvoices searchActivities searchAssignments searchProjectGroups searchActionCodes searchMobileAssignments searchMobileCustomers'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R035',
    text: 'The operator IS is used. Others are not shown. Types and validators accept other operators; the mock refuses to evaluate them.',
    source: 'conventions, "Search clauses (used in every ...Criteria object)"',
    basis: 'assumed',
    about: { names: ['operator'] },
  },
  {
    id: 'R036',
    text: '`wildcards` holds the wildcard character of a string clause; an asterisk is used.',
    source: 'conventions, "Search clauses (used in every ...Criteria object)"',
    about: {
      names: ['wildcards'],
      operations:
        'searchBusinessCards searchCardGroups searchCheckbooks searchExternalRequesters searchJournals searchInvoices searchActivities searchAssignments searchProjectGroups searchActionCodes searchMobileAssignments searchMobileCustomers'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R037',
    text: 'Criteria may carry a `readOption`. The same object, `{ options: […] }`, is the body of `…/read` operations.',
    source: 'conventions, "Search clauses (used in every ...Criteria object)"',
    about: {
      operations:
        'readSalesOrder readCardGroup searchCardGroups readCard readActivity readApprovals searchInvoices readCustomRequest readEmployee'.split(
          ' ',
        ),
      names: ['readOption', '{ options: […] }', 'options', '…/read', 'read'],
    },
  },
  {
    id: 'R038',
    text: 'Each resource has its own read options, spelled as listed (`ASSIGNEDTO` without an underscore). The table says only that these were seen. Other values are accepted.',
    source: 'conventions, "Search clauses (used in every ...Criteria object)"',
    basis: 'assumed',
    about: {
      operations: 'readCardGroup searchCardGroups readCard readActivity readApprovals searchInvoices'.split(' '),
      names:
        'ASSIGNEDTO readOptions TAGS DEPARTMENT PROJECT OBJECT_SUMMARY CHANGE_TRACKING CUSTOMER CURRENCY PAYMENT MANAGER PHASE SUB_PHASE LINE LINE_PROJECT LINE_PHASE LINE_SUB_PHASE LINE_ITEM LINE_ITEM_CATEGORY LINE_ITEM_SUBCATEGORY EMPLOYEE PROJECT_TASK ACTION ACTION_2 CUSTOM_DATA CUSTOM_FIELDS'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R039',
    text: 'CUSTOM_DATA replaces CUSTOM_FIELDS in read options. It belongs to any read or search that returns custom data. CUSTOM_FIELDS has no effect in v3: the validators report it, and the mock records a violation.',
    source: 'conventions, "Search clauses (used in every ...Criteria object)"; conventions, "Versioning"',
    about: {
      operations: ['readApprovals', 'searchInvoices'],
      names: 'CUSTOM_DATA CUSTOM_FIELDS customData readOptions'.split(' '),
    },
  },
  {
    id: 'R040',
    text: 'InvoiceCriteria carries `readOptions`, in the plural, where criteria carry `readOption` by convention. Its InvoiceReadOption requires `type`. The specification keeps the spelling.',
    source:
      'domains, "Management object (v2 BusinessDocument, Invoice)"; conventions, "Search clauses (used in every ...Criteria object)"',
    basis: 'assumed',
    about: {
      operations:
        'searchInvoices readSalesOrder readCardGroup searchCardGroups readCard readActivity readApprovals readCustomRequest readEmployee'.split(
          ' ',
        ),
      names: 'readOptions readOption type InvoiceCriteria InvoiceReadOption'.split(' '),
    },
  },
  {
    id: 'R041',
    text: 'ApprovalCriteria nests `approvalApproverCriteria` with four string clauses.',
    source: 'domains, "ApprovalCriteria"',
    about: { operations: ['readApprovals'], names: ['approvalApproverCriteria', 'ApprovalCriteria'] },
  },
  {
    id: 'R042',
    text: '`referentialDate` is a plain date-time in the criteria of phases, mobile customers and assignments, not a clause.',
    source: 'domains, "Project domain"; domains, "Mobile domain"; domains, "Project management domain"',
    about: {
      operations:
        'searchMobileCustomers getActivity readActivity searchActivities searchAssignments searchMobileAssignments'.split(
          ' ',
        ),
      names: ['referentialDate'],
    },
  },
  {
    id: 'R043',
    text: '`endDate` of ActivityCriteria is a plain date-time, not a clause.',
    source: 'domains, "Project domain"',
    about: { operations: ['searchActivities'], names: ['endDate', 'ActivityCriteria'] },
  },
  {
    id: 'R044',
    text: '`validity` of MobActionCriteria is a date, not a Validity object.',
    source: 'domains, "Mobile domain"',
    about: { operations: ['searchActionCodes'], names: ['validity', 'MobActionCriteria'] },
  },
  {
    id: 'R045',
    text: 'An assignment search without node types starts at CUSTOMER and ends at SUBPHASE or PROJECT_TASK, depending on the module. The client adds no defaults. The mock decides which modules end at tasks (see the list of decisions).',
    source: 'domains, "Project management domain"',
    about: {
      operations: 'getActivity readActivity searchActivities searchAssignments searchMobileAssignments'.split(' '),
      names: ['CUSTOMER', 'SUBPHASE', 'PROJECT_TASK'],
    },
  },
  {
    id: 'R046',
    text: 'Several members of AssignmentCriteria are plain values instead of clauses: `employeeId`, four booleans, and two arrays of strings.',
    source: 'domains, "Project management domain"',
    about: {
      operations: 'getActivity readActivity searchActivities searchAssignments searchMobileAssignments'.split(' '),
      names: ['employeeId', 'AssignmentCriteria'],
    },
  },
  {
    id: 'R047',
    text: 'The date clauses of ExternalRequesterCriteria take `withTime`.',
    source: 'domains, "Support domain"',
    about: { operations: ['searchExternalRequesters'], names: ['withTime', 'ExternalRequesterCriteria'] },
  },
  {
    id: 'R048',
    text: 'The approval of a timesheet entry is one of BRUT, CONTROLE, VALIDE, GRATUIT, NON_FACTURE, FACTURE, REFUSE and DISSOCIE; `approvalLabel` beside it is free text.',
    source: 'conventions, "States and transitions"; domains, "TimesheetEntryBase (time recording)"',
    about: {
      operations: ['postCardGroupTimesheetEntries'],
      names: 'approvalLabel BRUT CONTROLE VALIDE GRATUIT NON_FACTURE FACTURE REFUSE DISSOCIE'.split(' '),
    },
  },
  {
    id: 'R049',
    text: 'The transitions between states are not shown. Neither validators nor mock enforce any, beyond the behaviors below.',
    source: 'conventions, "States and transitions"',
    basis: 'assumed',
  },
  {
    id: 'R052',
    text: 'Approving responds with 204 and marks that approval as approved.',
    source: 'conventions, "States and transitions"',
    about: { operations: ['approve', 'approveAll'], names: ['204'] },
  },
  {
    id: 'R053',
    text: 'Approve-all approves a list of approvals with one optional comment, sent in the query.',
    source: 'conventions, "States and transitions"; domains, "Approval process domain"',
    about: { operations: ['approveAll'] },
  },
  {
    id: 'R054',
    text: 'Approve takes an optional comment as its body. Without a comment no body is sent.',
    source: 'domains, "Approval process domain"',
    about: { operations: ['approve'] },
  },
  {
    id: 'R055',
    text: "Asking for approval responds with 204, even where the object's status allows no approval: the request is then ignored.",
    source: 'conventions, "States and transitions"',
    about: { operations: ['askForApproval'], names: ['204'] },
  },
  {
    id: 'R056',
    text: '`isAutoApproved` is true when the requester is also the approver and the approval parameter allows automatic approval.',
    source: 'conventions, "States and transitions"',
    about: { names: ['isAutoApproved'] },
  },
  {
    id: 'R057',
    text: 'An approval that was granted automatically has null as `approvedById`.',
    source: 'conventions, "States and transitions"',
    about: { names: ['approvedById'] },
  },
  {
    id: 'R058',
    text: 'Closing an accounting journal cannot be undone: its closing date cannot move to an earlier date afterwards. The mock responds with 400 to an earlier date, because no status is stated.',
    source: 'conventions, "States and transitions"',
    about: { operations: ['closeJournal'], names: ['400', 'closingDate'] },
  },
  {
    id: 'R059',
    text: 'Setting the end date of a journal prevents entries dated after it. No operation that makes entries is shown. Booking an invoice counts as an entry in the mock: into such a journal, with a later date, it gets 400.',
    source: 'conventions, "States and transitions"',
    basis: 'assumed',
    about: { operations: ['setJournalEndDate'], names: ['400'] },
  },
  {
    id: 'R060',
    text: 'Validating time recordings returns the number of entries validated.',
    source:
      'conventions, "States and transitions"; domains, "Workforce domain (v2 listing, path relative to the workforce domain)"',
    about: { operations: ['validateTimeRecordings'] },
  },
  {
    id: 'R061',
    text: 'ApprovalValidation has an `approval` of its own form, `idents` and a `reason`. It is not the Approval resource.',
    source: 'domains, "ApprovalValidation (body of the validate operation)"',
    about: { operations: ['validateTimeRecordings'], names: 'approval idents reason ApprovalValidation'.split(' ') },
  },
  {
    id: 'R062',
    text: 'A create request for an approval sends identifiers; the five nested objects are not expected. No operation that creates approvals is shown, so none is generated.',
    source: 'domains, "Approval"',
    about: { actions: ['create'], operations: ['getApproval', 'readApprovals'] },
  },
  {
    id: 'R063',
    text: 'There are three schemes: Basic, OAuth 2.0 and JWT. Every request carries an `Authorization` header. The requests that obtain a token carry none.',
    source: 'conventions, "Authentication"',
    about: { checks: ['missing-credentials', 'allowed-request', 'model-status'], names: ['authorization'] },
  },
  {
    id: 'R064',
    text: 'Basic sends `Authorization: Basic` with the Base64 form of user and password on every call, below `/rest`.',
    source: 'conventions, "Authentication"',
    about: { checks: ['missing-credentials'], names: ['Basic'] },
  },
  {
    id: 'R065',
    text: 'Basic uses the login and password of a standard or technical user.',
    source: 'conventions, "Authentication"',
    about: { checks: ['missing-credentials'], names: ['Basic'] },
  },
  {
    id: 'R066',
    text: 'OAuth 2.0 sends the access token as `Bearer`, below `/RS`.',
    source: 'conventions, "Authentication"',
    about: { checks: ['missing-credentials', 'allowed-request', 'model-status'], names: ['Bearer', 'RS'] },
  },
  {
    id: 'R067',
    text: 'JWT sends its token as `Bearer` too, but below `/rest`.',
    source: 'conventions, "Authentication"; conventions, "JWT"',
    about: { checks: ['missing-credentials', 'allowed-request', 'model-status'], names: ['Bearer', 'rest'] },
  },
  {
    id: 'R068',
    text: 'The selector is a segment of the path. In v2 a resource stands below `{base_url}/rest/<domain>`.',
    source: 'conventions, "Authentication"',
  },
  {
    id: 'R070',
    text: 'With single sign-on (SAML), programs need a user that SAML does not authenticate: a SAML user gets 401 for every request. The client reports the 401 and does not retry endlessly.',
    source: 'conventions, "Authentication"; conventions, "Errors"',
    checks: [{ check: 'rejected-caller' }],
  },
  {
    id: 'R071',
    text: 'Change tracking records the authenticated user who created or modified a management object.',
    source: 'conventions, "Authentication"',
    about: { names: ['changeTracking'] },
  },
  {
    id: 'R072',
    text: 'An OAuth client has an identifier, two durations in seconds, the scope `read_write`, and a secret supplied by the platform.',
    source: 'conventions, "OAuth 2.0"',
    about: { names: 'scope expires_in client_id client_secret'.split(' '), operations: ['requestToken'] },
  },
  {
    id: 'R073',
    text: 'An access token is requested by a form POST to `{base_url}/oauth/token`, directly below the base URL.',
    source: 'conventions, "OAuth 2.0"',
    about: { operations: ['requestToken'], names: '{base_url}/oauth/token base_url oauth token'.split(' ') },
  },
  {
    id: 'R074',
    text: 'The token request has six fields: `grant_type=password`, `client_id`, `client_secret`, `scope=read_write`, `username` and `password`.',
    source: 'conventions, "OAuth 2.0"',
    about: {
      operations: ['requestToken'],
      names: 'grant_type client_id client_secret scope username password'.split(' '),
    },
  },
  {
    id: 'R075',
    text: 'A refresh token obtains a new access token after expiry. The form of that request is not shown. The request of RFC 6749 is assumed.',
    source: 'conventions, "OAuth 2.0"',
    basis: 'assumed',
    about: { operations: ['requestToken'], names: 'grant_type refresh_token client_id client_secret scope'.split(' ') },
  },
  {
    id: 'R076',
    text: 'The JWT login is `GET {base_url}/jwt/login.html` with the URL-encoded `username` and the `password` in Base64, URL-encoded as well.',
    source: 'conventions, "JWT"',
    about: {
      operations: ['loginJwt'],
      names: ['GET {base_url}/jwt/login.html', 'base_url', 'jwt', 'login', 'html', 'username', 'password'],
    },
  },
  {
    id: 'R078',
    text: 'Secrets travel in forms and queries. The client never prints them: errors and logs are redacted.',
    source: 'conventions, "OAuth 2.0"; conventions, "JWT"',
    basis: 'assumed',
    about: { operations: ['loginJwt'], names: 'grant_type client_id client_secret scope username password'.split(' ') },
  },
  {
    id: 'R079',
    text: 'Rights are called DMF (domain, module, function). Functional rights open features of the applications; API rights open operations and belong to technical users only.',
    source: 'conventions, "Rights (DMF)"',
    about: { operations: ['createApplication'] },
  },
  {
    id: 'R080',
    text: 'An operation lists the rights that it needs. Where it lists several groups, any one of them is enough.',
    source: 'conventions, "Rights (DMF)"',
    about: { names: ['403'], checks: ['model-status', 'allowed-request'] },
  },
  {
    id: 'R081',
    text: 'An authenticated user without the right gets 403.',
    source: 'conventions, "Rights (DMF)"; conventions, "Errors"',
    checks: [{ check: 'missing-right' }],
    about: { names: ['403'], checks: ['missing-right'] },
  },
  {
    id: 'R082',
    text: 'Operations of the mobile domain need a registered user (`USERAK`).',
    source: 'conventions, "Rights (DMF)"; domains, "Mobile domain (all need a registered user)"',
    about: {
      operations:
        'getExpenseReports postExpenseReport smartScanExpense postSetup searchActionCodes searchMobileAssignments searchMobileCustomers'.split(
          ' ',
        ),
      names: ['USERAK'],
    },
  },
  {
    id: 'R083',
    text: 'The mobile searches for action codes and assignments need A70212 or A70312 as well.',
    source: 'domains, "Mobile domain (all need a registered user)"',
    about: { operations: ['searchActionCodes', 'searchMobileAssignments'], names: ['A70212', 'A70312'] },
  },
  {
    id: 'R084',
    text: 'The assignments search of project management needs A90104.',
    source: 'domains, "Project management domain"',
    about: { operations: ['searchAssignments'], names: ['A90104'] },
  },
  {
    id: 'R085',
    text: 'A40511 also opens the read of an approval and the skeleton message. It opens no other operation on approvals.',
    source: 'domains, "Approval process domain"',
    about: { operations: ['getApproval', 'getApprovalSkeletonMessage'], names: ['A40511'] },
  },
  {
    id: 'R086',
    text: 'PATCH of a project task by its identifier needs the functional rights 061602; the one below a project needs A90402.',
    source: 'domains, "Project management domain"',
    about: {
      operations: ['patchProjectTask', 'patchProjectTaskOfProject'],
      names: ['061602', 'A90402', 'projectTask'],
    },
  },
  {
    id: 'R087',
    text: '"0203 group" and "0202 group" name whole groups of rights, whose members are not shown. The groups stay labels: a user of the mock has the group if it has a code that begins with these digits.',
    source: 'domains, "Sales domain (v2 listing)"',
    basis: 'assumed',
    about: {
      operations: 'getSalesOrder searchSalesOrders readSalesOrder getQuotation createQuotation searchQuotations'.split(
        ' ',
      ),
    },
  },
  {
    id: 'R088',
    text: 'The Messaging domain manages subscriptions and webhooks. No operation of it is shown. No operation is invented; in the mock its paths get 404.',
    source: 'conventions, "Events"',
    about: { names: ['404'], checks: ['unknown-path'] },
  },
  {
    id: 'R091',
    text: 'Every operation shares the error statuses 400, 401, 402, 403, 404, 405, 406 and 500. Their body is an ErrorResponse. The specification lists no other error status.',
    source: 'conventions, "Errors"; domains, "Introduction"',
    checks: [{ check: 'response-status' }],
    about: { names: '400 401 402 403 404 405 406 500'.split(' ') },
  },
  {
    id: 'R092',
    text: "The fields of ErrorResponse are not shown. It is an open object, and the client's error keeps the whole body.",
    source: 'conventions, "Errors"',
    basis: 'assumed',
    about: { names: ['X-COMPANY-CODE'] },
  },
  {
    id: 'R093',
    text: '400 is the general failure. An update without a mandatory field gets it too.',
    source: 'conventions, "Errors"',
    checks: [{ check: 'request-schema' }],
    about: { names: ['400'] },
  },
  {
    id: 'R094',
    text: '401 means missing or invalid credentials.',
    source: 'conventions, "Errors"',
    checks: [{ check: 'missing-credentials' }],
    about: { names: ['401'] },
  },
  {
    id: 'R096',
    text: '404 means that the resource does not exist.',
    source: 'conventions, "Errors"',
    checks: [{ check: 'deleted-item' }, { check: 'unknown-path' }],
    about: { names: ['404'] },
  },
  {
    id: 'R097',
    text: '405 means that the resource does not support the method.',
    source: 'conventions, "Errors"',
    checks: [{ check: 'unknown-method' }],
    about: { names: ['405'] },
  },
  {
    id: 'R098',
    text: '406 means that the resource has no content that the `Accept` header allows.',
    source: 'conventions, "Errors"',
    checks: [{ check: 'not-acceptable' }],
    about: { names: ['406'] },
  },
  {
    id: 'R100',
    text: 'Success is 200 with a body, or 204 with none: deletions, approve, approve-all, ask, and the mobile setup. So a create responds with 200.',
    source: 'conventions, "Errors"',
    about: { names: ['200', '204'] },
  },
  {
    id: 'R101',
    text: 'In v2 a deletion succeeds with 200 and no content; in v3 with 204.',
    source:
      'domains, "Workforce domain (v2 listing, path relative to the workforce domain)"; conventions, "What the service does"',
    about: {
      operations: 'postEmployeeAbilities getEmployeeAbilities deleteEmployeeAbilities deleteBusinessCard'.split(' '),
      names: ['200', '204'],
    },
  },
  {
    id: 'R102',
    text: '`limit` of the assignments search is optional. It counts ancestor nodes of the type that `countAssignmentType` names: with PROJECT, projects.',
    source: 'conventions, "Limits"',
    about: {
      operations: ['searchAssignments', 'searchMobileAssignments'],
      names: ['limit', 'countAssignmentType', 'PROJECT'],
    },
  },
  {
    id: 'R103',
    text: '`offset` and `limit` of the journals search are optional: the index of the first element, and the number of elements.',
    source: 'conventions, "Limits"',
    about: { operations: ['searchJournals'], names: ['offset', 'limit'] },
  },
  {
    id: 'R104',
    text: '`s` of the v2 avatar operations is the size of the image in pixels.',
    source: 'conventions, "Limits"',
    about: { operations: ['getEmployeeAvatarByCode', 'getEmployeeAvatar'], names: ['s'] },
  },
  {
    id: 'R105',
    text: 'Limits on rates and payloads, and maximum values of `limit` and `s`, are not shown. The specification states none, and neither client nor mock invents one for the API.',
    source: 'conventions, "Limits"',
    basis: 'assumed',
    about: { names: ['limit', 's'] },
  },
  {
    id: 'R113',
    text: 'Every operation has version 3.0, the only one. A request does not select a version.',
    source: 'conventions, "Versioning"',
  },
  {
    id: 'R115',
    text: 'Libraries for v2 and earlier are no longer maintained. Callers migrate before platform 5.0, by changing URLs and names. The v2 specification serves the migration only: no v2 operation is part of v3 unless it says so.',
    source: 'conventions, "Versioning"',
  },
  {
    id: 'R116',
    text: 'The v2 path of timerecording-terminations becomes `…/timesheet-entries/completions`. No other path change is stated in full, so the codemod rewrites no other unknown path.',
    source: 'conventions, "Versioning"',
    about: {
      operations: ['getTimesheetEntryCompletions', 'getTimeRecordingTerminations'],
      names: ['…/timesheet-entries/completions', 'timesheet-entries', 'completions'],
    },
  },
  {
    id: 'R117',
    text: 'Complete tables of path changes for accounting, administration and CRM are not shown. The map of the migration says so.',
    source: 'conventions, "Versioning"',
  },
  { id: 'R118', text: 'v3 corrects the verbs: create is PUT and update is POST.', source: 'conventions, "Versioning"' },
  {
    id: 'R119',
    text: 'The v2 rows for business cards already create with PUT and update with POST, although create becomes PUT and update becomes POST only in v3. The codemod leaves their verbs alone.',
    source:
      'domains, "Workforce domain (v2 listing, path relative to the workforce domain)"; conventions, "Versioning"',
    basis: 'assumed',
  },
  {
    id: 'R120',
    text: 'Custom fields are called custom data in v3.',
    source: 'conventions, "Versioning"',
    about: { names: ['customData', 'customFields'] },
  },
  {
    id: 'R121',
    text: 'Resources are renamed, and two v2 names become TimesheetEntryCompletion. So the way back is ambiguous for it, and only the way to v3 is offered.',
    source: 'conventions, "Renamed resources (v2 to v3)"',
    about: {
      operations: ['postCardGroupTimesheetEntries', 'getTimesheetEntryCompletions', 'getTimeRecordingTerminations'],
      names:
        'TimesheetEntryCompletion QUOTATION SALES_ORDER QUOTE PURCHASE_ORDER CUSTOM_REQUEST PURCHASE_INVOICE EXPENSE_REPORT INVOICE SALES_BILLING_TABLE PURCHASE_BILLING_TABLE RECEPTION NUMBER DATE BOOLEAN ALPHANUMERIC DATE_TIME UPPER_CASE LOWER_CASE PROPER_CASE PHONE INTEGER INTEGER_THOUSAND_SEPARATOR INTEGER_ZERO_NOT_SIGNIFICANT TWO_DIGITS_AFTER_DECIMAL_POINT THREE_DIGITS_AFTER_DECIMAL_POINT CURRENCY CURRENCY_ZERO_NOT_SIGNIFICANT URL PERCENTAGE PERCENTAGE_ONE_DIGIT PERCENTAGE_TWO_DIGITS PERCENTAGE_THREE_DIGITS SIGNATURE PASSWORD'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R122',
    text: 'Fields are renamed in the resources that the table names. The same name elsewhere stays.',
    source: 'conventions, "Renamed fields (v2 to v3)"',
    about: {
      operations:
        'createCustomRequestLine forceBillingTableVatAmount forceInvoiceVatAmount forceSalesOrderVatAmount forceQuotationVatAmount postCardGroupTimesheetEntries createContract getTimesheetEntryCompletions getTimeRecordingTerminations replacePhase preFillProjectTask createEmployee getEmployees searchEmployees getEmployee updateEmployee putEmployeeHistory readEmployee searchManagers'.split(
          ' ',
        ),
      names:
        'managementObjectId businessDocumentId managementObjectLineId businessDocumentLineId discount location approval approvalLabel date place startDate completionDate terminationDate companyId group groupId serviceId fileName createdBy createdById creationDate sysName subCategoryType subType firstName firstname projectGroup projectGroupCode viewCustomData customData viewCustomFields customFields completionMode completionType completed terminationMode terminationType terminated from period to duplicationPeriodRepetitionType occurrency numberOfOccurrency duplicationNumberOfOccurrencyType duplicationPeriodRepetionType occurency numberOfOccurency duplicationNumberOfOccurencyType useDateHours modeTimeRecording family2Id family3Id family1Id employeeFamily2 employeeFamily3 family1employeeFamily1Id CMMSContractSalesManager CMMSContractTechnicalManager CMMSMRAndEOManager cMMSContractSalesManager cMMSContractTechnicalManager cMMSMRAndEOManager address addressId closure email startCustomData endCustomData nbColsCustomData startCustomField endCustomField nbColsCustomField WEEK MONTH WEEKLY MONTHLY WEEKLY_MONTHLY NONE NO_TIMESHEETS NO_TIMERECORDING TIMESHEET_ENTRY_COMPLETION_CANCEL TIMERECORDING_TERMINATION_CANCEL QUARTERLY WITH_OCCURRENCY QUATERLY WITH_OCCURENCY'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R125',
    text: '`from` and `to` of the period filters move into `period`.',
    source: 'conventions, "Renamed fields (v2 to v3)"',
    about: { names: ['from', 'to', 'period'] },
  },
  {
    id: 'R133',
    text: 'Five identifiers of a CustomRequestLine are read-only: customer, phase, project, project task and sub-phase.',
    source: 'conventions, "Renamed fields (v2 to v3)"',
    about: {
      names: 'customerId phaseId projectId projectTaskId subPhaseId'.split(' '),
      operations: ['createCustomRequestLine'],
    },
  },
  {
    id: 'R134',
    text: 'Seven fields are deprecated, each with a replacement: two of Item, four of Document, one of the employee history.',
    source: 'conventions, "Renamed fields (v2 to v3)"',
    about: {
      operations: ['postFluentEmployeeHistory'],
      names: 'createdBy createdById creationDate sysName family subFamily'.split(' '),
    },
  },
  {
    id: 'R135',
    text: 'For customers, sites, contacts, employees and similar resources, an update clears a field that it omits or sends as null.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    checks: [{ check: 'cleared-field', collections: 'customers customerSites contacts employees'.split(' ') }],
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R136',
    text: 'For these resources a boolean that is omitted or null becomes false; yet null is not a boolean elsewhere. Null is accepted for the booleans of these resources and means false. Elsewhere it is rejected.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"; conventions, "Data types"',
    basis: 'assumed',
    checks: [{ check: 'omitted-boolean', collections: 'customers customerSites contacts employees'.split(' ') }],
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers searchCheckbooks searchExternalRequesters searchAssignments searchMobileAssignments'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R137',
    text: '`code` of an employee can be neither omitted, nor null, nor changed by an update.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    checks: [{ check: 'create-only-field', collections: ['employees'], properties: ['code'] }],
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['code'],
    },
  },
  {
    id: 'R138',
    text: '`title` of a contact is `M` when omitted or null.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['title', 'M'],
    },
  },
  {
    id: 'R139',
    text: '`dailyCost`, `directHourlyRate`, `dailySellingPrice` and `occupancyRate` are 0 when omitted or null.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    checks: [
      {
        check: 'omitted-default',
        collections: ['employees'],
        properties: 'dailyCost directHourlyRate dailySellingPrice occupancyRate'.split(' '),
      },
    ],
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: 'dailyCost directHourlyRate dailySellingPrice occupancyRate'.split(' '),
    },
  },
  {
    id: 'R140',
    text: "`dailyHours` defaults to the `dailyHours` of the employee's standard week.",
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['dailyHours', 'standardWeek'],
    },
  },
  {
    id: 'R141',
    text: '`addressId` is deprecated. It must name an existing address if an update sends null as `address`.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: {
      actions: ['replace', 'update'],
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['addressId', 'address'],
    },
  },
  {
    id: 'R142',
    text: 'A create needs an `address`, with at least its `country`.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: {
      actions: ['create'],
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['address', 'country'],
    },
  },
  {
    id: 'R143',
    text: '`closure` of a customer cannot be set by create or update.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['closure'],
    },
  },
  {
    id: 'R144',
    text: '`email` of a customer is read-only.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['email'],
    },
  },
  {
    id: 'R145',
    text: 'The employee in the URL must exist and must be the one that `employeeId` in the body names.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: {
      operations:
        'createBusinessCard replaceBusinessCard createEmployee updateEmployee putEmployeeHistory getEmployees searchEmployees getEmployee readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['employeeId'],
    },
  },
  {
    id: 'R146',
    text: '`code` of a customer cannot change after creation, and `name` is mandatory.',
    source: 'conventions, "Common objects"',
    checks: [{ check: 'create-only-field', collections: ['customers'], properties: ['code'] }],
    about: { operations: ['postCardGroupTimesheetEntries', 'preFillProjectTask'], names: ['code', 'name'] },
  },
  {
    id: 'R147',
    text: '`fileUrl` of a Document cannot change after creation.',
    source: 'domains, "Workforce domain"',
    checks: [{ check: 'create-only-field', collections: ['documents'], properties: ['fileUrl'] }],
    about: { names: ['fileUrl', 'document.fileUrl'] },
  },
  {
    id: 'R148',
    text: '`id` of a PeopleLink is mandatory, must exist, and must be the one in the URL.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: { names: ['peopleLink.id'] },
  },
  {
    id: 'R149',
    text: 'Five further fields of a PeopleLink are mandatory, and what they name must exist.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: { names: 'linkSourceId linkTargetId linkType targetThirdPartyId targetThirdPartyType'.split(' ') },
  },
  {
    id: 'R150',
    text: '`sourceThirdPartyType` and `sourceThirdPartyId` of a PeopleLink default to the type in the URL. How an identifier can default to a type is not said. Both may be omitted. The mock takes the type and the identifier of the person in the URL.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    basis: 'assumed',
    about: { names: ['sourceThirdPartyType', 'sourceThirdPartyId', 'peopleLink.sourceThirdPartyId'] },
  },
  {
    id: 'R151',
    text: '`defaultLink` is false when omitted or null. Only one link may be the default. A second default link is rejected by the mock, and by the validators if they know the existing links.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: { names: ['defaultLink'] },
  },
  {
    id: 'R152',
    text: '`projectId` of a QuickEntryTime is mandatory and must exist.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: { names: ['quickEntryTime.projectId'] },
  },
  {
    id: 'R153',
    text: '`phaseId` of a QuickEntryTime is mandatory when the project has phases.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: { names: ['quickEntryTime.phaseId'] },
  },
  {
    id: 'R154',
    text: '`subPhaseId` of a QuickEntryTime is mandatory when the project has phases and sub-phases.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: { names: ['quickEntryTime.subPhaseId'] },
  },
  {
    id: 'R155',
    text: '`projectTaskId` of a QuickEntryTime is mandatory, must exist, and must belong to the sub-phase, or to the phase and project.',
    source: 'conventions, "Field rules recorded for update and create operations (v3)"',
    about: { names: ['quickEntryTime.projectTaskId'] },
  },
  {
    id: 'R156',
    text: 'The sources mark four members as required: the `id` of a line, the `id` of an Item, `forced` of a ForcedVatAmountHolder and `type` of an InvoiceReadOption.',
    source:
      'domains, "Management object (v2 BusinessDocument, Invoice)"; domains, "InvoiceLine / ItemLine / ManagementObjectSalesLine"; domains, "Item"; domains, "Other sales schemas"',
    about: {
      constraints: ['required'],
      names: ['forced'],
      checks: ['request-schema', 'response-schema'],
      operations:
        'searchInvoices createCustomRequestLine forceBillingTableVatAmount forceInvoiceVatAmount forceSalesOrderVatAmount forceQuotationVatAmount'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R157',
    text: 'An update contains every mandatory field, even an unchanged one. A missing one gets 400.',
    source: 'conventions, "Rules of version 5.10.0"',
    about: {
      actions: ['replace', 'update'],
      constraints: ['required'],
      checks: ['request-schema', 'model-status'],
      operations: ['replaceBusinessCard', 'replacePhase'],
      names: ['400'],
    },
  },
  {
    id: 'R158',
    text: 'An update sets a non-mandatory field that it omits to null. Null also empties a field explicitly.',
    source: 'conventions, "Rules of version 5.10.0"',
    checks: [{ check: 'cleared-field' }],
    about: { operations: ['replaceBusinessCard', 'replacePhase'] },
  },
  {
    id: 'R159',
    text: 'Fields that have an operation of their own, such as `businessCards` of an employee, are ignored in a regular update.',
    source: 'conventions, "Rules of version 5.10.0"',
    about: {
      operations:
        'replaceBusinessCard replacePhase createEmployee getEmployees searchEmployees getEmployee updateEmployee putEmployeeHistory readEmployee searchManagers'.split(
          ' ',
        ),
      names: ['businessCards'],
    },
  },
  {
    id: 'R160',
    text: 'A boolean that an update omits becomes false; all should be sent. The types of an update require every boolean.',
    source: 'conventions, "Rules of version 5.10.0"',
    checks: [{ check: 'omitted-boolean' }],
    about: { operations: ['replaceBusinessCard', 'replacePhase'] },
  },
  {
    id: 'R161',
    text: "The recommended way to update: read the whole resource, build the update from it, and POST that. The client's safe update does so.",
    source: 'conventions, "Rules of version 5.10.0"',
    about: { operations: ['replaceBusinessCard', 'replacePhase'] },
  },
  {
    id: 'R162',
    text: 'A created resource belongs to the company of the connected user, or to the one in the `X-COMPANY-CODE` header.',
    source: 'conventions, "Rules of version 5.10.0"',
    about: { actions: ['create'], names: ['companyId'] },
  },
  {
    id: 'R163',
    text: 'Where body and header both name a company, they must agree.',
    source: 'conventions, "Rules of version 5.10.0"',
    about: { names: 'X-COMPANY-CODE companyId companyCode company'.split(' ') },
  },
  {
    id: 'R164',
    text: 'With the header alone, the resource is created in that company.',
    source: 'conventions, "Rules of version 5.10.0"',
    about: { actions: ['create'], names: ['X-COMPANY-CODE', 'companyId'] },
  },
  {
    id: 'R165',
    text: "With the body alone, the company must be one of the user's.",
    source: 'conventions, "Rules of version 5.10.0"',
    about: { actions: ['create'], names: 'companyId companyCode company 403'.split(' ') },
  },
  {
    id: 'R166',
    text: 'The user needs the right to create for the company. Its name and the status of a refusal are not shown. The mock responds with 403.',
    source: 'conventions, "Rules of version 5.10.0"',
    basis: 'assumed',
    about: { actions: ['create'], names: ['403', 'X-COMPANY-CODE'] },
  },
  {
    id: 'R167',
    text: 'The company of a resource cannot change after creation, neither by header nor by body.',
    source: 'conventions, "Rules of version 5.10.0"',
    checks: [{ check: 'create-only-field', properties: ['companyId'] }],
    about: {
      actions: ['replace', 'update', 'patch'],
      names: 'companyId companyCode company X-COMPANY-CODE'.split(' '),
    },
  },
  {
    id: 'R168',
    text: 'An update is an error where the companies of user, header and resource disagree.',
    source: 'conventions, "Rules of version 5.10.0"; conventions, "Errors"',
    about: { actions: ['replace', 'update', 'patch'], names: ['X-COMPANY-CODE'] },
  },
  {
    id: 'R169',
    text: 'The updates that the company rules concern are those of nine domains: CRM, sales, purchase, workforce, settings, document management, project management, mobile and support. `X-COMPANY-CODE` is offered on creates and updates of these domains.',
    source: 'conventions, "Rules of version 5.10.0"',
  },
  {
    id: 'R170',
    text: 'Requests that create or modify a resource of a company may carry the header `X-COMPANY-CODE`. It is never sent with a read.',
    source: 'conventions, "Rights (DMF)"',
    about: { names: ['X-COMPANY-CODE', 'companyCode'] },
  },
  {
    id: 'R171',
    text: 'Five violations of the company rules are listed as errors. Their statuses are not shown. The mock responds with 400, or with 403 where the user does not belong to the company.',
    source: 'conventions, "Errors"',
    basis: 'assumed',
    about: { names: ['400', '403'] },
  },
  {
    id: 'R172',
    text: 'POST of timesheet entries on a card group returns an array of numbers: the sum of all timesheet durations on the group.',
    source: 'domains, "Support domain"',
    about: { operations: ['postCardGroupTimesheetEntries'] },
  },
  {
    id: 'R173',
    text: '`group_id` is a required query parameter of both reads of a card group, beside `card_group_id` in the path.',
    source: 'domains, "Support domain"',
    about: {
      checks: ['request-schema', 'allowed-request', 'model-status'],
      operations: ['getCardGroup', 'readCardGroup', 'searchCardGroups'],
      names: ['group_id', 'card_group_id'],
    },
  },
  {
    id: 'R174',
    text: 'Each operation states whether its body is optional or required.',
    source:
      'domains, "Support domain"; domains, "Project management domain"; domains, "Workforce domain (v3 operations)"; domains, "Approval process domain"; domains, "Sales domain (v2 listing)"; domains, "Mobile domain (all need a registered user)"; domains, "Settings domain"',
    checks: [{ check: 'request-schema', constraints: ['requestBody'] }],
    about: { checks: ['request-schema', 'allowed-request', 'model-status'] },
  },
  {
    id: 'R175',
    text: 'PATCH of a card group exists. Its body and response are not shown. Any body is accepted, and the response is typed as unknown.',
    source: 'domains, "Support domain"',
    basis: 'assumed',
    about: { operations: ['patchCardGroup'] },
  },
  {
    id: 'R176',
    text: '`active_module` in a path is an ActiveModule. Unknown modules are rejected.',
    source:
      'domains, "Project management domain"; domains, "Mobile domain (all need a registered user)"; conventions, "Enumerations"',
    about: {
      checks: ['request-schema', 'allowed-request', 'model-status'],
      operations: ['searchAssignments', 'searchMobileAssignments'],
      names:
        'active_module ActiveModule EXPENSE_REPORTS TIMES_RECORDING SCHEDULE QUOTATION QUOTATION_SIGNED_ORDERED_UNSIGNED SALES_ORDER INVOICE SALES_BILLING_TABLE DELIVERY PURCHASE_ORDER QUOTE RECEPTION PURCHASE_INVOICE PURCHASE_BILLING_TABLE HELP_DESK PRODUCTION MISSION QUOTE_SIGNED_ORDERED_UNSIGNED SALES_CREDIT_NOTE PURCHASE_CREDIT_NOTE INVENTORY_MOVEMENTS FLOWS ACCOUNTING CASH_FLOW OPERATING_ACCOUNT PAYMENT_MONTH'.split(
          ' ',
        ),
    },
  },
  {
    id: 'R177',
    text: 'Transfer returns the identifier of the updated project, not of the phase.',
    source: 'domains, "Project management domain"',
    about: { operations: ['transferPhase'] },
  },
  {
    id: 'R178',
    text: 'The body of a PATCH is optional.',
    source: 'domains, "Project management domain"',
    about: {
      checks: ['request-schema', 'allowed-request', 'model-status'],
      operations: ['patchProjectTask', 'patchProjectTaskOfProject'],
    },
  },
  {
    id: 'R179',
    text: 'Pre-fill returns a project task and creates none.',
    source: 'domains, "Project management domain"',
    about: { operations: ['preFillProjectTask'], names: ['projectTask'] },
  },
  {
    id: 'R180',
    text: 'Three operations on activities are deprecated. They still work and will move to another domain.',
    source: 'domains, "Project management domain"',
    about: {
      constraints: ['deprecated'],
      operations: 'getActivity readActivity searchActivities searchAssignments searchMobileAssignments'.split(' '),
      names: ['countAssignmentType'],
    },
  },
  {
    id: 'R181',
    text: 'The assignments search exists in two domains, with one form and different rights.',
    source: 'domains, "Project management domain"',
    about: {
      operations: 'getActivity readActivity searchActivities searchAssignments searchMobileAssignments'.split(' '),
    },
  },
  {
    id: 'R182',
    text: 'PUT of custom request lines creates a single line.',
    source: 'domains, "Workforce domain (v3 operations)"',
    about: { operations: ['createCustomRequestLine'] },
  },
  {
    id: 'R183',
    text: 'The completions are listed for a manager. The rights for it are not shown. The mock checks no right for it.',
    source: 'domains, "Workforce domain (v3 operations)"',
    basis: 'assumed',
    about: { operations: ['getTimesheetEntryCompletions'] },
  },
  {
    id: 'R184',
    text: 'The body of approve-all is a required array of strings.',
    source: 'domains, "Approval process domain"',
    about: { checks: ['request-schema', 'allowed-request', 'model-status'], operations: ['approveAll'] },
  },
  {
    id: 'R185',
    text: 'Asking for approval has no body.',
    source: 'domains, "Approval process domain"',
    about: {
      checks: ['request-schema', 'allowed-request', 'model-status'],
      operations: ['askForApproval'],
      names: ['QUOTATION'],
    },
  },
  {
    id: 'R186',
    text: 'Reading the approvals of an object returns an array of Approval, although the path ends in `/read`.',
    source: 'domains, "Approval process domain"',
    about: { checks: ['model-body', 'response-schema'], operations: ['readApprovals'], names: ['/read', 'read'] },
  },
  {
    id: 'R187',
    text: 'Forcing VAT amounts takes an array and returns true when at least one line changed.',
    source: 'domains, "Sales domain (v2 listing)"',
    about: {
      operations:
        'forceBillingTableVatAmount forceInvoiceVatAmount forceSalesOrderVatAmount forceQuotationVatAmount'.split(' '),
    },
  },
  {
    id: 'R188',
    text: 'Booking takes a date and returns the number of the booked invoice as a string.',
    source: 'domains, "Sales domain (v2 listing)"',
    about: { checks: ['request-schema', 'response-schema', 'model-body'], operations: ['bookInvoice'] },
  },
  {
    id: 'R189',
    text: '`is-expense-rebill` is a POST without a body that returns a boolean.',
    source: 'domains, "Sales domain (v2 listing)"',
    about: { operations: ['isInvoiceExpenseRebill'], names: ['is-expense-rebill'] },
  },
  {
    id: 'R190',
    text: 'Publishing an invoice takes the optional boolean `join_expense_receipts`. Publishing an order has no such parameter.',
    source: 'domains, "Sales domain (v2 listing)"',
    about: {
      checks: ['request-schema', 'allowed-request', 'model-status'],
      operations: ['publishInvoice', 'publishSalesOrder', 'publishCustomRequest'],
      names: ['join_expense_receipts'],
    },
  },
  {
    id: 'R191',
    text: 'The mobile path `expense_reports` is spelled with an underscore, and its POST is a POST. It does not become a PUT, although it creates.',
    source: 'domains, "Mobile domain (all need a registered user)"',
    about: { operations: ['getExpenseReports', 'postExpenseReport'], names: ['expense_reports'] },
  },
  {
    id: 'R192',
    text: 'Smart scan takes a multipart form with the required file `content`.',
    source: 'domains, "Mobile domain (all need a registered user)"',
    about: {
      checks: ['request-schema', 'allowed-request', 'model-status'],
      operations: ['smartScanExpense'],
      names: ['content'],
    },
  },
  {
    id: 'R193',
    text: 'The mobile setup responds with 204.',
    source: 'domains, "Mobile domain (all need a registered user)"',
    about: { operations: ['postSetup'], names: ['204'] },
  },
  {
    id: 'R194',
    text: 'The mobile search for action codes requires `project_id` in the query.',
    source: 'domains, "Mobile domain (all need a registered user)"',
    about: { operations: ['searchActionCodes'], names: ['project_id'] },
  },
  {
    id: 'R195',
    text: 'The mobile search for customers returns an array of AssignmentNode.',
    source: 'domains, "Mobile domain (all need a registered user)"',
    about: {
      checks: ['model-body', 'response-schema', 'model-status'],
      operations: ['searchMobileCustomers'],
      names: ['AssignmentNode'],
    },
  },
  {
    id: 'R196',
    text: 'Accounting journals have a search, and an operation that sets the end date by a date without time.',
    source: 'domains, "Settings domain"; conventions, "Data types"',
    about: { operations: ['searchJournals', 'setJournalEndDate'] },
  },
  {
    id: 'R197',
    text: 'Avatars are binary images.',
    source: 'domains, "Workforce domain (v2 listing, path relative to the workforce domain)"',
    about: { operations: ['getEmployeeAvatarByCode', 'getEmployeeAvatar'] },
  },
  {
    id: 'R198',
    text: 'In the mobile forms most identifiers are integers, but `projectId` is a string. The specification keeps it.',
    source: 'domains, "Mobile domain"',
    basis: 'assumed',
    about: { operations: ['getExpenseReports', 'postExpenseReport', 'smartScanExpense'], names: ['projectId'] },
  },
  {
    id: 'R199',
    text: '`cardNumber` of a business card is a masked number, as a string.',
    source: 'domains, "Workforce domain"',
    about: {
      operations:
        'createBusinessCard replaceBusinessCard searchBusinessCards createEmployee updateEmployee putEmployeeHistory'.split(
          ' ',
        ),
      names: ['cardNumber'],
    },
  },
  {
    id: 'R200',
    text: '`viewCustomData` of an Approval is an integer.',
    source: 'domains, "Approval"',
    about: { operations: ['getApproval', 'readApprovals'], names: ['viewCustomData', 'approval.viewCustomData'] },
  },
  {
    id: 'R201',
    text: 'AssignmentNode has a property named `additionalProperties`, which holds a map of strings.',
    source: 'domains, "Project domain"',
    about: {
      operations: ['searchAssignments', 'searchMobileAssignments', 'searchMobileCustomers'],
      names: ['additionalProperties', 'AssignmentNode'],
    },
  },
  {
    id: 'R202',
    text: 'Paths are relative to the domain, and only three prefixes are seen, in v2; yet the completions path already carries `/workforce`. The other prefixes are assumed by the same pattern, and no prefix is doubled.',
    source: 'domains, "Endpoints"; domains, "Workforce domain (v3 operations)"',
    basis: 'assumed',
    about: { operations: ['getTimesheetEntryCompletions'], names: ['/workforce', 'workforce'] },
  },
];
