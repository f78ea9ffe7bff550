import { type JsonObject, member } from '../../model/json.ts';
import type { Reporter } from '../../diagnostics/diagnostics.ts';
import { setMember } from '../json-tree.ts';
import { isVersion30, upgradeObject, upgradeSchema } from '../upgrade.ts';
import { type Node, type Rule, rule, selectRulesByKind, visitDocument } from '../visitor.ts';
import { type BinaryCandidates, binaryStringsInText, collectBinary, removeBinaryFormat } from './binary-strings.ts';
import { downgrade32 } from './version-32.ts';
import { removeNulls, repairContentKeys, repairExamples, repairParameterType, removableWhenNull } from './objects.ts';
import {
  allowNullForAbsent,
  EXCLUSIVE_BOUNDS,
  repairBooleanBounds,
  repairBooleanRequired,
  repairDefinitionReferences,
  repairExamplesMap,
  repairLoneNullable,
  repairNullable,
  repairNullType,
  repairPatternKeyword,
  repairRecursiveReference,
  repairRepeatedRequired,
} from './schemas.ts';

/** The context of a repair. Some faults can only be repaired once all objects are known. */
export interface RepairContext {
  readonly document: JsonObject;
  readonly diagnostics: Reporter;
  readonly binary: BinaryCandidates;
  /** Schemas with a boolean exclusive bound, a keyword of OpenAPI 3.0. */
  readonly booleanBounds: Node[];
  /** Features of OpenAPI 3.0 that the document uses although it says 3.1. */
  readonly uses: { nullable: boolean };
}

/** Changes an object in place. */
export type Repair = (node: Node, context: RepairContext) => void;

/** Upgrades OpenAPI 3.0 to 3.1 and repairs common faults of real documents, with a warning each, in place. */
export function normalize(document: JsonObject, diagnostics: Reporter): void {
  if (String(member(document, 'openapi')).startsWith('3.2')) {
    setMember(document, 'openapi', '3.1.1');
    downgrade32(document, diagnostics);
  }
  const isUpgraded = isVersion30(document);
  if (isUpgraded) setMember(document, 'openapi', '3.1.1');
  const repairsFor = selectRulesByKind((kind) =>
    kind === 'schema' ? schemaRules(isUpgraded) : objectRules(kind, isUpgraded),
  );
  const context: RepairContext = {
    document,
    diagnostics,
    binary: { strings: [], holders: [] },
    booleanBounds: [],
    uses: { nullable: false },
  };
  const visited = new Set<object>();
  visitDocument(document, (node) => {
    // One object may be inlined in several places.
    if (visited.has(node.value)) return false;
    visited.add(node.value);
    for (const repair of repairsFor(node)) repair(node, context);
    return true;
  });
  removeBinaryFormat(binaryStringsInText(context.binary, document));
  if (context.uses.nullable) for (const schema of context.booleanBounds) repairBooleanBounds(schema, context);
}

/** The members that make a schema nullable, or will once another rule has run. */
const NULLABLE_KEYS = ['nullable', 'allOf'];

/** The repairs of schemas, in the order in which they run: what one writes, the next may have to repair. */
function schemaRules(isUpgraded: boolean): readonly Rule<Repair>[] {
  const upgrade = rule<Repair>(
    ({ value }) => upgradeSchema(value),
    ...['$ref', 'example', 'format', ...EXCLUSIVE_BOUNDS, ...NULLABLE_KEYS],
  );
  return [
    rule(removeNulls, ...removableWhenNull('schema')),
    rule(repairDefinitionReferences, '$ref', 'discriminator'),
    rule(repairLoneNullable, 'anyOf', 'oneOf', 'allOf'),
    ...(isUpgraded ? [upgrade] : []),
    rule(noteNullable, ...NULLABLE_KEYS),
    rule(noteBooleanBounds, ...EXCLUSIVE_BOUNDS),
    rule(repairNullable, ...NULLABLE_KEYS),
    rule(repairNullType, 'type'),
    rule(repairBooleanRequired, 'required'),
    rule(repairRepeatedRequired, 'required'),
    rule(repairRecursiveReference, '$recursiveRef', '$recursiveAnchor'),
    rule(repairExamplesMap, 'examples'),
    rule(repairPatternKeyword, 'pattern'),
    rule(collectBinary, 'format', 'contentMediaType'),
    rule(allowNullForAbsent, 'properties'),
  ];
}

/** The repairs of all other objects. */
function objectRules(kind: Node['kind'], isUpgraded: boolean): readonly Rule<Repair>[] {
  return [
    rule(removeNulls, ...removableWhenNull(kind)),
    rule(collectBinary),
    ...(isUpgraded ? [rule<Repair>(({ value }) => upgradeObject(kind, value))] : []),
    rule(repairExamples, 'examples'),
    rule(repairParameterType, 'type'),
    rule(repairContentKeys, 'content'),
  ];
}

function noteNullable({ value }: Node, { uses }: RepairContext): void {
  if (typeof member(value, 'nullable') === 'boolean') uses.nullable = true;
}

/** A nullable schema is certainly written for 3.0. For any other, that depends on the rest of the document. */
function noteBooleanBounds(schema: Node, context: RepairContext): void {
  if (typeof member(schema.value, 'nullable') === 'boolean') repairBooleanBounds(schema, context);
  else context.booleanBounds.push(schema);
}
