import { at, isObject, type Json, member, below, type Pointer, pointerOf, tokens } from '../model/json.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import type { ObjectKind } from '../load/object-types.ts';
import { isSchemaName, mappedTargets, suggestReference } from '../load/reference-registry.ts';
import type { Check, CheckContext, ResolvedReference } from './context.ts';

/** Collects the target of a reference. */
export const collectTarget: Check = (node, { collected }) => {
  for (const keyword of ['$ref', '$dynamicRef']) {
    const reference = member(node.value, keyword);
    if (typeof reference !== 'string') continue;
    const target = pointerOf(reference);
    if (target === undefined) collected.unresolved.push(below(node.pointer, keyword));
    if (keyword === '$ref') collected.targets.add(target ?? '');
  }
};

/** Checks that a reference has a target of the right kind. References into other files were checked on loading. */
export const checkReference: Check = (node, context) => {
  const reference = member(node.value, '$ref');
  if (typeof reference === 'string')
    checkTarget({ reference, kind: node.kind, at: () => below(node.pointer, '$ref') }, context);
};

/** Checks the targets of a discriminator, which are references or names of schemas. */
export const checkMapping: Check = (node, context) => {
  if (member(node.value, 'discriminator') === undefined) return;
  const { document, diagnostics, collected } = context;
  const mapping = member(member(node.value, 'discriminator'), 'mapping');
  if (mapping !== undefined && !isObject(mapping)) {
    const expected = 'an object whose "mapping" is one too';
    diagnostics.report('keyword-invalid', below(node.pointer, 'discriminator', 'mapping'), 'discriminator', expected);
  }
  for (const { key, target, pointer: holderPointer } of mappedTargets(node.value, node.pointer)) {
    const pointer = below(holderPointer, key);
    if (typeof target !== 'string') {
      diagnostics.report('keyword-invalid', pointer, key, 'a reference, or the name of a schema');
      continue;
    }
    if (!isSchemaName(target) && pointerOf(target) === undefined) collected.unresolved.push(pointer);
    if (!isSchemaName(target))
      checkTarget({ reference: target, kind: 'schema', at: () => pointer, danglingCode: 'mapping-dangling' }, context);
    else if (at(document, below('/components/schemas', target)) === undefined)
      diagnostics.report('mapping-unknown', pointer, target, suggestReference(document, target, pointer));
  }
};

/** A reference and the kind of object that it has to refer to. */
interface TypedReference {
  readonly reference: string;
  readonly kind: ObjectKind;
  readonly at: () => Pointer;
  /** The code to report if the reference is dangling, where that does no harm. */
  readonly danglingCode?: 'mapping-dangling';
}

function checkTarget({ reference, kind, at, danglingCode }: TypedReference, context: CheckContext): void {
  const { document, diagnostics, resolve } = context;
  const target = resolve(reference);
  if (target === undefined) return;
  const { value, kind: found } = target;
  if (value === undefined) {
    const suggestion = suggestReference(document, reference, at());
    return diagnostics.report(danglingCode ?? 'reference-dangling', at(), reference, suggestion);
  }
  const fits =
    found === undefined ? isObject(value) || (kind === 'schema' && typeof value === 'boolean') : found === kind;
  if (fits) return;
  const code = isCompatible(value, found, kind) ? 'reference-kind-alike' : 'reference-kind';
  diagnostics.report(code, at(), reference, found ?? 'plain value', kind);
}

/**
 * Tests whether an object of one kind can be used as another. Request and response bodies are both a description with
 * content. A header is a parameter whose name is its key in the map.
 */
function isCompatible(value: Json, found: ResolvedReference['kind'], wanted: ObjectKind): boolean {
  if (wanted === 'header') return found === 'parameter' && member(value, 'in') === 'header';
  const areBodies =
    (wanted === 'response' && found === 'request-body') || (wanted === 'request-body' && found === 'response');
  return areBodies && isObject(member(value, 'content'));
}

/** A step from a value to another that applies to the same place in the data. */
interface Step {
  readonly at: Pointer;
  readonly to: Pointer;
  /** True if the step always applies, as with `$ref` and `allOf`; false for one of several alternatives. */
  readonly isRequired: boolean;
}

interface Frame {
  readonly pointer: Pointer;
  readonly steps: readonly Step[];
  next: number;
}

/**
 * Reports reference cycles that stay at the same place in the data: validation would never end. It is a warning if an
 * alternative is part of the cycle: real documents have base types that list their subtypes, each of which extends the
 * base type.
 */
export function checkReferenceCycles(context: CheckContext): void {
  const { components, targets } = context.collected;
  const done = new Set<Pointer>();
  for (const start of [...components, ...targets]) searchCycles(start, context, done);
}

/** Searches depth first, without recursion: a chain of references may be long. */
function searchCycles(start: Pointer, context: CheckContext, done: Set<Pointer>): void {
  if (done.has(start)) return;
  const path: Frame[] = [frameAt(start, context)];
  const open = new Map<Pointer, number>([[start, 0]]);
  for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
    const step = frame.steps[frame.next];
    frame.next += 1;
    if (step === undefined) {
      path.pop();
      open.delete(frame.pointer);
      done.add(frame.pointer);
      continue;
    }
    const since = open.get(step.to);
    if (since !== undefined) reportCycle(path.slice(since), context.diagnostics);
    else if (!done.has(step.to)) {
      open.set(step.to, path.length);
      path.push(frameAt(step.to, context));
    }
  }
}

function frameAt(pointer: Pointer, { document }: CheckContext): Frame {
  const value = at(document, pointer) ?? null;
  return { pointer, steps: stepsFrom(value, pointer, true), next: 0 };
}

/** Lists the steps from a value, including those from the composed schemas in it. */
function stepsFrom(value: Json, pointer: Pointer, isRequired: boolean): readonly Step[] {
  if (!isObject(value)) return [];
  const reference = member(value, '$ref');
  const to = typeof reference === 'string' ? pointerOf(reference) : undefined;
  const direct = to === undefined ? [] : [{ at: below(pointer, '$ref'), to, isRequired }];
  const composed = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const parts = member(value, keyword);
    if (!Array.isArray(parts)) return [];
    const isPartRequired = isRequired && keyword === 'allOf';
    return parts.flatMap((part: Json, index) => stepsFrom(part, below(pointer, keyword, index), isPartRequired));
  });
  return [...direct, ...composed];
}

function reportCycle(cycle: readonly Frame[], diagnostics: Reporter): void {
  const steps = cycle.flatMap((frame) => frame.steps[frame.next - 1] ?? []);
  const names = [...cycle, ...cycle.slice(0, 1)].map(({ pointer }) => tokens(pointer).at(-1) ?? '#');
  const first = steps[0];
  if (first === undefined) return;
  const code = steps.every(({ isRequired }) => isRequired) ? 'reference-cycle' : 'composition-cycle';
  diagnostics.report(code, first.at, names.join(' → '));
}
