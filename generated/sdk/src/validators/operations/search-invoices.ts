// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/searchInvoices.ts';
import { isDate, isDateTime } from '../formats/dates.ts';
import { isApprovalState, shapeOfApprovalState } from '../shapes/approval-state.ts';
import { isChangeTracking, shapeOfChangeTracking } from '../shapes/change-tracking.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { isCustomData, shapeOfCustomData } from '../shapes/custom-data.ts';
import { isCustomerBase, shapeOfCustomerBase } from '../shapes/customer-base.ts';
import { isEmployeeBase, shapeOfEmployeeBase } from '../shapes/employee-base.ts';
import { isPhaseBase, shapeOfPhaseBase } from '../shapes/phase-base.ts';
import { isProjectBase, shapeOfProjectBase } from '../shapes/project-base.ts';
import { isProjectTaskCommon, shapeOfProjectTaskCommon } from '../shapes/project-task-common.ts';
import { isSubPhaseBase, shapeOfSubPhaseBase } from '../shapes/sub-phase-base.ts';
import { validator } from '../validator.ts';
import type { Invoice, InvoiceCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

const obj0 = /* @__PURE__ */ new Set(["id","managementObjectId","complementName","name","generalAccount","itemId","phaseId","projectId","projectTaskId","subPhaseId","amountTotal","amountTotalCurrency","discount","quantity","rankNumber","unitPrice","unitPriceCurrency","vatAmount1","vatAmount1Currency","vatAmount2","vatAmount2Currency","startDate","endDate","exchangeRate","item","phase","project","projectTask","subPhase","vat1","vat2"]);
const obj1 = /* @__PURE__ */ new Set(["id","category","categoryId","comment","companyCode","entityCode","family","grouping","name","reference","shortName","subCategory","subCategoryId","subFamily","inventory"]);
function isInvoiceCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && !isClauseString(data.id) || data.readOptions !== void 0 && !isInvoiceReadOption(data.readOptions))
      return !1;
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "readOptions"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchInvoicesAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isInvoice(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isInvoiceReadOption(data: any): boolean {
  let errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        const _errs2 = errors;
        if (typeof data.type != "string")
          return !1;
        var valid1 = _errs2 === errors;
      } else
        var valid1 = !0;
      if (valid1) {
        if (data.options !== void 0) {
          let data1 = data.options;
          const _errs4 = errors;
          if (errors === _errs4)
            if (Array.isArray(data1)) {
              var valid2 = !0;
              const len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0];
                const _errs6 = errors, _errs7 = errors;
                let valid3 = !1;
                const _errs8 = errors;
                isInvoiceReadOptionValue(data2) || errors++;
                var _valid0 = _errs8 === errors;
                valid3 = valid3 || _valid0;
                const _errs9 = errors;
                isCustomDataReadOptionValue(data2) || errors++;
                var _valid0 = _errs9 === errors;
                if (valid3 = valid3 || _valid0, valid3)
                  errors = _errs7;
                else
                  return errors++, !1;
                var valid2 = _errs6 === errors;
                if (!valid2)
                  break;
              }
            } else
              return !1;
          var valid1 = _errs4 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          for (const key0 in data)
            if (!(key0 === "type" || key0 === "options"))
              return !1;
        }
      }
    } else
      return !1;
  return errors === 0;
}
function isInvoice(data: any): boolean {
  if (!isManagementObject(data))
    return !1;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lines !== void 0) {
      let data0 = data.lines;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isInvoiceLine(data0[i0]))
            return !1;
      } else
        return !1;
    }
  } else
    return !1;
  return !0;
}
function isInvoiceReadOptionValue(data: any): boolean {
  return typeof data == "string";
}
function isCustomDataReadOptionValue(data: any): boolean {
  return !(typeof data != "string" || data !== "CUSTOM_DATA");
}
function isManagementObject(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.accountingJournalId !== void 0 && typeof data.accountingJournalId != "string" || data.comment !== void 0 && typeof data.comment != "string" || data.companyCode !== void 0 && typeof data.companyCode != "string" || data.companyId !== void 0 && typeof data.companyId != "string" || data.currencyCode !== void 0 && typeof data.currencyCode != "string" || data.description !== void 0 && typeof data.description != "string" || data.entityCode !== void 0 && typeof data.entityCode != "string" || data.managerId !== void 0 && typeof data.managerId != "string" || data.name !== void 0 && typeof data.name != "string" || data.number !== void 0 && typeof data.number != "string" || data.phaseId !== void 0 && typeof data.phaseId != "string" || data.projectId !== void 0 && typeof data.projectId != "string" || data.projectTaskId !== void 0 && typeof data.projectTaskId != "string" || data.subPhaseId !== void 0 && typeof data.subPhaseId != "string" || data.text !== void 0 && typeof data.text != "string" || data.thirdPartyId !== void 0 && typeof data.thirdPartyId != "string" || data.thirdPartyToBillId !== void 0 && typeof data.thirdPartyToBillId != "string" || data.customerId !== void 0 && typeof data.customerId != "string" || data.customerToBillId !== void 0 && typeof data.customerToBillId != "string" || data.reference1 !== void 0 && typeof data.reference1 != "string" || data.reference2 !== void 0 && typeof data.reference2 != "string" || data.reference3 !== void 0 && typeof data.reference3 != "string")
      return !1;
    if (data.afterTaxAmount !== void 0) {
      let data23 = data.afterTaxAmount;
      if (!(typeof data23 == "number" && isFinite(data23)))
        return !1;
    }
    if (data.preTaxAmount !== void 0) {
      let data24 = data.preTaxAmount;
      if (!(typeof data24 == "number" && isFinite(data24)))
        return !1;
    }
    if (data.date !== void 0) {
      let data25 = data.date;
      if (typeof data25 == "string") {
        if (!isDateTime(data25))
          return !1;
      } else
        return !1;
    }
    if (data.projectedApprovalDate !== void 0) {
      let data26 = data.projectedApprovalDate;
      if (typeof data26 == "string") {
        if (!isDateTime(data26))
          return !1;
      } else
        return !1;
    }
    if (data.approvalDate !== void 0) {
      let data27 = data.approvalDate;
      if (typeof data27 == "string") {
        if (!isDateTime(data27))
          return !1;
      } else
        return !1;
    }
    if (data.type !== void 0 && !isManagementObjectType(data.type) || data.approvalState !== void 0 && !isApprovalState(data.approvalState) || data.changeTracking !== void 0 && !isChangeTracking(data.changeTracking) || data.currency !== void 0 && !isCurrency(data.currency) || data.customer !== void 0 && !isCustomerBase(data.customer) || data.customerToBill !== void 0 && !isCustomerBase(data.customerToBill) || data.manager !== void 0 && !isEmployeeBase(data.manager))
      return !1;
    if (data.payment !== void 0) {
      let data35 = data.payment;
      if (!(data35 && typeof data35 == "object" && !Array.isArray(data35)))
        return !1;
    }
    if (data.phase !== void 0 && !isPhaseBase(data.phase) || data.project !== void 0 && !isProjectBase(data.project) || data.subPhase !== void 0 && !isSubPhaseBase(data.subPhase))
      return !1;
    if (data.customData !== void 0) {
      let data39 = data.customData;
      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
        for (const key0 in data39)
          if (!isCustomData(data39[key0]))
            return !1;
      } else
        return !1;
    }
  } else
    return !1;
  return !0;
}
function isInvoiceLine(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.id === void 0 && (missing0 = "id"))
      return !1;
    if (data.id !== void 0 && typeof data.id != "string" || data.managementObjectId !== void 0 && typeof data.managementObjectId != "string" || data.complementName !== void 0 && typeof data.complementName != "string" || data.name !== void 0 && typeof data.name != "string" || data.generalAccount !== void 0 && typeof data.generalAccount != "string" || data.itemId !== void 0 && typeof data.itemId != "string" || data.phaseId !== void 0 && typeof data.phaseId != "string" || data.projectId !== void 0 && typeof data.projectId != "string" || data.projectTaskId !== void 0 && typeof data.projectTaskId != "string" || data.subPhaseId !== void 0 && typeof data.subPhaseId != "string")
      return !1;
    if (data.amountTotal !== void 0) {
      let data10 = data.amountTotal;
      if (!(typeof data10 == "number" && isFinite(data10)))
        return !1;
    }
    if (data.amountTotalCurrency !== void 0) {
      let data11 = data.amountTotalCurrency;
      if (!(typeof data11 == "number" && isFinite(data11)))
        return !1;
    }
    if (data.discount !== void 0) {
      let data12 = data.discount;
      if (!(typeof data12 == "number" && isFinite(data12)))
        return !1;
    }
    if (data.quantity !== void 0) {
      let data13 = data.quantity;
      if (!(typeof data13 == "number" && isFinite(data13)))
        return !1;
    }
    if (data.rankNumber !== void 0) {
      let data14 = data.rankNumber;
      if (!(typeof data14 == "number" && isFinite(data14)))
        return !1;
    }
    if (data.unitPrice !== void 0) {
      let data15 = data.unitPrice;
      if (!(typeof data15 == "number" && isFinite(data15)))
        return !1;
    }
    if (data.unitPriceCurrency !== void 0) {
      let data16 = data.unitPriceCurrency;
      if (!(typeof data16 == "number" && isFinite(data16)))
        return !1;
    }
    if (data.vatAmount1 !== void 0) {
      let data17 = data.vatAmount1;
      if (!(typeof data17 == "number" && isFinite(data17)))
        return !1;
    }
    if (data.vatAmount1Currency !== void 0) {
      let data18 = data.vatAmount1Currency;
      if (!(typeof data18 == "number" && isFinite(data18)))
        return !1;
    }
    if (data.vatAmount2 !== void 0) {
      let data19 = data.vatAmount2;
      if (!(typeof data19 == "number" && isFinite(data19)))
        return !1;
    }
    if (data.vatAmount2Currency !== void 0) {
      let data20 = data.vatAmount2Currency;
      if (!(typeof data20 == "number" && isFinite(data20)))
        return !1;
    }
    if (data.startDate !== void 0) {
      let data21 = data.startDate;
      if (typeof data21 == "string") {
        if (!isDateTime(data21))
          return !1;
      } else
        return !1;
    }
    if (data.endDate !== void 0) {
      let data22 = data.endDate;
      if (typeof data22 == "string") {
        if (!isDateTime(data22))
          return !1;
      } else
        return !1;
    }
    if (data.exchangeRate !== void 0) {
      let data23 = data.exchangeRate;
      if (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))
        return !1;
    }
    if (data.item !== void 0 && !isItem(data.item) || data.phase !== void 0 && !isPhaseBase(data.phase) || data.project !== void 0 && !isProjectBase(data.project) || data.projectTask !== void 0 && !isProjectTaskCommon(data.projectTask) || data.subPhase !== void 0 && !isSubPhaseBase(data.subPhase) || data.vat1 !== void 0 && !isVATBase(data.vat1) || data.vat2 !== void 0 && !isVATBase(data.vat2))
      return !1;
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
function isManagementObjectType(data: any): boolean {
  return !(typeof data != "string" || !(data === "QUOTATION" || data === "SALES_ORDER" || data === "QUOTE" || data === "PURCHASE_ORDER" || data === "CUSTOM_REQUEST" || data === "PURCHASE_INVOICE" || data === "EXPENSE_REPORT" || data === "INVOICE" || data === "SALES_BILLING_TABLE" || data === "PURCHASE_BILLING_TABLE" || data === "RECEPTION"));
}
function isCurrency(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.name !== void 0 && typeof data.name != "string" || data.code !== void 0 && typeof data.code != "string")
      return !1;
    if (data.order !== void 0) {
      let data3 = data.order;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
        return !1;
    }
    if (data.euro !== void 0 && typeof data.euro != "boolean")
      return !1;
    if (data.euroRate !== void 0) {
      let data5 = data.euroRate;
      if (!(typeof data5 == "number" && isFinite(data5)))
        return !1;
    }
    if (data.endDate !== void 0) {
      let data6 = data.endDate;
      if (typeof data6 == "string") {
        if (!isDateTime(data6))
          return !1;
      } else
        return !1;
    }
    if (data.euroRateStartDate !== void 0) {
      let data7 = data.euroRateStartDate;
      if (typeof data7 == "string") {
        if (!isDateTime(data7))
          return !1;
      } else
        return !1;
    }
    if (data.euroRateEndDate !== void 0) {
      let data8 = data.euroRateEndDate;
      if (typeof data8 == "string") {
        if (!isDateTime(data8))
          return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "code" || key0 === "order" || key0 === "euro" || key0 === "euroRate" || key0 === "endDate" || key0 === "euroRateStartDate" || key0 === "euroRateEndDate"))
        return !1;
  } else
    return !1;
  return !0;
}
function isItem(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.id === void 0 && (missing0 = "id"))
      return !1;
    if (data.id !== void 0 && typeof data.id != "string" || data.category !== void 0 && !isCategory(data.category) || data.categoryId !== void 0 && typeof data.categoryId != "string" || data.comment !== void 0 && typeof data.comment != "string" || data.companyCode !== void 0 && typeof data.companyCode != "string" || data.entityCode !== void 0 && typeof data.entityCode != "string" || data.name !== void 0 && typeof data.name != "string" || data.reference !== void 0 && typeof data.reference != "string" || data.shortName !== void 0 && typeof data.shortName != "string" || data.subCategory !== void 0 && !isSubCategoryItem(data.subCategory) || data.subCategoryId !== void 0 && typeof data.subCategoryId != "string" || data.inventory !== void 0 && typeof data.inventory != "boolean")
      return !1;
    for (const key0 in data)
      if (!obj1.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
function isVATBase(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
    if (data.rate !== void 0) {
      let data2 = data.rate;
      if (!(typeof data2 == "number" && isFinite(data2)))
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "rate"))
        return !1;
  } else
    return !1;
  return !0;
}
function isCategory(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.code !== void 0 && typeof data.code != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
    if (data.endDate !== void 0) {
      let data3 = data.endDate;
      if (typeof data3 == "string") {
        if (!isDate(data3))
          return !1;
      } else
        return !1;
    }
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
    if (data.ranking !== void 0) {
      let data5 = data.ranking;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
        return !1;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "code" || key0 === "name" || key0 === "endDate" || key0 === "companyCode" || key0 === "type" || key0 === "grouping" || key0 === "ranking"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSubCategoryItem(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subCategoryType !== void 0 && !isSubCategoryItemType(data.subCategoryType))
      return !1;
  } else
    return !1;
  return !0;
}
function isSubCategoryItemType(data: any): boolean {
  return !(typeof data != "string" || !(data === "PRESTATION" || data === "DISTRIBUTION" || data === "FRAIS_DE_MISSION" || data === "ACOMPTE" || data === "DIVERS" || data === "NON_RENSEIGNE" || data === "LICENCE" || data === "MAINTENANCE" || data === "DEVELOPPEMENT" || data === "SOUS_TRAITANCE" || data === "FRAIS_DE_PORT" || data === "ABONNEMENT"));
}
const shapeOfInvoiceCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { ref: () => shapeOfClauseString }, readOptions: { ref: () => shapeOfInvoiceReadOption } }, source: "domains L96; domains L285" };
const shapeOfSearchInvoicesAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfInvoice } };
const shapeOfInvoiceReadOption: Schema | boolean = { type: "object", required: ["type"], additionalProperties: false, properties: { type: { type: "string" }, options: { type: "array", items: { anyOf: [{ ref: () => shapeOfInvoiceReadOptionValue }, { ref: () => shapeOfCustomDataReadOptionValue }] } } }, source: "conventions L69; conventions L78; conventions L81; domains L96" };
const shapeOfInvoice: Schema | boolean = { allOf: [{ ref: () => shapeOfManagementObject }, { type: "object", properties: { lines: { type: "array", items: { ref: () => shapeOfInvoiceLine }, source: "domains L93" } } }], source: "domains L83-94; domains L285" };
const shapeOfInvoiceReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L78", known: ["CHANGE_TRACKING", "CUSTOMER", "CURRENCY", "PAYMENT", "MANAGER", "PROJECT", "PHASE", "SUB_PHASE", "LINE", "LINE_PROJECT", "LINE_PHASE", "LINE_SUB_PHASE", "LINE_ITEM", "LINE_ITEM_CATEGORY", "LINE_ITEM_SUBCATEGORY"] };
const shapeOfCustomDataReadOptionValue: Schema | boolean = { type: "string", enum: ["CUSTOM_DATA"], source: "conventions L81; conventions L243" };
const shapeOfManagementObject: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, accountingJournalId: { type: "string" }, comment: { type: "string" }, companyCode: { type: "string" }, companyId: { type: "string" }, currencyCode: { type: "string" }, description: { type: "string" }, entityCode: { type: "string" }, managerId: { type: "string" }, name: { type: "string" }, number: { type: "string" }, phaseId: { type: "string" }, projectId: { type: "string" }, projectTaskId: { type: "string" }, subPhaseId: { type: "string" }, text: { type: "string" }, thirdPartyId: { type: "string" }, thirdPartyToBillId: { type: "string" }, customerId: { type: "string" }, customerToBillId: { type: "string" }, reference1: { type: "string" }, reference2: { type: "string" }, reference3: { type: "string" }, afterTaxAmount: { type: "number" }, preTaxAmount: { type: "number" }, date: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, projectedApprovalDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, approvalDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, type: { ref: () => shapeOfManagementObjectType }, approvalState: { ref: () => shapeOfApprovalState }, changeTracking: { ref: () => shapeOfChangeTracking }, currency: { ref: () => shapeOfCurrency }, customer: { ref: () => shapeOfCustomerBase }, customerToBill: { ref: () => shapeOfCustomerBase }, manager: { ref: () => shapeOfEmployeeBase }, payment: { type: "object" }, phase: { ref: () => shapeOfPhaseBase }, project: { ref: () => shapeOfProjectBase }, subPhase: { ref: () => shapeOfSubPhaseBase }, customData: { type: "object", additionalProperties: { ref: () => shapeOfCustomData } } }, source: "domains L83-94; conventions L96; conventions L249" };
const shapeOfInvoiceLine: Schema | boolean = { type: "object", required: ["id"], additionalProperties: false, properties: { id: { type: "string" }, managementObjectId: { type: "string", source: "domains L102; conventions L259" }, complementName: { type: "string" }, name: { type: "string" }, generalAccount: { type: "string" }, itemId: { type: "string" }, phaseId: { type: "string" }, projectId: { type: "string" }, projectTaskId: { type: "string" }, subPhaseId: { type: "string" }, amountTotal: { type: "number" }, amountTotalCurrency: { type: "number" }, discount: { type: "number" }, quantity: { type: "number" }, rankNumber: { type: "number" }, unitPrice: { type: "number" }, unitPriceCurrency: { type: "number" }, vatAmount1: { type: "number" }, vatAmount1Currency: { type: "number" }, vatAmount2: { type: "number" }, vatAmount2Currency: { type: "number" }, startDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, exchangeRate: { type: "object" }, item: { ref: () => shapeOfItem }, phase: { ref: () => shapeOfPhaseBase }, project: { ref: () => shapeOfProjectBase }, projectTask: { ref: () => shapeOfProjectTaskCommon }, subPhase: { ref: () => shapeOfSubPhaseBase }, vat1: { ref: () => shapeOfVATBase }, vat2: { ref: () => shapeOfVATBase } }, source: "domains L98-105; domains L93" };
const shapeOfManagementObjectType: Schema | boolean = { type: "string", enum: ["QUOTATION", "SALES_ORDER", "QUOTE", "PURCHASE_ORDER", "CUSTOM_REQUEST", "PURCHASE_INVOICE", "EXPENSE_REPORT", "INVOICE", "SALES_BILLING_TABLE", "PURCHASE_BILLING_TABLE", "RECEPTION"], source: "conventions L134; conventions L249" };
const shapeOfCurrency: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, name: { type: "string" }, code: { type: "string" }, order: { type: "integer" }, euro: { type: "boolean" }, euroRate: { type: "number" }, endDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, euroRateStartDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } }, euroRateEndDate: { type: "string", format: { name: "date-time", of: "string", test: isDateTime } } }, source: "conventions L101" };
const shapeOfItem: Schema | boolean = { type: "object", required: ["id"], additionalProperties: false, properties: { id: { type: "string" }, category: { ref: () => shapeOfCategory }, categoryId: { type: "string" }, comment: { type: "string" }, companyCode: { type: "string" }, entityCode: { type: "string" }, family: { source: "domains L109; conventions L286" }, grouping: {  }, name: { type: "string" }, reference: { type: "string" }, shortName: { type: "string" }, subCategory: { ref: () => shapeOfSubCategoryItem }, subCategoryId: { type: "string" }, subFamily: { source: "domains L109; conventions L286" }, inventory: { type: "boolean" } }, source: "domains L107-109; conventions L286" };
const shapeOfVATBase: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, name: { type: "string" }, rate: { type: "number" } }, source: "domains L105" };
const shapeOfCategory: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, endDate: { type: "string", format: { name: "date", of: "string", test: isDate } }, companyCode: { type: "string" }, type: {  }, grouping: {  }, ranking: { type: "integer" } }, source: "conventions L113" };
const shapeOfSubCategoryItem: Schema | boolean = { type: "object", additionalProperties: true, properties: { subCategoryType: { ref: () => shapeOfSubCategoryItemType } }, source: "domains L109; conventions L135; conventions L266" };
const shapeOfSubCategoryItemType: Schema | boolean = { type: "string", enum: ["PRESTATION", "DISTRIBUTION", "FRAIS_DE_MISSION", "ACOMPTE", "DIVERS", "NON_RENSEIGNE", "LICENCE", "MAINTENANCE", "DEVELOPPEMENT", "SOUS_TRAITANCE", "FRAIS_DE_PORT", "ABONNEMENT"], source: "conventions L135" };

/** Judges the body. */
export const searchInvoicesBody: Validator<InvoiceCriteria> = /* @__PURE__ */ validator(isInvoiceCriteria, shapeOfInvoiceCriteria, "body");

/** Judges the answer. */
export const searchInvoicesAnswer: Validator<Invoice[]> = /* @__PURE__ */ validator(isSearchInvoicesAnswer, shapeOfSearchInvoicesAnswer, "answer");

/** All of them, for whole calls of searchInvoices. */
export const searchInvoicesValidators: OperationValidators = { operation: "searchInvoices", body: searchInvoicesBody, answer: searchInvoicesAnswer, bodyRequired: true, rules };
