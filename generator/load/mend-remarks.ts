import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop } from './edit.ts';
import type { Editable } from './edit-objects.ts';

const remarks = ['summary', 'description', 'externalDocs'];

/** Leaves out remarks that are null, as a program writes them that has none, with a warning each. */
export function mendRemarks(object: Editable, problems: Reporter): void {
  const { value } = object;
  mendNulls(value, () => object.pointer, problems);
  const more = member(value, 'externalDocs');
  if (isObject(more)) mendNulls(more, () => below(object.pointer, 'externalDocs'), problems);
}

function mendNulls(holder: JsonObject, pointer: () => Pointer, problems: Reporter): void {
  for (const name of remarks) {
    if (member(holder, name) !== null) continue;
    problems.report('remark-null', below(pointer(), name), name);
    drop(holder, name);
  }
}
