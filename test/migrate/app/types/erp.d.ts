export interface EmployeeBase { id?: string; code?: string; name?: string; firstName?: string }
export interface UserBase { id?: string; code?: string; name?: string; firstname?: string }
export interface TimeRecordingTermination {
  id?: string;
  employee?: EmployeeBase;
  employeeId?: string;
  number?: number;
  year?: number;
  terminationType?: 'WEEK' | 'MONTH';
  terminated?: unknown;
}
export interface ForcedVatAmountHolder { amount?: number; businessDocumentLineId?: string; forced: boolean }
export interface CustomField { label?: string; name?: string; value?: unknown }
export interface Invoice { id?: string; number?: string; preTaxAmount?: number; afterTaxAmount?: number; customFields?: { [label: string]: CustomField } }
export interface ItemLine { id: string; businessDocumentId?: string; discount?: number; quantity?: number; unitPrice?: number }
export interface Document { id?: string; title?: string; createdBy?: UserBase; createdById?: string; sysName?: string }
export interface TimeRecordingCriteria { from?: string; to?: string; employeeId?: unknown; onlyFinishedTimes?: boolean }
export interface BusinessCard { id?: string; employeeId?: string; cardNumber?: string; name?: string; type?: string; endDate?: string }
