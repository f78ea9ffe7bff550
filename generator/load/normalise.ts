import type { JsonObject } from '../model/json.ts';
import type { Reporter } from '../problems.ts';
import { isVersion30 } from './check-version.ts';
import { put } from './edit.ts';
import { type Editing, editsFor } from './edits.ts';
import { mendBounds } from './mend-bounds.ts';
import { bytesInText, mendBytes } from './mend-bytes.ts';
import { walk } from './walk.ts';

/** Makes OpenAPI 3.1 of 3.0, and mends what real documents get wrong, in place and in one walk. */
export function normalise(document: JsonObject, problems: Reporter): void {
  const isOld = isVersion30(document);
  if (isOld) put(document, 'openapi', '3.1.1');
  const editsOf = editsFor({ isOld });
  const seen = new Set<object>();
  const editing: Editing = {
    document,
    problems,
    mended: { gathered: { bytes: [], holders: [] }, flagged: [], habits: { nullable: false } },
  };
  walk({ kind: 'document', holds: 'one', value: document, pointer: '' }, (object) => {
    if (seen.has(object.value)) return false;
    seen.add(object.value);
    for (const edit of editsOf(object)) edit(object, editing);
    return true;
  });
  const { gathered, flagged, habits } = editing.mended;
  mendBytes(bytesInText(gathered, document));
  if (habits.nullable) mendBounds(flagged, problems);
}
