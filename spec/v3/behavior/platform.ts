import type { Platform } from '#mock/platform.ts';
import { addresses } from './addresses.ts';
import { approvals } from './approvals.ts';
import { askForApproval } from './ask-for-approval.ts';
import { assignments, customers } from './assignments.ts';
import { avatars } from './avatar.ts';
import { businessCards } from './business-cards.ts';
import { changeTracking } from './change-tracking.ts';
import { criterion } from './search-clauses.ts';
import { company } from './company.ts';
import { customRequests } from './custom-requests.ts';
import { employeeHistory } from './employee-history.ts';
import { abilities, legacyWorkforce } from './legacy-workforce.ts';
import { checkUser, identities } from './identities.ts';
import { journals } from './journals.ts';
import { actionCodes, expenseReports, setup } from './mobile.ts';
import { objectApprovals } from './object-approvals.ts';
import { peopleLinks } from './people-links.ts';
import { booleans, contacts, customerFields, documents, employees } from './people.ts';
import { preFill } from './project-tasks.ts';
import { quickEntries } from './quick-entries.ts';
import { readOptions, replacedOptions } from './read-options.ts';
import { references } from './references.ts';
import { ruleSentences } from './rule-sentences.ts';
import { book, expenses, forceVat } from './sales.ts';
import { seed } from './seed/seed.ts';
import { cardGroupTimes, completions, validateTimes } from './timesheets.ts';
import { transfer } from './transfer.ts';

/** Behavior of this platform beyond its specification. */
export const platform: Platform = {
  behaviors: [
    company,
    booleans,
    employees,
    addresses,
    contacts,
    customerFields,
    documents,
    businessCards,
    peopleLinks,
    quickEntries,
    customRequests,
    changeTracking,
    approvals,
    askForApproval,
    objectApprovals,
    journals,
    forceVat,
    book,
    expenses,
    preFill,
    transfer,
    cardGroupTimes,
    completions,
    validateTimes,
    expenseReports,
    setup,
    actionCodes,
    assignments,
    customers,
    avatars,
    legacyWorkforce,
    employeeHistory,
    abilities,
  ],
  ruleSentences,
  references,
  keys: { expenseReports: 'ident' },
  aliases: {
    timeRecordings: 'timesheetEntries',
    timeRecordingTerminations: 'timesheetEntryCompletions',
    managers: 'employees',
    managersDelegated: 'employees',
    fluentEmployees: 'employees',
  },
  options: readOptions,
  replacedOptions,
  criterion,
  // 402: the parameters were valid, but the request failed.
  conflictStatus: 402,
  seed,
  identities,
  checkUser,
};
