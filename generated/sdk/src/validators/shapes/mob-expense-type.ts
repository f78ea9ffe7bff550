// @ts-nocheck: compiled from a schema; what it exports is typed.
import type { Schema } from '../schema.ts';

const obj0 = /* @__PURE__ */ new Set(["ident","code","description","type","canUseInvitation","canUseNotRefundable","canUseKm","canUseQuantity","canUseDoubleVAT","canUseAdditionalComment","canEditCurrencyVATIncl","canUseReceiptNumber","limit","hideVat","vat","vat2","vat3","amountDft","icon","color","receiptRequired","commentRequired","amountEditable","billableEditable","notRefundableEditable","expenseCategory","controlsBehavior","canUseAmountWithoutVat","expenseThresholdExceededNoVat","endDate"]);
export function isMobExpenseType(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ident !== void 0) {
      let data0 = data.ident;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
    }
    if (data.code !== void 0 && typeof data.code != "string" || data.description !== void 0 && typeof data.description != "string" || data.hideVat !== void 0 && typeof data.hideVat != "boolean" || data.icon !== void 0 && typeof data.icon != "string" || data.color !== void 0 && typeof data.color != "string" || data.receiptRequired !== void 0 && typeof data.receiptRequired != "boolean" || data.commentRequired !== void 0 && typeof data.commentRequired != "boolean" || data.amountEditable !== void 0 && typeof data.amountEditable != "boolean" || data.billableEditable !== void 0 && typeof data.billableEditable != "boolean" || data.notRefundableEditable !== void 0 && typeof data.notRefundableEditable != "boolean")
      return !1;
    for (const key0 in data)
      if (!obj0.has(key0))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfMobExpenseType: Schema | boolean = { type: "object", additionalProperties: false, properties: { ident: { type: "integer" }, code: { type: "string" }, description: { type: "string" }, type: {  }, canUseInvitation: {  }, canUseNotRefundable: {  }, canUseKm: {  }, canUseQuantity: {  }, canUseDoubleVAT: {  }, canUseAdditionalComment: {  }, canEditCurrencyVATIncl: {  }, canUseReceiptNumber: {  }, limit: { source: "domains L176; conventions L235" }, hideVat: { type: "boolean" }, vat: {  }, vat2: {  }, vat3: {  }, amountDft: {  }, icon: { type: "string" }, color: { type: "string" }, receiptRequired: { type: "boolean" }, commentRequired: { type: "boolean" }, amountEditable: { type: "boolean" }, billableEditable: { type: "boolean" }, notRefundableEditable: { type: "boolean" }, expenseCategory: {  }, controlsBehavior: {  }, canUseAmountWithoutVat: {  }, expenseThresholdExceededNoVat: {  }, endDate: {  } }, source: "domains L176; domains L158" };

