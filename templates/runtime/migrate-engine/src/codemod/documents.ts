import ts from 'typescript';
import type { FieldEntry, ScalarEntry } from '#shared/migration/map.ts';
import { propertyNameText } from '../analysis/syntax.ts';
import { descendants } from '../analysis/traversal.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import { changedValue, type SchemaMatcher } from '../migration/schema-match.ts';
import type { SourceText } from '../project/import-graph.ts';
import type { PlacedFinding } from '../report/finding.ts';
import { reasonOf } from '../rules/context.ts';

/** The schemas that JSON documents may have. */
interface DocumentSchemas {
  readonly migration: MigrationIndex;
  readonly matchSchema: SchemaMatcher;
}

/**
 * Reports the members of JSON files, such as test data, whose names fit a v2 schema that the code uses, and values that
 * change: one finding for a line.
 */
export function jsonFindings(files: readonly SourceText[], schemas: DocumentSchemas): readonly PlacedFinding[] {
  return files.flatMap((file) => findingsOfDocument(file, schemas));
}

/** Number of lines of a JSON document that are reported. */
const MAX_FINDINGS = 20;

/** A member of a JSON document, or its value, and what changes it. */
interface ChangedMember {
  readonly kind: 'members' | 'values';
  readonly node: ts.StringLiteralLike;
  /** The schema of a member, or the enumeration of a value. */
  readonly schema: string;
  readonly entry: FieldEntry | ScalarEntry;
}

function findingsOfDocument(
  { name, text }: SourceText,
  { migration, matchSchema }: DocumentSchemas,
): readonly PlacedFinding[] {
  const file = ts.parseJsonText(name, text);
  const [root] = file.statements;
  if (root === undefined || isSpecification(root.expression)) return [];
  const members = changedMembers(root.expression, { migration, matchSchema });
  const lines = new Map<number, ChangedMember[]>();
  for (const member of members) {
    const { line } = positionIn(file, member);
    lines.set(line, [...(lines.get(line) ?? []), member]);
  }
  return [...lines.values()].slice(0, MAX_FINDINGS).flatMap((beside, index) => {
    const [first] = beside;
    if (first === undefined) return [];
    const { line, character } = positionIn(file, first);
    const names = [...new Set(beside.map(({ node }) => node.text))].join(', ');
    const suggestions = beside.map(({ entry: { v3 = '' } }) => (typeof v3 === 'string' ? v3 : v3.join('.')));
    const rest = index + 1 === MAX_FINDINGS ? lines.size - MAX_FINDINGS : 0;
    const also = rest === 0 ? '' : ` ${rest} further lines of the file have such members.`;
    return {
      file: name,
      line: line + 1,
      column: character + 1,
      rule: first.entry.id,
      category: 'name-only',
      tier: 'manual',
      reason: `The document has ${first.kind} of ${first.schema}: ${names}.${also} The payloads command translates documents. ${reasonOf(first.entry)}`,
      before: first.node.getText(file),
      suggestion: [...new Set(suggestions)].join(', '),
    };
  });
}

function positionIn(file: ts.SourceFile, { node }: ChangedMember): ts.LineAndCharacter {
  return file.getLineAndCharacterOfPosition(node.getStart(file));
}

/** Recognizes an OpenAPI document, which has to be replaced as a whole. */
function isSpecification(root: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(root) &&
    root.properties.some(({ name }) => name !== undefined && /^(?:openapi|swagger)$/.test(propertyNameText(name)))
  );
}

function changedMembers(root: ts.Expression, schemas: DocumentSchemas): readonly ChangedMember[] {
  return descendants(root)
    .filter(ts.isObjectLiteralExpression)
    .flatMap((node) => [...changedMembersOf(node, schemas), ...changedValuesOf(node, schemas)]);
}

function changedMembersOf(
  { properties }: ts.ObjectLiteralExpression,
  { matchSchema }: DocumentSchemas,
): readonly ChangedMember[] {
  const names = properties.flatMap(({ name }) => (name !== undefined && ts.isStringLiteralLike(name) ? [name] : []));
  const match = matchSchema(names.map(({ text }) => text));
  if (match === undefined) return [];
  return names.flatMap((node) => {
    const entry = match.changes.get(node.text);
    return entry === undefined ? [] : [{ kind: 'members', node, schema: match.schema, entry }];
  });
}

function changedValuesOf(
  { properties }: ts.ObjectLiteralExpression,
  { migration }: DocumentSchemas,
): readonly ChangedMember[] {
  return properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const values: readonly ts.Expression[] = ts.isArrayLiteralExpression(initializer)
      ? initializer.elements
      : [initializer];
    return values.filter(ts.isStringLiteralLike).flatMap((node) => {
      const entry = changedValue(migration, propertyNameText(name), node.text);
      return entry === undefined ? [] : [{ kind: 'values', node, schema: entry.owners[0]?.v2 ?? '', entry }];
    });
  });
}
