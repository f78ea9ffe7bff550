import ts from 'typescript';
import { originalMembers } from '../analysis/member-owners.ts';
import type { AnalysisContext, Checker } from '../checker/checker.ts';
import { inheritedEntry, schemasOfField } from '../migration/migration-index.ts';
import type { TypeEvidence } from './type-evidence.ts';

/** Share of the members of a declaration that the schema must have. */
const MIN_KNOWN_SHARE = 0.5;
/** Number of schemas inside each other that are followed. */
const MAX_DEPTH = 4;

/** Types of the caller and the schemas that they are used for, while they are collected. */
export interface Collection {
  readonly found: Map<ts.Node, Evidence>;
  /** Requests, and the schemas that they respond with. */
  readonly responses: Map<ts.Node, string>;
  /** Paths of the files whose declarations can be changed. */
  readonly examined: ReadonlySet<string>;
}

interface Evidence extends TypeEvidence {
  readonly schemas: Set<string>;
  isProven: boolean;
}

/** Records that a type describes a schema. */
export function addEvidence(found: Collection['found'], node: ts.Node, schema: string, isProven: boolean): void {
  const known = found.get(node) ?? { schemas: new Set(), isProven };
  known.schemas.add(schema);
  known.isProven ||= isProven;
  found.set(node, known);
}

/** Returns the target for a type that certainly describes a schema. */
export function proven(schema: string): Omit<SchemaTarget, keyof Collection> {
  return { schema, depth: 0, isProven: true };
}

/** A schema that a type is recorded for. */
interface SchemaTarget extends Collection {
  readonly schema: string;
  readonly depth: number;
  readonly isProven: boolean;
}

/** Records the declarations of a type, and of the types of its members, with the schemas that they stand for. */
export function collect(context: AnalysisContext, type: ts.Type, target: SchemaTarget): void {
  const next = { ...target, depth: target.depth + 1 };
  if (target.depth > MAX_DEPTH || type.flags & ts.TypeFlags.StringLike) return;
  const { types } = context.checker;
  for (const part of types.unionParts(type)) {
    const item = types.itemType(part);
    if (item !== undefined) collect(context, item, next);
    else if (isPromise(part)) {
      for (const inner of types.typeArguments(part)) collect(context, inner, next);
    } else if (!types.isPrimitive(part) && !collectObject(context, part, target)) collectWrapped(context, part, next);
  }
}

/** Tests whether a type stands for a value that arrives later. */
export function isPromise(type: ts.Type): boolean {
  return /^(?:Promise|PromiseLike|Observable)$/.test(type.symbol?.name ?? '');
}

/** Members of a wrapper around a payload. */
const WRAPPERS = ['data', 'body', 'items', 'rows', 'results', 'result', 'value', 'payload', 'content'];

/** Follows a wrapper that is no schema: `AxiosResponse<Row[]>`, `{ data: Row[]; error?: string }`. */
function collectWrapped(context: AnalysisContext, type: ts.Type, target: SchemaTarget): void {
  const { types } = context.checker;
  if (target.depth > 2 || types.signature(type) !== undefined) return;
  for (const name of WRAPPERS) for (const held of types.memberTypes(type, name)) collect(context, held, target);
}

/** Records the declarations of an object type; false if its members do not fit the schema. */
function collectObject(context: AnalysisContext, type: ts.Type, target: SchemaTarget): boolean {
  const { checker, migration } = context;
  const { schema, found, examined, isProven } = target;
  const members = checker.types.members(type);
  const known = members.filter(({ name }) => schemasOfField(migration, schema, name) !== undefined);
  const isOpen =
    migration.schemas.get(schema)?.isOpen === true &&
    known.some(({ name }) => inheritedEntry(migration, schema, name) !== undefined);
  if (known.length === 0 || (known.length < members.length * MIN_KNOWN_SHARE && !isOpen)) return false;
  const declared = known
    .flatMap((member) => originalMembers(context, [member], member.name))
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => examined.has(one.getSourceFile().fileName) && isOwnDeclaration(checker, one));
  const parents = [...new Set(declared.map(({ parent }) => parent))];
  const isSeen = parents.every((parent) => {
    const known = found.get(parent);
    return known?.schemas.has(schema) === true && (known.isProven || !isProven);
  });
  for (const parent of parents) addEvidence(found, parent, schema, isProven);
  for (const { name } of isSeen ? [] : members)
    for (const held of checker.types.memberTypes(type, name)) collectMember(context, held, { ...target, name, isOpen });
  return true;
}

interface MemberTarget extends SchemaTarget {
  readonly name: string;
  readonly isOpen: boolean;
}

/** Records the type of a member of a type that describes a schema. */
function collectMember(context: AnalysisContext, type: ts.Type, { name, isOpen, ...target }: MemberTarget): void {
  const { migration } = context;
  const inner = schemasOfField(migration, target.schema, name);
  if (inner === undefined) return isOpen ? collectFitting(context, type, target) : undefined;
  const [schema] = inner;
  if (schema !== undefined && migration.schemas.has(schema))
    collect(context, type, { ...target, schema, depth: target.depth + 1 });
}

/** Number of known members by which a type is recognized without a listed field or operation, and their share. */
const MIN_FITTING_MEMBERS = 3;
const MIN_FITTING_SHARE = 0.75;

/** Records a type that no table connects with a schema, if its members fit one with changes. It is only reported. */
export function collectFitting(
  context: AnalysisContext,
  type: ts.Type,
  target: Collection & Pick<SchemaTarget, 'depth'>,
): void {
  const { migration } = context;
  const { types } = context.checker;
  const held = types.itemType(type) ?? (isPromise(type) ? (types.typeArguments(type)[0] ?? type) : type);
  const names = types.members(held).map(({ name }) => name);
  const countChanges = (schema: string): number =>
    names.filter((name) => inheritedEntry(migration, schema, name) !== undefined).length;
  const fits = (schema: string): boolean => {
    const known = names.filter((name) => schemasOfField(migration, schema, name) !== undefined).length;
    return known >= MIN_FITTING_MEMBERS && known >= names.length * MIN_FITTING_SHARE && countChanges(schema) > 0;
  };
  const [schema] = [...migration.schemas.keys()]
    .filter(fits)
    .toSorted((one, other) => countChanges(other) - countChanges(one));
  if (schema !== undefined) collect(context, held, { ...target, schema, depth: target.depth + 1, isProven: false });
}

/** Tests whether the caller declares a member: in a type, or in the literal that a function makes a schema from. */
function isOwnDeclaration(checker: Checker, declaration: ts.Declaration): boolean {
  if (checker.isOverlaid(declaration) || checker.isInPackage(declaration)) return false;
  const isTyped =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isJSDocPropertyTag(declaration) ||
    ts.isParameter(declaration);
  return isTyped || (ts.isPropertyAssignment(declaration) && ts.isCallExpression(declaration.parent.parent));
}
