import type { JsonObject } from '../model/json.ts';
import type { Diagnostics, Reporter } from '../diagnostics/diagnostics.ts';
import { type Node, rule, selectRulesByKind, visitDocument } from '../load/visitor.ts';
import type { Specification } from '../load/load.ts';
import { createContext } from './context.ts';
import { checkLogins } from './extensions.ts';
import { checkLinks, checkOperationIds } from './operations.ts';
import { checkPaths } from './paths.ts';
import { checkReferenceCycles, collectTarget } from './references.ts';
import { RULES } from './rules.ts';
import { checkFormats, checkXml } from './schema-keywords.ts';
import { checkStructure } from './structure.ts';

/**
 * Checks a specification against the official schema of OpenAPI 3.1 and the rules that no schema can express. Reports
 * all faults at once.
 */
export function checkDocument(specification: Specification, diagnostics: Diagnostics): void {
  reportFaults(specification, diagnostics.locatedBy(specification.locate));
}

/** Reports all faults of a specification with their pointers into its document. */
export function reportFaults({ document, locate }: Specification, diagnostics: Reporter): void {
  const context = createContext(document, diagnostics, locate);
  checkStructure(document, diagnostics);
  visitObjects(document, context);
  checkReferenceCycles(context);
  checkPaths(context);
  checkOperationIds(context);
  checkLinks(context);
  checkLogins(context);
  checkFormats(context);
  checkXml(context);
}

/** Runs the rules of each object, and collects what the checks of the whole document need. */
function visitObjects(document: JsonObject, context: ReturnType<typeof createContext>): void {
  const checksFor = selectRulesByKind((kind) => [rule(collectTarget, '$ref'), ...RULES[kind]]);
  visitDocument(document, (node: Node) => {
    if (node.parent?.kind === 'components') context.collected.components.push(node.pointer);
    for (const check of checksFor(node)) check(node, context);
    return true;
  });
}
