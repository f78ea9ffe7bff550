/** R038, R039: properties in the response only with a read option, by collection: option and path of the property. */
export const readOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cardGroups: { TAGS: 'tags', CUSTOM_DATA: 'customData' },
  cards: { ASSIGNEDTO: 'assignedTo', CUSTOM_DATA: 'customData' },
  activities: { DEPARTMENT: 'department' },
  phases: { PROJECT: 'project', CUSTOM_DATA: 'customData' },
  approvals: { OBJECT_SUMMARY: 'objectSummary', CUSTOM_DATA: 'objectSummary.customData' },
  invoices: {
    CHANGE_TRACKING: 'changeTracking',
    CUSTOMER: 'customer',
    CURRENCY: 'currency',
    PAYMENT: 'payment',
    MANAGER: 'manager',
    PROJECT: 'project',
    PHASE: 'phase',
    SUB_PHASE: 'subPhase',
    LINE: 'lines',
    LINE_PROJECT: 'lines.project',
    LINE_PHASE: 'lines.phase',
    LINE_SUB_PHASE: 'lines.subPhase',
    LINE_ITEM: 'lines.item',
    LINE_ITEM_CATEGORY: 'lines.item.category',
    LINE_ITEM_SUBCATEGORY: 'lines.item.subCategory',
    CUSTOM_DATA: 'customData',
  },
  quotations: { CUSTOM_DATA: 'customData' },
  salesOrders: { CUSTOM_DATA: 'customData' },
  customRequests: { CUSTOM_DATA: 'customData' },
  employees: { CUSTOM_DATA: 'customData' },
};

/** R039: read options of v2, with their names in v3. */
export const replacedOptions: Readonly<Record<string, string>> = { CUSTOM_FIELDS: 'CUSTOM_DATA' };
