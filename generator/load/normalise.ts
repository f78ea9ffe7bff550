import { type Keep, unkept } from '../memory.ts';
import { hasOneOf, type JsonObject, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { isVersion30 } from './check-version.ts';
import { put } from './edit.ts';
import { type Editable, editObjects } from './edit-objects.ts';
import { isPart } from './is-part.ts';
import { bytesInText, type Gathered, gatherBytes, mendBytes } from './mend-bytes.ts';
import { mendContent } from './mend-content.ts';
import { mendDefinitions } from './mend-definitions.ts';
import { mendExamples } from './mend-examples.ts';
import { mendNullable } from './mend-nullable.ts';
import { mendParameter } from './mend-parameter.ts';
import { mendRemarks } from './mend-remarks.ts';
import { mendSchema } from './mend-schema.ts';
import { upgradeObject } from './upgrade-object.ts';
import { upgradeBounds, upgradeSchema } from './upgrade-schema.ts';

/** What mending objects came to, and what is left to be judged by the whole of them. */
export interface Mended {
  readonly gathered: Gathered;
  /** Schemas that sharpen a limit by a flag, and whether any schema is written in the words of 3.0. */
  readonly flagged: Editable[];
  readonly habits: { nullable: boolean };
}

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

/** Mends each object by itself. A part that was mended before is left as it is, and what it had to report is told again. */
export function mendObjects(document: JsonObject, problems: Reporter, parts: Keep<MendedPart> = unkept): Mended {
  const isOld = isVersion30(document);
  if (isOld) put(document, 'openapi', '3.1.1');
  const mending = { document, isOld, seen: new Set<object>(), problems, mended: nothingMended() };
  editObjects({ kind: 'document', holds: 'one', value: document, pointer: '' }, mending.seen, (object) => {
    if (!isPart(object)) return mendObject(object, mending);
    const part = parts(object.value, () => mendPart(object, mending));
    for (const one of part.reported) problems.report(...one);
    addMended(part, mending.mended);
    return false;
  });
  return mending.mended;
}

interface Mending {
  readonly document: JsonObject;
  readonly isOld: boolean;
  readonly seen: Set<object>;
  readonly problems: Reporter;
  readonly mended: Mended;
}

function mendPart(part: Editable, mending: Mending): MendedPart {
  const reported: Parameters<Reporter['report']>[] = [];
  const problems: Reporter = { report: (...one) => void reported.push(one) };
  const mended = nothingMended();
  mending.seen.delete(part.value);
  editObjects(part, mending.seen, (object) => mendObject(object, { ...mending, problems, mended }));
  return { ...mended, reported };
}

function nothingMended(): Mended {
  return { gathered: { bytes: [], holders: [] }, flagged: [], habits: { nullable: false } };
}

function addMended({ gathered, flagged, habits }: Mended, whole: Mended): void {
  for (const schema of gathered.bytes) whole.gathered.bytes.push(schema);
  for (const holder of gathered.holders) whole.gathered.holders.push(holder);
  for (const schema of flagged) whole.flagged.push(schema);
  whole.habits.nullable ||= habits.nullable;
}

function mendObject(object: Editable, { document, isOld, problems, mended }: Mending): true {
  const { kind, value } = object;
  mendRemarks(object, problems);
  if (kind === 'schema') return mendSchemaObject(object, { document, isOld, problems, mended });
  gatherBytes(object, mended.gathered);
  if (isOld) upgradeObject(kind, value);
  mendExamples(object, { document, problems });
  mendParameter(object, problems);
  mendContent(object, problems);
  return true;
}

function mendSchemaObject(object: Editable, { document, isOld, problems, mended }: Omit<Mending, 'seen'>): true {
  const { value } = object;
  mendDefinitions(object, { document, problems });
  mendNullable(object, problems);
  if (isOld) upgradeSchema(value);
  const isNullable = typeof member(value, 'nullable') === 'boolean';
  if (isNullable) mended.habits.nullable = true;
  if (flagOf(value) !== undefined && isNullable) mendBounds([object], problems);
  else if (flagOf(value) !== undefined) mended.flagged.push(object);
  mendSchema(object, problems);
  gatherBytes(object, mended.gathered);
  return true;
}

/** A document that says 3.1 and writes `nullable` is written in the words of 3.0: flags that sharpen a limit are too. */
function mendBounds(schemas: readonly Editable[], problems: Reporter): void {
  for (const { value, pointer } of schemas) {
    problems.report('exclusive-obsolete', below(pointer, flagOf(value) ?? ''));
    upgradeBounds(value);
  }
}

const FLAGS = ['exclusiveMinimum', 'exclusiveMaximum'];

function flagOf(schema: JsonObject): string | undefined {
  if (!hasOneOf(schema, FLAGS)) return undefined;
  return FLAGS.find((keyword) => typeof member(schema, keyword) === 'boolean');
}
