import { constant, type ImportSpecifier, importNames, type Statement } from '../structures.ts';
import type { MigrationMap, PayloadInner, PayloadMove, PayloadShape, PayloadStep } from '../../model/migration.ts';
import type { OutputFile } from '../emitter.ts';
import { objectLiteral, string, value } from '../source/literal.ts';

const MODULES: Readonly<Record<string, readonly string[]>> = {
  './schema.ts': ['each', 'eachValue', 'inside', 'renamedValues', 'shape'],
  './steps.ts': ['merge', 'moveInto', 'remove', 'rename', 'within', 'wrap'],
};

/** The translators: one constant a shape, its steps as calls of the runtime. */
export function emitShapes(folder: string, { payloads }: MigrationMap): OutputFile {
  const names = new Map(payloads.map(({ v2 }, index) => [v2, `shape${index}`]));
  const shapes = payloads.map((payload) => [names.get(payload.v2) ?? '', shapeExpression(payload, names)] as const);
  const used = shapes.map(([, initializer]) => initializer).join('\n');
  return {
    kind: 'code',
    path: `${folder}/shapes.ts`,
    statements: [
      ...imports(used),
      ...shapes.map(([name, initializer]) => constant({ name, type: 'Shape', initializer })),
      constant({
        docs: ['Every shape of the old version that has members.'],
        isExported: true,
        name: 'shapes',
        type: 'readonly Shape[]',
        initializer: `[${[...names.values()].join(', ')}]`,
      }),
    ],
  };
}

function imports(used: string): readonly Statement[] {
  return Object.entries(MODULES).flatMap(([module, all]) => {
    const names: ImportSpecifier[] = all
      .filter((name) => new RegExp(`\\b${name}\\(`).test(used))
      .map((name) => ({ name }));
    if (module === './schema.ts') names.push({ name: 'Shape', isTypeOnly: true });
    return names.length === 0 ? [] : [importNames(module, names)];
  });
}

type Names = ReadonlyMap<string, string>;

function shapeExpression({ v2, v3, steps }: PayloadShape, names: Names): string {
  const list = steps.map((step) => stepText(step, names)).join(', ');
  return `shape(${string(v2)}, ${string(v3)}, () => [${list}])`;
}

function stepText(step: PayloadStep, names: Names): string {
  switch (step.kind) {
    case 'rename':
      return `rename(${string(step.from)}, ${string(step.to)}, ${ruleText(step, names)})`;
    case 'move':
      return `moveInto(${string(step.container)}, [${step.moves.map((move) => moveText(move, names)).join(', ')}])`;
    case 'wrap':
      return `wrap(${string(step.name)}, ${string(step.member)}, ${ruleText(step, names)})`;
    case 'merge':
      return `merge(${value({ rule: step.rule, names: step.names, to: step.to, reverse: step.reverse })})`;
    case 'remove':
      return `remove(${string(step.name)}, ${ruleText(step, names)})`;
    case 'keep':
      return `within(${string(step.name)}, ${innerText(step.inner, names)})`;
  }
}

interface Ruled {
  readonly rule: string;
  readonly inner?: PayloadInner;
}

function ruleMembers({ rule, inner }: Ruled, names: Names): readonly (readonly [string, string])[] {
  return [['rule', string(rule)], ...(inner === undefined ? [] : [['inner', innerText(inner, names)] as const])];
}

function ruleText(ruled: Ruled, names: Names): string {
  return objectLiteral(ruleMembers(ruled, names));
}

function moveText(move: PayloadMove, names: Names): string {
  return objectLiteral([['from', string(move.from)], ['to', string(move.to)], ...ruleMembers(move, names)]);
}

function innerText(inner: PayloadInner, names: Names): string {
  switch (inner.kind) {
    case 'shape':
      return `inside(() => ${names.get(inner.name) ?? 'undefined'})`;
    case 'array':
      return `each(${innerText(inner.items, names)})`;
    case 'map':
      return `eachValue(${innerText(inner.items, names)})`;
    case 'values':
      return `renamedValues(${value(inner.values.map(({ rule, v2, v3 }) => [rule, v2, v3]))})`;
  }
}
