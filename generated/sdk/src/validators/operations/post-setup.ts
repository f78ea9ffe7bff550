// @ts-nocheck: compiled from a schema; what it exports is typed.
import { validator } from '../validator.ts';
import type { MobUpdateParametrage } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isMobUpdateParametrage(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actions !== void 0) {
      let data0 = data.actions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isMobUpdateParametrageAction(data0[i0]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (key0 !== "actions")
        return !1;
  } else
    return !1;
  return !0;
}
function isMobUpdateParametrageAction(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action !== void 0 && typeof data.action != "string" || data.type !== void 0 && typeof data.type != "string" || data.value !== void 0 && typeof data.value != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "action" || key0 === "type" || key0 === "value"))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfMobUpdateParametrage: Schema | boolean = { type: "object", additionalProperties: false, properties: { actions: { type: "array", items: { ref: () => shapeOfMobUpdateParametrageAction } } }, source: "domains L177" };
const shapeOfMobUpdateParametrageAction: Schema | boolean = { type: "object", additionalProperties: false, properties: { action: { type: "string" }, type: { type: "string" }, value: { type: "string" } }, source: "domains L177" };

/** Judges the body. */
export const postSetupBody: Validator<MobUpdateParametrage> = /* @__PURE__ */ validator(isMobUpdateParametrage, shapeOfMobUpdateParametrage, "body");

/** All of them, for whole calls of postSetup. */
export const postSetupValidators: OperationValidators = { operation: "postSetup", body: postSetupBody };
