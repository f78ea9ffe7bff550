import { isUnique } from '../shared/validation/assertions.ts';
import type { SchemaValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';

const keyword = 'uniqueItems';

/** Judges lists in one pass: Ajv compares each item with all others, which for ten thousand takes it seconds. */
export function judgeUniqueItems(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = (isAsked: boolean, list: readonly unknown[]) => {
    // A new one each time: the place of the list is put into it.
    validate.errors = [{ keyword, params: {}, message: 'must NOT have duplicate items' }];
    return !isAsked || isUnique(list);
  };
  ajv
    .removeKeyword(keyword)
    .addKeyword({ keyword, type: 'array', schemaType: 'boolean', before: 'contains', validate });
}
