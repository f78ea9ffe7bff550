import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { argumentOf } from './generics.ts';
import { typesAround } from './types-around.ts';

/**
 * `form.register('a')`, where the place asks for one of a list of texts that is made of the keys of a type: all of them
 * are in it. The type is an argument of the list's own type, or of what is called.
 */
export function keyedByList(pass: Pass, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { types } = pass.compiler;
  return listsAsked(pass, name).flatMap(({ texts, made }) =>
    made.filter((type) => {
      const members = types.members(type);
      return members.length > 0 && members.every((member) => texts.has(member.name));
    }),
  );
}

/** A list of texts that is asked for, and the types that it may be made of. */
export interface AskedList {
  readonly texts: ReadonlySet<string>;
  readonly made: readonly ts.Type[];
}

/** The lists of texts with this one among them that the place of a text asks for. */
export function listsAsked(pass: Pass, name: ts.StringLiteralLike): readonly AskedList[] {
  const { types } = pass.compiler;
  const declared = argumentOf(pass, name)?.declared;
  const asked = [pass.compiler.wantedType(name), declared, declared && types.constraint(declared)];
  const behind = typesAround(pass, name);
  return asked.flatMap((type) => {
    const texts = new Set(type === undefined ? [] : listed(types.parts(type)));
    return type !== undefined && texts.has(name.text) ? [{ texts, made: [...types.given(type), ...behind] }] : [];
  });
}

/** The texts of a list; it may have patterns among them, but not any text at all. */
function listed(parts: readonly ts.Type[]): readonly string[] {
  const said = parts.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
  const isClosed = said.every((part) => part.isStringLiteral() || (part.flags & ts.TypeFlags.TemplateLiteral) !== 0);
  return isClosed ? said.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])) : [];
}
