// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isDateTime } from '../formats/dates.ts';
import { isMobAssignment, shapeOfMobAssignment } from './mob-assignment.ts';
import { isMobCurrency, shapeOfMobCurrency } from './mob-currency.ts';
import { isMobDocument, shapeOfMobDocument } from './mob-document.ts';
import { isMobEngineTaxRate, shapeOfMobEngineTaxRate } from './mob-engine-tax-rate.ts';
import { isMobExpenseType, shapeOfMobExpenseType } from './mob-expense-type.ts';
import { isMobLigneNdfErrors, shapeOfMobLigneNdfErrors } from './mob-ligne-ndf-errors.ts';
import { isMobVat, shapeOfMobVat } from './mob-vat.ts';
import type { Schema } from '../schema.ts';

const obj0 = /* @__PURE__ */ new Set(["guid","updateDate","mobileUpdateDate","errors","state","customerId","projectId","phaseId","subPhaseId","projectTaskId","assignment","ident","identExpReport","expenseDate","datCre","amount","amountCurrency","title","complementName","currency","validated","finished","hasDocuments","vat1","vat2","vat3","vatAmount1","vatAmount2","vatAmount3","type","engineTaxRate","rebillable","notRefundable","receiptNb","kilometer","documents","documentsToDelete"]);
export function isMobLigneNdf(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.guid !== void 0 && typeof data.guid != "string" || data.errors !== void 0 && !isMobLigneNdfErrors(data.errors))
      return !1;
    if (data.customerId !== void 0) {
      let data2 = data.customerId;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
        return !1;
    }
    if (data.projectId !== void 0 && typeof data.projectId != "string")
      return !1;
    if (data.phaseId !== void 0) {
      let data4 = data.phaseId;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
        return !1;
    }
    if (data.subPhaseId !== void 0) {
      let data5 = data.subPhaseId;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
        return !1;
    }
    if (data.projectTaskId !== void 0) {
      let data6 = data.projectTaskId;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
        return !1;
    }
    if (data.assignment !== void 0 && !isMobAssignment(data.assignment))
      return !1;
    if (data.ident !== void 0) {
      let data8 = data.ident;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
        return !1;
    }
    if (data.identExpReport !== void 0) {
      let data9 = data.identExpReport;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
        return !1;
    }
    if (data.datCre !== void 0) {
      let data10 = data.datCre;
      if (typeof data10 == "string") {
        if (!isDateTime(data10))
          return !1;
      } else
        return !1;
    }
    if (data.title !== void 0 && typeof data.title != "string" || data.complementName !== void 0 && typeof data.complementName != "string" || data.currency !== void 0 && !isMobCurrency(data.currency) || data.validated !== void 0 && typeof data.validated != "boolean" || data.finished !== void 0 && typeof data.finished != "boolean" || data.vat1 !== void 0 && !isMobVat(data.vat1) || data.vat2 !== void 0 && !isMobVat(data.vat2) || data.vat3 !== void 0 && !isMobVat(data.vat3) || data.type !== void 0 && !isMobExpenseType(data.type) || data.engineTaxRate !== void 0 && !isMobEngineTaxRate(data.engineTaxRate))
      return !1;
    if (data.documents !== void 0) {
      let data21 = data.documents;
      if (Array.isArray(data21)) {
        const len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isMobDocument(data21[i0]))
            return !1;
      } else
        return !1;
    }
    if (data.documentsToDelete !== void 0) {
      let data23 = data.documentsToDelete;
      if (Array.isArray(data23)) {
        const len1 = data23.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (!isMobDocument(data23[i1]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobLigneNdf: Schema | boolean = { type: "object", additionalProperties: false, properties: { guid: { type: "string" }, updateDate: {  }, mobileUpdateDate: {  }, errors: { ref: () => shapeOfMobLigneNdfErrors }, state: {  }, customerId: { type: "integer" }, projectId: { type: "string" }, phaseId: { type: "integer" }, subPhaseId: { type: "integer" }, projectTaskId: { type: "integer" }, assignment: { ref: () => shapeOfMobAssignment }, ident: { type: "integer" }, identExpReport: { type: "integer" }, expenseDate: {  }, datCre: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, amount: {  }, amountCurrency: {  }, title: { type: "string" }, complementName: { type: "string" }, currency: { ref: () => shapeOfMobCurrency }, validated: { type: "boolean" }, finished: { type: "boolean" }, hasDocuments: {  }, vat1: { ref: () => shapeOfMobVat }, vat2: { ref: () => shapeOfMobVat }, vat3: { ref: () => shapeOfMobVat }, vatAmount1: {  }, vatAmount2: {  }, vatAmount3: {  }, type: { ref: () => shapeOfMobExpenseType }, engineTaxRate: { ref: () => shapeOfMobEngineTaxRate }, rebillable: {  }, notRefundable: {  }, receiptNb: {  }, kilometer: {  }, documents: { type: "array", items: { ref: () => shapeOfMobDocument } }, documentsToDelete: { type: "array", items: { ref: () => shapeOfMobDocument } } }, source: "domains L176" };

