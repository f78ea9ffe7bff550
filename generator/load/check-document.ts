import type { Problems } from '../problems.ts';
import { checkAnswerForms } from './check/check-answer-forms.ts';
import { checkClosed } from './check/check-closed.ts';
import { checkContents } from './check/check-contents.ts';
import { checkCycles } from './check/check-cycles.ts';
import { checkDiscriminator } from './check/check-discriminator.ts';
import { checkRootDialect, checkSchemaDialect } from './check/check-dialect.ts';
import { checkEncoding } from './check/check-encoding.ts';
import { checkExamples } from './check/check-examples.ts';
import { checkExpressible, inexpressible } from './check/check-expressible.ts';
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
import { checkBounds, checkForbidden, checkParts } from './check/check-satisfiable.ts';
import { checkSecurity, checkSecurityScheme } from './check/check-security.ts';
import { checkServer } from './check/check-server.ts';
import { checkStructure } from './check/check-structure.ts';
import { checkTags } from './check/check-tags.ts';
import { checkValues } from './check/check-values.ts';
import { checkXml } from './check/check-xml.ts';
import { type Check, contextOf } from './check/context.ts';
import { noteFormat, noteLink, noteOperation, noteXml } from './check/found.ts';
import { type Checks, checkObjects } from './check-objects.ts';
import { about, type Concern } from './concerns.ts';
import type { Specification } from './specification.ts';

const reference = about(checkReference, '$ref');
const examples = about(checkExamples, 'example', 'examples');
const mediaTypes = about(checkMediaTypes, 'content');
const contents = about(checkContents, 'content');
const parameters = about(checkParameterList, 'parameters');
const servers = about(checkOwnServers, 'servers');
const security = about(checkSecurity, 'security');

const ofSchemas: readonly Concern<Check>[] = [
  reference,
  about(noteFormat, 'format'),
  about(noteXml, 'xml'),
  about(checkMapping, 'discriminator'),
  about(checkDiscriminator, 'discriminator'),
  about(checkKeywords),
  about(checkPatterns, 'pattern', 'patternProperties'),
  about(checkSchemaDialect, '$schema'),
  about(checkValues, 'const', 'default', 'example', 'enum', 'examples'),
  about(checkBounds, 'minimum', 'minLength', 'minItems', 'minProperties', 'minContains'),
  about(checkForbidden, 'required'),
  about(checkParts, 'allOf'),
  about(checkClosed, 'additionalProperties'),
  about(checkExpressible, ...inexpressible),
  about(checkNameLengths),
];

/** The checks of each kind of object, in the order in which they report, and the members that each is about. */
const checks: Checks = {
  document: [
    about(checkRootDialect, 'jsonSchemaDialect'),
    security,
    about(checkTags, 'tags'),
    about(checkPackage, 'x-package'),
    about(checkCompanions, 'x-companions'),
  ],
  info: [],
  text: [],
  server: [about(checkServer, 'url')],
  tag: [],
  components: [about(checkNameLengths)],
  paths: [about(checkNameLengths)],
  'path-item': [reference, parameters, servers],
  operation: [
    about(noteOperation),
    parameters,
    security,
    servers,
    about(checkAnswerForms, 'responses'),
    about(checkResource, 'x-resource'),
  ],
  parameter: [reference, about(checkParameter, 'name'), mediaTypes, examples],
  'request-body': [reference, mediaTypes, contents],
  'media-type': [about(checkEncoding, 'encoding'), examples],
  encoding: [about(checkHeaderNames, 'headers')],
  responses: [],
  response: [reference, about(checkHeaderNames, 'headers'), mediaTypes, contents],
  header: [reference, mediaTypes, examples],
  callback: [reference],
  example: [reference],
  link: [reference, about(noteLink)],
  'security-scheme': [reference, about(checkSecurityScheme, 'type'), about(checkSelector, 'x-selector')],
  schema: ofSchemas,
};

/**
 * Checks a specification and reports all that is wrong with it at once: against the official OpenAPI 3.1 schema, and by
 * the rules that no schema can state.
 */
export function checkDocument({ document, locate }: Specification, problems: Problems): void {
  const located = problems.locatedBy(locate);
  const context = contextOf(document, located, locate);
  checkStructure(document, located);
  const found = checkObjects(context, checks);
  checkCycles([...found.components, ...found.named], context);
  checkPaths(context);
  checkOperationIds(found.operations, context);
  checkLinks(found.links, found.operations, context);
  checkLogins(found.operations, context);
  checkFormats(found.formats, context);
  checkXml(found.xml, context);
}
