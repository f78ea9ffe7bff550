/** What properties are called in the v2 listing, by shape: the name in the state, and the name there (conventions L255-282). */
export const formerNames: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  v2: {
    BusinessDocumentLine: { managementObjectId: 'businessDocumentId' },
    BusinessDocumentSalesLine: { managementObjectId: 'businessDocumentId' },
    InvoiceLine: { managementObjectId: 'businessDocumentId' },
    ItemLine: { managementObjectId: 'businessDocumentId' },
    CustomRequestLine: { managementObjectId: 'businessDocumentId' },
    ForcedVatAmountHolder: { managementObjectLineId: 'businessDocumentLineId' },
    TimeRecordingTermination: { completionType: 'terminationType', completed: 'terminated' },
    UserBase: { firstName: 'firstname' },
    BusinessDocument: { customData: 'customFields' },
    Invoice: { customData: 'customFields' },
    CustomRequest: { customData: 'customFields' },
    Employee: {
      family1Id: 'family1employeeFamily1Id',
      family2Id: 'employeeFamily2',
      family3Id: 'employeeFamily3',
      CMMSContractSalesManager: 'cMMSContractSalesManager',
      CMMSContractTechnicalManager: 'cMMSContractTechnicalManager',
      CMMSMRAndEOManager: 'cMMSMRAndEOManager',
    },
  },
};
