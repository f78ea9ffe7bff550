import type { JsonObject, Pointer } from '../model/json.ts';
import type { Diagnostics, Reporter } from '../diagnostics/diagnostics.ts';
import { type Node, rule, selectRulesByKind, visitDocument, type Rule } from '../load/visitor.ts';
import type { ObjectKind } from '../load/object-types.ts';
import type { Specification } from '../load/load.ts';
import { accountingRules, checkConstraints } from './accounting.ts';
import { createContext, type Check, type CheckContext } from './context.ts';
import {
  checkLogins,
  checkCompanions,
  checkPackage,
  checkResource,
  checkSelector,
  checkStructure,
} from './structure.ts';
import {
  checkLinks,
  checkOperationIds,
  checkScopes,
  checkSecurity,
  checkSecurityScheme,
  checkTags,
  collectLink,
  collectOperation,
  checkEncoding,
  checkMediaTypes,
  checkResponseFormats,
  checkSchemalessContent,
  checkHeaderNames,
  checkParameter,
  checkParameterList,
} from './operations.ts';
import { checkAmbiguousPaths, checkPaths, checkServer, checkServerOverride } from './paths.ts';
import { checkReferenceCycles, collectTarget, checkMapping, checkReference } from './references.ts';
import {
  checkFormats,
  checkXml,
  checkExpressible,
  checkKeywords,
  checkPatterns,
  checkRootDialect,
  checkSchemaDialect,
  collectFormat,
  collectXml,
  INEXPRESSIBLE_KEYWORDS,
} from './schema-keywords.ts';
import {
  checkBounds,
  checkClosedSchema,
  checkComposition,
  checkDiscriminator,
  checkForbiddenProperty,
  checkRequiredNames,
  checkExamples,
  checkSchemaValues,
} from './schema-values.ts';

/**
 * Checks a specification against the official schema of OpenAPI 3.1 and the rules that no schema can express. Reports
 * all faults at once.
 */
export function checkDocument(specification: Specification, diagnostics: Diagnostics): void {
  reportFaults(specification, diagnostics.locatedBy(specification.locate));
}

/**
 * Reports all faults of a specification with their pointers into its document.
 *
 * @param products - names of the products that the run generates
 * @returns the pointers of references that could not be resolved when the document was loaded, which has reported them
 */
export function reportFaults(
  { document, locate }: Specification,
  diagnostics: Reporter,
  products: ReadonlySet<string> = ALL_PRODUCTS,
): readonly Pointer[] {
  const context = createContext(document, diagnostics, locate);
  checkStructure(document, diagnostics);
  visitObjects(document, context, products);
  checkReferenceCycles(context);
  checkPaths(context);
  if (products.has('mock')) checkAmbiguousPaths(context);
  checkOperationIds(context);
  checkLinks(context);
  checkScopes(context);
  checkLogins(context);
  checkFormats(context);
  checkXml(context);
  checkConstraints(context);
  return context.collected.unresolved;
}

/** The products that decide what is reported, of a check for no particular run. */
const ALL_PRODUCTS: ReadonlySet<string> = new Set(['sdk', 'validators', 'mock']);

/** Runs the rules of each object, and collects what the checks of the whole document need. */
function visitObjects(document: JsonObject, context: CheckContext, products: ReadonlySet<string>): void {
  const target = rule<Check>(collectTarget, '$ref', '$dynamicRef');
  const checksFor = selectRulesByKind((kind) => [target, ...(RULES[kind] ?? []), ...accountingRules(kind, products)]);
  visitDocument(document, (node: Node) => {
    if (node.parent?.kind === 'components') context.collected.components.push(node.pointer);
    for (const check of checksFor(node)) check(node, context);
    return true;
  });
}

const reference = rule(checkReference, '$ref');
const examples = rule(checkExamples, 'example', 'examples');
const mediaTypes = rule(checkMediaTypes, 'content');
const content = rule(checkSchemalessContent, 'content');
const parameters = rule(checkParameterList, 'parameters');
const servers = rule(checkServerOverride, 'servers');
const security = rule(checkSecurity, 'security');

const SCHEMA_RULES: readonly Rule<Check>[] = [
  reference,
  rule(collectFormat, 'format'),
  rule(collectXml, 'xml'),
  rule(checkMapping, 'discriminator'),
  rule(checkDiscriminator, 'discriminator'),
  rule(checkKeywords),
  rule(checkPatterns, 'pattern', 'patternProperties'),
  rule(checkSchemaDialect, '$schema'),
  rule(checkSchemaValues, 'const', 'default', 'example', 'enum', 'examples'),
  rule(checkBounds, 'minimum', 'minLength', 'minItems', 'minProperties', 'minContains'),
  rule(checkForbiddenProperty, 'required'),
  rule(checkRequiredNames, 'required'),
  rule(checkComposition, 'allOf'),
  rule(checkClosedSchema, 'additionalProperties'),
  rule(checkExpressible, ...INEXPRESSIBLE_KEYWORDS),
];

/** The rules of each kind of object, in the order in which they report. To add a check, write it and list it here. */
const RULES: Readonly<Partial<Record<ObjectKind, readonly Rule<Check>[]>>> = {
  document: [
    rule(checkRootDialect, 'jsonSchemaDialect'),
    security,
    rule(checkTags, 'tags'),
    rule(checkPackage, 'x-package'),
    rule(checkCompanions, 'x-companions'),
  ],
  server: [rule(checkServer, 'url')],
  'path-item': [reference, parameters, servers],
  operation: [
    rule(collectOperation),
    parameters,
    security,
    servers,
    rule(checkResponseFormats, 'responses'),
    rule(checkResource, 'x-resource'),
  ],
  parameter: [reference, rule(checkParameter, 'name'), mediaTypes, examples],
  'request-body': [reference, mediaTypes, content],
  'media-type': [rule(checkEncoding, 'encoding'), examples],
  encoding: [rule(checkHeaderNames, 'headers')],
  response: [reference, rule(checkHeaderNames, 'headers'), mediaTypes, content],
  header: [reference, mediaTypes, examples],
  callback: [reference],
  example: [reference],
  link: [reference, rule(collectLink)],
  'security-scheme': [reference, rule(checkSecurityScheme, 'type'), rule(checkSelector, 'x-selector')],
  schema: SCHEMA_RULES,
};
