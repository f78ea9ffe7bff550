import type ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

/** One type that becomes another, where a value is handed over. */
export interface Flow {
  readonly given: ts.Type;
  readonly wanted: ts.Type;
}

/** The member under which a schema, of zod and what is like it, says what it brings forth. */
export const OUTPUT = '_output';

/**
 * The flows inside one: of the items of lists, of what promises bring, of the parameters of functions, which go the
 * other way.
 */
export function flowsOf(pass: Pass, flow: Flow, depth: number): readonly Flow[] {
  const { types } = pass.compiler;
  const { given, wanted } = flow;
  if (given === wanted || depth > 3) return [];
  const inner = (next: Flow): readonly Flow[] => flowsOf(pass, next, depth + 1);
  const [item, asked] = [types.item(given), types.item(wanted)];
  if (item !== undefined) return inner({ given: item, wanted: asked ?? wanted });
  const pairs = types.parts(wanted).flatMap((part) => types.sideBySide(given, part));
  if (pairs.length > 0) return pairs.flatMap(([one, other]) => inner({ given: one, wanted: other }));
  const [brings, expected] = [types.held(given, OUTPUT), types.held(wanted, OUTPUT)];
  if (brings.length > 0 && expected.length > 0)
    return brings.flatMap((one) => expected.flatMap((another) => inner({ given: one, wanted: another })));
  const [own, other] = [types.signature(given), types.signature(wanted)];
  if (own === undefined || other === undefined) return [flow];
  return own.parameters.flatMap((parameter, index) => {
    const passed = other.parameters[index];
    return passed === undefined ? [] : inner({ given: passed, wanted: parameter });
  });
}
