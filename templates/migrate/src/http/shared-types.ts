import ts from 'typescript';
import type { Checker } from '../checker/checker.ts';
import type { TypeEvidence } from './handwritten-obstacles.ts';

/** Types of the caller by their place, such as `/a/types.ts:120`, for programs that contain the same files. */
export type SharedTypes = ReadonlyMap<string, SharedType>;

/** A type of the caller, with what one program, or several, know about it. */
export interface SharedType extends TypeEvidence {
  readonly file: string;
  readonly pos: number;
  readonly end: number;
  /** Reason to report its members, whatever the evidence. */
  readonly obstacle?: string;
}

/** Returns types by their place. */
export function sharedTypes(
  found: ReadonlyMap<ts.Node, TypeEvidence>,
  obstacles: ReadonlyMap<ts.Node, string>,
): SharedTypes {
  return new Map(
    [...found].map(([node, { schemas, isProven }]) => {
      const { fileName: file } = node.getSourceFile();
      const obstacle = obstacles.get(node);
      const type = { file, pos: node.pos, end: node.end, schemas, isProven };
      return [placeOf(node), obstacle === undefined ? type : { ...type, obstacle }];
    }),
  );
}

function placeOf(node: ts.Node): string {
  return `${node.getSourceFile().fileName}:${node.pos}-${node.end}`;
}

/**
 * Adds the evidence of other programs to that of this one.
 *
 * @returns the reasons of other programs to report the members of types
 */
export function addSharedTypes(
  checker: Checker,
  found: Map<ts.Node, TypeEvidence & { readonly schemas: Set<string> }>,
  shared: SharedTypes,
): ReadonlyMap<ts.Node, string> {
  const obstacles = new Map<ts.Node, string>();
  for (const type of shared.values()) {
    const file = checker.sourceFile(type.file);
    const node = file === undefined ? undefined : nodeAt(file, type);
    if (node === undefined) continue;
    found.set(node, { schemas: new Set(type.schemas), isProven: type.isProven });
    if (type.obstacle !== undefined) obstacles.set(node, type.obstacle);
  }
  return obstacles;
}

/** Returns the node that declares members at a place. */
function nodeAt(node: ts.Node, { pos, end }: Pick<SharedType, 'pos' | 'end'>): ts.Node | undefined {
  if (node.pos === pos && node.end === end && declaresMembers(node)) return node;
  return node.pos <= pos && node.end >= end ? ts.forEachChild(node, (child) => nodeAt(child, { pos, end })) : undefined;
}

function declaresMembers(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeLiteralNode(node) ||
    ts.isClassLike(node) ||
    ts.isObjectLiteralExpression(node)
  );
}

/** States a reason to report the members of some types. */
export function withObstacle(shared: SharedTypes, nodes: ReadonlySet<ts.Node>, obstacle: string): SharedTypes {
  const places = new Set([...nodes].map(placeOf));
  return new Map([...shared].map(([place, type]) => [place, places.has(place) ? { ...type, obstacle } : type]));
}

/** Merges what programs know about types of files that several of them contain. */
export function mergeSharedTypes(
  programs: readonly { readonly shared: SharedTypes; readonly paths: ReadonlySet<string> }[],
): SharedTypes {
  const merged = new Map<string, SharedType>();
  for (const { shared } of programs)
    for (const [place, type] of shared) {
      if (programs.filter(({ paths }) => paths.has(type.file)).length < 2) continue;
      const known = merged.get(place) ?? type;
      const obstacle = known.obstacle ?? type.obstacle;
      merged.set(place, {
        ...known,
        schemas: new Set([...known.schemas, ...type.schemas]),
        isProven: known.isProven || type.isProven,
        ...(obstacle === undefined ? {} : { obstacle }),
      });
    }
  return merged;
}

/** Tests whether a program lacks what others know about the types of its files. */
export function lacksSharedTypes(
  { shared, paths }: { readonly shared: SharedTypes; readonly paths: ReadonlySet<string> },
  merged: SharedTypes,
): boolean {
  return [...merged].some(([place, type]) => paths.has(type.file) && !isSame(shared.get(place), type));
}

function isSame(one: SharedType | undefined, other: SharedType): boolean {
  if (one === undefined || one.isProven !== other.isProven) return false;
  return one.schemas.size === other.schemas.size && (one.obstacle === undefined) === (other.obstacle === undefined);
}
