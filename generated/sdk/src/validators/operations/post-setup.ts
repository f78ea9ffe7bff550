import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { MobUpdateParametrage } from '../../types.ts';

function isMobUpdateParametrage(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['actions'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isMobUpdateParametrageAction(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'actions') return false;
  }

  return true;
}

function isMobUpdateParametrageAction(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['action'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['type'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['value'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'action' && key1 !== 'type' && key1 !== 'value') return false;
  }

  return true;
}

const schemaOfMobUpdateParametrage: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { actions: { type: ['array', 'null'], items: { ref: () => schemaOfMobUpdateParametrageAction } } },
  source: 'domains L177',
};
const schemaOfMobUpdateParametrageAction: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    action: { type: ['string', 'null'] },
    type: { type: ['string', 'null'] },
    value: { type: ['string', 'null'] },
  },
  source: 'domains L177',
};

/** Validates the body. */
export const postSetupBody: Validator<MobUpdateParametrage> = /* @__PURE__ */ createValidator(
  isMobUpdateParametrage,
  [schemaOfMobUpdateParametrage, interpretArray, interpretObject],
  'body',
);

/** All validators of postSetup, for whole calls. */
export const postSetupValidators: OperationValidators = { operation: 'postSetup', body: postSetupBody };
