import type ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

/** A member on the way that a path says, and what it is a member of. */
export interface OnTheWay {
  readonly name: string;
  readonly members: readonly ts.Symbol[];
}

/** `lines.0.discount`, `lines[0].discount`: the members that a path goes through, from a type on. */
export function membersOnPath({ compiler }: Pass, path: string, from: ts.Type): readonly OnTheWay[] {
  const { types } = compiler;
  const found: OnTheWay[] = [];
  let here: readonly ts.Type[] = [from];
  for (const name of path.split(/[.[\]]+/).filter((part) => part !== '')) {
    const isItem = /^\d+$|^\*$/.test(name);
    if (!isItem) found.push({ name, members: here.flatMap((type) => compiler.membersOf(type, name)) });
    here = here.flatMap((type) => (isItem ? (types.item(type) ?? []) : types.held(type, name)));
  }
  return found;
}
