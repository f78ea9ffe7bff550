import { type JsonObject, member } from '../model/json.ts';
import type { Reporter } from '../problems.ts';
import { about, type Concern, concerningKinds } from './concerns.ts';
import { gatherBytes } from './mend-bytes.ts';
import { FLAGS, mendFlags } from './mend-bounds.ts';
import { mendContent } from './mend-content.ts';
import { mendDefinitions } from './mend-definitions.ts';
import { mendExamples } from './mend-examples.ts';
import { mendNullable } from './mend-nullable.ts';
import { mendParameter } from './mend-parameter.ts';
import { mendRemarks, remarksOf } from './mend-remarks.ts';
import { mendExamplesMap, mendObsolete, mendPatternOf, mendRequired, mendType } from './mend-schema.ts';
import type { Mended } from './mended.ts';
import { upgradeObject } from './upgrade-object.ts';
import { upgradeSchema } from './upgrade-schema.ts';
import type { Node } from './walk.ts';

/** What an edit works with, and where it leaves what is to be judged by the whole. */
export interface Editing {
  readonly document: JsonObject;
  readonly problems: Reporter;
  readonly mended: Mended;
}

/** Changes an object in place. */
export type Edit = (object: Node, editing: Editing) => void;

/**
 * Finds what is to be done to the objects of a document, in the order in which it is done; more to those of OpenAPI
 * 3.0.
 */
export function editsFor({ isOld }: { readonly isOld: boolean }): (object: Node) => readonly Edit[] {
  return concerningKinds((kind) => {
    const remarks = about<Edit>((object, { problems }) => mendRemarks(object, problems), ...remarksOf(kind));
    if (kind === 'schema') return [remarks, ...found, ...(isOld ? [upgrade] : []), ...written];
    const old = about<Edit>(({ value }) => upgradeObject(kind, value));
    return [remarks, gather, ...(isOld ? [old] : []), ...ofOthers];
  });
}

/** What makes a schema nullable, or is about to. */
const nullable = ['nullable', 'allOf'];

const gather = about<Edit>((object, { mended }) => gatherBytes(object, mended.gathered));

/** What is wrong with a schema in any version, to be mended before it is brought up to another. */
const found: readonly Concern<Edit>[] = [
  about(mendDefinitions, '$ref', 'discriminator'),
  about((schema, { problems }) => mendNullable(schema, problems), 'anyOf', 'oneOf', 'allOf'),
];

const upgrade = about<Edit>(({ value }) => upgradeSchema(value), '$ref', 'example', 'format', ...FLAGS, ...nullable);

/** What is wrong with a schema of 3.1. What one of these writes may be what the next is about. */
const written: readonly Concern<Edit>[] = [
  about(
    ({ value }, { mended: { habits } }) => {
      if (typeof member(value, 'nullable') === 'boolean') habits.nullable = true;
    },
    ...nullable,
  ),
  about((schema, { problems, mended }) => mendFlags(schema, mended.flagged, problems), ...FLAGS),
  about((schema, { problems }) => mendObsolete(schema, problems), ...nullable),
  about((schema, { problems }) => mendType(schema, problems), 'type'),
  about((schema, { problems }) => mendRequired(schema, problems), 'required'),
  about((schema, { problems }) => mendExamplesMap(schema, problems), 'examples'),
  about((schema, { problems }) => mendPatternOf(schema, problems), 'pattern'),
  about((schema, { mended }) => gatherBytes(schema, mended.gathered), 'format', 'contentMediaType'),
];

const ofOthers: readonly Concern<Edit>[] = [
  about(mendExamples, 'examples'),
  about((object, { problems }) => mendParameter(object, problems), 'type'),
  about((object, { problems }) => mendContent(object, problems), 'content'),
];
