// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { MobUpdateParametrage } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isMobUpdateParametrage(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.actions;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isMobUpdateParametrageAction(item1)) return false;
    }
  }
  for (const key1 in data) {
    if (key1 !== "actions") return false;
  }
  return true;
}
function isMobUpdateParametrageAction(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.action !== undefined && typeof data.action !== "string") return false;
  if (data.type !== undefined && typeof data.type !== "string") return false;
  if (data.value !== undefined && typeof data.value !== "string") return false;
  for (const key1 in data) {
    if (key1 !== "action" && key1 !== "type" && key1 !== "value") return false;
  }
  return true;
}
const shapeOfMobUpdateParametrage: Schema | boolean = { type: "object", additionalProperties: false, properties: { actions: { type: "array", items: { ref: () => shapeOfMobUpdateParametrageAction } } }, source: "domains L177" };
const shapeOfMobUpdateParametrageAction: Schema | boolean = { type: "object", additionalProperties: false, properties: { action: { type: "string" }, type: { type: "string" }, value: { type: "string" } }, source: "domains L177" };

/** Judges the body. */
export const postSetupBody: Validator<MobUpdateParametrage> = /* @__PURE__ */ validator(isMobUpdateParametrage, [shapeOfMobUpdateParametrage, inspectArray, inspectObject], "body");

/** All of them, for whole calls of postSetup. */
export const postSetupValidators: OperationValidators = { operation: "postSetup", body: postSetupBody };
