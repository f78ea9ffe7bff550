import type ts from 'typescript';

/** What a union was made of, where the checker has kept it. */
export function origin(type: ts.Type): ts.Type | undefined {
  return 'origin' in type && isType(type.origin) ? type.origin : undefined;
}

/** Whether something that the checker keeps inside is a type. */
export function isType(value: unknown): value is ts.Type {
  return typeof value === 'object' && value !== null && 'flags' in value;
}

/** What the checker keeps beside a member that it made. */
export interface KeptBeside {
  readonly mappedType?: unknown;
  readonly keyType?: unknown;
  readonly syntheticOrigin?: unknown;
  /** How it was made; nothing where only a pattern asks for it. */
  readonly checkFlags?: unknown;
}

/** Whether nothing but a pattern says that there is such a member: `({ a }) => …`, given anything. */
export function isOnlyAskedFor(member: ts.Symbol): boolean {
  return member.declarations === undefined && keptBeside(member).checkFlags === 0;
}

/** What the checker keeps beside a member; nothing beside one that is declared. */
export function keptBeside(member: ts.Symbol): KeptBeside {
  return 'links' in member && typeof member.links === 'object' && member.links !== null ? member.links : {};
}
