import { type Keep, unkept } from '../memory.ts';
import type { Problems } from '../problems.ts';
import { checkAnswerForms } from './check/check-answer-forms.ts';
import { checkContents } from './check/check-contents.ts';
import { checkCycles } from './check/check-cycles.ts';
import { checkRootDialect, checkSchemaDialect } from './check/check-dialect.ts';
import { checkEncoding } from './check/check-encoding.ts';
import { checkExamples } from './check/check-examples.ts';
import { checkExpressible } from './check/check-expressible.ts';
import { checkCompanions, checkLogins, checkPackage, checkResource, checkSelector } from './check/check-extensions.ts';
import { checkFormats } from './check/check-formats.ts';
import { checkKeywords } from './check/check-keywords.ts';
import { checkMediaTypes } from './check/check-media-types.ts';
import { checkNameLengths } from './check/check-names.ts';
import { checkLinks, checkOperationIds } from './check/check-operations.ts';
import { checkOwnServers } from './check/check-own-servers.ts';
import { checkHeaderNames, checkParameter, checkParameterList } from './check/check-parameters.ts';
import { checkPaths } from './check/check-paths.ts';
import { checkPatterns } from './check/check-patterns.ts';
import { checkMapping, checkReference } from './check/check-reference.ts';
import { checkSatisfiable } from './check/check-satisfiable.ts';
import { checkSecurity, checkSecurityScheme } from './check/check-security.ts';
import { checkServer } from './check/check-server.ts';
import { checkStructure } from './check/check-structure.ts';
import { checkTags } from './check/check-tags.ts';
import { checkValues } from './check/check-values.ts';
import { checkXml } from './check/check-xml.ts';
import type { Check, Context } from './check/context.ts';
import { type CheckedPart, type Checks, checkObjects, type SchemaCheck } from './check-objects.ts';
import type { Specification } from './specification.ts';

/** What is known of the parts of documents that were checked before. */
export interface CheckMemory {
  /** What was found in each. */
  readonly parts?: Keep<CheckedPart>;
  /** Those that the official schema accepts. */
  readonly right?: WeakSet<object>;
}

/**
 * Checks a specification and reports all that is wrong with it at once: against the official OpenAPI 3.1 schema, and by
 * the rules that no schema can state.
 */
export function checkDocument(
  specification: Specification,
  problems: Problems,
  { parts = unkept, right }: CheckMemory = {},
): void {
  const { document, locate } = specification;
  const located = problems.locatedBy(locate);
  const context: Context = { document, problems: located, locate };
  checkStructure(document, located, right);
  const found = checkObjects(context, { byKind: checksByKind(), ofSchemas: schemaChecks() }, parts);
  checkCycles(document, [...found.components, ...found.named], located);
  checkPaths(context);
  checkOperationIds(found.operations, context);
  checkLinks(found.links, found.operations, context);
  checkLogins(found.operations, context);
  checkFormats(found.schemas, context);
  checkXml(found.schemas, context);
}

function schemaChecks(): readonly SchemaCheck[] {
  const about = (check: Check, ...keywords: readonly string[]): SchemaCheck => ({ check, keywords: new Set(keywords) });
  return [
    about(checkReference, '$ref'),
    about(checkMapping, 'discriminator'),
    { check: checkKeywords },
    about(checkPatterns, 'pattern', 'patternProperties'),
    about(checkSchemaDialect, '$schema'),
    about(checkValues, 'const', 'default', 'example', 'enum', 'examples'),
    about(checkSatisfiable, 'required', 'allOf', 'minimum', 'minLength', 'minItems', 'minProperties', 'minContains'),
    { check: checkExpressible },
    { check: checkNameLengths },
  ];
}

/** The checks of each kind of object but schemas, in the order in which they report. */
function checksByKind(): Checks['byKind'] {
  return {
    document: [checkRootDialect, checkSecurity, checkTags, checkPackage, checkCompanions],
    info: [],
    text: [],
    server: [checkServer],
    tag: [],
    components: [checkNameLengths],
    paths: [checkNameLengths],
    'path-item': [checkReference, checkParameterList, checkOwnServers],
    operation: [checkParameterList, checkSecurity, checkOwnServers, checkAnswerForms, checkResource],
    parameter: [checkReference, checkParameter, checkMediaTypes, checkExamples],
    'request-body': [checkReference, checkMediaTypes, checkContents],
    'media-type': [checkEncoding, checkExamples],
    encoding: [checkHeaderNames],
    responses: [],
    response: [checkReference, checkHeaderNames, checkMediaTypes, checkContents],
    header: [checkReference, checkMediaTypes, checkExamples],
    callback: [checkReference],
    example: [checkReference],
    link: [checkReference],
    'security-scheme': [checkReference, checkSecurityScheme, checkSelector],
  };
}
