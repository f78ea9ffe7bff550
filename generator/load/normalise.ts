import { hasOneOf, type JsonObject, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { isVersion30 } from './check-version.ts';
import { put } from './edit.ts';
import { type Editable, editObjects } from './edit-objects.ts';
import { type Gathered, gatherBytes, mendBytes } from './mend-bytes.ts';
import { mendContent } from './mend-content.ts';
import { mendDefinitions } from './mend-definitions.ts';
import { mendExamples } from './mend-examples.ts';
import { mendNullable } from './mend-nullable.ts';
import { mendParameter } from './mend-parameter.ts';
import { mendRemarks } from './mend-remarks.ts';
import { mendSchema } from './mend-schema.ts';
import { upgradeObject } from './upgrade-object.ts';
import { upgradeBounds, upgradeSchema } from './upgrade-schema.ts';

/** Makes OpenAPI 3.1 of 3.0, and mends what real documents get wrong, in place and in one walk. */
export function normalise(document: JsonObject, problems: Reporter): void {
  const isOld = isVersion30(document);
  if (isOld) put(document, 'openapi', '3.1.1');
  const flagged: Editable[] = [];
  const gathered: Gathered = { bytes: [], holders: [] };
  const habits = { nullable: false };
  editObjects(document, (object) => {
    const { kind, value } = object;
    mendRemarks(object, problems);
    if (kind !== 'schema') {
      gatherBytes(object, gathered);
      if (isOld) upgradeObject(kind, value);
      mendExamples(object, { document, problems });
      mendParameter(object, problems);
      return mendContent(object, problems);
    }
    mendDefinitions(object, { document, problems });
    mendNullable(object, problems);
    if (isOld) upgradeSchema(value);
    habits.nullable ||= typeof member(value, 'nullable') === 'boolean';
    if (flagOf(value) !== undefined && habits.nullable) mendBounds([object], problems);
    else if (flagOf(value) !== undefined) flagged.push(object);
    mendSchema(object, problems);
    gatherBytes(object, gathered);
  });
  mendBytes(gathered, document);
  if (habits.nullable) mendBounds(flagged, problems);
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
