import { catalogue, type DiagnosticCode, lenientOutcome } from '../diagnostics/catalogue.ts';
import type { Diagnostics, Reporter } from '../diagnostics/diagnostics.ts';
import type { Specification } from '../load/load.ts';
import { reportFaults } from './rules.ts';
import { createEditor, type Editor } from './repair/editor.ts';
import type { Fault } from './repair/fault.ts';
import { REPAIRS } from './repair/repairs.ts';
import { correctCase } from './repair/schemas.ts';
import { skipOperations } from './repair/skip-operations.ts';

/** Options of {@link acceptDocument}. */
export interface AcceptOptions {
  /**
   * Reject a document with any error. Without it, most errors are interpreted, or the operations that need the faulty
   * part are left out, with a warning each.
   *
   * @default false
   */
  readonly strict?: boolean | undefined;
  /**
   * Names of the products that the run generates: what they do not use of the document is reported.
   *
   * @default all that report something
   */
  readonly products?: readonly string[] | undefined;
}

/**
 * Decides whether a specification can be used, and makes it usable. An accepted document has passed the whole check: a
 * fault is repaired or removed, and the result is checked again.
 *
 * @returns the number of operations that were left out
 */
export function acceptDocument(
  specification: Specification,
  diagnostics: Diagnostics,
  { strict = false, products: names }: AcceptOptions = {},
): number {
  const products = names && new Set(names);
  const located = diagnostics.locatedBy(specification.locate);
  if (strict || !diagnostics.isTolerable) {
    reportFaults(specification, located, products);
    return 0;
  }
  const { isAccepted, errors, skipped, warnings } = repairDocument(specification, products);
  for (const { code, pointer, details } of errors) located.report(code, pointer, ...details);
  if (isAccepted) diagnostics.tolerate();
  for (const { code, pointer, details } of [...skipped, ...warnings]) located.report(code, pointer, ...details);
  return skipped.length;
}

/** The result of repairing a document. */
interface Repaired {
  readonly isAccepted: boolean;
  /** The errors that were repaired, or for which the document is rejected. */
  readonly errors: readonly Fault[];
  /** One warning for each operation that was left out. */
  readonly skipped: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Limit of rounds: a repair may reveal the next fault. */
const MAX_ROUNDS = 12;

/** The diagnostics of a repair, collected over its rounds. */
interface Progress {
  readonly tolerated: Map<string, Fault>;
  readonly skipped: Fault[];
  readonly warnings: Map<string, readonly Fault[]>;
}

function repairDocument(specification: Specification, products: ReadonlySet<string> | undefined): Repaired {
  const editor = createEditor(specification);
  const progress: Progress = { tolerated: new Map(), skipped: [], warnings: new Map() };
  for (let round = 1; ; round += 1) {
    const found = findFaults(specification, products);
    addWarnings(found.warnings, progress.warnings);
    const faults = found.errors.filter((fault) => !isTolerated(fault, progress.tolerated));
    const warnings = [...progress.warnings.values()].flat();
    if (faults.length === 0) {
      for (const fault of found.warnings) repair(fault, editor);
      editor.commit();
      return { isAccepted: true, errors: [...progress.tolerated.values()], skipped: progress.skipped, warnings };
    }
    const unrepaired = round < MAX_ROUNDS ? repairFaults(faults, { specification, editor, progress }) : faults;
    if (unrepaired.length > 0)
      return { isAccepted: false, errors: unrepaired.filter((fault) => !isReported(fault)), skipped: [], warnings };
  }
}

interface Round {
  readonly specification: Specification;
  readonly editor: Editor;
  readonly progress: Progress;
}

/**
 * Repairs what can be repaired. If nothing can, leaves out the operations that need the faulty parts.
 *
 * @returns the faults for which the document has to be rejected
 */
function repairFaults(
  faults: readonly Fault[],
  { specification, editor, progress: { tolerated, skipped } }: Round,
): readonly Fault[] {
  if (faults.some(({ code }) => lenientOutcome(code) === undefined)) return faults;
  // A value in the wrong case may explain other faults of its object. Those that remain are found in the next round.
  const corrected = faults.filter((fault) => correctCase(fault, editor));
  const repaired = corrected.length > 0 ? corrected : faults.filter((fault) => repair(fault, editor));
  editor.commit();
  if (repaired.length === 0) {
    const left = skipOperations(specification, faults);
    if (left === undefined) return faults;
    skipped.push(...left);
  }
  for (const fault of repaired.length === 0 ? faults : repaired) record(fault, tolerated);
  return [];
}

function repair(fault: Fault, editor: Editor): boolean {
  return REPAIRS[fault.code]?.(fault, editor) ?? false;
}

/** A fault that does no harm stays in the document and is reported again in each round. */
function isTolerated({ code, pointer, details }: Fault, tolerated: ReadonlyMap<string, Fault>): boolean {
  return HARMLESS.has(code) && tolerated.has(keyOf({ code, pointer, details }));
}

const HARMLESS: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'link-operation-unknown',
  'mapping-dangling',
  'mapping-unknown',
  'path-brace',
  'path-duplicate',
  'path-parameter-repeated',
]);

function record(fault: Fault, tolerated: Map<string, Fault>): void {
  if (isReported(fault)) return;
  const key = keyOf(fault);
  if (!tolerated.has(key)) tolerated.set(key, fault);
}

/** References that lead out of the document were reported when it was loaded. */
function isReported({ code, details }: Fault): boolean {
  return code === 'reference-dangling' && details.length === 0;
}

function keyOf({ code, pointer, details }: Fault): string {
  return JSON.stringify([code, pointer, details]);
}

/** Repairs may move list items, so warnings of later rounds are added only if they say something new. */
function addWarnings(found: readonly Fault[], warnings: Map<string, readonly Fault[]>): void {
  const added = new Map<string, Fault[]>();
  for (const fault of found) {
    const key = JSON.stringify([fault.code, fault.details]);
    if (!warnings.has(key)) added.set(key, [...(added.get(key) ?? []), fault]);
  }
  for (const [key, faults] of added) warnings.set(key, faults);
}

function findFaults(
  specification: Specification,
  products: ReadonlySet<string> | undefined,
): { readonly errors: readonly Fault[]; readonly warnings: readonly Fault[] } {
  const [errors, warnings]: [Fault[], Fault[]] = [[], []];
  const report: Reporter['report'] = (code, address, ...details) => {
    const pointer = typeof address === 'string' ? address : (address.pointer ?? '');
    (catalogue[code].severity === 'error' ? errors : warnings).push({ code, pointer, details });
  };
  const unresolved = reportFaults(specification, { report }, products);
  const dangling = unresolved.map((pointer) => ({ code: 'reference-dangling', pointer, details: [] }) as const);
  return { errors: [...errors, ...dangling], warnings };
}
