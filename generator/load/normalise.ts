import { type Keep, unkept } from '../memory.ts';
import type { JsonObject } from '../model/json.ts';
import type { Reporter } from '../problems.ts';
import { isVersion30 } from './check-version.ts';
import { put } from './edit.ts';
import { editObjects } from './edit-objects.ts';
import { type Edit, type Editing, editsFor } from './edits.ts';
import { isPart } from './is-part.ts';
import { mendBounds } from './mend-bounds.ts';
import { bytesInText, mendBytes } from './mend-bytes.ts';
import { addMended, type Mended, nothingMended } from './mended.ts';
import type { Node } from './walk.ts';

/** A part of a document that was mended, and what there was to report. */
export interface MendedPart extends Mended {
  readonly reported: readonly Parameters<Reporter['report']>[];
}

/**
 * Makes OpenAPI 3.1 of 3.0, and mends what real documents get wrong, in place and in one walk. Answers whether what was
 * done to each part follows from that part alone.
 */
export function normalise(document: JsonObject, problems: Reporter, parts?: Keep<MendedPart>): boolean {
  const mended = mendObjects(document, problems, parts);
  const bytes = bytesInText(mended.gathered, document);
  mendBytes(bytes);
  if (mended.habits.nullable) mendBounds(mended.flagged, problems);
  return mended.flagged.length + bytes.length === 0;
}

/** Whether there is nothing to be done to the parts of a document beyond what was done to each by itself. */
export function isMendedByParts({ gathered, flagged }: Mended, document: JsonObject): boolean {
  return flagged.length + bytesInText(gathered, document).length === 0;
}

/**
 * Mends each object by itself. A part that was mended before is left as it is, and what it had to report is told again.
 */
export function mendObjects(document: JsonObject, problems: Reporter, parts: Keep<MendedPart> = unkept): Mended {
  const isOld = isVersion30(document);
  if (isOld) put(document, 'openapi', '3.1.1');
  const mending: Mending = {
    document,
    problems,
    mended: nothingMended(),
    seen: new Set(),
    editsOf: editsFor({ isOld }),
  };
  editObjects({ kind: 'document', holds: 'one', value: document, pointer: '' }, mending.seen, (object) => {
    if (!isPart(object)) return mendObject(object, mending);
    const part = parts(object.value, () => mendPart(object, mending));
    for (const one of part.reported) problems.report(...one);
    addMended(part, mending.mended);
    return false;
  });
  return mending.mended;
}

interface Mending extends Editing {
  readonly seen: Set<object>;
  readonly editsOf: (object: Node) => readonly Edit[];
}

function mendPart(part: Node, whole: Mending): MendedPart {
  const reported: Parameters<Reporter['report']>[] = [];
  const problems: Reporter = { report: (...one) => void reported.push(one) };
  const mending = { ...whole, problems, mended: nothingMended() };
  mending.seen.delete(part.value);
  editObjects(part, mending.seen, (object) => mendObject(object, mending));
  return { ...mending.mended, reported };
}

function mendObject(object: Node, mending: Mending): true {
  for (const edit of mending.editsOf(object)) edit(object, mending);
  return true;
}
