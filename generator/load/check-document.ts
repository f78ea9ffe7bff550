import { isObject, member } from '../model/json.ts';
import { type Pointer, pointerOf } from '../model/pointer.ts';
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
import { xmlCheck } from './check/check-xml.ts';
import type { Check, Context, ObjectNode, Standing } from './check/context.ts';
import type { Kind } from './grammar.ts';
import type { Specification } from './specification.ts';
import { type Node, walk } from './walk.ts';

/**
 * Checks a specification and reports all that is wrong with it at once: against the official OpenAPI 3.1 schema, and by
 * the rules that no schema can state.
 */
export function checkDocument(specification: Specification, problems: Problems): void {
  const { document, locate } = specification;
  const located = problems.locatedBy(locate);
  const context: Context = { document, problems: located, locate };
  checkStructure(document, located);
  const found = checkObjects(context);
  checkCycles(document, found.referenced, located);
  checkPaths(context);
  checkOperationIds(found.operations, context);
  checkLinks(found.links, found.operations, context);
  checkLogins(found.operations, context);
  checkFormats(found.schemas, context);
}

/** What one walk through the document gathers for the checks of the whole. */
interface Found {
  /** Operations that can be called: those of paths, webhooks and callbacks, not of components that nobody uses. */
  readonly operations: readonly Standing[];
  readonly links: readonly Standing[];
  readonly schemas: readonly Standing[];
  /** What references name, components first, in document order. */
  readonly referenced: readonly Pointer[];
}

function checkObjects(context: Context): Found {
  const found: Gathered = { operations: [], links: [], schemas: [], components: [] };
  const named = new Set<Pointer>();
  const [checks, schemas] = [checksByKind(), schemaChecks()];
  walk({ kind: 'document', holds: 'one', value: context.document, pointer: '' }, (node) => {
    if (!isObjectNode(node)) return false;
    gather(node, found);
    const reference = member(node.value, '$ref');
    if (typeof reference === 'string') named.add(pointerOf(reference) ?? '');
    if (node.kind === 'schema') checkSchema(node, schemas, context);
    else for (const check of checks[node.kind]) check(node, context);
    return true;
  });
  return { ...found, referenced: [...found.components, ...named] };
}

interface Gathered {
  readonly operations: Standing[];
  readonly links: Standing[];
  readonly schemas: Standing[];
  readonly components: Pointer[];
}

function gather(node: ObjectNode, { operations, links, schemas, components }: Gathered): void {
  if (node.kind === 'operation' && !node.pointer.startsWith('/components/pathItems/')) operations.push(node);
  if (node.kind === 'link') links.push(node);
  if (node.kind === 'schema') schemas.push(node);
  if (node.holder?.kind === 'components') components.push(node.pointer);
}

function isObjectNode(node: Node): node is ObjectNode {
  return isObject(node.value);
}

/** A check of schemas, and the keywords that give it something to say; without them it looks at every schema. */
interface SchemaCheck {
  readonly check: Check;
  readonly keywords?: ReadonlySet<string>;
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
    about(xmlCheck(), 'xml'),
  ];
}

/** Most schemas have two keywords or three, and there are many of them: only what concerns them is asked. */
function checkSchema(schema: ObjectNode, checks: readonly SchemaCheck[], context: Context): void {
  const written = Object.keys(schema.value);
  for (const { check, keywords } of checks) {
    if (keywords === undefined || written.some((keyword) => keywords.has(keyword))) check(schema, context);
  }
}

/** The checks of each kind of object but schemas, in the order in which they report. */
function checksByKind(): Readonly<Record<Exclude<Kind, 'schema'>, readonly Check[]>> {
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
